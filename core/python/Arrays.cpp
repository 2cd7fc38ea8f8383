// SPDX-License-Identifier: GPL-3.0-or-later
#include "python/Arrays.h"

#include "io/EnglishText.h"

#include <string>

namespace lightsout::python {

namespace py = pybind11;

namespace {

/// Returns the entries as numbers, before they are known to be 0s and 1s: 2 and 0.5 must not become
/// 1.
py::array_t<double, py::array::c_style | py::array::forcecast> numbersOf(const AnyArray& array) {
    auto numbers = py::array_t<double, py::array::c_style | py::array::forcecast>::ensure(array);
    if (!numbers) {
        PyErr_Clear();
        throw py::value_error("an array of 0 and 1 is expected");
    }
    return numbers;
}

bool isOne(double number) {
    if (number != 0 && number != 1) {
        throw py::value_error("an array of 0 and 1 is expected, not of " +
                              std::string(py::str(py::float_(number))));
    }
    return number == 1;
}

void write(const BitVector& vector, std::uint8_t* entries) {
    for (std::size_t i = 0; i < vector.size(); ++i) {
        entries[i] = vector[i] ? 1 : 0;
    }
}

} // namespace

Bits bitsOf(const BitVector& vector) {
    Bits bits(static_cast<py::ssize_t>(vector.size()));
    write(vector, bits.mutable_data());
    return bits;
}

Bits readOnlyBitsOf(const BitVector& vector) {
    Bits bits = bitsOf(vector);
    bits.attr("setflags")(pybind11::arg("write") = false);
    return bits;
}

Bits bitsOf(const std::vector<BitVector>& rows, std::size_t columns) {
    Bits bits({rows.size(), columns});
    for (std::size_t row = 0; row < rows.size(); ++row) {
        write(rows[row], bits.mutable_data() + row * columns);
    }
    return bits;
}

Bits bitsOf(const BitMatrix& matrix) {
    Bits bits({matrix.rows(), matrix.cols()});
    for (std::size_t row = 0; row < matrix.rows(); ++row) {
        write(matrix.row(row), bits.mutable_data() + row * matrix.cols());
    }
    return bits;
}

BitVector vectorOf(const AnyArray& array, std::size_t size) {
    const auto numbers = numbersOf(array);
    if (static_cast<std::size_t>(numbers.size()) != size) {
        throw py::value_error(
            "the array has " +
            counted(static_cast<std::uint64_t>(numbers.size()), "entry", "entries") +
            "; the board has " + counted(size, "vertex", "vertices"));
    }
    BitVector vector(size);
    for (std::size_t i = 0; i < size; ++i) {
        if (isOne(numbers.data()[i])) {
            vector.set(i);
        }
    }
    return vector;
}

BitMatrix bitMatrixOf(const AnyArray& array) {
    const auto numbers = numbersOf(array);
    if (numbers.ndim() != 2) {
        throw py::value_error("a matrix is expected, not an array of shape " +
                              std::string(py::str(py::object(numbers.attr("shape")))));
    }
    const auto rows = static_cast<std::size_t>(numbers.shape(0));
    const auto cols = static_cast<std::size_t>(numbers.shape(1));
    BitMatrix matrix(rows, cols);
    for (std::size_t i = 0; i < rows * cols; ++i) {
        if (isOne(numbers.data()[i])) {
            matrix.set(i / cols, i % cols);
        }
    }
    return matrix;
}

} // namespace lightsout::python
