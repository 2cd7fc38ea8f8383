// SPDX-License-Identifier: GPL-3.0-or-later
#include "arguments/BoardArguments.h"
#include "cli/Commands.h"
#include "cli/Pictures.h"
#include "cli/Watch.h"
#include "cli/WorkLimit.h"
#include "io/Text.h"
#include "random/Confidence.h"
#include "random/Moments.h"
#include "random/Simulation.h"

#include <array>
#include <chrono>

namespace lightsout::cli {

namespace {

constexpr std::array<OptionDescription, 6> simulateOptions{{
    {"--games", "G", "Number of games", false, true},
    {"--presses", "T", "Number of random presses in each", false, true},
    {"--lazy", nullptr, "Lazy play: press nothing with probability 1/2 each time"},
    {"--over-time", nullptr, "Also the mean after each press; this changes the games played"},
    {"--covariance", "U,V",
     "Also the covariance of two cells, counted from 0, exact and simulated"},
    {"--batch", "B",
     "Batch number; each batch plays different games with the same seed (default 0)"},
}};

/// Maximum number of vertices. A simulation stores the lights that each press toggles, which takes
/// about a hundred bytes per vertex.
constexpr std::size_t maxSimulated = std::size_t{1} << 24;

std::uint64_t requiredNumber(const Arguments& arguments, const char* option) {
    if (!arguments.has(option)) {
        throw missing(option);
    }
    return arguments.number(option, 0, 0);
}

/// Returns the mean number of black cells after each press, beginning with 0 presses; empty if that
/// was not recorded.
std::vector<double> meansOverTime(const Simulation& played) {
    std::vector<double> means = played.sums;
    for (double& mean : means) {
        mean /= static_cast<double>(std::max<std::uint64_t>(played.games, 1));
    }
    return means;
}

/// Returns the two numbers of --covariance.
std::optional<std::pair<Vertex, Vertex>> pairGiven(const Arguments& arguments, const Rule& rule) {
    const std::size_t vertices = rule.vertexCount();
    const auto text = arguments.text("--covariance");
    if (!text) {
        return std::nullopt;
    }
    const std::size_t comma = text->find(',');
    const auto vertexIn = [&](std::string_view word) {
        const auto vertex = wholeNumber(word);
        if (comma == std::string::npos || !vertex || *vertex >= vertices ||
            !rule.hasLight(static_cast<Vertex>(*vertex))) {
            throw Failure{.where = "--covariance",
                          .what = "two cells such as 0,1 are expected, counted from 0 and below " +
                                  std::to_string(vertices) + ", not \"" + shown(*text) + "\""};
        }
        return static_cast<Vertex>(*vertex);
    };
    const std::string_view words = *text;
    const Vertex first = vertexIn(words.substr(0, comma));
    return std::pair(first, vertexIn(words.substr(comma + 1)));
}

/// The results for --covariance.
struct Covariance {
    double exact;
    double simulated;
    double standardError;
};

std::optional<Covariance> covarianceOf(const Game& game, const SimulationPlan& plan,
                                       const Simulation& played, Progress& progress) {
    if (!plan.watchedPair) {
        return std::nullopt;
    }
    const auto [first, second] = *plan.watchedPair;
    const auto [simulated, standardError] = played.pairCovariance();
    return Covariance{.exact = Moments(game.rule(), game.lights(), progress)
                                   .covariance(game.rule(), first, second, plan.presses, plan.walk),
                      .simulated = simulated,
                      .standardError = standardError};
}

Outcome runSimulate(const Arguments& arguments, Progress& progress) {
    SimulationPlan plan{.games = requiredNumber(arguments, "--games"),
                        .presses = requiredNumber(arguments, "--presses"),
                        .seed = arguments.seed(),
                        .batch = arguments.number("--batch", 0, 0),
                        .walk = arguments.has("--lazy") ? Walk::lazy : Walk::plain,
                        .followsTime = arguments.has("--over-time"),
                        .threads = arguments.threads()};
    const Game game = boardOf(arguments).game;
    if (game.vertexCount() > maxSimulated) {
        throw Failure{Status::tooLarge, "--board",
                      std::to_string(game.vertexCount()) + " vertices; up to " +
                          std::to_string(maxSimulated) + " are feasible"};
    }
    plan.watchedPair = pairGiven(arguments, game.rule());
    if (plan.watchedPair && plan.games < 2) {
        throw Failure{.where = "--covariance", .what = "this needs at least two games"};
    }
    if (plan.watchedPair) {
        checkWork(arguments, "--covariance", Moments::estimate(game.rule()));
    }
    checkWork(arguments, "--games", simulationEstimate(game.rule(), plan));
    const auto start = std::chrono::steady_clock::now();
    Simulation nothing;
    nothing.presses = plan.presses;
    nothing.histogram.resize(game.rule().lightCount() + 1);
    const auto [result, isInterrupted] = untilInterrupted(nothing, [&](Simulation* known) {
        return simulate(game.rule(), game.lights(), plan, progress, known);
    });
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
    const auto covariance =
        isInterrupted ? std::nullopt : covarianceOf(game, plan, result, progress);
    const double presses = static_cast<double>(result.games) * static_cast<double>(plan.presses);
    const double speed = seconds.count() > 0 ? presses / seconds.count() : 0;
    const Status status = isInterrupted ? Status::interrupted : Status::answered;
    if (arguments.wantsJson()) {
        nlohmann::ordered_json answer;
        answer["games"] = result.games;
        answer["presses"] = exactInteger(result.presses);
        answer["histogram"] = result.histogram;
        answer["mean"] = result.mean();
        answer["variance"] = result.variance();
        answer["presses_per_second"] = speed;
        if (covariance) {
            answer["covariance"] = {{"exact", covariance->exact},
                                    {"simulated", covariance->simulated},
                                    {"standard_error", covariance->standardError}};
        }
        if (plan.followsTime) {
            answer["means_over_time"] = meansOverTime(result);
        }
        if (isInterrupted) {
            answer["interrupted"] = true;
        }
        return {.status = status, .text = answer.dump() + "\n"};
    }
    std::string text = "Black cells  games\n";
    for (std::size_t lit = 0; lit < result.histogram.size(); ++lit) {
        text += std::to_string(lit) + "  " + std::to_string(result.histogram[lit]) + "\n";
    }
    text += "Mean " + estimateWithMargin(result.mean(), result.meanMargin()) + ", variance " +
            estimateWithMargin(result.variance(), result.varianceMargin()) +
            " (95 % confidence intervals)\n";
    if (covariance) {
        const double margin = confidenceFactor(result.games) * covariance->standardError;
        text += "Covariance " + estimateWithMargin(covariance->simulated, margin) +
                " (95 % confidence interval), exact " + decimal(covariance->exact) + "\n";
    }
    text += std::to_string(static_cast<std::uint64_t>(speed)) + " presses a second\n";
    const std::vector<double> means = meansOverTime(result);
    for (std::size_t time = 0; time < means.size(); ++time) {
        text += (time == 0 ? "Presses  mean\n" : "") + std::to_string(time) + "  " +
                estimate(means[time], result.meanMarginAt(time)) + "\n";
    }
    if (isInterrupted) {
        text += stoppedAfter(counted(result.games, "game", "games"));
    }
    return {.status = status, .text = text};
}

} // namespace

const Command simulateCommand{
    .name = "simulate",
    .help = "Simulate random games",
    .options = simulateOptions,
    .examples = {"simulate --board grid:5x5 --games 1000 --presses 20",
                 "simulate --board cycle:9 --games 1000 --presses 50 --lazy --json"},
    .run = runSimulate};

} // namespace lightsout::cli
