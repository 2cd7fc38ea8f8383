// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Result.h"

namespace lightsout::python {

/// Raises the error as a lightsout.Error in Python.
[[noreturn]] void raise(const Error& error);

/// Returns the value, or raises its error as an exception.
template <typename T>
T valueOf(Result<T> result) {
    if (!result) {
        raise(result.error());
    }
    return *std::move(result);
}

} // namespace lightsout::python
