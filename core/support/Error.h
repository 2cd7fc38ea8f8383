// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace lightsout {

/// What is wrong with an input. The words for it belong to the application and the command line.
/// The comments say what Error::subject, Error::expected and Error::found hold.
enum class ErrorCode {
    fileNotReadable,     ///< subject: the system's reason
    fileNotWritable,     ///< subject: the system's reason
    fileTooLarge,        ///< found: bytes; expected: the most that are read
    fileWouldBeTooLarge, ///< found: bytes; expected: the most that could be read again
    unknownFileFormat,   ///< subject: the extension or format name
    notThisFormat,       ///< subject: the format's name; the text does not begin like it
    syntax,              ///< subject: the text met, or what the parser says
    unsupportedVersion,  ///< found: the file's version; expected: the newest one known
    repeated,            ///< subject: what stands in the text twice, and may only once
    missingField,        ///< subject: the field's name
    wrongType,           ///< subject: the field's name
    notANumber,          ///< subject: the text
    numberOutOfRange,    ///< subject: the text; expected: the least or largest allowed number
    unexpectedCharacter, ///< subject: the character met where 0 or 1 was expected
    wrongLength,         ///< expected, found: numbers of 0s and 1s
    unevenRows,          ///< expected, found: entries in a row of a matrix
    notSquare,           ///< expected: rows; found: columns
    tooManyAttributes,   ///< subject: the element; expected: the most that it may have
    vertexOutOfRange,    ///< subject: the id; expected: the number of vertices
    unknownBoard,        ///< subject: the family name of a board specification
    unknownOption,       ///< subject: the option's name
    unknownOptionValue,  ///< subject: "option=value"
    cannotHold,          ///< subject: the format; it has no place for what the board has
    tooManyVertices,     ///< found: vertices asked for; expected: the most that are possible
    tooManyArcs,         ///< found: arcs asked for; expected: the most that are possible
    tooMuchMemory,       ///< found: bytes needed; expected: the largest feasible vertex number
    outOfMemory,         ///< the memory there is does not suffice
    tooManySteps,        ///< found: steps an enumeration takes; expected: the most that are taken
    tableTooLarge,       ///< found: bytes of a table; expected: the most it may take
    notUtf8,             ///< the text is in no encoding that is read
    graphOutOfRange,     ///< found: the number of the graph asked for; expected: graphs in the file
    flipSeed,            ///< subject: a game of "Flip" named by its random seed
    flipSave,            ///< a saved game of Simon Tatham's collection
    unknownTable,        ///< subject: the field of a table that is neither a matrix nor edges
    internalError,       ///< subject: what the exception says, which nobody expected
};

/// A place in a text, counted from 1; 0 where it is not known.
struct Position {
    std::size_t line = 0;
    std::size_t column = 0;

    friend bool operator==(const Position&, const Position&) = default;
};

/// One thing wrong with an input, and where.
struct Error {
    ErrorCode code{};
    std::string subject{};
    Position position{};
    std::uint64_t expected = 0;
    std::uint64_t found = 0;
};

/// True for work that is refused because of its size, false for bad input.
constexpr bool isTooLarge(ErrorCode code) {
    return code == ErrorCode::tooManyVertices || code == ErrorCode::tooManyArcs ||
           code == ErrorCode::tooMuchMemory || code == ErrorCode::outOfMemory ||
           code == ErrorCode::fileTooLarge || code == ErrorCode::fileWouldBeTooLarge ||
           code == ErrorCode::tooManySteps || code == ErrorCode::tableTooLarge;
}

} // namespace lightsout
