// SPDX-License-Identifier: GPL-3.0-or-later
#include "census/Census.h"
#include "challenge/ChallengeCode.h"
#include "challenge/Deal.h"
#include "formats/EnglishText.h"
#include "io/BoardSpec.h"
#include "io/LatticeNames.h"
#include "io/Suggestion.h"
#include "python/Arrays.h"
#include "python/Bindings.h"
#include "python/Errors.h"
#include "python/Interruptible.h"
#include "python/Limits.h"
#include "python/Numbers.h"
#include "support/Parallel.h"
#include "sweep/Sweep.h"

#include <pybind11/numpy.h>
#include <pybind11/stl.h>

#include <chrono>

namespace lightsout::python {

namespace py = pybind11;

namespace {

/// Converts a Python range. Its step must be 1, and its numbers must be at least `least`.
SizeRange sizesOf(const py::object& range, std::int64_t least = 1) {
    const std::string shownRange = py::repr(range);
    if (!PyRange_Check(range.ptr())) {
        throw py::type_error("a range is expected, such as range(1, 10), not " + shownRange);
    }
    const auto numberOf = [&](const char* name) {
        try {
            return range.attr(name).cast<std::int64_t>();
        } catch (const py::cast_error&) {
            throw py::value_error("the numbers of " + shownRange + " are too large");
        }
    };
    const std::int64_t start = numberOf("start");
    const std::int64_t stop = numberOf("stop");
    if (numberOf("step") != 1 || start < least || stop <= start) {
        throw py::value_error("a range without gaps is expected, such as range(1, 10), not " +
                              shownRange);
    }
    return {static_cast<std::size_t>(start), static_cast<std::size_t>(stop - 1)};
}

LatticeFamily familyNamed(const std::string& topology, const std::string& neighbours, bool self) {
    const auto surface = topologyNamed(topology);
    const auto shape = neighboursNamed(neighbours);
    if (!surface || !shape) {
        raise({.code = ErrorCode::unknownOptionValue,
               .subject = surface ? "neighbours=" + neighbours : "topology=" + topology});
    }
    return {.topology = *surface, .neighbours = *shape, .selfInfluence = self};
}

py::array_t<std::uint32_t> nullities(const py::object& rows, const py::object& cols,
                                     const std::string& topology, const std::string& neighbours,
                                     bool selfInfluence, std::size_t threads) {
    const SizeRange rowSizes = sizesOf(rows);
    const SizeRange colSizes = sizesOf(cols);
    Census census(familyNamed(topology, neighbours, selfInfluence));
    if (!census.isFeasible(rowSizes.last, colSizes.last)) {
        raise({.code = ErrorCode::tooManySteps,
               .expected = census.maxSide(),
               .found = std::max(rowSizes.last, colSizes.last)});
    }
    const std::size_t cores = budget(threads).threads;
    const NullityTable table = interruptible(
        [&](Progress& progress) { return census.table(rowSizes, colSizes, cores, progress); });
    return py::array_t<std::uint32_t>({rowSizes.count(), colSizes.count()}, table.nullities.data());
}

std::optional<SweepRange> rangeOf(const std::optional<py::object>& range) {
    if (!range) {
        return std::nullopt;
    }
    const SizeRange sizes = sizesOf(*range, 0);
    return SweepRange{sizes.first, sizes.last};
}

const Fact* factGiven(const std::string& name) {
    const Fact* fact = sweptFactNamed(name);
    if (fact == nullptr) {
        std::string names;
        for (const std::string_view each : namesOfSweptFacts()) {
            names += (names.empty() ? "" : ", ") + std::string(each);
        }
        throw py::value_error("\"" + shown(name) + "\" is not a quantity; the quantities are " +
                              names + suggestion(name, namesOfSweptFacts()));
    }
    return fact;
}

/// Throws pybind11::value_error if the letter occurs in the board but its range is not given, or
/// vice versa.
void checkLetter(const std::string& board, const std::string& letter, bool isGiven) {
    const bool isUsed = board.find("{" + letter + "}") != std::string::npos;
    if (isUsed && !isGiven) {
        throw py::value_error("the range " + letter + " is missing");
    }
    if (isGiven && !isUsed) {
        throw py::value_error("there is no {" + letter + "} in the board");
    }
}

Sweep sweepOf(const std::string& quantity, const std::string& board,
              const std::optional<py::object>& n, const std::optional<py::object>& m,
              std::optional<std::uint64_t> presses, std::uint64_t samples, std::uint64_t seed) {
    constexpr std::uint64_t maxPoints = 10'000'000;
    constexpr std::uint64_t maxSamples = 1'000'000;
    const Sweep sweep{.fact = factGiven(quantity),
                      .board = board,
                      .n = rangeOf(n),
                      .m = rangeOf(m),
                      .presses = presses.value_or(0),
                      .samples = samples,
                      .seed = seed};
    checkLetter(board, "n", n.has_value());
    checkLetter(board, "m", m.has_value());
    if (sweep.fact->arguments.empty() == presses.has_value()) {
        throw py::value_error(presses ? "this quantity does not depend on presses"
                                      : "presses are missing");
    }
    if (sweep.pointCount() > maxPoints) {
        refuse(std::to_string(sweep.pointCount()) + " boards; up to " + std::to_string(maxPoints) +
               " are possible");
    }
    if (samples == 0) {
        throw py::value_error("samples must be at least 1");
    }
    if (samples > maxSamples) {
        refuse(std::to_string(samples) + " boards for each point; up to " +
               std::to_string(maxSamples) + " are possible");
    }
    if (samples > 1 && !sweep.isDrawn()) {
        throw py::value_error("samples have no effect: this board is not random");
    }
    // If there is an error in the board, it occurs at the first or the last size.
    for (const std::size_t number : {std::size_t{0}, sweep.pointCount() - 1}) {
        const std::string first = sweep.boardAt(number);
        const ReadOptions options{.memory = budget().memory, .seed = seed};
        valueOf(interruptible([&](Progress&) { return parseBoardSpec(first, options); }), first);
    }
    return sweep;
}

/// Returns n, m, value, whether it is proven, and both bounds of each point.
py::list sweepPoints(const std::string& quantity, const std::string& board,
                     const std::optional<py::object>& n, const std::optional<py::object>& m,
                     std::optional<std::uint64_t> presses, std::uint64_t samples,
                     std::uint64_t seed, std::size_t threads) {
    const Sweep sweep = sweepOf(quantity, board, n, m, presses, samples, seed);
    const Budget limits = budget(threads);
    std::vector<Value> measured(sweep.pointCount());
    interruptible([&](Progress& progress) {
        MemoryPool memory(limits.memory);
        const std::size_t own = measured.size() == 1 ? limits.threads : 1;
        forEachInParallel(measured.size(), limits.threads, progress, [&](std::size_t number) {
            Progress ofPoint(&progress);
            measured[number] = measurePoint(sweep, number, boardWithAllOn, own, memory, ofPoint);
        });
    });
    py::list points;
    for (std::size_t number = 0; number < measured.size(); ++number) {
        const SweepPoint point = sweep.point(number);
        const Value& value = measured[number];
        points.append(py::make_tuple(point.n, point.m, numberOf(value.number()), value.isProven,
                                     numberOf(value.low ? &*value.low : nullptr),
                                     numberOf(value.high ? &*value.high : nullptr)));
    }
    return points;
}

/// Returns deals of a given size, or the deals of consecutive days beginning with `day`, the number
/// of days since 1 January 1970.
std::vector<Deal> dealsOf(std::size_t rows, std::size_t cols, std::optional<std::size_t> difficulty,
                          std::size_t count, std::uint64_t seed, bool isRising,
                          std::optional<std::int64_t> day) {
    constexpr std::size_t maxDealt = 10'000;
    if (count == 0) {
        throw py::value_error("count must be at least 1");
    }
    if (count > maxDealt) {
        refuse(std::to_string(count) + " boards; at most " + std::to_string(maxDealt) +
               " can be dealt at once");
    }
    std::vector<Deal> deals;
    if (day) {
        for (std::size_t i = 0; i < count; ++i) {
            deals.push_back(
                dealOfDay(std::chrono::sys_days(std::chrono::days(*day)) + std::chrono::days(i)));
        }
        return deals;
    }
    const std::string size = std::to_string(rows) + " x " + std::to_string(cols);
    if (rows == 0 || cols == 0) {
        throw py::value_error("boards of " + size + " cells are not dealt");
    }
    if (rows > maxDealtSide || cols > maxDealtSide) {
        const std::string most = std::to_string(maxDealtSide);
        refuse("boards of " + size + " are not dealt; up to " + most + " x " + most + " are");
    }
    Deal deal{.seed = seed, .rows = rows, .cols = cols};
    const std::size_t most = maxDealtPresses(rows, cols);
    deal.presses = difficulty.value_or(std::min(deal.presses, most));
    if (deal.presses == 0) {
        throw py::value_error("difficulty must be at least 1");
    }
    if (deal.presses > most || (isRising && count - 1 > most - deal.presses)) {
        throw py::value_error("the hardest boards of " + size + " need " +
                              counted(most, "press", "presses"));
    }
    if (count - 1 > UINT64_MAX - seed) {
        throw py::value_error("the seeds of the boards would exceed 2^64 - 1");
    }
    for (std::size_t i = 0; i < count; ++i) {
        deals.push_back(deal);
        ++deal.seed;
        if (isRising && i + 1 < count) {
            deal = *oneMore(deal);
        }
    }
    return deals;
}

/// Returns the code, the board and a shortest solution of each deal.
py::list deal(std::size_t rows, std::size_t cols, std::optional<std::size_t> difficulty,
              std::size_t count, std::uint64_t seed, bool isRising,
              std::optional<std::int64_t> day) {
    const std::vector<Deal> deals = dealsOf(rows, cols, difficulty, count, seed, isRising, day);
    std::vector<DealtBoard> dealt;
    interruptible([&](Progress& progress) {
        for (const Deal& each : deals) {
            dealt.push_back(dealtBoard(each, progress));
        }
    });
    py::list boards;
    for (std::size_t i = 0; i < deals.size(); ++i) {
        const ChallengeBoard& board = dealt[i].board;
        boards.append(
            py::make_tuple(challengeCode(deals[i]).value_or(challengeCode(board)),
                           Game(board.lattice, board.lights, BitVector(board.lights.size())),
                           readOnlyBitsOf(dealt[i].presses)));
    }
    return boards;
}

} // namespace

void addCounts(py::module_& module) {
    module.def("nullities", &nullities, py::arg("rows"), py::arg("cols"), py::arg("topology"),
               py::arg("neighbours"), py::arg("self_influence"), py::arg("threads"));
    module.def("sweep", &sweepPoints, py::arg("quantity"), py::arg("board"), py::arg("n"),
               py::arg("m"), py::arg("presses"), py::arg("samples"), py::arg("seed"),
               py::arg("threads"));
    module.def("quantities", &namesOfSweptFacts);
    module.def("deal", &deal, py::arg("rows"), py::arg("cols"), py::arg("difficulty"),
               py::arg("count"), py::arg("seed"), py::arg("rising"), py::arg("day"));
}

} // namespace lightsout::python
