// SPDX-License-Identifier: GPL-3.0-or-later
#include "map/HeatTiles.h"

#include <algorithm>
#include <cmath>

namespace lightsout {

namespace {

constexpr int maxTiles = 8192;

/// Number of tiles in each direction that a coarse tile covers.
constexpr std::size_t coarseness = 4;

quint64 keyOf(HeatTile tile) {
    constexpr int half = 32;
    return quint64{tile.row} << half | quint64{tile.column};
}

} // namespace

bool HeatFilter::shows(HeatCell cell, std::uint32_t valueOfCell) const {
    return value ? valueOfCell == *value : std::ranges::binary_search(rows, cell.row);
}

HeatTiles::HeatTiles() : contents_(maxTiles) {}

void HeatTiles::setTable(std::size_t rows, std::size_t columns, std::size_t side) {
    rows_ = rows;
    columns_ = columns;
    side_ = side;
    contents_.clear();
    levels_.setTable(rows, columns);
    summarised_.clear();
}

std::size_t HeatTiles::sideOf(bool isCoarse) const {
    return isCoarse ? coarseness * side_ : side_;
}

HeatTile HeatTiles::tileOf(HeatCell cell, bool isCoarse) const {
    const std::size_t side = sideOf(isCoarse);
    return {(cell.row - 1) / side, (cell.column - 1) / side, isCoarse};
}

HeatArea HeatTiles::areaOf(HeatTile tile) const {
    const std::size_t side = sideOf(tile.isCoarse);
    return {{tile.row * side + 1, tile.column * side + 1},
            {std::min((tile.row + 1) * side, rows_), std::min((tile.column + 1) * side, columns_)}};
}

void HeatTiles::insert(HeatTile tile, std::vector<std::uint32_t> values) {
    if (sideOf(tile.isCoarse) % HeatLevels::blockSide == 0) {
        summarise(areaOf(tile), values);
    }
    if (tile.isCoarse) {
        summarised_.emplace(tile.row, tile.column);
    } else {
        contents_.insert(keyOf(tile), new Content{std::move(values), {}});
    }
}

void HeatTiles::summarise(const HeatArea& area, const std::vector<std::uint32_t>& values) {
    if (!filteredValue_) {
        levels_.insert(area, values);
        return;
    }
    std::vector<std::uint32_t> shown(values.size());
    std::ranges::transform(values, shown.begin(),
                           [this](std::uint32_t value) { return filtered(value); });
    levels_.insert(area, shown);
}

void HeatTiles::setFilteredValue(std::optional<std::uint32_t> value) {
    if (value != filteredValue_) {
        filteredValue_ = value;
        levels_.setTable(rows_, columns_);
        summarised_.clear();
    }
}

HeatCount HeatTiles::count(const HeatArea& area, bool isCoarse) const {
    if (isCoarse) {
        return levels_.countAbove(area);
    }
    HeatCount count;
    const HeatTile first = tileOf(area.first);
    const HeatTile last = tileOf(area.last);
    for (std::size_t row = first.row; row <= last.row; ++row) {
        for (std::size_t column = first.column; column <= last.column; ++column) {
            const Content* content = contents_.object(keyOf({row, column}));
            if (content == nullptr) {
                continue;
            }
            const HeatArea tile = areaOf({row, column});
            const std::size_t width = tile.last.column - tile.first.column + 1;
            const std::size_t left = std::max(tile.first.column, area.first.column);
            const std::size_t end = std::min(tile.last.column, area.last.column) + 1;
            for (std::size_t r = std::max(tile.first.row, area.first.row);
                 r <= std::min(tile.last.row, area.last.row); ++r) {
                const auto* line =
                    content->values.data() + (r - tile.first.row) * width - tile.first.column;
                count.cells += end - left;
                count.shown += static_cast<std::size_t>(
                    std::count_if(line + left, line + end,
                                  [this](std::uint32_t value) { return filtered(value) > 0; }));
            }
        }
    }
    return count;
}

std::optional<std::uint32_t> HeatTiles::valueAt(HeatCell cell) const {
    const HeatTile tile = tileOf(cell);
    const Content* content = contents_.object(keyOf(tile));
    if (content == nullptr) {
        return std::nullopt;
    }
    const HeatArea area = areaOf(tile);
    const std::size_t width = area.last.column - area.first.column + 1;
    return content->values.at((cell.row - area.first.row) * width + cell.column -
                              area.first.column);
}

QList<HeatTile> HeatTiles::missing(const HeatArea& area) const {
    return tilesWithout(area, false,
                        [this](HeatTile tile) { return contents_.contains(keyOf(tile)); });
}

QList<HeatTile> HeatTiles::missingCoarse(const HeatArea& area) const {
    return tilesWithout(area, true, [this](HeatTile tile) {
        return summarised_.contains({tile.row, tile.column});
    });
}

QList<HeatTile> HeatTiles::tilesWithout(const HeatArea& area, bool isCoarse,
                                        const std::function<bool(HeatTile)>& isKnown) const {
    QList<HeatTile> missing;
    const HeatTile first = tileOf(area.first, isCoarse);
    const HeatTile last = tileOf(area.last, isCoarse);
    for (std::size_t row = first.row; row <= last.row; ++row) {
        for (std::size_t column = first.column; column <= last.column; ++column) {
            if (const HeatTile tile{row, column, isCoarse}; !isKnown(tile)) {
                missing.append(tile);
            }
        }
    }
    const auto distance = [&](HeatTile tile) {
        const auto apart = [](std::size_t place, std::size_t from, std::size_t to) {
            return std::abs(2 * static_cast<double>(place) - static_cast<double>(from + to));
        };
        return apart(tile.row, first.row, last.row) + apart(tile.column, first.column, last.column);
    };
    std::stable_sort(missing.begin(), missing.end(),
                     [&](HeatTile a, HeatTile b) { return distance(a) < distance(b); });
    return missing;
}

bool HeatTiles::isTooLarge(const HeatArea& area) const {
    const HeatTile first = tileOf(area.first);
    const HeatTile last = tileOf(area.last);
    return (last.row - first.row + 1) * (last.column - first.column + 1) > maxTiles;
}

std::vector<std::uint16_t> HeatTiles::pixels(HeatSummary summary, bool isCoarse, QPointF origin,
                                             double cells, QSize size) const {
    if (isCoarse) {
        return levels_.pixels(summary, origin, cells, size);
    }
    const auto read = [&](std::size_t row, std::size_t column, std::span<std::uint16_t> out) {
        for (std::size_t i = 0; i < out.size();) {
            const HeatCell cell{row + 1, column + i + 1};
            const HeatTile tile = tileOf(cell);
            const HeatArea area = areaOf(tile);
            const Content* content = contents_.object(keyOf(tile));
            const std::size_t end = std::min(out.size(), area.last.column - column);
            std::size_t place =
                (cell.row - area.first.row) * (area.last.column - area.first.column + 1) +
                cell.column - area.first.column;
            for (; i < end; ++i, ++place) {
                const std::uint32_t value =
                    content == nullptr ? 0 : filtered(content->values[place]);
                out[i] = content == nullptr ? HeatLevels::unknown
                         : summary == HeatSummary::share
                             ? (value > 0 ? HeatLevels::most : std::uint16_t{0})
                             : static_cast<std::uint16_t>(
                                   std::min<std::uint32_t>(value, HeatLevels::most));
            }
        }
    };
    return reduceToPixels(summary, rows_, columns_, origin, cells, size, read);
}

const QImage* HeatTiles::image(
    HeatTile tile,
    const std::function<QImage(const std::vector<std::uint32_t>&, const HeatArea&)>& make) {
    Content* content = contents_.object(keyOf(tile));
    if (content == nullptr) {
        return nullptr;
    }
    if (content->image.isNull()) {
        content->image = make(content->values, areaOf(tile));
    }
    return &content->image;
}

void HeatTiles::clearImages() {
    for (const quint64 key : contents_.keys()) {
        contents_.object(key)->image = {};
    }
}

} // namespace lightsout
