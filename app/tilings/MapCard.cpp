// SPDX-License-Identifier: GPL-3.0-or-later
#include "tilings/MapCard.h"

#include "controls/WhyButton.h"
#include "map/HeatLegend.h"
#include "text/BoardText.h"
#include "text/NumberText.h"
#include "theme/LookChanges.h"
#include "tiling/TilingSearch.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QSaveFile>
#include <QVBoxLayout>

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

MapCard::MapCard(TilingMap& map, QWidget* parent)
    : Card(parent), map_(map), kind_(new EnumBox<TilingMap::Kind>(this)),
      export_(new QPushButton(this)) {
    setObjectName(QStringLiteral("sizesCard"));
    title_ = addText(TextRole::headline);
    new WhyButton(*title_, QStringLiteral("mathematics.md#tilings"));
    text_ = addText(TextRole::body);
    text_->reserveLines(3);
    kind_->setMinimumHeight(34);
    content()->addWidget(kind_, 0, Qt::AlignLeading);
    pointed_ = addText(TextRole::title);
    content()->addWidget(export_, 0, Qt::AlignLeading);
    connect(kind_, &QComboBox::currentIndexChanged, this, [this] { map_.setKind(kind_->value()); });
    connect(&map, &TilingMap::pointedAt, this, &MapCard::pointAt);
    connect(&map, &TilingMap::progressed, this, &MapCard::refresh);
    connect(export_, &QPushButton::clicked, this, &MapCard::exportTable);
    onLanguageChanged(this, [this] {
        export_->setText(tr("Save values (CSV) …"));
        export_->setToolTip(tr("Save a table of the sizes that have a tiling"));
        title_->setText(tr("Which boards have a tiling?"));
        setItemTexts(*kind_, {tr("Rectangles"), tr("Cylinders"), tr("Tori"), tr("King boards")});
        kind_->setAccessibleName(tr("Kind of boards"));
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
}

void MapCard::pointAt(std::optional<HeatCell> size) {
    if (!size) {
        pointed_->setText(
            tr("Point at a size to see the number of tilings; double-click to open the board."));
        return;
    }
    const QString name = boardName(TilingMap::board(map_.kind(), *size));
    const auto count = map_.countOf(*size);
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
