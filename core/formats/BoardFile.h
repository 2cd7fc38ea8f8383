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

/// File formats. The C++ header with a format's functions describes the format.
enum class FileFormat {
    document,     ///< .lightsout: everything
    graphMl,      ///< .graphml
    gml,          ///< .gml
    graph6,       ///< .g6
    sparse6,      ///< .s6
    edgeList,     ///< .edges
    csv,          ///< .csv, .tsv, and text without a format of its own; written as a matrix
    matrix,       ///< .txt: the influence matrix in plain rows
    rle,          ///< .rle: a pattern of cells, run-length encoded
    cells,        ///< .cells: a pattern of cells in plain rows
    flip,         ///< .flip: a game identifier of Simon Tatham's "Flip"
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

/// Returns the format in which a file with this name is read: as formatOfPath(), but without the
/// extension .gz. Files are never written as .gz.
std::optional<FileFormat> formatToRead(const std::filesystem::path& path);

/// Returns the format with this name ("graph6") or extension without the dot ("g6").
std::optional<FileFormat> formatNamed(std::string_view name);

/// Return the names, as accepted by formatNamed(), of all formats that can be read or written.
std::vector<std::string_view> readableFormats();
std::vector<std::string_view> writableFormats();

/// Return the extensions, without the dot, of all formats that can be read or written.
std::vector<std::string_view> readableExtensions();
std::vector<std::string_view> writableExtensions();

/// Returns the format that the text of a file appears to have, regardless of the file name, or
/// nullopt if the text is empty.
std::optional<FileFormat> formatOfText(std::string_view text);

/// Returns the name of a known format that is not read, or an empty string.
std::string_view unreadFormatOf(std::string_view text);

bool isReadable(FileFormat format);
bool isWritable(FileFormat format);

/// Returns the size limit for files of a format, in bytes.
std::uint64_t fileSizeLimitOf(FileFormat format);

/// Reads a board. UTF-16 is converted to UTF-8 first, and so are XML and GML in the encoding that
/// they declare. Vertices without positions are placed on a circle. Lights that the file does not
/// specify are on at the start and off in the target. Errors state the line and column if they have
/// a position.
Result<SavedBoard> readBoard(std::string_view text, FileFormat format,
                             const ReadOptions& options = {});

/// Reads a board from text of unknown format, such as the text on the clipboard: a board
/// specification, or any format that formatOfText() detects. Matrices in brackets, as in Python and
/// Sage, are among these. If the text is not valid in any of them, the error refers to the most
/// similar format. O(text + arcs · log arcs).
Result<SavedBoard> readPastedBoard(std::string_view text, const ReadOptions& options = {});

/// Reads the text of a file with this name. The format is determined by the extension, or detected
/// from the text if the extension is ".txt", ".json" or unknown.
Result<SavedBoard> readBoardNamed(const std::filesystem::path& path, std::string_view text,
                                  const ReadOptions& options = {});

/// Returns the text of a file, for readBoard(), unpacked if it is packed by gzip. Returns an error,
/// without reading the whole file, if its beginning does not match `format` (if given) or if the
/// file exceeds the size limit for files with this beginning. The limit also applies to unpacked
/// text.
Result<std::string> readBoardText(const std::filesystem::path& path,
                                  std::optional<FileFormat> format,
                                  const ReadOptions& options = {});

/// Reads a file in the given format or, if none is given, as readBoardNamed() does.
Result<SavedBoard> readBoardFile(const std::filesystem::path& path, const ReadOptions& options = {},
                                 std::optional<FileFormat> format = {});

/// Returns the text of a file with this board. Returns the error cannotHold if the format cannot
/// represent the rule. Also returns an error if the rule would have to be listed vertex by vertex
/// but is too large for that, or if the text would be too long to be read again. Positions, labels,
/// lights and presses are omitted if a format does not support them.
Result<std::string> writeBoard(const SavedBoard& board, FileFormat format,
                               const WriteOptions& options = {});

} // namespace lightsout
