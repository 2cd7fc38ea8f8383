// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/Goal.h"
#include "lesson/Place.h"
#include "lesson/Prose.h"

#include <array>

namespace lightsout {

/// One of the answers from which the reader chooses.
struct Choice {
    Prose text{};
    bool isRight = false;
    Prose why{}; ///< may be empty

    friend bool operator==(const Choice&, const Choice&) = default;
};

/// A wrong answer and the reason why it is wrong. The kind of the question determines which member
/// contains the answer.
struct WrongAnswer {
    bool isAny = false; ///< matches any answer that no other wrong answer matches
    Expression number{};
    Goal goal{};
    Landmark thing{};
    Prose why{};

    friend bool operator==(const WrongAnswer&, const WrongAnswer&) = default;
};

/// A task that a step gives the reader.
struct Ask {
    enum class Kind {
        until,   ///< play until a goal is reached
        number,  ///< write a number
        predict, ///< write a guess, to which `done` can refer
        choice,  ///< choose an answer
        click,   ///< click on something in the window
        page,    ///< go to a page
        pattern, ///< choose quiet patterns whose sum has `count` cells
        matrix,  ///< reduce the matrix by row operations to echelon or reduced echelon form
        forced,  ///< press the cells of `goal.set`, each of which is the only one left for a light
        impossible, ///< try all presses, `goal.set`, that would change the light `goal.number`
        changers,   ///< for each light of `lights`, find the presses of the board that change it
        slide,      ///< move a slider until `number`, a condition, holds
        conjecture, ///< write a conjecture that no square up to side `count` disproves
        tiles,      ///< click on the rectangles `tiles` of a square that is split into four
        games,  ///< play `count` games of `goal.number` presses and watch the light of `goal.set`
        blocks, ///< click on the right choices in their order, so that they make a sentence
    };

    Kind kind = Kind::until;
    Prose text{};
    Goal goal{};
    Expression number{}; ///< the right number; for predictions, the result
    Expression within{}; ///< largest accepted deviation from the right number
    std::vector<Choice> choices{};
    Landmark thing{};
    Place page{};
    std::size_t count = 0; ///< of cells, squares or games
    /// The first number of the slider, its last one, and the step. For tiles: the width of the left
    /// column, and the heights of its upper tile and of the upper tile on the right.
    std::array<double, 3> numbers{};
    std::vector<Vertex> lights{};
    std::vector<std::size_t> tiles{}; ///< right tiles: 0, 1 in the left column, 2, 3 in the right
    bool isReduced = false;           ///< whether reduced echelon form is required
    bool isSide = false; ///< whether the number is the side of a square, which may be written twice
    bool isProbability = false; ///< whether guesses must be from 0 to 1

    std::vector<Prose> hints{}; ///< at most maxHints
    std::vector<WrongAnswer> wrong{};
    Prose done{}; ///< shown when the task is done; may be empty

    friend bool operator==(const Ask&, const Ask&) = default;
};
inline constexpr std::size_t maxHints = 3;
inline constexpr double maxSliderSteps = 1000;

/// Something in the window around which the lesson draws a ring, and the text about it.
struct Pointer {
    Landmark thing{};
    Prose text{};

    friend bool operator==(const Pointer&, const Pointer&) = default;
};

/// A number that the author of a step expects.
struct Check {
    Expression number{};
    Expression value{};

    friend bool operator==(const Check&, const Check&) = default;
};

struct Step {
    std::size_t line = 0; ///< line number of its title
    std::string name{};   ///< identifies the step within the lesson, in every language
    Prose title{};
    std::vector<Block> text{};
    Game game{};            ///< the game set up by the steps so far; basis of all quantities
    bool setsBoard = false; ///< if false, the reader keeps the current board
    std::optional<Place> page{};
    /// The side of the first block of a quadratic board whose mirror images, with a line between
    /// neighbours, fly to their places when the step begins; 0 if none do.
    std::size_t mirrored = 0;
    bool namesRowAndColumn = false; ///< whether cells are named by row and column
    std::optional<Pointer> pointer{};
    /// Names of the parts of the window that show the answer. They are hidden until the step is
    /// done.
    std::vector<std::string> conceals{};
    std::optional<Ask> ask{};
    std::vector<Check> checks{};
};

/// A lesson as stored in its file, or the places in the workbench for the figures, tables and
/// questions of a book. resources/lessons/README.md describes the file.
struct Lesson {
    std::string title{};
    std::string book{}; ///< the kind of book, or its author; empty for a lesson
    std::string aims{};
    std::string age{};
    std::size_t minutes = 0;
    std::string needs{};              ///< prior knowledge; may be empty
    std::vector<std::size_t> after{}; ///< numbers of the lessons that this one builds on
    bool hasPieces = false;           ///< lights are shown as black and white pieces
    std::vector<Step> steps{};        ///< at least one
    Prose teacherTitle{};
    std::vector<Block> teacherPage{}; ///< may be empty
};

} // namespace lightsout
