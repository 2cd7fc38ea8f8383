// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/EliminationLatex.h"

#include <span>

namespace lightsout {

namespace {

/// The number of operations in a line over an arrow.
constexpr std::size_t perArrowLine = 2;

constexpr const char* preamble = "\\documentclass[a4paper]{article}\n"
                                 "\\usepackage{amsmath}\n"
                                 "\\usepackage[margin=18mm]{geometry}\n"
                                 "\\usepackage{graphicx}\n"
                                 "\\setlength{\\parindent}{0pt}\n"
                                 "\\setlength{\\parskip}{1ex}\n"
                                 "\\setlength{\\lineskip}{2ex}\n"
                                 "\\setlength{\\lineskiplimit}{1ex}\n"
                                 "\\raggedright\n"
                                 "\\begin{document}\n";

std::string rowName(char letter, std::size_t row) {
    return letter + std::string("_{") + std::to_string(row + 1) + "}";
}

std::string operationText(char letter, const RowOperation& operation) {
    const std::string source = rowName(letter, operation.source);
    const std::string target = rowName(letter, operation.target);
    return operation.kind == RowOperation::Kind::swap
               ? source + " \\leftrightarrow " + target
               : target + " \\leftarrow " + target + " + " + source;
}

/// Returns operations, `perLine` of them in each line. Lines are separated by `lineEnd`.
std::string operationsText(char letter, std::span<const RowOperation> operations,
                           std::size_t perLine, const char* lineEnd) {
    std::string text;
    for (std::size_t i = 0; i < operations.size(); ++i) {
        text += i == 0 ? "" : i % perLine == 0 ? lineEnd : ",\\; ";
        text += operationText(letter, operations[i]);
    }
    return text;
}

/// Returns the matrix, after the arrow that leads to it, at its natural size, or scaled to the
/// width of the page if it is wider.
std::string matrixBlock(const BitMatrix& matrix, std::size_t columns,
                        std::span<const std::size_t> pivots, const std::string& arrow = {}) {
    std::string text = "\\resizebox{\\ifdim\\width>\\linewidth\\linewidth\\else\\width\\fi}{!}{" +
                       arrow + "$\\setlength{\\arraycolsep}{3pt}\\left[\\begin{array}{*{" +
                       std::to_string(columns) + "}{c}";
    if (columns < matrix.cols()) {
        text += "|*{" + std::to_string(matrix.cols() - columns) + "}{c}";
    }
    text += "}\n";
    for (std::size_t row = 0; row < matrix.rows(); ++row) {
        for (std::size_t column = 0; column < matrix.cols(); ++column) {
            const bool isPivot = row < pivots.size() && pivots[row] == column;
            text += column > 0 ? "&" : "";
            text += isPivot ? "\\mathbf{1}" : matrix.get(row, column) ? "1" : "0";
        }
        text += "\\\\\n";
    }
    return text + "\\end{array}\\right]$}\n";
}

} // namespace

std::string eliminationLatex(const RecordedElimination& elimination, std::size_t columns,
                             Progress& progress, char rowLetter) {
    LIGHTSOUT_ASSERT(columns <= elimination.start.cols());
    if (elimination.start.rows() == 0) {
        return std::string(preamble) + "$[\\,]$\n\\end{document}\n";
    }
    const bool showsSteps = elimination.start.rows() <= maxLatexSteps;
    const std::span<const std::size_t> pivots(elimination.pivots);
    BitMatrix matrix = elimination.start;
    std::string text = preamble + matrixBlock(matrix, columns, {});
    for (const OperationGroup& group : operationGroups(elimination)) {
        if (group.first == elimination.phaseChange) {
            text += "\n\\bigskip\n";
        }
        progress.checkpoint(static_cast<double>(group.first) /
                            static_cast<double>(elimination.operations.size()));
        const std::span<const RowOperation> operations =
            std::span(elimination.operations).subspan(group.first, group.end - group.first);
        for (const RowOperation& operation : operations) {
            apply(matrix, operation);
        }
        if (showsSteps) {
            const bool isFound =
                group.end > elimination.phaseChange || group.end == elimination.operations.size();
            const std::size_t found =
                isFound ? pivots.size() : elimination.operations[group.first].source + 1;
            text += matrixBlock(matrix, columns, pivots.first(found),
                                "$\\xrightarrow{\\substack{" +
                                    operationsText(rowLetter, operations, perArrowLine, "\\\\") +
                                    "}}$ ");
        } else {
            text += "\n$" + operationsText(rowLetter, operations, 1, "$, $") + "$\n\n";
        }
    }
    if (!showsSteps && !elimination.operations.empty()) {
        text += matrixBlock(matrix, columns, pivots);
    }
    text += "\n$\\operatorname{rank} = " + std::to_string(elimination.rank()) + "$";
    if (elimination.contradiction) {
        text += ", \\quad $" + rowName(rowLetter, *elimination.contradiction) + "\\colon\\ 0 = 1$";
    }
    return text + "\n\\end{document}\n";
}

} // namespace lightsout
