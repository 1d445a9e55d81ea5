#include <rapidcheck.h>
#include <catch2/catch.hpp>

#include "fault_vfs.hpp"
#include "support.hpp"

using namespace reisswitz::store;
using namespace reisswitz::store::test;
using Code = StoreFault::Code;

namespace {

/// What a table does next: which of six things, to which game, with what number.
struct Act {
    int what, game, detail;
};

std::ostream& operator<<(std::ostream& out, const Act& act) {
    return out << act.what << "/" << act.game << "/" << act.detail;
}

}  // namespace

namespace rc {
template <>
struct Arbitrary<Act> {
    static Gen<Act> arbitrary() {
        return gen::build<Act>(
            gen::set(&Act::what, gen::weightedElement<int>({{8, 0}, {3, 1}, {4, 2}, {1, 3}, {1, 4}, {2, 5}})),
            gen::set(&Act::game, gen::inRange(0, 3)), gen::set(&Act::detail, gen::inRange(0, 1'000)));
    }
};
}  // namespace rc

TEST_CASE("a store holds what plain values would hold, whatever is done in whatever order", "[store]") {
    const FaultVfs disk;  // without a fault, but it never waits for a sync
    REQUIRE(rc::check([](const std::vector<Act>& acts) {
        const Folder folder;
        std::optional<Store> store = Store::open(folder / "games.db", Mode::create);
        Contents plain;

        const auto both = [&](const Step& step) {
            step.real(*store);
            step.plain(plain);
        };
        for (const Act& act : acts) {
            const std::string game = "game " + std::to_string(act.game);
            if (!plain.contains(game)) {
                RC_ASSERT(fault_of([&] { store->head(game); }) == Code::not_found);
                both(begin(game_called(game), std::to_string(act.detail)));
                continue;
            }
            const Head at = plain.at(game).head();
            const std::string text = std::to_string(act.detail);
            switch (act.what) {
                case 0:
                    both(append(game, entry_after(at.entry, text), at));
                    break;
                case 1:
                    both(append(game, entry_after(act.detail % (at.entry + 1), "undo " + text), at));
                    break;
                case 2:
                    both(type(game, {"seat " + text, text, act.detail}, at));
                    break;
                case 3:
                    both(erase(game));
                    break;
                case 4:
                    store.reset();
                    store = Store::open(folder / "games.db", Mode::read_write);
                    break;
                default: {
                    const Head elsewhere = act.detail % 2 == 0 ? Head{at.entry + 1 + act.detail, at.typed_dice}
                                                               : Head{at.entry, at.typed_dice + 1};
                    RC_ASSERT(fault_of([&] { store->append(game, entry_after(0), elsewhere); }) == Code::conflict);
                    RC_ASSERT(fault_of([&] { store->type_die(game, {}, elsewhere); }) == Code::conflict);
                }
            }
            if (plain.contains(game)) RC_ASSERT(store->head(game) == plain.at(game).head());
        }
        RC_ASSERT(contents_of(*store) == plain);
        for (const auto& [game, kept] : plain)
            for (std::int64_t tip = 0; tip <= kept.head().entry; ++tip)
                RC_ASSERT(all(store->branch(game, tip)) == branch_in(kept.entries, tip));
        store->check();
    }));
}
