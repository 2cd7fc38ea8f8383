// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>
#include <string>

namespace lightsout {

/// Returns a number in the format of the current language.
QString numberText(std::size_t number);

/// Return a number in the format of the current language, with this many decimals or significant
/// digits. A minus sign is U+2212, and a number that is rounded to 0 has none. Very small and very
/// large numbers are written as 6.7 × 10⁻¹⁷ if significant digits are asked for.
QString decimalText(double number, int decimals);
QString significantText(double number, int digits);
/// Returns an estimate and half the width of its confidence interval, both rounded to two
/// significant digits of that: "2.33 ± 0.49"; the estimate alone if the margin is 0.
QString estimateText(double estimate, double margin);

/// Returns the number that is displayed for an index. Index 0 is displayed as 1 or 0.
std::size_t shownNumber(std::size_t index);

/// Returns 2^exponent in readable form: all digits up to 2^40, otherwise a power.
QString powerOfTwoText(std::size_t exponent);

/// Returns the share of all boards of this nullity that can be solved: "all", "1 in 4", "1 in 2⁴¹".
QString solvableShareText(std::size_t nullity);

/// Returns `part` / `whole` as a percentage with four significant digits, or three if it is less
/// than one. Never uses scientific notation.
QString percentText(std::uint64_t part, std::uint64_t whole);

/// Returns a part of a whole, like solvableShareText() if possible, otherwise as a percentage.
QString partText(std::uint64_t part, std::uint64_t whole);

/// Returns a large number in decimal digits, such as the number of symmetries: in full if it is
/// readable, otherwise as "≥ 10¹²".
QString largeNumberText(const std::string& decimal);

/// Returns a share from 0 to 1 as a percentage with one digit after the point: "51.8 %".
QString shareText(double share);

/// Returns the completed share of work, from 0 to 1, as a whole percentage. It is 100 only at the
/// end of the work.
QString doneText(double fraction);

/// Returns a time in minutes and seconds, such as "4:12".
QString timeText(std::uint64_t seconds);

/// Returns the letter for rows of a matrix, as school books in the language of the window write it:
/// L in French, otherwise R.
QChar rowLetter();

/// Returns a number as a subscript, such as "₁₂".
QString subscript(std::size_t number);

/// Returns a number as an exponent, such as "³²".
QString superscript(std::size_t number);

/// Returns a formula that keeps its left-to-right order in text of either direction.
QString isolated(const QString& formula);

} // namespace lightsout
