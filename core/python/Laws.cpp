// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/Game.h"
#include "python/Bindings.h"
#include "python/Errors.h"
#include "python/Interruptible.h"
#include "python/Threads.h"
#include "random/ExactLaw.h"
#include "random/Moments.h"

#include <pybind11/numpy.h>

namespace lightsout::python {

namespace py = pybind11;

namespace {

Walk walkOf(bool isLazy) {
    return isLazy ? Walk::lazy : Walk::plain;
}

py::array_t<double> law(const Game& game, std::uint64_t presses, bool isLazy, std::size_t threads) {
    const PressLightTable table = valueOf(interruptible([&](Progress& progress) {
        return PressLightTable::compute(game.rule(), game.lights(), threadCount(threads), progress);
    }));
    const std::vector<double> law = ExactLaw(table).after(presses, walkOf(isLazy));
    return py::array_t<double>(static_cast<py::ssize_t>(law.size()), law.data());
}

py::tuple moments(const Game& game, std::uint64_t presses, bool isLazy) {
    if (const std::optional<Error> error = Moments::refusal(game.rule())) {
        raise(*error);
    }
    const Moments moments = interruptible(
        [&](Progress& progress) { return Moments(game.rule(), game.lights(), progress); });
    return py::make_tuple(moments.mean(presses, walkOf(isLazy)),
                          moments.variance(presses, walkOf(isLazy)));
}

} // namespace

void addLaws(py::module_& module) {
    module.def("law", &law, py::arg("board"), py::arg("presses"), py::arg("lazy") = false,
               py::arg("threads") = 0,
               "The exact law of the number of lights on after so many random presses from the "
               "board's lights: the probabilities of 0 ... vertex_count. In lazy play nothing is "
               "pressed each time with probability 1/2.");
    module.def("moments", &moments, py::arg("board"), py::arg("presses"), py::arg("lazy") = false,
               "Mean and variance of that law, also for boards that law() refuses.");
}

} // namespace lightsout::python
