// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/BoardFile.h"

#include <cstddef>
#include <cstdint>
#include <span>

namespace lightsout {

/// A function that processes an arbitrary input. A fault ends the program by an assertion or a
/// sanitizer.
using FuzzTarget = void (*)(const std::uint8_t* data, std::size_t size);

struct NamedFuzzTarget {
    const char* name; ///< the name of its folder in corpus/
    FuzzTarget run;
};

/// Reads a file in the format.
void fuzzFormat(FileFormat format, const std::uint8_t* data, std::size_t size);

/// Returns all targets, as listed in CMakeLists.txt.
std::span<const NamedFuzzTarget> fuzzTargets();

} // namespace lightsout
