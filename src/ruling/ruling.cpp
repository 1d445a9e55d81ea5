#include "ruling/ruling.hpp"

#include <utility>

namespace reisswitz::ruling {

void Ruling::applies(Clause clause, Subject subject) {
    entries_.push_back({.kind = Entry::Kind::applies, .clause = clause, .subject = subject});
}

void Ruling::dice(Clause clause, Throw what, std::span<const int> faces, int value) {
    entries_.push_back({.kind = Entry::Kind::dice,
                        .clause = clause,
                        .what = what,
                        .faces = {faces.begin(), faces.end()},
                        .value = value});
}

int Ruling::modifier(Clause clause, int value) {
    entries_.push_back({.kind = Entry::Kind::modifier, .clause = clause, .value = value});
    return value;
}

void Ruling::score(Clause clause, int value, int needed) {
    entries_.push_back({.kind = Entry::Kind::score, .clause = clause, .value = value, .needed = needed});
}

void Ruling::verdict(Clause clause, Verdict verdict, Subject subject) {
    entries_.push_back({.kind = Entry::Kind::verdict, .clause = clause, .verdict = verdict, .subject = subject});
}

void Ruling::amount(Clause clause, Verdict verdict, std::string amount, Subject subject) {
    entries_.push_back({.kind = Entry::Kind::verdict,
                        .clause = clause,
                        .verdict = verdict,
                        .subject = subject,
                        .amount = std::move(amount)});
}

}  // namespace reisswitz::ruling
