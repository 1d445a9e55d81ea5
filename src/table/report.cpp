#include "table/report.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

#include "table/fairness.hpp"
#include "table/walk.hpp"

namespace reisswitz::table {

namespace {

/// Entries that are called turning points for the strength they cost.
constexpr std::size_t most_turning_points = 5;

/// A fraction longer than this is left out of a table; the percentage beside it stays exact to its last digit.
constexpr std::size_t longest_fraction = 80;

std::string word_in(const json& object, const char* key) {
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? found->get<std::string>() : "";
}

std::int64_t number_in(const json& object, const char* key) {
    const auto found = object.find(key);
    return found != object.end() && found->is_number_integer() ? found->get<std::int64_t>() : 0;
}

/// Luck with one kind of die: against the score that was needed, or by the sum where none was.
struct Luck {
    Trials trials;
    Sums sums;
};

struct TurningPoint {
    std::int64_t entry{};
    int turn{};
    std::int64_t loss{};  ///< 0: it counts for what happened, not for what it cost
    std::string text;
};

class Report {
public:
    void read(const LogStore& store, const MakeGame& make, const std::string& id) {
        Position position = start_of(store, make, id);
        seats_ = position.game().seats();
        const auto reader = store.branch(id);
        std::int64_t last_ms = 0;
        while (const auto kept = reader->next()) {
            const int turn = position.game().turn();
            const Entry entry = fold_next(position, *kept);
            if (entry.kind == Kind::start) begun_ms_ = entry.at_ms;
            const std::int64_t spent = last_ms == 0 ? 0 : std::max<std::int64_t>(0, entry.at_ms - last_ms);
            last_ms = entry.at_ms;
            ended_ms_ = entry.at_ms;
            if (entry.kind == Kind::correction) read_facts(entry, position);
            if (!entry.is_decision()) continue;
            ++decisions_;
            time_[turn][entry.seat] += spent;
            read_facts(entry, position);
            read_dice(entry, position);
        }
        ending_ = position.find_ending();
        choose_turning_points();
    }

    void write(std::ostream& out, const GameRecord& game) const {
        out << "# " << plain_text(game.title.empty() ? game.id : game.title) << "\n\n";
        out << fmt::format("{} decisions in {} turns. Rules: {}, version {}.\n\n", decisions_, time_.size(),
                           plain_text(game.rules), plain_text(game.rules_version));
        if (ending_)
            out << fmt::format("**{}** {}\n\n",
                               ending_->winner == "draw" ? "A draw." : plain_text(ending_->winner) + " wins.",
                               plain_text(ending_->reason));
        else
            out << "The game is not over.\n\n";
        write_losses(out);
        write_turning_points(out);
        write_time(out);
        write_dice(out);
    }

    bool is_turning_point(std::int64_t entry) const {
        return std::any_of(turning_points_.begin(), turning_points_.end(),
                           [&](const TurningPoint& point) { return point.entry == entry; });
    }

private:
    void read_facts(const Entry& entry, const Position& after) {
        TurningPoint costly{entry.number, after.game().turn(), 0, ""};
        for (const json& event : entry.events) {
            const json facts = after.game().facts(event);
            if (!facts.is_object()) continue;
            const std::string told = after.game().tell(event);
            if (const auto loss = facts.find("loss"); loss != facts.end() && loss->is_object()) {
                const std::int64_t sp = number_in(*loss, "sp");
                const std::string side = word_in(*loss, "side");
                const std::string cause = word_in(*loss, "cause");
                lost_[side] += sp;
                by_cause_[cause.empty() ? "other" : cause][side] += sp;
                // A brigade's loss is its division's loss too.
                const std::string formation = word_in(*loss, "formation");
                for (std::size_t at = 0; at != std::string::npos && !formation.empty();) {
                    at = formation.find('/', at + 1);
                    by_formation_[{side, formation.substr(0, at)}] += sp;
                }
                costly.loss += sp;
                if (!told.empty()) costly.text += (costly.text.empty() ? "" : " ") + told;
            }
            for (const char* key : {"exhausted", "objective"}) {
                const auto fact = facts.find(key);
                if (fact == facts.end() || !fact->is_object()) continue;
                std::string text = told;
                if (text.empty())
                    text = word_in(*fact, "side") + (std::string_view{key} == "exhausted"
                                                         ? " is exhausted."
                                                         : " holds " + word_in(*fact, "name") + ".");
                turning_points_.push_back({entry.number, after.game().turn(), 0, text});
            }
        }
        if (costly.loss == 0) return;
        costly_.push_back(std::move(costly));
        std::stable_sort(costly_.begin(), costly_.end(),
                         [](const TurningPoint& a, const TurningPoint& b) { return a.loss > b.loss; });
        if (costly_.size() > most_turning_points) costly_.pop_back();
    }

