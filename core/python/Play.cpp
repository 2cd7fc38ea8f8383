// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/EnglishText.h"
#include "python/Arrays.h"
#include "python/Bindings.h"
#include "python/Errors.h"
#include "python/Interruptible.h"
#include "python/Limits.h"
#include "python/Numbers.h"
#include "python/WholeGame.h"
#include "random/Moments.h"
#include "random/ProfileWinningTime.h"
#include "random/Simulation.h"
#include "random/StateGraph.h"
#include "random/WinningMeans.h"
#include "solve/KernelBasis.h"

#include <pybind11/numpy.h>
#include <pybind11/stl.h>

#include <cmath>

namespace lightsout::python {

namespace py = pybind11;

namespace {

/// Up to this rank, means are also computed for each number of fewest presses.
constexpr std::size_t maxLayersRank = 23;

/// Returns the number of a vertex in wholeGame(). Throws pybind11::value_error for a hole.
Vertex vertexOfWhole(const Rule& rule, Vertex vertex) {
    if (!rule.hasLight(vertex)) {
        throw py::value_error("vertex " + std::to_string(vertex) + " has no light");
    }
    return numberWithoutHoles(rule, vertex);
}

/// Returns the histogram, the mean, the variance, the means after each press, and the covariance of
/// `pair`: the exact value, the simulated value and its standard error.
py::tuple simulateGames(const Game& board, std::uint64_t games, std::uint64_t presses,
                        std::uint64_t seed, std::uint64_t batch, bool isLazy, bool isOverTime,
                        std::optional<std::pair<Vertex, Vertex>> pair, std::size_t threads) {
    const Game game = wholeGame(board);
    // The lights that each press toggles are stored, which needs about a hundred bytes.
    constexpr std::size_t maxSimulated = std::size_t{1} << 24;
    if (game.vertexCount() > maxSimulated) {
        refuse(std::to_string(game.vertexCount()) + " vertices; up to " +
               std::to_string(maxSimulated) + " are feasible");
    }
    if (pair && games < 2) {
        throw py::value_error("a covariance needs at least two games");
    }
    if (pair && board.rule().isMarked()) {
        pair = {vertexOfWhole(board.rule(), pair->first),
                vertexOfWhole(board.rule(), pair->second)};
    }
    const SimulationPlan plan{.games = games,
                              .presses = presses,
                              .seed = seed,
                              .batch = batch,
                              .walk = isLazy ? Walk::lazy : Walk::plain,
                              .followsTime = isOverTime,
                              .watchedPair = pair,
                              .threads = budget(threads).threads};
    if (pair) {
        checkWork(Moments::estimate(game.rule()));
    }
    checkWork(simulationEstimate(game.rule(), plan));
    double exact = 0;
    const Simulation played = interruptible([&](Progress& progress) {
        Simulation result = simulate(game.rule(), game.lights(), plan, progress);
        if (pair) {
            exact = Moments(game.rule(), game.lights(), progress)
                        .covariance(game.rule(), pair->first, pair->second, presses, plan.walk);
        }
        return result;
    });
    py::object means = py::none();
    if (isOverTime) {
        py::array_t<double> array(static_cast<py::ssize_t>(played.sums.size()));
        for (std::size_t time = 0; time < played.sums.size(); ++time) {
            array.mutable_data()[time] =
                played.sums[time] / static_cast<double>(std::max<std::uint64_t>(games, 1));
        }
        means = std::move(array);
    }
    py::object covariance = py::none();
    if (pair) {
        const auto [simulated, standardError] = played.pairCovariance();
        covariance = py::make_tuple(exact, simulated, standardError);
    }
    return py::make_tuple(
        py::array_t<std::uint64_t>(static_cast<py::ssize_t>(played.histogram.size()),
                                   played.histogram.data()),
        played.mean(), played.variance(), means, covariance);
}

py::int_ gamesOf(const Game& game, std::uint64_t length) {
    // The count has about five bits for each press.
    constexpr std::uint64_t maxLength = 100'000;
    if (length > maxLength) {
        refuse("games of " + std::to_string(length) + " presses; up to " +
               std::to_string(maxLength) + " presses are feasible");
    }
    const Budget limits = budget();
    const Solver solver = valueOf(interruptible(
        [&](Progress& progress) { return Solver::build(game.rule(), progress, limits); }));
    return intOf(interruptible([&](Progress& progress) {
        const Answer answer = solver.solve(game.difference(), progress);
        return answer.solvable
                   ? countGames(answer.vector, kernelBasis(solver, progress), length, progress)
                   : BigInteger(0);
    }));
}

py::tuple states(const Game& board, std::optional<std::uint64_t> length) {
    const Game game = wholeGame(board);
    if (game.vertexCount() <= maxStateVertices) {
        constexpr double bytesPerBoard = 3; // as measured; less if fewer boards are reachable
        checkWork({.bytes = std::ldexp(bytesPerBoard, static_cast<int>(game.vertexCount()))});
    }
    const StateSummary summary = valueOf(
        interruptible([&](Progress& progress) { return summarizeStates(game.rule(), progress); }));
    return py::make_tuple(summary.boards, summary.reachable, summary.boardsByPresses,
                          length ? py::object(gamesOf(game, *length)) : py::none());
}

std::optional<std::string> nameOf(WinningMeans::Method method) {
    switch (method) {
    case WinningMeans::Method::walshHadamard:
        return "walsh-hadamard";
    case WinningMeans::Method::brokenProfile:
        return "broken-profile";
    case WinningMeans::Method::none:
        break;
    }
    return std::nullopt;
}

/// Computes how long random play needs to reach the target if each step makes no press with
/// probability numerator / denominator. Returns whether the target can be reached, the mean, the
/// greatest mean, the numerator and the denominator of the fraction of the sum rule, the method and
/// a row for each number of fewest presses.
py::tuple chance(const Game& board, const std::string& numerator, const std::string& denominator,
                 std::size_t threads) {
    const Game game = wholeGame(board);
    const BigInteger rest(numerator);
    const BigInteger whole(denominator);
    const Budget limits = budget(threads);
    const Rule& rule = game.rule();
    const Solver solver = valueOf(
        interruptible([&](Progress& progress) { return Solver::build(rule, progress, limits); }));
    const std::size_t rank = solver.rank();
    if (rank <= WinningTimes::maxRank) {
        const double boards = std::ldexp(1.0, static_cast<int>(rank));
        checkWork({.operations = boards * 64, .bytes = boards * sizeof(double)});
    }
    bool isReachable = false;
    const WinningMeans means = valueOf(interruptible([&](Progress& progress) {
        isReachable = solver.solve(game.difference(), progress).solvable;
        return winningMeans(rule, rank, game.difference(), isReachable, quotient(rest, whole),
                            {.layersRank = maxLayersRank}, limits.threads, progress);
    }));
    if (isReachable && means.method == WinningMeans::Method::none) {
        refuse("2^" + std::to_string(rank) + " boards can be reached; up to 2^" +
               std::to_string(WinningTimes::maxRank) +
               " are feasible, and above that only plane grids and cylinders of width up to " +
               std::to_string(maxWinningTimeWidth));
    }
    py::list layers;
    for (const WinningTimes::Layer& layer : means.layers) {
        layers.append(py::make_tuple(layer.boards, layer.mean, layer.least, layer.greatest));
    }
    return py::make_tuple(isReachable, means.mean, means.greatest,
                          intOf(meanAfterOnePress(rank) * whole), intOf(whole - rest),
                          nameOf(means.method), layers);
}

/// Returns the lengths of games that are played until the target is reached, which must be
/// possible; `mean` is the expected length.
py::array_t<std::uint64_t> winningGames(const Game& board, std::uint64_t games, std::uint64_t seed,
                                        bool isLazy, double mean, std::size_t threads) {
    const Game game = wholeGame(board);
    constexpr double operationsOfPress = 8;
    checkWork({.operations = static_cast<double>(games) * mean * operationsOfPress,
               .bytes = static_cast<double>(games) * sizeof(std::uint64_t)});
    const WinningPlan plan{.games = games,
                           .seed = seed,
                           .walk = isLazy ? Walk::lazy : Walk::plain,
                           .threads = budget(threads).threads};
    const std::vector<std::uint64_t> lengths = interruptible([&](Progress& progress) {
        return playUntilWon(game.rule(), game.difference(), plan, progress);
    });
    return py::array_t<std::uint64_t>(static_cast<py::ssize_t>(lengths.size()), lengths.data());
}

} // namespace

void addPlay(py::module_& module) {
    module.def("simulate", &simulateGames, py::arg("game"), py::arg("games"), py::arg("presses"),
               py::arg("seed"), py::arg("batch"), py::arg("lazy"), py::arg("over_time"),
               py::arg("pair"), py::arg("threads"));
    module.def("states", &states, py::arg("game"), py::arg("length"));
    module.def("chance", &chance, py::arg("game"), py::arg("numerator"), py::arg("denominator"),
               py::arg("threads"));
    module.def("winning_games", &winningGames, py::arg("game"), py::arg("games"), py::arg("seed"),
               py::arg("lazy"), py::arg("mean"), py::arg("threads"));
}

} // namespace lightsout::python
