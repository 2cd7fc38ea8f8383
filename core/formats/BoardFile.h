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

/// File formats. The header of each format describes its contents.
enum class FileFormat {
    document,     ///< .lightsout: everything
    graphMl,      ///< .graphml
    gml,          ///< .gml
    graph6,       ///< .g6
    sparse6,      ///< .s6
    edgeList,     ///< .edges
    csv,          ///< .csv, .tsv: a table of a matrix, edges or lights; written as a matrix
    matrix,       ///< .txt: the influence matrix in plain rows
    rle,          ///< .rle: a pattern of cells, run-length encoded
    cells,        ///< .cells: a pattern of cells in plain rows
    flip,         ///< .flip: an identifier of Simon Tatham's game
    dot,          ///< .dot
    latex,        ///< .tex; can only be written
    digraph6,     ///< .d6; can only be read, like all formats after it
    pajek,        ///< .net
    gexf,         ///< .gexf
    tgf,          ///< .tgf
    dimacs,       ///< .col
    matrixMarket, ///< .mtx
    nodeLink,     ///< .json
    sif,          ///< .sif
};

/// Returns the format for a path's extension, regardless of case.
std::optional<FileFormat> formatOfPath(const std::filesystem::path& path);

/// Returns the format with this name ("graph6") or extension without the dot ("g6").
std::optional<FileFormat> formatNamed(std::string_view name);

/// Returns the names of all formats, as accepted by formatNamed().
std::vector<std::string_view> formatNames();

/// Return the extensions, without the dot, of all formats that can be read or written.
std::vector<std::string_view> readableExtensions();
std::vector<std::string_view> writableExtensions();

/// Returns the format that the text of a file appears to have, regardless of the file name, or
/// nullopt if none matches.
std::optional<FileFormat> formatOfText(std::string_view text);

bool isReadable(FileFormat format);
bool isWritable(FileFormat format);

/// Returns the size limit for files of a format, in bytes.
std::uint64_t fileSizeLimitOf(FileFormat format);

/// Reads a board. UTF-16 is converted to UTF-8 first, and so are XML and GML in the encoding that
/// they declare. Vertices without positions are placed on a circle. Lights that the file does not
/// specify are on, and off in the target. Errors state the line and column if they have a position.
Result<SavedBoard> readBoard(std::string_view text, FileFormat format,
                             const ReadOptions& options = {});

/// Reads a board from text of unknown format, such as the clipboard's: a board specification, a
/// document, GraphML, GML, a graph6 or sparse6 line, a matrix (including one in brackets, as in
/// Python and Sage), a pattern of cells, an identifier of Simon Tatham's "Flip", or an edge list.
/// If none of these matches, the error refers to the most similar format. O(text + arcs · log
/// arcs).
Result<SavedBoard> readPastedBoard(std::string_view text, const ReadOptions& options = {});

/// Reads the text of a file with this name. The format is determined by the extension, or detected
/// if the extension is ".txt" or unknown.
Result<SavedBoard> readBoardNamed(const std::filesystem::path& path, std::string_view text,
                                  const ReadOptions& options = {});

/// Returns the text of a file, for readBoard(). Returns an error before the file is read completely
/// if its beginning does not match `format`, if given, or if it exceeds the size limit for files
/// with such a beginning.
Result<std::string> readBoardText(const std::filesystem::path& path,
                                  std::optional<FileFormat> format,
                                  const ReadOptions& options = {});

/// Reads a file in the given format, or as readBoardNamed() does.
Result<SavedBoard> readBoardFile(const std::filesystem::path& path, const ReadOptions& options = {},
                                 std::optional<FileFormat> format = {});

/// Returns the text of a file with this board. Returns the error cannotHold if the format cannot
/// represent the rule. Also returns an error if the rule would have to be listed vertex by vertex
/// but is too large for that, or if the text would be too long to be read again. Positions, labels,
/// lights and presses are omitted if a format does not support them.
Result<std::string> writeBoard(const SavedBoard& board, FileFormat format,
                               const WriteOptions& options = {});

} // namespace lightsout
