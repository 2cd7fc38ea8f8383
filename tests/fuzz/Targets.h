// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/BoardFile.h"

#include <cstddef>
#include <cstdint>
#include <span>

namespace lightsout {

/// Works on one input, whatever it is. What is wrong ends the program: an assertion, a sanitizer.
using FuzzTarget = void (*)(const std::uint8_t* data, std::size_t size);

struct NamedFuzzTarget {
    const char* name; ///< as its folder in corpus/ has it
    FuzzTarget run;
};

/// Reads a file of the format.
void fuzzFormat(FileFormat format, const std::uint8_t* data, std::size_t size);

/// All of them, as CMakeLists.txt lists them.
std::span<const NamedFuzzTarget> fuzzTargets();

} // namespace lightsout
