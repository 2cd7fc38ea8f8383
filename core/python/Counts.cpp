// SPDX-License-Identifier: GPL-3.0-or-later
#include "census/Census.h"
#include "io/LatticeNames.h"
#include "python/Bindings.h"
#include "python/Errors.h"
#include "python/Interruptible.h"
#include "python/Threads.h"

#include <pybind11/numpy.h>

namespace lightsout::python {

namespace py = pybind11;

namespace {

/// Converts a Python range, which must have step 1.
SizeRange sizesOf(const py::object& range) {
    const auto start = range.attr("start").cast<std::int64_t>();
    const auto stop = range.attr("stop").cast<std::int64_t>();
    if (range.attr("step").cast<std::int64_t>() != 1 || start < 1 || stop <= start) {
        throw py::value_error("sizes are a range of positive numbers without gaps");
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
    const NullityTable table = interruptible([&](Progress& progress) {
        return census.table(rowSizes, colSizes, threadCount(threads), progress);
    });
    return py::array_t<std::uint32_t>({rowSizes.count(), colSizes.count()}, table.nullities.data());
}

} // namespace

void addCounts(py::module_& module) {
    module.def("nullities", &nullities, py::arg("rows"), py::arg("cols"),
               py::arg("topology") = "plane", py::arg("neighbours") = "plus",
               py::arg("self_influence") = true, py::arg("threads") = 0,
               "The nullities of all boards with these numbers of rows and of columns, two ranges "
               "such as range(1, 20): 2 ** nullity solutions each.");
}

} // namespace lightsout::python
