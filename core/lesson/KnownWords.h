// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/LessonSource.h"

#include <span>

namespace lightsout {

/// Reports that `expected` was required instead of `met`. If `met` resembles one of the known
/// words, this word is the only one of LessonError::names; otherwise `names` are reported.
void failAtWord(LessonSource& source, Expected expected, std::string_view met,
                std::span<const std::string_view> known, std::vector<std::string> names = {});

/// Returns views of the words.
std::vector<std::string_view> viewsOf(const std::vector<std::string>& words);

} // namespace lightsout
