#include "table/import_log.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <vector>

#include "describe/fault.hpp"
#include "describe/parse.hpp"
#include "dice/physical_dice.hpp"
#include "table/entry.hpp"
#include "table/export_log.hpp"
#include "table/judge.hpp"
#include "table/waiting.hpp"
#include "table/walk.hpp"

namespace reisswitz::table {

namespace {

using describe::Code;
using describe::Fault;

[[noreturn]] void fail(Code code, const std::string& place, const std::string& message) {
    throw Fault(code, place, message);
}

/// Lines of a stream, the number of the present one known.
class Lines {
public:
    explicit Lines(std::istream& in) : in_(in) {}

    /// The next line that is not blank. @retval false  there is none
    bool next(std::string& line) {
        do {
            if (!next_of_any(line)) return false;
        } while (std::all_of(line.begin(), line.end(), [](char c) { return c == ' ' || c == '\t' || c == '\r'; }));
        return true;
    }
    std::int64_t number() const { return number_; }

private:
    bool next_of_any(std::string& line) {
        line.clear();
        ++number_;
        std::streambuf& buffer = *in_.rdbuf();
        for (;;) {
            const int c = buffer.sbumpc();
            if (c == std::char_traits<char>::eof()) return !line.empty();
            if (c == '\n') return true;
            if (line.size() == longest_log_line)
                fail(Code::too_large, "",
                     fmt::format("The line has more than {} bytes; that is more than is read.", longest_log_line));
            line += static_cast<char>(c);
        }
    }

    std::istream& in_;
    std::int64_t number_{};
};

/// The fields of one line, each asked for once.
class Fields {
public:
    Fields(const json& object, std::string place) : object_(object), place_(std::move(place)) {
        if (!object.is_object()) fail(Code::bad_type, place_, "Expected an object.");
    }

    const json& any(const char* key) {
        known_.emplace_back(key);
        const auto found = object_.find(key);
        if (found == object_.end()) fail(Code::missing_input, place_, fmt::format("{} is missing.", key));
        return *found;
    }
    const json* find(const char* key) {
        known_.emplace_back(key);
        const auto found = object_.find(key);
        return found == object_.end() ? nullptr : &*found;
    }
    const std::string& text(const char* key) {
        const json& value = any(key);
        if (!value.is_string()) fail(Code::bad_type, at(key), "Expected a text.");
        return value.get_ref<const std::string&>();
    }
    std::int64_t whole(const char* key) {
        const json& value = any(key);
        if (!value.is_number_integer() || (value.is_number_unsigned() && value.get<std::uint64_t>() > INT64_MAX))
            fail(Code::bad_type, at(key), "Expected a whole number.");
        return value.get<std::int64_t>();
    }
    /// A name: text, or its bytes in hex.
    std::string name(const char* key) {
        const json& value = any(key);
        if (value.is_string()) return value.get<std::string>();
        const auto hex = value.is_object() && value.size() == 1 ? value.find("hex") : value.end();
        if (!value.is_object() || hex == value.end() || !hex->is_string())
            fail(Code::bad_type, at(key), "Expected a text, or its bytes as hex.");
        const auto& digits = hex->get_ref<const std::string&>();
        const auto digit = [](char c) {
            return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
        };
        std::string bytes;
        for (std::size_t i = 0; i < digits.size(); i += 2) {
            const int high = digit(digits[i]);
            const int low = i + 1 < digits.size() ? digit(digits[i + 1]) : -1;
            if (high < 0 || low < 0) fail(Code::bad_type, at(key) + "/hex", "Expected two hex digits a byte.");
            bytes += static_cast<char>(high * 16 + low);
        }
        return bytes;
    }
    std::string at(const char* key) const { return place_ + describe::pointer_step(key); }

