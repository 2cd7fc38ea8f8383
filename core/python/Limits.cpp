// SPDX-License-Identifier: GPL-3.0-or-later
#include "python/Limits.h"

#include "python/Bindings.h"
#include "python/Errors.h"
#include "support/Parallel.h"

#include <pybind11/stl.h>

#include <array>
#include <cstdio>

namespace lightsout::python {

namespace py = pybind11;

namespace {

/// Returns the limits, which must be read and written only while the interpreter's lock is held.
Budget& limits() {
    static Budget limits{.memory = machineMemory() / 2};
    return limits;
}

/// Returns a number rounded to a few digits.
std::string about(double number) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.3g", number);
    return text.data();
}

void setLimits(std::optional<double> operations, std::optional<std::uint64_t> memory) {
    if (operations && !(*operations > 0)) {
        throw py::value_error("operations must be positive");
    }
    if (memory && *memory == 0) {
        throw py::value_error("memory must be positive");
    }
    limits() = {.operations = operations.value_or(Budget().operations),
                .memory = memory.value_or(machineMemory() / 2)};
}

} // namespace

Budget budget(std::size_t threads) {
    Budget budget = limits();
    budget.threads = threads == 0 ? coreCount() : threads;
    return budget;
}

void checkWork(const WorkEstimate& estimate) {
    const Budget& most = limits();
    if (estimate.operations > most.operations) {
        refuse("this would take about " + about(estimate.operations) + " operations; up to " +
               about(most.operations) + " are feasible, or more with lightsout.set_limits()");
    }
    if (estimate.bytes > static_cast<double>(most.memory)) {
        refuse("this would need about " + about(estimate.bytes) + " bytes of memory; up to " +
               about(static_cast<double>(most.memory)) +
               " are feasible, or more with lightsout.set_limits()");
    }
}

void addLimits(py::module_& module) {
    module.def("set_limits", &setLimits, py::arg("operations"), py::arg("memory"));
}

} // namespace lightsout::python
