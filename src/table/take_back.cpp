/// Taking back within the rules of the dice.

#include <fmt/format.h>

#include <algorithm>

#include "describe/fault.hpp"
#include "dice/seeded_dice.hpp"
#include "table/table.hpp"

namespace reisswitz::table {

namespace {

Decision decision_of(const Entry& entry) {
    return {entry.body.at("order"), entry.text("notation"), entry.events, entry.ruling, entry.text("text")};
}

}  // namespace

std::shared_ptr<const Position> Table::position_at(std::int64_t entry) const {
    if (position_ && position_->entry() == entry) return position_;
    if (auto position = recent_.find(entry)) return position;
    return std::make_shared<const Position>(replay(*store_, make_, id_, entry));
}

std::vector<std::int64_t> Table::dropped_since(std::int64_t to) const {
    std::vector<std::int64_t> dropped;
    for (std::int64_t number = position_->entry(); number > to; number = store_->entry(id_, number).parent)
        dropped.push_back(number);
    std::reverse(dropped.begin(), dropped.end());
    return dropped;
}

Table::Back Table::look_back(const std::string& seat, int orders) const {
    Back back;
    for (std::int64_t number = position_->entry(); number > 0 && back.orders < orders;) {
        const Entry entry = read_entry(store_->entry(id_, number));
        // What a standing order answered came of something else; that is what one takes back.
        if (entry.is_decision() && entry.seat == seat && entry.text("by") != "standing") {
            ++back.orders;
            back.to = entry.parent;
        }
        number = entry.parent;
    }
    if (back.orders > 0) back.dropped = dropped_since(back.to);
    return back;
}

bool Table::enter_anew(const Position& target, std::vector<Entry>& keeps) const {
    Position position = target;
    for (Entry& entry : keeps) {
        if (entry.is_decision()) {
            if (position.due(entry.seat).empty()) return false;
            dice::PhysicalDice none{{}};
            try {
                auto decided = position.game().decide(entry.seat, entry.body.at("order"), none);
                if (!decided || decided->order != entry.body.at("order")) return false;
                entry.body["text"] = decided->text;
                entry.events = std::move(decided->events);
                entry.ruling = std::move(decided->ruling);
            } catch (const dice::DiceWanted&) {
                return false;
            }
            entry.body.erase("by");
            entry.body.erase("part");
            entry.body["version"] = position.game().rules_version();
        }
        entry.body["kept"] = true;
        entry.parent = position.entry();
        entry.number = position.entry() + 1;
        position.fold(entry);
    }
    return true;
}

std::string Table::why_not_free(const std::string& seat, const Back& back, std::vector<Entry>& keeps) const {
    Position here = *position_at(back.to);
    for (const std::int64_t number : back.dropped) {
        const Position before = here;
        const Entry entry = fold_next(here, store_->entry(id_, number));
        if (entry.kind == Kind::standing) keeps.push_back(entry);
        if (entry.kind == Kind::correction) return "The umpire has corrected the game since.";
        if (!entry.is_decision()) continue;
        if (!dice_of(entry).empty()) return "Dice have been thrown since.";
        const Decision decision = decision_of(entry);
        if (entry.seat == seat) {
            if (here.game().reveals(before.game(), decision, seat)) return "It has shown what was not known before.";
        } else {
            if (here.game().witness(before.game(), decision, seat)) return "The other side has decided since.";
            keeps.push_back(entry);
            keeps.back().body["was"] = entry.number;
        }
    }
    if (!enter_anew(*position_at(back.to), keeps)) return "The game has gone on since.";
    return "";
}

std::vector<Entry> Table::standing_since(std::int64_t to) const {
    std::vector<Entry> standing;
    for (const std::int64_t number : dropped_since(to)) {
        Entry entry = read_entry(store_->entry(id_, number));
        if (entry.kind != Kind::standing) continue;
        entry.body["kept"] = true;
        standing.push_back(std::move(entry));
    }
    return standing;
}

void Table::go_back(const std::string& seat, std::int64_t to, int orders, bool free, std::vector<Entry> keeps,
                    std::int64_t now_ms) {
    Entry undo = new_entry(Kind::undo, seat, now_ms);
    undo.body = {{"from", position_->entry()}};
    if (orders > 0) undo.body["orders"] = orders;
    if (free) undo.body["free"] = true;
    for (const std::string& other : game().seats())
        if (const LinesAhead* ahead = position_->find_lines(other); ahead && other != seat)
            undo.body["lines"][other] = {{"part", ahead->part}, {"left", ahead->left}};
    // Entries that are entered anew keep their number in the branch that is left, for the seats' own numbers.
    for (const Entry& entry : keeps)
        if (entry.is_decision()) undo.body["keeps"].push_back(entry.body.at("was"));
    position_ = position_at(to);
    waiting_.reset();
    append(std::move(undo));
    for (Entry& entry : keeps) {
        entry.body.erase("was");
        append(std::move(entry));
    }
}

TakenBack Table::undo(const std::string& seat, int orders, std::int64_t now_ms) {
    using Result = TakenBack::Result;
    TakenBack taken;
    const auto answer = [&](Result result, std::string message) { taken = {result, std::move(message)}; };
    change([&] {
        if (const auto objection = find_objection(seat)) return answer(Result::refused, objection->message);
        if (orders < 1 || orders > most_orders_taken_back)
            return answer(Result::refused,
                          fmt::format("1 to {} orders can be taken back at once.", most_orders_taken_back));
        if (waiting_ && !waiting_->typed.empty())
            return answer(Result::refused,
                          "Dice lie on the table: throw the rest first, then ask to take the order back.");
        if (waiting_ && waiting_->seat == seat && orders == 1) {
            const bool by_lines = waiting_->by == "lines";
            waiting_.reset();
            if (by_lines) keep_lines(seat, {}, "", now_ms);
            return answer(Result::done, "No die was thrown for it yet.");
        }
        const Back back = look_back(seat, orders);
        if (back.orders < orders)
            return answer(Result::refused,
                          back.orders == 0
                              ? "There is no order of yours to take back."
                              : fmt::format("There are only {} orders of yours to take back.", back.orders));
        std::vector<Entry> keeps;
        const std::string why = why_not_free(seat, back, keeps);
        if (why.empty()) {
            go_back(seat, back.to, orders, true, std::move(keeps), now_ms);
            return answer(Result::done, "Taken back.");
        }
        Entry entry = new_entry(Kind::consent, seat, now_ms);
        entry.body = {{"ask", {{"to", back.to}, {"orders", orders}}}};
        waiting_.reset();
        append(std::move(entry));
        if (position_->all_agreed()) {  // nobody else sits here
            go_back(seat, back.to, orders, false, standing_since(back.to), now_ms);
            return answer(Result::done, "Taken back.");
        }
        answer(Result::asked, why + " The other side is asked.");
    });
    return taken;
}

TakenBack Table::answer_undo(const std::string& seat, bool agreed, std::int64_t now_ms) {
    using Result = TakenBack::Result;
    TakenBack taken;
    const auto answer = [&](Result result, std::string message) { taken = {result, std::move(message)}; };
    change([&] {
        if (const auto objection = find_objection(seat)) return answer(Result::refused, objection->message);
        const auto request = position_->request();
        if (!request || request->seat == seat)
            return answer(Result::refused, "Nobody asks you to let an order be taken back.");
        if (waiting_ && !waiting_->typed.empty())
            return answer(Result::refused, "Dice lie on the table: the game has gone on.");
        Entry entry = new_entry(Kind::consent, seat, now_ms);
        entry.body = {{"answer", agreed}};
        append_beside(std::move(entry));
        if (!agreed) return answer(Result::done, "It stands.");
        if (!position_->all_agreed()) return answer(Result::asked, "The others are asked too.");
        go_back(request->seat, request->to, request->orders, false, standing_since(request->to), now_ms);
        answer(Result::done, "Taken back.");
    });
    return taken;
}

void Table::undo_to(std::int64_t entry, std::int64_t now_ms) {
    using describe::Code;
    using describe::Fault;
    if (stale_) load();
    if (entry < 1 || entry > head_.entry)
        throw Fault(Code::out_of_range, "", fmt::format("There is no entry {}; expected 1 to {}.", entry, head_.entry));
    if (position_->is_over()) throw Fault(Code::inconsistent, "", "The game is over; its log is closed.");
    change([&] {
        go_back(umpire, entry, 0, false, is_on_branch(entry) ? standing_since(entry) : std::vector<Entry>{}, now_ms);
    });
}

}  // namespace reisswitz::table
