#include "skirmish.hpp"

#include <algorithm>
#include <cstdlib>
#include <sstream>

#include "describe/fault.hpp"

namespace reisswitz::table::test {

namespace {

using describe::Code;
using describe::Fault;
using ruling::Clause;
using ruling::Refusal;

constexpr Clause plan_clause{"SK-PLAN-1"}, move_clause{"SK-MOVE-1"}, fire_clause{"SK-FIRE-1"}, hold_clause{"SK-FIRE-2"},
    hit_clause{"SK-HIT-1"};
constexpr int sight = 2, range = 4, score_that_hits = 4;

int side_of(const std::string& seat) { return seat == "red" ? 0 : seat == "blue" ? 1 : -1; }
std::string seat_of(int side) { return side == 0 ? "red" : "blue"; }

std::string text_in(const json& object, const char* key) {
    if (!object.is_object() || !object.contains(key) || !object.at(key).is_string())
        throw Fault(Code::bad_type, std::string{"/"} + key, "Expected a text.");
    return object.at(key).get<std::string>();
}

int number_in(const json& object, const char* key, int low, int high) {
    if (!object.is_object() || !object.contains(key) || !object.at(key).is_number_integer())
        throw Fault(Code::bad_type, std::string{"/"} + key, "Expected a number.");
    const auto value = object.at(key).get<std::int64_t>();
    if (value < low || value > high ||
        (object.at(key).is_number_unsigned() && object.at(key).get<std::uint64_t>() > 1'000'000'000))
        throw Fault(Code::out_of_range, std::string{"/"} + key,
                    "Expected " + std::to_string(low) + " to " + std::to_string(high) + ".");
    return static_cast<int>(value);
}

int side_in(const json& object, const char* key) {
    const int side = side_of(text_in(object, key));
    if (side < 0) throw Fault(Code::unknown_value, std::string{"/"} + key, "Expected red or blue.");
    return side;
}

std::size_t index(int side) { return static_cast<std::size_t>(side); }

json dice_line(Clause clause, const char* label, int face) {
    return {{"kind", "dice"}, {"clause", clause.id}, {"label", label},
            {"dice", {face}}, {"value", face},       {"text", std::string{label} + ": die " + std::to_string(face)}};
}

std::string text_of(const json& ruling) {
    std::string text;
    for (const json& line : ruling) text += (text.empty() ? "" : "\n") + line.value("text", std::string{});
    return text;
}

}  // namespace

Skirmish::Skirmish(const json& header, std::string version) : version_(std::move(version)) {
    length_ = number_in(header, "length", 4, 1000);
    turns_ = number_in(header, "turns", 1, 1'000'000);
    for (int side = 0; side < 2; ++side) {
        const auto list = header.find(seat_of(side));
        if (list == header.end() || !list->is_array() || list->empty() || list->size() > 50)
            throw Fault(Code::bad_type, "/" + seat_of(side), "Expected 1 to 50 counters.");
        for (const json& one : *list) {
            Counter counter{text_in(one, "id"), text_in(one, "formation"), side, number_in(one, "at", 0, length_ - 1),
                            number_in(one, "sp", 1, 9)};
            if (find(counter.id)) throw Fault(Code::inconsistent, "/" + seat_of(side), "Two counters have one id.");
            strength_at_start_[index(side)] += counter.sp;
            counters_.push_back(std::move(counter));
        }
    }
}

const Counter* Skirmish::find(const std::string& id) const {
    const auto found =
        std::find_if(counters_.begin(), counters_.end(), [&](const Counter& counter) { return counter.id == id; });
    return found == counters_.end() ? nullptr : &*found;
}

Counter& Skirmish::known(const json& event, const char* key) {
    const std::string id = text_in(event, key);
    for (Counter& counter : counters_)
        if (counter.id == id) return counter;
    throw Fault(Code::unknown_value, std::string{"/"} + key, "There is no such counter.");
}

int Skirmish::ordinal(const std::string& id) const {
    for (std::size_t i = 0; i < counters_.size(); ++i)
        if (counters_[i].id == id) return static_cast<int>(i);
    return -1;
}

bool Skirmish::has_counters(int side) const {
    return std::any_of(counters_.begin(), counters_.end(),
                       [&](const Counter& counter) { return counter.side == side && counter.sp > 0; });
}

bool Skirmish::sees(int side, const Counter& counter) const {
    if (counter.sp == 0) return false;
    if (side < 0 || counter.side == side || counter.has_fired) return true;
    return std::any_of(counters_.begin(), counters_.end(), [&](const Counter& own) {
        return own.side == side && own.sp > 0 && std::abs(own.at - counter.at) <= sight;
    });
}

std::vector<std::string> Skirmish::seen_by(int side) const {
    std::vector<std::string> ids;
    for (const Counter& counter : counters_)
        if (counter.side != side && sees(side, counter)) ids.push_back(counter.id);
    return ids;
}

std::vector<Due> Skirmish::pending() const {
    switch (phase_) {
        case Phase::plans: {
            std::vector<Due> due;
            for (int side = 0; side < 2; ++side)
                if (plan_[index(side)].empty())
                    due.push_back({seat_of(side), Due::Kind::sealed_order, "plans", "Seal a plan for the turn."});
            return due;
        }
        case Phase::act:
            return {{seat_of(active_), Due::Kind::order, "act", "Move, fire, or end your part."}};
        case Phase::hit: {
            const Counter& hit = *find(hit_);
            return {{seat_of(hit.side), Due::Kind::choice, "hit", hit.id + " is hit: it stands or retreats."}};
        }
        case Phase::over:
            break;
    }
    return {};
}

std::vector<json> Skirmish::options(const std::string& seat) const {
    const int side = side_of(seat);
    std::vector<json> open;
    const auto offer = [&](json order) {
        if (!find_fault(side, order)) open.push_back(std::move(order));
    };
    for (const char* plan : {"hold", "advance"}) offer({{"order", "plan"}, {"plan", plan}});
    for (const Counter& own : counters_) {
        if (own.side != side) continue;
        for (const char* answer : {"stand", "retreat"}) offer({{"order", answer}, {"unit", own.id}});
        for (int to = std::max(0, own.at - 3); to <= std::min(length_ - 1, own.at + 3); ++to)
            offer({{"order", "move"}, {"unit", own.id}, {"to", to}});
        for (const Counter& target : counters_) offer({{"order", "fire"}, {"unit", own.id}, {"target", target.id}});
    }
    offer({{"order", "end"}});
    return open;
}

ruling::Ruled<json> Skirmish::read_notation(const std::string&, const std::string& line) const {
    std::istringstream words{line};
    std::string order, first, second, more;
    words >> order >> first >> second >> more;
    const auto refuse = [&] {
        return tl::unexpected(Refusal{{}, "\"" + line + "\" is no order.", "plan, move, fire, end, stand or retreat"});
    };
    if (!more.empty()) return refuse();
    if (order == "plan" && second.empty())
        return json{{"order", order}, {"plan", first == "h" ? "hold" : first == "a" ? "advance" : first}};
    if (order == "end" && first.empty()) return json{{"order", order}};
    if ((order == "stand" || order == "retreat") && second.empty()) return json{{"order", order}, {"unit", first}};
    if (order == "fire") return json{{"order", order}, {"unit", first}, {"target", second}};
    if (order == "move" && !second.empty() && second.size() < 5 &&
        second.find_first_not_of("0123456789") == std::string::npos)
        return json{{"order", order}, {"unit", first}, {"to", std::stoi(second)}};
    return refuse();
}

std::string Skirmish::notation(const json& order) const {
    std::string line = order.value("order", std::string{});
    for (const char* key : {"plan", "unit", "target"})
        if (order.contains(key)) line += " " + order.at(key).get<std::string>();
    if (order.contains("to")) line += " " + std::to_string(order.at("to").get<int>());
    return line;
}

std::optional<std::string> Skirmish::find_fault(int side, const json& order) const {
    const std::string what = text_in(order, "order");
    if (phase_ == Phase::plans) {
        if (what != "plan") return "Plans are sealed now.";
        const std::string plan = text_in(order, "plan");
        if (plan != "hold" && plan != "advance") return "A plan is hold or advance.";
        return plan_[index(side)].empty() ? std::optional<std::string>{} : "The plan is sealed.";
    }
    if (phase_ == Phase::hit) {
        if (what != "stand" && what != "retreat") return hit_ + " stands or retreats first.";
        const Counter& hit = *find(hit_);
        if (hit.side != side || text_in(order, "unit") != hit_) return hit_ + " is to be answered for.";
        const int back = hit.at + (side == 0 ? -1 : 1);
        if (what == "retreat" && (back < 0 || back >= length_)) return "There is no room to retreat.";
        return std::nullopt;
    }
    if (phase_ == Phase::over || side != active_) return "It is not this side's part.";
    if (what == "end") return std::nullopt;
    if (what != "move" && what != "fire") return "A counter moves or fires.";
    const Counter* own = find(text_in(order, "unit"));
    if (!own || own->side != side || own->sp == 0) return "There is no such counter of this side.";
    if (own->has_acted) return own->id + " has acted.";
    if (what == "move") {
        const int to = number_in(order, "to", 0, 1'000'000);
        if (to >= length_ || to == own->at || std::abs(to - own->at) > furthest_move(side))
            return own->id + " cannot go there.";
        for (const Counter& other : counters_)
            if (other.id != own->id && other.at == to && sees(side, other)) return "Somebody stands there.";
        return std::nullopt;
    }
    const Counter* target = find(text_in(order, "target"));
    if (!target || target->side == side || !sees(side, *target)) return "There is no such enemy in sight.";
    if (std::abs(target->at - own->at) > range) return target->id + " is out of range.";
    return std::nullopt;
}

ruling::Ruled<Decision> Skirmish::decide(const std::string& seat, const json& order, dice::LiveDice& dice) const {
    const int side = side_of(seat);
    const std::string what = text_in(order, "order");
    if (auto fault = find_fault(side, order)) {
        const Clause clause = what == "plan"   ? plan_clause
                              : what == "move" ? move_clause
                              : what == "fire" ? fire_clause
                                               : hit_clause;
        return tl::unexpected(Refusal{clause, *fault, ""});
    }
    Decision decision;
    decision.order = {{"order", what}};
    decision.events = json::array();
    decision.ruling = json::array();
    json& events = decision.events;
    json& ruling = decision.ruling;
    const auto occasion = [&](std::int64_t kind, std::int64_t a, std::int64_t b) {
        dice.at([&] { return dice::Occasion{}.with(turn_).with(kind).with(a).with(b); });
    };
    if (what == "plan") {
        const std::string plan = text_in(order, "plan");
        decision.order["plan"] = plan;
        events.push_back({{"e", "planned"}, {"side", seat}, {"plan", plan}});
        const std::string& other = plan_[index(1 - side)];
        if (!other.empty()) {
            const std::string& red = side == 0 ? plan : other;
            const std::string& blue = side == 0 ? other : plan;
            events.push_back({{"e", "plans_revealed"}, {"red", red}, {"blue", blue}});
            occasion(1, red == "hold", blue == "hold");
            const bool red_begins = dice.until([&](dice::LiveDice& die) -> std::optional<bool> {
                const auto thrown = die.opposed(dice::d6, {{"initiative"}, 0}, {{"initiative"}, 1});
                ruling.push_back(dice_line(plan_clause, "initiative", thrown.first));
                ruling.push_back(dice_line(plan_clause, "initiative", thrown.second));
                if (thrown.first == thrown.second) return std::nullopt;
                return thrown.first > thrown.second;
            });
            events.push_back({{"e", "initiative"}, {"side", red_begins ? "red" : "blue"}});
        }
    } else if (what == "end") {
        events.push_back({{"e", "ended"}, {"side", seat}});
        if (has_ended_[index(1 - side)]) events.push_back({{"e", "turn_ended"}});
    } else if (what == "move") {
        const Counter& own = *find(text_in(order, "unit"));
        decision.order["unit"] = own.id;
        decision.order["to"] = order.at("to");
        const int wanted = order.at("to").get<int>();
        const int step = wanted > own.at ? 1 : -1;
        int at = own.at;
        const auto has_enemy = [&](int field) {
            return std::any_of(counters_.begin(), counters_.end(), [&](const Counter& other) {
                return other.side != side && other.sp > 0 && other.at == field;
            });
        };
        while (at != wanted && !has_enemy(at + step)) at += step;
        if (at != own.at)
            events.push_back({{"e", "moved"}, {"unit", own.id}, {"to", at}});
        else
            events.push_back({{"e", "halted"}, {"unit", own.id}});
    } else if (what == "fire") {
        const Counter& own = *find(text_in(order, "unit"));
        const Counter& target = *find(text_in(order, "target"));
        decision.order["unit"] = own.id;
        decision.order["target"] = target.id;
        occasion(2, ordinal(own.id), ordinal(target.id));
        const int face = dice.roll(dice::d6, {{"fire"}, ordinal(own.id)});
        ruling.push_back(dice_line(fire_clause, "fire", face));
        int score = face;
        if (plan_[index(side)] == "hold") {
            ++score;
            ruling.push_back({{"kind", "modifier"}, {"clause", hold_clause.id}, {"value", 1}, {"text", "+1 holds"}});
        }
        ruling.push_back({{"kind", "score"},
                          {"clause", fire_clause.id},
                          {"value", score},
                          {"needed", score_that_hits},
                          {"text", "score " + std::to_string(score) + ", needed 4"}});
        events.push_back({{"e", "fired"}, {"unit", own.id}, {"target", target.id}, {"hit", score >= score_that_hits}});
    } else {
        const Counter& hit = *find(hit_);
        decision.order["unit"] = hit.id;
        if (what == "retreat") {
            events.push_back({{"e", "retreated"}, {"unit", hit.id}, {"to", hit.at + (side == 0 ? -1 : 1)}});
        } else {
            occasion(3, ordinal(hit.id), 0);
            const int face = dice.roll(dice::d6, {{"nerve"}, ordinal(hit.id)});
            ruling.push_back(dice_line(hit_clause, "nerve", face));
            const int lost = std::min(hit.sp, face == 1 ? 2 : 1);
            events.push_back({{"e", "lost"}, {"unit", hit.id}, {"sp", lost}});
            int left = -lost;
            for (const Counter& counter : counters_)
                if (counter.side == side) left += counter.sp;
            if (!exhausted_[index(side)] && 2 * left <= strength_at_start_[index(side)])
                events.push_back({{"e", "exhausted"}, {"side", seat}});
        }
    }
    decision.notation = notation(decision.order);
    decision.text = text_of(ruling);
    return decision;
}

void Skirmish::evolve(const json& event) {
    const std::string what = text_in(event, "e");
    if (what == "planned") {
        const std::string plan = text_in(event, "plan");
        plan_[index(side_in(event, "side"))] = plan;
    } else if (what == "plans_revealed") {
        phase_ = Phase::act;
    } else if (what == "initiative") {
        active_ = side_in(event, "side");
    } else if (what == "moved" || what == "retreated") {
        Counter& counter = known(event, "unit");
        counter.at = number_in(event, "to", 0, length_ - 1);
        if (what == "moved")
            counter.has_acted = true;
        else
            phase_ = Phase::act;
    } else if (what == "halted") {
        known(event, "unit").has_acted = true;
    } else if (what == "fired") {
        const std::string target = known(event, "target").id;
        Counter& counter = known(event, "unit");
        counter.has_acted = counter.has_fired = true;
        if (!event.contains("hit") || !event.at("hit").is_boolean())
            throw Fault(Code::bad_type, "/hit", "Expected true or false.");
        if (event.at("hit").get<bool>()) {
            phase_ = Phase::hit;
            hit_ = target;
        }
    } else if (what == "lost") {
        Counter& counter = known(event, "unit");
        counter.sp -= number_in(event, "sp", 0, counter.sp);
        phase_ = Phase::act;
    } else if (what == "exhausted") {
        exhausted_[index(side_in(event, "side"))] = true;
    } else if (what == "ended") {
        const int side = side_in(event, "side");
        has_ended_[index(side)] = true;
        active_ = 1 - side;
    } else if (what == "turn_ended") {
        ++turn_;
        phase_ = Phase::plans;
        plan_ = {};
        has_ended_ = {};
        for (Counter& counter : counters_) counter.has_fired = counter.has_acted = false;
    } else {
        throw Fault(Code::unknown_value, "/e", "There is no such event.");
    }
    if (!has_counters(0) || !has_counters(1) || turn_ > turns_) phase_ = Phase::over;
}

json Skirmish::view(const std::string& seat) const {
    const int side = side_of(seat);
    json seen{{"turn", turn_}, {"length", length_}, {"counters", json::array()}};
    for (const Counter& counter : counters_) {
        if (!sees(side, counter)) continue;
        json one{{"id", counter.id}, {"side", seat_of(counter.side)}, {"at", counter.at}};
        if (side < 0 || counter.side == side) one.update({{"sp", counter.sp}, {"has_acted", counter.has_acted}});
        seen["counters"].push_back(std::move(one));
    }
    const bool revealed = phase_ != Phase::plans;
    for (int whose = 0; whose < 2; ++whose)
        if ((revealed || side < 0 || side == whose) && !plan_[index(whose)].empty())
            seen["plans"][seat_of(whose)] = plan_[index(whose)];
    if (side >= 0 && !standing_[index(side)].on_hit.empty()) seen["standing"] = standing_[index(side)].on_hit;
    return seen;
}

std::optional<Decision> Skirmish::witness(const Game& before_game, const Decision& decision,
                                          const std::string& seat) const {
    const auto& before = dynamic_cast<const Skirmish&>(before_game);
    const int side = side_of(seat);
    if (side < 0) return decision;
    Decision seen{nullptr, "", json::array(), nullptr, ""};
    bool order_is_open = true;
    bool ruling_is_open = false;
    for (const json& event : decision.events) {
        const std::string what = text_in(event, "e");
        if (what == "planned") {
            const bool is_own = side_in(event, "side") == side;
            order_is_open = order_is_open && is_own;
            if (is_own) seen.events.push_back(event);
        } else if (what == "moved" || what == "retreated" || what == "halted") {
            const std::string id = text_in(event, "unit");
            const bool seen_before = before.sees(side, *before.find(id));
            const bool seen_after = sees(side, *find(id));
            if (seen_after)
                seen.events.push_back(event);
            else if (seen_before)
                seen.events.push_back({{"e", "vanished"}, {"unit", id}});
            order_is_open = order_is_open && find(id)->side == side;
        } else if (what == "lost") {
            const Counter& counter = *find(text_in(event, "unit"));
            json told = event;
            if (counter.side != side) told.erase("sp");
            seen.events.push_back(told);
            ruling_is_open = ruling_is_open || counter.side == side;
        } else if (what == "exhausted") {
            if (side_in(event, "side") == side) seen.events.push_back(event);
        } else {
            ruling_is_open = true;
            seen.events.push_back(event);
        }
    }
    if (seen.events.empty()) return std::nullopt;
    if (order_is_open) {
        seen.order = decision.order;
        seen.notation = decision.notation;
    }
    if (ruling_is_open) {
        seen.ruling = decision.ruling;
        seen.text = decision.text;
    }
    return seen;
}

bool Skirmish::reveals(const Game& before_game, const Decision& decision, const std::string&) const {
    const auto& before = dynamic_cast<const Skirmish&>(before_game);
    for (const json& event : decision.events)
        if (text_in(event, "e") == "halted") return true;
    for (int side = 0; side < 2; ++side) {
        const auto known_before = before.seen_by(side);
        for (const std::string& id : seen_by(side))
            if (std::find(known_before.begin(), known_before.end(), id) == known_before.end()) return true;
    }
    return false;
}

dice::Digest Skirmish::hash() const {
    std::string bytes = "skirmish 1";
    const auto number = [&](std::int64_t value) {
        for (int shift = 0; shift < 64; shift += 8)
            bytes += static_cast<char>(static_cast<unsigned char>(value >> shift));
    };
    const auto text = [&](const std::string& value) {
        number(static_cast<std::int64_t>(value.size()));
        bytes += value;
    };
    number(turn_);
    number(static_cast<int>(phase_));
    number(active_);
    for (const Counter& counter : counters_) {
        number(counter.at);
        number(counter.sp);
        number(counter.has_fired);
        number(counter.has_acted);
    }
    for (std::size_t side = 0; side < 2; ++side) {
        number(has_ended_[side]);
        number(exhausted_[side]);
        text(plan_[side]);
        text(standing_[side].on_hit);
        number(standing_[side].at_once);
    }
    text(phase_ == Phase::hit ? hit_ : "");
    return dice::sha256(bytes);
}

std::optional<Ending> Skirmish::ending() const {
    if (phase_ != Phase::over) return std::nullopt;
    for (int side = 0; side < 2; ++side)
        if (!has_counters(side)) return Ending{seat_of(1 - side), seat_of(side) + " has nobody left."};
    return Ending{"draw", "Night falls."};
}

void Skirmish::give_standing_order(const std::string& seat, const json& standing) {
    const std::string on_hit = text_in(standing, "on_hit");
    const std::string when = text_in(standing, "when");
    if (on_hit != "stand" && on_hit != "retreat")
        throw Fault(Code::unknown_value, "/on_hit", "Expected stand or retreat.");
    if (when != "at_once" && when != "after_wait")
        throw Fault(Code::unknown_value, "/when", "Expected at_once or after_wait.");
    standing_[index(side_of(seat))] = {on_hit, when == "at_once"};
}

std::optional<ruling::Ruled<json>> Skirmish::read_standing_order(const std::string&, const std::string& line) const {
    std::istringstream words{line};
    std::string standing, on_hit, when;
    words >> standing >> on_hit >> when;
    if (standing != "standing") return std::nullopt;
    if (on_hit.empty())
        return ruling::Ruled<json>{
            tl::unexpected(Refusal{{}, "What is the counter to do?", "standing stand or standing retreat"})};
    return ruling::Ruled<json>{json{{"on_hit", on_hit}, {"when", when.empty() ? "after_wait" : when}}};
}

std::optional<json> Skirmish::standing_answer(const std::string& seat, bool waited) const {
    const Standing& standing = standing_[index(side_of(seat))];
    if (phase_ == Phase::hit) {
        if (!waited && !standing.at_once) return std::nullopt;
        json answer{{"order", standing.on_hit.empty() ? "stand" : standing.on_hit}, {"unit", hit_}};
        if (find_fault(side_of(seat), answer)) answer["order"] = "stand";
        return answer;
    }
    if (!waited) return std::nullopt;
    if (phase_ == Phase::plans) return json{{"order", "plan"}, {"plan", "hold"}};
    return json{{"order", "end"}};
}

std::string Skirmish::tell(const json& event) const {
    const std::string what = text_in(event, "e");
    if (what == "lost") return text_in(event, "unit") + " loses " + std::to_string(event.value("sp", 0)) + ".";
    if (what == "fired")
        return text_in(event, "unit") + (event.value("hit", false) ? " hits " : " misses ") + text_in(event, "target") +
               ".";
    if (what == "moved") return text_in(event, "unit") + " goes to " + std::to_string(event.value("to", 0)) + ".";
    if (what == "exhausted") return text_in(event, "side") + " is exhausted.";
    return "";
}

std::string Skirmish::part() const {
    return std::to_string(turn_) +
           (phase_ == Phase::plans ? " plans" : " " + seat_of(phase_ == Phase::hit ? 1 - find(hit_)->side : active_));
}

DieName Skirmish::name_die(const std::string& label, int who) const {
    if (label == "initiative") return {"initiative", who == 0 ? "red" : who == 1 ? "blue" : ""};
    std::string text = label + " die";
    if (who >= 0 && who < static_cast<int>(counters_.size()))
        text += " for " + counters_[static_cast<std::size_t>(who)].id;
    return {text, ""};
}

json Skirmish::facts(const json& event) const {
    const std::string what = text_in(event, "e");
    if (what == "exhausted") return {{"exhausted", {{"side", text_in(event, "side")}}}};
    if (what != "lost") return json::object();
    const Counter* counter = find(text_in(event, "unit"));
    if (!counter) return json::object();
    return {{"loss",
             {{"side", seat_of(counter->side)},
              {"unit", counter->id},
              {"formation", counter->formation},
              {"sp", event.value("sp", 0)},
              {"cause", "fire"}}}};
}

MakeGame make_skirmish(const std::string& version) {
    return [version](const json& header) { return std::make_unique<Skirmish>(header, version); };
}

json skirmish_header(const std::string& dice) {
    const auto counter = [](const char* id, const char* formation, int at) {
        return json{{"id", id}, {"formation", formation}, {"at", at}, {"sp", 3}};
    };
    return {{"dice", dice},
            {"length", 12},
            {"turns", 6},
            {"red", {counter("r1", "Corps/1st", 2), counter("r2", "Corps/1st", 1), counter("r3", "Corps/2nd", 0)}},
            {"blue", {counter("b1", "Line", 6), counter("b2", "Line", 9), counter("b3", "Reserve", 11)}}};
}

}  // namespace reisswitz::table::test