    /// Refuses what was not asked for.
    void done() const {
        for (const auto& [key, value] : object_.items())
            if (std::find(known_.begin(), known_.end(), key) == known_.end())
                fail(Code::unknown_input, place_ + describe::pointer_step(key),
                     fmt::format("{} is not known here.", describe::quote(key)));
    }

private:
    const json& object_;
    std::string place_;
    std::vector<std::string> known_;
};

struct Head {
    GameRecord game;
    json header;
    std::string seed;
};

Head read_head(const json& line) {
    Fields fields{line, ""};
    if (const std::string& format = fields.text("format"); format != log_format)
        fail(Code::unknown_value, "/format",
             format == seat_log_format
                 ? "This is what one seat was told, not a whole log; it cannot be played on."
                 : fmt::format("Expected {}, found {}.", describe::quote(log_format), describe::quote(format)));
    if (const auto version = fields.whole("version"); version != log_version)
        fail(Code::unknown_value, "/version",
             fmt::format("This program reads version {} of a log, found {}.", log_version, version));
    Head head;
    head.game = {fields.name("id"),    fields.name("rules"),   fields.name("rules_version"),
                 fields.name("title"), fields.name("created"), ""};
    head.header = fields.any("header");
    if (const json* seed = fields.find("seed")) {
        if (!seed->is_string()) fail(Code::bad_type, "/seed", "Expected 64 hex digits.");
        head.seed = seed->get<std::string>();
    }
    fields.done();
    if (head.game.id.empty()) fail(Code::out_of_range, "/id", "The id of a game is not empty.");
    head.game.header = canonical(head.header);
    return head;
}

LogEntry read_entry_line(const json& line) {
    Fields fields{line, ""};
    LogEntry entry;
    entry.number = fields.whole("n");
    entry.parent = fields.whole("parent");
    entry.kind = fields.text("kind");
    entry.seat = fields.text("seat");
    entry.body = canonical(fields.any("body"));
    entry.events = canonical(fields.any("events"));
    if (const json* ruling = fields.find("ruling")) entry.ruling = canonical(*ruling);
    if (!read_hex(fields.text("hash"), entry.hash_after)) fail(Code::bad_type, "/hash", "Expected 64 hex digits.");
    entry.at_ms = fields.whole("at_ms");
    fields.done();
    return entry;
}

TypedDie read_typed_line(const json& line) {
    Fields outer{line, ""};
    Fields fields{outer.any("typed"), "/typed"};
    outer.done();
    TypedDie die{fields.text("seat"), canonical(fields.any("body")), fields.whole("at_ms")};
    fields.done();
    return die;
}

/// The hash by which an entry is named where its state says nothing.
std::string hash_of(const LogEntry& entry) {
    std::string all;
    for (const std::string& part : {std::to_string(entry.parent), entry.kind, entry.seat, entry.body, entry.events,
                                    entry.ruling, std::to_string(entry.at_ms)})
        all += std::to_string(part.size()) + ":" + part;
    return hex_of(dice::sha256(all));
}

void require_same(const LogEntry& here, const LogEntry& in_file) {
    if (here == in_file) return;
    const bool by_state = here.hash_after != in_file.hash_after;
    fail(Code::inconsistent, by_state ? "/hash" : "",
         fmt::format("The file does not continue this game: its entry {} {} {}, that of the game here {}.", here.number,
                     by_state ? "leads to the state" : "has the hash",
                     by_state ? hex_of(in_file.hash_after) : hash_of(in_file),
                     by_state ? hex_of(here.hash_after) : hash_of(here)));
}

/// One import under way.
class Import {
public:
    Import(LogStore& store, const MakeGame& make) : store_(store), make_(make) {}

