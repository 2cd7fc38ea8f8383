// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/EnglishText.h"
#include "game/Reduction.h"
#include "python/Arrays.h"
#include "python/Bindings.h"
#include "python/Errors.h"
#include "python/Interruptible.h"
#include "python/Limits.h"
#include "python/Numbers.h"
#include "random/ChainSpectrum.h"
#include "random/CountChain.h"
#include "random/ExactLaw.h"
#include "random/LimitLaw.h"
#include "random/Moments.h"
#include "random/ProfileWinningTime.h"
#include "random/Simulation.h"
#include "random/StateGraph.h"
#include "random/WinningMeans.h"
#include "solve/KernelBasis.h"

#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <algorithm>
#include <cmath>

namespace lightsout::python {

namespace py = pybind11;

namespace {

/// Returns the game without holes, for chains and winning times, which press every vertex. Throws
/// pybind11::value_error if some vertex has only a button or only a light.
Game wholeGame(const Game& game) {
    if (!game.rule().isMarked()) {
        return game;
    }
    std::optional<Game> whole = interruptible([&](Progress&) { return withoutHoles(game); });
    if (!whole) {
        throw pybind11::value_error("some vertices have only a button or only a light; this "
                                    "needs both at each vertex");
    }
    return *std::move(whole);
}

Walk walkOf(bool isLazy) {
    return isLazy ? Walk::lazy : Walk::plain;
}

py::array_t<double> arrayOf(const std::vector<double>& numbers) {
    return py::array_t<double>(static_cast<py::ssize_t>(numbers.size()), numbers.data());
}

/// Raises an exception with the reason why the law of a board can't be computed. The message names
/// a board whose law can be computed.
[[noreturn]] void refuseLaw(const Rule& rule, const Error& error, const Budget& limits) {
    std::string text = "the exact law of " + counted(rule.lightCount(), "cell", "cells");
    if (error.code == ErrorCode::tooManyVertices) {
        refuse(text + " can't be computed; boards of up to " +
               std::to_string(PressLightTable::maxGrayCodeLights) + " lights are feasible");
    }
    text += " would take " +
            (error.found == UINT64_MAX ? "2^64 or more" : std::to_string(error.found)) +
            (error.code == ErrorCode::tableTooLarge ? " bytes of memory" : " steps");
    const Lattice* lattice = rule.lattice();
    const auto feasible =
        lattice != nullptr ? PressLightTable::nearestFeasible(*lattice, limits) : std::nullopt;
    if (feasible) {
        text += "; a board of this kind of size " + std::to_string(feasible->rows) + "x" +
                std::to_string(feasible->cols) + " is feasible";
    } else {
        text += "; boards of up to " + std::to_string(PressLightTable::maxGrayCodeButtons) +
                " vertices are feasible";
    }
    refuse(text + "; moments() gives mean and variance of this board");
}

std::vector<double> lawOf(const Game& game, std::uint64_t presses, bool isLazy,
                          std::size_t threads) {
    const Budget limits = budget(threads);
    if (const auto error = PressLightTable::refusal(game.rule(), limits)) {
        refuseLaw(game.rule(), *error, limits);
    }
    const PressLightTable table = valueOf(interruptible([&](Progress& progress) {
        return PressLightTable::compute(game.rule(), game.lights(), limits.threads, progress,
                                        limits);
    }));
    return ExactLaw(table).after(presses, walkOf(isLazy));
}

py::array_t<double> law(const Game& game, std::uint64_t presses, bool isLazy, std::size_t threads) {
    return arrayOf(lawOf(game, presses, isLazy, threads));
}

LimitLaw limitOf(const Game& game) {
    const auto lights = static_cast<double>(game.rule().lightCount());
    checkWork({.bytes = lights * lights / 2}); // for the fractions of the law
    return valueOf(interruptible(
        [&](Progress& progress) { return limitLaw(game.rule(), game.lights(), progress); }));
}

/// Returns numerators after even and odd numbers of presses, their denominator and the period.
py::tuple limit(const Game& game, bool isLazy) {
    const LimitLaw law = limitOf(game);
    if (!isLazy) {
        return py::make_tuple(intsOf(law.even), intsOf(law.odd), intOf(BigInteger(1) << law.lights),
                              law.period());
    }
    std::vector<BigInteger> mixed(law.even);
    for (std::size_t lit = 0; lit < mixed.size(); ++lit) {
        mixed[lit] += law.odd[lit];
    }
    return py::make_tuple(intsOf(mixed), intsOf(mixed), intOf(BigInteger(1) << (law.lights + 1)),
                          1);
}

double distance(const Game& game, std::uint64_t presses, bool isLazy, std::size_t threads) {
    const std::vector<double> law = lawOf(game, presses, isLazy, threads);
    const LimitLaw limit = limitOf(game);
    return totalVariation(law, isLazy ? limit.lazyProbabilities()
                                      : limit.probabilities(presses % 2 == 1));
}

py::tuple moments(const Game& game, std::uint64_t presses, bool isLazy) {
    if (const std::optional<Error> error = Moments::refusal(game.rule(), budget())) {
        raise(*error);
    }
    const Moments moments = interruptible(
        [&](Progress& progress) { return Moments(game.rule(), game.lights(), progress); });
    return py::make_tuple(moments.mean(presses, walkOf(isLazy)),
                          moments.variance(presses, walkOf(isLazy)));
}

py::tuple matrixOf(const FractionMatrix& matrix) {
    py::list rows;
    for (const std::vector<BigInteger>& row : matrix.numerators) {
        rows.append(intsOf(row));
    }
    return py::make_tuple(rows, intOf(matrix.denominator));
}

/// Refuses powers whose exact numbers would exceed the limits.
void checkPower(const CountChain& chain, std::uint64_t power) {
    const auto states = static_cast<double>(chain.states.size());
    const double words = 1 + static_cast<double>(power) * std::log2(states + 1) / bitsPerWord;
    checkWork({.operations = std::pow(states, 3) * std::log2(static_cast<double>(power) + 2) *
                             std::pow(words, 2),
               .bytes = 3 * states * states * words * sizeof(std::uint64_t)});
}

/// Returns the eigenvalues, the result of second(), the period, the numerators and the denominator
/// of the stationary law, and the mean times until the target's number of lights is reached.
py::tuple spectrumFor(const CountChain& chain, const Game& game) {
    const Result<ChainSpectrum> spectrum =
        interruptible([&](Progress&) { return spectrumOf(chain); });
    if (!spectrum) {
        refuse("the chain has " + counted(spectrum.error().found, "state", "states") + "; up to " +
               std::to_string(maxSpectrumStates) + " are feasible");
    }
    const auto target = std::ranges::find(chain.states, game.target().count());
    std::vector<std::optional<double>> hitting(chain.states.size());
    if (target != chain.states.end()) {
        hitting = interruptible([&](Progress& progress) {
            return hittingTimes(chain, static_cast<std::size_t>(target - chain.states.begin()),
                                progress);
        });
    }
    return py::make_tuple(arrayOf(spectrum->eigenvalues), spectrum->second(), spectrum->period,
                          intsOf(spectrum->stationary), intOf(spectrum->denominator), hitting);
}

/// Returns the witness if the number of lights on is not a Markov chain; otherwise None, the
/// states, the transition matrix, the spectrum if it is requested and the power if it is requested.
py::tuple chain(const Game& board, bool isFromLights, bool withSpectrum,
                std::optional<std::uint64_t> power) {
    const Game game = wholeGame(board);
    using Decision = std::variant<CountChain, ChainWitness>;
    const Decision decision = valueOf(interruptible([&](Progress& progress) {
        return isFromLights ? decideCountChainFrom(game.rule(), game.lights(), progress)
                            : Result<Decision>(decideCountChain(game.rule(), progress));
    }));
    if (const auto* witness = std::get_if<ChainWitness>(&decision)) {
        std::vector<BitVector> boards{witness->first, witness->second};
        if (board.rule().isMarked()) { // with the holes reinserted
            const std::vector<Vertex> lights = Reduction(board.rule()).lights();
            for (BitVector& each : boards) {
                each = spreadEntries(each, lights, board.vertexCount());
            }
        }
        return py::make_tuple(bitsOf(boards, board.vertexCount()), py::none(), py::none(),
                              py::none(), py::none());
    }
    const auto& chain = std::get<CountChain>(decision);
    py::object raised = py::none();
    if (power) {
        checkPower(chain, *power);
        raised = matrixOf(interruptible(
            [&](Progress& progress) { return chain.power(*power, Walk::plain, progress); }));
    }
    return py::make_tuple(py::none(), chain.states, matrixOf(chain.transition()),
                          withSpectrum ? py::object(spectrumFor(chain, game)) : py::none(), raised);
}

/// Maximum rank for which means are also computed for each number of fewest presses.
constexpr std::size_t maxLayersRank = 23;

/// Throws pybind11::value_error if the vertex has no light.
void checkLight(const Rule& rule, Vertex vertex) {
    if (!rule.hasLight(vertex)) {
        throw py::value_error("vertex " + std::to_string(vertex) + " has no light");
    }
}

/// Returns the histogram, the mean, the variance, the means after each press, and the covariance of
/// `pair`: the exact value, the simulated value and its standard error.
py::tuple simulateGames(const Game& game, std::uint64_t games, std::uint64_t presses,
                        std::uint64_t seed, std::uint64_t batch, bool isLazy, bool isOverTime,
                        std::optional<std::pair<Vertex, Vertex>> pair, std::size_t threads) {
    // The lights that each press toggles are stored, which needs about a hundred bytes per vertex.
    constexpr std::size_t maxSimulated = std::size_t{1} << 24;
    if (game.vertexCount() > maxSimulated) {
        refuse(std::to_string(game.vertexCount()) + " vertices; up to " +
               std::to_string(maxSimulated) + " are feasible");
    }
    if (pair && games < 2) {
        throw py::value_error("a covariance needs at least two games");
    }
    if (pair) {
        checkLight(game.rule(), pair->first);
        checkLight(game.rule(), pair->second);
    }
    const SimulationPlan plan{.games = games,
                              .presses = presses,
                              .seed = seed,
                              .batch = batch,
                              .walk = walkOf(isLazy),
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
/// greatest mean, the numerator and the denominator of the mean after one random press from the
/// target, the method and a row for each number of fewest presses.
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
    const WinningPlan plan{
        .games = games, .seed = seed, .walk = walkOf(isLazy), .threads = budget(threads).threads};
    const std::vector<std::uint64_t> lengths = interruptible([&](Progress& progress) {
        return playUntilWon(game.rule(), game.difference(), plan, progress);
    });
    return py::array_t<std::uint64_t>(static_cast<py::ssize_t>(lengths.size()), lengths.data());
}

} // namespace

void addRandomPlay(py::module_& module) {
    module.def("law", &law, py::arg("game"), py::arg("presses"), py::arg("lazy"),
               py::arg("threads"));
    module.def("limit_law", &limit, py::arg("game"), py::arg("lazy"));
    module.def("law_distance", &distance, py::arg("game"), py::arg("presses"), py::arg("lazy"),
               py::arg("threads"));
    module.def("moments", &moments, py::arg("game"), py::arg("presses"), py::arg("lazy"));
    module.def("chain", &chain, py::arg("game"), py::arg("from_lights"), py::arg("spectrum"),
               py::arg("power"));
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
