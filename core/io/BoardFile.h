// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/SavedBoard.h"
#include "support/Result.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace lightsout {

/// Each has its own header, which says what it holds.
enum class FileFormat {
    document, ///< .lightsout: everything
    graphMl,  ///< .graphml
    gml,      ///< .gml
    graph6,   ///< .g6
    sparse6,  ///< .s6
    edgeList, ///< .edges
    csv,      ///< .csv: the influence matrix, entries between commas
    matrix,   ///< .txt: the influence matrix in plain rows
    rle,      ///< .rle: a pattern of cells, run-length encoded
    cells,    ///< .cells: the same in plain rows
    flip,     ///< .flip: an identifier of Simon Tatham's game
    dot,      ///< .dot: written only
    latex,    ///< .tex: written only
};

/// The format a path's extension stands for, in capitals or not.
std::optional<FileFormat> formatOfPath(const std::filesystem::path& path);

/// By its name ("graph6") or its extension without the dot ("g6").
std::optional<FileFormat> formatNamed(std::string_view name);

/// Whether the format can be read too.
bool isReadable(FileFormat format);

/// Bytes of the largest file that is read in a format.
std::uint64_t fileSizeLimitOf(FileFormat format);

/// Reads a board that a file in UTF-8 holds. Vertices without places are put on a circle; lights
/// the file does not tell are on, its targets off. Errors tell line and column where there are
/// any.
Result<SavedBoard> readBoard(std::string_view text, FileFormat format,
                             const ReadOptions& options = {});

/// The text of a file in the format, for readBoard(). What begins like no text of the format, or is
/// too large for what it begins with, is refused before it is read.
Result<std::string> readBoardText(const std::filesystem::path& path, FileFormat format,
                                  const ReadOptions& options = {});

/// Reads a file in the format given, or the one that its extension stands for.
Result<SavedBoard> readBoardFile(const std::filesystem::path& path, const ReadOptions& options = {},
                                 std::optional<FileFormat> format = {});

/// The file's text. Refuses with cannotHold what the format has no place for in the rule itself,
/// and as too large what would have to be listed vertex by vertex and is too much for that, or
/// could not be read again for its length. Places,
/// labels, lights and presses are left out where a format does not know them.
Result<std::string> writeBoard(const SavedBoard& board, FileFormat format,
                               const WriteOptions& options = {});

} // namespace lightsout
