// SPDX-License-Identifier: GPL-3.0-or-later
#include "arguments/BoardArguments.h"
#include "cli/Commands.h"
#include "cli/FactValues.h"
#include "cli/Pictures.h"
#include "cli/Watch.h"
#include "cli/WorkLimit.h"
#include "fewest/FewestPresses.h"
#include "game/BoardSymmetry.h"
#include "solve/KernelBasis.h"
#include "solve/SolutionClasses.h"
#include "solve/Solutions.h"
#include "support/Platform.h"

#include <array>
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <stop_token>

namespace lightsout::cli {

namespace {

/// The requested details about a board's solutions, beyond a single solution. For a board without a
/// solution, the list and the classes are empty and there is no minimum.
struct SolutionParts {
    bool asksForMinimum = false;
    std::optional<FewestPresses> minimum;
    /// What was done before the work was interrupted; empty if it was not. `minimum` or `all` is
    /// then what is known.
    std::string stoppedAfter{};
    std::optional<SolutionListing> all;
    std::optional<std::vector<SolutionClass>> classes;
};

/// Writes a line with the intermediate results of long work to standard error every second until a
/// stop is requested. On a terminal, only lines that differ from the previous one are written,
/// above the progress bar.
void reportEverySecond(const std::stop_token& stop, const std::function<std::string()>& lineNow) {
    using namespace std::chrono_literals;
    const bool hasTerminal = platform::isErrorTerminal();
    std::string last;
    std::mutex waiting;
    std::condition_variable_any stopped;
    std::unique_lock lock(waiting);
    while (!stopped.wait_for(lock, stop, 1s, [&stop] { return stop.stop_requested(); })) {
        const std::string line = lineNow();
        if (!hasTerminal || line != last) {
            // The progress bar is redrawn below.
            std::fputs(((hasTerminal ? "\r\033[K" : "") + line + "\n").c_str(), stderr);
            last = line;
        }
    }
}

Known<SolutionListing> findAll(const Solver& solver, const BitVector& first, std::uint64_t limit,
                               Progress& progress) {
    const std::uint64_t listed = listedSolutions(solver.nullity(), limit);
    const std::uint64_t vertices = std::max<std::uint64_t>(first.size(), 1);
    if (listed > maxListText / vertices) {
        throw Failure{Status::tooLarge, "--limit",
                      "this many solutions would need " + std::to_string(listed) + " times " +
                          std::to_string(vertices) + " bytes; on this board --limit " +
                          std::to_string(maxListText / vertices) + " is feasible"};
    }
    return untilInterrupted(SolutionListing{.solutions = {}, .isComplete = false},
                            [&](SolutionListing* known) {
                                return listSolutions(solver, first, limit, progress, known);
                            });
}

std::string shareText(double fraction) {
    const double percent = 100 * fraction;
    const int decimals = percent == 0 || percent >= 10 ? 0 : percent >= 0.1 ? 2 : 5;
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.*f %%", decimals, percent);
    return text.data();
}

/// Returns one line about the fewest presses known so far, with enough digits to show the progress
/// of long searches.
std::string reportOf(const FewestPresses& known, double fraction) {
    return "fewest presses: at least " + std::to_string(known.lowerBound) + ", best known " +
           std::to_string(known.presses.count()) + "; " + shareText(fraction) + " of the search";
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
    const std::jthread report([&](const std::stop_token& stop) {
        reportEverySecond(stop, [&] {
            const std::scoped_lock lock(learning);
            return reportOf(known, progress.fraction());
        });
    });
    Watch::keepAnswer();
    try {
        const SearchEffort effort = effortWithin(arguments.budget());
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
        parts.stoppedAfter = shareText(progress.fraction()) + " of the search";
    }
    parts.minimum = known; // copied, because the report may still read it
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

/// Computes the details requested by --all with --limit, --classes and --minimum. Throws Failure.
/// Throws Cancelled unless the work is cancelled while it lists solutions or searches for the
/// fewest presses.
SolutionParts partsFor(const Arguments& arguments, const Game& game, const Solver& solver,
                       const Answer& answer, Progress& progress) {
    SolutionParts parts;
    parts.asksForMinimum = arguments.has("--minimum");
    const std::uint64_t limit = arguments.number("--limit", 1000, 0);
    if (arguments.has("--all")) {
        parts.all.emplace();
    }
    if (parts.all && answer.solvable) {
        auto [all, isInterrupted] = findAll(solver, answer.vector, limit, progress);
        parts.all = std::move(all);
        if (isInterrupted) {
            parts.stoppedAfter = counted(parts.all->solutions.size(), "solution", "solutions");
            return parts;
        }
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

/// Returns the details as text. The solutions themselves are omitted unless `withPresses` is true,
/// and the presses `already` shown are not repeated.
std::string textFor(const SolutionParts& parts, const Rule& rule, const BitVector& already,
                    bool withPresses) {
    const auto pictureOf = [&](const BitVector& solution) {
        return withPresses ? picture(rule, solution) : std::string();
    };
    std::string text;
    if (parts.minimum) {
        text += minimumText(*parts.minimum) +
                (parts.minimum->presses == already ? "" : pictureOf(parts.minimum->presses));
    }
    if (parts.all) {
        text += parts.all->isComplete
                    ? "All solutions:\n"
                    : "The first " + counted(parts.all->solutions.size(), "solution", "solutions") +
                          ":\n";
        for (const BitVector& solution : parts.all->solutions) {
            text += counted(solution.count(), "press", "presses") + "\n" + pictureOf(solution);
        }
    }
    if (parts.classes) {
        text += "Solutions up to symmetry: " + std::to_string(parts.classes->size()) + "\n";
        for (const auto& [representative, size] : *parts.classes) {
            text += counted(representative.count(), "press", "presses") + ", one of " +
                    std::to_string(size) + "\n" + pictureOf(representative);
        }
    }
    if (!parts.stoppedAfter.empty()) {
        text += stoppedAfter(parts.stoppedAfter);
    }
    return text;
}

void addTo(nlohmann::ordered_json& json, const SolutionParts& parts, bool withPresses) {
    if (parts.asksForMinimum) {
        json["minimum"] = nullptr;
    }
    if (parts.minimum) {
        nlohmann::ordered_json fewest;
        if (withPresses) {
            fewest["presses"] = parts.minimum->presses.toString();
        }
        fewest["press_count"] = parts.minimum->presses.count();
        fewest["proven"] = parts.minimum->isProven();
        fewest["lower_bound"] = parts.minimum->lowerBound;
        fewest["how_many"] = nullptr;
        if (!parts.minimum->ways.empty()) {
            fewest["how_many"] = parts.minimum->ways;
        }
        json["minimum"] = std::move(fewest);
    }
    if (parts.all) {
        if (withPresses) {
            json["all"] = nlohmann::ordered_json::array();
            for (const BitVector& solution : parts.all->solutions) {
                json["all"].push_back(solution.toString());
            }
        }
        json["complete"] = parts.all->isComplete;
    }
    if (parts.classes) {
        json["classes"] = nlohmann::ordered_json::array();
        for (const auto& [representative, size] : *parts.classes) {
            nlohmann::ordered_json entry;
            if (withPresses) {
                entry["representative"] = representative.toString();
            }
            entry["size"] = size;
            json["classes"].push_back(std::move(entry));
        }
    }
    if (!parts.stoppedAfter.empty()) {
        json["interrupted"] = true;
    }
}

using Clock = std::chrono::steady_clock;

constexpr std::array<OptionDescription, 8> solveOptions{{
    {"--minimum", nullptr, "Fewest presses, proven or best known, and the number of ways"},
    {"--all", nullptr, "All solutions, at most --limit"},
    {"--limit", "L", "Maximum number of solutions listed (default 1000)"},
    {"--classes", nullptr, "Sort all solutions into symmetry classes"},
    {"--no-presses", nullptr, "Omit presses, certificates and lists of them"},
    {"--output", "FILE", "Write the presses to a file"},
    {"--timing", nullptr, "Show the time in seconds"},
    {"--repeat", "R", "Solve R times and show the shortest time (default 1)"},
}};

double secondsSince(Clock::time_point begin) {
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

struct Timing {
    double build = 0;
    double solve = 0;
};

std::string textFor(const Solver& solver, const Answer& answer, const SolutionParts& parts,
                    const Timing* timing, bool withPresses) {
    const Rule& rule = solver.rule();
    std::string text;
    const std::size_t count = answer.vector.count();
    if (answer.solvable) {
        text += "Solvable with " + counted(count, "press", "presses") +
                (solver.nullity() == 0
                     ? ", the only solution\n"
                     : ", one of " + powerOfTwoText(solver.nullity()) + " solutions\n");
    } else {
        text += "Unsolvable: every press changes an even number of the " +
                counted(count, "light", "lights") +
                " below, but an odd number of them must change\n";
    }
    if (withPresses) {
        text += picture(rule, answer.vector);
    }
    text += textFor(parts, rule, answer.vector, withPresses);
    if (timing != nullptr) {
        text += "Seconds: " + std::to_string(timing->build) + " to build, " +
                std::to_string(timing->solve) + " to solve\n";
    }
    return text;
}

/// Facts in the answer, with their keys.
struct FactOfAnswer {
    const char* id;
    const char* key;
};
constexpr std::array<FactOfAnswer, 4> factsOfAnswer{{{"is-solvable", "solvable"},
                                                     {"vertices", "vertices"},
                                                     {"nullity", "nullity"},
                                                     {"solutions-now", "solutions"}}};

std::string jsonFor(FactContext& context, const SolutionParts& parts, const Timing* timing,
                    bool withPresses) {
    Progress progress; // the values follow from the answer even if other work was interrupted
    nlohmann::ordered_json json;
    for (const auto& [id, key] : factsOfAnswer) {
        const Fact& fact = *factNamed(id);
        json[key] = jsonOf(fact, valueOf(fact, context, progress));
    }
    const Answer& answer = *context.answer(progress);
    if (withPresses) {
        json[answer.solvable ? "presses" : "certificate"] = answer.vector.toString();
    }
    if (answer.solvable) {
        json["press_count"] = answer.vector.count();
    }
    addTo(json, parts, withPresses);
    addLabels(json, context.rule());
    if (timing != nullptr) {
        json["seconds"] = {{"build", timing->build}, {"solve", timing->solve}};
    }
    return json.dump() + "\n";
}

Outcome runSolve(const Arguments& arguments, Progress& progress) {
    const Clock::time_point begin = Clock::now();
    arguments.number("--limit", 1000, 0); // rejects an invalid number before any work
    arguments.requireFor("--limit", "--all");
    const std::uint64_t repeats = arguments.number("--repeat", 1, 1);
    arguments.requireFor("--repeat", "--timing");
    const bool withPresses = !arguments.has("--no-presses");
    const SavedBoard board = boardOf(arguments);
    // Solving a small board takes a microsecond; for large boards, the time is proportional to the
    // number of cells.
    constexpr double minOperations = 1000;
    checkWork(arguments, "--repeat",
              {.operations = static_cast<double>(repeats) *
                             (minOperations + static_cast<double>(board.game.vertexCount()))});
    FactContext context(board.game, arguments.budget());
    const Solver& solver = solverOf(context, progress);
    const BitVector difference = board.game.difference();
    Timing timing{.build = secondsSince(begin)};

    Answer answer;
    for (std::uint64_t i = 0; i < repeats; ++i) {
        progress.checkpoint();
        answer = {}; // frees the memory of large boards for the next answer
        const Clock::time_point solveBegin = Clock::now();
        answer = solver.solve(difference, progress);
        const double seconds = secondsSince(solveBegin);
        timing.solve = i == 0 ? seconds : std::min(timing.solve, seconds);
    }

    context.adopt(answer);
    const SolutionParts parts = partsFor(arguments, board.game, solver, answer, progress);
    const bool isInterrupted = !parts.stoppedAfter.empty();
    Outcome outcome{.status = isInterrupted     ? Status::interrupted
                              : answer.solvable ? Status::answered
                                                : Status::answeredNo};
    const Timing* shownTiming = arguments.has("--timing") ? &timing : nullptr;
    outcome.text = arguments.wantsJson() ? jsonFor(context, parts, shownTiming, withPresses)
                                         : textFor(solver, answer, parts, shownTiming, withPresses);
    if (const auto path = arguments.text("--output"); path && answer.solvable && !isInterrupted) {
        outcome.output =
            OutputFile::prepare(*path, digitRows(board.game.rule(), std::move(answer.vector)));
    }
    return outcome;
}

} // namespace

const Command solveCommand{
    .name = "solve",
    .help = "Find presses that lead from the lights to the target",
    .options = solveOptions,
    .examples = {"solve --board grid:5x5",
                 "solve --board grid:8x8,topology=torus --lights solvable --minimum"},
    .run = runSolve};

} // namespace lightsout::cli
