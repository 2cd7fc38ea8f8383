// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/CellName.h"

#include <span>

namespace lightsout {

/// A page of the workbench and its modes, with the names that lessons use for them.
struct PageName {
    std::string_view name;
    std::span<const std::string_view> modes;
};
std::span<const PageName> pageNames();

/// A page to go to.
struct PageChoice {
    std::string page{};
    std::string mode{}; ///< empty to keep the current mode

    friend bool operator==(const PageChoice&, const PageChoice&) = default;
};
/// Reads a page and its mode, such as "elimination" or "elimination outcome".
PageChoice readPage(LessonSource& source, std::string_view text);

/// Returns the names of the parts of the window that a lesson can hide until a step is done,
/// because they show the answer.
std::span<const std::string_view> concealableNames();

/// Something in the window that a lesson points at or asks the reader to click.
struct Landmark {
    std::string name{};
    std::size_t number = 0; ///< counted from 1
    CellName cell{};
    std::string word{}; ///< a page or a mode

    friend bool operator==(const Landmark&, const Landmark&) = default;
};
/// Reads a landmark such as "board", "cell 2,3", "row 4" or "tab kernel". Cells must exist on the
/// board.
Landmark readLandmark(LessonSource& source, std::string_view text, const Rule& rule);

} // namespace lightsout
