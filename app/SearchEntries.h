// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "page/Page.h"
#include "window/Search.h"

namespace lightsout {

class CurrentDocument;
class LessonShelf;

/// What the entries of the search do when they are chosen.
struct SearchTargets {
    std::function<void(const Place& place)> showPlace;
    std::function<void(const QString& lesson, std::size_t step)> openLesson;
    std::function<void(const QString& place)> openManual; ///< as in ManualEvent
    std::function<void()> openPreferences;
};

/// Returns entries for everything that has a name but is not a command of a menu: pages, modes,
/// cards, boards of the gallery, lessons and their steps, chapters and sections of the manual,
/// facts, terms and settings. `words` contains other names, as in searchWords().
std::vector<SearchEntry> searchEntries(const std::vector<PageDescription>& pages,
                                       CurrentDocument& document, const LessonShelf& shelf,
                                       const SearchTargets& targets,
                                       const QHash<QString, QStringList>& words);

/// Returns an entry for the board that was typed: its size, such as "7x9 torus", or its challenge
/// code. Empty if it is neither.
std::vector<SearchEntry> typedEntries(const QString& typed, CurrentDocument& document);

} // namespace lightsout
