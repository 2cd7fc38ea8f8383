// SPDX-License-Identifier: GPL-3.0-or-later
#include "map/HeatLevels.h"

#include "support/Assert.h"

#include <algorithm>
#include <cmath>

namespace lightsout {

namespace {

constexpr std::uint32_t wholeShare = 255;

/// The entries of a table that a pixel covers in one direction, the last one excluded, and the
/// positions where the pixel begins and ends.
struct Covered {
    std::size_t first = 0;
    std::size_t end = 0;
    double from = 0;
    double to = 0;

    /// Returns the length of the pixel's part in an entry.
    float weight(std::size_t entry) const {
        const auto begin = static_cast<double>(entry);
        return static_cast<float>(std::min(to, begin + 1) - std::max(from, begin));
    }
};

std::vector<Covered> coveredBy(int pixels, double origin, double entries, std::size_t count) {
    // Rounding must not add an entry of which a pixel only touches the border.
    constexpr double tolerance = 1e-6;
    const auto indexOf = [count](double position) {
        return static_cast<std::size_t>(std::clamp(position, 0.0, static_cast<double>(count)));
    };
    std::vector<Covered> result;
    for (int pixel = 0; pixel < pixels; ++pixel) {
        const double from = origin + pixel * entries;
        const double to = from + entries;
        result.push_back(
            {indexOf(std::floor(from + tolerance)), indexOf(std::ceil(to - tolerance)), from, to});
    }
    return result;
}

} // namespace

std::vector<std::uint16_t> reduceToPixels(
    HeatSummary summary, std::size_t rows, std::size_t columns, QPointF origin, double entries,
    QSize size,
    const std::function<void(std::size_t, std::size_t, std::span<std::uint16_t>)>& read) {
    const std::vector<Covered> across = coveredBy(size.width(), origin.x(), entries, columns);
    const std::vector<Covered> down = coveredBy(size.height(), origin.y(), entries, rows);
    std::vector<std::uint16_t> pixels(across.size() * down.size(), HeatLevels::unknown);
    if (pixels.empty()) {
        return pixels;
    }
    const std::size_t begin = across.front().first;
    const std::size_t width = across.back().end - begin;
    std::vector<std::uint16_t> row(width);
    // For each column, the greatest value so far, or the weighted sum of shares and its weight.
    std::vector<std::uint16_t> greatest(width);
    std::vector<float> sums(width);
    std::vector<float> weights(width);
    auto pixel = pixels.begin();
    for (const Covered& lines : down) {
        std::ranges::fill(greatest, HeatLevels::unknown);
        std::ranges::fill(sums, 0.F);
        std::ranges::fill(weights, 0.F);
        for (std::size_t line = lines.first; line < lines.end; ++line) {
            read(line, begin, row);
            const float weight = lines.weight(line);
            for (std::size_t i = 0; i < width; ++i) {
                if (row[i] == HeatLevels::unknown) {
                    continue;
                }
                if (summary == HeatSummary::share) {
                    sums[i] += weight * static_cast<float>(row[i]);
                    weights[i] += weight;
                } else if (greatest[i] == HeatLevels::unknown || row[i] > greatest[i]) {
                    greatest[i] = row[i];
                }
            }
        }
        for (const Covered& cells : across) {
            std::uint16_t most = HeatLevels::unknown;
            float sum = 0;
            float weight = 0;
            for (std::size_t cell = cells.first; cell < cells.end; ++cell) {
                const std::size_t i = cell - begin;
                if (summary == HeatSummary::share) {
                    sum += cells.weight(cell) * sums[i];
                    weight += cells.weight(cell) * weights[i];
                } else if (greatest[i] != HeatLevels::unknown &&
                           (most == HeatLevels::unknown || greatest[i] > most)) {
                    most = greatest[i];
                }
            }
            *pixel++ = weight > 0 ? static_cast<std::uint16_t>(std::lround(sum / weight)) : most;
        }
    }
    return pixels;
}

void HeatLevels::setTable(std::size_t rows, std::size_t columns) {
    rows_ = rows;
    columns_ = columns;
    levels_.clear();
}

void HeatLevels::insert(const HeatArea& area, const std::vector<std::uint32_t>& values) {
    const std::size_t width = area.last.column - area.first.column + 1;
    const auto isBorder = [](std::size_t last, std::size_t count) {
        return last % blockSide == 0 || last == count;
    };
    LIGHTSOUT_ASSERT((area.first.row - 1) % blockSide == 0 &&
                     (area.first.column - 1) % blockSide == 0 && isBorder(area.last.row, rows_) &&
                     isBorder(area.last.column, columns_) &&
                     values.size() == width * (area.last.row - area.first.row + 1));
    if (levels_.empty()) {
        std::size_t side = blockSide;
        do {
            Level level{(rows_ + side - 1) / side, (columns_ + side - 1) / side, {}, {}};
            level.greatest.assign(level.rows * level.columns, unknown);
            level.shares.assign(level.rows * level.columns, 0);
            levels_.push_back(std::move(level));
            side *= 2;
        } while (levels_.back().rows > 1 || levels_.back().columns > 1);
    }
    Level& blocks = levels_.front();
    for (std::size_t row = area.first.row; row <= area.last.row; row += blockSide) {
        const std::size_t rowEnd = std::min(row + blockSide, area.last.row + 1);
        for (std::size_t column = area.first.column; column <= area.last.column;
             column += blockSide) {
            const std::size_t columnEnd = std::min(column + blockSide, area.last.column + 1);
            std::uint32_t greatest = 0;
            std::uint32_t above = 0;
            for (std::size_t r = row; r < rowEnd; ++r) {
                const auto* line = values.data() + (r - area.first.row) * width - area.first.column;
                for (std::size_t c = column; c < columnEnd; ++c) {
                    greatest = std::max(greatest, line[c]);
                    above += line[c] > 0 ? 1 : 0;
                }
            }
            const auto cells = static_cast<std::uint32_t>((rowEnd - row) * (columnEnd - column));
            const std::size_t block =
                (row - 1) / blockSide * blocks.columns + (column - 1) / blockSide;
            blocks.greatest[block] =
                static_cast<std::uint16_t>(std::min<std::uint32_t>(greatest, most));
            blocks.shares[block] =
                static_cast<std::uint8_t>((wholeShare * above + cells / 2) / cells);
        }
    }
    HeatCell first{(area.first.row - 1) / blockSide, (area.first.column - 1) / blockSide};
    HeatCell last{(area.last.row - 1) / blockSide, (area.last.column - 1) / blockSide};
    for (std::size_t level = 1; level < levels_.size(); ++level) {
        first = {first.row / 2, first.column / 2};
        last = {last.row / 2, last.column / 2};
        for (std::size_t row = first.row; row <= last.row; ++row) {
            for (std::size_t column = first.column; column <= last.column; ++column) {
                summarise(level, row, column);
            }
        }
    }
}

void HeatLevels::summarise(std::size_t level, std::size_t row, std::size_t column) {
    const Level& parts = levels_[level - 1];
    Level& blocks = levels_[level];
    std::uint16_t greatest = unknown;
    std::uint32_t shares = 0;
    std::uint32_t count = 0;
    for (std::size_t r = 2 * row; r < std::min(2 * row + 2, parts.rows); ++r) {
        for (std::size_t c = 2 * column; c < std::min(2 * column + 2, parts.columns); ++c) {
            const std::size_t part = r * parts.columns + c;
            if (parts.greatest[part] != unknown) {
                greatest = greatest == unknown ? parts.greatest[part]
                                               : std::max(greatest, parts.greatest[part]);
                shares += parts.shares[part];
                count += 1;
            }
        }
    }
    const std::size_t block = row * blocks.columns + column;
    blocks.greatest[block] = greatest;
    blocks.shares[block] = static_cast<std::uint8_t>(count == 0 ? 0 : (shares + count / 2) / count);
}

HeatCount HeatLevels::countAbove(const HeatArea& area) const {
    HeatCount count;
    if (levels_.empty()) {
        return count;
    }
    const Level& blocks = levels_.front();
    for (std::size_t row = (area.first.row - 1) / blockSide; row <= (area.last.row - 1) / blockSide;
         ++row) {
        const std::size_t height = std::min(blockSide, rows_ - row * blockSide);
        for (std::size_t column = (area.first.column - 1) / blockSide;
             column <= (area.last.column - 1) / blockSide; ++column) {
            const std::size_t block = row * blocks.columns + column;
            if (blocks.greatest[block] != unknown) {
                const std::size_t cells =
                    height * std::min(blockSide, columns_ - column * blockSide);
                count.cells += cells;
                // The share was rounded, but it differs by much more if a cell differs.
                count.shown += (blocks.shares[block] * cells + wholeShare / 2) / wholeShare;
            }
        }
    }
    return count;
}

std::vector<std::uint16_t> HeatLevels::pixels(HeatSummary summary, QPointF origin, double cells,
                                              QSize size) const {
    if (levels_.empty()) {
        return std::vector<std::uint16_t>(static_cast<std::size_t>(size.width()) *
                                              static_cast<std::size_t>(size.height()),
                                          unknown);
    }
    std::size_t level = 0;
    auto side = static_cast<double>(blockSide);
    while (level + 1 < levels_.size() && 2 * side <= cells) {
        level += 1;
        side *= 2;
    }
    const Level& blocks = levels_[level];
    const auto read = [&](std::size_t row, std::size_t column, std::span<std::uint16_t> out) {
        const std::size_t from = row * blocks.columns + column;
        for (std::size_t i = 0; i < out.size(); ++i) {
            const std::uint16_t greatest = blocks.greatest[from + i];
            const std::uint32_t share = blocks.shares[from + i] * most / wholeShare;
            out[i] = summary == HeatSummary::greatest || greatest == unknown
                         ? greatest
                         : static_cast<std::uint16_t>(share);
        }
    };
    return reduceToPixels(summary, blocks.rows, blocks.columns, origin / side, cells / side, size,
                          read);
}

} // namespace lightsout