    void choose_turning_points() {
        turning_points_.insert(turning_points_.end(), costly_.begin(), costly_.end());
        std::stable_sort(turning_points_.begin(), turning_points_.end(),
                         [](const TurningPoint& a, const TurningPoint& b) { return a.entry < b.entry; });
    }

    /// Pairs the dice of an entry with the lines of its ruling, which say the score that was needed.
    void read_dice(const Entry& entry, const Position& after) {
        const auto dice = dice_of(entry);
        for (const LoggedDie& die : dice)
            faces_.try_emplace({thrower(entry, after, die), die.sides}, die.sides).first->second.add(die.face);
        std::size_t next = 0;
        const auto add_sum = [&](const LoggedDie& die) {
            luck_[{thrower(entry, after, die), die.label}].sums.add(die.face, die.sides);
        };
        const json lines = entry.ruling.is_array() ? entry.ruling : json::array();
        for (std::size_t i = 0; i < lines.size() && next < dice.size(); ++i) {
            if (!lines[i].is_object() || word_in(lines[i], "kind") != "dice") continue;
            const auto thrown = lines[i].find("dice");
            const std::size_t count = thrown != lines[i].end() && thrown->is_array() ? thrown->size() : 0;
            const json* score = nullptr;
            for (std::size_t k = i + 1; k < lines.size() && !score; ++k) {
                if (!lines[k].is_object() || word_in(lines[k], "kind") == "dice") break;
                if (word_in(lines[k], "kind") == "score") score = &lines[k];
            }
            if (count == 1 && score) {
                const LoggedDie& die = dice[next++];
                const std::int64_t value = number_in(*score, "value");
                const std::int64_t modifiers = value - die.face;
                const std::int64_t needed = number_in(*score, "needed");
                const std::int64_t successes =
                    std::clamp<std::int64_t>(die.sides + 1 - (needed - modifiers), 0, die.sides);
                luck_[{thrower(entry, after, die), die.label}].trials.add(static_cast<int>(successes), die.sides,
                                                                          value >= needed);
            } else {
                for (std::size_t k = 0; k < count && next < dice.size(); ++k) add_sum(dice[next++]);
            }
        }
        while (next < dice.size()) add_sum(dice[next++]);
        for (const LoggedDie& die : dice) labels_.try_emplace(die.label, after.game().name_die(die.label, -1).text);
    }

    static std::string thrower(const Entry& entry, const Position& after, const LoggedDie& die) {
        const DieName name = after.game().name_die(die.label, die.who);
        return name.seat.empty() ? entry.seat : name.seat;
    }

