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

/// Returns the entries between an opening and a closing bracket.
std::string vectorText(const BitVector& vector, const std::string& opening,
                       const std::string& separator, const std::string& closing) {
    std::string text = opening;
    for (std::size_t i = 0; i < vector.size(); ++i) {
        text += (i > 0 ? separator : "") + (vector[i] ? '1' : '0');
    }
    return text + closing;
}

/// Returns a number in subscript digits.
std::string subscriptText(std::size_t number) {
    constexpr const char* digits[] = {"₀", "₁", "₂", "₃", "₄", "₅", "₆", "₇", "₈", "₉"};
    std::string text;
    for (const char digit : std::to_string(number)) {
        text += digits[digit - '0'];
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
                     MatrixNotation notation, char rowLetter) {
    const bool isSwap = operation.kind == RowOperation::Kind::swap;
    const auto source = std::to_string(operation.source);
    const auto target = std::to_string(operation.target);
    const std::string matrix = matrixText(before, columns, notation);
    const std::string words =
        operationText(operation, std::string(1, rowLetter), "", isSwap ? " <-> " : " <- ");
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
                  operationText(operation, std::string(1, rowLetter) + "_{", "}",
                                isSwap ? " \\leftrightarrow " : " \\leftarrow ") +
                  "}\n"
            : "\n" + words + "\n\n";
    return matrix + arrow + matrixText(after, columns, notation);
}

std::string solutionsText(const std::vector<BitVector>& basis,
                          const std::optional<BitVector>& particular, MatrixNotation notation) {
    if (notation == MatrixNotation::numPy) {
        const std::size_t size = basis.empty() ? 0 : basis.front().size();
        std::string text = basis.empty() ? std::string()
                                         : "kernel = numpy.array(" +
                                               nestedLists(BitMatrix::fromRows(basis, size),
                                                           std::string(23, ' ')) +
                                               ", dtype=bool)\n";
        if (particular) {
            text +=
                "x = numpy.array(" + vectorText(*particular, "[", ", ", "]") + ", dtype=bool)\n";
        }
        return text;
    }
    const bool isLatex = notation == MatrixNotation::latex;
    const auto vector = [isLatex](const BitVector& entries) {
        return isLatex ? vectorText(entries, "\\begin{pmatrix}", " \\\\ ", "\\end{pmatrix}")
                       : vectorText(entries, "(", ", ", ")");
    };
    std::string span;
    std::string sum = particular ? vector(*particular) : std::string();
    for (std::size_t i = 0; i < basis.size(); ++i) {
        span += (i > 0 ? ", " : "") + vector(basis[i]);
        sum +=
            isLatex ? " + t_{" + std::to_string(i + 1) + "} " : " + t" + subscriptText(i + 1) + " ";
        sum += vector(basis[i]);
    }
    std::string text = isLatex ? "\\begin{align*}\n\\operatorname{Ker} A &= " : "Ker A = ";
    text += basis.empty() ? (isLatex ? "\\{0\\}" : "{0}")
            : isLatex     ? "\\left\\langle " + span + " \\right\\rangle"
                          : "⟨" + span + "⟩";
    if (particular) {
        text += (isLatex ? " \\\\\nx &= " : "\nx = ") + sum;
    }
    return text + (isLatex ? "\n\\end{align*}\n" : "\n");
}

} // namespace lightsout
