// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/Prose.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace lightsout {

/// The position of a choice, counted from 0.
struct ChosenAnswer {
    std::size_t choice = 0;
    friend bool operator==(const ChosenAnswer&, const ChosenAnswer&) = default;
};
/// Cells of the question's board, in ascending order.
struct CellsAnswer {
    std::vector<Vertex> cells{};
    friend bool operator==(const CellsAnswer&, const CellsAnswer&) = default;
};
/// A pupil's answer: a number, a choice or cells.
using ClassAnswer = std::variant<double, ChosenAnswer, CellsAnswer>;

/// A question for the class, from a lesson or typed by the teacher.
struct ClassQuestion {
    enum class Kind {
        number,
        prediction, ///< the pupils guess a number before it is known
        choice,
        cells,
    };

    Kind kind = Kind::number;
    std::string place{}; ///< the lesson and step that ask it; empty if the teacher typed it
    std::string text{};
    std::vector<std::string> choices{};
    // The same texts with drawn formulas, and the text of the step, if a lesson asks the question.
    // They contain no values and cells, only words and formulas.
    std::vector<Block> step{};
    Prose prose{};
    std::vector<Prose> choiceProse{}; ///< empty, or one for each choice
    /// Whether lights are shown as black and white pieces.
    bool hasPieces = false;
    /// Whether the number is the side of a square, which may be written twice.
    bool isSide = false;
    /// Whether answers must be from 0 to 1.
    bool isProbability = false;
    /// The board that is shown with the question. A question for cells must have one.
    std::optional<Game> board{};

    // The right answer, if there is one.
    std::optional<double> number{};
    double within = 0;                          ///< allowed distance from `number`
    std::vector<std::size_t> right{};           ///< right choices
    std::optional<std::vector<Vertex>> cells{}; ///< in ascending order
    std::string why{};                          ///< explanation; may be empty
    Prose whyProse{};

    friend bool operator==(const ClassQuestion&, const ClassQuestion&) = default;
};

/// Returns whether a number can be a probability.
inline bool isProbability(double number) {
    return number >= 0 && number <= 1;
}

/// The maximum number of choices of a question.
inline constexpr std::size_t maxChoices = 8;

/// Returns whether the answer is of the question's kind and is one that the question allows.
bool fits(const ClassQuestion& question, const ClassAnswer& answer);
bool hasRightAnswer(const ClassQuestion& question);
/// Returns whether the answer fits and is right; false if there is no right answer.
bool isRight(const ClassQuestion& question, const ClassAnswer& answer);

/// An answer, and the number of pupils who gave it.
struct AnswerCount {
    ClassAnswer answer{};
    std::size_t count = 0;
    bool isRight = false;
};

/// Returns how often each answer was given: all choices in their order, numbers in ascending order,
/// or sets of cells with the most frequent first. All `answers` must satisfy fits().
std::vector<AnswerCount> distribution(const ClassQuestion& question,
                                      const std::vector<ClassAnswer>& answers);

/// Returns the number of answers that contain each cell of the question's board.
std::vector<std::size_t> cellCounts(const ClassQuestion& question,
                                    const std::vector<ClassAnswer>& answers);

} // namespace lightsout
