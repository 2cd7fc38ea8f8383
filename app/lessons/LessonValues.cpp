// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/LessonValues.h"

#include "lesson/Quantities.h"

namespace lightsout {

namespace {

void addValues(const Formula& formula, std::vector<Expression>& all) {
    if (formula.kind == Formula::Kind::value) {
        all.push_back(formula.value);
    }
    for (const Formula& part : formula.parts) {
        addValues(part, all);
    }
}

} // namespace

void addValues(const Prose& prose, std::vector<Expression>& all) {
    for (const Run& run : prose) {
        if (run.kind == Run::Kind::value) {
            all.push_back(run.value);
        }
        addValues(run.formula, all);
    }
}

std::vector<Expression> valuesOf(const Step& step) {
    std::vector<Expression> all;
    addValues(step.title, all);
    for (const Block& block : step.text) {
        addValues(block.prose, all);
    }
    if (step.pointer) {
        addValues(step.pointer->text, all);
    }
    if (step.ask) {
        const Ask& ask = *step.ask;
        all.insert(all.end(), {ask.number, ask.within});
        for (const Prose& prose : {ask.text, ask.done}) {
            addValues(prose, all);
        }
        for (const Prose& hint : ask.hints) {
            addValues(hint, all);
        }
        for (const Choice& choice : ask.choices) {
            addValues(choice.text, all);
            addValues(choice.why, all);
        }
        for (const WrongAnswer& wrong : ask.wrong) {
            all.push_back(wrong.number);
            addValues(wrong.why, all);
        }
    }
    return all;
}

LessonValues computeValues(const Game& game, const std::vector<Expression>& all,
                           std::optional<double> guess, Progress& progress) {
    Quantities quantities(game);
    quantities.setGuess(guess);
    LessonValues values;
    for (const Expression& expression : all) {
        const std::string text = expressionText(expression);
        if (!values.contains(text)) {
            values[text] = quantities.valueOf(expression, progress);
        }
    }
    return values;
}

} // namespace lightsout
