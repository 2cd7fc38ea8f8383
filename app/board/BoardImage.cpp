// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/BoardImage.h"

#include "theme/Symbols.h"
#include "theme/Theme.h"

#include <algorithm>
#include <array>
#include <bit>

namespace lightsout {

namespace {

/// Returns the entries `first` to `first + count - 1` of a vector; 1 ≤ count ≤ 64.
std::uint64_t bitsOf(const BitVector& vector, std::size_t first, std::size_t count) {
    const std::span<const std::uint64_t> words = vector.words();
    const std::size_t word = first / bitsPerWord;
    const std::size_t shift = first % bitsPerWord;
    std::uint64_t bits = words[word] >> shift;
    if (shift + count > bitsPerWord) {
        bits |= words[word + 1] << (bitsPerWord - shift);
    }
    return bits & (~std::uint64_t{0} >> (bitsPerWord - count));
}

/// Returns `theme`, with the colours of pieces for the lights if the board is drawn with pieces.
Theme shownTheme(const BoardScene& scene, Theme theme) {
    if (scene.hasPieces || theme.palette == Palette::pieces) {
        theme.litFlat = blackPieceColour(theme);
        theme.cell = whitePieceColour();
    }
    return theme;
}

/// Returns the holes among the cells of a range; nullopt if the rule marks no vertices.
std::optional<BitVector> holesIn(const Rule& rule, const BoardGeometry::CellRange& range,
                                 const Progress& progress) {
    if (!rule.isMarked()) {
        return std::nullopt;
    }
    BitVector holes(rule.vertexCount());
    for (std::size_t row = range.firstRow; row < range.lastRow; ++row) {
        progress.checkpoint();
        for (std::size_t column = range.firstColumn; column < range.lastColumn; ++column) {
            const Vertex v = rule.cells()->cell(row, column);
            holes.set(v, rule.isHole(v));
        }
    }
    return holes;
}

/// Counts the cells of a block by their appearance: a star hides a pattern, which hides the light.
/// Holes show the background.
struct Tally {
    int cells = 0;
    int holes = 0;
    int stars = 0;
    int quiet = 0;
    int lit = 0;
};

QRgb meanColour(const Tally& tally, const Theme& theme) {
    const int unlit = tally.cells - tally.holes - tally.stars - tally.quiet - tally.lit;
    const std::array<std::pair<int, QRgb>, 5> parts = {{{tally.holes, theme.background.rgb()},
                                                        {tally.stars, theme.press.rgb()},
                                                        {tally.quiet, theme.quiet.rgb()},
                                                        {tally.lit, theme.litFlat.rgb()},
                                                        {unlit, theme.cell.rgb()}}};
    std::array<int, 3> sum{};
    for (const auto& [count, colour] : parts) {
        sum[0] += count * qRed(colour);
        sum[1] += count * qGreen(colour);
        sum[2] += count * qBlue(colour);
    }
    return qRgb(sum[0] / tally.cells, sum[1] / tally.cells, sum[2] / tally.cells);
}

/// Paints one row with a pixel for each cell; `first` is its first visible vertex.
void paintCells(const BoardScene& scene, const Theme& theme, const std::optional<BitVector>& holes,
                Vertex first, std::span<QRgb> line) {
    const std::array<QRgb, 2> colours{theme.cell.rgb(), theme.litFlat.rgb()};
    const QRgb quiet = theme.quiet.rgb();
    const QRgb press = theme.press.rgb();
    const std::span<const std::uint64_t> words = scene.lights.words();
    for (std::size_t c = 0; c < line.size(); ++c) {
        const Vertex v = first + c;
        line[c] = colours[words[v / bitsPerWord] >> (v % bitsPerWord) & 1];
        if (scene.pattern && (*scene.pattern)[v]) {
            line[c] = quiet;
        }
        if (scene.stars && (*scene.stars)[v]) {
            line[c] = press;
        }
    }
    for (std::size_t c = 0; holes && c < line.size(); ++c) {
        if ((*holes)[first + c]) {
            line[c] = theme.background.rgb();
        }
    }
}

} // namespace

QImage boardImage(const BoardScene& scene, const BoardGeometry::CellRange& range, std::size_t block,
                  const Theme& worn, const Progress& progress) {
    LIGHTSOUT_ASSERT(block >= 1 && block <= bitsPerWord);
    const Theme theme = shownTheme(scene, worn);
    const std::size_t rows = (range.lastRow - range.firstRow + block - 1) / block;
    const std::size_t cols = (range.lastColumn - range.firstColumn + block - 1) / block;
    QImage image(static_cast<int>(cols), static_cast<int>(rows), QImage::Format_RGB32);
    if (image.isNull()) { // no memory: nothing is painted
        return image;
    }
    const Lattice cells = *scene.rule.cells();
    const std::optional<BitVector> holes = holesIn(scene.rule, range, progress);
    std::vector<Tally> tallies(cols);
    for (std::size_t r = 0; r < rows; ++r) {
        progress.checkpoint();
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(static_cast<int>(r)));
        if (block == 1) {
            paintCells(scene, theme, holes, cells.cell(range.firstRow + r, range.firstColumn),
                       std::span(line, cols));
            continue;
        }
        std::ranges::fill(tallies, Tally{});
        const std::size_t firstRow = range.firstRow + r * block;
        const std::size_t lastRow = std::min(firstRow + block, range.lastRow);
        for (std::size_t row = firstRow; row < lastRow; ++row) {
            for (std::size_t c = 0; c < cols; ++c) {
                const std::size_t column = range.firstColumn + c * block;
                const std::size_t count = std::min(block, range.lastColumn - column);
                const Vertex first = cells.cell(row, column);
                std::uint64_t unseen = ~std::uint64_t{0};
                const auto take = [&](const BitVector& vector) {
                    const std::uint64_t bits = bitsOf(vector, first, count) & unseen;
                    unseen &= ~bits;
                    return std::popcount(bits);
                };
                Tally& tally = tallies[c];
                tally.cells += static_cast<int>(count);
                tally.holes += holes ? take(*holes) : 0;
                tally.stars += scene.stars ? take(*scene.stars) : 0;
                tally.quiet += scene.pattern ? take(*scene.pattern) : 0;
                tally.lit += take(scene.lights);
            }
        }
        for (std::size_t c = 0; c < cols; ++c) {
            line[c] = meanColour(tallies[c], theme);
        }
    }
    return image;
}

