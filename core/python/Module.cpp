// SPDX-License-Identifier: GPL-3.0-or-later
#include "python/Bindings.h"

PYBIND11_MODULE(lightsout, module) {
    module.doc() = "Lights Out on grids and graphs: boards, solutions, kernels, fewest presses, "
                   "tilings, laws of random play, solution counts.";
    lightsout::python::addErrors(module);
    lightsout::python::addBoards(module);
    lightsout::python::addSolving(module);
    lightsout::python::addLaws(module);
    lightsout::python::addCounts(module);
}
