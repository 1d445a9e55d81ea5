// Writes files into a C++ source as string literals, so that the program needs none of them at run time.
//
//   embed NAME OUTPUT.cpp BASE FILE…
//
// NAME is the function that returns them; the path of each file is given relative to BASE, with forward slashes.
// The output is left untouched when nothing has changed, so that nothing is compiled again for it.

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace {

namespace fs = std::filesystem;

std::string read_file(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    if (!in) throw std::runtime_error(path.string() + ": cannot be read");
    std::string bytes{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    if (in.bad()) throw std::runtime_error(path.string() + ": reading broke off");
    return bytes;
}

/// A C++ string literal of these bytes, one line of source for each line of text.
/// Escapes are octal with three digits: they end by themselves, whatever follows. '?' is escaped against trigraphs.
std::string as_literal(std::string_view bytes) {
    constexpr std::size_t longest_line = 4000;
    std::string literal = "\"";
    std::size_t line = 0;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        const auto byte = static_cast<unsigned char>(bytes[i]);
        const std::size_t before = literal.size();
        if (byte == '"' || byte == '\\') {
            literal += '\\';
            literal += bytes[i];
        } else if (byte < 0x20 || byte > 0x7e || byte == '?') {
            literal += '\\';
            for (const unsigned shift : {6U, 3U, 0U}) literal += static_cast<char>('0' + ((byte >> shift) & 7U));
        } else {
            literal += bytes[i];
        }
        line += literal.size() - before;
        if ((byte == '\n' || line > longest_line) && i + 1 < bytes.size()) {
            literal += "\"\n    \"";
            line = 0;
        }
    }
    return literal + "\"";
}

std::string source_of(const std::string& name, const fs::path& base, std::vector<fs::path> files) {
    std::vector<std::pair<std::string, fs::path>> by_path;
    by_path.reserve(files.size());
    for (const fs::path& file : files)
        by_path.emplace_back(file.lexically_normal().lexically_proximate(base.lexically_normal()).generic_string(),
                             file);
    std::sort(by_path.begin(), by_path.end());

    std::string source = "// Made by tools/embed.cpp: change the files themselves.\n#include \"embedded/" + name +
                         ".hpp\"\n\nnamespace reisswitz::embedded {\n\n";
    std::string list;
    for (std::size_t i = 0; i < by_path.size(); ++i) {
        const std::string bytes = read_file(by_path[i].second);
        const std::string number = std::to_string(i);
        source += "static constexpr char bytes_" + number + "[] =\n    " + as_literal(bytes) + ";\n\n";
        list += "        {" + as_literal(by_path[i].first) + ", {bytes_" + number + ", " +
                std::to_string(bytes.size()) + "}},\n";
    }
    source += "std::span<const File> " + name + "() {\n";
    source += by_path.empty() ? std::string("    return {};\n")
                              : "    static constexpr File files[] = {\n" + list + "    };\n    return files;\n";
    return source + "}\n\n}  // namespace reisswitz::embedded\n";
}

void write_if_changed(const fs::path& path, const std::string& text) {
    if (fs::exists(path) && read_file(path) == text) return;
    if (path.has_parent_path()) fs::create_directories(path.parent_path());
    std::ofstream out(path, std::ios::binary | std::ios::trunc);
    out << text;
    out.flush();
    if (!out) throw std::runtime_error(path.string() + ": cannot be written");
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 4) {
        std::cerr << "embed: expected NAME OUTPUT.cpp BASE FILE…\n";
        return 2;
    }
    try {
        write_if_changed(argv[2], source_of(argv[1], argv[3], {argv + 4, argv + argc}));
    } catch (const std::exception& error) {
        std::cerr << "embed: " << error.what() << '\n';
        return 3;
    }
    return 0;
}
