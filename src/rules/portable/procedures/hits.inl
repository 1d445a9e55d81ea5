// Bodies of hits.hpp.

namespace reisswitz::portable {

template <class D, ruling::RulingSink R>
HitEffect resolve_hit_die(const Quality& quality, D& dice, R& ruling, int who, ruling::Label label) {
    const ruling::Throw thrown{label, who};
    const int die = dice.roll(dice::d6, thrown);
    ruling.dice(clause::PW_HIT_1, thrown, dice.shown(), die);
    if (die <= quality.loses_up_to) return HitEffect::loses_sp;
    ruling.verdict(clause::PW_HIT_2, verdict::unit_must_retreat, {.unit = who});
    return HitEffect::must_retreat_or_lose_sp;
}

namespace detail {

/// The unit before its last hit is resolved: equal states are one, however many ways lead to them.
template <class D, ruling::RulingSink R>
HitsTaken hits_so_far(const Target& target, const Quality& quality, int hits, D& dice, R& ruling, int who,
                      ruling::Label label) {
    if (hits == 0) return {.sp_left = target.sp};
    HitsTaken taken = hits == 1 ? HitsTaken{.sp_left = target.sp} : dice.merged([&](auto& earlier) {
        return hits_so_far(target, quality, hits - 1, earlier, ruling, who, label);
    });
    if (taken.sp_left == 0) return taken;
    if (resolve_hit_die(quality, dice, ruling, who, label) == HitEffect::loses_sp) {
        --taken.sp_left;
        ruling.verdict(clause::PW_HIT_2, verdict::unit_loses_sp, {.unit = who, .value = taken.sp_left});
    } else if (target.policy == HitPolicy::stand) {
        --taken.sp_left;
        ruling.verdict(clause::PW_HIT_3, verdict::unit_stands, {.unit = who, .value = taken.sp_left});
    } else if (taken.retreated == target.retreat_steps) {
        --taken.sp_left;
        ruling.verdict(clause::PW_HIT_3, verdict::unit_unable_to_retreat, {.unit = who, .value = taken.sp_left});
    } else {
        ++taken.retreated;
        ruling.verdict(clause::PW_DEF_6, verdict::unit_retreats, {.unit = who, .hex = one_hex_back});
    }
    return taken;
}

}  // namespace detail

template <class D, ruling::RulingSink R>
HitsTaken resolve_hits(const Target& target, int hits, const Tables& tables, D& dice, R& ruling, int who,
                       ruling::Label label) {
    HitsTaken taken = detail::hits_so_far(target, row_of(tables, target.quality), hits, dice, ruling, who, label);
    taken.destroyed = taken.sp_left == 0;
    if (taken.destroyed) ruling.verdict(clause::PW_SP_4, verdict::unit_destroyed, {.unit = who});
    return taken;
}

}  // namespace reisswitz::portable
