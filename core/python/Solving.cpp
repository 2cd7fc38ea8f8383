// SPDX-License-Identifier: GPL-3.0-or-later
#include "facts/Fact.h"
#include "fewest/CosetWeights.h"
#include "fewest/CoveringRadius.h"
#include "fewest/FewestPresses.h"
#include "formats/EnglishText.h"
#include "game/BoardSymmetry.h"
#include "python/Arrays.h"
#include "python/Bindings.h"
#include "python/Errors.h"
#include "python/Interruptible.h"
#include "python/Limits.h"
#include "python/Numbers.h"
#include "solve/KernelBasis.h"
#include "solve/NearestSolvable.h"
#include "solve/SolutionClasses.h"
#include "solve/Solutions.h"

#include <pybind11/stl.h>

namespace lightsout::python {

namespace py = pybind11;

namespace {

/// The largest nullity for which all quiet patterns are examined.
constexpr std::size_t maxWeighedNullity = 24;

Solver solverOf(const Game& game) {
    const Budget limits = budget();
    return valueOf(interruptible(
        [&](Progress& progress) { return Solver::build(game.rule(), progress, limits); }));
}

/// Returns the values of facts without arguments; None for those that are missing.
py::list factsOf(const Game& game, const std::vector<std::string>& ids) {
    FactContext context(game, budget());
    std::vector<Value> values;
    interruptible([&](Progress& progress) {
        if (context.solver(progress) != nullptr) {
            for (const std::string& id : ids) {
                values.push_back(valueOf(*factNamed(id), context, progress));
            }
        }
    });
    if (context.refusal()) {
        raise(*context.refusal());
    }
    py::list list;
    for (const Value& value : values) {
        const bool* isTrue = std::get_if<bool>(&value.content);
        list.append(isTrue != nullptr ? py::bool_(*isTrue) : numberOf(value.number()));
    }
    return list;
}

py::tuple solve(const Game& game) {
    const Solver solver = solverOf(game);
    const Answer answer = interruptible(
        [&](Progress& progress) { return solver.solve(game.difference(), progress); });
    return py::make_tuple(answer.solvable, readOnlyBitsOf(answer.vector), solver.nullity());
}

std::vector<BitVector> kernelOf(const Solver& solver) {
    const std::uint64_t vertices = solver.rule().vertexCount();
    if (std::uint64_t{solver.nullity()} * vertices > maxArrayEntries) {
        refuse("the " + std::to_string(solver.nullity()) +
               " quiet patterns of a basis would need " +
               std::to_string(solver.nullity() * vertices) + " bytes; up to " +
               std::to_string(maxArrayEntries) + " are feasible");
    }
    return interruptible(
        [&](Progress& progress) { return tidyBasis(kernelBasis(solver, progress), progress); });
}

Bits kernel(const Game& game) {
    return bitsOf(kernelOf(solverOf(game)), game.vertexCount());
}

std::vector<WeightCount> kernelWeights(const Game& game, std::size_t threads) {
    const Solver solver = solverOf(game);
    if (solver.nullity() > maxWeighedNullity) {
        refuse("2^" + std::to_string(solver.nullity()) + " quiet patterns; up to 2^" +
               std::to_string(maxWeighedNullity) + " can be counted by their presses");
    }
    const std::vector<BitVector> kernel = kernelOf(solver);
    const std::size_t cores = budget(threads).threads;
    return interruptible([&](Progress& progress) {
        return weightDistribution(BitVector(game.vertexCount()), kernel, cores, progress);
    });
}

/// Returns at most `limit` solutions, and whether these are all of them. The list is empty if the
/// board can't be solved.
py::tuple solutions(const Game& game, std::uint64_t limit) {
    const Solver solver = solverOf(game);
    const std::uint64_t vertices = std::max<std::uint64_t>(game.vertexCount(), 1);
    const std::uint64_t listed = listedSolutions(solver.nullity(), limit);
    if (listed > maxArrayEntries / vertices) {
        refuse("this many solutions would need " + std::to_string(listed) + " times " +
               std::to_string(vertices) + " bytes; on this board limit=" +
               std::to_string(maxArrayEntries / vertices) + " is feasible");
    }
    const SolutionListing found = interruptible([&](Progress& progress) {
        const Answer answer = solver.solve(game.difference(), progress);
        return answer.solvable ? listSolutions(solver, answer.vector, limit, progress)
                               : SolutionListing{};
    });
    return py::make_tuple(bitsOf(found.solutions, game.vertexCount()), found.isComplete);
}

/// Returns representatives of the classes of solutions, and the sizes of the classes.
py::tuple solutionClassesOf(const Game& game) {
    const Solver solver = solverOf(game);
    if (solver.nullity() > maxClassesNullity) {
        refuse("2^" + std::to_string(solver.nullity()) + " solutions; up to 2^" +
               std::to_string(maxClassesNullity) + " can be sorted into classes");
    }
    if (game.vertexCount() > maxGeneratorVertices) {
        refuse("symmetries of " + counted(game.vertexCount(), "vertex", "vertices") +
               " need too much memory; up to " + std::to_string(maxGeneratorVertices) +
               " vertices are feasible");
    }
    std::vector<BitVector> representatives;
    std::vector<std::uint64_t> sizes;
    interruptible([&](Progress& progress) {
        const Answer answer = solver.solve(game.difference(), progress);
        if (!answer.solvable) {
            return;
        }
        const auto symmetries =
            boardSymmetries(game.rule(), {game.lights(), game.target()}, &progress);
        for (SolutionClass& each : solutionClasses(answer.vector, kernelBasis(solver, progress),
                                                   symmetries.value(), progress)) {
            representatives.push_back(std::move(each.representative));
            sizes.push_back(each.size);
        }
    });
    return py::make_tuple(bitsOf(representatives, game.vertexCount()), sizes);
}

void checkBasis(std::uint64_t entries, std::size_t nullity) {
    if (entries > maxBasisEntries) {
        refuse("the " + std::to_string(nullity) + " quiet patterns of a basis would need " +
               std::to_string(entries / 8) + " bytes; up to " +
               std::to_string(maxBasisEntries / 8) + " are feasible");
    }
}

std::optional<py::tuple> fewest(const Game& game, std::size_t threads) {
    const Solver solver = solverOf(game);
    checkBasis(basisEntriesFor(solver), solver.nullity());
    const SearchEffort effort = effortWithin(budget(threads));
    const auto found = interruptible([&](Progress& progress) -> std::optional<FewestPresses> {
        const Answer answer = solver.solve(game.difference(), progress);
        if (!answer.solvable) {
            return std::nullopt;
        }
        return fewestPresses(solver, answer.vector, effort, progress);
    });
    if (!found) {
        return std::nullopt;
    }
    return py::make_tuple(readOnlyBitsOf(found->presses), found->lowerBound,
                          found->ways.empty() ? py::none() : py::object(intOf(found->ways)));
}

py::tuple hardest(const Game& game, std::size_t threads) {
    const Rule& rule = game.rule();
    const Solver solver = solverOf(game);
    checkBasis(std::uint64_t{solver.nullity()} * rule.vertexCount(), solver.nullity());
    const std::size_t cores = budget(threads).threads;
    const auto [radius, counts] =
        interruptible([&](Progress& progress) { return hardestBoards(solver, cores, progress); });
    py::object boards = py::none();
    if (counts) {
        py::list list;
        for (const std::string& count : *counts) {
            list.append(intOf(count));
        }
        boards = std::move(list);
    }
    return py::make_tuple(readOnlyBitsOf(radius.hardest),
                          readOnlyBitsOf(rule.changedBy(radius.hardest) ^ game.target()),
                          radius.lowerBound(), radius.upperBound, boards);
}

py::tuple nearest(const Game& game) {
    const std::size_t vertices = game.vertexCount();
    const std::size_t most = maxBasisEntries / std::max<std::size_t>(vertices, 1) + 1;
    const std::vector<BitVector> basis = valueOf(interruptible(
        [&](Progress& progress) { return leftKernelBasis(game.rule(), most, progress); }));
    if (std::uint64_t{basis.size()} * vertices > maxBasisEntries) {
        refuse("the sets of lights that decide which boards can be solved would need more than " +
               std::to_string(maxBasisEntries / 8) + " bytes");
    }
    const LightsToChange found = interruptible(
        [&](Progress& progress) { return nearestSolvable(game.difference(), basis, progress); });
    return py::make_tuple(readOnlyBitsOf(found.lights), found.lowerBound);
}

} // namespace

void addSolving(py::module_& module) {
    module.def("facts", &factsOf, py::arg("game"), py::arg("ids"));
    module.def("solve", &solve, py::arg("game"));
    module.def("kernel", &kernel, py::arg("game"));
    module.def("kernel_weights", &kernelWeights, py::arg("game"), py::arg("threads"));
    module.def("solutions", &solutions, py::arg("game"), py::arg("limit"));
    module.def("solution_classes", &solutionClassesOf, py::arg("game"));
    module.def("fewest_presses", &fewest, py::arg("game"), py::arg("threads"));
    module.def("hardest", &hardest, py::arg("game"), py::arg("threads"));
    module.def("nearest", &nearest, py::arg("game"));
}

} // namespace lightsout::python
