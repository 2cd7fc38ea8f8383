// SPDX-License-Identifier: GPL-3.0-or-later
#include "tilings/TilingMap.h"

#include "look/LookChanges.h"
#include "map/HeatLegend.h"
#include "text/NumberText.h"
#include "tiling/TilingSearch.h"

#include <QVBoxLayout>

#include <algorithm>
#include <charconv>

namespace lightsout {

namespace {

/// The count, or the largest number there is room for.
std::uint32_t tilingCount(const Lattice& board, Progress& progress) {
    Result<TilingSearch> search = TilingSearch::build(board, progress);
    LIGHTSOUT_ASSERT(search.hasValue());
    const std::string digits = search->count(progress);
    std::uint32_t count = UINT32_MAX;
    std::from_chars(digits.data(), digits.data() + digits.size(), count);
    return count;
}

} // namespace

TilingMap::TilingMap(QWidget* parent) : QWidget(parent), map_(new HeatMap(this)) {
    auto* legend = new HeatLegend(this);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(map_, 1);
    layout->addWidget(legend);
    setFocusProxy(map_);
    connect(map_, &HeatMap::pointedAt, this, &TilingMap::pointedAt);
    connect(map_, &HeatMap::opened, this, &TilingMap::opened);
    for (auto& tiles : tiles_) {
        tiles.resize(tilesPerSide * tilesPerSide);
    }
    setKind(Kind::rectangles);
    onAppearanceChanged(this, [this, legend] {
        const HeatScale scale({{0, tr("none")},
                               {1, QStringLiteral("1")},
                               {2, QStringLiteral("2")},
                               {3, isolated(QStringLiteral("3–4"))},
                               {5, isolated(QStringLiteral("5–10"))},
                               {11, tr("more")}});
        map_->setScale(scale);
        legend->setScale(scale);
        map_->setAccessibleName(tr("Which boards have tilings"));
    });
}

void TilingMap::setKind(Kind kind) {
    job_.cancel();
    kind_ = kind;
    map_->setTable(side, side, tileSide);
    map_->showAll();
    const auto& tiles = tiles_.at(static_cast<std::size_t>(kind_));
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        if (!tiles[i].empty()) {
            map_->setTile({i / tilesPerSide, i % tilesPerSide}, tiles[i]);
        }
    }
    if (isVisible()) {
        computeNext();
    }
    Q_EMIT progressed();
}

Lattice TilingMap::board(Kind kind, HeatCell size) {
    Lattice lattice{.rows = size.row, .cols = size.column};
    switch (kind) {
    case Kind::rectangles:
        break;
    case Kind::cylinders:
        lattice.topology = Topology::cylinder;
        break;
    case Kind::tori:
        lattice.topology = Topology::torus;
        break;
    case Kind::kings:
        lattice.neighbours = Neighbours::king;
        break;
    }
    return lattice;
}

std::optional<std::uint32_t> TilingMap::countOf(HeatCell size) const {
    const std::size_t row = size.row - 1;
    const std::size_t column = size.column - 1;
    const auto& tile = tiles_.at(
        static_cast<std::size_t>(kind_))[row / tileSide * tilesPerSide + column / tileSide];
    return tile.empty() ? std::nullopt
                        : std::optional(tile[row % tileSide * tileSide + column % tileSide]);
}

double TilingMap::fraction() const {
    const auto& tiles = tiles_.at(static_cast<std::size_t>(kind_));
    const auto known = std::ranges::count_if(tiles, [](const auto& tile) { return !tile.empty(); });
    return static_cast<double>(known) / static_cast<double>(tiles.size());
}

QString TilingMap::csv() const {
    QString text = QStringLiteral("rows");
    for (std::size_t column = 1; column <= side; ++column) {
        text += QLatin1Char(',') + QString::number(column);
    }
    text += QLatin1Char('\n');
    for (std::size_t row = 1; row <= side; ++row) {
        text += QString::number(row);
        for (std::size_t column = 1; column <= side; ++column) {
            const auto count = countOf({row, column});
            text += QLatin1Char(',') + (count ? QString::number(*count) : QString());
        }
        text += QLatin1Char('\n');
    }
    return text;
}

void TilingMap::computeNext() {
    const auto& tiles = tiles_.at(static_cast<std::size_t>(kind_));
    const auto unknown = std::ranges::find_if(tiles, [](const auto& tile) { return tile.empty(); });
    if (unknown == tiles.end()) {
        return;
    }
    const auto number = static_cast<std::size_t>(unknown - tiles.begin());
    const HeatTile tile{number / tilesPerSide, number % tilesPerSide};
    job_.start(
        [kind = kind_, area = map_->areaOf(tile)](Progress& progress) {
            std::vector<std::uint32_t> counts;
            for (std::size_t row = area.first.row; row <= area.last.row; ++row) {
                for (std::size_t column = area.first.column; column <= area.last.column; ++column) {
                    counts.push_back(tilingCount(board(kind, {row, column}), progress));
                }
            }
            return counts;
        },
        [this, number, tile](std::vector<std::uint32_t> counts) {
            tiles_.at(static_cast<std::size_t>(kind_))[number] = counts;
            map_->setTile(tile, std::move(counts));
            Q_EMIT progressed();
            computeNext();
        });
}

void TilingMap::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    computeNext();
}

void TilingMap::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    job_.cancel();
}

} // namespace lightsout

#include "moc_TilingMap.cpp"
