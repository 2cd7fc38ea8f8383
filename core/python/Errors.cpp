// SPDX-License-Identifier: GPL-3.0-or-later
#include "python/Errors.h"

#include "formats/EnglishText.h"

#include <pybind11/pybind11.h>

#include <array>

namespace lightsout::python {

namespace py = pybind11;

namespace {

/// The names of the errors, in the order of ErrorCode.
constexpr std::array codeNames{
    "fileNotReadable",
    "fileNotWritable",
    "fileTooLarge",
    "fileWouldBeTooLarge",
    "unknownFileFormat",
    "notThisFormat",
    "syntax",
    "unsupportedVersion",
    "repeated",
    "missingField",
    "wrongType",
    "notANumber",
    "numberOutOfRange",
    "unexpectedCharacter",
    "wrongLength",
    "unevenRows",
    "notSquare",
    "tooManyAttributes",
    "vertexOutOfRange",
    "unknownBoard",
    "unknownOption",
    "unknownOptionValue",
    "cannotHold",
    "tooManyVertices",
    "tooManyArcs",
    "tooMuchMemory",
    "outOfMemory",
    "tooManySteps",
    "tableTooLarge",
    "notUtf8",
    "graphOutOfRange",
    "flipSeed",
    "flipSave",
    "unknownTable",
    "emptyText",
    "moreStates",
    "noSuchReading",
    "onlyWords",
    "saveAsCsv",
    "otherFormat",
    "noEdges",
    "internalError",
};
static_assert(codeNames.size() == static_cast<std::size_t>(ErrorCode::internalError) + 1);

/// Returns the input and the position in it, as "board.gml:3:7: " or "column 7: ".
std::string placeOf(const Position& position, const std::string& input) {
    const std::string column = std::to_string(position.column);
    if (input.empty()) {
        return position.column == 0 ? "" : "column " + column + ": ";
    }
    std::string place = shown(input);
    if (position.line > 0) {
        place += ":" + std::to_string(position.line) +
                 (position.column > 0 ? ":" + column : std::string());
    }
    return place + ": ";
}

py::bytes utf8(const std::string& text) {
    return {text};
}

[[noreturn]] void raiseAs(const char* type, const std::string& sentence, const char* code,
                          const Error& error) {
    const py::object made =
        py::module_::import("lightsout._errors")
            .attr(type)(sentence, code, utf8(error.subject).attr("decode")("utf-8", "replace"),
                        error.position.line, error.position.column, error.expected, error.found);
    PyErr_SetObject(py::type::of(made).ptr(), made.ptr());
    throw py::error_already_set();
}

} // namespace

void raise(const Error& error, const std::string& input) {
    raiseAs(isTooLarge(error.code) ? "TooLarge" : "Error",
            placeOf(error.position, input) + englishErrorText(error),
            codeNames.at(static_cast<std::size_t>(error.code)), error);
}

void reject(ErrorCode code, const std::string& sentence) {
    raiseAs("Error", sentence, codeNames.at(static_cast<std::size_t>(code)), {});
}

void refuse(const std::string& sentence) {
    raiseAs("TooLarge", sentence, "tooLarge", {});
}

} // namespace lightsout::python
