#include "table/export_log.hpp"

#include "describe/fault.hpp"
#include "describe/parse.hpp"
#include "table/entry.hpp"
#include "table/seat_log.hpp"
#include "table/walk.hpp"

namespace reisswitz::table {

namespace {

json name_json(const std::string& name) {
    if (is_utf8(name)) return name;
    std::string hex;
    for (const char c : name) {
        static constexpr char digits[] = "0123456789abcdef";
        const auto byte = static_cast<unsigned char>(c);
        hex += digits[byte >> 4];
        hex += digits[byte & 15];
    }
    return {{"hex", hex}};
}

json header_json(const GameRecord& game, const char* format) {
    return {{"format", format},
            {"version", log_version},
            {"id", name_json(game.id)},
            {"rules", name_json(game.rules)},
            {"rules_version", name_json(game.rules_version)},
            {"title", name_json(game.title)},
            {"created", name_json(game.created)}};
}

json text_json(const std::string& text) { return describe::parse_json(text, longest_entry_text); }

json entry_json(const LogEntry& entry) {
    json line{{"n", entry.number},
              {"parent", entry.parent},
              {"kind", entry.kind},
              {"seat", entry.seat},
              {"body", text_json(entry.body)},
              {"events", text_json(entry.events)},
              {"hash", hex_of(entry.hash_after)},
              {"at_ms", entry.at_ms}};
    if (!entry.ruling.empty()) line["ruling"] = text_json(entry.ruling);
    return line;
}

}  // namespace

void export_whole_log(const LogStore& store, const std::string& id, std::ostream& out) {
    const GameRecord game = store.record(id);
    LogHead head = store.head(id);
    auto typed = store.typed_dice(id);
    while (store.head(id) != head) {  // somebody played on between the two questions
        head = store.head(id);
        typed = store.typed_dice(id);
    }
    json header = header_json(game, log_format);
    header["header"] = text_json(game.header);
    if (const std::string seed = store.secret(id); !seed.empty()) header["seed"] = seed;
    out << canonical(header) << '\n';
    const auto reader = store.entries(id);
    for (std::int64_t n = 1; n <= head.entry; ++n) out << canonical(entry_json(*reader->next())) << '\n';
    for (const TypedDie& die : typed)
        out << canonical({{"typed", {{"seat", die.seat}, {"body", text_json(die.body)}, {"at_ms", die.at_ms}}}})
            << '\n';
    out << canonical({{"entries", head.entry}, {"typed_dice", head.typed_dice}}) << '\n';
}

void export_log(const LogStore& store, const MakeGame& make, const std::string& id, const std::string& reader,
                std::ostream& out) {
    const auto newest = store.head(id).entry;
    const bool is_over = newest > 0 && store.entry(id, newest).kind == word(Kind::end);
    if (reader == "umpire" || is_over) return export_whole_log(store, id, out);
    if (!start_of(store, make, id).has_seat(reader))
        throw describe::Fault(describe::Code::unknown_value, "/seat",
                              describe::quote(reader) + " is no seat of this game.");
    json header = header_json(store.record(id), seat_log_format);
    header["seat"] = reader;
    out << canonical(header) << '\n';
    SeatLog messages{store, make, id, reader};
    while (const auto message = messages.next()) out << canonical(*message) << '\n';
}

}  // namespace reisswitz::table
