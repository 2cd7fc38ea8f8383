// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Error.h"

#include <optional>
#include <string>

namespace lightsout {

/// What a lesson should have had in a place. The words for it belong to the window.
enum class Expected {
    text,            ///< well-formed UTF-8
    shorterText,     ///< no more than maxLessonBytes
    heading,         ///< "---" as the first line
    headingEnd,      ///< "---" after the fields of the heading
    field,           ///< title, aims, age, minutes, needs or after, then a colon
    fieldOnce,       ///< a field, or an ask of a step, that does not stand there already
    title,           ///< a field "title" that is not empty
    lessonNumber,    ///< the number of a lesson that this one builds on
    minutes,         ///< a field "minutes", 1 to 600
    step,            ///< "## " and a title
    teacherPageLast, ///< no step behind the page for the teacher
    fence,           ///< ```step or ```board
    fenceEnd,        ///< ``` after the lines of a fence
    directive,       ///< one of the words that begin a line of a step
    board,           ///< a board; LessonError::cause tells what is wrong with it
    lights,          ///< all, none, 0s and 1s, random N, solvable N, or after CELLS
    lightPerVertex,  ///< as many 0s and 1s as the board has lights
    page,            ///< the name of a page
    mode,            ///< a mode that the page has
    concealable,     ///< the name of what can be hidden until a step is done
    thing,           ///< the name of a thing to point at, with its number or cell
    place,           ///< a cell as ROW,COLUMN or a number
    placeOnBoard,    ///< a cell or vertex that the board of the step has
    boardFirst,      ///< a board before this line
    ask,             ///< a kind of ask
    goal,            ///< a goal
    arrow,           ///< => and a text
    askFirst,        ///< an ask before hints and answers
    fewerHints,      ///< at most three
    choices,         ///< a right answer and a wrong one
    choiceFirst,     ///< an ask that has answers of this kind
    expression,      ///< a number, the name of a quantity, or what is computed of them
    quantity,        ///< the name of a quantity, with as many arguments as it takes
    shorterFormula,  ///< a shorter or less nested expression or formula
    formula,         ///< a letter, a number, a sign or a command
    formulaCommand,  ///< a command that is known
    formulaEnd,      ///< $
    brace,           ///< a closing brace
    evenRows,        ///< as many entries in each row of a matrix
    emphasisEnd,     ///< * or ** behind emphasized words
    picture,         ///< ![what is seen](SPEC), or with lights or pattern
};

/// What keeps a lesson, or a part of one, from being read.
struct LessonError {
    Expected expected{};
    std::string met{}; ///< the text that stands there instead; empty at an end
    Position position{};
    std::optional<Error> cause{};
};

} // namespace lightsout
