#include "table/position.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "describe/fault.hpp"

namespace reisswitz::table {

namespace {

using describe::Code;
using describe::Fault;

/// Lines sent ahead that are kept for one seat: what may be sent at once, and what one shorthand among it stands for.
constexpr std::size_t most_lines = most_lines_sent + 10;

std::vector<std::string> read_lines(const json& list, const std::string& place) {
    if (!list.is_array() || list.size() > most_lines)
        throw Fault(Code::bad_type, place, fmt::format("Expected a list of at most {} lines.", most_lines));
    std::vector<std::string> lines;
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (!list[i].is_string())
            throw Fault(Code::bad_type, fmt::format("{}/{}", place, i), "Expected a line of text.");
        lines.push_back(list[i].get<std::string>());
    }
    return lines;
}

std::string told(const Due& due) {
    return std::to_string(static_cast<int>(due.kind)) + " " + due.phase + "\n" + due.text;
}

/// Names the place in the entry where a rule book finds fault with what it is handed.
template <class F>
void at_place(const std::string& place, const char* otherwise, F work) {
    try {
        work();
    } catch (const Fault& fault) {
        throw Fault(fault.code, place + fault.path, fault.what());
    } catch (const json::exception&) {
        throw Fault(Code::bad_type, place, otherwise);
    }
}

bool is_dice_mode(const std::string& mode) { return mode == "seeded" || mode == "physical"; }

}  // namespace

StateDiffers::StateDiffers(std::int64_t at, dice::Digest in_log, dice::Digest replayed)
    : std::runtime_error(fmt::format("entry {}: the replay comes to the state {}, the log says {}", at,
                                     hex_of(replayed), hex_of(in_log))),
      entry(at),
      expected(in_log),
      found(replayed) {}

Position::Position(std::unique_ptr<Game> start, const json& header) : game_(std::move(start)) {
    if (!header.is_object()) throw Fault(Code::bad_type, "/header", "Expected an object.");
    const auto mode = header.find("dice");
    if (mode == header.end())
        throw Fault(Code::missing_input, "/header", "dice is missing; expected seeded or physical.");
    if (!mode->is_string() || !is_dice_mode(mode->get<std::string>()))
        throw Fault(Code::unknown_value, "/header/dice", "Expected seeded or physical.");
    physical_ = mode->get<std::string>() == "physical";
    if (const auto wait = header.find("wait_ms"); wait != header.end()) {
        if (!wait->is_number_integer() || wait->get<std::int64_t>() < 0)
            throw Fault(Code::bad_type, "/header/wait_ms", "Expected a number of milliseconds.");
        wait_ms_ = wait->get<std::int64_t>();
    }
    if (const auto nonces = header.find("nonces"); nonces != header.end()) {
        if (!nonces->is_object()) throw Fault(Code::bad_type, "/header/nonces", "Expected a text for each seat.");
        for (const auto& [seat, nonce] : nonces->items()) {
            if (!has_seat(seat) || !nonce.is_string())
                throw Fault(Code::unknown_value, "/header/nonces" + describe::pointer_step(seat),
                            "Expected a text for a seat of this game.");
            nonces_[seat] = nonce.get<std::string>();
        }
    }
}

Position::Position(const Position& other)
    : game_(other.game_->clone()),
      entry_(other.entry_),
      depth_(other.depth_),
      physical_(other.physical_),
      has_orders_(other.has_orders_),
      over_(other.over_),
      resigned_(other.resigned_),
      request_(other.request_),
      lines_(other.lines_),
      owed_(other.owed_),
      nonces_(other.nonces_),
      wait_ms_(other.wait_ms_) {}

Position& Position::operator=(const Position& other) {
    Position copy{other};
    return *this = std::move(copy);
}

bool Position::has_seat(const std::string& seat) const {
    const auto seats = game_->seats();
    return std::find(seats.begin(), seats.end(), seat) != seats.end();
}

std::vector<Due> Position::due(const std::string& seat) const {
    std::vector<Due> own;
    if (over_) return own;
    for (Due& due : game_->pending())
        if (due.seat == seat) own.push_back(std::move(due));
    return own;
}

