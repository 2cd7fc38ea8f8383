// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/CellName.h"

#include <vector>

namespace lightsout {

/// The kind of argument that follows the name of a landmark.
enum class LandmarkArgument { none, number, cell, page, mode, card };

/// The names in the window that lessons can use. The window supplies them.
struct LessonVocabulary {
    struct Page {
        std::string id;
        std::vector<std::string> modes;
        std::vector<std::string> cards;
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

/// A page of the window, and optionally one of its modes.
struct PageChoice {
    std::string page{};
    std::string mode{}; ///< empty to keep the current mode

    friend bool operator==(const PageChoice&, const PageChoice&) = default;
};
/// Reads a page and optionally its mode, such as "elimination" or "elimination outcome".
PageChoice readPage(LessonSource& source, std::string_view text,
                    const LessonVocabulary& vocabulary);

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
