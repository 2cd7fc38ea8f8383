#include "cli/BoardArguments.h"
#include "cli/Commands.h"
#include "cli/Pictures.h"
#include "solve/SolutionCount.h"
#include "solve/Solutions.h"
#include "solve/Solver.h"

#include <nlohmann/json.hpp>

#include <array>
#include <chrono>

namespace lightsout::cli {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::array<OptionDescription, 6> options{{
    {"--all", nullptr, "All solutions, up to --limit"},
    {"--limit", "L", "Most solutions listed (default 1000)"},
    {"--no-presses", nullptr, "Leave out presses, certificates and lists of them"},
    {"--output", "FILE", "Write the presses to a file"},
    {"--timing", nullptr, "Tell the seconds it took"},
    {"--repeat", "R", "Solve so many times and tell the shortest (default 1)"},
}};

/// Bytes that all listed solutions may take as text.
constexpr std::uint64_t listTextLimit = std::uint64_t{1} << 30;

double secondsSince(Clock::time_point begin) {
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

struct Timing {
    double build = 0;
    double solve = 0;
};

/// Solutions in Gray-code order from `first`, at most `limit` of them.
struct Listing {
    std::vector<BitVector> solutions;
    bool isComplete = false;
};

Listing listSolutions(const Solver& solver, const BitVector& first, std::uint64_t limit,
                      Progress& progress) {
    // So many kernel vectors give enough solutions; the others would not be reached.
    std::size_t used = 0;
    while (used < std::min(solver.nullity(), bitsPerWord - 1) &&
           (std::uint64_t{1} << used) < limit) {
        ++used;
    }
    const std::uint64_t possible = std::uint64_t{1} << used;
    Listing listing{.solutions = {}, .isComplete = used == solver.nullity() && possible <= limit};
    const std::uint64_t listed = std::min(possible, limit);
    const std::uint64_t vertices = std::max<std::uint64_t>(first.size(), 1);
    if (listed > listTextLimit / vertices) {
        throw Failure{Status::tooLarge, "--limit",
                      "so many solutions would take " + std::to_string(listed) + " times " +
                          std::to_string(vertices) + " bytes; on this board --limit " +
                          std::to_string(listTextLimit / vertices) + " is feasible"};
    }
    std::vector<BitVector> kernel;
    for (std::size_t i = 0; i < used; ++i) {
        kernel.push_back(solver.kernelVector(i));
    }
    if (listed > 0) {
        forEachSolution(first, kernel, [&](const BitVector& solution) {
            progress.checkpoint();
            listing.solutions.push_back(solution);
            return listing.solutions.size() < listed;
        });
    }
    return listing;
}

std::string textFor(const Solver& solver, const Answer& answer, const Listing* listing,
                    const Timing* timing, bool withPresses) {
    const Rule& rule = solver.rule();
    std::string text;
    const std::size_t count = answer.vector.count();
    if (answer.solvable) {
        text +=
            "Solvable with " + counted(count, "press", "presses") +
            (solver.nullity() == 0 ? ", the only solution\n"
                                   : ", one of " + powerOfTwo(solver.nullity()) + " solutions\n");
    } else {
        text += "Unsolvable: every press changes an even number of the " +
                counted(count, "light", "lights") +
                " below, but an odd number of them have to change\n";
    }
    if (withPresses) {
        text += picture(rule, answer.vector);
    }
    if (listing != nullptr) {
        text += listing->isComplete
                    ? "All solutions:\n"
                    : "The first " + std::to_string(listing->solutions.size()) + " solutions:\n";
        for (const BitVector& solution : listing->solutions) {
            text += counted(solution.count(), "press", "presses") + "\n";
            if (withPresses) {
                text += picture(rule, solution);
            }
        }
    }
    if (timing != nullptr) {
        text += "Seconds: " + std::to_string(timing->build) + " to build, " +
                std::to_string(timing->solve) + " to solve\n";
    }
    return text;
}

std::string jsonFor(const Solver& solver, const Answer& answer, const Listing* listing,
                    const Timing* timing, bool withPresses) {
    nlohmann::ordered_json json;
    json["solvable"] = answer.solvable;
    json["vertices"] = solver.rule().vertexCount();
    json["nullity"] = solver.nullity();
    json["solutions"] = answer.solvable ? powerOfTwo(solver.nullity()) : "0";
    if (withPresses) {
        json[answer.solvable ? "presses" : "certificate"] = answer.vector.toString();
    }
    if (answer.solvable) {
        json["press_count"] = answer.vector.count();
    }
    if (listing != nullptr) {
        if (withPresses) {
            json["all"] = nlohmann::ordered_json::array();
            for (const BitVector& solution : listing->solutions) {
                json["all"].push_back(solution.toString());
            }
        }
        json["complete"] = listing->isComplete;
    }
    if (timing != nullptr) {
        json["seconds"] = {{"build", timing->build}, {"solve", timing->solve}};
    }
    return json.dump() + "\n";
}

Outcome run(const Arguments& arguments, Progress& progress) {
    const Clock::time_point begin = Clock::now();
    const std::uint64_t limit = arguments.number("--limit", 1000, 0);
    const std::uint64_t repeats = arguments.number("--repeat", 1, 1);
    const bool withPresses = !arguments.has("--no-presses");
    const SavedBoard board = boardOf(arguments);
    const Solver solver =
        valueOf(Solver::build(board.game.rule(), progress), {Source::Kind::argument, "--board"});
    const BitVector difference = board.game.difference();
    Timing timing{.build = secondsSince(begin)};

    Answer answer;
    for (std::uint64_t i = 0; i < repeats; ++i) {
        progress.checkpoint();
        const Clock::time_point solveBegin = Clock::now();
        answer = solver.solve(difference, progress);
        const double seconds = secondsSince(solveBegin);
        timing.solve = i == 0 ? seconds : std::min(timing.solve, seconds);
    }

    std::optional<Listing> listing;
    if (arguments.has("--all")) {
        listing = answer.solvable ? listSolutions(solver, answer.vector, limit, progress)
                                  : Listing{.solutions = {}, .isComplete = true};
    }
    Outcome outcome{.status = answer.solvable ? Status::answered : Status::answeredNo};
    if (const auto path = arguments.text("--output"); path && answer.solvable) {
        outcome.output = OutputFile::prepare(*path, digitRows(board.game.rule(), answer.vector));
    }
    const Listing* shownListing = listing ? &*listing : nullptr;
    const Timing* shownTiming = arguments.has("--timing") ? &timing : nullptr;
    outcome.text = arguments.wantsJson()
                       ? jsonFor(solver, answer, shownListing, shownTiming, withPresses)
                       : textFor(solver, answer, shownListing, shownTiming, withPresses);
    return outcome;
}

} // namespace

const Command solveCommand{.name = "solve",
                           .help = "Presses that lead from the lights to the target",
                           .positionals = {},
                           .options = options,
                           .takesBoard = true,
                           .run = run};

} // namespace lightsout::cli
