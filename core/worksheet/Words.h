// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Lattice.h"
#include "worksheet/Puzzle.h"

#include <optional>
#include <string>
#include <string_view>

namespace lightsout {

/// The language of a worksheet, whatever that of the program is.
enum class SheetLanguage { english, french, hebrew };

/// Its code: en, fr or he.
std::string_view codeOf(SheetLanguage language);
/// By its code; none where no language has it.
std::optional<SheetLanguage> sheetLanguageNamed(std::string_view code);

/// What stands on worksheets in one language, in UTF-8. %1 and %2 stand for numbers or words.
struct SheetWords {
    bool isRightToLeft;
    const char* name;
    const char* date;
    const char* className;
    const char* ring;         ///< what a ring on a cell means
    const char* pressWithOwn; ///< what a press does; %1: lightsPlus …
    const char* pressWithout; ///< likewise, without self-influence
    const char* lightsPlus;
    const char* lightsKing;
    const char* lightsDiagonal;
    const char* lightsKnight;
    const char* lightsRowColumn;
    const char* cylinder; ///< how the sides are joined
    const char* torus;
    const char* moebius;
    const char* klein;
    const char* projective;
    const char* titles[puzzleKinds]; ///< by PuzzleKind
    const char* tasks[puzzleKinds];  ///< by PuzzleKind
    const char* onePress;            ///< how few presses will do
    const char* presses;             ///< %1
    const char* myPresses;           ///< where they are to be written
    const char* answers;
    const char* forTheTeacher;
    const char* crosses;       ///< what a × means in an answer
    const char* filledCircles; ///< likewise a filled circle
    const char* fewest;        ///< that no solution has fewer presses
    const char* codes;         ///< what the codes below the boards are for
    const char* onePressCounted;
    const char* pressesCounted; ///< %1
    const char* oneWay;
    const char* ways;             ///< %1
    const char* quietPatterns[2]; ///< one, and %1, of which one is shown
    const char* tilings[2];
    const char* noPattern;
    const char* noTiling;
    const char* page; ///< %1 of %2
};

const SheetWords& sheetWords(SheetLanguage language);

/// The text with the words in the place of %1 and %2.
std::string filledIn(std::string_view text, std::string_view first, std::string_view second = {});

/// What a press changes on a lattice, and how its sides are joined: a few sentences.
std::string ruleSentences(const SheetWords& words, const Lattice& lattice);

// Each in the file of its name.
extern const SheetWords englishWords;
extern const SheetWords frenchWords;
extern const SheetWords hebrewWords;

} // namespace lightsout
