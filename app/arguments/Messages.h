// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Result.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace lightsout::cli {

/// Exit statuses.
enum class Status {
    answered = 0,
    answeredNo = 1,
    badInput = 2,
    tooLarge = 3,
    interrupted = 130,
};

/// Thrown when there is no answer: one line for standard error, and the exit status.
struct Failure {
    Status status = Status::badInput;
    std::string where;
    std::string what;
};

/// Input as it is shown in messages: in printable ASCII, other bytes escaped, cut at 80 characters.
std::string shown(std::string_view input);

/// The same without the cut, for messages of libraries.
std::string escaped(std::string_view text);

/// Text for a terminal: control characters and bytes that are not UTF-8 are escaped, but for tabs
/// and line feeds. Other characters stay as they are.
std::string withoutControls(std::string_view text);

/// "1 press", "2 presses".
std::string counted(std::uint64_t count, std::string_view one, std::string_view many);

/// A number with up to twelve digits, such as "0.375" or "1e+30".
std::string decimal(double number);

/// Where a piece of input comes from: columns of an option's value count on one line, files have
/// lines.
struct Source {
    enum class Kind { argument, file };
    Kind kind;
    std::string name;
};

/// The extensions of file formats, as ".a .b".
std::string extensionsText(const std::vector<std::string_view>& extensions);

/// A file, named as messages show it.
Source sourceOfFile(std::string_view path);

/// Throws the Failure of a file that is not taken: `what` is wrong with it.
[[noreturn]] void refuseFile(std::string_view path, std::string what);

/// Puts an error into words.
Failure failureOf(const Error& error, const Source& source);

/// The value, or its error as a Failure.
template <typename T>
T valueOf(Result<T> result, const Source& source) {
    if (!result) {
        throw failureOf(result.error(), source);
    }
    return *std::move(result);
}

} // namespace lightsout::cli
