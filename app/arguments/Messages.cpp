// SPDX-License-Identifier: GPL-3.0-or-later
#include "arguments/Messages.h"

#include <array>
#include <cstdio>

namespace lightsout::cli {

namespace {

constexpr std::size_t maxShown = 80;

std::string escapedCharacter(char character) {
    switch (character) {
    case '\n':
        return "\\n";
    case '\r':
        return "\\r";
    case '\t':
        return "\\t";
    case '\\':
        return "\\\\";
    default:
        break;
    }
    if (character >= ' ' && character <= '~') {
        return {character};
    }
    std::array<char, 5> text{};
    std::snprintf(text.data(), text.size(), "\\x%02x", static_cast<unsigned char>(character));
    return text.data();
}

std::string inQuotes(std::string_view input) {
    return "\"" + shown(input) + "\"";
}

std::string sentence(const Error& error) {
    const std::string subject = inQuotes(error.subject);
    const std::string expected = std::to_string(error.expected);
    const std::string found = std::to_string(error.found);
    switch (error.code) {
    case ErrorCode::fileNotReadable:
        return "can't be read: " + shown(error.subject);
    case ErrorCode::fileNotWritable:
        return "can't be written: " + shown(error.subject);
    case ErrorCode::fileTooLarge:
        return "has " + found + " bytes or more; files of up to " + expected + " bytes are read";
    case ErrorCode::fileWouldBeTooLarge:
        return "would have " + found + " bytes; files of up to " + expected + " bytes are read";
    case ErrorCode::unknownFileFormat:
        return error.subject.empty() ? "the file format is not known from the name; name it"
                                     : subject + " is not a file format that is possible here";
    case ErrorCode::notThisFormat:
        return "this is not a file in the format " + subject;
    case ErrorCode::syntax:
        return error.subject.empty() ? "something is missing here" : "not understood: " + subject;
    case ErrorCode::unsupportedVersion:
        return "the file has version " + found + "; this program reads versions up to " + expected;
    case ErrorCode::repeated:
        return subject + " stands here for the second time";
    case ErrorCode::missingField:
        return subject + " is missing";
    case ErrorCode::wrongType:
        return subject + " has the wrong type of value";
    case ErrorCode::notANumber:
        return error.subject.empty() ? "a whole number is missing"
                                     : subject + " is not a whole number";
    case ErrorCode::numberOutOfRange:
        return "the number " + subject + " is out of range (limit: " + expected + ")";
    case ErrorCode::unexpectedCharacter:
        return subject + " stands where 0 or 1 is expected";
    case ErrorCode::wrongLength:
        return counted(error.found, "entry", "entries") + " instead of " + expected;
    case ErrorCode::unevenRows:
        return "a row of " + counted(error.found, "entry", "entries") + " instead of " + expected;
    case ErrorCode::notSquare:
        return "the matrix has " + counted(error.expected, "row", "rows") + " and " +
               counted(error.found, "column", "columns") + "; it must be square";
    case ErrorCode::tooManyAttributes:
        return "the element " + subject + " has too many attributes; up to " + expected +
               " are possible";
    case ErrorCode::vertexOutOfRange:
        return "there is no such vertex: " + subject + " (the board has " +
               counted(error.expected, "vertex", "vertices") + ")";
    case ErrorCode::unknownBoard:
        return subject + " is neither a known kind of board nor a file";
    case ErrorCode::unknownOption:
        return "this board has no option " + subject;
    case ErrorCode::unknownOptionValue:
        return "the option has no such value: " + subject;
    case ErrorCode::cannotHold:
        return "a file in the format " + subject + " can't hold this board";
    case ErrorCode::tooManyVertices:
        return "the board would have " + found + " vertices; up to " + expected + " are possible";
    case ErrorCode::tooManyArcs:
        return "the board would have " + found + " arcs or more; up to " + expected +
               " are possible";
    case ErrorCode::tooMuchMemory:
        return "solving this board would take " + found + " bytes of memory; all boards of up to " +
               expected +
               " vertices are feasible, and far larger ones with few influences, all near";
    case ErrorCode::outOfMemory:
        return "there is not enough memory for this";
    case ErrorCode::tooManySteps:
        return "looking at all sets of presses would take " +
               (error.found == UINT64_MAX ? "2^64 or more" : found) + " steps; up to " + expected +
               " are feasible";
    case ErrorCode::tableTooLarge:
        return "a table of this board would take " +
               (error.found == UINT64_MAX ? "2^64 or more" : found) + " bytes of memory; up to " +
               expected + " are feasible";
    }
    return "unknown error";
}

std::string place(const Source& source, const Position& position) {
    if (position.line == 0) {
        return source.name;
    }
    const std::string column = std::to_string(position.column);
    if (source.kind == Source::Kind::argument) {
        return source.name + ", column " + column;
    }
    const std::string line = source.name + ":" + std::to_string(position.line);
    return position.column == 0 ? line : line + ":" + column;
}

} // namespace

std::string counted(std::uint64_t count, std::string_view one, std::string_view many) {
    return std::to_string(count) + " " + std::string(count == 1 ? one : many);
}

std::string decimal(double number) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.12g", number);
    return text.data();
}

std::string shown(std::string_view input) {
    constexpr std::string_view ellipsis = "...";
    std::string text;
    std::size_t cut = 0;
    for (const char character : input) {
        text += escapedCharacter(character);
        if (text.size() <= maxShown - ellipsis.size()) {
            cut = text.size();
        }
        if (text.size() > maxShown) {
            return text.substr(0, cut) + std::string(ellipsis);
        }
    }
    return text;
}

std::string escaped(std::string_view text) {
    std::string result;
    for (const char character : text) {
        result += escapedCharacter(character);
    }
    return result;
}

Source sourceOfFile(std::string_view path) {
    return {Source::Kind::file, shown(path)};
}

void refuseFile(std::string_view path, std::string what) {
    throw Failure{.where = shown(path), .what = std::move(what)};
}

Failure failureOf(const Error& error, const Source& source) {
    return {.status = isTooLarge(error.code) ? Status::tooLarge : Status::badInput,
            .where = place(source, error.position),
            .what = sentence(error)};
}

} // namespace lightsout::cli
