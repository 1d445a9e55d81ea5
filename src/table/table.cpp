#include "table/table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "describe/fault.hpp"
#include "describe/parse.hpp"

namespace reisswitz::table {

namespace {

using describe::Code;
using describe::Fault;
using ruling::Refusal;

/// Answers in a row that nobody gave by hand: a chain this long is a rule book that never comes to rest.
constexpr int most_in_a_row = 10'000;

/// Messages of a seat that are kept ready; older ones are read from the log.
constexpr std::size_t most_recent_messages = 256;

Refusal refusal(std::string message, std::string legal = "") { return {{}, std::move(message), std::move(legal)}; }

bool is_same(const Due& a, const Due& b) {
    return a.seat == b.seat && a.kind == b.kind && a.phase == b.phase && a.text == b.text;
}

std::string_view trimmed(std::string_view line) {
    const auto is_blank = [](char c) { return c == ' ' || c == '\t' || c == '\r'; };
    while (!line.empty() && is_blank(line.front())) line.remove_prefix(1);
    while (!line.empty() && is_blank(line.back())) line.remove_suffix(1);
    return line;
}

/// A line without its comment; JSON has none.
std::string_view without_comment(std::string_view line) {
    line = trimmed(line);
    if (line.starts_with('{')) return line;
    return trimmed(line.substr(0, line.find('#')));
}

struct SentLine {
    int number;
    std::string text;
};

/// A shorthand was refused in one of its orders; those before it are given back.
struct NothingGiven {
    Refusal why;
};

std::vector<SentLine> lines_of(std::string_view text) {
    std::vector<SentLine> lines;
    for (int number = 1; !text.empty(); ++number) {
        const auto end = text.find('\n');
        const std::string_view line = without_comment(text.substr(0, end));
        if (!line.empty()) lines.push_back({number, std::string{line}});
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return lines;
}

json refusal_json(const std::string& line, const Refusal& why) {
    return {{"line", line}, {"clause", why.clause.id}, {"message", why.message}, {"legal", why.legal}};
}

/// Faces as they are typed: "5 3" or "5,3".
/// @retval false  something else
bool read_faces(std::string_view text, std::vector<int>& faces) {
    const auto parts_faces = [](char c) { return c == ' ' || c == '\t' || c == ',' || c == '\r' || c == '\n'; };
    for (;;) {
        while (!text.empty() && parts_faces(text.front())) text.remove_prefix(1);
        if (text.empty()) return true;
        int face = 0;
        const auto read = std::from_chars(text.data(), text.data() + text.size(), face);
        if (read.ec != std::errc{} || face < 1) return false;
        text.remove_prefix(static_cast<std::size_t>(read.ptr - text.data()));
        if (!text.empty() && !parts_faces(text.front())) return false;
        faces.push_back(face);
        if (faces.size() > static_cast<std::size_t>(dice::largest_throw)) return false;
    }
}

}  // namespace

// ---- Beginning and opening

Table::Table(LogStore& store, MakeGame make, std::string id)
    : store_(&store), make_(std::move(make)), id_(std::move(id)) {}

Table Table::create(LogStore& store, MakeGame make, NewGame game, std::int64_t now_ms) {
    if (!game.header.is_object()) throw Fault(Code::bad_type, "/header", "Expected an object.");
    const auto start = make(game.header);
    const auto seats = start->seats();
    if (std::find(seats.begin(), seats.end(), umpire) != seats.end())
        throw Fault(Code::inconsistent, "/header", "No seat is called umpire: the umpire sits beside the table.");
    game.header["rules"] = start->rules();
    const bool physical = Position{start->clone(), game.header}.is_physical();
    if (!physical) game.header["commitment"] = game.seed.commitment();

    Table table{store, std::move(make), game.id};
    store.together([&] {
        store.begin({game.id, start->rules(), start->rules_version(), game.title, game.created, canonical(game.header)},
                    physical ? "" : game.seed.hex());
        table.load();
        table.change([&] {
            Entry entry = table.new_entry(Kind::start, "", now_ms);
            entry.body = {{"rules", start->rules()}, {"version", start->rules_version()}, {"seats", seats}};
            table.append(std::move(entry));
            Outcome nobodys;
            table.go_on("", {}, now_ms, "", nobodys);
        });
    });
    return table;
}

Table Table::open(LogStore& store, MakeGame make, std::string id) {
    Table table{store, std::move(make), std::move(id)};
    table.load();
    return table;
}

void Table::load() {
    stale_ = true;
    followers_.clear();
    const LogHead head = store_->head(id_);
    header_ = describe::parse_json(store_->record(id_).header, longest_entry_text);
    Position position = start_of(*store_, make_, id_);
    RecentPositions recent;
    // The last positions are kept, so that the first undo needs no replay.
    const auto remember = [&] {
        auto here = std::make_shared<const Position>(position);
        recent.add(here);
        return here;
    };
    const auto reader = store_->branch(id_, head.entry);
    while (const auto kept = reader->next()) {
        fold_next(position, *kept);
        if (position.entry() + static_cast<std::int64_t>(RecentPositions::most) > head.entry &&
            position.entry() < head.entry)
            remember();
    }
    position_ = remember();
    recent_ = std::move(recent);
    if (!position_->is_physical() && !dice::Seed::parse(store_->secret(id_), seed_))
        throw Fault(Code::inconsistent, "", "The seed of the game's dice is not there.");
    head_ = head;
    restore_waiting();
    stale_ = false;
}

void Table::restore_waiting() {
    waiting_.reset();
    const auto typed = store_->typed_dice(id_);
    head_.typed_dice = static_cast<std::int64_t>(typed.size());
    if (typed.empty()) return;
    Waiting waiting = read_waiting(typed);
    try {
        dice::PhysicalDice dice{waiting.tape()};
        static_cast<void>(game().decide(waiting.seat, waiting.order, dice));
    } catch (const dice::DiceWanted& more) {
        waiting.wanted = wanted(more, waiting);
    } catch (const dice::BadFace&) {
        // Another engine's dice: type_dice says what is wrong with them.
    }
    waiting_ = std::move(waiting);
}

bool Table::refresh() {
    const LogHead head = store_->head(id_);
    if (!stale_ && head == head_) return false;
    const bool goes_on = !stale_ && head.entry >= head_.entry;
    if (!goes_on) {
        load();
        return true;
    }
    stale_ = true;
    steps_.clear();
    const auto reader = store_->entries(id_, head_.entry + 1);
    while (const auto kept = reader->next()) {
        const auto before = position_at(kept->parent);
        auto after = std::make_shared<Position>(*before);
        Entry entry = fold_next(*after, *kept);
        steps_.push_back({before, after, std::move(entry)});
        position_ = after;
        recent_.add(position_);
        head_.entry = position_->entry();
        tell_followers();
        steps_.clear();
    }
    restore_waiting();
    stale_ = false;
    return true;
}

// ---- Writing

void Table::change(const std::function<void()>& work) {
    if (stale_) load();
    const auto position = position_;
    const auto recent = recent_;
    const auto waiting = waiting_;
    const auto head = head_;
    const auto back = [&] {
        position_ = position;
        recent_ = recent;
        waiting_ = waiting;
        head_ = head;
        steps_.clear();
    };
    steps_.clear();
    try {
        store_->together(work);
        // What was refused was refused of the game as it stood here, so that has to be where it stands.
        if (steps_.empty() && store_->head(id_) != head_) throw Conflict{};
    } catch (const Conflict&) {
        back();
        refresh();
        throw;
    } catch (...) {
        back();
        throw;
    }
    tell_followers();
}

Entry Table::new_entry(Kind kind, const std::string& seat, std::int64_t now_ms) const {
    Entry entry;
    entry.kind = kind;
    entry.seat = seat;
    entry.at_ms = now_ms;
    return entry;
}

void Table::append(Entry entry) {
    entry.parent = position_->entry();
    entry.number = head_.entry + 1;
    auto after = std::make_shared<Position>(*position_);
    after->fold(entry);
    entry.hash_after = after->game().hash();
    store_->append(id_, written(entry), head_);
    head_ = {entry.number, 0};
    steps_.push_back({position_, after, std::move(entry)});
    position_ = after;
    recent_.add(position_);
}

void Table::append_beside(Entry entry) {
    const auto typed = store_->typed_dice(id_);
    append(std::move(entry));
    for (const TypedDie& die : typed) {
        store_->type_die(id_, die, head_);
        ++head_.typed_dice;
    }
}

void Table::tell_followers() {
    for (const Step& step : steps_)
        for (auto& [seat, follower] : followers_)
            if (auto message = follower.teller.tell(*step.before, *step.after, step.entry)) {
                follower.recent.push_back(std::move(*message));
                if (follower.recent.size() > most_recent_messages) follower.recent.pop_front();
            }
}

void Table::finish(const std::string& seat, Outcome& outcome) const {
    for (const Step& step : steps_) {
        const Entry& entry = step.entry;
        if (!entry.is_decision() || entry.seat != seat) continue;
        Decision whole{entry.body.at("order"), entry.text("notation"), entry.events, entry.ruling, entry.text("text")};
        auto seen = step.after->game().witness(step.before->game(), whole, seat);
        if (!seen) seen = Decision{whole.order, whole.notation, json::array(), nullptr, ""};
        outcome.accepted.push_back(std::move(*seen));
    }
    outcome.dice_wanted = dice_wanted();
    outcome.ahead = lines_ahead(seat);
}

// ---- Orders

std::optional<Refusal> Table::find_objection(const std::string& seat) const {
    if (!position_->has_seat(seat)) return refusal(describe::quote(seat) + " is no seat at this table.");
    if (position_->is_over()) return refusal("The game is over: " + position_->over()->reason);
    return std::nullopt;
}

Table::Read Table::read(const std::string& seat, const std::string& line) const {
    Read read;
    if (line.size() > longest_line) {
        read.refusal = refusal(fmt::format("The line has {} bytes; at most {} are read.", line.size(), longest_line));
        return read;
    }
    if (!is_utf8(line)) {
        read.refusal = refusal("The line is not text: it holds bytes that are no UTF-8.");
        return read;
    }
    const std::string text{without_comment(line)};
    if (text.starts_with('{')) {
        try {
            read.order = describe::parse_json(text);
        } catch (const Fault& fault) {
            read.refusal = refusal(fault.what());
        }
        return read;
    }
    if (auto standing = game().read_standing_order(seat, text)) {
        if (*standing)
            read.standing = **standing;
        else
            read.refusal = standing->error();
        return read;
    }
    auto order = game().read_notation(seat, text);
    if (order)
        read.order = *order;
    else
        read.refusal = order.error();
    return read;
}

WantedDice Table::wanted(const dice::DiceWanted& more, const Waiting& order) const {
    const DieName name = game().name_die(more.thrown_for.label.id, more.thrown_for.who);
    return {.seat = name.seat.empty() ? order.seat : name.seat,
            .text = name.text,
            .label = more.thrown_for.label.id,
            .who = more.thrown_for.who,
            .sides = more.die.sides,
            .count = more.count,
            .order = game().notation(order.order)};
}

std::optional<WantedDice> Table::dice_wanted() const {
    if (!waiting_ || waiting_->wanted.count == 0) return std::nullopt;
    return waiting_->wanted;
}

bool Table::is_on_branch(std::int64_t entry) const {
    std::int64_t number = position_->entry();
    while (number > entry) number = store_->entry(id_, number).parent;
    return number == entry;
}

std::vector<int> Table::dice_thrown_before(const std::string& seat, const json& order) const {
    if (position_->depth() == head_.entry) return {};  // nothing was ever taken back
    const dice::Digest here = game().hash();
    const auto reader = store_->entries(id_);
    while (const auto kept = reader->next()) {
        if (kept->seat != seat || kept->parent < 1) continue;
        const Entry entry = read_entry(*kept);
        if (!entry.is_decision() || store_->entry(id_, entry.parent).hash_after != here) continue;
        std::vector<int> faces = faces_of(dice_of(entry));
        if (faces.empty() || is_on_branch(entry.number)) continue;
        try {
            dice::RecordedDice dice{faces};
            const auto again = game().decide(seat, order, dice);
            if (again && again->order == entry.body.at("order")) return faces;
        } catch (const dice::DiceWanted&) {
        } catch (const dice::BadFace&) {
        }
    }
    return {};
}

Table::Taken Table::take(const std::string& seat, const json& order, const std::string& by, std::int64_t now_ms,
                         Refusal& why) {
    if (position_->due(seat).empty()) {
        why = refusal(fmt::format("{} has nothing to decide now.", seat),
                      "Wait for the other side; lines may be sent ahead.");
        return Taken::refused;
    }
    if (waiting_ && waiting_->seat == seat && waiting_->order == order) return Taken::waits;
    if (waiting_ && (waiting_->seat != seat || !waiting_->typed.empty())) {
        why = refusal(
            fmt::format("Dice are being thrown for \"{}\"; that comes first.", game().notation(waiting_->order)),
            "Type the dice that are wanted.");
        return Taken::refused;
    }
    Waiting waiting{.seat = seat, .order = order, .by = by};
    return decide(waiting, now_ms, why);
}

std::optional<Refusal> Table::take_standing(const std::string& seat, const json& standing, std::int64_t now_ms) {
    if (auto objection = find_objection(seat)) return objection;
    Entry entry = new_entry(Kind::standing, seat, now_ms);
    entry.body = {{"standing", standing}};
    append_beside(std::move(entry));
    return std::nullopt;
}

std::vector<std::string> Table::orders_meant(const Read& line) const {
    std::vector<std::string> orders;
    if (line.order && line.order->is_array())
        for (const json& order : *line.order) orders.push_back(game().notation(order));
    return orders;
}

Table::Taken Table::take_line(const std::string& seat, const Read& line, const std::string& by, std::int64_t now_ms,
                              Refusal& why) {
    try {
        if (line.order) return take(seat, *line.order, by, now_ms, why);
        const auto objection = line.standing ? take_standing(seat, *line.standing, now_ms) : line.refusal;
        if (!objection) return Taken::accepted;
        why = *objection;
    } catch (const Fault& fault) {
        why = refusal(fault.what());
    }
    return Taken::refused;
}

Table::Taken Table::decide(Waiting& order, std::int64_t now_ms, Refusal& why) {
    const auto decide_with = [&](dice::LiveDice& dice) {
        auto decided = game().decide(order.seat, order.order, dice);
        if (!decided) {
            why = decided.error();
            return Taken::refused;
        }
        const bool is_choice = position_->due(order.seat).front().kind == Due::Kind::choice;
        Entry entry = new_entry(is_choice ? Kind::choice : Kind::order, order.seat, now_ms);
        entry.body = {{"order", decided->order},
                      {"notation", decided->notation},
                      {"text", decided->text},
                      {"dice", dice_json(dice.thrown())},
                      {"version", game().rules_version()}};
        if (!order.by.empty()) entry.body["by"] = order.by;
        if (order.by == "lines") {
            const LinesAhead* ahead = position_->find_lines(order.seat);
            entry.body["part"] = part_begun(order.seat, ahead ? ahead->part : "");
        }
        entry.events = std::move(decided->events);
        entry.ruling = std::move(decided->ruling);
        waiting_.reset();
        append(std::move(entry));
        return Taken::accepted;
    };
    if (!position_->is_physical()) {
        dice::SeededDice dice{position_->mixed(seed_)};
        return decide_with(dice);
    }
    for (;;) {
        const std::vector<int> tape = order.tape();
        try {
            dice::PhysicalDice dice{tape};
            return decide_with(dice);
        } catch (const dice::DiceWanted& more) {
            if (tape.empty()) {
                order.had = dice_thrown_before(order.seat, order.order);
                if (!order.had.empty()) continue;
            }
            order.wanted = wanted(more, order);
            waiting_ = order;
            return Taken::waits;
        }
    }
}

Outcome Table::submit(const std::string& seat, const std::string& line, std::int64_t now_ms) {
    Outcome outcome;
    const auto refused = [&](Refusal why) {
        outcome.refused = Refused{1, line, std::move(why)};
        return outcome;
    };
    if (stale_) load();
    if (auto objection = find_objection(seat)) return refused(*objection);
    const Read sent = read(seat, line);
    if (sent.refusal) return refused(*sent.refusal);
    if (sent.standing) return give_standing_order(seat, *sent.standing, now_ms);
    // A shorthand may stand for several orders; they are taken like so many lines.
    if (sent.order->is_array()) {
        try {
            return take_lines(seat, game().notation(*sent.order), now_ms, true);
        } catch (const NothingGiven& nothing) {
            return refused(nothing.why);
        }
    }
    return submit_read(seat, *sent.order, line, now_ms);
}

Outcome Table::submit_order(const std::string& seat, const json& order, std::int64_t now_ms) {
    return submit_read(seat, order, canonical(order), now_ms);
}

Outcome Table::submit_read(const std::string& seat, const json& order, const std::string& text, std::int64_t now_ms) {
    Outcome outcome;
    change([&] {
        Refusal why;
        if (auto objection = find_objection(seat)) {
            outcome.refused = Refused{1, text, *objection};
            return;
        }
        auto before = game().pending();
        const Taken taken = take(seat, order, "", now_ms, why);
        if (taken == Taken::refused) outcome.refused = Refused{1, text, why};
        if (taken == Taken::accepted) go_on(seat, std::move(before), now_ms, seat, outcome);
    });
    finish(seat, outcome);
    return outcome;
}

Outcome Table::give_standing_order(const std::string& seat, const json& standing, std::int64_t now_ms) {
    Outcome outcome;
    change([&] {
        if (auto objection = take_standing(seat, standing, now_ms))
            outcome.refused = Refused{1, canonical(standing), *objection};
        else
            outcome.standing.push_back(standing);
    });
    finish(seat, outcome);
    return outcome;
}

Outcome Table::submit_lines(const std::string& seat, const std::string& text, std::int64_t now_ms) {
    return take_lines(seat, text, now_ms, false);
}

Outcome Table::take_lines(const std::string& seat, const std::string& text, std::int64_t now_ms, bool as_one) {
    Outcome outcome;
    const auto sent = lines_of(text);
    if (sent.size() > most_lines_sent) {
        outcome.refused = Refused{
            0, "", refusal(fmt::format("{} lines were sent; at most {} are taken.", sent.size(), most_lines_sent))};
        return outcome;
    }
    change([&] {
        outcome = {};
        std::vector<SentLine> lines = sent;
        if (auto objection = find_objection(seat)) {
            outcome.refused = Refused{0, "", *objection};
            return;
        }
        if (position_->find_lines(seat)) keep_lines(seat, {}, "", now_ms);
        std::string part;  // in which the lines were begun
        for (std::size_t i = 0; i < lines.size(); ++i) {
            const auto keep_rest = [&] {
                std::vector<std::string> left;
                for (std::size_t k = i; k < lines.size(); ++k) left.push_back(lines[k].text);
                keep_lines(seat, std::move(left), part, now_ms);
            };
            Read line = read(seat, lines[i].text);
            if (const auto meant = orders_meant(line); !meant.empty()) {
                const int number = lines[i].number;
                const auto here = lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(i));
                std::vector<SentLine> single;
                for (const std::string& order : meant) single.push_back({number, order});
                lines.insert(here, single.begin(), single.end());
                line = read(seat, lines[i].text);
            }
            const bool is_order = !line.standing;
            if (is_order && (position_->is_over() || (!part.empty() && game().part() != part))) {
                outcome.dropped = static_cast<int>(lines.size() - i);
                return;
            }
            if (is_order && position_->due(seat).empty()) return keep_rest();
            Refusal why;
            auto before = game().pending();
            if (is_order) part = part_begun(seat, part);
            const Taken taken = take_line(seat, line, "", now_ms, why);
            if (taken == Taken::refused) {
                const bool thrown = std::any_of(steps_.begin(), steps_.end(), [](const Step& step) {
                    return !step.entry.body.value("dice", json::array()).empty();
                });
                if (as_one && !thrown) throw NothingGiven{why};
                outcome.refused = Refused{lines[i].number, lines[i].text, why};
                return;
            }
            if (taken == Taken::waits) {
                waiting_->by = "lines";
                return keep_rest();
            }
            if (is_order)
                go_on(seat, std::move(before), now_ms, seat, outcome);
            else
                outcome.standing.push_back(*line.standing);
        }
    });
    finish(seat, outcome);
    return outcome;
}

Outcome Table::type_dice(const std::string& text, std::int64_t now_ms) {
    Outcome outcome;
    std::string seat;
    const auto refuse = [&](const std::string& message, const std::string& legal = "") {
        outcome.refused = Refused{1, text, refusal(message, legal)};
    };
    change([&] {
        outcome = {};
        if (!waiting_) return refuse("No dice are wanted now.");
        seat = waiting_->seat;
        std::vector<int> faces;
        if (!read_faces(text, faces)) return refuse("These are no dice; expected faces such as 5 3.");
        Waiting order = *waiting_;
        order.typed.insert(order.typed.end(), faces.begin(), faces.end());

        // Tried first: nothing is kept of what does not fit.
        const std::vector<int> tape = order.tape();
        dice::PhysicalDice trial{tape};
        bool complete = true;
        try {
            const auto decided = game().decide(order.seat, order.order, trial);
            if (!decided) {
                outcome.refused = Refused{1, text, decided.error()};
                return;
            }
        } catch (const dice::DiceWanted&) {
            complete = false;
        } catch (const dice::BadFace& bad) {
            return refuse(fmt::format("A die with {} faces has no {}.", bad.die.sides, bad.face),
                          fmt::format("1 to {}", bad.die.sides));
        }
        if (complete && trial.used() < tape.size()) {
            const std::size_t needed = faces.size() - (tape.size() - trial.used());
            return refuse(
                fmt::format("{} dice were typed, {} {} wanted.", faces.size(), needed, needed == 1 ? "is" : "are"));
        }
        Refusal why;
        if (complete) {
            auto before = game().pending();
            if (decide(order, now_ms, why) == Taken::accepted) go_on(seat, std::move(before), now_ms, seat, outcome);
            return;
        }
        for (std::size_t i = order.typed.size() - faces.size(); i < order.typed.size(); ++i) {
            store_->type_die(id_, order.typed_die(i, now_ms), head_);
            ++head_.typed_dice;
        }
        decide(order, now_ms, why);
    });
    finish(seat, outcome);
    return outcome;
}

// ---- What follows of itself

void Table::go_on(const std::string& actor, std::vector<Due> before, std::int64_t now_ms, const std::string& for_seat,
                  Outcome& outcome) {
    std::set<std::string>
        fresh;  // seats that came to owe something, and were not asked yet whether a standing order answers
    std::string last_actor = actor;
    for (int i = 0;; ++i) {
        if (i > most_in_a_row) throw std::logic_error("table: the game never comes to rest");
        if (waiting_ || position_->is_over()) return;
        if (const auto ending = position_->find_ending()) {
            Entry entry = new_entry(Kind::end, "", now_ms);
            entry.body = {{"winner", ending->winner}, {"reason", ending->reason}};
            if (!position_->is_physical()) entry.body["seed"] = seed_.hex();
            return append(std::move(entry));
        }
        const auto now = game().pending();
        std::set<std::string> owing;
        for (const Due& due : now) {
            owing.insert(due.seat);
            const bool was_owed =
                std::any_of(before.begin(), before.end(), [&](const Due& other) { return is_same(due, other); });
            if (due.seat == last_actor || !was_owed) fresh.insert(due.seat);
        }
        std::erase_if(fresh, [&](const std::string& seat) { return !owing.contains(seat); });
        before = now;
        last_actor.clear();

        bool answered = false;
        while (!fresh.empty() && !answered) {
            const std::string seat = *fresh.begin();
            fresh.erase(fresh.begin());
            answered = answer_by_standing(seat, false, now_ms);
            if (answered) last_actor = seat;
        }
        if (answered) continue;
        const auto with_lines = std::find_if(owing.begin(), owing.end(),
                                             [&](const std::string& seat) { return position_->find_lines(seat); });
        if (with_lines == owing.end()) return;
        take_line_ahead(*with_lines, now_ms, for_seat, outcome);
        if (!steps_.empty() && steps_.back().entry.is_decision()) last_actor = *with_lines;
    }
}

bool Table::answer_by_standing(const std::string& seat, bool waited, std::int64_t now_ms) {
    const auto answer = game().standing_answer(seat, waited);
    if (!answer) return false;
    Refusal why;
    return take(seat, *answer, "standing", now_ms, why) != Taken::refused;
}

std::string Table::part_begun(const std::string& seat, const std::string& part) const {
    // Sealed orders and choices belong to nobody's part of a turn.
    return position_->due(seat).front().kind == Due::Kind::order ? game().part() : part;
}

void Table::keep_lines(const std::string& seat, std::vector<std::string> lines, const std::string& part,
                       std::int64_t now_ms) {
    Entry entry = new_entry(Kind::lines, seat, now_ms);
    entry.body = {{"lines", std::move(lines)}, {"part", part}};
    append_beside(std::move(entry));
}

void Table::take_line_ahead(const std::string& seat, std::int64_t now_ms, const std::string& for_seat,
                            Outcome& outcome) {
    const LinesAhead ahead = *position_->find_lines(seat);
    const auto end_lines = [&](const char* key, const json& why) {
        Entry entry = new_entry(Kind::lines, seat, now_ms);
        entry.body = {{"lines", json::array()}, {key, why}};
        append(std::move(entry));
    };
    if (!ahead.part.empty() && ahead.part != game().part()) {
        if (seat == for_seat) outcome.dropped += static_cast<int>(ahead.left.size());
        return end_lines("dropped", ahead.left.size());
    }
    const std::string& line = ahead.left.front();
    const Read sent = read(seat, line);
    if (auto meant = orders_meant(sent); !meant.empty()) {
        meant.insert(meant.end(), ahead.left.begin() + 1, ahead.left.end());
        return keep_lines(seat, std::move(meant), ahead.part, now_ms);
    }
    Refusal why;
    const Taken taken = take_line(seat, sent, "lines", now_ms, why);
    if (taken == Taken::accepted && sent.standing)
        keep_lines(seat, {ahead.left.begin() + 1, ahead.left.end()}, ahead.part, now_ms);
    if (taken != Taken::refused) return;
    if (seat == for_seat) outcome.refused = Refused{0, line, why};
    end_lines("refused", refusal_json(line, why));
}

Outcome Table::resume(std::int64_t now_ms) {
    Outcome outcome;
    if (!position_->is_physical() || waiting_ || position_->is_over()) return outcome;
    change([&] { go_on("", {}, now_ms, "", outcome); });
    outcome.dice_wanted = dice_wanted();
    return outcome;
}

std::vector<std::string> Table::pass_time(std::int64_t now_ms) {
    std::vector<std::string> answered;
    if (!position_->wait_ms() || position_->is_over()) return answered;
    change([&] {
        answered.clear();
        std::set<std::string> without_answer;
        for (int i = 0; i <= most_in_a_row; ++i) {
            if (waiting_ || position_->is_over()) return;
            const auto before = game().pending();
            const auto late = std::find_if(before.begin(), before.end(), [&](const Due& due) {
                const auto since = position_->owing_since(due.seat);
                return since && now_ms - *since >= *position_->wait_ms() && !without_answer.contains(due.seat);
            });
            if (late == before.end()) return;
            const std::string seat = late->seat;
            if (!answer_by_standing(seat, true, now_ms)) {
                without_answer.insert(seat);
                continue;
            }
            answered.push_back(seat);
            Outcome nobodys;
            go_on(seat, before, now_ms, "", nobodys);
            if (*position_->wait_ms() == 0) return;  // one answer a call, or nobody would ever be asked
        }
    });
    return answered;
}

// ---- The table's own

std::optional<Refusal> Table::give_nonce(const std::string& seat, const std::string& nonce, std::int64_t now_ms) {
    std::optional<Refusal> why;
    if (nonce.size() > longest_nonce || !is_utf8(nonce))
        return refusal(fmt::format("A nonce is a text of at most {} bytes.", longest_nonce));
    change([&] {
        why = find_objection(seat);
        if (!why && position_->is_physical())
            why = refusal("These dice are thrown by hand; there is no seed to mix a nonce into.");
        if (!why && position_->has_orders()) why = refusal("The first order has been given; the dice are settled.");
        if (why) return;
        Entry entry = new_entry(Kind::nonce, seat, now_ms);
        entry.body = {{"nonce", nonce}};
        append(std::move(entry));
    });
    return why;
}

std::optional<Refusal> Table::resign(const std::string& seat, std::int64_t now_ms) {
    std::optional<Refusal> why;
    change([&] {
        why = find_objection(seat);
        if (why) return;
        Entry entry = new_entry(Kind::resign, seat, now_ms);
        if (waiting_ && !waiting_->typed.empty()) entry.body["dice_left"] = waiting_->typed;
        waiting_.reset();
        append(std::move(entry));
        Outcome nobodys;
        go_on("", game().pending(), now_ms, "", nobodys);
    });
    return why;
}

void Table::correct(const json& events, const std::string& reason, std::int64_t now_ms) {
    if (!events.is_array()) throw Fault(Code::bad_type, "", "Expected a list of events.");
    if (!is_utf8(reason)) throw Fault(Code::bad_json, "", "The reason is not text.");
    change([&] {
        auto before = game().pending();
        Entry entry = new_entry(Kind::correction, umpire, now_ms);
        entry.events = events;
        entry.body = {{"reason", reason}, {"version", game().rules_version()}};
        waiting_.reset();
        append(std::move(entry));
        Outcome nobodys;
        go_on("", std::move(before), now_ms, "", nobodys);
    });
}

json Table::view(const std::string& seat) const {
    json due = json::array();
    for (const Due& one : pending(seat)) {
        const char* kind = one.kind == Due::Kind::choice         ? "choice"
                           : one.kind == Due::Kind::sealed_order ? "sealed_order"
                                                                 : "order";
        due.push_back({{"kind", kind}, {"phase", one.phase}, {"text", one.text}});
    }
    json seen{{"view", game().view(seat)}, {"due", std::move(due)}};
    if (const auto lines = lines_ahead(seat); !lines.empty()) seen["lines"] = lines;
    if (const auto& request = position_->request()) seen["undo_asked"] = request->seat;
    if (const auto& over = position_->over()) seen["over"] = {{"winner", over->winner}, {"reason", over->reason}};
    return seen;
}

std::vector<std::string> Table::lines_ahead(const std::string& seat) const {
    const LinesAhead* ahead = position_->find_lines(seat);
    return ahead ? ahead->left : std::vector<std::string>{};
}

std::optional<dice::Seed> Table::revealed_seed() const {
    if (!is_over() || position_->is_physical()) return std::nullopt;
    return seed_;
}

std::vector<json> Table::seat_log(const std::string& seat, std::int64_t first, std::size_t most) {
    if (stale_) load();
    if (!position_->has_seat(seat) && seat != umpire)
        throw Fault(Code::unknown_value, "/seat", describe::quote(seat) + " is no seat at this table.");
    most = std::min(most, most_messages);
    first = std::max<std::int64_t>(first, 1);
    std::vector<json> messages;
    auto found = followers_.find(seat);
    if (found == followers_.end()) {
        // Once through the log; from then on the messages come with the entries.
        Follower follower{SeatTeller{seat, header_}, {}};
        Walk walk{*store_, make_, id_};
        while (walk.entry().number < head_.entry && walk.next())
            if (auto message = follower.teller.tell(walk.before(), walk.after(), walk.entry())) {
                follower.recent.push_back(std::move(*message));
                if (follower.recent.size() > most_recent_messages) follower.recent.pop_front();
            }
        found = followers_.emplace(seat, std::move(follower)).first;
    }
    const auto& recent = found->second.recent;
    const std::int64_t oldest = found->second.teller.sent() - static_cast<std::int64_t>(recent.size()) + 1;
    if (first >= oldest) {
        for (auto i = static_cast<std::size_t>(first - oldest); i < recent.size() && messages.size() < most; ++i)
            messages.push_back(recent[i]);
        return messages;
    }
    SeatLog log{*store_, make_, id_, seat};
    while (messages.size() < most) {
        auto message = log.next();
        if (!message || message->at("n").get<std::int64_t>() > found->second.teller.sent()) break;
        if (message->at("n").get<std::int64_t>() >= first) messages.push_back(std::move(*message));
    }
    return messages;
}

}  // namespace reisswitz::table
