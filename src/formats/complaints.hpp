/// All that is wrong with a file, gathered so that its author hears of everything at once.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "describe/fault.hpp"

namespace reisswitz::formats {

class Complaints {
public:
    /// Beyond this nobody reads on; the first are the cause of the others.
    static constexpr std::size_t most = 100;

    void add(describe::Code code, std::string path, const std::string& message) {
        if (all_.size() < most) all_.emplace_back(code, std::move(path), message);
    }
    bool empty() const { return all_.empty(); }
    const std::vector<describe::Fault>& all() const { return all_; }

    /// @throws describe::Fault the first complaint, if there is one
    void raise_first() const {
        if (!all_.empty()) throw all_.front();
    }

private:
    std::vector<describe::Fault> all_;
};

}  // namespace reisswitz::formats
