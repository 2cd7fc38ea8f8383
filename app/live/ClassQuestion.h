// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Game.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace lightsout {

/// The number of a choice, from 0.
struct ChosenAnswer {
    std::size_t choice = 0;
    friend bool operator==(const ChosenAnswer&, const ChosenAnswer&) = default;
};
/// Cells of the question's board, ascending.
struct CellsAnswer {
    std::vector<Vertex> cells{};
    friend bool operator==(const CellsAnswer&, const CellsAnswer&) = default;
};
/// What a pupil answers: a number, a choice or cells.
using ClassAnswer = std::variant<double, ChosenAnswer, CellsAnswer>;

/// A question for the class: a lesson's, or one that the teacher typed.
struct ClassQuestion {
    enum class Kind {
        number,
        prediction, ///< a number that is guessed before it is known
        choice,
        cells,
    };

    Kind kind = Kind::number;
    std::string text{};
    std::vector<std::string> choices{};
    /// Shown with the question. A question for cells must have one.
    std::optional<Game> board{};

    // The right answer, if there is one.
    std::optional<double> number{};
    double within = 0;                          ///< how far from it a right number may be
    std::vector<std::size_t> right{};           ///< choices
    std::optional<std::vector<Vertex>> cells{}; ///< ascending
    std::string why{};                          ///< shown with it; may be empty

    friend bool operator==(const ClassQuestion&, const ClassQuestion&) = default;
};

/// The most choices of a question.
inline constexpr std::size_t maxChoices = 8;

/// Whether the answer is of the question's kind and possible.
bool fits(const ClassQuestion& question, const ClassAnswer& answer);
bool hasRightAnswer(const ClassQuestion& question);
/// Whether the answer, which fits, is right. False if there is no right answer.
bool isRight(const ClassQuestion& question, const ClassAnswer& answer);

/// An answer, and the number of pupils who gave it.
struct AnswerCount {
    ClassAnswer answer{};
    std::size_t count = 0;
    bool isRight = false;
};

/// How often each answer was given: all choices in their order; numbers ascending; sets of cells,
/// the most frequent first. `answers` must fit.
std::vector<AnswerCount> distribution(const ClassQuestion& question,
                                      const std::vector<ClassAnswer>& answers);

/// For each cell of the question's board, the number of answers with it.
std::vector<std::size_t> cellCounts(const ClassQuestion& question,
                                    const std::vector<ClassAnswer>& answers);

} // namespace lightsout
