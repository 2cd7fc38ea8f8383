// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/EnglishText.h"
#include "game/Reduction.h"
#include "python/Arrays.h"
#include "python/Bindings.h"
#include "python/Errors.h"
#include "python/Interruptible.h"
#include "python/Limits.h"
#include "python/Numbers.h"
#include "python/WholeGame.h"
#include "random/ChainSpectrum.h"
#include "random/CountChain.h"
#include "random/ExactLaw.h"
#include "random/LimitLaw.h"
#include "random/Moments.h"

#include <pybind11/numpy.h>
#include <pybind11/stl.h>

#include <algorithm>
#include <cmath>

namespace lightsout::python {

namespace py = pybind11;

namespace {

Walk walkOf(bool isLazy) {
    return isLazy ? Walk::lazy : Walk::plain;
}

py::array_t<double> arrayOf(const std::vector<double>& numbers) {
    return py::array_t<double>(static_cast<py::ssize_t>(numbers.size()), numbers.data());
}

/// Raises an exception with the reason why the law of a board can't be computed. It names a board
/// whose law can be computed.
[[noreturn]] void refuseLaw(const Rule& rule, const Error& error, const Budget& limits) {
    std::string text = "the exact law of " + counted(rule.vertexCount(), "cell", "cells") +
                       " would take " +
                       (error.found == UINT64_MAX ? "2^64 or more" : std::to_string(error.found)) +
                       (error.code == ErrorCode::tableTooLarge ? " bytes of memory" : " steps");
    const Lattice* lattice = rule.lattice();
    const auto feasible =
        lattice != nullptr ? PressLightTable::nearestFeasible(*lattice, limits) : std::nullopt;
    if (feasible) {
        text += "; a board of this kind of size " + std::to_string(feasible->rows) + "x" +
                std::to_string(feasible->cols) + " is feasible";
    } else {
        text += "; boards of up to " + std::to_string(PressLightTable::maxGrayCodeVertices) +
                " vertices are feasible";
    }
    refuse(text + "; moments() gives mean and variance of this board");
}

std::vector<double> lawOf(const Game& board, std::uint64_t presses, bool isLazy,
                          std::size_t threads) {
    const Game game = wholeGame(board);
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

LimitLaw limitOf(const Game& board) {
    const Game game = wholeGame(board);
    const auto vertices = static_cast<double>(game.vertexCount());
    checkWork({.bytes = vertices * vertices / 2}); // for its fractions
    return valueOf(interruptible(
        [&](Progress& progress) { return limitLaw(game.rule(), game.lights(), progress); }));
}

/// Returns numerators after even and odd numbers of presses, their denominator and the period.
py::tuple limit(const Game& game, bool isLazy) {
    const LimitLaw law = limitOf(game);
    if (!isLazy) {
        return py::make_tuple(intsOf(law.even), intsOf(law.odd),
                              intOf(BigInteger(1) << law.vertices), law.period());
    }
    std::vector<BigInteger> mixed(law.even);
    for (std::size_t lit = 0; lit < mixed.size(); ++lit) {
        mixed[lit] += law.odd[lit];
    }
    return py::make_tuple(intsOf(mixed), intsOf(mixed), intOf(BigInteger(1) << (law.vertices + 1)),
                          1);
}

double distance(const Game& board, std::uint64_t presses, bool isLazy, std::size_t threads) {
    const Game game = wholeGame(board);
    const std::vector<double> law = lawOf(game, presses, isLazy, threads);
    const LimitLaw limit = limitOf(game);
    return totalVariation(law, isLazy ? limit.lazyProbabilities()
                                      : limit.probabilities(presses % 2 == 1));
}

py::tuple moments(const Game& board, std::uint64_t presses, bool isLazy) {
    const Game game = wholeGame(board);
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

} // namespace

void addLaws(py::module_& module) {
    module.def("law", &law, py::arg("game"), py::arg("presses"), py::arg("lazy"),
               py::arg("threads"));
    module.def("limit_law", &limit, py::arg("game"), py::arg("lazy"));
    module.def("law_distance", &distance, py::arg("game"), py::arg("presses"), py::arg("lazy"),
               py::arg("threads"));
    module.def("moments", &moments, py::arg("game"), py::arg("presses"), py::arg("lazy"));
    module.def("chain", &chain, py::arg("game"), py::arg("from_lights"), py::arg("spectrum"),
               py::arg("power"));
}

} // namespace lightsout::python
