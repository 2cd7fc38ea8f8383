// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"
#include "io/SavedBoard.h"
#include "support/Error.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace lightsout {

// English messages for the command line and for Python. The window has its own, which are
// translated.

/// Returns a sentence about the error, without its position and without a full stop.
std::string englishErrorText(const Error& error);

/// Returns the input in printable ASCII for use in messages: other bytes are escaped, and the text
/// is truncated to 80 characters.
std::string shown(std::string_view input);

/// Returns the text escaped in the same way but not truncated, for messages from libraries.
std::string escaped(std::string_view text);

/// Returns a count with its noun, such as "1 press" or "2 presses".
std::string counted(std::uint64_t count, std::string_view one, std::string_view many);

/// Returns the extensions of file formats, separated by spaces as in ".a .b".
std::string extensionsText(const std::vector<std::string_view>& extensions);

/// Returns how a file or text was read: "graph of 3 vertices, 2 edges, from a list of neighbours".
std::string readingText(const SavedBoard& board, const ReadReport& report);

/// Returns what speaks for a reading: "the first line states the size, the matrix is symmetric".
std::string reasonsText(const std::vector<ReadingReason>& reasons);

/// The names of the command-line options, or of the arguments of a Python function, that set some
/// fields of ReadOptions.
struct ReadOptionNames {
    std::string graph;  ///< reads another graph or board
    std::string as;     ///< chooses a reading
    std::string on;     ///< chooses the symbol that is on
    std::string self;   ///< sets the diagonal; empty if there is no such option
    std::string cancel; ///< cancels repeated edges
};

/// Returns English sentences, without a full stop, about what a reader guessed or left out when it
/// read a board with this rule. They name the options that would change the result.
std::vector<std::string> readNotes(const ReadReport& report, const Rule& rule,
                                   const ReadOptions& options, const ReadOptionNames& names);

} // namespace lightsout
