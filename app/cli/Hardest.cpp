// SPDX-License-Identifier: GPL-3.0-or-later
#include "arguments/BoardArguments.h"
#include "cli/Commands.h"
#include "cli/Pictures.h"
#include "cli/WorkLimit.h"
#include "fewest/CoveringRadius.h"
#include "solve/Solver.h"

#include <nlohmann/json.hpp>

namespace lightsout::cli {

namespace {

HardestBoards find(const Rule& rule, std::size_t threads, Progress& progress) {
    const Solver solver = valueOf(Solver::build(rule, progress), boardOption);
    if (std::uint64_t{solver.nullity()} * rule.vertexCount() > maxBasisEntries) {
        throw Failure{Status::tooLarge, "--board",
                      "the " + std::to_string(solver.nullity()) +
                          " quiet patterns of a basis would need more than " +
                          std::to_string(maxBasisEntries / 8) + " bytes"};
    }
    return hardestBoards(solver, threads, progress);
}

std::string textFor(const Rule& rule, const HardestBoards& hardest) {
    const CoveringRadius& radius = hardest.radius;
    std::string text = "Presses of the hardest boards: ";
    text += radius.isProven() ? std::to_string(radius.lowerBound()) + ", proven\n"
                              : std::to_string(radius.lowerBound()) + " to " +
                                    std::to_string(radius.upperBound) + ", not proven\n";
    text += "Lights to change that need " + std::to_string(radius.lowerBound()) + "\n" +
            picture(rule, rule.changedBy(radius.hardest));
    if (hardest.boardsByPresses) {
        text += "Presses  boards\n";
        for (std::size_t presses = 0; presses < hardest.boardsByPresses->size(); ++presses) {
            text += std::to_string(presses) + "  " + (*hardest.boardsByPresses)[presses] + "\n";
        }
    }
    return text;
}

Outcome runHardest(const Arguments& arguments, Progress& progress) {
    const Game game = boardOf(arguments).game;
    const Rule& rule = game.rule();
    const HardestBoards hardest = find(rule, arguments.threads(), progress);
    if (!arguments.wantsJson()) {
        return {.text = textFor(rule, hardest)};
    }
    const CoveringRadius& radius = hardest.radius;
    nlohmann::ordered_json answer;
    answer["press_count"] = radius.lowerBound();
    answer["presses"] = radius.hardest.toString();
    answer["lights"] = (rule.changedBy(radius.hardest) ^ game.target()).toString();
    answer["proven"] = radius.isProven();
    answer["lower_bound"] = radius.lowerBound();
    answer["upper_bound"] = radius.upperBound;
    answer["boards_by_presses"] = nullptr;
    if (hardest.boardsByPresses) {
        answer["boards_by_presses"] = *hardest.boardsByPresses;
    }
    addLabels(answer, rule);
    return {.text = answer.dump() + "\n"};
}

} // namespace

const Command hardestCommand{
    .name = "hardest",
    .help = "Count boards by fewest presses needed; find a hardest one",
    .examples = {"hardest --board grid:5x5", "hardest --board cycle:12 --json"},
    .run = runHardest};

} // namespace lightsout::cli
