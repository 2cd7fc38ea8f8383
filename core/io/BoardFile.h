// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/SavedBoard.h"
#include "support/Result.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lightsout {

/// Each has its own header, which says what it holds.
enum class FileFormat {
    document,     ///< .lightsout: everything
    graphMl,      ///< .graphml
    gml,          ///< .gml
    graph6,       ///< .g6
    sparse6,      ///< .s6
    edgeList,     ///< .edges
    csv,          ///< .csv, .tsv: a table: a matrix, edges or lights; a matrix if written
    matrix,       ///< .txt: the influence matrix in plain rows
    rle,          ///< .rle: a pattern of cells, run-length encoded
    cells,        ///< .cells: the same in plain rows
    flip,         ///< .flip: an identifier of Simon Tatham's game
    dot,          ///< .dot
    latex,        ///< .tex: written only
    digraph6,     ///< .d6: read only, like all that follow
    pajek,        ///< .net
    gexf,         ///< .gexf
    tgf,          ///< .tgf
    dimacs,       ///< .col
    matrixMarket, ///< .mtx
    nodeLink,     ///< .json
    sif,          ///< .sif
};

/// The format a path's extension stands for, in capitals or not.
std::optional<FileFormat> formatOfPath(const std::filesystem::path& path);

/// By its name ("graph6") or its extension without the dot ("g6").
std::optional<FileFormat> formatNamed(std::string_view name);

/// The names of all formats, as formatNamed() takes them.
std::vector<std::string_view> formatNames();

/// The extensions, without the dot, of all formats that can be read or written.
std::vector<std::string_view> readableExtensions();
std::vector<std::string_view> writableExtensions();

/// The format that a text looks like, whatever its name; nullopt for what looks like none.
std::optional<FileFormat> formatOfText(std::string_view text);

bool isReadable(FileFormat format);
bool isWritable(FileFormat format);

/// Bytes of the largest file that is read in a format.
std::uint64_t fileSizeLimitOf(FileFormat format);

/// Reads a board. Texts in UTF-16, and XML and GML in the encoding that they declare, are
/// converted to UTF-8 first. Vertices without positions are placed on a circle; lights that the
/// file does not give are on, its targets off. Errors give line and column if there are any.
Result<SavedBoard> readBoard(std::string_view text, FileFormat format,
                             const ReadOptions& options = {});

/// Reads the text of a file of this name: in the format of its extension, or in the one that the
/// text looks like if the extension is ".txt" or says nothing.
Result<SavedBoard> readBoardNamed(const std::filesystem::path& path, std::string_view text,
                                  const ReadOptions& options = {});

/// The text of a file, for readBoard(). What begins like no text of the format, if one is given, or
/// is too large for what it begins with, is refused before it is read.
Result<std::string> readBoardText(const std::filesystem::path& path,
                                  std::optional<FileFormat> format,
                                  const ReadOptions& options = {});

/// Reads a file in the format given, or as readBoardNamed() does.
Result<SavedBoard> readBoardFile(const std::filesystem::path& path, const ReadOptions& options = {},
                                 std::optional<FileFormat> format = {});

/// The file's text. Refuses with cannotHold what the format has no place for in the rule itself,
/// and as too large what would have to be listed vertex by vertex and is too much for that, or
/// could not be read again for its length. Places,
/// labels, lights and presses are left out where a format does not know them.
Result<std::string> writeBoard(const SavedBoard& board, FileFormat format,
                               const WriteOptions& options = {});

} // namespace lightsout
