// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "map/HeatWindow.h"

#include <QSize>

#include <cstdint>
#include <functional>
#include <limits>
#include <span>
#include <vector>

namespace lightsout {

/// What a pixel shows of the cells that it covers.
enum class HeatSummary {
    greatest, ///< the greatest value
    share,    ///< the share of the values above 0
};

/// A number of cells, and how many of them are above 0 or shown by a filter.
struct HeatCount {
    std::size_t shown = 0;
    std::size_t cells = 0;

    friend bool operator==(const HeatCount&, const HeatCount&) = default;
};

/// Summaries of the square blocks of a large table, so that the whole table can be drawn with
/// pixels that cover many cells. The smallest blocks are 4 cells wide; each further level has
/// blocks of twice the side. A table of 10 000 × 10 000 cells needs 25 MB.
class HeatLevels {
public:
    /// A value of a pixel or block without known cells.
    static constexpr std::uint16_t unknown = std::numeric_limits<std::uint16_t>::max();
    /// The number that stands for a share of 1. Greater values of cells are shown as this one.
    static constexpr std::uint16_t most = unknown - 1;
    static constexpr std::size_t blockSide = 4;

    /// Sets a new table without known values.
    void setTable(std::size_t rows, std::size_t columns);
    /// Adds the values of an area, row by row. The area must begin at a block's first cell, and end
    /// at a block's last cell or at the border of the table. O(cells).
    void insert(const HeatArea& area, const std::vector<std::uint32_t>& values);

    /// Returns the summaries of the pixels of a picture, row by row. Each pixel covers `cells`
    /// cells in each direction, at least blockSide; the first one begins at `origin`, which is
    /// measured in cells. Parts of blocks count as whole blocks for the greatest value, and by
    /// their length for the share, so the picture has no moiré. O(pixels + blocks of the level).
    std::vector<std::uint16_t> pixels(HeatSummary summary, QPointF origin, double cells,
                                      QSize size) const;

    /// Counts the known cells, and those above 0, of the smallest blocks that are at least partly
    /// in an area. O(blocks).
    HeatCount countAbove(const HeatArea& area) const;

private:
    struct Level {
        std::size_t rows = 0;
        std::size_t columns = 0;
        std::vector<std::uint16_t> greatest;
        std::vector<std::uint8_t> shares; ///< 255 if all values are above 0
    };

    void summarise(std::size_t level, std::size_t row, std::size_t column);

    std::size_t rows_ = 0;
    std::size_t columns_ = 0;
    std::vector<Level> levels_;
};

/// Reduces a table of summaries to pixels: `read` sets the summaries of a row of the table,
/// beginning with a column. The table has `rows` × `columns` entries, and a pixel covers `entries`
/// of them in each direction, beginning at `origin`. Positions outside the table are unknown.
std::vector<std::uint16_t> reduceToPixels(
    HeatSummary summary, std::size_t rows, std::size_t columns, QPointF origin, double entries,
    QSize size,
    const std::function<void(std::size_t row, std::size_t column, std::span<std::uint16_t>)>& read);

} // namespace lightsout