    void write_losses(std::ostream& out) const {
        out << "## Losses\n\n";
        if (lost_.empty()) {
            out << "Nobody lost anything.\n\n";
            return;
        }
        out << "| strength lost |";
        for (const std::string& seat : seats_) out << ' ' << plain_text(seat) << " |";
        out << "\n|---|";
        for (std::size_t i = 0; i < seats_.size(); ++i) out << "---:|";
        const auto row = [&](const std::string& name, const std::map<std::string, std::int64_t>& by_side) {
            out << "\n| " << name << " |";
            for (const std::string& seat : seats_) {
                const auto found = by_side.find(seat);
                out << ' ' << (found == by_side.end() ? 0 : found->second) << " |";
            }
        };
        for (const auto& [cause, by_side] : by_cause_) row(plain_text(cause), by_side);
        row("**all**", lost_);
        out << "\n\n";
        if (by_formation_.empty()) return;
        out << "| side | formation | strength lost |\n|---|---|---:|\n";
        for (const auto& [whose, sp] : by_formation_)
            out << fmt::format("| {} | {} | {} |\n", plain_text(whose.first), plain_text(whose.second), sp);
        out << '\n';
    }

    void write_turning_points(std::ostream& out) const {
        if (turning_points_.empty()) return;
        out << "## Turning points\n\n";
        for (const TurningPoint& point : turning_points_)
            out << fmt::format("- Turn {}{}: {}\n", point.turn,
                               point.loss > 0 ? fmt::format(", {} strength lost", point.loss) : "",
                               plain_text(point.text));
        out << '\n';
    }

