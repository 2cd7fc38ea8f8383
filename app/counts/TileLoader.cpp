// SPDX-License-Identifier: GPL-3.0-or-later
#include "counts/TileLoader.h"

#include "analysis/WorkThreads.h"

#include <QElapsedTimer>
#include <QEvent>

#include <algorithm>

namespace lightsout {

namespace {

/// Approximate time during which tiles are collected before they are shown.
constexpr qint64 milliseconds = 30;

constexpr int clockMilliseconds = 200; ///< delay before progress is shown

/// The number of rows and columns of the map, and the side of a tile in cells.
struct MapSize {
    std::size_t side;
    std::size_t tileSide;
};

MapSize sizeFor(CensusMethod method) {
    constexpr std::size_t maxSide = 10'000;
    switch (method) {
    case CensusMethod::closedForm:
    case CensusMethod::factors:
        return {maxSide, 64};
    case CensusMethod::moebius:
        return {maxSide, 16};
    case CensusMethod::elimination:
        break;
    }
    return {256, 4};
}

} // namespace

TileLoader::TileLoader(HeatMap* map) : QObject(map), map_(*map), job_(new Job(this)) {
    clock_.setInterval(clockMilliseconds);
    connect(&clock_, &QTimer::timeout, this, [this] { setSlow(true); });
    connect(map, &HeatMap::tilesNeeded, this, &TileLoader::want);
    map->installEventFilter(this);
}

bool TileLoader::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Hide) {
        forget();
    }
    return QObject::eventFilter(watched, event);
}

void TileLoader::forget() {
    job_->cancel();
    wanted_.clear();
    clock_.stop();
    setSlow(false);
}

std::size_t TileLoader::side() const {
    return sizeFor(census_->method()).side;
}

void TileLoader::setCensus(std::shared_ptr<Census> census) {
    isStopped_ = false;
    forget();
    census_ = std::move(census);
    const MapSize size = sizeFor(census_->method());
    map_.setTable(size.side, size.side, size.tileSide);
}

void TileLoader::want(const QList<HeatTile>& tiles) {
    wanted_ = tiles;
    asked_ = tiles.size();
    if (census_->growthOfRows() != WorkGrowth::constant) {
        // Small boards are computed quickly, so they come first.
        std::stable_sort(wanted_.begin(), wanted_.end(), [](HeatTile a, HeatTile b) {
            return (a.row + 1) * (a.column + 1) < (b.row + 1) * (b.column + 1);
        });
    }
    if (!job_->isRunning()) {
        loadNext();
    }
}

void TileLoader::stop() {
    job_->cancel();
    isStopped_ = true;
    clock_.stop();
    setSlow(false);
}

void TileLoader::resume() {
    isStopped_ = false;
    loadNext();
    Q_EMIT progressed();
}

double TileLoader::fraction() const {
    return asked_ == 0 ? 1 : 1 - static_cast<double>(wanted_.size()) / static_cast<double>(asked_);
}

void TileLoader::setSlow(bool isSlow) {
    isSlow_ = isSlow;
    Q_EMIT progressed();
}

void TileLoader::loadNext() {
    if (isStopped_) {
        return;
    }
    if (wanted_.isEmpty()) {
        clock_.stop();
        setSlow(false);
        return;
    }
    if (!clock_.isActive()) {
        clock_.start();
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
                                   {area.first.column, area.last.column}, workThreads(), progress)
                           .nullities});
            if (clock.elapsed() >= milliseconds) {
                break;
            }
        }
        return deliveries;
    };
    job_->start(work, [this](const std::vector<Delivery>& deliveries) {
        for (const auto& [tile, values] : deliveries) {
            map_.setTile(tile, values);
            wanted_.removeOne(tile);
        }
        loadNext();
    });
}

} // namespace lightsout

#include "moc_TileLoader.cpp"
