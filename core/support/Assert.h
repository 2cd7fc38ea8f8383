// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace lightsout {

/// Reports the condition that failed and aborts the program. Only called if the program has a bug.
[[noreturn]] void assertionFailed(const char* condition, const char* file, int line) noexcept;

} // namespace lightsout

/// Checks a precondition or an invariant, in release builds too. Must not be used to validate
/// input.
#define LIGHTSOUT_ASSERT(condition)                                                                \
    ((condition) ? static_cast<void>(0)                                                            \
                 : ::lightsout::assertionFailed(#condition, __FILE__, __LINE__))
