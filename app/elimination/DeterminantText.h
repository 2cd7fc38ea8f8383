// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>

namespace lightsout {

/// Returns an integer, given in decimal digits, with all digits in groups of three. Long numbers
/// can be broken between the groups.
QString wholeIntegerText(const std::string& decimal);

/// Returns a short form of an integer: with all digits if there are at most 12, otherwise rounded
/// towards 0, such as "−1.23 × 10³⁵".
QString shortIntegerText(const std::string& decimal);

} // namespace lightsout
