// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/EnglishText.h"
#include "support/Result.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace lightsout::cli {

/// The exit statuses of the program.
enum class Status {
    answered = 0,
    answeredNo = 1,
    badInput = 2,
    tooLarge = 3,
    interrupted = 130,
};

/// The place of a failure that belongs to no single argument. Failures of a command name the
/// command instead; see Parser.h.
inline constexpr const char* commandLine = "command line";

/// The exception that is thrown if there is no answer. It contains the exit status and the parts of
/// a line for standard error.
struct Failure {
    Status status = Status::badInput;
    std::string where;
    std::string what;
};

/// The exception that is thrown instead of the answer of a command if the user asked how its board
/// can be read. It contains the text to print.
struct Listing {
    std::string text;
};

/// Returns text for a terminal: control characters, except tabs and line feeds, and bytes that are
/// not UTF-8 are escaped. Other characters stay as they are.
std::string withoutControls(std::string_view text);

/// Returns a number with up to twelve significant digits, such as "0.375" or "1e+30".
std::string decimal(double number);
/// Returns an estimate, rounded to two significant digits of half the width of its confidence
/// interval: "12.46".
std::string estimate(double number, double margin);
/// Returns both, rounded in this way: "12.46 ± 0.15".
std::string estimateWithMargin(double number, double margin);

/// The origin of a piece of input. Positions in the value of an option are columns of one line;
/// positions in a file include lines.
struct Source {
    enum class Kind { argument, file };
    Kind kind;
    std::string name;
};

/// The option that names the board.
inline const Source boardOption{Source::Kind::argument, "--board"};

/// Returns the source for a file, with the file name in the form that messages show.
Source sourceOfFile(std::string_view path);

/// Throws a Failure that gives `what` as the reason why the file is rejected.
[[noreturn]] void refuseFile(std::string_view path, std::string what);

/// Returns the failure for a value that is not accepted. `problem` follows the quoted value, as in
/// "is not a size such as 5x5".
Failure wrongValue(std::string_view where, std::string_view value, std::string_view problem);

/// Returns the failure for an argument that is missing from the command line.
Failure missing(std::string_view argument);

/// Returns the failure for an argument that the command does not take.
Failure notExpected(std::string_view argument);

/// Converts an error to the Failure that reports it.
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
