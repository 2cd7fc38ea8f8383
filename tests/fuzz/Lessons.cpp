// SPDX-License-Identifier: GPL-3.0-or-later
// A lesson's file with any content is either read, or refused with the line of the error.

#include "lesson/LessonReader.h"

#include "lesson/LessonBoard.h"
#include "support/Assert.h"
#include "tests/fuzz/Targets.h"
#include "tests/support/Formulas.h"

#include <algorithm>

namespace lightsout {

namespace {

void checkFormula(const Formula& formula, const Rule& rule) {
    const std::string text = formulaText(formula);
    const auto read = parseFormula(text, rule);
    if (const auto* const again = std::get_if<Formula>(&read)) {
        LIGHTSOUT_ASSERT(*again == formula);
    } else { // brackets and blanks make it longer
        LIGHTSOUT_ASSERT(std::get<LessonError>(read).expected == Expected::shorterFormula);
    }
}

void checkStep(const Step& step) {
    const Game& game = step.game;
    LIGHTSOUT_ASSERT(game.vertexCount() <= maxLessonVertices);
    LIGHTSOUT_ASSERT(game.lights().size() == game.vertexCount());
    for (const Block& block : step.text) {
        for (const Run& run : block.prose) {
            if (run.kind == Run::Kind::formula) {
                checkFormula(run.formula, game.rule());
            }
        }
    }
    if (step.ask) {
        LIGHTSOUT_ASSERT(step.ask->hints.size() <= maxHints);
        if (step.ask->kind == Ask::Kind::until && step.setsBoard) {
            isReached(step.ask->goal, game, game);
        }
    }
}

} // namespace

void fuzzLesson(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    static const LessonVocabulary vocabulary{
        .pages = {{"play", {"press", "draw"}, {"board"}},
                  {"elimination", {"steps", "by-hand"}, {"row"}},
                  {"kernel", {}, {}}},
        .landmarks = {{"board"},
                      {"cell", LandmarkArgument::cell},
                      {"row", LandmarkArgument::number},
                      {"tab", LandmarkArgument::page},
                      {"mode", LandmarkArgument::mode},
                      {"card", LandmarkArgument::card}},
        .concealable = {"facts", "solutions"}};
    const auto read = readLesson(text, vocabulary);
    if (const auto* const error = std::get_if<LessonError>(&read)) {
        const auto lines = static_cast<std::size_t>(std::ranges::count(text, '\n')) + 1;
        LIGHTSOUT_ASSERT(error->position.line >= 1 && error->position.line <= lines);
        return;
    }
    const auto& lesson = std::get<Lesson>(read);
    LIGHTSOUT_ASSERT(!lesson.steps.empty() && !lesson.title.empty());
    std::ranges::for_each(lesson.steps, checkStep);
}

} // namespace lightsout
