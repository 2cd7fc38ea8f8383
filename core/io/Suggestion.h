// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace lightsout {

/// Returns "; did you mean "grid"?" with the candidate at the smallest edit distance from `word`,
/// or the first such candidate if there are several. Returns an empty string if no candidate is
/// near or the word itself is one. An edit inserts, deletes or replaces a character, or swaps two
/// neighbours; a candidate is near a word of n characters if it is at most (n + 2) / 4 edits away,
/// so a word of one character gets no suggestion. Words of more than 40 characters get none either.
/// Damerau, "A technique for computer detection and correction of spelling errors", CACM 7, 1964.
/// O(length² · candidates) time.
std::string suggestion(std::string_view word, std::span<const std::string_view> candidates);

/// Returns the candidate that suggestion() names; empty if it names none.
std::string_view nearestWord(std::string_view word, std::span<const std::string_view> candidates);

} // namespace lightsout
