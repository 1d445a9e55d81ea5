/// The words of a small rule book made up for these tests.
#pragma once

namespace test {

inline constexpr const char* small_book = R"({
    "book": "skirmish",
    "title": "A skirmish",
    "clauses": [
        {"id": "SK-FIRE-1", "title": "A volley hits on 5 or more", "kind": "clause", "text": "Throw a d6 for each unit.",
         "where": "Firing, a", "see": ["SK-FIRE-2", "SK-RULING-1"]},
        {"id": "SK-FIRE-2", "title": "Cover", "kind": "clause", "text": "A target in a Wood counts one less."},
        {"id": "SK-FIRE-20", "title": "Smoke", "kind": "default", "text": "Nobody sees through it."},
        {"id": "SK-RULING-1", "title": "Ties", "kind": "ruling", "text": "A tied throw is made again.", "option": "ties"}
    ],
    "options": [
        {"id": "ties", "default": "again", "text": "What a tie is worth", "ruling": "SK-RULING-1",
         "values": [{"value": "again", "text": "thrown again"}, {"value": "red", "text": "red wins"}]},
        {"id": "fog", "default": "open", "text": "Who sees what", "ruling": null,
         "values": [{"value": "open", "text": "everything"}]}
    ],
    "labels": {"volley": "volley of {unit}", "initiative": "initiative of {side}"},
    "verdicts": {"hit": "{unit} hits {other} in {hex}, {value} SP", "missed": "{unit} misses"}
})";

}  // namespace test