    void begin(Head head, const std::optional<std::string>& as) {
        if (as) head.game.id = *as;
        header_ = head.header;
        imported.id = head.game.id;
        std::shared_ptr<const Position> start;
        try {
            start = std::make_shared<const Position>(make_(header_), header_);
        } catch (const json::exception&) {
            fail(Code::bad_type, "/header", "This is no header of a game.");
        }
        if (start->game().rules() != head.game.rules)
            fail(Code::inconsistent, "/rules",
                 fmt::format("The header is one of {}.", describe::quote(start->game().rules())));
        read_seed(*start, head);
        imported.is_new = !store_.has(head.game.id);
        if (imported.is_new) {
            store_.begin(head.game, head.seed);
        } else {
            const GameRecord here = store_.record(head.game.id);
            if (here.header != head.game.header)
                fail(Code::inconsistent, "/header",
                     fmt::format(
                         "The file does not continue this game: its header has the hash {}, that of the game here {}.",
                         hex_of(dice::sha256(head.game.header)), hex_of(dice::sha256(here.header))));
            here_ = store_.head(head.game.id);
            existing_ = store_.entries(head.game.id);
            typed_here_ = store_.typed_dice(head.game.id);
        }
        stands_ = here_;
        position_ = std::move(start);
        recent_.add(position_);
    }

    void take(const LogEntry& kept) {
        if (kept.number != imported.entries + 1)
            fail(Code::inconsistent, "/n",
                 fmt::format("The entry has number {}; expected {}.", kept.number, imported.entries + 1));
        if (kept.parent < 0 || kept.parent >= kept.number)
            fail(Code::out_of_range, "/parent", fmt::format("Expected 0 to {}.", kept.number - 1));
        const bool is_here = kept.number <= here_.entry;
        if (is_here) require_same(*existing_->next(), kept);
        const Entry entry = read_entry(kept);
        auto before = recent_.find(entry.parent);
        if (!before) before = std::make_shared<const Position>(replay(store_, make_, imported.id, entry.parent));
        if (!is_here) require_sound(*before, entry);
        auto after = std::make_shared<Position>(*before);
        try {
            after->fold_and_check(entry);
        } catch (const StateDiffers& state) {
            fail(Code::inconsistent, "/hash",
                 fmt::format("The entry leads to the state {}, the line says {}.", hex_of(state.found),
                             hex_of(state.expected)));
        }
        if (!is_here) add(*before, entry, kept);
        position_ = std::move(after);
        recent_.add(position_);
        ++imported.entries;
    }

    void take(const TypedDie& die) {
        if (imported.entries < here_.entry) return;  // the game here is further on
        const auto at = static_cast<std::size_t>(typed_in_file_++);
        if (imported.entries == here_.entry && at < typed_here_.size()) {
            if (typed_here_[at] != die) fail(Code::inconsistent, "/typed", "Other dice lie on the table of this game.");
            return;
        }
        store_.type_die(imported.id, die, stands_);
        ++stands_.typed_dice;
    }

    void end(const json& line) {
        Fields fields{line, ""};
        const auto entries = fields.whole("entries");
        const auto typed = fields.whole("typed_dice");
        fields.done();
        if (entries != imported.entries)
            fail(Code::inconsistent, "/entries",
                 fmt::format("The file has {} entries, its end says {}.", imported.entries, entries));
        if (imported.entries >= here_.entry && typed != typed_in_file_)
            fail(Code::inconsistent, "/typed_dice",
                 fmt::format("The file has {} typed dice, its end says {}.", typed_in_file_, typed));
        if (imported.entries >= here_.entry && typed > 0) require_waiting();
    }

    Imported imported;

private:
    void read_seed(const Position& start, const Head& head) {
        if (start.is_physical()) {
            if (!head.seed.empty()) fail(Code::inconsistent, "/seed", "Dice that are thrown by hand have no seed.");
            return;
        }
        dice::Seed seed;
        if (head.seed.empty())
            fail(Code::missing_input, "", "seed is missing; without it the game cannot be played on.");
        if (!dice::Seed::parse(head.seed, seed)) fail(Code::bad_type, "/seed", "Expected 64 hex digits.");
        if (header_.value("commitment", json{}) != json(seed.commitment()))
            fail(Code::inconsistent, "/seed", "The seed is not the one that the header commits to.");
        seed_ = seed;
    }

