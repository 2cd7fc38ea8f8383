// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/LessonQuestions.h"

#include "lessons/LessonText.h"
#include "lessons/ProseView.h"
#include "web/WebPage.h"

#include <algorithm>

namespace lightsout {

bool isForClass(const Step& step) {
    if (!step.ask) {
        return false;
    }
    const Ask& ask = *step.ask;
    return ask.kind == Ask::Kind::number || ask.kind == Ask::Kind::predict ||
           ask.kind == Ask::Kind::choice ||
           (ask.kind == Ask::Kind::click && ask.thing.name == "cell" &&
            vertexAt(step.game.rule(), ask.thing.cell).has_value());
}

ClassQuestion classQuestion(const Lesson& lesson, const Step& step, const QString& place,
                            const LessonValues& values) {
    const Ask& ask = *step.ask;
    const Rule& rule = step.game.rule();
    const ShownNumbers numbers = shownNumbers(rule, values);
    ProseView reader; // also turns formulas into text
    const auto wordsOf = [&](const Prose& prose) {
        reader.setProse(prose, rule, numbers);
        return reader.words().toStdString();
    };
    const auto valueOf = [&values](const Expression& expression) -> std::optional<double> {
        const auto found = values.find(expressionText(expression));
        return found == values.end() ? std::nullopt : found->second;
    };
    ClassQuestion question;
    question.place = place.toStdString();
    question.text = wordsOf(ask.text);
    question.prose = resolved(ask.text, rule, numbers);
    question.hasPieces = lesson.hasPieces;
    question.isSide = ask.isSide;
    question.isProbability = ask.isProbability;
    for (const Block& block : step.text) {
        question.step.push_back(block);
        question.step.back().prose = resolved(block.prose, rule, numbers);
    }
    if (fitsOnWebPage(rule)) {
        question.board = step.game;
    }
    const Prose* why = &ask.done;
    if (ask.kind == Ask::Kind::choice) {
        question.kind = ClassQuestion::Kind::choice;
        for (std::size_t i = 0; i < std::min(ask.choices.size(), maxChoices); ++i) {
            const Choice& choice = ask.choices[i];
            question.choices.push_back(wordsOf(choice.text));
            question.choiceProse.push_back(resolved(choice.text, rule, numbers));
            if (choice.isRight) {
                question.right.push_back(i);
                why = choice.why.empty() ? why : &choice.why;
            }
        }
    } else if (ask.kind == Ask::Kind::click) {
        question.kind = ClassQuestion::Kind::cells;
        question.cells = std::vector{*vertexAt(rule, ask.thing.cell)};
    } else if (ask.kind == Ask::Kind::predict) {
        question.kind = ClassQuestion::Kind::prediction;
        question.number = valueOf(ask.number);
    } else {
        question.number = valueOf(ask.number);
        question.within = valueOf(ask.within).value_or(0);
    }
    question.why = wordsOf(*why);
    question.whyProse = resolved(*why, rule, numbers);
    return question;
}

} // namespace lightsout
