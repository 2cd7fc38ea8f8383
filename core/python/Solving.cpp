// SPDX-License-Identifier: GPL-3.0-or-later
#include "python/Arrays.h"
#include "python/Bindings.h"
#include "python/Errors.h"
#include "python/Interruptible.h"
#include "python/Threads.h"
#include "solve/FewestPresses.h"
#include "solve/KernelBasis.h"
#include "tiling/TilingSearch.h"

#include <pybind11/stl.h>

namespace lightsout::python {

namespace py = pybind11;

namespace {

Solver solverOf(const Game& game) {
    return valueOf(
        interruptible([&](Progress& progress) { return Solver::build(game.rule(), progress); }));
}

Answer solve(const Game& game) {
    const Solver solver = solverOf(game);
    return interruptible(
        [&](Progress& progress) { return solver.solve(game.difference(), progress); });
}

Bits kernel(const Game& game) {
    const Solver solver = solverOf(game);
    return bitsOf(interruptible([&](Progress& progress) { return kernelBasis(solver, progress); }),
                  game.vertexCount());
}

std::optional<FewestPresses> fewest(const Game& game, std::size_t threads) {
    const Solver solver = solverOf(game);
    return interruptible([&](Progress& progress) -> std::optional<FewestPresses> {
        const Answer answer = solver.solve(game.difference(), progress);
        if (!answer.solvable) {
            return std::nullopt;
        }
        return fewestPresses(solver, answer.vector, thoroughEffort(threadCount(threads)), progress);
    });
}

Bits tilings(const Game& game, std::size_t limit) {
    const auto found = valueOf(interruptible([&](Progress& progress) {
        using Tilings = std::vector<BitVector>;
        Result<TilingSearch> search = TilingSearch::build(game.rule(), progress);
        if (!search) {
            return Result<Tilings>(search.error());
        }
        Tilings all;
        while (all.size() < limit && search->next(progress)) {
            all.push_back(search->presses());
        }
        return Result<Tilings>(std::move(all));
    }));
    return bitsOf(found, game.vertexCount());
}

py::int_ tilingCount(const Game& game) {
    const std::string count = valueOf(interruptible([&](Progress& progress) {
        Result<TilingSearch> search = TilingSearch::build(game.rule(), progress);
        return search ? Result<std::string>(search->count(progress))
                      : Result<std::string>(search.error());
    }));
    return py::int_(py::str(count));
}

} // namespace

void addSolving(py::module_& module) {
    py::class_<Answer>(module, "Answer",
                       "Presses that reach the target, or the proof that none do.")
        .def_readonly("solvable", &Answer::solvable)
        .def_property_readonly(
            "presses",
            [](const Answer& answer) {
                return answer.solvable ? std::optional(readOnlyBitsOf(answer.vector))
                                       : std::nullopt;
            },
            "A solution, or None.")
        .def_property_readonly(
            "certificate",
            [](const Answer& answer) {
                return answer.solvable ? std::nullopt
                                       : std::optional(readOnlyBitsOf(answer.vector));
            },
            "Where there is none: lights of which every press changes an even number, and of which "
            "an odd number has to change. Else None.");
    module.def("solve", &solve, py::arg("board"), "Answers whether and how the target is reached.");
    module.def(
        "nullity", [](const Game& game) { return solverOf(game).nullity(); }, py::arg("board"),
        "The dimension of the kernel of the influence matrix.");
    module.def(
        "rank", [](const Game& game) { return solverOf(game).rank(); }, py::arg("board"),
        "The rank of the influence matrix.");
    module.def("kernel", &kernel, py::arg("board"),
               "A basis of the quiet patterns, a row for each.");

    py::class_<FewestPresses>(module, "FewestPresses", "A short solution and what is proven of it.")
        .def_property_readonly(
            "presses", [](const FewestPresses& fewest) { return readOnlyBitsOf(fewest.presses); })
        .def_readonly("lower_bound", &FewestPresses::lowerBound,
                      "No solution has fewer presses than this.")
        .def_property_readonly("is_proven", &FewestPresses::isProven,
                               "Whether no solution has fewer presses.");
    module.def("fewest_presses", &fewest, py::arg("board"), py::arg("threads") = 0,
               "A shortest solution, proven where that is possible; None where there is none. "
               "0 threads stand for as many as there are cores.");

    module.def("tilings", &tilings, py::arg("board"), py::arg("limit") = 1000,
               "Presses by which every light changes exactly once, a row for each choice.");
    module.def("tiling_count", &tilingCount, py::arg("board"), "How many such choices there are.");
}

} // namespace lightsout::python
