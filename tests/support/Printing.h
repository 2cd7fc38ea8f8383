// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitVector.h"
#include "gf2/Polynomial.h"

#include <QTest>

#include <string>

// The texts that QCOMPARE prints for our types if values differ.

namespace QTest {

template <>
inline char* toString(const std::string& text) {
    return qstrdup(text.c_str());
}

} // namespace QTest

namespace lightsout {

inline char* toString(const BitVector& vector) {
    return QTest::toString(vector.toString());
}

/// Returns the coefficients, the constant one first.
inline char* toString(const Polynomial& polynomial) {
    std::string digits;
    for (std::size_t k = 0; !polynomial.isZero() && k <= *polynomial.degree(); ++k) {
        digits += polynomial.coefficient(k) ? '1' : '0';
    }
    return QTest::toString(digits.empty() ? std::string("zero") : digits);
}

} // namespace lightsout
