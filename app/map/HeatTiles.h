// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "map/HeatLevels.h"
#include "map/HeatWindow.h"

#include <QCache>
#include <QImage>
#include <QList>

#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace lightsout {

/// A square part of the table that is computed as a whole. It is identified by its index in each
/// direction, counted from 0. The values of a coarse tile, which is wider, are only summarised.
struct HeatTile {
    std::size_t row = 0;
    std::size_t column = 0;
    bool isCoarse = false;

    friend bool operator==(const HeatTile&, const HeatTile&) = default;
};

/// The cells of a table that a map shows. The others have the palest colour.
struct HeatFilter {
    /// The value of the shown cells; nullopt if whole rows are shown.
    std::optional<std::uint32_t> value;
    std::vector<std::size_t> rows = {}; ///< the shown rows, in ascending order

    bool shows(HeatCell cell, std::uint32_t valueOfCell) const;

    friend bool operator==(const HeatFilter&, const HeatFilter&) = default;
};

/// The known values of a large table, tile by tile, and summaries of its blocks. If there are too
/// many tiles, the values of the least recently used ones are discarded.
class HeatTiles {
public:
    HeatTiles();

    /// Sets a new table without known values. Tiles are `side` cells wide and high; the last ones
    /// in each direction may be smaller.
    void setTable(std::size_t rows, std::size_t columns, std::size_t side);
    HeatTile tileOf(HeatCell cell, bool isCoarse = false) const;
    HeatArea areaOf(HeatTile tile) const;

    /// Inserts the values of areaOf(tile), row by row, and summarises them.
    void insert(HeatTile tile, std::vector<std::uint32_t> values);
    std::optional<std::uint32_t> valueAt(HeatCell cell) const;

    /// Summarises the cells with this value instead of the values above 0, or the values again.
    void setFilteredValue(std::optional<std::uint32_t> value);
    /// Counts the known cells of an area and those with the filtered value. If `isCoarse` is true,
    /// blocks of HeatLevels that are partly in the area count as a whole.
    HeatCount count(const HeatArea& area, bool isCoarse) const;

    /// Returns the unknown tiles of an area, beginning with the middle ones.
    QList<HeatTile> missing(const HeatArea& area) const;
    /// Returns the coarse tiles of an area that have not been summarised.
    QList<HeatTile> missingCoarse(const HeatArea& area) const;

    /// Returns whether an area has more tiles than can be stored at once.
    bool isTooLarge(const HeatArea& area) const;

    /// Returns what the pixels of a picture show if each covers `cells` cells in each direction, at
    /// least one. They are computed from the summaries if `isCoarse` is true, otherwise from the
    /// values. The other arguments are those of HeatLevels::pixels().
    std::vector<std::uint16_t> pixels(HeatSummary summary, bool isCoarse, QPointF origin,
                                      double cells, QSize size) const;

    /// Returns a picture of a tile, which is made on first use; null if the tile is not known.
    const QImage*
    image(HeatTile tile,
          const std::function<QImage(const std::vector<std::uint32_t>&, const HeatArea&)>& make);
    /// Discards the pictures, so that they are made again.
    void clearImages();

private:
    std::size_t sideOf(bool isCoarse) const;
    /// Returns the value that is summarised for the value of a cell.
    std::uint32_t filtered(std::uint32_t value) const {
        return !filteredValue_ ? value : value == *filteredValue_ ? 1 : 0;
    }
    void summarise(const HeatArea& area, const std::vector<std::uint32_t>& values);
    /// Returns the tiles of an area for which isKnown(tile) is false, the middle ones first.
    QList<HeatTile> tilesWithout(const HeatArea& area, bool isCoarse,
                                 const std::function<bool(HeatTile)>& isKnown) const;

    struct Content {
        std::vector<std::uint32_t> values;
        QImage image; ///< a pixel for each cell
    };

    std::size_t rows_ = 0;
    std::size_t columns_ = 0;
    std::size_t side_ = 64;
    std::optional<std::uint32_t> filteredValue_;
    QCache<quint64, Content> contents_;
    HeatLevels levels_;
    std::set<std::pair<std::size_t, std::size_t>> summarised_; ///< rows and columns of coarse tiles
};

} // namespace lightsout
