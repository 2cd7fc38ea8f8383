// SPDX-License-Identifier: GPL-3.0-or-later
#include "arguments/BoardArguments.h"
#include "arguments/DealArguments.h"
#include "challenge/ResultsCode.h"
#include "cli/Commands.h"
#include "cli/Pictures.h"
#include "facts/FactContext.h"
#include "io/BoardSpec.h"

#include <nlohmann/json.hpp>

#include <array>

namespace lightsout::cli {

namespace {

constexpr std::array<const char*, 2> challengePositionals{"make|read|results", "CODE..."};
constexpr std::array<OptionDescription, 3> challengeOptions{{
    {"--challenge", "CODE", "The board that a result code must belong to"},
    {"--presses", "P", "Print the result code of a challenge solved in P presses"},
    {"--seconds", "S", "With --presses: the time in seconds for the result code"},
}};

constexpr std::array boardOptions{"--board", "--format",   "--as",     "--on",    "--graph",
                                  "--self",  "--parallel", "--lights", "--target"};

/// Returns the code, which follows the action (make, read or results) and may be split into several
/// words.
std::string codeIn(const Arguments& arguments) {
    std::string code;
    for (std::size_t i = 1; i < arguments.positionals().size(); ++i) {
        code += (i > 1 ? " " : "") + arguments.positionals()[i];
    }
    if (code.empty()) {
        throw missing("CODE");
    }
    return code;
}

template <typename Options>
void refuse(const Arguments& arguments, const Options& names, const std::string& what) {
    for (const char* name : names) {
        if (arguments.has(name)) {
            throw Failure{.where = name, .what = "has no effect on challenge " + what};
        }
    }
}

ChallengeBoard boardToWrite(const Arguments& arguments) {
    const Game game = boardOf(arguments).game;
    const Lattice* lattice = game.rule().lattice();
    if (lattice == nullptr) {
        throw Failure{.where = "--board", .what = "only grids have codes; share a graph as a file"};
    }
    if (!hasChallengeCode(*lattice)) {
        const std::string most = std::to_string(maxChallengeSide);
        throw Failure{Status::tooLarge, "--board",
                      "a grid of " + std::to_string(lattice->rows) + " x " +
                          std::to_string(lattice->cols) + " has no code; up to " + most + " x " +
                          most + " have one; share larger grids as a file"};
    }
    if (game.target().any()) {
        throw Failure{.where = arguments.has("--target") ? "--target" : "--board",
                      .what = "codes are only for boards with the target none"};
    }
    return {*lattice, game.lights()};
}

Outcome make(const Arguments& arguments) {
    const std::string code = challengeCode(boardToWrite(arguments));
    return {.text = arguments.wantsJson() ? nlohmann::ordered_json{{"code", code}}.dump() + "\n"
                                          : code + "\n"};
}

std::string textOf(const Challenge& challenge, const ChallengeBoard& board, std::size_t threads,
                   Progress& progress) {
    std::string text = boardSpec(board.lattice) + "\n";
    if (const auto* deal = std::get_if<Deal>(&challenge)) {
        text += "Dealt with seed " + std::to_string(deal->seed) + " and difficulty " +
                std::to_string(deal->presses) + "\n";
    }
    return text + difficultyLine(board, threads, progress) + picture(board.lattice, board.lights);
}

Outcome read(const Arguments& arguments, Progress& progress) {
    const auto challenge = valueOf(readChallengeCode(codeIn(arguments)), "CODE");
    const ChallengeBoard board = boardOf(challenge, progress);
    if (!arguments.wantsJson()) {
        return {.text = textOf(challenge, board, arguments.threads(), progress)};
    }
    nlohmann::ordered_json answer;
    answer["board"] = boardSpec(board.lattice);
    answer["lights"] = board.lights.toString();
    return {.text = answer.dump() + "\n"};
}

/// Returns false if it is known that the board can't be solved with this many presses.
bool isConceivable(const RoundResult& result, const ChallengeBoard& board, std::size_t threads,
                   Progress& progress) {
    const auto difficulty = difficultyOf(board, FactContext::quickBudget(threads), progress);
    return difficulty && result.presses >= difficulty->fewest.lowerBound;
}

Outcome results(const Arguments& arguments, Progress& progress) {
    arguments.requireFor("--presses", "--seconds");
    arguments.requireFor("--seconds", "--presses");
    arguments.refuseWith("--presses", "--challenge");
    RoundResult result;
    bool isValid = true;
    if (arguments.has("--presses")) {
        const auto challenge = valueOf(readChallengeCode(codeIn(arguments)), "CODE");
        const ChallengeBoard board = boardOf(challenge, progress);
        result = {.digest = boardDigest(board),
                  .presses = arguments.number("--presses", 0, 0),
                  .seconds = arguments.number("--seconds", 0, 0)};
        isValid = isConceivable(result, board, arguments.threads(), progress);
        result = valueOf(readResultsCode(resultsCode(result)), "CODE"); // as stored in a code
    } else {
        result = valueOf(readResultsCode(codeIn(arguments)), "CODE");
        if (const auto code = arguments.text("--challenge")) {
            const auto challenge = valueOf(readChallengeCode(*code), "--challenge");
            const ChallengeBoard board = boardOf(challenge, progress);
            isValid = result.digest == boardDigest(board) &&
                      isConceivable(result, board, arguments.threads(), progress);
        }
    }
    const Status status = isValid ? Status::answered : Status::answeredNo;
    const std::string code = resultsCode(result);
    if (!arguments.wantsJson()) {
        return {.status = status,
                .text = code + ": " + counted(result.presses, "press", "presses") + " in " +
                        counted(result.seconds, "second", "seconds") +
                        (result.hadHints ? ", with hints" : "") +
                        (isValid ? "\n" : "; not for this board, or too few presses\n")};
    }
    nlohmann::ordered_json answer;
    answer["code"] = code;
    answer["presses"] = result.presses;
    answer["seconds"] = result.seconds;
    answer["hints"] = result.hadHints;
    answer["valid"] = isValid;
    return {.status = status, .text = answer.dump() + "\n"};
}

Outcome runChallenge(const Arguments& arguments, Progress& progress) {
    constexpr std::array ofResults{"--challenge", "--presses", "--seconds"};
    const std::string& what = arguments.positional(0, challengePositionals[0]);
    if (what == "make") {
        refuse(arguments, ofResults, what);
        if (arguments.positionals().size() > 1) {
            throw notExpected(arguments.positionals()[1]);
        }
        return make(arguments);
    }
    if (what == "read") {
        refuse(arguments, ofResults, what);
        refuse(arguments, boardOptions, what);
        return read(arguments, progress);
    }
    if (what == "results") {
        refuse(arguments, boardOptions, what);
        return results(arguments, progress);
    }
    throw wrongValue(commandLine, what, "is not one of make, read and results");
}

} // namespace

const Command challengeCommand{
    .name = "challenge",
    .help = "Make and read codes for boards and for results",
    .positionals = challengePositionals,
    .options = challengeOptions,
    .examples = {"challenge make --board grid:4x4", "challenge read CODE"},
    .requiresBoard = false,
    .run = runChallenge};

} // namespace lightsout::cli
