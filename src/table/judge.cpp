#include "table/judge.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "describe/fault.hpp"
#include "dice/physical_dice.hpp"

namespace reisswitz::table {

namespace {

/// A value in a message: cut to what a line holds.
std::string shortened(const json& value) {
    constexpr std::size_t longest = 200;
    std::string text = canonical(value);
    if (text.size() > longest) {
        text.resize(longest);
        while (!is_utf8(text)) text.pop_back();
        text += "…";
    }
    return text;
}

/// The place where two values part.
std::string place_of_difference(const json& found, const json& expected, const std::string& place) {
    if (found.is_object() && expected.is_object()) {
        for (const auto& [key, value] : expected.items()) {
            const auto other = found.find(key);
            if (other == found.end()) return place + describe::pointer_step(key);
            if (*other != value) return place_of_difference(*other, value, place + describe::pointer_step(key));
        }
        for (const auto& [key, value] : found.items())
            if (!expected.contains(key)) return place + describe::pointer_step(key);
    }
    if (found.is_array() && expected.is_array())
        for (std::size_t i = 0; i < std::max(found.size(), expected.size()); ++i) {
            const std::string at = fmt::format("{}/{}", place, i);
            if (i >= found.size() || i >= expected.size()) return at;
            if (found[i] != expected[i]) return place_of_difference(found[i], expected[i], at);
        }
    return place;
}

const json* at_pointer(const json& value, const std::string& pointer) {
    const json::json_pointer at{pointer};
    return value.contains(at) ? &value.at(at) : nullptr;
}

Difference plain(const std::string& field, const json& found, const std::string& expected) {
    return {field, 0, shortened(found), expected};
}

template <class Dice>
std::optional<Difference> judge_decision(const Position& before, const Entry& entry, Dice&& dice) {
    const auto dues = before.due(entry.seat);
    const bool is_choice = !dues.empty() && dues.front().kind == Due::Kind::choice;
    if (dues.empty()) return plain("/seat", entry.seat, "a seat that owed something");
    if (is_choice != (entry.kind == Kind::choice))
        return plain("/kind", word(entry.kind), is_choice ? "choice" : "order");
    const json& order = entry.body.at("order");
    json expected;
    try {
        const auto decided = before.game().decide(entry.seat, order, dice);
        if (!decided) return plain("/body/order", order, "an order that the rules allow: " + decided.error().message);
        const Decision& decision = *decided;
        const json found_dice = entry.body.value("dice", json::array());
        if (auto difference = find_difference(order, decision.order, "/body/order")) return difference;
        if (auto difference = find_difference(found_dice, dice_json(dice.thrown()), "/body/dice")) return difference;
        if (auto difference = find_difference(entry.events, decision.events, "/events")) return difference;
        if (auto difference = find_difference(entry.ruling, decision.ruling, "/ruling")) return difference;
        if (auto difference = find_difference(entry.text("notation"), decision.notation, "/body/notation"))
            return difference;
        return find_difference(entry.text("text"), decision.text, "/body/text");
    } catch (const dice::DiceWanted& wanted) {
        const std::size_t there = dice.thrown().size();
        return plain(fmt::format("/body/dice/{}", there), nullptr,
                     fmt::format("a die more, {}", wanted.thrown_for.label.id));
    } catch (const dice::BadFace& bad) {
        return plain(fmt::format("/body/dice/{}", bad.position), bad.face,
                     fmt::format("a face of a die with {} faces", bad.die.sides));
    } catch (const describe::Fault& fault) {
        return plain("/body/order" + fault.path, order, std::string{"an order: "} + fault.what());
    } catch (const json::exception&) {
        return plain("/body/order", order, "an order of these rules");
    }
}

}  // namespace

std::optional<Difference> find_difference(const json& found, const json& expected, const std::string& field) {
    if (found == expected) return std::nullopt;
    const std::string found_text = canonical(found);
    const std::string expected_text = canonical(expected);
    const auto parting =
        std::mismatch(found_text.begin(), found_text.end(), expected_text.begin(), expected_text.end());
    const std::string below = place_of_difference(found, expected, "");
    const json* there = at_pointer(found, below);
    const json* here = at_pointer(expected, below);
    return Difference{field + below, static_cast<std::size_t>(parting.first - found_text.begin()),
                      there ? shortened(*there) : "nothing", here ? shortened(*here) : "nothing"};
}

bool is_of_our_version(const Position& before, const Entry& entry) {
    return !entry.is_decision() || entry.text("version") == before.game().rules_version();
}

std::optional<Difference> judge(const Position& head, const Position& before, const Entry& entry,
                                const std::optional<dice::Seed>& seed, const json& header) {
    if (entry.is_decision()) {
        if (!is_of_our_version(before, entry)) return std::nullopt;
        if (seed && !before.is_physical()) return judge_decision(before, entry, dice::SeededDice{before.mixed(*seed)});
        return judge_decision(before, entry, dice::RecordedDice{faces_of(dice_of(entry))});
    }
    if (entry.kind == Kind::start)
        return find_difference(entry.body.value("seats", json{}), before.game().seats(), "/body/seats");
    if (entry.kind == Kind::undo && !entry.flag("free") && entry.seat != "umpire") {
        const auto& request = head.request();
        if (!request || request->seat != entry.seat || request->to != entry.parent || !head.all_agreed())
            return plain("/kind", "undo", "the consent of the other side before it");
    }
    if (entry.kind == Kind::end) {
        const auto ending = before.find_ending();
        if (!ending) return plain("/kind", "end", "a battle that is not over goes on");
        if (auto difference = find_difference(entry.text("winner"), ending->winner, "/body/winner")) return difference;
        if (auto difference = find_difference(entry.text("reason"), ending->reason, "/body/reason")) return difference;
        if (before.is_physical()) return std::nullopt;
        dice::Seed revealed;
        if (!dice::Seed::parse(entry.text("seed"), revealed))
            return plain("/body/seed", entry.body.value("seed", json{}), "the seed");
        return find_difference(revealed.commitment(), header.value("commitment", json{}), "/body/seed");
    }
    return std::nullopt;
}

std::optional<Difference> judge_undo(const LogStore& store, const std::string& id, const Position& head,
                                     const Entry& undo) {
    if (undo.kind != Kind::undo || undo.seat == "umpire") return std::nullopt;
    std::int64_t number = head.entry();
    while (number > undo.parent) {
        const Entry dropped = read_entry(store.entry(id, number));
        if (undo.flag("free") && !dice_of(dropped).empty())
            return plain("/body/free", true, fmt::format("consent, since dice were thrown in entry {}", number));
        number = dropped.parent;
    }
    if (number != undo.parent) return plain("/parent", undo.parent, "an entry of the branch that was played on");
    return std::nullopt;
}

}  // namespace reisswitz::table
