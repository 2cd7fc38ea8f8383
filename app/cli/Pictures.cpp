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

AtomicFile::Pieces digitRows(const Rule& rule, BitVector vertices) {
    const std::size_t columns = rule.lattice() == nullptr ? vertices.size() : rule.lattice()->cols;
    return [columns, vertices = std::move(vertices), next = std::size_t{0}]() mutable {
        constexpr std::size_t pieceSize = std::size_t{1} << 20;
        std::string piece;
        while (next < vertices.size() && piece.size() < pieceSize) {
            piece += vertices[next] ? '1' : '0';
            ++next;
            if (next % columns == 0) {
                piece += '\n';
            }
        }
        return piece;
    };
}

} // namespace lightsout::cli
