// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/Pictures.h"

#include "arguments/Messages.h"
#include "game/VertexName.h"
#include "io/Text.h"
#include "solve/Solutions.h"

#include <algorithm>
#include <array>

namespace lightsout::cli {

namespace {

using ByteDigits = std::array<char, 8>;

/// The digits of every byte, the least significant bit first.
constexpr std::array<ByteDigits, 256> digitsOfBytes = [] {
    std::array<ByteDigits, 256> all{};
    for (std::size_t byte = 0; byte < all.size(); ++byte) {
        for (std::size_t bit = 0; bit < all[byte].size(); ++bit) {
            all[byte][bit] = (byte >> bit & 1U) != 0 ? '1' : '0';
        }
    }
    return all;
}();

/// Appends the entries `first` to `first + count - 1` as digits, eight at a time.
void appendDigits(std::string& text, const BitVector& bits, std::size_t first, std::size_t count) {
    constexpr std::size_t bitsPerByte = 8;
    const std::span<const std::uint64_t> words = bits.words();
    const std::size_t begin = text.size();
    text.resize(begin + count);
    char* to = text.data() + begin;
    for (std::size_t done = 0; done < count; done += bitsPerByte) {
        const std::size_t word = (first + done) / bitsPerWord;
        const std::size_t shift = (first + done) % bitsPerWord;
        std::uint64_t byte = words[word] >> shift;
        if (shift > bitsPerWord - bitsPerByte && word + 1 < words.size()) {
            byte |= words[word + 1] << (bitsPerWord - shift);
        }
        const ByteDigits& digits = digitsOfBytes[byte % digitsOfBytes.size()];
        std::copy_n(digits.begin(), std::min(bitsPerByte, count - done), to + done);
    }
}

/// Returns the lattice, with or without holes, that underlies a board; null if there is none.
const Lattice* drawnGrid(const Rule& rule) {
    return rule.isMarked() ? rule.cells() : rule.lattice();
}

} // namespace

std::string powerOfTwoText(std::size_t exponent) {
    constexpr std::size_t greatestInFull = 128;
    return exponent <= greatestInFull ? powerOfTwo(exponent) : "2^" + std::to_string(exponent);
}

std::string shortened(const std::string& decimal) {
    constexpr std::size_t maxWrittenDigits = 40;
    if (decimal.size() <= maxWrittenDigits) {
        return decimal;
    }
    constexpr std::array digits{"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
    constexpr std::uint64_t scale = 100; // of the first three digits
    std::uint64_t mantissa = *wholeNumber(decimal.substr(0, 3)) + (decimal[3] >= '5' ? 1U : 0U);
    std::size_t exponent = decimal.size() - 1;
    if (mantissa == 10 * scale) {
        mantissa = scale;
        ++exponent;
    }
    std::string text = std::to_string(mantissa);
    text = "≈ " + text.substr(0, 1) + "." + text.substr(1) + " · 10";
    for (const char digit : std::to_string(exponent)) {
        text += digits.at(static_cast<std::size_t>(digit - '0'));
    }
    return text;
}

std::string picture(const Rule& rule, const BitVector& vertices) {
    constexpr std::size_t maxSide = 60;
    constexpr std::size_t maxNumbers = 400;
    const Lattice* lattice = drawnGrid(rule);
    if (lattice != nullptr && lattice->rows <= maxSide && lattice->cols <= maxSide) {
        std::string text;
        for (std::size_t r = 0; r < lattice->rows; ++r) {
            text += " ";
            for (std::size_t c = 0; c < lattice->cols; ++c) {
                const Vertex cell = lattice->cell(r, c);
                text += rule.isHole(cell) ? "  " : vertices[cell] ? " X" : " .";
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
    std::vector<Vertex> list;
    vertices.forEachOne([&list](Vertex v) { list.push_back(v); });
    return "  " + namesOf(rule, list) + "\n";
}

std::string namesOf(const Rule& rule, const std::vector<Vertex>& vertices) {
    std::string text;
    for (const Vertex v : vertices) {
        text += (text.empty() ? "" : ", ") + vertexName(rule, v);
    }
    return vertices.empty() ? "none" : text;
}

void addLabels(nlohmann::ordered_json& answer, const Rule& rule) {
    if (!hasLabels(rule)) {
        return;
    }
    answer["labels"] = nlohmann::ordered_json::array();
    for (Vertex v = 0; v < rule.vertexCount(); ++v) {
        answer["labels"].push_back(rule.graph()->label(v));
    }
}

AtomicFile::Pieces digitRows(const Rule& rule, BitVector vertices) {
    const Lattice* const grid = drawnGrid(rule);
    const std::size_t columns = grid == nullptr ? vertices.size() : grid->cols;
    return [columns, vertices = std::move(vertices), next = std::size_t{0}]() mutable {
        constexpr std::size_t pieceSize = std::size_t{1} << 20;
        std::string piece;
        while (next < vertices.size() && piece.size() < pieceSize) {
            const std::size_t ofRow = columns - next % columns;
            const std::size_t count =
                std::min({ofRow, vertices.size() - next, pieceSize - piece.size()});
            appendDigits(piece, vertices, next, count);
            next += count;
            if (count == ofRow) {
                piece += '\n';
            }
        }
        return piece;
    };
}

} // namespace lightsout::cli