std::optional<Ending> Position::find_ending() const {
    if (over_) return over_;
    if (!resigned_.empty()) {
        std::string winner = "draw";
        const auto seats = game_->seats();
        if (seats.size() == 2) winner = seats[0] == resigned_ ? seats[1] : seats[0];
        return Ending{winner, resigned_ + " has resigned."};
    }
    return game_->ending();
}

bool Position::all_agreed() const {
    if (!request_) return false;
    for (const std::string& seat : game_->seats())
        if (seat != request_->seat && !request_->agreed.contains(seat)) return false;
    return true;
}

const LinesAhead* Position::find_lines(const std::string& seat) const {
    const auto found = lines_.find(seat);
    return found == lines_.end() ? nullptr : &found->second;
}

std::optional<std::int64_t> Position::owing_since(const std::string& seat) const {
    const auto found = owed_.find(seat);
    if (found == owed_.end()) return std::nullopt;
    return found->second.since_ms;
}

dice::Seed Position::mixed(const dice::Seed& seed) const {
    if (nonces_.empty()) return seed;
    std::vector<std::string> in_order;
    for (const std::string& seat : game_->seats()) {
        const auto found = nonces_.find(seat);
        in_order.push_back(found == nonces_.end() ? "" : found->second);
    }
    return seed.mixed_with(in_order);
}

void Position::require_seat(const Entry& entry) const {
    if (!has_seat(entry.seat))
        throw Fault(Code::unknown_value, "/seat", describe::quote(entry.seat) + " is no seat of this game.");
}

void Position::fold_and_check(const Entry& entry) {
    fold(entry);
    if (const dice::Digest now = game_->hash(); now != entry.hash_after)
        throw StateDiffers(entry.number, entry.hash_after, now);
}

void Position::fold(const Entry& entry) {
    if (entry.parent != entry_)
        throw Fault(Code::inconsistent, "/parent",
                    fmt::format("The entry follows entry {}; expected {}.", entry.parent, entry_));
    if (over_) throw Fault(Code::inconsistent, "/kind", "The game is over; nothing follows its end.");
    if ((entry.kind == Kind::start) != (entry_ == 0) || (entry.kind == Kind::start) != (entry.number == 1))
        throw Fault(Code::inconsistent, "/kind",
                    entry_ == 0 ? "A log begins with a start." : "A log has one start, its first entry.");
    if (!resigned_.empty() && entry.kind != Kind::end)
        throw Fault(Code::inconsistent, "/kind", "After a resignation comes the end.");
    const bool has_events = entry.is_decision() || entry.kind == Kind::correction;
    if (!has_events && !entry.events.empty())
        throw Fault(Code::inconsistent, "/events", fmt::format("An entry of kind {} has no events.", word(entry.kind)));
    switch (entry.kind) {
        case Kind::start:
            note_owed("", entry.at_ms);
            break;
        case Kind::nonce:
            require_seat(entry);
            if (has_orders_)
                throw Fault(Code::inconsistent, "/kind", "A nonce is mixed in before the first order only.");
            nonces_[entry.seat] = entry.text("nonce");
            break;
        case Kind::order:
        case Kind::choice:
            fold_decision(entry);
            break;
        case Kind::standing:
            require_seat(entry);
            if (!entry.body.contains("standing")) throw Fault(Code::missing_input, "/body", "standing is missing.");
            at_place("/body/standing", "This is no standing order of these rules.",
                     [&] { game_->give_standing_order(entry.seat, entry.body.at("standing")); });
            break;
        case Kind::lines:
            fold_lines(entry);
            break;
        case Kind::consent:
            fold_consent(entry);
            break;
        case Kind::undo:
            fold_undo(entry);
            break;
        case Kind::correction:
            request_.reset();
            evolve(entry.events);
            note_owed("", entry.at_ms);
            break;
        case Kind::resign:
            require_seat(entry);
            resigned_ = entry.seat;
            break;
        case Kind::end:
            over_ = Ending{entry.text("winner"), entry.text("reason")};
            owed_.clear();
            break;
    }
    entry_ = entry.number;
    ++depth_;
}

