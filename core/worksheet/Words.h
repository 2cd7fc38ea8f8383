// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Lattice.h"
#include "worksheet/Puzzle.h"

#include <optional>
#include <string>
#include <string_view>

namespace lightsout {

/// The language of a worksheet, independent of the program's language.
enum class SheetLanguage { english, french, hebrew };

/// Returns the code of a language: "en", "fr" or "he".
std::string_view codeOf(SheetLanguage language);
/// Returns the language with this code, or nullopt.
std::optional<SheetLanguage> sheetLanguageNamed(std::string_view code);

/// The strings of worksheets in one language, in UTF-8. %1 and %2 are placeholders for numbers or
/// words.
struct SheetWords {
    bool isRightToLeft;
    const char* name;
    const char* date;
    const char* className;
    const char* ring;         ///< meaning of a ring on a cell
    const char* pressWithOwn; ///< effect of a press; %1 is lightsPlus or one of its alternatives
    const char* pressWithout; ///< the same without self-influence
    const char* lightsPlus;
    const char* lightsKing;
    const char* lightsDiagonal;
    const char* lightsKnight;
    const char* lightsRowColumn;
    const char* cylinder; ///< the way in which the sides are joined
    const char* torus;
    const char* moebius;
    const char* klein;
    const char* projective;
    const char* titles[puzzleKinds]; ///< indexed by PuzzleKind
    const char* tasks[puzzleKinds];  ///< indexed by PuzzleKind
    const char* onePress;            ///< the smallest number of presses
    const char* presses;             ///< contains %1
    const char* myPresses;           ///< label of the space for the presses
    const char* answers;
    const char* forTheTeacher;
    const char* crosses;       ///< meaning of a × in an answer
    const char* filledCircles; ///< meaning of a filled circle in an answer
    const char* fewest;        ///< statement that no solution has fewer presses
    const char* codes;         ///< purpose of the codes below the boards
    const char* onePressCounted;
    const char* pressesCounted; ///< contains %1
    const char* oneWay;
    const char* ways;             ///< contains %1
    const char* quietPatterns[2]; ///< text for a single pattern; text for %1 patterns, of which one
                                  ///< is shown
    const char* tilings[2];
    const char* noPattern;
    const char* noTiling;
    const char* page; ///< contains %1 and %2
};

const SheetWords& sheetWords(SheetLanguage language);

/// Returns the string with %1 and %2 replaced.
std::string filledIn(std::string_view text, std::string_view first, std::string_view second = {});

/// Returns a few sentences that explain what a press changes on a lattice, and how its sides are
/// joined.
std::string ruleSentences(const SheetWords& words, const Lattice& lattice);

} // namespace lightsout
