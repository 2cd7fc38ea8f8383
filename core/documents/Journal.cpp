// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/Journal.h"

#include "documents/DocumentFormat.h"
#include "game/Move.h"
#include "io/Text.h"

#include <array>
#include <charconv>

namespace lightsout {

namespace {

constexpr std::string_view heading = "lightsout-journal 1\n";
constexpr int hexadecimal = 16;
constexpr std::size_t checksumDigits = 16;

/// Returns the 64-bit FNV-1a hash (Fowler, Noll, Vo), which suffices to detect a truncated entry.
std::uint64_t checksumOf(std::string_view text) {
    constexpr std::uint64_t basis = 0xcbf29ce484222325;
    constexpr std::uint64_t prime = 0x100000001b3;
    std::uint64_t hash = basis;
    for (const char byte : text) {
        hash = (hash ^ static_cast<unsigned char>(byte)) * prime;
    }
    return hash;
}

std::string entryOf(std::string_view text) {
    std::array<char, checksumDigits> digits{};
    const auto [end, failure] =
        std::to_chars(digits.data(), digits.data() + digits.size(), checksumOf(text), hexadecimal);
    const std::string checksum(digits.data(), end);
    std::string entry(checksumDigits - checksum.size(), '0');
    entry += checksum + ' ' + std::to_string(text.size()) + ' ';
    entry += text;
    entry += '\n';
    return entry;
}

/// Removes the first entry from the text and returns it. Returns nullopt and leaves the text
/// unchanged if the entry is incomplete or damaged.
std::optional<std::string_view> takeEntry(std::string_view& text) {
    std::uint64_t checksum = 0;
    std::size_t length = 0;
    const char* const end = text.data() + text.size();
    if (text.size() < checksumDigits + 1 || text[checksumDigits] != ' ') {
        return std::nullopt;
    }
    const char* const digits = text.data() + checksumDigits;
    if (std::from_chars(text.data(), digits, checksum, hexadecimal).ptr != digits) {
        return std::nullopt;
    }
    const auto [stop, failure] = std::from_chars(digits + 1, end, length);
    if (failure != std::errc{} || stop == end || *stop != ' ') {
        return std::nullopt;
    }
    const std::string_view rest = text.substr(static_cast<std::size_t>(stop + 1 - text.data()));
    if (rest.size() <= length || rest[length] != '\n' ||
        checksumOf(rest.substr(0, length)) != checksum) {
        return std::nullopt;
    }
    text = rest.substr(length + 1);
    return rest.substr(0, length);
}

} // namespace

Result<std::string> journalBeginning(std::string_view note, const SavedBoard& board) {
    const Result<std::string> document = writeDocument(board);
    if (!document) {
        return document.error();
    }
    return std::string(heading) + entryOf(note) + entryOf(*document);
}

std::optional<std::string> journalEntry(const Move& move) {
    const std::optional<std::string> text = toText(move);
    return text ? std::optional(entryOf(*text)) : std::nullopt;
}

Result<std::string> journalNote(std::string_view text) {
    if (!text.starts_with(heading)) {
        return Error{.code = ErrorCode::notThisFormat, .subject = "journal"};
    }
    text.remove_prefix(heading.size());
    const auto note = takeEntry(text);
    if (!note) {
        return Error{.code = ErrorCode::syntax, .position = {2, 1}};
    }
    return std::string(*note);
}

Result<Journal> readJournal(std::string_view text, const ReadOptions& options) {
    const Result<std::string> note = journalNote(text);
    if (!note) {
        return note.error();
    }
    text.remove_prefix(heading.size());
    takeEntry(text);
    const auto document = takeEntry(text);
    if (!document) {
        return Error{.code = ErrorCode::syntax, .position = {3, 1}};
    }
    Result<SavedBoard> board = readDocument(*document, options);
    if (!board) {
        return board.error();
    }
    Journal journal{.note = *note, .board = *std::move(board)};
    while (const auto entry = takeEntry(text)) {
        options.checkpoint(1);
        const Result<Move> move = moveFromText(*entry);
        // A byte that is not allowed in text would become part of a label that cannot be written to
        // a document.
        if (firstBadByte(*entry) || !move || !isLegal(journal.board.game, *move)) {
            journal.isTorn = true;
            return journal;
        }
        apply(journal.board.game, *move);
        ++journal.moves;
    }
    journal.isTorn = !text.empty();
    return journal;
}

} // namespace lightsout
