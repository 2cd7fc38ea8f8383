// SPDX-License-Identifier: GPL-3.0-or-later
#include "arguments/BoardArguments.h"
#include "cli/Commands.h"
#include "cli/Pictures.h"
#include "cli/Watch.h"
#include "cli/WorkLimit.h"
#include "solve/KernelBasis.h"
#include "solve/NearestSolvable.h"

#include <nlohmann/json.hpp>

namespace lightsout::cli {

namespace {

Known<LightsToChange> find(const Game& game, Progress& progress) {
    const std::size_t vertices = game.vertexCount();
    const std::size_t most = maxBasisEntries / std::max<std::size_t>(vertices, 1) + 1;
    // Changing all lights that differ from the target always makes the board solvable.
    return untilInterrupted(LightsToChange{game.difference()}, [&](LightsToChange* known) {
        const std::vector<BitVector> basis =
            valueOf(leftKernelBasis(game.rule(), most, progress), boardOption);
        if (std::uint64_t{basis.size()} * vertices > maxBasisEntries) {
            throw Failure{Status::tooLarge, "--board",
                          "the sets of lights that decide which boards can be solved would need "
                          "more than " +
                              std::to_string(maxBasisEntries / 8) + " bytes"};
        }
        return nearestSolvable(game.difference(), basis, progress, known);
    });
}

std::string textFor(const Rule& rule, const LightsToChange& nearest) {
    const std::size_t count = nearest.lights.count();
    if (count == 0) {
        return "Already solvable\n";
    }
    std::string text = "Lights to change to make it solvable: " + std::to_string(count);
    text += nearest.isProven()
                ? ", proven\n"
                : " best known, at least " + std::to_string(nearest.lowerBound) + ", not proven\n";
    return text + picture(rule, nearest.lights);
}

Outcome runNearest(const Arguments& arguments, Progress& progress) {
    const Game game = boardOf(arguments).game;
    const auto [nearest, isInterrupted] = find(game, progress);
    const Status status = isInterrupted ? Status::interrupted : Status::answered;
    if (!arguments.wantsJson()) {
        const std::string tried =
            "the sets of less than " + counted(nearest.lowerBound, "light", "lights");
        return {.status = status,
                .text = textFor(game.rule(), nearest) + (isInterrupted ? stoppedAfter(tried) : "")};
    }
    nlohmann::ordered_json answer;
    answer["count"] = nearest.lights.count();
    answer["changes"] = nearest.lights.toString();
    answer["proven"] = nearest.isProven();
    answer["lower_bound"] = nearest.lowerBound;
    addLabels(answer, game.rule());
    if (isInterrupted) {
        answer["interrupted"] = true;
    }
    return {.status = status, .text = answer.dump() + "\n"};
}

} // namespace

const Command nearestCommand{.name = "nearest",
                             .help = "Find the fewest lights to change to make it solvable",
                             .examples = {"nearest --board grid:5x5 --lights random",
                                          "nearest --board grid:4x4 --lights random --seed 7"},
                             .run = runNearest};

} // namespace lightsout::cli
