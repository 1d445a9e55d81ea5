#include "adjudicate/batch.hpp"

#include <istream>
#include <ostream>
#include <string>

#include "adjudicate/request.hpp"
#include "describe/fault.hpp"
#include "describe/parse.hpp"

namespace reisswitz::adjudicate {

namespace {

enum class LineRead { whole, too_long, none };

/// One line without its end, at most as long as a request may be; what is beyond is read and dropped.
LineRead read_line(std::streambuf& in, std::string& line) {
    constexpr int end_of_file = std::streambuf::traits_type::eof();
    line.clear();
    bool too_long = false;
    for (int letter = in.sbumpc(); letter != end_of_file; letter = in.sbumpc()) {
        if (letter == '\n') return too_long ? LineRead::too_long : LineRead::whole;
        if (line.size() < describe::longest_json)
            line += static_cast<char>(letter);
        else
            too_long = true;
    }
    if (line.empty()) return LineRead::none;
    return too_long ? LineRead::too_long : LineRead::whole;
}

}  // namespace

BatchCount answer_batch(std::istream& requests, std::ostream& answers, const Register& books) {
    BatchCount count;
    std::string line;
    for (;;) {
        const LineRead read = read_line(*requests.rdbuf(), line);
        if (read == LineRead::none) return count;
        std::string answer = read == LineRead::whole
                                 ? answer_line(line, books)
                                 : describe::to_json_text(describe::Fault(
                                       describe::Code::too_large, "", "The line is longer than any request may be."));
        ++count.requests;
        if (answer.starts_with("{\"error\"")) ++count.faults;
        answer += '\n';
        answers.write(answer.data(), static_cast<std::streamsize>(answer.size()));
        answers.flush();
        if (!answers) throw std::ios_base::failure("the answer could not be written");
    }
}

}  // namespace reisswitz::adjudicate
