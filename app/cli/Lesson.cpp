// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/Commands.h"
#include "lesson/LessonReader.h"
#include "lesson/Quantities.h"
#include "lesson/Vocabulary.h"
#include "lesson/WayToGoal.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <iterator>

namespace lightsout::cli {

namespace {

constexpr std::array<const char*, 1> lessonPositionals{"FILE"};

/// The descriptions of Expected, in its order.
constexpr std::array expectedTexts{
    "text in UTF-8",
    "a file of at most one megabyte",
    "\"---\" as the first line",
    "\"---\" after the lines about the lesson",
    "title, aims, age, minutes, needs, after or pieces, followed by a colon",
    "a line of a kind that has not appeared yet",
    "a title for the lesson",
    "yes or no",
    "the number of a lesson",
    "a number of minutes from 1 to 600",
    "\"## \" and the title of a step",
    "the end of the file after the page for the teacher",
    "```step or a single ```board",
    "``` at the end of this block",
    "a known word",
    "a board",
    "all, none, 0s and 1s, random N, solvable N, or \"after\" followed by cells",
    "a 0 or 1 for each light of the board",
    "the name of a page",
    "a mode of the page",
    "a value of the page",
    "facts, solutions, laws or states",
    "the name of an item in the window",
    "the name of a card of the page",
    "a cell, as row,column or as a number",
    "a cell of the board",
    "a board before its lights",
    "a kind of question",
    "a goal that fits the board",
    "=> followed by text",
    "a question before its hints and answers",
    "at most three hints",
    "a right answer and a wrong one",
    "a question that allows an answer of this kind",
    "a number or a quantity",
    "a quantity with its arguments in brackets",
    "a condition such as n > 3",
    "a shorter, less nested formula",
    "a letter, a number, a sign or a formula command",
    "a known formula command",
    "$ at the end of a formula",
    "a closing brace",
    "the same number of entries in each row",
    "* or ** after emphasised words",
    "a picture of a board",
};
static_assert(expectedTexts.size() == static_cast<std::size_t>(Expected::picture) + 1);

Failure failureOf(const LessonError& error, std::string_view path) {
    const Source source = sourceOfFile(path);
    std::string what = "line " + std::to_string(error.position.line) + ", column " +
                       std::to_string(error.position.column) + ": " +
                       expectedTexts.at(static_cast<std::size_t>(error.expected)) + " was expected";
    if (!error.met.empty()) {
        what += ", not \"" + shown(error.met) + "\"";
    }
    if (error.names.size() == 1) {
        what += "; did you mean \"" + error.names.front() + "\"?";
    } else if (!error.names.empty()) {
        what += ";";
        for (const std::string& name : error.names) {
            what += (&name == &error.names.front() ? " " : ", ") + name;
        }
    } else if (error.cause) {
        what += ": " + englishErrorText(*error.cause);
    }
    return {.where = source.name, .what = what};
}

/// Returns prose as plain text, with formulas and values as they are written in the file.
std::string wordsOf(const Prose& prose) {
    return proseText(prose);
}

std::string cellsText(const Rule& rule, const std::vector<Vertex>& cells) {
    std::string text;
    const Lattice* lattice = rule.cells();
    for (const Vertex cell : cells) {
        const CellName name = lattice == nullptr
                                  ? CellName{0, cell + 1}
                                  : CellName{cell / lattice->cols + 1, cell % lattice->cols + 1};
        text += (text.empty() ? "" : " ") + cellNameText(name);
    }
    return text;
}

std::vector<Vertex> onesOf(const BitVector& set) {
    std::vector<Vertex> ones;
    set.forEachOne([&](Vertex vertex) { ones.push_back(vertex); });
    return ones;
}

constexpr std::array askNames{"until",      "number", "predict", "choice",     "click",    "page",
                              "pattern",    "matrix", "forced",  "impossible", "changers", "slide",
                              "conjecture", "tiles",  "games",   "blocks"};

/// Returns an example of an answer that the question accepts, or nullopt if none is known.
std::optional<std::string> exampleOf(const Step& step, Progress& progress) {
    const Ask& ask = *step.ask;
    const Rule& rule = step.game.rule();
    switch (ask.kind) {
    case Ask::Kind::until: {
        if (ask.goal.kind == Goal::Kind::vertices || ask.goal.kind == Goal::Kind::edges) {
            return std::to_string(ask.goal.number) +
                   (ask.goal.kind == Goal::Kind::vertices ? " vertices" : " edges");
        }
        if (ask.goal.kind == Goal::Kind::hub) {
            return std::to_string(ask.goal.number) + " vertices, one joined to all others";
        }
        if (ask.goal.kind == Goal::Kind::graph) {
            return std::to_string(ask.goal.graph.vertexCount()) + " vertices, " +
                   std::to_string(ask.goal.graph.edgeCount()) + " edges";
        }
        const auto way = wayToGoal(ask.goal, step.game, progress);
        return way ? std::optional("press " + cellsText(rule, *way)) : std::nullopt;
    }
    case Ask::Kind::forced:
        return "press " + cellsText(rule, onesOf(ask.goal.set));
    case Ask::Kind::impossible:
        return "try " + cellsText(rule, onesOf(ask.goal.set));
    case Ask::Kind::changers: {
        std::string text;
        for (const Vertex light : ask.lights) {
            text += (text.empty() ? "click " : "; ") +
                    cellsText(rule, onesOf(changersOf(step.game, light)));
        }
        return text;
    }
    case Ask::Kind::number:
    case Ask::Kind::predict: {
        Quantities quantities(step.game);
        const auto value = quantities.valueOf(ask.number, progress);
        return value ? std::optional(decimal(*value)) : std::nullopt;
    }
    case Ask::Kind::choice:
        return wordsOf(std::ranges::find(ask.choices, true, &Choice::isRight)->text);
    case Ask::Kind::click:
        return ask.thing.name;
    case Ask::Kind::page:
        return ask.page.mode.empty() ? ask.page.page : ask.page.page + " " + ask.page.mode;
    case Ask::Kind::pattern:
        return "a sum of " + std::to_string(ask.count) + " cells";
    case Ask::Kind::matrix:
        return ask.isReduced ? "reduced" : "echelon";
    case Ask::Kind::slide: {
        const auto number = sliderAnswer(ask, step.game, progress);
        return number ? std::optional(decimal(*number)) : std::nullopt;
    }
    case Ask::Kind::conjecture:
        return "nullity >= 0";
    case Ask::Kind::tiles: {
        std::string text = "click";
        for (const std::size_t tile : ask.tiles) {
            text += ' ' + std::to_string(tile + 1);
        }
        return text;
    }
    case Ask::Kind::games:
        return counted(ask.count, "game", "games");
    case Ask::Kind::blocks: {
        std::string text;
        for (const Choice& choice : ask.choices) {
            text += choice.isRight ? (text.empty() ? "" : " ") + wordsOf(choice.text) : "";
        }
        return text;
    }
    }
    return std::nullopt;
}

Outcome runLesson(const Arguments& arguments, Progress& progress) {
    const std::string& path = arguments.positional(0, lessonPositionals[0]);
    const std::string file = valueOf(readFile(platform::pathOf(path)), sourceOfFile(path));
    const auto read = readLesson(file, windowVocabulary());
    if (const auto* const error = std::get_if<LessonError>(&read)) {
        throw failureOf(*error, path);
    }
    const auto& lesson = std::get<Lesson>(read);
    auto steps = nlohmann::ordered_json::array();
    std::string text = lesson.title + ", " + counted(lesson.minutes, "minute", "minutes") + "\n";
    Outcome outcome;
    for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
        const Step& step = lesson.steps[i];
        nlohmann::ordered_json json{{"line", step.line}, {"title", wordsOf(step.title)}};
        text += std::to_string(i + 1) + ". " + wordsOf(step.title) + " (line " +
                std::to_string(step.line) + ")\n";
        if (step.ask) {
            const std::string kind = askNames.at(static_cast<std::size_t>(step.ask->kind));
            const auto example = exampleOf(step, progress);
            json["ask"] = kind;
            json["example"] = example ? nlohmann::ordered_json(*example) : nullptr;
            text += "   " + kind + ": " + example.value_or("no example was found") + "\n";
            if (!example) {
                outcome.status = Status::answeredNo;
            }
        }
        steps.push_back(std::move(json));
    }
    const nlohmann::ordered_json json{
        {"title", lesson.title}, {"minutes", lesson.minutes}, {"steps", std::move(steps)}};
    outcome.text = arguments.wantsJson() ? json.dump() + "\n" : text;
    return outcome;
}

} // namespace

const Command lessonCommand{
    .name = "lesson",
    .help = "Check a lesson's file, and list its steps with an example of an answer to each",
    .positionals = lessonPositionals,
    .examples = {"lesson my-lesson.md", "lesson my-lesson.md --json"},
    .takesBoard = false,
    .readsBoards = false,
    .run = runLesson};

} // namespace lightsout::cli