    /// Typed dice serve an order that wants more of them.
    void require_waiting() {
        const Waiting waiting = read_waiting(store_.typed_dice(imported.id));
        const auto refuse = [](const std::string& why) { fail(Code::inconsistent, "/typed", "The typed dice " + why); };
        if (!position_->is_physical()) refuse("stand in a game whose dice come from a seed.");
        if (position_->due(waiting.seat).empty()) refuse("are of a seat that has nothing to decide.");
        dice::PhysicalDice dice{waiting.tape()};
        try {
            static_cast<void>(position_->game().decide(waiting.seat, waiting.order, dice));
            refuse("serve no order, or one that has all its dice.");
        } catch (const dice::DiceWanted&) {
        } catch (const dice::BadFace& bad) {
            refuse(fmt::format("have a {} on a die with {} faces.", bad.face, bad.die.sides));
        } catch (const json::exception&) {
            refuse("serve no order of these rules.");
        }
    }

    void require_sound(const Position& before, const Entry& entry) {
        auto difference = judge(*position_, before, entry, seed_, header_);
        if (!difference) difference = judge_undo(store_, imported.id, *position_, entry);
        if (difference)
            fail(Code::inconsistent, difference->field,
                 fmt::format("Found {}, this engine expects {}.", difference->found, difference->expected));
    }

    void add(const Position& before, const Entry& entry, const LogEntry& kept) {
        if (entry.is_decision() && !typed_here_.empty()) {
            const auto dice = dice_of(entry);
            for (std::size_t i = 0; i < typed_here_.size(); ++i) {
                const json body = describe::parse_json(typed_here_[i].body, longest_entry_text);
                const std::size_t had = i == 0 && body.contains("had") ? body.at("had").size() : 0;
                had_here_ += had;
                if (had_here_ + i >= dice.size() || json(dice[had_here_ + i].face) != body.at("face"))
                    fail(Code::inconsistent, "/body/dice",
                         "The file does not continue this game: other dice lie on its table.");
            }
            typed_here_.clear();
        }
        store_.append(imported.id, kept, stands_);
        stands_ = {kept.number, 0};
        ++imported.added;
        if (!is_of_our_version(before, entry)) ++imported.of_other_version;
    }

    LogStore& store_;
    const MakeGame& make_;
    json header_;
    std::optional<dice::Seed> seed_;
    LogHead here_;    ///< where the game stood before
    LogHead stands_;  ///< where it stands with what was added
    std::unique_ptr<LogReader> existing_;
    std::vector<TypedDie> typed_here_;
    std::size_t had_here_{};
    std::int64_t typed_in_file_{};
    std::shared_ptr<const Position> position_;
    RecentPositions recent_;
};

void read_lines(Import& import, Lines& lines, const std::optional<std::string>& as) {
    std::string text;
    if (!lines.next(text)) fail(Code::bad_json, "", "The file is empty; expected a log.");
    import.begin(read_head(describe::parse_json(text, longest_log_line)), as);
    bool ended = false;
    bool has_typed = false;
    while (lines.next(text)) {
        const json line = describe::parse_json(text, longest_log_line);
        if (ended) fail(Code::inconsistent, "", "The log has ended; nothing is expected here.");
        if (line.is_object() && line.contains("typed")) {
            import.take(read_typed_line(line));
            has_typed = true;
        } else if (line.is_object() && line.contains("entries")) {
            import.end(line);
            ended = true;
        } else {
            if (has_typed) fail(Code::inconsistent, "", "Typed dice stand after the last entry.");
            import.take(read_entry_line(line));
        }
    }
    if (!ended) fail(Code::missing_input, "", "The end of the log is missing: the file was cut off.");
    if (import.imported.entries == 0) fail(Code::missing_input, "", "The log has no entry; expected a start.");
}

}  // namespace

Imported import_log(LogStore& store, const MakeGame& make, std::istream& in, const std::optional<std::string>& as) {
    Lines lines{in};
    std::optional<Import> import;
    try {
        store.together([&] {
            import.emplace(store, make);
            read_lines(*import, lines, as);
        });
    } catch (const Fault& fault) {
        throw Fault(fault.code, fault.path, fmt::format("Line {}: {}", lines.number(), fault.what()));
    }
    return import->imported;
}

}  // namespace reisswitz::table
