// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/MatrixNotation.h"

namespace lightsout {

namespace {

/// Returns the entries of a row, separated by `separator`, with `bar` after the first `columns`
/// entries.
std::string rowText(const BitMatrix& matrix, std::size_t row, std::size_t columns,
                    const std::string& separator, const std::string& bar) {
    std::string text;
    for (std::size_t column = 0; column < matrix.cols(); ++column) {
        if (column > 0) {
            text += column == columns ? bar : separator;
        }
        text += matrix.get(row, column) ? '1' : '0';
    }
    return text;
}

/// Returns "[[1, 0],\n [0, 1]]", with the rows aligned.
std::string nestedLists(const BitMatrix& matrix, const std::string& indentation) {
    std::string text = "[";
    for (std::size_t row = 0; row < matrix.rows(); ++row) {
        text += row == 0 ? "[" : ",\n" + indentation + "[";
        text += rowText(matrix, row, matrix.cols(), ", ", ", ") + "]";
    }
    return text + "]";
}

std::string latexText(const BitMatrix& matrix, std::size_t columns) {
    std::string text = "\\left[\\begin{array}{" + std::string(columns, 'c');
    if (columns < matrix.cols()) {
        text += "|" + std::string(matrix.cols() - columns, 'c');
    }
    text += "}\n";
    for (std::size_t row = 0; row < matrix.rows(); ++row) {
        text += rowText(matrix, row, columns, " & ", " & ") + " \\\\\n";
    }
    return text + "\\end{array}\\right]\n";
}

std::string sageText(const BitMatrix& matrix, std::size_t columns) {
    std::string text = "A = matrix(GF(2), " + std::to_string(matrix.rows()) + ", " +
                       std::to_string(matrix.cols()) + ", " + nestedLists(matrix, "    ") + ")\n";
    if (columns < matrix.cols()) {
        text += "A.subdivide(None, [" + std::to_string(columns) + "])\n";
    }
    return text;
}

/// Returns "R2 <-> R3" or "R3 <- R3 + R1", with the symbols of the notation.
std::string operationText(const RowOperation& operation, const std::string& before,
                          const std::string& after, const std::string& arrow) {
    const std::string source = before + std::to_string(operation.source + 1) + after;
    const std::string target = before + std::to_string(operation.target + 1) + after;
    return operation.kind == RowOperation::Kind::swap ? source + arrow + target
                                                      : target + arrow + target + " + " + source;
}

} // namespace

std::string matrixText(const BitMatrix& matrix, std::size_t columns, MatrixNotation notation) {
    switch (notation) {
    case MatrixNotation::latex:
        return latexText(matrix, columns);
    case MatrixNotation::numPy:
        return "numpy.array(" + nestedLists(matrix, "             ") + ", dtype=bool)\n";
    case MatrixNotation::sage:
        return sageText(matrix, columns);
    case MatrixNotation::plain:
    case MatrixNotation::csv:
        break;
    }
    const bool isPlain = notation == MatrixNotation::plain;
    std::string text;
    for (std::size_t row = 0; row < matrix.rows(); ++row) {
        text += isPlain ? rowText(matrix, row, columns, " ", " | ")
                        : rowText(matrix, row, columns, ",", ",");
        text += '\n';
    }
    return text;
}

std::string stepText(const BitMatrix& before, const RowOperation& operation, std::size_t columns,
                     MatrixNotation notation) {
    const bool isSwap = operation.kind == RowOperation::Kind::swap;
    const auto source = std::to_string(operation.source);
    const auto target = std::to_string(operation.target);
    const std::string matrix = matrixText(before, columns, notation);
    const std::string words = operationText(operation, "R", "", isSwap ? " <-> " : " <- ");
    switch (notation) {
    case MatrixNotation::numPy:
        return "A = " + matrix +
               (isSwap ? "A[[" + source + ", " + target + "]] = A[[" + target + ", " + source + "]]"
                       : "A[" + target + "] ^= A[" + source + "]") +
               "  # " + words + "\n";
    case MatrixNotation::sage:
        return matrix +
               (isSwap ? "A.swap_rows(" + source + ", " + target + ")"
                       : "A.add_multiple_of_row(" + target + ", " + source + ", 1)") +
               "  # " + words + "\n";
    case MatrixNotation::plain:
    case MatrixNotation::csv:
    case MatrixNotation::latex:
        break;
    }
    BitMatrix after = before;
    apply(after, operation);
    const std::string arrow =
        notation == MatrixNotation::latex
            ? "\\xrightarrow{" +
                  operationText(operation, "R_{", "}",
                                isSwap ? " \\leftrightarrow " : " \\leftarrow ") +
                  "}\n"
            : "\n" + words + "\n\n";
    return matrix + arrow + matrixText(after, columns, notation);
}

} // namespace lightsout
