// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "facts/Fact.h"
#include "text/Glossary.h"

#include <QString>

namespace lightsout {

/// Returns the name of a fact, such as "Nullity".
QString factName(const Fact& fact);
/// Returns one plain sentence that says what the fact means.
QString factSentence(const Fact& fact);
/// Returns what a value of the fact counts, such as "presses"; empty if the name says it.
QString factUnit(const Fact& fact);
/// Returns the glossary's term for the fact, if it has one.
std::optional<Term> termOf(const Fact& fact);

/// Returns a value in readable form, such as "1 in 16", "8 773 774", "1.27 × 10³⁸", "2⁵⁰" or "yes";
/// "≤ 12" for a number that is the best known; "–" if there is none.
QString valueText(const Fact& fact, const Value& value);
/// Returns a range such as "12 … 15" if the value is uncertain or is a mean with a confidence
/// interval; otherwise an empty string.
QString rangeText(const Fact& fact, const Value& value);
/// Returns a sentence with the reason why a value is missing.
QString missingText(Missing missing);

/// A value as text, or an empty text and the reason why there is no value.
struct ShownValue {
    QString text{};
    QString reason{};
};
/// Returns what to show for a value; "…" if it is nullopt because it is being computed.
ShownValue shownValue(const Fact& fact, const std::optional<Value>& value, bool isComputing);

} // namespace lightsout