void Position::fold_decision(const Entry& entry) {
    require_seat(entry);
    request_.reset();
    has_orders_ = true;
    if (entry.text("by") == "lines") {
        const auto found = lines_.find(entry.seat);
        if (found == lines_.end()) throw Fault(Code::inconsistent, "/body/by", "No line was sent ahead for this.");
        found->second.left.erase(found->second.left.begin());
        found->second.part = entry.text("part");
        if (found->second.left.empty()) lines_.erase(found);
    }
    evolve(entry.events);
    // A decision kept over an undo is as old as it was.
    note_owed(entry.seat, entry.at_ms);
}

void Position::fold_lines(const Entry& entry) {
    require_seat(entry);
    const auto lines = entry.body.find("lines");
    if (lines == entry.body.end()) throw Fault(Code::missing_input, "/body", "lines is missing.");
    LinesAhead ahead{entry.text("part"), read_lines(*lines, "/body/lines")};
    if (ahead.left.empty())
        lines_.erase(entry.seat);
    else
        lines_[entry.seat] = std::move(ahead);
}

void Position::fold_consent(const Entry& entry) {
    require_seat(entry);
    if (const auto ask = entry.body.find("ask"); ask != entry.body.end()) {
        const auto whole = [&](const char* key) {
            if (!ask->is_object() || !ask->contains(key) || !ask->at(key).is_number_integer())
                throw Fault(Code::bad_type, "/body/ask", "Expected the entry to go back to and the number of orders.");
            return ask->at(key).get<std::int64_t>();
        };
        const std::int64_t to = whole("to");
        if (to < 1 || to >= entry.number) throw Fault(Code::out_of_range, "/body/ask/to", "Expected an earlier entry.");
        request_ = UndoRequest{entry.seat, to, static_cast<int>(whole("orders")), {}};
        return;
    }
    if (!request_ || request_->seat == entry.seat)
        throw Fault(Code::inconsistent, "/body", "There is no request of another seat to answer.");
    if (entry.flag("answer"))
        request_->agreed.insert(entry.seat);
    else
        request_.reset();
}

void Position::fold_undo(const Entry& entry) {
    request_.reset();
    lines_.clear();
    if (const auto left = entry.body.find("lines"); left != entry.body.end()) {
        if (!left->is_object()) throw Fault(Code::bad_type, "/body/lines", "Expected the lines left to each seat.");
        for (const auto& [seat, ahead] : left->items()) {
            const std::string place = "/body/lines" + describe::pointer_step(seat);
            if (!has_seat(seat) || !ahead.is_object() || !ahead.contains("left") ||
                !ahead.value("part", json("")).is_string())
                throw Fault(Code::bad_type, place, "Expected the lines left to a seat.");
            lines_[seat] = {ahead.value("part", std::string{}), read_lines(ahead.at("left"), place + "/left")};
            if (lines_[seat].left.empty()) lines_.erase(seat);
        }
    }
    // Who agreed starts to wait anew; who could not know of it does not.
    if (!entry.flag("free")) owed_.clear();
    note_owed(entry.seat, entry.at_ms);
}

void Position::evolve(const json& events) {
    for (std::size_t i = 0; i < events.size(); ++i)
        at_place(fmt::format("/events/{}", i), "This is no event of these rules.", [&] { game_->evolve(events[i]); });
}

void Position::note_owed(const std::string& actor, std::int64_t now_ms) {
    if (!wait_ms_) return;
    std::map<std::string, Owed> owed;
    for (const Due& due : game_->pending()) {
        Owed& now = owed[due.seat];
        now.what += told(due);
        now.since_ms = now_ms;
    }
    for (auto& [seat, now] : owed) {
        const auto was = owed_.find(seat);
        if (seat != actor && was != owed_.end() && was->second.what == now.what) now.since_ms = was->second.since_ms;
    }
    owed_ = std::move(owed);
}

}  // namespace reisswitz::table
