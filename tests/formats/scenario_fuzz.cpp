// Whatever stands in a scenario file: it is read, or refused with a place and a sentence, and never anything else. What
// is read is written and read back the same.

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "formats/findings.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace reisswitz::formats;
    const std::string_view text{reinterpret_cast<const char*>(data), size};
    const Validation validation = validate_scenario(text);
    if (!validation.valid() && validation.findings.empty()) std::abort();
    for (const Finding& finding : validation.findings)
        if (finding.message.empty()) std::abort();
    if (validation.valid()) {
        const std::string saved = save_scenario(validation.loaded->scenario);
        if (!(read_scenario(std::string_view{saved}) == validation.loaded->scenario)) std::abort();
    }
    return 0;
}
