// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace lightsout::cli {

/// Returns "; did you mean "grid"?" with the candidate at the smallest edit distance from `word`,
/// the first of several; empty if none is near, or if the word itself is a candidate. An edit
/// inserts, deletes or replaces a character, or swaps two neighbours; a word of n characters may be
/// (n + 2) / 4 edits away, so a word of one gets no suggestion, nor does one of over 40.
/// Damerau, "A technique for computer detection and correction of spelling errors", CACM 7, 1964.
/// O(length² · candidates) time.
std::string suggestion(std::string_view word, std::span<const std::string_view> candidates);

} // namespace lightsout::cli
