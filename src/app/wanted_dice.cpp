#include "app/wanted_dice.hpp"

#include <fmt/format.h>

namespace reisswitz::app {

std::string wanted_dice_lines(const table::Table& table, const std::string& reader, Characters characters) {
    const auto wanted = table.dice_wanted();
    if (!wanted || (reader != table::umpire && reader != wanted->seat)) return "";
    return fmt::format("{} throws {}d{}: {}\n  reisswitz order {} {} --dice \"…\"\n", wanted->seat, wanted->count,
                       wanted->sides, printable(wanted->text, characters), printable(table.id(), characters),
                       wanted->seat);
}

}  // namespace reisswitz::app
