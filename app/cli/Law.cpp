// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/BoardArguments.h"
#include "cli/Commands.h"
#include "cli/ExactInteger.h"
#include "cli/WorkLimit.h"
#include "random/ExactLaw.h"
#include "random/LimitLaw.h"

#include <array>
#include <cstdio>

namespace lightsout::cli {

namespace {

constexpr std::array<OptionDescription, 2> options{{
    {"--presses", "T", "So many random presses"},
    {"--limit-law", nullptr, "What the law tends to at even and at odd times"},
}};

std::string decimal(double number) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.12g", number);
    return text.data();
}

std::string textFor(const std::vector<double>& law, const MeanAndVariance& moments) {
    std::string text = "Black cells  probability\n";
    for (std::size_t lit = 0; lit < law.size(); ++lit) {
        text += std::to_string(lit) + "  " + decimal(law[lit]) + "\n";
    }
    return text + "Mean " + decimal(moments.mean) + ", variance " + decimal(moments.variance) +
           "\n";
}

Outcome answerLaw(const Arguments& arguments, std::uint64_t presses, Progress& progress) {
    const Source source{Source::Kind::argument, "--board"};
    const Game game = boardOf(arguments).game;
    const PressLightTable table =
        valueOf(PressLightTable::compute(game.rule(), game.lights(), arguments.threads(), progress,
                                         arguments.budget()),
                source);
    const std::vector<double> law = ExactLaw(table).after(presses);
    const MeanAndVariance moments = momentsOf(law);
    if (!arguments.wantsJson()) {
        return {.text = textFor(law, moments)};
    }
    nlohmann::ordered_json answer;
    answer["presses"] = exactInteger(presses);
    answer["law"] = law;
    answer["mean"] = moments.mean;
    answer["variance"] = moments.variance;
    answer["method"] =
        table.method() == PressLightTable::Method::grayCode ? "gray-code" : "broken-profile";
    return {.text = answer.dump() + "\n"};
}

Outcome answerLimit(const Arguments& arguments, Progress& progress) {
    const Game game = boardOf(arguments).game;
    const auto vertices = static_cast<double>(game.vertexCount());
    checkWork(arguments, "--board", {.bytes = vertices * vertices / 2}); // its fractions
    const LimitLaw limit = valueOf(limitLaw(game.rule(), game.lights(), progress),
                                   {Source::Kind::argument, "--board"});
    if (arguments.wantsJson()) {
        nlohmann::ordered_json answer;
        for (std::size_t lit = 0; lit <= limit.vertices; ++lit) {
            answer["even"].push_back(limit.fraction(limit.even[lit]));
            answer["odd"].push_back(limit.fraction(limit.odd[lit]));
        }
        answer["period"] = limit.period();
        return {.text = answer.dump() + "\n"};
    }
    std::string text = "Black cells  even times  odd times\n";
    for (std::size_t lit = 0; lit <= limit.vertices; ++lit) {
        text += std::to_string(lit) + "  " + limit.fraction(limit.even[lit]) + "  " +
                limit.fraction(limit.odd[lit]) + "\n";
    }
    return {.text = text + "Period " + std::to_string(limit.period()) + "\n"};
}

Outcome run(const Arguments& arguments, Progress& progress) {
    const bool wantsLimit = arguments.has("--limit-law");
    if (wantsLimit == arguments.has("--presses")) {
        throw Failure{.where = "command line",
                      .what = wantsLimit ? "only one of --presses and --limit-law is possible"
                                         : "--presses or --limit-law is missing"};
    }
    const std::uint64_t presses = arguments.number("--presses", 0, 0);
    return wantsLimit ? answerLimit(arguments, progress) : answerLaw(arguments, presses, progress);
}

} // namespace

const Command lawCommand{.name = "law",
                         .help = "The exact law of the number of black cells in random play",
                         .positionals = {},
                         .options = options,
                         .takesBoard = true,
                         .run = run};

} // namespace lightsout::cli
