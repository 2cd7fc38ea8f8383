// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/BoardFile.h"

#include "io/AtomicFile.h"
#include "io/CellPattern.h"
#include "io/DocumentFormat.h"
#include "io/Drawings.h"
#include "io/EdgeList.h"
#include "io/FlipIdentifier.h"
#include "io/Gml.h"
#include "io/Graph6.h"
#include "io/GraphMl.h"
#include "io/Matrix.h"
#include "io/Text.h"

#include <algorithm>
#include <array>
#include <fstream>

namespace lightsout {

namespace {

/// What the program knows of a format. Those without `read` can only be written.
struct FormatEntry {
    FileFormat format;
    std::string_view name;
    std::string_view extension;
    Result<SavedBoard> (*read)(std::string_view text, const ReadOptions& options);
    Result<std::string> (*write)(const SavedBoard& board, const WriteOptions& options);
};

constexpr std::array<FormatEntry, 13> formats{{
    {FileFormat::document, "lightsout", "lightsout", readDocument, writeDocument},
    {FileFormat::graphMl, "graphml", "graphml", readGraphMl, writeGraphMl},
    {FileFormat::gml, "gml", "gml", readGml, writeGml},
    {FileFormat::graph6, "graph6", "g6", readGraph6, writeGraph6},
    {FileFormat::sparse6, "sparse6", "s6", readSparse6, writeSparse6},
    {FileFormat::edgeList, "edgelist", "edges", readEdgeList, writeEdgeList},
    {FileFormat::csv, "csv", "csv", readCsvMatrix, writeCsvMatrix},
    {FileFormat::matrix, "matrix", "txt", readMatrix, writeMatrix},
    {FileFormat::rle, "rle", "rle", readRle, writeRle},
    {FileFormat::cells, "cells", "cells", readCells, writeCells},
    {FileFormat::flip, "flip", "flip", readFlipIdentifier, writeFlipIdentifier},
    {FileFormat::dot, "dot", "dot", nullptr, writeDot},
    {FileFormat::latex, "latex", "tex", nullptr, writeLatex},
}};

const FormatEntry& entryOf(FileFormat format) {
    const auto* entry = std::ranges::find(formats, format, &FormatEntry::format);
    LIGHTSOUT_ASSERT(entry != formats.end());
    return *entry;
}

/// firstBadByte() in steps, between which it hears that it is to stop.
std::optional<std::size_t> findBadByte(std::string_view text, const ReadOptions& options) {
    constexpr std::size_t blockBytes = std::size_t{1} << 22;
    for (std::size_t begin = 0; begin < text.size();) {
        options.checkpoint();
        // A block ends before a character begins, if there is one near.
        std::size_t end = std::min(begin + blockBytes, text.size());
        while (end < text.size() && end > begin + 1 && isContinuation(text[end])) {
            --end;
        }
        if (const auto bad = firstBadByte(text.substr(begin, end - begin))) {
            return begin + *bad;
        }
        begin = end;
    }
    return std::nullopt;
}

/// The first bytes of a large file. Only one that is there to be read twice is looked at; where
/// that fails, whoever reads it all says why.
std::optional<std::string> beginningOf(const std::filesystem::path& path) {
    constexpr std::uint64_t large = std::uint64_t{1} << 20;
    constexpr std::size_t length = std::size_t{1} << 12;
    std::error_code failure;
    if (!std::filesystem::is_regular_file(path, failure) ||
        std::filesystem::file_size(path, failure) < large) {
        return std::nullopt;
    }
    std::string beginning(length, '\0');
    std::ifstream file(path, std::ios::binary);
    return file.read(beginning.data(), static_cast<std::streamsize>(length))
               ? std::optional(std::move(beginning))
               : std::nullopt;
}

/// Why the first bytes of a file are not those of any text of the format, if so: gigabytes of
/// something else need not be read first.
std::optional<Error> refusedByBeginning(std::string_view beginning, FileFormat format) {
    const std::string_view text = withoutByteOrderMark(beginning);
    const auto first = text.find_first_not_of(" \t\r\n");
    if (format == FileFormat::document && first != std::string_view::npos && text[first] != '{') {
        return Error{.code = ErrorCode::notThisFormat, .subject = "lightsout"};
    }
    constexpr std::size_t maxCharacterBytes = 4; // the last one may be cut in two
    const auto bad = firstBadByte(text);
    return bad && *bad + maxCharacterBytes < text.size()
               ? std::optional(errorAbout(ErrorCode::syntax, text, text.substr(*bad, 1)))
               : std::nullopt;
}

/// Bytes of the largest file in the format that begins like this.
std::uint64_t sizeLimitOf(FileFormat format, std::string_view beginning) {
    return format == FileFormat::document ? documentSizeLimitOf(beginning) : maxFileSize;
}

Error unknownFormat(const std::filesystem::path& path) {
    return {.code = ErrorCode::unknownFileFormat, .subject = path.extension().string()};
}

} // namespace

std::uint64_t fileSizeLimitOf(FileFormat format) {
    return format == FileFormat::document ? maxDocumentSize : maxFileSize;
}

std::optional<FileFormat> formatNamed(std::string_view name) {
    std::string small(name);
    std::ranges::transform(small, small.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c; });
    const auto* entry = std::ranges::find_if(formats, [&small](const FormatEntry& each) {
        return each.name == small || each.extension == small;
    });
    return entry == formats.end() ? std::nullopt : std::optional(entry->format);
}

std::optional<FileFormat> formatOfPath(const std::filesystem::path& path) {
    const std::string extension = path.extension().string();
    return extension.empty() ? std::nullopt : formatNamed(std::string_view(extension).substr(1));
}

bool isReadable(FileFormat format) {
    return entryOf(format).read != nullptr;
}

Result<SavedBoard> readBoard(std::string_view text, FileFormat format, const ReadOptions& options) {
    const FormatEntry& entry = entryOf(format);
    if (entry.read == nullptr) {
        return Error{.code = ErrorCode::unknownFileFormat, .subject = std::string(entry.name)};
    }
    text = withoutByteOrderMark(text);
    if (const auto bad = findBadByte(text, options)) {
        return errorAbout(ErrorCode::syntax, text, text.substr(*bad, 1));
    }
    return entry.read(text, options);
}

Result<std::string> readBoardText(const std::filesystem::path& path, FileFormat format,
                                  const ReadOptions& options) {
    std::uint64_t limit = fileSizeLimitOf(format);
    if (const auto beginning = beginningOf(path)) {
        if (auto error = refusedByBeginning(*beginning, format)) {
            return *std::move(error);
        }
        limit = sizeLimitOf(format, *beginning);
    }
    return readFile(path, limit, options.progress);
}

Result<SavedBoard> readBoardFile(const std::filesystem::path& path, const ReadOptions& options,
                                 std::optional<FileFormat> format) {
    if (!format) {
        format = formatOfPath(path);
    }
    if (!format) {
        return unknownFormat(path);
    }
    const auto text = readBoardText(path, *format, options);
    return text ? readBoard(*text, *format, options) : text.error();
}

Result<std::string> writeBoard(const SavedBoard& board, FileFormat format,
                               const WriteOptions& options) {
    auto text = entryOf(format).write(board, options);
    if (!text || !isReadable(format)) {
        return text;
    }
    if (const std::uint64_t limit = sizeLimitOf(format, *text); text->size() > limit) {
        return Error{
            .code = ErrorCode::fileWouldBeTooLarge, .expected = limit, .found = text->size()};
    }
    return text;
}

} // namespace lightsout
