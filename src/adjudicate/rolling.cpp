#include "adjudicate/rolling.hpp"

namespace reisswitz::adjudicate {

std::string name_of_throw(const dice::Throw& what, const ruling::Book& book, const ruling::Names& names) {
    return ruling::fill_in(book.label(what.label.id), {.unit = what.who, .side = what.who}, names);
}

nlohmann::json to_json(const Rolling& rolling) {
    auto dice = nlohmann::json::array();
    for (const dice::Thrown& thrown : rolling.dice)
        dice.push_back({{"label", thrown.what.label.id},
                        {"what", name_of_throw(thrown.what, *rolling.book, rolling.names)},
                        {"sides", thrown.die.sides},
                        {"face", thrown.face}});
    return {{"result", rolling.result},
            {"ruling", ruling::to_json(rolling.ruling, *rolling.book, rolling.names)},
            {"dice", std::move(dice)}};
}

std::string to_text(const Rolling& rolling) {
    std::string text = ruling::to_text(rolling.ruling, *rolling.book, rolling.names);
    if (!text.empty()) text += '\n';
    return text + "result: " + rolling.result.dump();
}

}  // namespace reisswitz::adjudicate
