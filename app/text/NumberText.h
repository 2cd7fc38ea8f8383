// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>
#include <string>

namespace lightsout {

/// A number as the language writes it.
QString numberText(std::size_t number);

/// The number that stands for an index in the window: with 1 or 0 for the first.
std::size_t shownNumber(std::size_t index);

/// 2^exponent for people: written out up to 2^40, else as a power.
QString powerOfTwoText(std::size_t exponent);

/// How many of all boards of so large a nullity can be solved: "all", "1 in 4", "1 in 2⁴¹".
QString solvableShareText(std::size_t nullity);

/// In percent with four digits; never as a power of ten.
QString percentText(std::uint64_t part, std::uint64_t whole);

/// A part of a whole: as solvableShareText() where that says it, else in percent.
QString partText(std::uint64_t part, std::uint64_t whole);

/// A large number in decimal digits, such as how many symmetries there are: in full while that can
/// be taken in, else "≥ 10¹²".
QString largeNumberText(const std::string& decimal);

/// A share from 0 to 1 in percent, with a digit after the point: "51.8 %".
QString shareText(double share);

/// How much of a work is done, from 0 to 1, in whole percent; 100 only at its end.
QString doneText(double fraction);

/// A number as a subscript: ₁₂.
QString subscript(std::size_t number);

/// A number as an exponent: ³².
QString superscript(std::size_t number);

/// Keeps a formula in its left-to-right order inside text of any direction.
QString isolated(const QString& formula);

} // namespace lightsout
