/// The store as the keeper of a table's log.
///
///     Store store = Store::open(default_path(), Mode::create);
///     TableStore log{store};
///     table::Table table = table::Table::open(log, make_game, "el-teb-1");
#pragma once

#include "store/store.hpp"
#include "table/log_store.hpp"

namespace reisswitz::store {

/// Lends the store to a table. A conflict is a table::Conflict; every other failure is a StoreFault.
class TableStore final : public table::LogStore {
public:
    /// @param store  outlives this
    explicit TableStore(Store& store) : store_(store) {}

    void begin(const table::GameRecord& game, std::string_view secret) override;
    bool has(const std::string& game) const override;
    table::GameRecord record(const std::string& game) const override;
    std::string secret(const std::string& game) const override;
    table::LogHead head(const std::string& game) const override;
    std::int64_t append(const std::string& game, const table::LogEntry& entry, table::LogHead expected) override;
    void type_die(const std::string& game, const table::TypedDie& die, table::LogHead expected) override;
    std::vector<table::TypedDie> typed_dice(const std::string& game) const override;
    table::LogEntry entry(const std::string& game, std::int64_t number) const override;
    std::unique_ptr<table::LogReader> entries(const std::string& game, std::int64_t first = 1) const override;
    std::unique_ptr<table::LogReader> branch(const std::string& game,
                                             std::optional<std::int64_t> tip = {}) const override;
    void together(const std::function<void()>& work) override;

private:
    Store& store_;
};

}  // namespace reisswitz::store
