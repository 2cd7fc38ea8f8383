// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/BoardArguments.h"
#include "cli/Commands.h"
#include "cli/ExactInteger.h"
#include "cli/WorkLimit.h"
#include "random/Simulation.h"

#include <array>
#include <chrono>

namespace lightsout::cli {

namespace {

constexpr std::array<OptionDescription, 2> simulateOptions{{
    {"--games", "G", "How many games"},
    {"--presses", "T", "How many random presses in each"},
}};

/// What every press toggles is written out, in some hundred bytes.
constexpr std::size_t maxVertices = std::size_t{1} << 24;

std::uint64_t required(const Arguments& arguments, const char* option) {
    if (!arguments.has(option)) {
        throw Failure{.where = "command line", .what = std::string(option) + " is missing"};
    }
    return arguments.number(option, 0, 0);
}

/// Pressing toggles word by word; each game begins with all lights, and sets of games share a list
/// of what presses toggle.
WorkEstimate estimateOf(const SimulationPlan& plan, const Rule& rule) {
    const auto vertices = static_cast<double>(rule.vertexCount());
    const double words = vertices / static_cast<double>(bitsPerWord) + 1;
    const std::size_t arcs =
        rule.graph() != nullptr ? rule.graph()->arcCount() : 2 * rule.edgeCount();
    const double influences = static_cast<double>(arcs) + vertices;
    const double wordsPerPress = std::min(words, influences / std::max(vertices, 1.0));
    constexpr double bytesPerMask = 16;
    constexpr double bytesPerCount = 8;
    return {.operations =
                influences + static_cast<double>(plan.games) *
                                 (words + static_cast<double>(plan.presses) * wordsPerPress),
            .bytes = vertices * wordsPerPress * bytesPerMask +
                     vertices * bytesPerCount * static_cast<double>(2 * plan.threads + 2)};
}

Outcome runSimulate(const Arguments& arguments, Progress& progress) {
    const SimulationPlan plan{.games = required(arguments, "--games"),
                              .presses = required(arguments, "--presses"),
                              .seed = arguments.seed(),
                              .threads = arguments.threads()};
    const Game game = boardOf(arguments).game;
    if (game.vertexCount() > maxVertices) {
        throw Failure{Status::tooLarge, "--board",
                      std::to_string(game.vertexCount()) + " vertices; up to " +
                          std::to_string(maxVertices) + " are feasible"};
    }
    checkWork(arguments, "--games", estimateOf(plan, game.rule()));
    const auto start = std::chrono::steady_clock::now();
    const Simulation result = simulate(game.rule(), game.lights(), plan, progress);
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
    const double presses = static_cast<double>(plan.games) * static_cast<double>(plan.presses);
    const double speed = seconds.count() > 0 ? presses / seconds.count() : 0;
    if (arguments.wantsJson()) {
        nlohmann::ordered_json answer;
        answer["games"] = exactInteger(result.games);
        answer["presses"] = exactInteger(result.presses);
        answer["histogram"] = result.histogram;
        answer["mean"] = result.mean();
        answer["variance"] = result.variance();
        answer["presses_per_second"] = speed;
        return {.text = answer.dump() + "\n"};
    }
    std::string text = "Black cells  games\n";
    for (std::size_t lit = 0; lit < result.histogram.size(); ++lit) {
        text += std::to_string(lit) + "  " + std::to_string(result.histogram[lit]) + "\n";
    }
    text += "Mean " + std::to_string(result.mean()) + ", variance " +
            std::to_string(result.variance()) + "\n";
    text += std::to_string(static_cast<std::uint64_t>(speed)) + " presses a second\n";
    return {.text = text};
}

} // namespace

const Command simulateCommand{.name = "simulate",
                              .help = "Games played at random",
                              .positionals = {},
                              .options = simulateOptions,
                              .takesBoard = true,
                              .run = runSimulate};

} // namespace lightsout::cli
