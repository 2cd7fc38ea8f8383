// SPDX-License-Identifier: GPL-3.0-or-later
#include "counts/MapPanel.h"

#include "analysis/WorkThreads.h"
#include "controls/Layouts.h"
#include "controls/WrapLayout.h"
#include "counts/CountsText.h"
#include "text/BoardText.h"
#include "text/Glossary.h"
#include "text/NumberText.h"
#include "theme/LookChanges.h"

#include <QCheckBox>
#include <QElapsedTimer>
#include <QEvent>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace lightsout {

namespace {

/// Approximate time during which tiles are collected before they are shown.
constexpr qint64 milliseconds = 30;

constexpr int clockMilliseconds = 200; ///< delay before progress is shown

/// Time after which the boards that a filter shows are counted again.
constexpr int filterMilliseconds = 150;
/// A sentence names this many rows.
constexpr std::size_t maxNamedRows = 6;

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

void TileLoader::want(const QList<HeatTile>& tiles, const QList<HeatTile>& later) {
    wanted_ = tiles;
    if (census_->growthOfRows() != WorkGrowth::constant) {
        // Small boards are computed quickly, so they come first.
        std::stable_sort(wanted_.begin(), wanted_.end(), [](HeatTile a, HeatTile b) {
            return (a.row + 1) * (a.column + 1) < (b.row + 1) * (b.column + 1);
        });
    }
    // The overview would take minutes if each board is computed by itself.
    later_ = census_->method() <= CensusMethod::factors ? later.size() : 0;
    wanted_ += later.first(later_);
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

void TileLoader::setSlow(bool isSlow) {
    isSlow_ = isSlow;
    Q_EMIT progressed();
}

void TileLoader::loadNext() {
    if (isStopped_) {
        return;
    }
    if (visibleCount() == 0) {
        clock_.stop();
        setSlow(false);
    } else if (!clock_.isActive()) {
        clock_.start();
    }
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

MapPanel::MapPanel(const LatticeFamily& family, QWidget* parent)
    : QWidget(parent), topology_(new EnumBox<Topology>(this)),
      neighbours_(new EnumBox<Neighbours>(this)), self_(new QCheckBox(this)),
      choice_(new QWidget(this)), map_(new HeatMap(this)), loader_(new TileLoader(map_)) {
    // The entries are in the order of the enumerations, so that the index of an entry is its value.
    onLanguageChanged(this, [this] {
        QStringList surfaces;
        for (const Topology surface : {Topology::plane, Topology::cylinder, Topology::torus,
                                       Topology::moebius, Topology::klein, Topology::projective}) {
            surfaces << topologyName(surface);
        }
        setItemTexts(*topology_, surfaces);
        QStringList all;
        for (const Neighbours neighbours :
             {Neighbours::plus, Neighbours::king, Neighbours::diagonal, Neighbours::knight,
              Neighbours::rowColumn}) {
            all << neighboursText(neighbours);
        }
        setItemTexts(*neighbours_, all);
        self_->setText(tr("Self-influence"));
        self_->setToolTip(termSentence(Term::selfInfluence));
        nameFields();
    });
    topology_->setObjectName(QStringLiteral("surface"));
    neighbours_->setObjectName(QStringLiteral("neighbours"));
    self_->setObjectName(QStringLiteral("selfInfluence"));
    showChoice(family);
    auto* choice = new WrapLayout(choice_);
    constexpr int fieldHeight = 34;
    for (QWidget* field : std::initializer_list<QWidget*>{topology_, neighbours_, self_}) {
        field->setMinimumHeight(fieldHeight);
        choice->addWidget(field);
    }
    setColumn(this, {{map_, 1}, choice_}, 8);
    setFocusProxy(map_);
    connect(topology_, &QComboBox::currentIndexChanged, this, &MapPanel::readChoice);
    connect(neighbours_, &QComboBox::currentIndexChanged, this, &MapPanel::readChoice);
    connect(self_, &QCheckBox::toggled, this, &MapPanel::readChoice);
    loader_->setCensus(std::make_shared<Census>(family));
    filterTimer_.setSingleShot(true);
    filterTimer_.setInterval(filterMilliseconds);
    connect(&filterTimer_, &QTimer::timeout, this, [this] {
        findRows();
        Q_EMIT filterChanged();
    });
    const auto restart = [this] {
        if (filter_ != HeatFilterBox::Choice::all && !filterTimer_.isActive()) {
            filterTimer_.start();
        }
    };
    connect(map_, &HeatMap::viewMoved, this, restart);
    connect(map_, &HeatMap::valuesKnown, this, restart);
    connect(this, &MapPanel::familyChanged, this, [this, restart] {
        rowsKnownFor_.reset();
        if (filter_ == HeatFilterBox::Choice::rows) {
            map_->setFilter(std::nullopt);
        }
        restart();
    });
}

void MapPanel::setFilter(HeatFilterBox::Choice choice, std::uint32_t value) {
    filter_ = choice;
    rowsKnownFor_.reset();
    switch (choice) {
    case HeatFilterBox::Choice::all:
        map_->setFilter(std::nullopt);
        break;
    case HeatFilterBox::Choice::value:
        map_->setFilter(HeatFilter{.value = value});
        break;
    case HeatFilterBox::Choice::rows:
        break;
    }
    findRows();
    Q_EMIT filterChanged();
}

void MapPanel::findRows() {
    const HeatArea area = map_->window().visible();
    if (filter_ != HeatFilterBox::Choice::rows) {
        rowsJob_.cancel();
        return;
    }
    if (rowsKnownFor_ == area || map_->window().rows() == 0) {
        return;
    }
    rowsJob_.start(
        [census = census(), area](Progress& progress) {
            return census->rowsWithOneSolution({area.first.row, area.last.row},
                                               {area.first.column, area.last.column}, workThreads(),
                                               progress);
        },
        [this, area](std::vector<std::size_t> rows) {
            rowsKnownFor_ = area;
            map_->setFilter(HeatFilter{.value = std::nullopt, .rows = std::move(rows)});
            Q_EMIT filterChanged();
        });
}

QString MapPanel::filterSentence() const {
    if (filter_ == HeatFilterBox::Choice::value && map_->filter()) {
        const HeatCount count = map_->shownCount();
        return tr("%1 of the %2 boards shown have exactly %3 solutions.")
            .arg(numberText(count.shown), numberText(count.cells),
                 powerText(*map_->filter()->value));
    }
    if (filter_ != HeatFilterBox::Choice::rows) {
        return {};
    }
    if (!rowsKnownFor_) {
        return tr("Searching for the rows …");
    }
    const std::vector<std::size_t>& rows = map_->filter()->rows;
    const auto [first, last] = *rowsKnownFor_;
    const QString sentence =
        tr("In %1 of %2 rows, all boards with %3 to %4 columns have exactly one solution")
            .arg(numberText(rows.size()), numberText(last.row - first.row + 1),
                 numberText(first.column), numberText(last.column));
    QStringList names;
    for (std::size_t i = 0; i < std::min(rows.size(), maxNamedRows); ++i) {
        names << numberText(rows[i]);
    }
    if (rows.size() > maxNamedRows) {
        names << QStringLiteral("…");
    }
    return rows.empty() ? sentence + QLatin1Char('.')
                        : tr("%1: rows %2.").arg(sentence, names.join(QStringLiteral(", ")));
}

void MapPanel::setPlace(Place place) {
    place_ = place;
    nameFields();
}

void MapPanel::nameFields() {
    const std::pair<QWidget*, QString> names[] = {
        {topology_, tr("Surface")},
        {neighbours_, tr("Neighbours")},
        {self_, tr("Self-influence")},
        {map_, tr("Map of solution counts by number of rows and columns")}};
    for (const auto& [field, name] : names) {
        field->setAccessibleName(place_ == Place::only    ? name
                                 : place_ == Place::first ? tr("%1, first map").arg(name)
                                                          : tr("%1, second map").arg(name));
    }
}

void MapPanel::setStage(Stage stage) {
    choice_->setVisible(stage == Stage::desk);
}

const LatticeFamily& MapPanel::family() const {
    return census()->family();
}

const std::shared_ptr<Census>& MapPanel::census() const {
    return loader_->census();
}

void MapPanel::setFamily(const LatticeFamily& family) {
    if (family != this->family()) {
        showChoice(family);
        loader_->setCensus(std::make_shared<Census>(family));
        Q_EMIT familyChanged();
    }
}

void MapPanel::showChoice(const LatticeFamily& family) {
    const QSignalBlocker blockers[] = {QSignalBlocker(topology_), QSignalBlocker(neighbours_),
                                       QSignalBlocker(self_)};
    topology_->setValue(family.topology);
    neighbours_->setValue(family.neighbours);
    self_->setChecked(family.selfInfluence);
}

void MapPanel::readChoice() {
    const LatticeFamily family{topology_->value(), neighbours_->value(), self_->isChecked()};
    loader_->setCensus(std::make_shared<Census>(family));
    Q_EMIT familyChanged();
}

} // namespace lightsout

#include "moc_MapPanel.cpp"
