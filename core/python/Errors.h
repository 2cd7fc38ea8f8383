// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Result.h"

#include <string>

namespace lightsout::python {

/// Raises the error in Python: as lightsout.TooLarge if work is refused because of its size,
/// otherwise as lightsout.Error. The message is the same as on the command line. It begins with the
/// name of the input, if it has one, and the position.
[[noreturn]] void raise(const Error& error, const std::string& input = "");

/// Raises lightsout.Error with this sentence.
[[noreturn]] void reject(ErrorCode code, const std::string& sentence);

/// Raises lightsout.TooLarge with this sentence.
[[noreturn]] void refuse(const std::string& sentence);

/// Returns the value, or raises its error as an exception.
template <typename T>
T valueOf(Result<T> result, const std::string& input = "") {
    if (!result) {
        raise(result.error(), input);
    }
    return *std::move(result);
}

} // namespace lightsout::python
