// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/LessonStep.h"

#include "page/Page.h"
#include "settings/Remembered.h"

#include <algorithm>

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

std::optional<std::size_t> stepNamed(const Lesson& lesson, const QString& name) {
    const auto found = std::ranges::find(lesson.steps, name.toStdString(), &Step::name);
    if (found != lesson.steps.end()) {
        return static_cast<std::size_t>(found - lesson.steps.begin());
    }
    bool isNumber = false;
    const qulonglong number = name.toULongLong(&isNumber);
    return isNumber && number < lesson.steps.size() ? std::optional(std::size_t{number})
                                                    : std::nullopt;
}

std::set<std::size_t> stepsDone(const QString& lessonName, const Lesson& lesson) {
    std::set<std::size_t> steps;
    for (const QString& name : remembered::stepsDone(lessonName)) {
        if (const auto step = stepNamed(lesson, name)) {
            steps.insert(*step);
        }
    }
    return steps;
}

bool refersTo(const Step& step, const std::vector<std::string>& landmarks) {
    const auto isOne = [&landmarks](const Landmark& thing) {
        return std::ranges::find(landmarks, thing.name) != landmarks.end();
    };
    return (step.pointer && isOne(step.pointer->thing)) || (step.ask && isOne(step.ask->thing));
}

bool isAboutSubjectAlone(const Step& step, bool isOnWall) {
    std::vector<std::string> besideSubject;
    for (const PageLandmark& landmark : Page::commonLandmarks()) {
        if (landmark.isBesideSubject) {
            besideSubject.push_back(landmark.name.name);
        }
    }
    const bool showsCard = step.page && !step.page->card.empty();
    if (showsCard || refersTo(step, besideSubject)) {
        return false;
    }
    if (!step.ask) {
        return true;
    }
    const Goal::Kind goal = step.ask->goal.kind;
    const bool draws = step.ask->kind == Ask::Kind::until &&
                       (goal == Goal::Kind::vertices || goal == Goal::Kind::edges ||
                        goal == Goal::Kind::graph || goal == Goal::Kind::hub);
    return (!draws || isOnWall) && step.ask->kind != Ask::Kind::matrix &&
           step.ask->kind != Ask::Kind::page;
}

bool areTheSame(const Step& a, const Step& b) {
    return a.game == b.game && a.page == b.page && a.pointer.has_value() == b.pointer.has_value() &&
           a.conceals == b.conceals && a.namesRowAndColumn == b.namesRowAndColumn &&
           a.ask.has_value() == b.ask.has_value() &&
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
