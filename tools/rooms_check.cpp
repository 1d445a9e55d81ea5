// Stops the build when a room includes what it may not.
//
//   rooms_check ROOMS.txt SOURCE_FOLDER STAMP
//
// STAMP is touched when all is well, so that the build asks again only after a change.

#include <exception>
#include <fstream>
#include <iostream>
#include <stdexcept>

#include "rooms.hpp"

int main(int argc, char** argv) {
    if (argc != 4) {
        std::cerr << "rooms_check: expected ROOMS.txt SOURCE_FOLDER STAMP\n";
        return 2;
    }
    try {
        using namespace reisswitz::architecture;
        const auto trespasses = find_trespasses(read_house(argv[1]), argv[2]);
        for (const Trespass& trespass : trespasses)
            std::cerr << "src/" << trespass.file << ':' << trespass.line << ": " << trespass.what << '\n';
        if (!trespasses.empty()) return 1;
        std::ofstream stamp(argv[3]);
        stamp << "no room includes what it may not\n";
        if (!stamp.flush()) throw std::runtime_error("the stamp cannot be written");
    } catch (const std::exception& error) {
        std::cerr << "rooms_check: " << error.what() << '\n';
        return 3;
    }
    return 0;
}
