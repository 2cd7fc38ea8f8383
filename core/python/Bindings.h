// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <pybind11/pybind11.h>

namespace lightsout::python {

// Each function adds its part to the module. Docstrings in these functions describe the module for
// users of Python: vertices are numbered from 0, and lights and presses are NumPy arrays of 0s and
// 1s.

void addErrors(pybind11::module_& module);
void addBoards(pybind11::module_& module);
void addSolving(pybind11::module_& module);
void addLaws(pybind11::module_& module);
void addCounts(pybind11::module_& module);

} // namespace lightsout::python
