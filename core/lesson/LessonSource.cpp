// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/LessonSource.h"

#include "io/Text.h"

#include <utility>

namespace lightsout {

void LessonSource::fail(Expected expected, std::string_view met) {
    if (error_) {
        return;
    }
    // The first line is enough to identify the text.
    const std::string_view line = met.substr(0, met.find('\n'));
    error_ = LessonError{
        .expected = expected,
        .met = std::string(line),
        .position = positionAt(text_, static_cast<std::size_t>(met.data() - text_.data()))};
}

void LessonSource::fail(Expected expected, std::string_view met, const Error& cause) {
    if (!error_) {
        fail(expected, met);
        error_->cause = cause;
    }
}

void LessonSource::fail(Expected expected, std::string_view met, std::vector<std::string> names) {
    if (!error_) {
        fail(expected, met);
        error_->names = std::move(names);
    }
}

std::string_view takeWord(std::string_view& text) {
    text = trimmed(text);
    const std::string_view word = text.substr(0, text.find_first_of(" \t\r\n"));
    text.remove_prefix(word.size());
    text = trimmed(text);
    return word;
}

} // namespace lightsout
