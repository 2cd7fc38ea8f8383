// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace lightsout {

/// Ends the program after naming the broken promise. Reached only through a bug of ours.
[[noreturn]] void assertionFailed(const char* condition, const char* file, int line) noexcept;

} // namespace lightsout

/// Checks a precondition or an invariant, in release builds too. Never used for bad input.
#define LIGHTSOUT_ASSERT(condition)                                                                \
    ((condition) ? static_cast<void>(0)                                                            \
                 : ::lightsout::assertionFailed(#condition, __FILE__, __LINE__))
