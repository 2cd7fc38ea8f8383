// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/LessonError.h"

#include <string_view>

namespace lightsout {

/// The text that a lesson is read from. Remembers the first thing wrong with it; readers go on with
/// harmless values. What they are given are pieces of the memory of this text.
class LessonSource {
public:
    /// The text must live as long as the source.
    explicit LessonSource(std::string_view text) : text_(text) {}

    std::string_view text() const { return text_; }
    const std::optional<LessonError>& error() const { return error_; }
    /// Says that something else was expected than the piece `met`.
    void fail(Expected expected, std::string_view met);
    void fail(Expected expected, std::string_view met, const Error& cause);

private:
    std::string_view text_;
    std::optional<LessonError> error_;
};

/// The first word of a text, up to a blank or line end, and the trimmed rest behind it.
std::string_view takeWord(std::string_view& text);

} // namespace lightsout
