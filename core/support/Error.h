// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace lightsout {

/// The kinds of errors in an input. The application and formats/EnglishText.h supply the messages.
/// The comments below describe the contents of Error::subject, Error::expected and Error::found.
enum class ErrorCode {
    fileNotReadable,     ///< subject: the system's reason
    fileNotWritable,     ///< subject: the system's reason
    fileTooLarge,        ///< found: bytes; expected: the maximum that is read
    fileWouldBeTooLarge, ///< found: bytes; expected: the maximum that could be read again
    unknownFileFormat,   ///< subject: the extension or format name
    notThisFormat,       ///< subject: the format's name; the text does not begin like this format
    syntax,              ///< subject: the text found, or the parser's message
    unsupportedVersion,  ///< found: the file's version; expected: the newest one known
    repeated,            ///< subject: the repeated item, which is allowed only once
    missingField,        ///< subject: the field's name
    wrongType,           ///< subject: the field's name
    notANumber,          ///< subject: the text
    numberOutOfRange,    ///< subject: the text; expected: the smallest or largest allowed number
    unexpectedCharacter, ///< subject: the character found where 0 or 1 was expected
    wrongLength,         ///< expected, found: number of 0s and 1s
    unevenRows,          ///< expected, found: entries in a row of a matrix
    notSquare,           ///< expected: rows; found: columns
    tooManyAttributes,   ///< subject: the element; expected: the maximum number of attributes
    vertexOutOfRange,    ///< subject: the id; expected: the number of vertices
    unknownBoard,        ///< subject: the family name of a board specification
    unknownOption,       ///< subject: the option's name
    unknownOptionValue,  ///< subject: "option=value"
    cannotHold,          ///< subject: the format, which cannot represent part of the board
    tooManyVertices,     ///< found: vertices requested; expected: the maximum possible
    tooManyArcs,         ///< found: arcs requested; expected: the maximum possible
    tooMuchMemory,       ///< found: bytes needed; expected: the largest feasible number of vertices
    outOfMemory,         ///< the available memory is not enough
    tooManySteps,        ///< found: steps an enumeration needs; expected: the maximum allowed
    tableTooLarge,       ///< found: bytes of a table; expected: the maximum allowed
    notUtf8,             ///< the text is in none of the supported encodings
    graphOutOfRange,     ///< found: number of the requested graph; expected: number of graphs
    flipSeed,            ///< subject: a game of "Flip" given by its random seed
    flipSave,            ///< a saved game of Simon Tatham's collection
    unknownTable,        ///< subject: the field of a table that is neither a matrix nor edges
    emptyText,           ///< the file or the text is empty
    moreStates,          ///< subject: a digit other than 0 and 1 in a board
    noSuchReading,       ///< subject: a reading that does not fit; expected: the one that fits
    onlyWords,           ///< the pasted text is not a board but words
    saveAsCsv,           ///< subject: the extension of a spreadsheet's file
    otherFormat,         ///< subject: a known format that is not read
    noEdges,             ///< the file lists vertices, but its edges have no known name
    internalError,       ///< subject: the message of the unexpected exception
};

/// A line and a column in a text, counted from 1; 0 if unknown.
struct Position {
    std::size_t line = 0;
    std::size_t column = 0;

    friend bool operator==(const Position&, const Position&) = default;
};

/// An error in an input and its position.
struct Error {
    ErrorCode code{};
    std::string subject{};
    Position position{};
    std::uint64_t expected = 0;
    std::uint64_t found = 0;
};

/// Returns true if the error means that the work would be too large, and false for bad input.
constexpr bool isTooLarge(ErrorCode code) {
    return code == ErrorCode::tooManyVertices || code == ErrorCode::tooManyArcs ||
           code == ErrorCode::tooMuchMemory || code == ErrorCode::outOfMemory ||
           code == ErrorCode::fileTooLarge || code == ErrorCode::fileWouldBeTooLarge ||
           code == ErrorCode::tooManySteps || code == ErrorCode::tableTooLarge;
}

} // namespace lightsout
