#include "table/walk.hpp"

#include <fmt/format.h>

#include "describe/fault.hpp"
#include "describe/parse.hpp"

namespace reisswitz::table {

namespace {

/// Names the entry in what is found wrong with it.
template <class F>
auto at_entry(std::int64_t number, F work) {
    try {
        return work();
    } catch (const describe::Fault& fault) {
        throw describe::Fault(fault.code, fault.path, fmt::format("Entry {}: {}", number, fault.what()));
    }
}

}  // namespace

Position start_of(const LogStore& store, const MakeGame& make, const std::string& id) {
    const json header = describe::parse_json(store.record(id).header, longest_entry_text);
    return Position{make(header), header};
}

Entry fold_next(Position& position, const LogEntry& kept) {
    return at_entry(kept.number, [&] {
        Entry entry = read_entry(kept);
        position.fold_and_check(entry);
        return entry;
    });
}

Position replay(const LogStore& store, const MakeGame& make, const std::string& id, std::optional<std::int64_t> tip) {
    Position position = start_of(store, make, id);
    const auto reader = store.branch(id, tip);
    while (const auto kept = reader->next()) fold_next(position, *kept);
    return position;
}

void RecentPositions::add(std::shared_ptr<const Position> position) {
    positions_.push_back(std::move(position));
    if (positions_.size() > most) positions_.pop_front();
}

std::shared_ptr<const Position> RecentPositions::find(std::int64_t entry) const {
    for (auto position = positions_.rbegin(); position != positions_.rend(); ++position)
        if ((*position)->entry() == entry) return *position;
    return nullptr;
}

Walk::Walk(const LogStore& store, MakeGame make, std::string id)
    : store_(store), make_(std::move(make)), id_(std::move(id)), reader_(store.entries(id_)) {
    after_ = std::make_shared<const Position>(start_of(store, make_, id_));
    recent_.add(after_);
}

bool Walk::next() {
    if (!read()) return false;
    fold();
    return true;
}

bool Walk::read() {
    const auto kept = reader_->next();
    if (!kept) return false;
    head_ = after_;
    entry_ = at_entry(kept->number, [&] { return read_entry(*kept); });
    before_ = recent_.find(entry_.parent);
    if (!before_) before_ = std::make_shared<const Position>(replay(store_, make_, id_, entry_.parent));
    return true;
}

void Walk::fold() {
    auto after = std::make_shared<Position>(*before_);
    at_entry(entry_.number, [&] { after->fold_and_check(entry_); });
    after_ = std::move(after);
    recent_.add(after_);
}

}  // namespace reisswitz::table
