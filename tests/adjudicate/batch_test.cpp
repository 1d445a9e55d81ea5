#include "adjudicate/batch.hpp"

#include <catch2/catch.hpp>
#include <sstream>
#include <streambuf>
#include <vector>

#include "describe/parse.hpp"
#include "requests.hpp"

using namespace reisswitz::adjudicate;
using namespace reisswitz::adjudicate::test;

namespace {

const std::string good = R"({"rules":"portable","procedure":"initiative","inputs":{}})";

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

/// Hands out what was asked and notes how much had been answered by then.
class Conversation : public std::streambuf {
public:
    explicit Conversation(std::ostringstream& answers) : answers_(answers) {}
    std::vector<std::size_t> answered_before_request;

protected:
    int_type underflow() override {
        if (asked_ == 3) return traits_type::eof();
        ++asked_;
        answered_before_request.push_back(lines_of(answers_.str()).size());
        line_ = good + "\n";
        setg(line_.data(), line_.data(), line_.data() + line_.size());
        return traits_type::to_int_type(line_[0]);
    }

private:
    std::ostringstream& answers_;
    std::string line_;
    int asked_ = 0;
};

}  // namespace

TEST_CASE("a batch answers each line in order and goes on after an error", "[adjudicate][batch]") {
    std::istringstream requests(good + "\nnonsense\n\n" + good);
    std::ostringstream answers;
    const BatchCount count = answer_batch(requests, answers);
    const auto lines = lines_of(answers.str());
    REQUIRE(lines.size() == 4);
    CHECK(lines[0] == answer_line(good));
    CHECK(json::parse(lines[1])["error"]["code"] == "bad_json");
    CHECK(json::parse(lines[2])["error"]["code"] == "bad_json");
    CHECK(lines[3] == lines[0]);
    CHECK(count.requests == 4);
    CHECK(count.faults == 2);
}

TEST_CASE("each answer is there before the next request is read", "[adjudicate][batch]") {
    std::ostringstream answers;
    Conversation conversation(answers);
    std::istream requests(&conversation);
    answer_batch(requests, answers);
    CHECK(conversation.answered_before_request == std::vector<std::size_t>{0, 1, 2});
}

TEST_CASE("no request, no answer; a last line without its end is a request", "[adjudicate][batch]") {
    std::istringstream nothing("");
    std::ostringstream answers;
    CHECK(answer_batch(nothing, answers).requests == 0);
    CHECK(answers.str().empty());
    std::istringstream dos(good + "\r\n" + good);
    CHECK(answer_batch(dos, answers).faults == 0);
    CHECK(lines_of(answers.str()).size() == 2);
}

TEST_CASE("a line that is too long is answered and dropped", "[adjudicate][batch]") {
    std::istringstream requests(std::string(reisswitz::describe::longest_json + 10, 'x') + "\n" + good + "\n");
    std::ostringstream answers;
    answer_batch(requests, answers);
    const auto lines = lines_of(answers.str());
    REQUIRE(lines.size() == 2);
    CHECK(json::parse(lines[0])["error"]["code"] == "too_large");
    CHECK(lines[1] == answer_line(good));
}

TEST_CASE("an answer that cannot be written ends the batch", "[adjudicate][batch]") {
    std::istringstream requests(good + "\n");
    std::ostringstream answers;
    answers.setstate(std::ios::badbit);
    CHECK_THROWS_AS(answer_batch(requests, answers), std::ios_base::failure);
}
