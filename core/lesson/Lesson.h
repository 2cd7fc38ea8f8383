// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/Goal.h"
#include "lesson/Landmark.h"
#include "lesson/Prose.h"

namespace lightsout {

/// An answer to choose.
struct Choice {
    Prose text{};
    bool isRight = false;
    Prose why{}; ///< may be empty

    friend bool operator==(const Choice&, const Choice&) = default;
};

/// Something that is not the answer, and why. Which of the members says it depends on the ask.
struct WrongAnswer {
    bool isAny = false; ///< all that no other wrong answer is about
    Expression number{};
    Goal goal{};
    Landmark thing{};
    Prose why{};

    friend bool operator==(const WrongAnswer&, const WrongAnswer&) = default;
};

/// What a step asks the reader to do.
struct Ask {
    enum class Kind {
        until,   ///< play until a goal is reached
        number,  ///< write a number
        predict, ///< write a guess, which `done` then speaks of: any is taken
        choice,  ///< choose an answer
        click,   ///< click on a thing
        page,    ///< go to a page
        pattern, ///< choose quiet patterns whose sum has `cells` cells
        matrix,  ///< bring the matrix by row operations into echelon or reduced echelon form
    };

    Kind kind = Kind::until;
    Prose text{};
    Goal goal{};
    Expression number{}; ///< for predictions, what comes out
    Expression within{}; ///< how far from it a right number may be
    std::vector<Choice> choices{};
    Landmark thing{};
    PageChoice page{};
    std::size_t cells = 0;
    bool isReduced = false; ///< the echelon form asked for

    std::vector<Prose> hints{}; ///< at most maxHints
    std::vector<WrongAnswer> wrong{};
    Prose done{}; ///< said once it is done; may be empty

    friend bool operator==(const Ask&, const Ask&) = default;
};
inline constexpr std::size_t maxHints = 3;

/// A thing that is ringed, and what is said of it.
struct Pointer {
    Landmark thing{};
    Prose text{};

    friend bool operator==(const Pointer&, const Pointer&) = default;
};

struct Step {
    std::size_t line = 0; ///< of its title
    Prose title{};
    std::vector<Block> text{};
    Game game{};            ///< as steps up to this one set it up; what is computed is about it
    bool setsBoard = false; ///< else the reader's own board stays
    std::optional<PageChoice> page{};
    std::optional<Pointer> pointer{};
    /// Names of what shows the answer, which is hidden until the step is done.
    std::vector<std::string> conceals{};
    std::optional<Ask> ask{};
};

/// A lesson as its file has it. resources/lessons/README.md describes the file.
struct Lesson {
    std::string title{};
    std::string aims{};
    std::string age{};
    std::size_t minutes = 0;
    std::string needs{};              ///< what the class should know before; may be empty
    std::vector<std::size_t> after{}; ///< numbers of the lessons that this one builds on
    std::vector<Step> steps{};        ///< at least one
    Prose teacherTitle{};
    std::vector<Block> teacherPage{}; ///< may be empty
};

} // namespace lightsout
