// SPDX-License-Identifier: GPL-3.0-or-later
#include "python/Errors.h"

#include "python/Bindings.h"

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
    "internalError",
};
static_assert(codeNames.size() == static_cast<std::size_t>(ErrorCode::internalError) + 1);

/// Returns "unknownBoard" as "unknown board".
std::string wordsOf(std::string_view name) {
    std::string words;
    for (const char letter : name) {
        if (letter >= 'A' && letter <= 'Z') {
            words += ' ';
            words += static_cast<char>(letter - 'A' + 'a');
        } else {
            words += letter;
        }
    }
    return words;
}

std::string sentence(const Error& error, std::string_view name) {
    std::string text;
    if (error.position.line > 0) {
        text += "line " + std::to_string(error.position.line) + ", ";
    }
    if (error.position.column > 0) {
        text += "column " + std::to_string(error.position.column) + ", ";
    }
    text += wordsOf(name);
    if (!error.subject.empty()) {
        text += ": " + error.subject;
    }
    if (error.expected != 0 || error.found != 0) {
        text += " (found " + std::to_string(error.found) + ", expected " +
                std::to_string(error.expected) + ")";
    }
    return text;
}

} // namespace

void raise(const Error& error) {
    const char* name = codeNames.at(static_cast<std::size_t>(error.code));
    const py::object type = py::module_::import("lightsout").attr("Error");
    const py::object raised = type(sentence(error, name));
    raised.attr("code") = name;
    raised.attr("subject") = py::bytes(error.subject).attr("decode")("utf-8", "replace");
    raised.attr("line") = error.position.line;
    raised.attr("column") = error.position.column;
    raised.attr("expected") = error.expected;
    raised.attr("found") = error.found;
    PyErr_SetObject(type.ptr(), raised.ptr());
    throw py::error_already_set();
}

void addErrors(py::module_& module) {
    py::exception<Error> error(module, "Error", PyExc_ValueError);
    error.attr("__doc__") =
        "What is wrong with an input, or too large: code, subject, line, column, expected, found.";
}

} // namespace lightsout::python
