// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/KnownWords.h"

#include "io/Suggestion.h"

namespace lightsout {

void failAtWord(LessonSource& source, Expected expected, std::string_view met,
                std::span<const std::string_view> known, std::vector<std::string> names) {
    const std::string_view meant = nearestWord(met, known);
    if (!meant.empty()) {
        names = {std::string(meant)};
    }
    source.fail(expected, met, std::move(names));
}

std::vector<std::string_view> viewsOf(const std::vector<std::string>& words) {
    return {words.begin(), words.end()};
}

} // namespace lightsout
