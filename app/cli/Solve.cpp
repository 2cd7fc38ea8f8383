// SPDX-License-Identifier: GPL-3.0-or-later
#include "arguments/BoardArguments.h"
#include "cli/Commands.h"
#include "cli/Pictures.h"
#include "cli/SolutionParts.h"
#include "cli/WorkLimit.h"

#include <array>
#include <chrono>

namespace lightsout::cli {

namespace {

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
    text += parts.text(rule, withPresses);
    if (timing != nullptr) {
        text += "Seconds: " + std::to_string(timing->build) + " to build, " +
                std::to_string(timing->solve) + " to solve\n";
    }
    return text;
}

std::string jsonFor(const Solver& solver, const Answer& answer, const SolutionParts& parts,
                    const Timing* timing, bool withPresses) {
    nlohmann::ordered_json json;
    json["solvable"] = answer.solvable;
    json["vertices"] = solver.rule().vertexCount();
    json["nullity"] = solver.nullity();
    json["solutions"] = answer.solvable ? powerOfTwoValue(solver.nullity()) : "0";
    if (withPresses) {
        json[answer.solvable ? "presses" : "certificate"] = answer.vector.toString();
    }
    if (answer.solvable) {
        json["press_count"] = answer.vector.count();
    }
    parts.addTo(json, withPresses);
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
    const Solver solver = valueOf(Solver::build(board.game.rule(), progress, arguments.budget()),
                                  {Source::Kind::argument, "--board"});
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

    const SolutionParts parts =
        SolutionParts::find(arguments, board.game, solver, answer, progress);
    Outcome outcome{.status = parts.isInterrupted ? Status::interrupted
                              : answer.solvable   ? Status::answered
                                                  : Status::answeredNo};
    const Timing* shownTiming = arguments.has("--timing") ? &timing : nullptr;
    outcome.text = arguments.wantsJson() ? jsonFor(solver, answer, parts, shownTiming, withPresses)
                                         : textFor(solver, answer, parts, shownTiming, withPresses);
    if (const auto path = arguments.text("--output");
        path && answer.solvable && !parts.isInterrupted) {
        outcome.output =
            OutputFile::prepare(*path, digitRows(board.game.rule(), std::move(answer.vector)));
    }
    return outcome;
}

} // namespace

const Command solveCommand{.name = "solve",
                           .help = "Find presses that lead from the lights to the target",
                           .positionals = {},
                           .options = solveOptions,
                           .takesBoard = true,
                           .run = runSolve};

} // namespace lightsout::cli
