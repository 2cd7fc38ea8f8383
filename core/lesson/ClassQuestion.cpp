// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/ClassQuestion.h"

#include <algorithm>
#include <cmath>

namespace lightsout {

namespace {

/// Numbers whose difference is smaller are the same answer.
constexpr double roundingError = 1e-9;

bool isSame(const ClassAnswer& a, const ClassAnswer& b) {
    const auto* first = std::get_if<double>(&a);
    const auto* second = std::get_if<double>(&b);
    if (first != nullptr && second != nullptr) {
        return std::abs(*first - *second) <= roundingError * std::max(1.0, std::abs(*first));
    }
    return a == b;
}

} // namespace

bool fits(const ClassQuestion& question, const ClassAnswer& answer) {
    switch (question.kind) {
    case ClassQuestion::Kind::number:
    case ClassQuestion::Kind::prediction:
        return std::holds_alternative<double>(answer) &&
               (!question.isProbability || isProbability(std::get<double>(answer)));
    case ClassQuestion::Kind::choice: {
        const auto* chosen = std::get_if<ChosenAnswer>(&answer);
        return chosen != nullptr && chosen->choice < question.choices.size();
    }
    case ClassQuestion::Kind::cells: {
        const auto* cells = std::get_if<CellsAnswer>(&answer);
        return cells != nullptr && question.board &&
               std::ranges::all_of(cells->cells, [&question](Vertex cell) {
                   return cell < question.board->vertexCount();
               });
    }
    }
    return false;
}

bool hasRightAnswer(const ClassQuestion& question) {
    switch (question.kind) {
    case ClassQuestion::Kind::number:
    case ClassQuestion::Kind::prediction:
        return question.number.has_value();
    case ClassQuestion::Kind::choice:
        return !question.right.empty();
    case ClassQuestion::Kind::cells:
        return question.cells.has_value();
    }
    return false;
}

bool isRight(const ClassQuestion& question, const ClassAnswer& answer) {
    if (!hasRightAnswer(question) || !fits(question, answer)) {
        return false;
    }
    if (const auto* number = std::get_if<double>(&answer)) {
        const double allowed =
            question.within + roundingError * std::max(1.0, std::abs(*question.number));
        return std::abs(*number - *question.number) <= allowed;
    }
    if (const auto* chosen = std::get_if<ChosenAnswer>(&answer)) {
        return std::ranges::find(question.right, chosen->choice) != question.right.end();
    }
    return std::get<CellsAnswer>(answer).cells == *question.cells;
}

std::vector<AnswerCount> distribution(const ClassQuestion& question,
                                      const std::vector<ClassAnswer>& answers) {
    std::vector<AnswerCount> counts;
    for (std::size_t choice = 0; choice < question.choices.size(); ++choice) {
        counts.push_back({.answer = ChosenAnswer{choice}});
    }
    for (const ClassAnswer& answer : answers) {
        auto found = std::ranges::find_if(
            counts, [&answer](const AnswerCount& other) { return isSame(other.answer, answer); });
        if (found == counts.end()) {
            found = counts.insert(counts.end(), {.answer = answer});
        }
        ++found->count;
    }
    for (AnswerCount& count : counts) {
        count.isRight = isRight(question, count.answer);
    }
    if (question.kind == ClassQuestion::Kind::cells) {
        std::ranges::stable_sort(counts, std::greater(), &AnswerCount::count);
    } else if (question.kind != ClassQuestion::Kind::choice) {
        std::ranges::stable_sort(
            counts, {}, [](const AnswerCount& count) { return std::get<double>(count.answer); });
    }
    return counts;
}

std::vector<std::size_t> cellCounts(const ClassQuestion& question,
                                    const std::vector<ClassAnswer>& answers) {
    std::vector<std::size_t> counts(question.board ? question.board->vertexCount() : 0);
    for (const ClassAnswer& answer : answers) {
        if (const auto* chosen = std::get_if<CellsAnswer>(&answer)) {
            for (const Vertex cell : chosen->cells) {
                ++counts.at(cell);
            }
        }
    }
    return counts;
}

} // namespace lightsout
