// SPDX-License-Identifier: GPL-3.0-or-later
#include "arguments/BoardArguments.h"
#include "arguments/DealArguments.h"
#include "cli/Commands.h"
#include "web/WebPage.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace lightsout::cli {

namespace {

constexpr std::array<OptionDescription, 11> pageOnlyOptions{{
    {"--output", "FILE.html", "The file to write; - for standard output", false, true},
    {"--board", "SPEC", "A board such as grid:5x5, a file, or -; may be repeated", true},
    {"--challenge", "CODE", "The board of a challenge code; may be repeated", true},
    {"--deal", nullptr, "Deal boards, using the options of the command deal"},
    {"--title", "TEXT", "A title instead of the task"},
    {"--text", "TEXT", "A text for the class, below the title"},
    {"--language", "en|fr|he|all", "The language, or all to let the reader choose (default en)"},
    {"--hints", "none|one|all",
     "What the page reveals: nothing, a press, a solution (default one)"},
    {"--fewest", "on|off", "Whether it shows the fewest presses possible (default on)"},
    {"--solution", "on|off", "Whether it shows a solution after winning (default on)"},
    {"--timer", "on|off", "Whether it shows the time (default on)"},
}};

constexpr std::array optionsForBoards{"--format", "--as",       "--on",     "--graph",
                                      "--self",   "--parallel", "--lights", "--target"};

constexpr auto pageOptions = [] {
    std::array<OptionDescription, pageOnlyOptions.size() + dealOptions.size()> all{};
    std::copy(pageOnlyOptions.begin(), pageOnlyOptions.end(), all.begin());
    std::copy(dealOptions.begin(), dealOptions.end(), all.begin() + pageOnlyOptions.size());
    return all;
}();

/// Returns the index of the option's value among the names, or `fallback` if the option is not
/// given.
template <std::size_t count>
std::size_t choiceOf(const Arguments& arguments, const char* option,
                     const std::array<std::string_view, count>& names, std::size_t fallback,
                     const char* alternatives) {
    const auto value = arguments.text(option);
    if (!value) {
        return fallback;
    }
    const auto found = std::ranges::find(names, *value);
    if (found == names.end()) {
        throw wrongValue(option, *value, std::string("is not one of ") + alternatives);
    }
    return static_cast<std::size_t>(found - names.begin());
}

WebPageOptions optionsOf(const Arguments& arguments) {
    WebPageOptions options{.title = arguments.text("--title").value_or(""),
                           .text = arguments.text("--text").value_or(""),
                           .showsFewest = arguments.onOrOff("--fewest", true),
                           .offersSolution = arguments.onOrOff("--solution", true),
                           .hasTimer = arguments.onOrOff("--timer", true)};
    constexpr std::array<std::string_view, 3> hints{"none", "one", "all"};
    options.hints =
        static_cast<WebHints>(choiceOf(arguments, "--hints", hints, 1, "none, one and all"));
    std::array<std::string_view, webLanguages.size() + 1> languages{};
    std::ranges::copy(webLanguages, languages.begin());
    languages.back() = "all";
    const std::size_t language =
        choiceOf(arguments, "--language", languages, 0, "en, fr, he and all");
    options.languages.clear();
    for (std::size_t i = 0; i < webLanguages.size(); ++i) {
        if (language == i || language == webLanguages.size()) {
            options.languages.emplace_back(webLanguages.at(i));
        }
    }
    return options;
}

/// Throws Failure if a board does not fit. `where` names its origin.
void requireFit(const Game& board, const std::string& where) {
    if (fitsOnWebPage(board.rule())) {
        return;
    }
    if (board.vertexCount() == 0) {
        throw Failure{.where = where, .what = "the board is empty"};
    }
    if (board.rule().isMarked()) {
        throw Failure{.where = where,
                      .what = "on a web page, each vertex must have a button and a light"};
    }
    const std::string side = std::to_string(maxWebSide);
    throw Failure{Status::tooLarge, where,
                  "the board is too large for a web page; grids of up to " + side + " x " + side +
                      " and graphs of up to " + std::to_string(maxWebVertices) +
                      " vertices fit on one"};
}

std::vector<Game> boardsOf(const Arguments& arguments, std::vector<std::string>& notes,
                           Progress& progress) {
    for (const char* option : optionsForBoards) {
        arguments.requireFor(option, "--board");
    }
    for (const OptionDescription& option : dealOptions) {
        arguments.requireFor(option.name, "--deal");
    }
    std::vector<Game> boards;
    const std::vector<std::string> specs = arguments.texts("--board");
    if (std::ranges::count(specs, "-") > 1) {
        throw Failure{.where = "--board", .what = "standard input can be read only once"};
    }
    for (const std::string& spec : specs) {
        boards.push_back(boardNamed(spec, "--board", arguments).game);
        requireFit(boards.back(), "--board");
    }
    for (const std::string& code : arguments.texts("--challenge")) {
        const auto challenge = valueOf(readChallengeCode(code), "--challenge");
        boards.push_back(boardOf(challenge, progress).game());
    }
    const std::vector<Deal> deals =
        arguments.has("--deal") ? dealsOf(arguments, 1) : std::vector<Deal>();
    if (boards.size() + deals.size() > maxWebBoards) {
        throw Failure{Status::tooLarge, commandLine,
                      std::to_string(boards.size() + deals.size()) + " boards; up to " +
                          std::to_string(maxWebBoards) + " can be on a web page"};
    }
    for (const Deal& deal : deals) {
        boards.push_back(dealtBoard(deal, progress).board.game());
    }
    if (boards.empty()) {
        throw missing("--board, --challenge or --deal");
    }
    for (std::size_t i = 0; i < boards.size(); ++i) {
        if (boards[i].isWon()) {
            notes.push_back("board " + std::to_string(i + 1) + " is already solved");
        }
    }
    return boards;
}

Outcome runPage(const Arguments& arguments, Progress& progress) {
    const std::string out = arguments.required("--output");
    const bool isToOutput = isStandardOutput(out, arguments);
    Outcome outcome;
    const WebPageOptions options = optionsOf(arguments);
    const std::vector<Game> boards = boardsOf(arguments, outcome.notes, progress);
    std::string page = webPage(boards, options);
    if (isToOutput) {
        outcome.text = std::move(page);
        return outcome;
    }
    if (arguments.wantsJson()) {
        const nlohmann::ordered_json answer{
            {"boards", boards.size()}, {"bytes", page.size()}, {"languages", options.languages}};
        outcome.text = answer.dump() + "\n";
    } else {
        outcome.text = counted(boards.size(), "board", "boards") + ", " +
                       counted(page.size(), "byte", "bytes") + "\n";
    }
    outcome.output = OutputFile::prepare(out, std::move(page));
    return outcome;
}

} // namespace

const Command pageCommand{.name = "page",
                          .help = "Write boards as one web page, playable in any browser",
                          .options = pageOptions,
                          .examples = {"page --output puzzles.html --board grid:5x5",
                                       "page --output puzzles.html --deal --count 3"},
                          .takesBoard = false,
                          .run = runPage};

} // namespace lightsout::cli
