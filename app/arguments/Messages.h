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

/// Thrown if there is no answer: one line for standard error, and the exit status.
struct Failure {
    Status status = Status::badInput;
    std::string where;
    std::string what;
};

/// Returns input for messages in printable ASCII: other bytes escaped, cut at 80 characters.
std::string shown(std::string_view input);

/// Does the same without truncating, for messages from libraries.
std::string escaped(std::string_view text);

/// Returns text for a terminal: control characters, except tabs and line feeds, and bytes that are
/// not UTF-8 are escaped. Other characters stay as they are.
std::string withoutControls(std::string_view text);

/// Returns for example "1 press" or "2 presses".
std::string counted(std::uint64_t count, std::string_view one, std::string_view many);

/// Formats a number with up to twelve digits, such as "0.375" or "1e+30".
std::string decimal(double number);

/// Where a piece of input comes from: the value of an option has columns on one line, a file has
/// lines.
struct Source {
    enum class Kind { argument, file };
    Kind kind;
    std::string name;
};

/// Returns the extensions of file formats as ".a .b".
std::string extensionsText(const std::vector<std::string_view>& extensions);

/// Returns the source for a file, with its name as messages show it.
Source sourceOfFile(std::string_view path);

/// Throws the Failure for a file that is rejected because of `what`.
[[noreturn]] void refuseFile(std::string_view path, std::string what);

/// Converts an error to a message.
Failure failureOf(const Error& error, const Source& source);

/// Returns the value, or throws its error as a Failure.
template <typename T>
T valueOf(Result<T> result, const Source& source) {
    if (!result) {
        throw failureOf(result.error(), source);
    }
    return *std::move(result);
}

} // namespace lightsout::cli
