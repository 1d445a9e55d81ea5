#include "table/verify.hpp"

#include <fmt/format.h>

#include "describe/fault.hpp"
#include "describe/parse.hpp"
#include "table/walk.hpp"

namespace reisswitz::table {

namespace {

void count_dice(const Position& after, const Entry& entry, Verification& found) {
    for (const LoggedDie& die : dice_of(entry)) {
        const DieName name = after.game().name_die(die.label, die.who);
        const std::string& seat = name.seat.empty() ? entry.seat : name.seat;
        found.faces.try_emplace({seat, die.sides}, die.sides).first->second.add(die.face);
        ++found.dice;
        if (found.seed_is_known && !after.is_physical()) ++found.recomputed;
    }
}

}  // namespace

Verification verify(const LogStore& store, const MakeGame& make, const std::string& id) {
    Verification found;
    const json header = describe::parse_json(store.record(id).header, longest_entry_text);
    {
        const Position start = start_of(store, make, id);
        found.our_version = start.game().rules_version();
        found.seed_is_known = !start.is_physical();
    }
    std::optional<dice::Seed> seed;
    if (found.seed_is_known) {
        dice::Seed secret;
        found.seed_is_known = dice::Seed::parse(store.secret(id), secret);
        if (found.seed_is_known) seed = secret;
    }
    const auto differs = [&](std::int64_t entry, Difference difference) {
        found.differs_at = entry;
        found.difference = std::move(difference);
        return found;
    };
    if (seed)
        if (auto difference =
                find_difference(header.value("commitment", json{}), seed->commitment(), "/header/commitment"))
            return differs(1, *difference);

    Walk walk{store, make, id};
    for (std::int64_t next = 1;; ++next) {
        try {
            if (!walk.read()) return found;
            const Entry& entry = walk.entry();
            if (auto difference = judge(walk.head(), walk.before(), entry, seed, header))
                return differs(next, *difference);
            if (auto difference = judge_undo(store, id, walk.head(), entry)) return differs(next, *difference);
            walk.fold();
        } catch (const StateDiffers& state) {
            auto difference = find_difference(hex_of(state.expected), hex_of(state.found), "/hash_after");
            return differs(next, *difference);
        } catch (const describe::Fault& fault) {
            return differs(next, {fault.path, 0, fault.what(), "an entry that can stand here"});
        }
        ++found.entries;
        count_dice(walk.after(), walk.entry(), found);
        if (walk.entry().kind == Kind::correction) ++found.corrections;
        if (!is_of_our_version(walk.before(), walk.entry())) {
            if (found.of_other_version++ == 0) found.other_version = walk.entry().text("version");
        }
    }
}

std::string Verification::text() const {
    std::string told;
    if (difference)
        told = fmt::format(
            "Entry {} differs at {}, byte {}:\n  found    {}\n  expected {}\n{} entries before it are sound.\n",
            differs_at, difference->field.empty() ? "its whole" : difference->field, difference->byte,
            difference->found, difference->expected, entries);
    else
        told = fmt::format("Sound: {} entries, {} dice, every state as the log has it.\n", entries, dice);
    if (recomputed > 0)
        told += fmt::format("{} dice were worked out anew from the seed, which is the one committed to.\n", recomputed);
    else if (dice > 0)
        told += "The dice were thrown by hand or their seed is not here: they were taken as the log has them.\n";
    if (corrections > 0) told += fmt::format("{} corrections by the umpire were taken as they are.\n", corrections);
    if (of_other_version > 0)
        told += fmt::format(
            "{} entries were written by rules version {}, this is {}: their states were compared; their dice and "
            "decisions are "
            "judged again only by the same version.\n",
            of_other_version, other_version, our_version);
    for (const auto& [whose, counts] : faces) {
        told += fmt::format("{}, d{}: {} dice, faces", whose.first, whose.second, counts.thrown());
        for (const std::int64_t count : counts.counts) told += fmt::format(" {}", count);
        const auto chi = counts.chi_square();
        told += fmt::format("; chi-square {} ({}), {} degrees of freedom\n", decimal(chi, 2), dice::to_text(chi),
                            counts.sides - 1);
    }
    return told;
}

json Verification::to_json() const {
    json told{{"sound", is_sound()},           {"entries", entries},         {"dice", dice},
              {"dice_recomputed", recomputed}, {"corrections", corrections}, {"rules_version", our_version}};
    if (difference)
        told["differs"] = {{"entry", differs_at},
                           {"field", difference->field},
                           {"byte", difference->byte},
                           {"found", difference->found},
                           {"expected", difference->expected}};
    if (of_other_version > 0) told["other_version"] = {{"version", other_version}, {"entries", of_other_version}};
    told["faces"] = json::array();
    for (const auto& [whose, counts] : faces) {
        const auto chi = counts.chi_square();
        told["faces"].push_back({{"seat", whose.first},
                                 {"die", whose.second},
                                 {"counts", counts.counts},
                                 {"chi_square", dice::to_text(chi)},
                                 {"chi_square_decimal", decimal(chi, 4)}});
    }
    return told;
}

}  // namespace reisswitz::table
