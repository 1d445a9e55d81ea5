/// Events in the log: JSON both ways. Stored events are read for ever.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "rules/portable/battle.hpp"
#include "rules/portable/model.hpp"

namespace reisswitz::portable {

/// {"event":"moved","unit":"a",…}: the members that its kind fills, by name.
nlohmann::json to_json(const Battle& battle, const Event& event);

/// An event of a log, complete.
/// @throws describe::Fault with the place
Event event_from_json(const Battle& battle, const nlohmann::json& json);

/// An event as a seat was told it (witness): in the fog without what it may not know. Not for `evolve`.
/// @throws describe::Fault with the place
Event told_event_from_json(const Battle& battle, const nlohmann::json& json);

/// One event as a sentence for people; empty for what is not worth telling.
std::string tell(const Battle& battle, const Event& event);

}  // namespace reisswitz::portable