QImage cellImage(const BoardScene& scene, const Theme& worn, const Progress& progress) {
    const Theme theme = shownTheme(scene, worn);
    const Lattice& cells = *scene.rule.cells();
    QImage image(static_cast<int>(cells.cols), static_cast<int>(cells.rows),
                 QImage::Format_Indexed8);
    if (image.isNull()) {
        return image;
    }
    image.setColorTable({theme.cell.rgb(), theme.litFlat.rgb(), theme.quiet.rgb(),
                         theme.press.rgb(), theme.background.rgb()});
    enum Colour : uchar { cell, lit, quiet, press, hole };
    const std::optional<BitVector> holes =
        holesIn(scene.rule, {0, cells.rows, 0, cells.cols}, progress);
    for (std::size_t r = 0; r < cells.rows; ++r) {
        progress.checkpoint();
        uchar* line = image.scanLine(static_cast<int>(r));
        for (std::size_t c = 0; c < cells.cols; ++c) {
            const Vertex v = cells.cell(r, c);
            const bool isPressed = scene.stars && (*scene.stars)[v];
            const bool isQuiet = scene.pattern && (*scene.pattern)[v];
            line[c] = isPressed ? press : isQuiet ? quiet : scene.lights[v] ? lit : cell;
            if (holes && (*holes)[v]) {
                line[c] = hole;
            }
        }
    }
    return image;
}

} // namespace lightsout
