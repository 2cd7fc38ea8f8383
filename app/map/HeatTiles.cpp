// SPDX-License-Identifier: GPL-3.0-or-later
#include "map/HeatTiles.h"

#include <algorithm>
#include <cmath>

namespace lightsout {

namespace {

constexpr int maxTiles = 8192;

quint64 keyOf(HeatTile tile) {
    constexpr int half = 32;
    return quint64{tile.row} << half | quint64{tile.column};
}

} // namespace

HeatTiles::HeatTiles() : contents_(maxTiles) {}

void HeatTiles::setTable(std::size_t rows, std::size_t columns, std::size_t side) {
    rows_ = rows;
    columns_ = columns;
    side_ = side;
    contents_.clear();
}

HeatTile HeatTiles::tileOf(HeatCell cell) const {
    return {(cell.row - 1) / side_, (cell.column - 1) / side_};
}

HeatArea HeatTiles::areaOf(HeatTile tile) const {
    const auto last = [this](std::size_t index, std::size_t count) {
        return std::min((index + 1) * side_, count);
    };
    return {{tile.row * side_ + 1, tile.column * side_ + 1},
            {last(tile.row, rows_), last(tile.column, columns_)}};
}

void HeatTiles::insert(HeatTile tile, std::vector<std::uint32_t> values) {
    contents_.insert(keyOf(tile), new Content{std::move(values), {}});
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
    QList<HeatTile> missing;
    const HeatTile first = tileOf(area.first);
    const HeatTile last = tileOf(area.last);
    for (std::size_t row = first.row; row <= last.row; ++row) {
        for (std::size_t column = first.column; column <= last.column; ++column) {
            if (!contents_.contains(keyOf({row, column}))) {
                missing.append({row, column});
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
