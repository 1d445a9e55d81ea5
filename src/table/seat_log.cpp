#include "table/seat_log.hpp"

#include <algorithm>

#include "describe/parse.hpp"

namespace reisswitz::table {

std::int64_t SeatTeller::last_on_board(std::int64_t entry) const {
    std::int64_t message = 0;
    for (const OnBoard& told : on_board_)
        if (told.entry <= entry) message = told.message;
    return message;
}

std::optional<json> SeatTeller::tell(const Position& before, const Position& after, const Entry& entry) {
    std::optional<json> message;
    switch (entry.kind) {
        case Kind::order:
        case Kind::choice:
        case Kind::correction:
            message = decision(before, after, entry);
            break;
        case Kind::undo:
            message = undo(after, entry);
            break;
        default:
            message = about_table(after, entry);
            break;
    }
    if (message) (*message)["n"] = ++sent_;
    return message;
}

std::optional<json> SeatTeller::decision(const Position& before, const Position& after, const Entry& entry) {
    if (entry.flag("kept") && !kept_.empty()) {
        if (kept_.front() > 0) on_board_.push_back({entry.number, kept_.front()});
        kept_.erase(kept_.begin());
        return std::nullopt;
    }
    const Decision whole{entry.body.value("order", json{}), entry.text("notation"), entry.events, entry.ruling,
                         entry.text("text")};
    const bool is_own = entry.seat == seat_;
    auto seen = after.game().witness(before.game(), whole, seat_);
    if (!seen && is_own) seen = Decision{whole.order, whole.notation, json::array(), nullptr, ""};
    if (!seen) return std::nullopt;
    json message{{"turn", after.game().turn()}, {"events", seen->events}, {"text", seen->text}};
    message["kind"] = entry.kind == Kind::correction ? "correction" : "decision";
    if (!seen->ruling.is_null()) message["ruling"] = seen->ruling;
    if (entry.kind == Kind::correction)
        message["reason"] = entry.text("reason");
    else if (!seen->order.is_null()) {
        message["seat"] = entry.seat;
        message["order"] = seen->order;
        message["notation"] = seen->notation;
    }
    if (is_own && entry.body.contains("by")) message["by"] = entry.text("by");
    on_board_.push_back({entry.number, sent_ + 1});
    return message;
}

std::optional<json> SeatTeller::undo(const Position& after, const Entry& entry) {
    std::vector<OnBoard> dropped;
    while (!on_board_.empty() && on_board_.back().entry > entry.parent) {
        dropped.push_back(on_board_.back());
        on_board_.pop_back();
    }
    kept_.clear();
    const json keeps = entry.body.value("keeps", json::array());
    for (const json& number : keeps) {
        const auto told =
            std::find_if(dropped.begin(), dropped.end(), [&](const OnBoard& one) { return json(one.entry) == number; });
        kept_.push_back(told == dropped.end() ? 0 : told->message);
        if (told != dropped.end()) dropped.erase(told);
    }
    if (dropped.empty() && entry.seat != seat_) return std::nullopt;
    kept_.clear();  // it is shown them anew
    return json{{"kind", "undo"},
                {"seat", entry.seat},
                {"back_to", last_on_board(entry.parent)},
                {"view", after.game().view(seat_)}};
}

std::optional<json> SeatTeller::about_table(const Position& after, const Entry& entry) {
    const bool is_own = entry.seat == seat_ || seat_ == "umpire";
    json message{{"kind", word(entry.kind)}};
    switch (entry.kind) {
        case Kind::start:
            message.update(
                {{"rules", entry.text("rules")}, {"seats", after.game().seats()}, {"view", after.game().view(seat_)}});
            for (const char* key : {"dice", "commitment", "nonces"})
                if (header_.contains(key)) message[key] = header_.at(key);
            on_board_.push_back({entry.number, sent_ + 1});
            return message;
        case Kind::nonce:
            message["nonce"] = entry.text("nonce");
            break;
        case Kind::standing:
            if (!is_own || entry.flag("kept")) return std::nullopt;
            message["standing"] = entry.body.at("standing");
            break;
        case Kind::lines:
            if (!is_own) return std::nullopt;
            for (const char* key : {"lines", "refused", "dropped"})
                if (entry.body.contains(key)) message[key] = entry.body.at(key);
            break;
        case Kind::consent:
            if (const auto ask = entry.body.find("ask"); ask != entry.body.end()) {
                message["kind"] = "undo_asked";
                message["back_to"] = last_on_board(ask->at("to").get<std::int64_t>());
            } else {
                message["kind"] = "undo_answered";
                message["answer"] = entry.flag("answer");
            }
            break;
        case Kind::end:
            message["winner"] = entry.text("winner");
            message["reason"] = entry.text("reason");
            if (entry.body.contains("seed")) message["seed"] = entry.text("seed");
            break;
        default:
            break;
    }
    if (!entry.seat.empty()) message["seat"] = entry.seat;
    return message;
}

SeatLog::SeatLog(const LogStore& store, const MakeGame& make, const std::string& id, const std::string& seat)
    : walk_(store, make, id), teller_(seat, describe::parse_json(store.record(id).header, longest_entry_text)) {}

std::optional<json> SeatLog::next() {
    while (walk_.next())
        if (auto message = teller_.tell(walk_.before(), walk_.after(), walk_.entry())) return message;
    return std::nullopt;
}

}  // namespace reisswitz::table
