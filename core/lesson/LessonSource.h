// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/LessonError.h"

#include <string_view>

namespace lightsout {

/// The text of a lesson. Stores the first error in it; after an error, readers continue with valid
/// values. The strings passed to readers are views into this text.
class LessonSource {
public:
    /// The text must live as long as the source.
    explicit LessonSource(std::string_view text) : text_(text) {}

    std::string_view text() const { return text_; }
    const std::optional<LessonError>& error() const { return error_; }
    /// Reports that `expected` was required instead of `met`.
    void fail(Expected expected, std::string_view met);
    void fail(Expected expected, std::string_view met, const Error& cause);

private:
    std::string_view text_;
    std::optional<LessonError> error_;
};

/// Removes the first word, up to a space or newline, from a string and returns it; the rest is
/// trimmed.
std::string_view takeWord(std::string_view& text);

} // namespace lightsout
