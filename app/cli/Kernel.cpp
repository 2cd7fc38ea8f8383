// SPDX-License-Identifier: GPL-3.0-or-later
#include "arguments/BoardArguments.h"
#include "cli/Commands.h"
#include "cli/FactValues.h"
#include "cli/Pictures.h"
#include "cli/WorkLimit.h"
#include "solve/KernelBasis.h"

#include <nlohmann/json.hpp>

namespace lightsout::cli {

namespace {

std::vector<BitVector> basisOf(const Solver& solver, Progress& progress) {
    const std::uint64_t size = std::uint64_t{solver.nullity()} * solver.rule().vertexCount();
    if (size > maxListText) {
        throw Failure{Status::tooLarge, "--board",
                      "the " + std::to_string(solver.nullity()) +
                          " quiet patterns of a basis would need " + std::to_string(size) +
                          " bytes; up to " + std::to_string(maxListText) + " are feasible"};
    }
    return tidyBasis(kernelBasis(solver, progress), progress);
}

std::string textFor(const Rule& rule, const std::vector<BitVector>& basis,
                    const std::vector<WeightCount>* weights) {
    constexpr std::size_t maxPatterns = 32;
    std::string text = "Nullity " + std::to_string(basis.size()) + "\n";
    for (std::size_t i = 0; i < std::min(basis.size(), maxPatterns); ++i) {
        text += "Quiet pattern " + std::to_string(i + 1) + ", " +
                counted(basis[i].count(), "press", "presses") + ":\n" + picture(rule, basis[i]);
    }
    if (basis.size() > maxPatterns) {
        text += "and " + std::to_string(basis.size() - maxPatterns) + " more\n";
    }
    if (weights != nullptr) {
        text += "Quiet patterns by number of presses:\n";
        for (const auto& [weight, count] : *weights) {
            text += "  " + std::to_string(weight) + ": " + std::to_string(count) + "\n";
        }
    }
    return text;
}

Outcome runKernel(const Arguments& arguments, Progress& progress) {
    const SavedBoard board = boardOf(arguments);
    const Rule& rule = board.game.rule();
    FactContext context(board.game, arguments.budget());
    const std::vector<BitVector> basis = basisOf(solverOf(context, progress), progress);
    const std::vector<WeightCount>* weights = context.patternWeights(progress);
    if (!arguments.wantsJson()) {
        return {.text = textFor(rule, basis, weights)};
    }
    nlohmann::ordered_json answer;
    answer["nullity"] = basis.size();
    answer["basis"] = nlohmann::ordered_json::array();
    for (const BitVector& pattern : basis) {
        answer["basis"].push_back(pattern.toString());
    }
    if (weights != nullptr) {
        answer["weights"] = *weights;
    }
    addLabels(answer, rule);
    return {.text = answer.dump() + "\n"};
}

} // namespace

const Command kernelCommand{
    .name = "kernel",
    .help = "Find the quiet patterns: presses that change nothing",
    .examples = {"kernel --board grid:5x5", "kernel --board grid:4x4 --json"},
    .run = runKernel};

} // namespace lightsout::cli
