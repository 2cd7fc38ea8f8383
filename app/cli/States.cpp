// SPDX-License-Identifier: GPL-3.0-or-later
#include "arguments/BoardArguments.h"
#include "cli/Commands.h"
#include "cli/Watch.h"
#include "cli/WorkLimit.h"
#include "random/StateGraph.h"
#include "solve/KernelBasis.h"

#include <nlohmann/json.hpp>

#include <array>
#include <cmath>

namespace lightsout::cli {

namespace {

constexpr std::array<OptionDescription, 1> statesOptions{{
    {"--length", "T", "Also count the ways to win from the lights in exactly T presses"},
}};

/// The maximum length of games that are counted: the count has about five bits for each press.
constexpr std::uint64_t maxLength = 100'000;

BigInteger gamesOf(const Game& game, std::uint64_t length, const Arguments& arguments,
                   Progress& progress) {
    const Solver solver =
        valueOf(Solver::build(game.rule(), progress, arguments.budget()), boardOption);
    const Answer answer = solver.solve(game.difference(), progress);
    if (!answer.solvable) {
        return 0;
    }
    return countGames(answer.vector, kernelBasis(solver, progress), length, progress);
}

std::string textFor(const StateSummary& summary, bool isInterrupted,
                    const std::optional<BigInteger>& games) {
    std::string text = "Boards               " + std::to_string(summary.boards) + "\n";
    if (!isInterrupted) {
        text += "Reach the target     " + std::to_string(summary.reachable) + "\n";
        text += "Most presses needed  " + std::to_string(summary.diameter()) + "\n";
    }
    text += "Presses  boards\n";
    for (std::size_t presses = 0; presses < summary.boardsByPresses.size(); ++presses) {
        text += std::to_string(presses) + "  " + std::to_string(summary.boardsByPresses[presses]) +
                "\n";
    }
    if (isInterrupted) {
        text += stoppedAfter("the boards that need less than " +
                             counted(summary.boardsByPresses.size(), "press", "presses"));
    }
    return games ? text + "Games of that length " + games->str() + "\n" : text;
}

Outcome runStates(const Arguments& arguments, Progress& progress) {
    const std::uint64_t length = arguments.number("--length", 0, 0);
    if (length > maxLength && !arguments.has("--unlimited")) {
        throw Failure{Status::tooLarge, "--length",
                      "games of " + std::to_string(length) + " presses; up to " +
                          std::to_string(maxLength) + " presses are feasible"};
    }
    const Game game = wholeGame(boardOf(arguments).game);
    if (game.vertexCount() <= maxStateVertices) {
        constexpr double bytesPerBoard = 3; // as measured; less if fewer boards are reachable
        checkWork(arguments, "--board",
                  {.bytes = std::ldexp(bytesPerBoard, static_cast<int>(game.vertexCount()))});
    }
    StateSummary nothing;
    nothing.boards = std::uint64_t{1} << std::min(game.vertexCount(), maxStateVertices);
    const auto [summary, isInterrupted] = untilInterrupted(nothing, [&](StateSummary* known) {
        return valueOf(summarizeStates(game.rule(), progress, known), boardOption);
    });
    const Status status = isInterrupted ? Status::interrupted : Status::answered;
    std::optional<BigInteger> games;
    if (arguments.has("--length") && !isInterrupted) {
        games = gamesOf(game, length, arguments, progress);
    }
    if (!arguments.wantsJson()) {
        return {.status = status, .text = textFor(summary, isInterrupted, games)};
    }
    nlohmann::ordered_json answer;
    answer["states"] = summary.boards;
    answer["reachable"] = nullptr;
    answer["boards_by_presses"] = summary.boardsByPresses;
    answer["diameter"] = nullptr;
    if (isInterrupted) {
        answer["interrupted"] = true;
    } else {
        answer["reachable"] = summary.reachable;
        answer["diameter"] = summary.diameter();
    }
    if (games) {
        answer["games"] = games->str();
    }
    return {.status = status, .text = answer.dump() + "\n"};
}

} // namespace

const Command statesCommand{
    .name = "states",
    .help = "Analyse the state graph: boards by fewest presses needed",
    .options = statesOptions,
    .examples = {"states --board grid:3x3", "states --board grid:3x3 --length 9"},
    .run = runStates};

} // namespace lightsout::cli
