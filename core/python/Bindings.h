// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <pybind11/pybind11.h>

namespace lightsout::python {

// Each function adds its part to the module lightsout._lightsout, which only the package lightsout
// uses: the package's functions have the annotations and docstrings. Vertices are numbered from 0;
// lights and presses are NumPy arrays of 0 and 1; results with several parts are tuples, in the
// order of the fields of the package's classes.

void addLimits(pybind11::module_& module);
void addBoards(pybind11::module_& module);
void addSolving(pybind11::module_& module);
void addEliminations(pybind11::module_& module);
void addTilings(pybind11::module_& module);
void addRandomPlay(pybind11::module_& module);
void addCounts(pybind11::module_& module);

} // namespace lightsout::python
