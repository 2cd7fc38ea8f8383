// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "facts/Value.h"

#include <pybind11/pybind11.h>

#include <string>
#include <vector>

namespace lightsout::python {

/// Returns an integer of any size as an int. Converts it through hexadecimal digits, because Python
/// refuses to read thousands of decimal ones.
inline pybind11::int_ intOf(const BigInteger& number) {
    const std::string digits =
        (number < 0 ? "-" : "") + BigInteger(abs(number)).str(0, std::ios_base::hex);
    PyObject* const object = PyLong_FromString(digits.c_str(), nullptr, 16);
    if (object == nullptr) {
        throw pybind11::error_already_set();
    }
    return pybind11::reinterpret_steal<pybind11::int_>(object);
}

/// Returns the same for decimal digits.
inline pybind11::int_ intOf(const std::string& decimal) {
    return intOf(BigInteger(decimal));
}

inline pybind11::list intsOf(const std::vector<BigInteger>& numbers) {
    pybind11::list list;
    for (const BigInteger& number : numbers) {
        list.append(intOf(number));
    }
    return list;
}

/// Returns an exact number as an int or a Fraction, another one as a float, or None if it is null.
inline pybind11::object numberOf(const Number* number) {
    if (number == nullptr) {
        return pybind11::none();
    }
    if (const auto* real = std::get_if<double>(number)) {
        return pybind11::float_(*real);
    }
    const auto& exact = std::get<BigFraction>(*number);
    const pybind11::int_ top = intOf(BigInteger(numerator(exact)));
    return isInteger(*number) ? pybind11::object(top)
                              : pybind11::module_::import("fractions")
                                    .attr("Fraction")(top, intOf(BigInteger(denominator(exact))));
}

} // namespace lightsout::python
