// SPDX-License-Identifier: GPL-3.0-or-later
#include "arguments/BoardArguments.h"
#include "cli/Commands.h"
#include "cli/Pictures.h"
#include "cli/WorkLimit.h"
#include "game/Reduction.h"
#include "solve/BoardsByParts.h"
#include "solve/CoveringRadius.h"
#include "solve/HardestBoards.h"
#include "solve/KernelBasis.h"

#include <nlohmann/json.hpp>

#include <optional>

namespace lightsout::cli {

namespace {

/// Results about the hardest boards of a rule.
struct Hardest {
    CoveringRadius radius;
    /// The number of boards for each number of presses that boards can need; nullopt if there are
    /// too many boards to be counted.
    std::optional<std::vector<std::string>> boardsByPresses;
};

Hardest find(const Rule& rule, std::size_t threads, Progress& progress) {
    const Solver solver =
        valueOf(Solver::build(rule, progress), {Source::Kind::argument, "--board"});
    const std::size_t vertices = rule.vertexCount();
    if (std::uint64_t{solver.nullity()} * vertices > maxBasisEntries) {
        throw Failure{Status::tooLarge, "--board",
                      "the " + std::to_string(solver.nullity()) +
                          " quiet patterns of a basis would need more than " +
                          std::to_string(maxBasisEntries / 8) + " bytes"};
    }
    const std::vector<BitVector> kernel = restrictedToButtons(rule, kernelBasis(solver, progress));
    const std::size_t buttons = rule.buttonCount();
    const auto ofVertices = [&rule](BitVector presses) {
        return rule.isMarked()
                   ? spreadEntries(presses, Reduction(rule).buttons(), rule.vertexCount())
                   : presses;
    };
    const std::size_t maxCounted = kernel.empty() ? 10'000 : 2'000; // limited because numbers
                                                                    // become long
    if (buttons <= maxCounted || solver.rank() <= maxBoardsByPressesRank) {
        if (std::optional<BoardsByPresses> boards = boardsByParts(buttons, kernel, progress)) {
            const std::size_t presses = boards->hardest.count();
            return {.radius = {.hardest = ofVertices(std::move(boards->hardest)),
                               .upperBound = presses},
                    .boardsByPresses = std::move(boards->counts)};
        }
    }
    CoveringRadius radius = coveringRadius(buttons, kernel, threads, progress);
    radius.hardest = ofVertices(std::move(radius.hardest));
    return {.radius = std::move(radius), .boardsByPresses = {}};
}

std::string textFor(const Rule& rule, const Hardest& hardest) {
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
    const Hardest hardest = find(rule, arguments.threads(), progress);
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
    return {.text = answer.dump() + "\n"};
}

} // namespace

const Command hardestCommand{.name = "hardest",
                             .help = "Count boards by fewest presses needed; find a hardest one",
                             .positionals = {},
                             .options = {},
                             .takesBoard = true,
                             .run = runHardest};

} // namespace lightsout::cli
