// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/CellName.h"

#include <algorithm>
#include <string>
#include <vector>

namespace lightsout {

/// The kind of argument that follows the name of a landmark.
enum class LandmarkArgument { none, number, cell, page, mode, card };

/// A value that a place can set on its page, such as the method of elimination.
struct PlaceValue {
    std::string name;
    std::vector<std::string> words{}; ///< the words to choose from; empty if it is a number
};

/// The names in the window that lessons can use. The window supplies them.
struct LessonVocabulary {
    struct Page {
        std::string id;
        std::vector<std::string> modes;
        std::vector<std::string> cards;
        std::vector<PlaceValue> values{};

        bool hasMode(std::string_view mode) const {
            return std::ranges::find(modes, mode) != modes.end();
        }
    };
    struct LandmarkName {
        std::string name;
        LandmarkArgument argument = LandmarkArgument::none;
    };

    std::vector<Page> pages;
    std::vector<LandmarkName> landmarks;
    /// Names of the parts of the window that show answers. A lesson can hide them until a step is
    /// done.
    std::vector<std::string> concealable;
};

/// Something in the window that a lesson points at or asks the reader to click.
struct Landmark {
    std::string name{};
    std::size_t number = 0; ///< counted from 1
    CellName cell{};
    std::string word{}; ///< the name of a page, a mode or a card

    friend bool operator==(const Landmark&, const Landmark&) = default;
};
/// Reads a landmark such as "board", "cell 2,3", "row 4" or "card games". Cells must exist on the
/// board, and cards on the page `onPage`, or on any page if it is empty.
Landmark readLandmark(LessonSource& source, std::string_view text, const Rule& rule,
                      std::string_view onPage, const LessonVocabulary& vocabulary);

} // namespace lightsout
