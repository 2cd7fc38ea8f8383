// SPDX-License-Identifier: GPL-3.0-or-later
#include "tilings/MapCard.h"

#include "controls/Layouts.h"
#include "map/HeatLegend.h"
#include "text/BoardText.h"
#include "text/NumberText.h"
#include "theme/LookChanges.h"
#include "tiling/TilingSearch.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QMessageBox>
#include <QPushButton>
#include <QSaveFile>
#include <QStringList>

#include <algorithm>
#include <charconv>
#include <climits>

namespace lightsout {

namespace {

/// Returns the number of tilings, or UINT32_MAX if it is too large for the type.
std::uint32_t tilingCount(const Lattice& board, Progress& progress) {
    Result<TilingSearch> search = TilingSearch::build(board, progress);
    LIGHTSOUT_ASSERT(search.hasValue());
    const std::string digits = search->count(progress);
    std::uint32_t count = UINT32_MAX;
    std::from_chars(digits.data(), digits.data() + digits.size(), count);
    return count;
}

constexpr int maxFiltered = 1'000'000; ///< the largest number of tilings that can be filtered

} // namespace

TilingMap::TilingMap(QWidget* parent) : QWidget(parent), map_(new HeatMap(this)) {
    auto* legend = new HeatLegend(this);
    setColumn(this, {{map_, 1}, legend});
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
    setFilter(filter_, filteredValue_);
    if (isVisible()) {
        computeNext();
    }
    Q_EMIT progressed();
}

void TilingMap::setFilter(HeatFilterBox::Choice choice, std::uint32_t value) {
    filter_ = choice;
    filteredValue_ = value;
    switch (choice) {
    case HeatFilterBox::Choice::all:
        return map_->setFilter(std::nullopt);
    case HeatFilterBox::Choice::value:
        return map_->setFilter(HeatFilter{.value = value});
    case HeatFilterBox::Choice::rows:
        return map_->setFilter(HeatFilter{.value = std::nullopt, .rows = rowsWithTilings()});
    }
}

std::vector<std::size_t> TilingMap::rowsWithTilings() const {
    std::vector<std::size_t> rows;
    for (std::size_t row = 1; row <= side; ++row) {
        bool haveAll = true;
        for (std::size_t column = 1; column <= side; ++column) {
            haveAll = haveAll && countOf({row, column}).value_or(0) > 0;
        }
        if (haveAll) {
            rows.push_back(row);
        }
    }
    return rows;
}

std::vector<HeatCell> TilingMap::sizesWith(std::uint32_t count) const {
    std::vector<HeatCell> sizes;
    for (std::size_t row = 1; row <= side; ++row) {
        for (std::size_t column = 1; column <= side; ++column) {
            if (countOf({row, column}) == count) {
                sizes.push_back({row, column});
            }
        }
    }
    return sizes;
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
            setFilter(filter_, filteredValue_);
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

MapCard::MapCard(TilingMap& map, QWidget* parent)
    : Card({"sizesCard", [] { return tr("Which boards have a tiling?"); }, "mathematics.md#tilings",
            TextRole::headline},
           parent),
      map_(map), kind_(new EnumBox<TilingMap::Kind>(this)),
      filter_(new HeatFilterBox(maxFiltered, this)), export_(new QPushButton(this)) {
    text_ = addText(TextRole::body);
    text_->reserveLines(3);
    kind_->setMinimumHeight(34);
    content()->addWidget(kind_, 0, Qt::AlignLeading);
    pointed_ = addText(TextRole::title);
    others_ = addText(TextRole::small);
    others_->setObjectName(QStringLiteral("others"));
    others_->reserveLines(3);
    content()->addWidget(filter_);
    content()->addWidget(export_, 0, Qt::AlignLeading);
    auto* overview = new QHBoxLayout;
    map.moveNavigator(*overview);
    overview->addStretch();
    content()->addLayout(overview);
    connect(kind_, &QComboBox::currentIndexChanged, this, [this] { map_.setKind(kind_->value()); });
    connect(&map, &TilingMap::pointedAt, this, &MapCard::pointAt);
    connect(&map, &TilingMap::progressed, this, &MapCard::refresh);
    connect(filter_, &HeatFilterBox::changed, this, [this] {
        map_.setFilter(filter_->choice(), filter_->value());
        refreshFilter();
    });
    connect(export_, &QPushButton::clicked, this, &MapCard::exportTable);
    setTexts<MapCard>(export_, QT_TR_NOOP("Save values (CSV) …"),
                      QT_TR_NOOP("Save a table of the sizes that have a tiling"));
    setNames<MapCard>(kind_, QT_TR_NOOP("Kind of boards"));
    onLanguageChanged(this, [this] {
        setItemTexts(*kind_, {tr("Rectangles"), tr("Cylinders"), tr("Tori"), tr("King boards")});
        filter_->setTexts(tr("All sizes"), tr("Sizes with"), tr("Rows with tilings"),
                          [](int count) { return tr("%Ln tiling(s)", nullptr, count); });
        pointAt(std::nullopt);
        refresh();
    });
    kind_->setValue(map.kind());
}

bool MapCard::saveCsv(const QString& path) const {
    QSaveFile file(path);
    const QByteArray text = map_.csv().toUtf8();
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && file.commit();
}

void MapCard::refresh() {
    const double fraction = map_.fraction();
    export_->setEnabled(fraction == 1);
    text_->setText(fraction == 1
                       ? rule()
                       : tr("%1 of the boards have been computed so far.").arg(doneText(fraction)));
    refreshFilter();
}

void MapCard::refreshFilter() {
    constexpr std::size_t boards = TilingMap::side * TilingMap::side;
    switch (filter_->choice()) {
    case HeatFilterBox::Choice::all:
        return filter_->setSentence({});
    case HeatFilterBox::Choice::value:
        return filter_->setSentence(
            tr("%1 of the %2 boards have exactly this number of tilings.")
                .arg(numberText(map_.sizesWith(filter_->value()).size()), numberText(boards)));
    case HeatFilterBox::Choice::rows:
        return filter_->setSentence(
            tr("In %1 of %2 rows, all boards have a tiling.")
                .arg(numberText(map_.rowsWithTilings().size()), numberText(TilingMap::side)));
    }
}

QString MapCard::causeText(HeatCell size) const {
    // On a torus whose sides are at least 3, each press changes five lights.
    constexpr std::size_t minSide = 3;
    constexpr std::size_t tile = 5;
    const std::size_t lights = size.row * size.column;
    return map_.kind() == TilingMap::Kind::tori && std::min(size.row, size.column) >= minSide &&
                   lights % tile != 0
               ? tr("Each press changes 5 lights, and 5 does not divide %1.")
                     .arg(numberText(lights))
               : QString();
}

QString MapCard::othersText(HeatCell size, std::uint32_t count) const {
    constexpr std::size_t maxNamed = 4;
    std::vector<HeatCell> sizes = map_.sizesWith(count);
    const std::size_t found = sizes.size();
    std::ranges::stable_sort(sizes, {}, [](HeatCell cell) { return cell.row * cell.column; });
    QStringList names;
    for (const HeatCell& other : sizes) {
        if (other != size && names.size() < static_cast<qsizetype>(maxNamed)) {
            names << isolated(QStringLiteral("%1\u00a0×\u00a0%2").arg(other.row).arg(other.column));
        }
    }
    return names.isEmpty() ? tr("No other board on this map has this number of tilings.")
                           : tr("The same number: %1 boards on this map, such as %2.")
                                 .arg(numberText(found), names.join(QStringLiteral(", ")));
}

void MapCard::pointAt(std::optional<HeatCell> size) {
    if (!size) {
        pointed_->setText(
            tr("Point at a size to see the number of tilings; double-click to open the board."));
        others_->setText({});
        return;
    }
    const QString name = boardName(TilingMap::board(map_.kind(), *size));
    const auto count = map_.countOf(*size);
    others_->setText(
        !count ? QString()
               : QStringList{*count == 0 ? causeText(*size) : QString(), othersText(*size, *count)}
                     .join(QLatin1Char(' '))
                     .trimmed());
    if (count && *count > INT_MAX) {
        pointed_->setText(tr("%1: more than %2 tilings").arg(name, numberText(INT_MAX)));
        return;
    }
    pointed_->setText(!count ? tr("%1: not known yet").arg(name)
                      : *count == 0
                          ? tr("%1: no tiling").arg(name)
                          : tr("%1: %Ln tiling(s)", nullptr, static_cast<int>(*count)).arg(name));
}

void MapCard::exportTable() {
    QString path = QFileDialog::getSaveFileName(this, tr("Save the values"),
                                                tr("tilings") + QStringLiteral(".csv"),
                                                QStringLiteral("*.csv"));
    if (path.isEmpty()) {
        return;
    }
    if (QFileInfo(path).suffix().isEmpty()) {
        path += QStringLiteral(".csv");
    }
    if (!saveCsv(path)) {
        QMessageBox note(QMessageBox::Warning, tr("Lights Out Workbench"),
                         tr("%1 could not be saved.").arg(QFileInfo(path).fileName()),
                         QMessageBox::Ok, this);
        note.setTextFormat(Qt::PlainText);
        note.exec();
    }
}

QString MapCard::rule() const {
    switch (map_.kind()) {
    case TilingMap::Kind::rectangles:
        return tr("One row or column, two rows or columns of odd length, and %1; no others, as "
                  "Livingston and Stout proved in 1990.")
            .arg(isolated(QStringLiteral("4 × 4")));
    case TilingMap::Kind::cylinders:
        return tr("Cylinders with one row of length divisible by 3 or two rows of length divisible "
                  "by 4, and the narrowest cylinders.");
    case TilingMap::Kind::tori:
        return tr("Tori with both sides divisible by 5, and some very narrow tori.");
    case TilingMap::Kind::kings:
        return tr("Every size: squares of %1 cells, cut off at the border.")
            .arg(isolated(QStringLiteral("3 × 3")));
    }
    return {};
}

} // namespace lightsout

#include "moc_MapCard.cpp"
