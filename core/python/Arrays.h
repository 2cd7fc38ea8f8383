// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitMatrix.h"

#include <pybind11/numpy.h>

#include <cstdint>
#include <vector>

namespace lightsout::python {

/// What Python gives: an array or a list, of numbers or truth values.
using AnyArray = pybind11::object;
/// What Python gets: 0 and 1.
using Bits = pybind11::array_t<std::uint8_t>;

Bits bitsOf(const BitVector& vector);
/// The same for a property of an object: an array that cannot be written to, because what is
/// written to a copy would be lost.
Bits readOnlyBitsOf(const BitVector& vector);
/// A row for each vector, all of `columns` entries.
Bits bitsOf(const std::vector<BitVector>& rows, std::size_t columns);
Bits bitsOf(const BitMatrix& matrix);

/// The entries of an array of any shape, in the order of its rows; there must be `size` of them,
/// each 0 or 1. Throws pybind11::value_error.
BitVector vectorOf(const AnyArray& array, std::size_t size);
/// The same of a square matrix.
BitMatrix squareMatrixOf(const AnyArray& array);

} // namespace lightsout::python
