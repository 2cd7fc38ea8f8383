// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/NewLesson.h"

#include "io/BoardSpec.h"
#include "io/DocumentFormat.h"
#include "lesson/Prose.h"

namespace lightsout {

namespace {

/// Returns words as literal text, with special characters escaped.
std::string literal(const std::string& words) {
    return proseText({Run{.words = words}});
}

Result<std::string> boardText(const Game& game) {
    const Lattice* lattice = game.rule().lattice();
    if (lattice != nullptr && game.presses().none() && game.pressCount() == 0) {
        return "```step\nboard " + boardSpec(*lattice) + "\ntarget " + game.target().toString() +
               "\nlights " + game.lights().toString() + "\n```\n";
    }
    Result<std::string> document = writeDocument({.game = game});
    return document ? "```board\n" + *document + "\n```\n" : document;
}

} // namespace

Result<std::string> newLesson(const Game& game, const NewLessonWords& words) {
    const Result<std::string> board = boardText(game);
    if (!board) {
        return board;
    }
    return "---\ntitle: " + words.title + "\nminutes: 10\n---\n\n## " + literal(words.stepTitle) +
           "\n\n" + literal(words.text) + "\n\n" + *board + "\n```step\nask until won => " +
           literal(words.ask) + "\n```\n";
}

} // namespace lightsout
