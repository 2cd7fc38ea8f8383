// SPDX-License-Identifier: GPL-3.0-or-later
// Tests parts of a census and of a sweep, as an interrupted or another machine may leave them.

#include "arguments/Messages.h"
#include "cli/Census.h"
#include "cli/PartFile.h"
#include "cli/Sweep.h"
#include "io/Text.h"
#include "tests/fuzz/Targets.h"

#include <sys/mman.h>
#include <unistd.h>

namespace lightsout {

namespace {

/// Returns the name of a file in memory with this text. The file is always the same.
std::string fileWith(std::string_view text) {
    static const int descriptor = ::memfd_create("part", 0);
    LIGHTSOUT_ASSERT(descriptor >= 0);
    LIGHTSOUT_ASSERT(::ftruncate(descriptor, 0) == 0);
    LIGHTSOUT_ASSERT(::pwrite(descriptor, text.data(), text.size(), 0) ==
                     static_cast<ssize_t>(text.size()));
    return "/proc/self/fd/" + std::to_string(descriptor);
}

/// Returns the two lines of a part's beginning, and then the other lines with correct checksums,
/// which no fuzzer finds.
std::string withChecksums(std::string_view text) {
    std::string_view rest = text;
    takeLine(rest);
    takeLine(rest);
    std::string part(text.substr(0, text.size() - rest.size()));
    cli::CheckedLines lines(part);
    while (!rest.empty()) {
        part += lines.checked(takeLine(rest));
    }
    return part;
}

/// Returns a part with correct checksums, or one that is unchanged.
std::string partOf(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    constexpr std::string_view asItIs = "as it is\n";
    return fileWith(text.starts_with(asItIs) ? std::string(text.substr(asItIs.size()))
                                             : withChecksums(text));
}

} // namespace

void fuzzCensusPart(const std::uint8_t* data, std::size_t size) {
    const std::string file = partOf(data, size);
    Progress progress;
    try {
        cli::readRowsOfPart(file);
        cli::CensusParts::check({file}, progress);
    } catch (const cli::Failure& failure) {
        LIGHTSOUT_ASSERT(!failure.what.empty());
    }
}

void fuzzSweepPart(const std::uint8_t* data, std::size_t size) {
    Progress progress;
    try {
        cli::joinSweepParts({partOf(data, size)}, progress);
    } catch (const cli::Failure& failure) {
        LIGHTSOUT_ASSERT(!failure.what.empty());
    }
}

} // namespace lightsout