    static std::string duration(std::int64_t ms) {
        const std::int64_t seconds = ms / 1000;
        return fmt::format("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
    }

    void write_time(std::ostream& out) const {
        if (time_.empty()) return;
        out << "## Time\n\nFrom the entry before to a seat's own, hours:minutes:seconds. In all "
            << duration(std::max<std::int64_t>(0, ended_ms_ - begun_ms_)) << ".\n\n| turn |";
        for (const std::string& seat : seats_) out << ' ' << plain_text(seat) << " |";
        out << "\n|---:|";
        for (std::size_t i = 0; i < seats_.size(); ++i) out << "---:|";
        out << '\n';
        for (const auto& [turn, by_seat] : time_) {
            out << "| " << turn << " |";
            for (const std::string& seat : seats_) {
                const auto found = by_seat.find(seat);
                out << ' ' << duration(found == by_seat.end() ? 0 : found->second) << " |";
            }
            out << '\n';
        }
        out << '\n';
    }

    static std::string chance(const auto& throws) {
        if (throws.thrown() > throws.most) return fmt::format("not worked out above {} dice", throws.most);
        const dice::Rational p = throws.chance_of_no_more();
        const std::string fraction = dice::to_text(p);
        return dice::to_percent(p, 2) + (fraction.size() <= longest_fraction ? " (" + fraction + ")" : "");
    }

    void write_dice(std::ostream& out) const {
        if (faces_.empty()) return;
        out << "## Dice\n\n| seat | throw | dice | expected | came to | chance of no better "
               "|\n|---|---|---:|---:|---:|---:|\n";
        for (const auto& [what, luck] : luck_) {
            const std::string name = plain_text(what.first) + " | " + plain_text(labels_.at(what.second));
            if (const Trials& trials = luck.trials; trials.thrown() > 0)
                out << fmt::format("| {} | {} | {} ({}) successes | {} | {} |\n", name, trials.thrown(),
                                   decimal(trials.expected(), 2), dice::to_text(trials.expected()), trials.succeeded(),
                                   chance(trials));
            if (const Sums& sums = luck.sums; sums.thrown() > 0)
                out << fmt::format("| {} | {} | sum {} ({}) | {} | {} |\n", name, sums.thrown(),
                                   decimal(sums.expected(), 2), dice::to_text(sums.expected()), sums.sum(),
                                   chance(sums));
        }
        out << "\n| seat | die | dice | faces | chi-square | degrees of freedom |\n|---|---|---:|---|---:|---:|\n";
        for (const auto& [whose, counts] : faces_) {
            std::string faces;
            for (const std::int64_t count : counts.counts) faces += (faces.empty() ? "" : " ") + std::to_string(count);
            const auto chi = counts.chi_square();
            out << fmt::format("| {} | d{} | {} | {} | {} ({}) | {} |\n", plain_text(whose.first), whose.second,
                               counts.thrown(), faces, decimal(chi, 2), dice::to_text(chi), counts.sides - 1);
        }
        out << '\n';
    }

    std::vector<std::string> seats_;
    std::int64_t decisions_{};
    std::int64_t begun_ms_{}, ended_ms_{};
    std::optional<Ending> ending_;
    std::map<std::string, std::int64_t> lost_;                                  // by side
    std::map<std::string, std::map<std::string, std::int64_t>> by_cause_;       // then by side
    std::map<std::pair<std::string, std::string>, std::int64_t> by_formation_;  // by side and formation
    std::vector<TurningPoint> turning_points_, costly_;
    std::map<int, std::map<std::string, std::int64_t>> time_;   // by turn and seat
    std::map<std::pair<std::string, int>, FaceCounts> faces_;   // by seat and die
    std::map<std::pair<std::string, std::string>, Luck> luck_;  // by seat and label
    std::map<std::string, std::string> labels_;
};

void write_course(const LogStore& store, const MakeGame& make, const std::string& id, const Report& report,
                  std::ostream& out) {
    out << "## The course of the game\n";
    Position position = start_of(store, make, id);
    int turn = -1;
    const auto reader = store.branch(id);
    while (const auto kept = reader->next()) {
        const int turn_before = position.game().turn();
        const Entry entry = fold_next(position, *kept);
        if (entry.is_decision() && turn_before != turn) {
            turn = turn_before;
            out << "\n### Turn " << turn << "\n\n";
        }
        std::string told;
        if (entry.is_decision()) {
            told = fmt::format("**{}**: {}.", plain_text(entry.seat), plain_text(entry.text("notation")));
            if (entry.text("by") == "standing") told += " (standing order)";
        } else if (entry.kind == Kind::correction)
            told = "The umpire corrects: " + plain_text(entry.text("reason"));
        else if (entry.kind == Kind::resign)
            told = plain_text(entry.seat) + " resigns.";
        else if (entry.kind == Kind::undo)
            told = fmt::format("{} takes orders back; what had followed stays in the log.", plain_text(entry.seat));
        else
            continue;
        for (const json& event : entry.events)
            if (const std::string text = position.game().tell(event); !text.empty()) told += " " + plain_text(text);
        out << "- " << told << (report.is_turning_point(entry.number) ? " **(turning point)**" : "") << '\n';
    }
    if (const auto& over = position.over()) out << "\n" << plain_text(over->reason) << '\n';
}

}  // namespace

std::string plain_text(std::string_view text) {
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        const auto byte = static_cast<unsigned char>(c);
        if (byte == 0xE2 && i + 2 < text.size()) {
            const auto second = static_cast<unsigned char>(text[i + 1]);
            const auto third = static_cast<unsigned char>(text[i + 2]);
            const int code = 0x2000 + (second - 0x80) * 64 + (third - 0x80);
            if (code == 0x200E || code == 0x200F || (code >= 0x2028 && code <= 0x202E) ||
                (code >= 0x2066 && code <= 0x2069)) {
                plain += fmt::format("\\\\u{:04x}", code);
                i += 2;
                continue;
            }
        }
        if (byte < 0x20 || byte == 0x7F)
            plain += ' ';
        else if (c == '<')
            plain += "&lt;";
        else if (c == '>')
            plain += "&gt;";
        else if (c == '&')
            plain += "&amp;";
        else if (std::string_view{"\\`*_[]#|~"}.find(c) != std::string_view::npos)
            plain += {'\\', c};
        else
            plain += c;
    }
    return plain;
}

void write_report(const LogStore& store, const MakeGame& make, const std::string& id, std::ostream& out) {
    Report report;
    report.read(store, make, id);
    report.write(out, store.record(id));
    write_course(store, make, id, report, out);
}

}  // namespace reisswitz::table
