// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/BoardFile.h"

#include "documents/DocumentFormat.h"
#include "formats/CellPattern.h"
#include "formats/Dot.h"
#include "formats/Drawings.h"
#include "formats/EdgeList.h"
#include "formats/FlipIdentifier.h"
#include "formats/Gexf.h"
#include "formats/Gml.h"
#include "formats/Graph6.h"
#include "formats/GraphMl.h"
#include "formats/LineFormats.h"
#include "formats/Matrix.h"
#include "formats/NodeLink.h"
#include "formats/TextReader.h"
#include "io/AtomicFile.h"
#include "io/Encoding.h"
#include "io/Gzip.h"
#include "io/Text.h"
#include "support/Platform.h"

#include <algorithm>
#include <array>
#include <fstream>

namespace lightsout {

namespace {

/// Reads a text whose format suggests a reading.
template <ReadingKind reading>
Result<SavedBoard> readTextOf(std::string_view text, const ReadOptions& options) {
    ReadOptions expecting = options;
    expecting.expected = reading;
    return readText(text, expecting);
}

/// A format, or another extension of the format before it. Formats without `read` can only be
/// written; formats without `write` can only be read.
struct FormatEntry {
    FileFormat format;
    std::string_view name;
    std::string_view extension;
    Result<SavedBoard> (*read)(std::string_view text, const ReadOptions& options);
    Result<std::string> (*write)(const SavedBoard& board, const WriteOptions& options);
};

constexpr std::array<FormatEntry, 24> formats{{
    {FileFormat::document, "lightsout", "lightsout", readDocument, writeDocument},
    {FileFormat::graphMl, "graphml", "graphml", readGraphMl, writeGraphMl},
    {FileFormat::gml, "gml", "gml", readGml, writeGml},
    {FileFormat::graph6, "graph6", "g6", readGraph6, writeGraph6},
    {FileFormat::sparse6, "sparse6", "s6", readSparse6, writeSparse6},
    {FileFormat::digraph6, "digraph6", "d6", readDigraph6, nullptr},
    {FileFormat::edgeList, "edgelist", "edges", readTextOf<ReadingKind::edges>, writeEdgeList},
    {FileFormat::csv, "csv", "csv", readText, writeCsvMatrix},
    {FileFormat::csv, "tsv", "tsv", readText, nullptr},
    {FileFormat::matrix, "matrix", "txt", readTextOf<ReadingKind::matrix>, writeMatrix},
    {FileFormat::rle, "rle", "rle", readRle, writeRle},
    {FileFormat::cells, "cells", "cells", readCells, writeCells},
    {FileFormat::flip, "flip", "flip", readFlipIdentifier, writeFlipIdentifier},
    {FileFormat::dot, "dot", "dot", readDot, writeDot},
    {FileFormat::latex, "latex", "tex", nullptr, writeLatex},
    {FileFormat::pajek, "pajek", "net", readPajek, nullptr},
    {FileFormat::gexf, "gexf", "gexf", readGexf, nullptr},
    {FileFormat::tgf, "tgf", "tgf", readTgf, nullptr},
    {FileFormat::dimacs, "dimacs", "col", readDimacs, nullptr},
    {FileFormat::dimacs, "gr", "gr", readDimacs, nullptr},
    {FileFormat::nodeLink, "cx2", "cx2", readNodeLink, nullptr},
    {FileFormat::matrixMarket, "matrixmarket", "mtx", readMatrixMarket, nullptr},
    {FileFormat::nodeLink, "nodelink", "json", readNodeLink, nullptr},
    {FileFormat::sif, "sif", "sif", readSif, nullptr},
}};

const FormatEntry& entryOf(FileFormat format) {
    const auto* entry = std::ranges::find(formats, format, &FormatEntry::format);
    LIGHTSOUT_ASSERT(entry != formats.end());
    return *entry;
}

/// Returns the field of each entry that satisfies the condition.
template <typename Condition>
std::vector<std::string_view> fieldsOf(std::string_view FormatEntry::*field, Condition applies) {
    std::vector<std::string_view> fields;
    for (const FormatEntry& entry : formats) {
        if (applies(entry)) {
            fields.push_back(entry.*field);
        }
    }
    return fields;
}

/// Calls firstBadByte() for one block after another, and checks for cancellation before each block.
std::optional<std::size_t> findBadByte(std::string_view text, const ReadOptions& options) {
    constexpr std::size_t blockBytes = std::size_t{1} << 22;
    for (std::size_t begin = 0; begin < text.size();) {
        options.checkpoint();
        // A block ends at a character boundary, if there is one nearby.
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

/// Returns the first bytes of a large regular file, which can be read twice. Returns nullopt for
/// other files and after errors, which are reported when the whole file is read.
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

/// Returns the error for a byte: 0 is a syntax error in text; other bytes indicate another
/// encoding.
Error badByteError(std::string_view text, std::size_t offset) {
    Error error = errorAbout(text[offset] == 0 ? ErrorCode::syntax : ErrorCode::notUtf8, text,
                             text.substr(offset, 1));
    if (error.code == ErrorCode::notUtf8) {
        error.subject.clear();
    }
    return error;
}

/// Returns true for text that looks as if convertedToUtf8() could convert it.
bool mayBeConverted(std::string_view text) {
    return isUtf16(text) || text.starts_with("<?xml") || formatOfText(text) == FileFormat::gml;
}

/// Returns an error if the first bytes cannot belong to text in the format, so that gigabytes of
/// other data need not be read.
std::optional<Error> refusedByBeginning(std::string_view beginning,
                                        std::optional<FileFormat> format) {
    const std::string_view text = withoutByteOrderMark(beginning);
    if (mayBeConverted(text)) {
        return std::nullopt;
    }
    const auto first = text.find_first_not_of(" \t\r\n");
    if (format == FileFormat::document && first != std::string_view::npos && text[first] != '{') {
        return Error{.code = ErrorCode::notThisFormat, .subject = "lightsout"};
    }
    constexpr std::size_t maxCharacterBytes = 4; // the last character may be cut off
    const auto bad = firstBadByte(text);
    return bad && *bad + maxCharacterBytes < text.size() ? std::optional(badByteError(text, *bad))
                                                         : std::nullopt;
}

/// Returns the size limit, in bytes, for a file in the format that begins with this text.
std::uint64_t sizeLimitOf(std::optional<FileFormat> format, std::string_view beginning) {
    return format == FileFormat::document ? documentSizeLimitOf(beginning) : maxFileSize;
}

/// Returns a path without the extension .gz.
std::filesystem::path unpackedPath(std::filesystem::path path) {
    return lowerCase(platform::nameOf(path.extension())) == ".gz" ? path.replace_extension() : path;
}

/// Returns the extension of a spreadsheet, whose file is an archive, or an empty string.
std::string spreadsheetOf(const std::filesystem::path& path) {
    const std::string extension = lowerCase(platform::nameOf(path.extension()));
    return extension == ".xlsx" || extension == ".ods" ? extension.substr(1) : std::string();
}

Error unknownFormat(const std::filesystem::path& path) {
    return {.code = ErrorCode::unknownFileFormat, .subject = platform::nameOf(path.extension())};
}

} // namespace

std::uint64_t fileSizeLimitOf(FileFormat format) {
    return format == FileFormat::document ? maxDocumentSize : maxFileSize;
}

std::optional<FileFormat> formatNamed(std::string_view name) {
    const std::string small = lowerCase(name);
    if (small == "gv") {
        return FileFormat::dot;
    }
    const auto* entry = std::ranges::find_if(formats, [&small](const FormatEntry& each) {
        return each.name == small || each.extension == small;
    });
    return entry == formats.end() ? std::nullopt : std::optional(entry->format);
}

std::optional<FileFormat> formatOfPath(const std::filesystem::path& path) {
    const std::string extension = platform::nameOf(path.extension());
    return extension.empty() ? std::nullopt : formatNamed(std::string_view(extension).substr(1));
}

std::optional<FileFormat> formatToRead(const std::filesystem::path& path) {
    return formatOfPath(unpackedPath(path));
}

std::vector<std::string_view> readableFormats() {
    return fieldsOf(&FormatEntry::name, std::mem_fn(&FormatEntry::read));
}

std::vector<std::string_view> writableFormats() {
    return fieldsOf(&FormatEntry::name, std::mem_fn(&FormatEntry::write));
}

std::vector<std::string_view> readableExtensions() {
    return fieldsOf(&FormatEntry::extension, std::mem_fn(&FormatEntry::read));
}

std::vector<std::string_view> writableExtensions() {
    return fieldsOf(&FormatEntry::extension, std::mem_fn(&FormatEntry::write));
}

bool isReadable(FileFormat format) {
    return entryOf(format).read != nullptr;
}

bool isWritable(FileFormat format) {
    return entryOf(format).write != nullptr;
}

Result<SavedBoard> readBoard(std::string_view text, FileFormat format, const ReadOptions& options) {
    const FormatEntry& entry = entryOf(format);
    if (entry.read == nullptr) {
        return Error{.code = ErrorCode::unknownFileFormat, .subject = std::string(entry.name)};
    }
    const bool mayHoldSeveral = format == FileFormat::graph6 || format == FileFormat::sparse6 ||
                                format == FileFormat::digraph6 || format == FileFormat::edgeList ||
                                format == FileFormat::csv || format == FileFormat::matrix ||
                                format == FileFormat::nodeLink;
    if (options.graph != 1 && !mayHoldSeveral) {
        return Error{.code = ErrorCode::graphOutOfRange, .expected = 1, .found = options.graph};
    }
    if (text.starts_with("PK\x03\x04")) { // a spreadsheet under another name
        return Error{.code = ErrorCode::saveAsCsv, .subject = "xlsx"};
    }
    const std::string_view unread = unreadFormatOf(text);
    if (!unread.empty() && format != FileFormat::document) {
        return Error{.code = ErrorCode::otherFormat, .subject = std::string(unread)};
    }
    text = withoutByteOrderMark(text);
    std::string converted;
    if (const auto bad = findBadByte(text, options)) {
        auto utf = convertedToUtf8(text, format == FileFormat::gml);
        const bool isXml = format == FileFormat::graphMl || format == FileFormat::gexf;
        const bool isText = !isXml && format != FileFormat::document;
        if (!utf && isText && text[*bad] != 0) {
            utf = fromWindows1252(text);
        }
        if (!utf) {
            return badByteError(text, *bad);
        }
        if (options.report != nullptr) {
            options.report->encoding = utf->encoding;
        }
        converted = std::move(utf->text);
        text = withoutByteOrderMark(converted);
    }
    if (text.find('\r') != std::string_view::npos && text.find('\n') == std::string_view::npos) {
        converted = std::string(text); // line ends of old Macintosh programs
        std::ranges::replace(converted, '\r', '\n');
        text = converted;
    }
    return entry.read(text, options);
}

Result<SavedBoard> readBoardNamed(const std::filesystem::path& path, std::string_view text,
                                  const ReadOptions& options) {
    auto format = formatToRead(path);
    // Files with a text, JSON or unknown extension may be in any format.
    if (format && format != FileFormat::matrix && format != FileFormat::nodeLink) {
        return readBoard(text, *format, options);
    }
    if (text.starts_with("PK\x03\x04")) {
        return readBoard(text, FileFormat::matrix, options);
    }
    std::string kept;
    if (firstBadByte(text.substr(0, 4096)) || isUtf16(text)) {
        if (auto converted = isUtf16(text) ? convertedToUtf8(text, false) : std::nullopt) {
            kept = std::move(converted->text);
            if (options.report != nullptr) {
                options.report->encoding = converted->encoding;
            }
            text = kept;
        }
    }
    const auto looked = formatOfText(text);
    if (!looked && !format) {
        return unknownFormat(unpackedPath(path));
    }
    return readBoard(text, looked ? *looked : *format, options);
}

Result<std::string> readBoardText(const std::filesystem::path& path,
                                  std::optional<FileFormat> format, const ReadOptions& options) {
    if (const std::string spreadsheet = spreadsheetOf(path); !spreadsheet.empty()) {
        return Error{.code = ErrorCode::saveAsCsv, .subject = spreadsheet};
    }
    std::uint64_t limit = format == FileFormat::document ? maxDocumentSize : maxFileSize;
    const auto beginning = beginningOf(path);
    if (beginning && !isGzip(*beginning)) {
        if (auto error = refusedByBeginning(*beginning, format)) {
            return *std::move(error);
        }
        limit = sizeLimitOf(format, *beginning);
    }
    auto text = readFile(path, limit, options.progress);
    return text && isGzip(*text) ? unpackedGzip(*text, limit, options.progress) : text;
}

Result<SavedBoard> readBoardFile(const std::filesystem::path& path, const ReadOptions& options,
                                 std::optional<FileFormat> format) {
    const auto text = readBoardText(path, format ? format : formatToRead(path), options);
    if (!text) {
        return text.error();
    }
    return format ? readBoard(*text, *format, options) : readBoardNamed(path, *text, options);
}

Result<std::string> writeBoard(const SavedBoard& board, FileFormat format,
                               const WriteOptions& options) {
    const FormatEntry& entry = entryOf(format);
    if (entry.write == nullptr) {
        return Error{.code = ErrorCode::unknownFileFormat, .subject = std::string(entry.name)};
    }
    auto text = entry.write(board, options);
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
