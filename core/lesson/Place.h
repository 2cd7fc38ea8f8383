// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Game.h"
#include "lesson/Landmark.h"

#include <map>
#include <optional>
#include <string>

namespace lightsout {

/// A page of the window, and optionally one of its modes, a card, values and a board. It is how
/// lessons, books, the search, the lab book and pictures write where something is.
struct Place {
    std::string page{};
    std::string mode{}; ///< empty to keep the current mode
    std::string card{}; ///< a card to show; may be empty
    /// Values by name. Other values are as in a new window.
    std::map<std::string, std::string> values{};
    /// A board as in readBoard(), but without spaces; empty to keep the current board. The page may
    /// be empty if there is a board.
    std::string board{};
    std::string lights{}; ///< of the board, as in readLights(); empty if all are on

    friend bool operator==(const Place&, const Place&) = default;
};

/// Reads a place such as "board=grid:3x3 page=elimination mode=steps card=row method=chase".
/// "page=" and "mode=" can be omitted: "elimination steps".
Place readPlace(LessonSource& source, std::string_view text, const LessonVocabulary& vocabulary);
/// Reads a place that has no board of its own.
Place readPage(LessonSource& source, std::string_view text, const LessonVocabulary& vocabulary);
/// Returns the text that readPlace() reads as this place.
std::string placeText(const Place& place);

/// Returns the board of a place, or nullopt if it has none.
std::optional<Game> boardOf(const Place& place);

} // namespace lightsout
