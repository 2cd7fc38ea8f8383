// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/LessonStep.h"

#include <algorithm>
#include <array>

namespace lightsout {

namespace {

Ask withoutWords(Ask ask) {
    ask.text.clear();
    ask.done.clear();
    for (Prose& hint : ask.hints) {
        hint.clear();
    }
    for (Choice& choice : ask.choices) {
        choice.text.clear();
        choice.why.clear();
    }
    for (WrongAnswer& wrong : ask.wrong) {
        wrong.why.clear();
    }
    return ask;
}

} // namespace

bool isAboutSubjectAlone(const Step& step, bool isOnWall) {
    const auto isNextTo = [](const Landmark& thing) {
        // The board next to a matrix shows the meaning of its rows and columns.
        constexpr std::array<std::string_view, 7> beside{"mode",      "card", "play",  "step",
                                                         "step-back", "row",  "column"};
        return std::ranges::find(beside, thing.name) != beside.end();
    };
    if (step.pointer && isNextTo(step.pointer->thing)) {
        return false;
    }
    if (!step.ask) {
        return true;
    }
    const bool draws =
        step.ask->kind == Ask::Kind::until &&
        (step.ask->goal.kind == Goal::Kind::vertices || step.ask->goal.kind == Goal::Kind::edges);
    return (!draws || isOnWall) && step.ask->kind != Ask::Kind::matrix &&
           step.ask->kind != Ask::Kind::page && !isNextTo(step.ask->thing);
}

bool needsToolBar(const Step& step) {
    const auto isThere = [](const Landmark& thing) {
        constexpr std::array<std::string_view, 5> buttons{"new-board", "random", "solvable",
                                                          "all-on", "autoplay"};
        return std::ranges::find(buttons, thing.name) != buttons.end();
    };
    return (step.pointer && isThere(step.pointer->thing)) || (step.ask && isThere(step.ask->thing));
}

bool areTheSame(const Step& a, const Step& b) {
    return a.game == b.game && a.page == b.page && a.pointer.has_value() == b.pointer.has_value() &&
           a.conceals == b.conceals && a.ask.has_value() == b.ask.has_value() &&
           (!a.ask || withoutWords(*a.ask) == withoutWords(*b.ask));
}

Prose inWordsOf(const Ask& ask, const Ask& before, const Prose& message) {
    if (message.empty()) {
        return {};
    }
    if (message == before.done) {
        return ask.done;
    }
    for (std::size_t i = 0; i < before.choices.size(); ++i) {
        if (message == before.choices[i].why) {
            return ask.choices[i].why;
        }
    }
    for (std::size_t i = 0; i < before.wrong.size(); ++i) {
        if (message == before.wrong[i].why) {
            return ask.wrong[i].why;
        }
    }
    return {};
}

} // namespace lightsout
