// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "map/HeatWindow.h"

#include <QCache>
#include <QImage>
#include <QList>

#include <functional>
#include <vector>

namespace lightsout {

/// A square part of the table that is computed as a whole. It is identified by its index in each
/// direction, counted from 0.
struct HeatTile {
    std::size_t row = 0;
    std::size_t column = 0;

    friend bool operator==(const HeatTile&, const HeatTile&) = default;
};

/// The known values of a large table, tile by tile. If there are too many tiles, the least recently
/// used ones are discarded.
class HeatTiles {
public:
    HeatTiles();

    /// Sets a new table without known values. Tiles are `side` cells wide and high; the last ones
    /// in each direction may be smaller.
    void setTable(std::size_t rows, std::size_t columns, std::size_t side);
    HeatTile tileOf(HeatCell cell) const;
    HeatArea areaOf(HeatTile tile) const;

    /// Inserts the values of areaOf(tile), row by row.
    void insert(HeatTile tile, std::vector<std::uint32_t> values);
    std::optional<std::uint32_t> valueAt(HeatCell cell) const;
    /// Returns the unknown tiles of an area, beginning with the middle ones.
    QList<HeatTile> missing(const HeatArea& area) const;

    /// Returns a picture of a tile, which is made on first use; null if the tile is not known.
    const QImage*
    image(HeatTile tile,
          const std::function<QImage(const std::vector<std::uint32_t>&, const HeatArea&)>& make);
    /// Discards the pictures, so that they are made again.
    void clearImages();

private:
    struct Content {
        std::vector<std::uint32_t> values;
        QImage image; ///< a pixel for each cell
    };

    std::size_t rows_ = 0;
    std::size_t columns_ = 0;
    std::size_t side_ = 64;
    QCache<quint64, Content> contents_;
};

} // namespace lightsout
