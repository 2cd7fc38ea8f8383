// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/Pictures.h"

namespace lightsout::cli {

std::string counted(std::uint64_t count, const char* one, const char* many) {
    return std::to_string(count) + " " + (count == 1 ? one : many);
}

std::string picture(const Rule& rule, const BitVector& vertices) {
    constexpr std::size_t maxRows = 60;
    constexpr std::size_t maxColumns = 60;
    constexpr std::size_t maxNumbers = 400;
    const Lattice* lattice = rule.lattice();
    if (lattice != nullptr && lattice->rows <= maxRows && lattice->cols <= maxColumns) {
        std::string text;
        for (std::size_t r = 0; r < lattice->rows; ++r) {
            text += " ";
            for (std::size_t c = 0; c < lattice->cols; ++c) {
                text += vertices[lattice->cell(r, c)] ? " X" : " .";
            }
            text += '\n';
        }
        return text;
    }
    const std::size_t count = vertices.count();
    if (lattice != nullptr || count > maxNumbers) {
        return "  " + std::to_string(count) + " of " +
               counted(vertices.size(), "vertex", "vertices") + "\n";
    }
    std::string text = " ";
    vertices.forEachOne([&text](Vertex v) { text += " " + std::to_string(v); });
    return text + (count == 0 ? " none\n" : "\n");
}

std::string digitRows(const Rule& rule, const BitVector& vertices) {
    const Lattice* lattice = rule.lattice();
    if (lattice == nullptr) {
        return vertices.toString() + "\n";
    }
    const std::string digits = vertices.toString();
    std::string text;
    text.reserve(digits.size() + lattice->rows);
    for (std::size_t r = 0; r < lattice->rows; ++r) {
        text.append(digits, r * lattice->cols, lattice->cols);
        text += '\n';
    }
    return text;
}

} // namespace lightsout::cli
