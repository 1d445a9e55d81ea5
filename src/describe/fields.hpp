/// What Boost.Describe does not know of a member: its key, bounds, unit, help. Light: no JSON in here.
///
///     struct Volley { Hexes range{1}; bool target_in_cover = false; };
///     BOOST_DESCRIBE_STRUCT(Volley, (), (range, target_in_cover))
///     inline const auto& fields(describe::Of<Volley>) {
///         static const describe::Fields<Volley> table{
///             {&Volley::range, {.key = "range_hexes", .low = 1, .high = 3, .unit = "hexes", .help = "to the target"}},
///         };
///         return table;
///     }
///     // optional, after all members are read:  void check(const Volley&, describe::Reader&)
#pragma once

#include <array>
#include <boost/describe.hpp>
#include <boost/mp11.hpp>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string_view>
#include <type_traits>
#include <vector>

namespace reisswitz::describe {

/// Names the struct that a fields() table belongs to, for argument-dependent look-up.
template <class T>
struct Of {};

/// Notes on one member.
struct Notes {
    std::string_view key{};              ///< in JSON; empty: the member's name
    bool required = false;               ///< false: the value in a default-constructed struct holds when it is absent
    std::optional<std::int64_t> low{};   ///< least value of a number, of each element of a list of numbers
    std::optional<std::int64_t> high{};  ///< greatest
    std::size_t fewest = 0;              ///< elements of a list
    std::size_t most = 1000;             ///< elements of a list; a list that may be longer says so
    std::string_view unit{};             ///< of measure, in words
    std::string_view help{};             ///< one line
    std::string_view vocabulary{};       ///< of a string: the list of words, extended by rule data, that it is one of
};

/// The notes of the members that have any, inherited ones too.
template <class T>
class Fields {
public:
    struct Entry {
        template <class M, class Owner>
        Entry(M Owner::* member, Notes given) : place(place_of<M>(member)), notes(given) {}
        std::ptrdiff_t place;
        Notes notes;
    };

    Fields(std::initializer_list<Entry> entries) : entries_(entries) {}

    /// @retval nullptr  the member has no notes here
    template <class M, class Owner>
    const Notes* find(M Owner::* member) const {
        const std::ptrdiff_t wanted = place_of<M>(member);
        for (const Entry& entry : entries_)
            if (entry.place == wanted) return &entry.notes;
        return nullptr;
    }

private:
    /// Where in a T a member lies: members of different types cannot be compared by their pointers.
    template <class M>
    static std::ptrdiff_t place_of(M T::* member) {
        static const T probe{};
        return reinterpret_cast<const char*>(&(probe.*member)) - reinterpret_cast<const char*>(&probe);
    }

    std::vector<Entry> entries_;
};

template <class T>
concept Described = boost::describe::has_describe_members<T>::value && std::is_class_v<T> && !std::is_union_v<T>;

template <class T>
concept DescribedEnum = std::is_enum_v<T> && boost::describe::has_describe_enumerators<T>::value;

namespace detail {

template <class T>
concept HasFields = requires { fields(Of<T>{}); };

template <class T>
using Members = boost::describe::describe_members<T, boost::describe::mod_public | boost::describe::mod_inherited>;

template <class M, class Owner>
Owner owner_of(M Owner::*);

/// The notes that T has on a member, or else those of the base that it comes from.
template <class T, class Member>
Notes notes_of(Member member) {
    using Owner = decltype(owner_of(member));
    if constexpr (HasFields<T>)
        if (const Notes* own = fields(Of<T>{}).find(member)) return *own;
    if constexpr (!std::is_same_v<T, Owner> && HasFields<Owner>)
        if (const Notes* inherited = fields(Of<Owner>{}).find(member)) return *inherited;
    return {};
}

/// The notes of every member in order, each with its key.
template <Described T>
const auto& notes_of_members() {
    static const auto table = [] {
        std::array<Notes, boost::mp11::mp_size<Members<T>>::value> notes;
        std::size_t i = 0;
        boost::mp11::mp_for_each<Members<T>>([&](auto member) {
            notes[i] = notes_of<T>(member.pointer);
            if (notes[i].key.empty()) notes[i].key = member.name;
            ++i;
        });
        return notes;
    }();
    return table;
}

}  // namespace detail

/// Calls visit(key, pointer to member, notes) for every member, in order.
template <Described T, class Visit>
void for_each_member(Visit visit) {
    std::size_t i = 0;
    boost::mp11::mp_for_each<detail::Members<T>>([&](auto member) {
        const Notes& notes = detail::notes_of_members<T>()[i++];
        visit(notes.key, member.pointer, notes);
    });
}

}  // namespace reisswitz::describe
