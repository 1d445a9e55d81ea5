#include "app/canvas.hpp"

#include <fmt/format.h>

namespace reisswitz::app {

namespace {

void append_utf8(std::string& text, char32_t code) {
    const auto add = [&](char32_t byte) { text += static_cast<char>(byte); };
    if (code < 0x80) {
        add(code);
    } else if (code < 0x800) {
        add(0xC0 | code >> 6);
        add(0x80 | (code & 0x3F));
    } else if (code < 0x10000) {
        add(0xE0 | code >> 12);
        add(0x80 | (code >> 6 & 0x3F));
        add(0x80 | (code & 0x3F));
    } else {
        add(0xF0 | code >> 18);
        add(0x80 | (code >> 12 & 0x3F));
        add(0x80 | (code >> 6 & 0x3F));
        add(0x80 | (code & 0x3F));
    }
}

/// The escape sequence that goes over to the colours of a cell.
std::string colours_of(const Cell& cell) {
    std::string codes = "0";
    if (cell.bold) codes += ";1";
    if (cell.ink.number != Colour::own) codes += fmt::format(";38;5;{}", cell.ink.number);
    if (cell.paper.number != Colour::own) codes += fmt::format(";48;5;{}", cell.paper.number);
    return "\x1b[" + codes + "m";
}

bool coloured_alike(const Cell& a, const Cell& b) { return a.ink == b.ink && a.paper == b.paper && a.bold == b.bold; }

}  // namespace

std::string Canvas::print(const Look& look) const {
    std::string text;
    for (int row = 0; row < rows(); ++row) {
        int end = columns_;
        while (end > 0) {
            const Cell& last = at(end - 1, row);
            if (last.glyph != U' ' || (look.colours && last.paper.number != Colour::own)) break;
            --end;
        }
        Cell now{};
        for (int column = 0; column < end; ++column) {
            const Cell& cell = at(column, row);
            if (look.colours && !coloured_alike(cell, now)) {
                text += colours_of(cell);
                now = cell;
            }
            append_utf8(text, cell.glyph);
        }
        if (look.colours && !coloured_alike(now, Cell{})) text += "\x1b[0m";
        text += '\n';
    }
    return text;
}

}  // namespace reisswitz::app
