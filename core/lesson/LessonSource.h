// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Error.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lightsout {

/// The content that a lesson should have at the position of an error. The application supplies the
/// messages.
enum class Expected {
    text,            ///< well-formed UTF-8
    shorterText,     ///< at most maxLessonBytes bytes
    heading,         ///< "---" as the first line
    headingEnd,      ///< "---" after the fields of the heading
    field,           ///< title, book, aims, age, minutes, needs, after or pieces, then a colon
    fieldOnce,       ///< only one occurrence of this field, or of the `ask` line of a step
    title,           ///< a field "title" that is not empty
    yesOrNo,         ///< "yes" or "no"
    lessonNumber,    ///< the number of a lesson that this one builds on
    minutes,         ///< a field "minutes", 1 to 600
    step,            ///< "## " and a title
    teacherPageLast, ///< no step after the page for the teacher
    fence,           ///< ```step or ```board
    fenceEnd,        ///< ``` after the lines of a fence
    directive,       ///< one of the words that begin a line of a step
    board,           ///< a board; LessonError::cause holds the error
    lights,          ///< all, none, 0s and 1s, random N, solvable N, or after CELLS
    lightPerVertex,  ///< one 0 or 1 for each light of the board
    page,            ///< the name of a page
    mode,            ///< a mode of the page
    value,           ///< a value of the page, one of LessonError::names
    concealable,     ///< the name of something that can be hidden until a step is done
    thing,           ///< the name of something to point at, with its number or cell
    card,            ///< one of LessonError::names
    place,           ///< a cell as ROW,COLUMN or a number
    placeOnBoard,    ///< a cell or vertex of the step's board
    boardFirst,      ///< a board before this line
    ask,             ///< a kind of question
    goal,            ///< a goal
    arrow,           ///< "=>", followed by text
    askFirst,        ///< an `ask` line before hints and answers
    fewerHints,      ///< at most three
    choices,         ///< a right answer and a wrong one
    choiceFirst,     ///< an `ask` line whose kind allows such answers
    expression,      ///< a number, the name of a quantity, or an expression built from these
    quantity,        ///< the name of a quantity, with the right number of arguments
    condition,       ///< a condition instead of a number
    shorterFormula,  ///< a shorter or less nested expression or formula
    formula,         ///< a letter, a number, a sign or a command
    formulaCommand,  ///< a known command
    formulaEnd,      ///< $
    brace,           ///< a closing brace
    evenRows,        ///< the same number of entries in each row of a matrix
    emphasisEnd,     ///< * or ** after emphasised words
    picture,         ///< ![description](SPEC), or with lights or pattern
};

/// An error that prevents a lesson, or a part of one, from being read.
struct LessonError {
    Expected expected{};
    std::string met{}; ///< the text found instead; empty at the end of the source
    Position position{};
    std::optional<Error> cause{};
    std::vector<std::string>
        names{}; ///< the names that are allowed, if they are not always the same
};

/// The text of a lesson. Stores the first error in it; after an error, readers continue with valid
/// values. The strings passed to readers are views into this text.
class LessonSource {
public:
    /// The text must live as long as the source.
    explicit LessonSource(std::string_view text) : text_(text) {}

    std::string_view text() const { return text_; }
    const std::optional<LessonError>& error() const { return error_; }
    /// Reports that `expected` was required instead of `met`.
    void fail(Expected expected, std::string_view met);
    void fail(Expected expected, std::string_view met, const Error& cause);
    void fail(Expected expected, std::string_view met, std::vector<std::string> names);

private:
    std::string_view text_;
    std::optional<LessonError> error_;
};

/// Removes the first word, up to a space or newline, from a string and returns it; the rest is
/// trimmed.
std::string_view takeWord(std::string_view& text);

} // namespace lightsout
