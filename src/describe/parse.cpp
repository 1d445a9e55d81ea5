#include "describe/parse.hpp"

#include <fmt/format.h>

#include <fstream>
#include <functional>
#include <nlohmann/json.hpp>
#include <set>
#include <stdexcept>
#include <vector>

#include "describe/fault.hpp"

namespace reisswitz::describe {

namespace {

/// Some editors put it before UTF-8.
constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

TextPlace place_of_byte(std::string_view text, std::size_t byte) {
    TextPlace place{1, 1};
    for (std::size_t i = text.starts_with(byte_order_mark) ? byte_order_mark.size() : 0; i < byte && i < text.size();
         ++i) {
        if (text[i] == '\n') {
            ++place.line;
            place.column = 1;
        } else if ((static_cast<unsigned char>(text[i]) & 0xC0) != 0x80) {
            ++place.column;  // once a character, however many bytes it has
        }
    }
    return place;
}

/// Refuses what is too deep or names a key twice, before the value is built.
class Guard {
public:
    bool operator()(int, nlohmann::json::parse_event_t event, nlohmann::json& value) {
        using Event = nlohmann::json::parse_event_t;
        if (event == Event::object_start || event == Event::array_start) {
            keys_.emplace_back();
            if (static_cast<int>(keys_.size()) > deepest_json)
                throw Fault(Code::too_large, "",
                            fmt::format("The JSON is nested more than {} levels deep; flatten it.", deepest_json));
        } else if (event == Event::object_end || event == Event::array_end) {
            keys_.pop_back();
        } else if (event == Event::key) {
            const auto& key = value.get_ref<const std::string&>();
            if (!keys_.back().insert(key).second)
                throw Fault(Code::bad_json, "",
                            fmt::format("The key {} stands twice in one object; keep one of them.", quote(key)));
        }
        return true;
    }

private:
    std::vector<std::set<std::string>> keys_;
};

/// Walks raw JSON text (already known to be well formed) along a pointer.
class Walker {
public:
    explicit Walker(std::string_view text) : text_(text) {
        if (text_.starts_with(byte_order_mark)) at_ = byte_order_mark.size();
    }

    /// The byte at which a value begins, or the nearest above it that is there.
    std::size_t find(std::string_view pointer) {
        blank();
        while (!pointer.empty()) {
            pointer.remove_prefix(1);
            const auto end = pointer.find('/');
            std::string step{pointer.substr(0, end)};
            pointer = end == std::string_view::npos ? std::string_view{} : pointer.substr(end);
            for (std::size_t at = 0; (at = step.find("~1", at)) != std::string::npos; ++at) step.replace(at, 2, "/");
            for (std::size_t at = 0; (at = step.find("~0", at)) != std::string::npos; ++at) step.replace(at, 2, "~");
            if (!enter(step)) break;
        }
        return at_;
    }

private:
    void blank() {
        while (at_ < text_.size() &&
               (text_[at_] == ' ' || text_[at_] == '\n' || text_[at_] == '\t' || text_[at_] == '\r'))
            ++at_;
    }

    std::string string() {
        const std::size_t start = at_++;
        while (at_ < text_.size() && text_[at_] != '"') at_ += text_[at_] == '\\' ? 2u : 1u;
        ++at_;
        return nlohmann::json::parse(text_.substr(start, at_ - start)).get<std::string>();
    }

    /// Past a value, up to the comma or bracket after it.
    void skip() {
        for (int depth = 0; at_ < text_.size();) {
            const char c = text_[at_];
            const bool closes = c == '}' || c == ']';
            if (depth == 0 && (closes || c == ',')) return;
            if (c == '"') {
                string();
                continue;
            }
            if (c == '{' || c == '[') ++depth;
            if (closes) --depth;
            ++at_;
        }
    }

    /// To the value of a key or index, if it is there.
    bool enter(const std::string& step) {
        const std::size_t parent = at_;
        if (at_ >= text_.size() || (text_[at_] != '{' && text_[at_] != '[')) return false;
        const bool object = text_[at_++] == '{';
        for (std::size_t index = 0;; ++index) {
            blank();
            if (at_ >= text_.size() || text_[at_] == '}' || text_[at_] == ']') break;
            std::string key = std::to_string(index);
            if (object) {
                key = string();
                blank();
                ++at_;  // the colon
                blank();
            }
            if (key == step) return true;
            skip();
            blank();
            if (at_ < text_.size() && text_[at_] == ',') ++at_;
        }
        at_ = parent;
        return false;
    }

    std::string_view text_;
    std::size_t at_{};
};

Fault not_json(std::string_view text, std::size_t byte, std::string_view why) {
    const TextPlace place = place_of_byte(text, byte);
    return {Code::bad_json, "", fmt::format("This is not JSON: line {}, column {}: {}", place.line, place.column, why)};
}

}  // namespace

nlohmann::json parse_json(std::string_view text, std::size_t longest) {
    if (text.size() > longest)
        throw Fault(Code::too_large, "",
                    fmt::format("The JSON has {} bytes; at most {} are read.", text.size(), longest));
    if (text.empty()) throw not_json(text, 0, "the text is empty.");
    // The parser would take a zero byte for the end of the text.
    if (const auto zero = text.find('\0'); zero != std::string_view::npos)
        throw not_json(text, zero, "a zero byte stands here; text has none.");
    try {
        Guard guard;
        return nlohmann::json::parse(text, std::ref(guard));
    } catch (const nlohmann::json::parse_error& error) {
        throw not_json(text, error.byte == 0 ? 0 : error.byte - 1,
                       "something unexpected stands here, or something is missing before it.");
    } catch (const nlohmann::json::out_of_range&) {
        throw Fault(Code::bad_json, "", "The JSON holds a number with more digits than can be kept; shorten it.");
    }
}

std::string read_text_file(const std::string& path, std::size_t longest) {
    std::ifstream file(path, std::ios::binary);
    if (!file) throw std::runtime_error(path + ": the file cannot be opened; check that it is there and may be read.");
    std::string text;
    char block[65536];
    while (file.read(block, sizeof block) || file.gcount() > 0) {
        text.append(block, static_cast<std::size_t>(file.gcount()));
        if (text.size() > longest)
            throw Fault(Code::too_large, "",
                        fmt::format("{} has more than {} bytes; that is more than is read.", path, longest));
    }
    if (file.bad()) throw std::runtime_error(path + ": reading the file failed half way.");
    return text;
}

TextPlace place_of(std::string_view text, std::string_view pointer) {
    try {
        if (!nlohmann::json::accept(text)) return {};
        return place_of_byte(text, Walker{text}.find(pointer));
    } catch (const nlohmann::json::exception&) {
        return {};
    }
}

}  // namespace reisswitz::describe
