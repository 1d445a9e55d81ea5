// Bodies of movement.hpp.

namespace reisswitz::portable {

/// The sentence for a refused move. @param hex  where the bar is
ruling::Refusal move_refusal(const Ground& ground, MoveBar bar, HexIndex hex);

/// "It can reach D4, E5 or F6."; cut short where there are many.
std::string reachable_text(const Ground& ground, std::span<const HexIndex> hexes);

template <class Set>
Path Reach<Set>::path_to(HexIndex hex) const {
    const MoveEnd* end = find(hex);
    Path path;
    if (!end) return path;
    path.length = end->steps;
    const Way* way = &ways_[way_of_end_[static_cast<std::size_t>(end - begin())]];
    for (std::size_t step = path.length; step-- > 0; way = &ways_[way->parent]) path.hexes[step] = way->hex;
    return path;
}

template <class Set>
Movement<Set>::Movement(const Ground& ground, const Mover& mover, const Surroundings<Set>& around)
    : ground_(ground), mover_(mover), around_(around), allowance_(move_allowance(ground, mover)) {
    const hex::BoardSize board = ground.size();
    if (contact(mover.hex)) {
        for (const EnemyAt& enemy : around.enemies.units) {
            if (!hex::to_front(board, enemy.hex, enemy.facing, mover.hex, around.front_hexes)) continue;
            pinned_ = true;
            near_pinning_.insert(enemy.hex);
            for (const HexIndex neighbour : ground.neighbours(enemy.hex))
                if (neighbour.on_board()) near_pinning_.insert(neighbour);
        }
    }
    if (pinned_) {
        // A hex near an enemy that pins is barred anyway, so it does no harm to count those enemies in here.
        for (const EnemyAt& enemy : around.enemies.units)
            for (const Direction direction : hex::all_directions) {
                const HexIndex neighbour = ground.neighbour(enemy.hex, direction);
                if (neighbour.on_board() &&
                    hex::side_of(enemy.facing, direction, around.front_hexes) == hex::PieceSide::front)
                    before_others_.insert(neighbour);
            }
    }
    if (mover.exhausted) {
        nearest_enemy_ = hex::most_hexes;
        for (const EnemyAt& enemy : around.enemies.units)
            nearest_enemy_ = std::min(nearest_enemy_, ground.distance(mover.hex, enemy.hex));
    }
}

template <class Set>
bool Movement<Set>::is_towards_enemy(HexIndex hex) const {
    for (const EnemyAt& enemy : around_.enemies.units) {
        const int from_here =
            around_.exhausted_test == ExhaustedTest::any ? ground_.distance(mover_.hex, enemy.hex) : nearest_enemy_;
        if (ground_.distance(hex, enemy.hex) < from_here) return true;
    }
    return false;
}

template <class Set>
MoveBar Movement<Set>::bar_to_enter(HexIndex hex) const {
    const Terrain& terrain = ground_.at(hex);
    if (terrain.impassable) return MoveBar::impassable;
    if (!terrain.enterable()) return MoveBar::river;
    if (around_.enemies.hexes.contains(hex)) return MoveBar::enemy_there;
    if (pinned_ && near_pinning_.contains(hex)) return MoveBar::pinned;
    if (pinned_ && before_others_.contains(hex)) return MoveBar::before_other_enemy;
    if (mover_.exhausted && is_towards_enemy(hex)) return MoveBar::towards_enemy;
    return MoveBar::none;
}

template <class Set>
MoveBar Movement<Set>::stop_in(HexIndex hex, bool entered_by_road) const {
    const Terrain& terrain = ground_.at(hex);
    if (contact(hex)) return MoveBar::stopped_by_contact;
    if (terrain.woods && !entered_by_road) return MoveBar::stopped_by_wood;
    if (terrain.water()) return MoveBar::stopped_by_river;
    if (terrain.trench) return MoveBar::stopped_by_trench;
    if (around_.wire.contains(hex)) return MoveBar::stopped_by_wire;
    return MoveBar::none;
}

template <class Set>
MoveBar Movement<Set>::bar_to_end(HexIndex hex) const {
    if (!around_.friends.contains(hex) || (mover_.shares_hex && !mover_.tows)) return MoveBar::none;
    return mover_.tows ? MoveBar::no_room_for_pair : MoveBar::friend_there;
}

template <class Set>
MoveBar Movement<Set>::bar_of_length(int steps, bool every_step_by_road) const {
    if (steps <= allowance_.of(every_step_by_road)) return MoveBar::none;
    if (mover_.artillery && mover_.fires) return MoveBar::guns_fired;
    const Terrain& start = ground_.at(mover_.hex);
    const int rate = mover_.rate - (mover_.fires ? 1 : 0);
    if (steps <= rate) {
        if (start.trench) return MoveBar::too_far_from_trench;
        return start.water() ? MoveBar::too_far_from_river : MoveBar::too_far_from_wood;
    }
    if (steps <= allowance_.by_road && !start.road.empty()) return MoveBar::too_far_off_road;
    return mover_.fires && steps <= mover_.rate ? MoveBar::too_far_when_firing : MoveBar::too_far;
}

template <class Set>
Reach<Set> Movement<Set>::reach() const {
    Reach<Set> reach;
    if (std::max(allowance_.off_road, allowance_.by_road) < 1) return reach;

    using Way = typename Reach<Set>::Way;
    std::size_t ways = 0;
    Set met_by_road;
    Set met_off_road;
    Set met;
    reach.ways_[ways++] = Way{.hex = mover_.hex, .every_step_by_road = true};
    met_by_road.insert(mover_.hex);
    met_off_road.insert(mover_.hex);
    met.insert(mover_.hex);

    // Breadth first, clockwise from north: among ways of equal length the first to come to a hex is the first by
    // PW-ORD-2. A way by road all along can do whatever one off the road can, so the latter is dropped when it comes
    // later.
    for (std::size_t next = 0; next < ways; ++next) {
        const Way from = reach.ways_[next];
        if (from.stopped) continue;
        const int steps = from.steps + 1;
        for (const Direction direction : hex::all_directions) {
            const HexIndex hex = ground_.neighbour(from.hex, direction);
            if (!hex.on_board()) continue;
            const bool by_road = ground_.road_across(from.hex, direction);
            const bool every_step_by_road = from.every_step_by_road && by_road;
            if (steps > allowance_.of(every_step_by_road) || bar_to_enter(hex) != MoveBar::none) continue;
            const bool stopped = stop_in(hex, by_road) != MoveBar::none;
            if (stopped ? met.contains(hex)
                        : met_by_road.contains(hex) || (!every_step_by_road && met_off_road.contains(hex)))
                continue;
            if (!stopped) (every_step_by_road ? met_by_road : met_off_road).insert(hex);

            const auto way = static_cast<std::uint16_t>(ways);
            reach.ways_[ways++] = Way{hex, static_cast<std::uint16_t>(next), static_cast<std::uint8_t>(steps),
                                      every_step_by_road, stopped};
            if (met.contains(hex)) continue;
            met.insert(hex);
            if (bar_to_end(hex) != MoveBar::none) continue;
            reach.hexes_.insert(hex);
            reach.way_of_end_[reach.size_] = way;
            reach.ends_[reach.size_++] =
                MoveEnd{hex, static_cast<std::uint8_t>(steps), contact(hex), every_step_by_road};
        }
    }
    return reach;
}

template <class Set>
typename Movement<Set>::Barred Movement<Set>::find_bar(const Path& path) const {
    if (path.length == 0) return {MoveBar::no_step, mover_.hex};
    if (mover_.artillery && mover_.fires) return {MoveBar::guns_fired, mover_.hex};
    HexIndex from = mover_.hex;
    bool every_step_by_road = true;
    MoveBar stopped = MoveBar::none;
    int steps = 0;
    for (const HexIndex hex : path) {
        if (!hex.on_board() || !ground_.adjacent(from, hex)) return {MoveBar::not_adjacent, hex};
        if (hex == mover_.hex || std::find(path.begin(), path.begin() + steps, hex) != path.begin() + steps)
            return {MoveBar::hex_twice, hex};
        if (stopped != MoveBar::none) return {stopped, from};
        if (const MoveBar bar = bar_to_enter(hex); bar != MoveBar::none) return {bar, hex};
        const bool by_road = ground_.road_across(from, ground_.towards(from, hex));
        every_step_by_road = every_step_by_road && by_road;
        if (const MoveBar bar = bar_of_length(++steps, every_step_by_road); bar != MoveBar::none) return {bar, hex};
        stopped = stop_in(hex, by_road);
        from = hex;
    }
    if (const MoveBar bar = bar_to_end(from); bar != MoveBar::none) return {bar, from};
    return {};
}

template <class Set>
std::optional<ruling::Refusal> Movement<Set>::find_refusal(const Path& path) const {
    const Barred barred = find_bar(path);
    if (!barred) return std::nullopt;
    ruling::Refusal refusal = move_refusal(ground_, barred.bar, barred.hex);
    const Reach<Set> possible = reach();
    std::array<HexIndex, most_hexes_reached> hexes;
    std::size_t count = 0;
    for (const HexIndex hex : possible.hexes()) hexes[count++] = hex;
    refusal.legal = reachable_text(ground_, {hexes.data(), count});
    return refusal;
}

template <class Set>
template <class Visit>
void Movement<Set>::extend(Path& path, bool every_step_by_road, Visit& visit) const {
    const HexIndex from = path.length == 0 ? mover_.hex : path.last();
    for (const Direction direction : hex::all_directions) {
        const HexIndex hex = ground_.neighbour(from, direction);
        if (!hex.on_board() || hex == mover_.hex || std::find(path.begin(), path.end(), hex) != path.end()) continue;
        const bool by_road = ground_.road_across(from, direction);
        const bool still_by_road = every_step_by_road && by_road;
        if (path.length + 1 > allowance_.of(still_by_road) || bar_to_enter(hex) != MoveBar::none) continue;
        path.push(hex);
        if (bar_to_end(hex) == MoveBar::none) visit(static_cast<const Path&>(path), still_by_road);
        if (stop_in(hex, by_road) == MoveBar::none) extend(path, still_by_road, visit);
        --path.length;
    }
}

template <class Set>
template <class Visit>
void Movement<Set>::for_each_path(Visit visit) const {
    Path path;
    extend(path, true, visit);
}

}  // namespace reisswitz::portable
