// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "map/HeatWindow.h"

#include <QCache>
#include <QImage>
#include <QList>

#include <functional>
#include <vector>

namespace lightsout {

/// A square part of the table that is computed at once, by its number in each direction from 0.
struct HeatTile {
    std::size_t row = 0;
    std::size_t column = 0;

    friend bool operator==(const HeatTile&, const HeatTile&) = default;
};

/// What is known of a large table, tile by tile. Of very many tiles the least used are forgotten.
class HeatTiles {
public:
    HeatTiles();

    /// Another table, of which nothing is known yet. Tiles are `side` cells wide and high, at the
    /// far ends less.
    void setTable(std::size_t rows, std::size_t columns, std::size_t side);
    HeatTile tileOf(HeatCell cell) const;
    HeatArea areaOf(HeatTile tile) const;

    /// The values of areaOf(tile), row by row.
    void insert(HeatTile tile, std::vector<std::uint32_t> values);
    std::optional<std::uint32_t> valueAt(HeatCell cell) const;
    /// The tiles of an area that are not known, the middle first.
    QList<HeatTile> missing(const HeatArea& area) const;

    /// A picture of a tile, made when it is first asked for; none of a tile that is not known.
    const QImage*
    image(HeatTile tile,
          const std::function<QImage(const std::vector<std::uint32_t>&, const HeatArea&)>& make);
    /// The pictures have to be made anew.
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
