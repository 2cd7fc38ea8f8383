// SPDX-License-Identifier: GPL-3.0-or-later
#include "arguments/BoardArguments.h"
#include "cli/Commands.h"
#include "cli/Pictures.h"
#include "cli/WorkLimit.h"
#include "random/ExactLaw.h"
#include "random/LimitLaw.h"
#include "random/Moments.h"

#include <array>

namespace lightsout::cli {

namespace {

constexpr std::array<OptionDescription, 5> lawOptions{{
    {"--presses", "T", "Number of random presses"},
    {"--limit-law", nullptr, "The limit laws after even and odd numbers of presses"},
    {"--lazy", nullptr, "Lazy play: press nothing with probability 1/2 each time"},
    {"--distance", nullptr, "Also the total variation distance to the limit law"},
    {"--moments", nullptr, "Only mean and variance, which are exact for boards of any size"},
}};

Walk walkGiven(const Arguments& arguments) {
    return arguments.has("--lazy") ? Walk::lazy : Walk::plain;
}

std::string textFor(const std::vector<double>& law, const MeanAndVariance& moments) {
    std::string text = "Black cells  probability\n";
    for (std::size_t lit = 0; lit < law.size(); ++lit) {
        text += std::to_string(lit) + "  " + decimal(law[lit]) + "\n";
    }
    return text + "Mean " + decimal(moments.mean) + ", variance " + decimal(moments.variance) +
           "\n";
}

/// Returns the message for a board whose law can't be computed. It names boards whose law can be
/// computed.
Failure lawRefused(const Rule& rule, const Error& error, const Budget& budget) {
    Failure failure = failureOf(error, boardOption);
    failure.what = "the exact law of " + counted(rule.lightCount(), "cell", "cells");
    if (error.code == ErrorCode::tooManyVertices) {
        failure.what += " can't be computed";
    } else {
        failure.what += " would take " +
                        (error.found == UINT64_MAX ? "2^64 or more" : std::to_string(error.found)) +
                        (error.code == ErrorCode::tableTooLarge ? " bytes of memory" : " steps");
    }
    const Lattice* lattice = rule.lattice();
    if (const auto feasible = lattice != nullptr
                                  ? PressLightTable::nearestFeasible(*lattice, budget)
                                  : std::nullopt) {
        failure.what += "; a board of this kind of size " + std::to_string(feasible->rows) + "x" +
                        std::to_string(feasible->cols) + " is feasible";
    } else if (rule.isMarked()) {
        failure.what += "; boards of up to " + std::to_string(PressLightTable::maxGrayCodeButtons) +
                        " buttons and " + std::to_string(PressLightTable::maxGrayCodeLights) +
                        " lights are feasible";
    } else {
        failure.what += "; boards of up to " + std::to_string(PressLightTable::maxGrayCodeButtons) +
                        " vertices are feasible";
    }
    failure.what += "; --moments gives mean and variance of this board";
    return failure;
}

double distanceToLimit(const Game& game, const std::vector<double>& law, std::uint64_t presses,
                       Walk walk, Progress& progress) {
    const LimitLaw limit = valueOf(limitLaw(game.rule(), game.lights(), progress),
                                   {Source::Kind::argument, "--distance"});
    return totalVariation(law, walk == Walk::lazy ? limit.lazyProbabilities()
                                                  : limit.probabilities(presses % 2 == 1));
}

Outcome answerLaw(const Arguments& arguments, std::uint64_t presses, Progress& progress) {
    const Game game = boardOf(arguments).game;
    const Budget budget = arguments.budget();
    if (const auto error = PressLightTable::refusal(game.rule(), budget)) {
        throw lawRefused(game.rule(), *error, budget);
    }
    const PressLightTable table = valueOf(
        PressLightTable::compute(game.rule(), game.lights(), arguments.threads(), progress, budget),
        boardOption);
    const Walk walk = walkGiven(arguments);
    const std::vector<double> law = ExactLaw(table).after(presses, walk);
    const MeanAndVariance moments = momentsOf(law);
    const bool hasDistance = arguments.has("--distance");
    const double distance = hasDistance ? distanceToLimit(game, law, presses, walk, progress) : 0;
    if (!arguments.wantsJson()) {
        return {.text = textFor(law, moments) +
                        (hasDistance ? "Distance to the limit " + decimal(distance) + "\n" : "")};
    }
    nlohmann::ordered_json answer;
    answer["presses"] = exactInteger(presses);
    answer["law"] = law;
    answer["mean"] = moments.mean;
    answer["variance"] = moments.variance;
    answer["method"] =
        table.method() == PressLightTable::Method::grayCode ? "gray-code" : "broken-profile";
    if (hasDistance) {
        answer["distance"] = distance;
    }
    return {.text = answer.dump() + "\n"};
}

Outcome answerMoments(const Arguments& arguments, std::uint64_t presses, Progress& progress) {
    const Game game = boardOf(arguments).game;
    if (game.vertexCount() > Moments::maxVertices) {
        throw Failure{Status::tooLarge, "--board",
                      std::to_string(game.vertexCount()) + " vertices; up to " +
                          std::to_string(Moments::maxVertices) + " are feasible"};
    }
    checkWork(arguments, "--board", Moments::estimate(game.rule()));
    const Moments moments(game.rule(), game.lights(), progress);
    const double mean = moments.mean(presses, walkGiven(arguments));
    const double variance = moments.variance(presses, walkGiven(arguments));
    if (!arguments.wantsJson()) {
        return {.text = "Mean " + decimal(mean) + ", variance " + decimal(variance) + "\n"};
    }
    const nlohmann::ordered_json answer{{"mean", mean}, {"variance", variance}};
    return {.text = answer.dump() + "\n"};
}

Outcome answerLimit(const Arguments& arguments, Progress& progress) {
    const Game game = boardOf(arguments).game;
    const auto lights = static_cast<double>(game.rule().lightCount());
    checkWork(arguments, "--board", {.bytes = lights * lights / 2}); // for the fractions
    const LimitLaw limit = valueOf(limitLaw(game.rule(), game.lights(), progress), boardOption);
    const bool isLazy = arguments.has("--lazy");
    std::vector<std::string> even;
    std::vector<std::string> odd;
    for (std::size_t lit = 0; lit <= limit.lights; ++lit) {
        if (isLazy) {
            even.push_back(fractionText(limit.even[lit] + limit.odd[lit],
                                        BigInteger(1) << (limit.lights + 1)));
            odd.push_back(even.back());
        } else {
            even.push_back(limit.fraction(limit.even[lit]));
            odd.push_back(limit.fraction(limit.odd[lit]));
        }
    }
    const std::size_t period = isLazy ? 1 : limit.period();
    if (arguments.wantsJson()) {
        const nlohmann::ordered_json answer{{"even", even}, {"odd", odd}, {"period", period}};
        return {.text = answer.dump() + "\n"};
    }
    std::string text = "Black cells  even times  odd times\n";
    for (std::size_t lit = 0; lit < even.size(); ++lit) {
        text += std::to_string(lit) + "  " + even[lit] + "  " + odd[lit] + "\n";
    }
    return {.text = text + "Period " + std::to_string(period) + "\n"};
}

/// Throws Failure if both options are given.
void refuseBoth(const Arguments& arguments, const char* first, const char* second) {
    if (arguments.has(first) && arguments.has(second)) {
        throw Failure{.where = commandLine,
                      .what =
                          std::string("only one of ") + first + " and " + second + " is possible"};
    }
}

Outcome runLaw(const Arguments& arguments, Progress& progress) {
    refuseBoth(arguments, "--presses", "--limit-law");
    refuseBoth(arguments, "--distance", "--limit-law");
    refuseBoth(arguments, "--moments", "--limit-law");
    refuseBoth(arguments, "--moments", "--distance");
    if (arguments.has("--limit-law")) {
        return answerLimit(arguments, progress);
    }
    if (!arguments.has("--presses")) {
        throw missing("--presses or --limit-law");
    }
    const std::uint64_t presses = arguments.number("--presses", 0, 0);
    return arguments.has("--moments") ? answerMoments(arguments, presses, progress)
                                      : answerLaw(arguments, presses, progress);
}

} // namespace

const Command lawCommand{
    .name = "law",
    .help = "Compute the exact law of the number of black cells",
    .options = lawOptions,
    .examples = {"law --board grid:3x3 --presses 5", "law --board grid:3x3 --limit-law"},
    .run = runLaw};

} // namespace lightsout::cli
