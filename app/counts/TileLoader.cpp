#include "counts/TileLoader.h"

#include "support/Parallel.h"

#include <QElapsedTimer>

#include <algorithm>

namespace lightsout {

namespace {

/// About as long as tiles are gathered before they are shown.
constexpr qint64 milliseconds = 30;

/// How many rows and columns the map has, and how many cells a tile is wide.
struct MapSize {
    std::size_t side;
    std::size_t tileSide;
};

MapSize sizeFor(CensusMethod method) {
    switch (method) {
    case CensusMethod::closedForm:
    case CensusMethod::factors:
        return {10'000, 64};
    case CensusMethod::moebius:
        return {2000, 32};
    case CensusMethod::elimination:
        break;
    }
    return {128, 8};
}

} // namespace

TileLoader::TileLoader(HeatMap* map) : QObject(map), map_(*map), job_(new Job(this)) {
    connect(map, &HeatMap::tilesNeeded, this, &TileLoader::want);
}

void TileLoader::setCensus(std::shared_ptr<Census> census) {
    job_->cancel();
    wanted_.clear();
    census_ = std::move(census);
    const MapSize size = sizeFor(census_->method());
    map_.setTable(size.side, size.side, size.tileSide);
}

void TileLoader::want(const QList<HeatTile>& tiles) {
    wanted_ = tiles;
    if (census_->growthOfRows() != WorkGrowth::constant) {
        // Small boards come quickly.
        std::stable_sort(wanted_.begin(), wanted_.end(), [](HeatTile a, HeatTile b) {
            return (a.row + 1) * (a.column + 1) < (b.row + 1) * (b.column + 1);
        });
    }
    if (!job_->isRunning()) {
        loadNext();
    }
}

void TileLoader::loadNext() {
    if (wanted_.isEmpty()) {
        return;
    }
    struct Order {
        HeatTile tile;
        HeatArea area;
    };
    struct Delivery {
        HeatTile tile;
        std::vector<std::uint32_t> values;
    };
    std::vector<Order> orders;
    for (const HeatTile tile : wanted_) {
        orders.push_back({tile, map_.areaOf(tile)});
    }
    const auto work = [census = census_, orders](Progress& progress) {
        QElapsedTimer clock;
        clock.start();
        std::vector<Delivery> deliveries;
        for (const auto& [tile, area] : orders) {
            deliveries.push_back(
                {tile, census
                           ->table({area.first.row, area.last.row},
                                   {area.first.column, area.last.column}, coreCount(), progress)
                           .nullities});
            if (clock.elapsed() >= milliseconds) {
                break;
            }
        }
        return deliveries;
    };
    job_->start(work, [this](std::vector<Delivery> deliveries) {
        for (auto& [tile, values] : deliveries) {
            map_.setTile(tile, std::move(values));
            wanted_.removeOne(tile);
        }
        loadNext();
    });
}

} // namespace lightsout
