// SPDX-License-Identifier: GPL-3.0-or-later
// libFuzzer's entry into one of the targets, whose name is the definition FUZZ_TARGET.

#include "tests/fuzz/Targets.h"

#include <cstdlib>
#include <string_view>

// The name that libFuzzer asks for.
// NOLINTNEXTLINE(readability-identifier-naming)
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const lightsout::FuzzTarget run = [] {
        for (const lightsout::NamedFuzzTarget& target : lightsout::fuzzTargets()) {
            if (std::string_view(target.name) == FUZZ_TARGET) {
                return target.run;
            }
        }
        std::abort();
    }();
    run(data, size);
    return 0;
}
