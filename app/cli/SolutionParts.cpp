// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/SolutionParts.h"

#include "arguments/Messages.h"
#include "cli/PeriodicReport.h"
#include "cli/Pictures.h"
#include "cli/Watch.h"
#include "cli/WorkLimit.h"
#include "game/BoardSymmetry.h"
#include "solve/KernelBasis.h"
#include "solve/Solutions.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <mutex>

namespace lightsout::cli {

namespace {

/// The maximum cost of a proof, even with --unlimited: a more costly proof can't be started.
constexpr std::uint64_t maxTableMemory = std::uint64_t{1} << 46;
constexpr double maxProofOperations = 1e18;

SolutionListing listSolutions(const Solver& solver, const BitVector& first, std::uint64_t limit,
                              Progress& progress) {
    // This many kernel vectors yield enough solutions; solutions from the others would not be
    // reached.
    std::size_t used = 0;
    while (used < std::min(solver.nullity(), bitsPerWord - 1) &&
           (std::uint64_t{1} << used) < limit) {
        ++used;
    }
    const std::uint64_t possible = std::uint64_t{1} << used;
    SolutionListing listing{.solutions = {},
                            .isComplete = used == solver.nullity() && possible <= limit};
    const std::uint64_t listed = std::min(possible, limit);
    const std::uint64_t vertices = std::max<std::uint64_t>(first.size(), 1);
    if (listed > maxListText / vertices) {
        throw Failure{Status::tooLarge, "--limit",
                      "this many solutions would need " + std::to_string(listed) + " times " +
                          std::to_string(vertices) + " bytes; on this board --limit " +
                          std::to_string(maxListText / vertices) + " is feasible"};
    }
    if (listed > 0) {
        const BitVector difference = solver.rule().changedBy(first);
        forEachSolution(first, kernelBasis(solver, progress, used), [&](const BitVector& solution) {
            progress.checkpoint();
            LIGHTSOUT_ASSERT(solver.rule().changes(solution, difference));
            listing.solutions.push_back(solution);
            return listing.solutions.size() < listed;
        });
    }
    return listing;
}

/// Returns one line about the fewest presses known so far, with enough digits to show the progress
/// of long searches.
std::string reportOf(const FewestPresses& known, double fraction) {
    const double percent = 100 * fraction;
    const int decimals = percent == 0 || percent >= 10 ? 0 : percent >= 0.1 ? 2 : 5;
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.*f %%", decimals, percent);
    return "fewest presses: at least " + std::to_string(known.lowerBound) + ", best known " +
           std::to_string(known.presses.count()) + "; " + text.data() + " of the search";
}

std::string gigabytes(std::uint64_t bytes) {
    constexpr double gigabyte = 1e9;
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.1f GB", static_cast<double>(bytes) / gigabyte);
    return text.data();
}

/// Finds the fewest presses, or the best known solution if the search is interrupted.
void findMinimum(SolutionParts& parts, const Arguments& arguments, const Solver& solver,
                 const BitVector& solution, Progress& progress) {
    const std::uint64_t entries = basisEntriesFor(solver);
    if (entries > maxBasisEntries) {
        throw Failure{Status::tooLarge, "--minimum",
                      "the " + std::to_string(solver.nullity()) +
                          " quiet patterns of a basis would need " + std::to_string(entries / 8) +
                          " bytes; up to " + std::to_string(maxBasisEntries / 8) + " are feasible"};
    }
    std::mutex learning;
    FewestPresses known{.presses = solution};
    const PeriodicReport report([&] {
        const std::scoped_lock lock(learning);
        return reportOf(known, progress.fraction());
    });
    Watch::keepAnswer();
    try {
        const Budget budget = arguments.budget();
        SearchEffort effort =
            thoroughEffort(arguments.threads(), std::min(budget.memory, maxTableMemory));
        effort.proofOperations = std::min(budget.operations, maxProofOperations);
        const auto learn = [&](const FewestPresses& better) {
            const std::scoped_lock lock(learning);
            known = better;
        };
        learn(fewestPresses(solver, solution, effort, progress, learn));
        if (known.memoryForProof > 0) {
            throw Failure{Status::tooLarge, "--minimum",
                          "a proof may need " + gigabytes(known.memoryForProof) +
                              " of memory; up to " + gigabytes(effort.memory) +
                              " are allowed, more with --memory; best known: " +
                              std::to_string(known.presses.count()) + " presses, at least " +
                              std::to_string(known.lowerBound)};
        }
    } catch (const Cancelled&) {
        parts.isInterrupted = true;
    }
    parts.minimum = known; // the report may still read it
}

std::vector<SolutionClass> findClasses(const Game& game, const Solver& solver,
                                       const BitVector& solution, Progress& progress) {
    if (solver.nullity() > maxClassesNullity) {
        throw Failure{Status::tooLarge, "--classes",
                      "2^" + std::to_string(solver.nullity()) + " solutions; up to 2^" +
                          std::to_string(maxClassesNullity) + " can be sorted into classes"};
    }
    const auto symmetries = boardSymmetries(game.rule(), {game.lights(), game.target()});
    if (!symmetries) {
        throw Failure{Status::tooLarge, "--classes",
                      "symmetries of " + counted(game.vertexCount(), "vertex", "vertices") +
                          " need too much memory; up to " + std::to_string(maxGeneratorVertices) +
                          " vertices are feasible"};
    }
    return solutionClasses(solution, kernelBasis(solver, progress), *symmetries, progress);
}

std::string minimumText(const FewestPresses& minimum) {
    const std::string presses = counted(minimum.presses.count(), "press", "presses");
    if (!minimum.isProven()) {
        return "Fewest presses: at least " + std::to_string(minimum.lowerBound) + ", best known " +
               presses + ", not proven\n";
    }
    return "Fewest presses: " + presses + ", proven" +
           (minimum.ways.empty()
                ? ""
                : ", in " + shortened(minimum.ways) + (minimum.ways == "1" ? " way" : " ways")) +
           "\n";
}

} // namespace

SolutionParts SolutionParts::find(const Arguments& arguments, const Game& game,
                                  const Solver& solver, const Answer& answer, Progress& progress) {
    SolutionParts parts;
    parts.asksForMinimum = arguments.has("--minimum");
    const std::uint64_t limit = arguments.number("--limit", 1000, 0);
    if (arguments.has("--all")) {
        parts.all = answer.solvable ? listSolutions(solver, answer.vector, limit, progress)
                                    : SolutionListing{};
    }
    if (arguments.has("--classes")) {
        parts.classes = answer.solvable ? findClasses(game, solver, answer.vector, progress)
                                        : std::vector<SolutionClass>();
    }
    if (parts.asksForMinimum && answer.solvable) {
        findMinimum(parts, arguments, solver, answer.vector, progress);
    }
    return parts;
}

std::string SolutionParts::text(const Rule& rule, bool withPresses) const {
    const auto pictureOf = [&](const BitVector& solution) {
        return withPresses ? picture(rule, solution) : std::string();
    };
    std::string text;
    if (minimum) {
        text += minimumText(*minimum) + pictureOf(minimum->presses);
    }
    if (all) {
        text +=
            all->isComplete
                ? "All solutions:\n"
                : "The first " + counted(all->solutions.size(), "solution", "solutions") + ":\n";
        for (const BitVector& solution : all->solutions) {
            text += counted(solution.count(), "press", "presses") + "\n" + pictureOf(solution);
        }
    }
    if (classes) {
        text += "Solutions up to symmetry: " + std::to_string(classes->size()) + "\n";
        for (const auto& [representative, size] : *classes) {
            text += counted(representative.count(), "press", "presses") + ", one of " +
                    std::to_string(size) + "\n" + pictureOf(representative);
        }
    }
    return text;
}

void SolutionParts::addTo(nlohmann::ordered_json& json, bool withPresses) const {
    if (asksForMinimum) {
        json["minimum"] = nullptr;
    }
    if (minimum) {
        nlohmann::ordered_json fewest;
        if (withPresses) {
            fewest["presses"] = minimum->presses.toString();
        }
        fewest["press_count"] = minimum->presses.count();
        fewest["proven"] = minimum->isProven();
        fewest["lower_bound"] = minimum->lowerBound;
        fewest["how_many"] = nullptr;
        if (!minimum->ways.empty()) {
            fewest["how_many"] = minimum->ways;
        }
        json["minimum"] = std::move(fewest);
    }
    if (all) {
        if (withPresses) {
            json["all"] = nlohmann::ordered_json::array();
            for (const BitVector& solution : all->solutions) {
                json["all"].push_back(solution.toString());
            }
        }
        json["complete"] = all->isComplete;
    }
    if (classes) {
        json["classes"] = nlohmann::ordered_json::array();
        for (const auto& [representative, size] : *classes) {
            nlohmann::ordered_json entry;
            if (withPresses) {
                entry["representative"] = representative.toString();
            }
            entry["size"] = size;
            json["classes"].push_back(std::move(entry));
        }
    }
}

} // namespace lightsout::cli
