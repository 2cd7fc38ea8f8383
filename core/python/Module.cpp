// SPDX-License-Identifier: GPL-3.0-or-later
#include "python/Bindings.h"

PYBIND11_MODULE(_lightsout, module) {
    module.doc() = "The functions of core that the package lightsout calls.";
    module.attr("version") = LIGHTSOUT_VERSION;
    lightsout::python::addLimits(module);
    lightsout::python::addBoards(module);
    lightsout::python::addSolving(module);
    lightsout::python::addEliminations(module);
    lightsout::python::addTilings(module);
    lightsout::python::addRandomPlay(module);
    lightsout::python::addCounts(module);
}
