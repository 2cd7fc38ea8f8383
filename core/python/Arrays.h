// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitMatrix.h"

#include <pybind11/numpy.h>

#include <cstdint>
#include <vector>

namespace lightsout::python {

/// Input from Python: an array or a list of numbers or truth values.
using AnyArray = pybind11::object;
/// Output to Python: an array of 0s and 1s.
using Bits = pybind11::array_t<std::uint8_t>;

Bits bitsOf(const BitVector& vector);
/// Returns a read-only array for a property of an object, because changes to a copy would be lost.
Bits readOnlyBitsOf(const BitVector& vector);
/// Returns an array with one row for each vector, all with `columns` entries.
Bits bitsOf(const std::vector<BitVector>& rows, std::size_t columns);
Bits bitsOf(const BitMatrix& matrix);

/// Returns the entries of an array of any shape, in row-major order. There must be `size` entries,
/// each 0 or 1. Throws pybind11::value_error.
BitVector vectorOf(const AnyArray& array, std::size_t size);
/// Returns the same for a matrix of any shape.
BitMatrix bitMatrixOf(const AnyArray& array);

} // namespace lightsout::python
