// SPDX-License-Identifier: GPL-3.0-or-later
#include "counts/MapView.h"

#include "controls/CardColumn.h"
#include "controls/ErrorDialog.h"
#include "controls/Layouts.h"
#include "controls/ModeBar.h"
#include "controls/PictureFile.h"
#include "controls/WrapLayout.h"
#include "counts/MapCards.h"
#include "counts/MapPanel.h"
#include "counts/TableDialog.h"
#include "map/HeatFilterBox.h"
#include "map/HeatLegend.h"
#include "page/StoredChoice.h"
#include "text/BoardText.h"
#include "text/NumberText.h"
#include "theme/LookChanges.h"
#include "theme/Theme.h"

#include <QFileDialog>
#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <bit>

namespace lightsout {

namespace {

QJsonObject toJson(const LatticeFamily& family) {
    return {{QStringLiteral("surface"), static_cast<int>(family.topology)},
            {QStringLiteral("neighbours"), static_cast<int>(family.neighbours)},
            {QStringLiteral("selfInfluence"), family.selfInfluence}};
}

LatticeFamily familyFrom(const QJsonObject& state) {
    constexpr int surfaces = 6;
    constexpr int rules = 5;
    return {static_cast<Topology>(choiceIn(state, QStringLiteral("surface"), surfaces, 0)),
            static_cast<Neighbours>(choiceIn(state, QStringLiteral("neighbours"), rules, 0)),
            state.value(QStringLiteral("selfInfluence")).toBool(true)};
}

constexpr ModeIds<MapMode, 4> modeIds{{{MapMode::solutions, "solutions"},
                                       {MapMode::unique, "unique"},
                                       {MapMode::solvable, "solvable"},
                                       {MapMode::nullity, "nullity"}}};

constexpr int maxFiltered = 10'000; ///< the largest nullity that a filter can choose
constexpr int margin = 24;          ///< pixels on a screen
constexpr int titleHeight = 40;

QSize pictureSize(const QList<MapPanel*>& panels, const HeatLegend& legend) {
    int width = margin;
    int height = 0;
    for (MapPanel* panel : panels) {
        width += panel->map()->width() + margin;
        height = std::max(height, panel->map()->height());
    }
    return {std::max(width, legend.width() + 2 * margin),
            margin + titleHeight + height + margin + legend.height() + margin};
}

void paint(QPainter& painter, const QList<MapPanel*>& panels, HeatLegend& legend) {
    const QSize size = pictureSize(panels, legend);
    const Theme theme = themeOf(legend);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(QRect({0, 0}, size), theme.background);
    int left = margin;
    for (MapPanel* panel : panels) {
        painter.setFont(fontFor(TextRole::title));
        painter.setPen(theme.text);
        painter.drawText(QRect(left, margin, panel->map()->width(), titleHeight),
                         Qt::AlignLeft | Qt::AlignTop | Qt::AlignAbsolute,
                         familyText(panel->family()));
        painter.save();
        painter.translate(left, margin + titleHeight);
        panel->map()->paintPicture(painter);
        painter.restore();
        left += panel->map()->width() + margin;
    }
    painter.translate(margin, size.height() - margin - legend.height());
    legend.render(&painter, {}, {}, QWidget::DrawChildren);
}

} // namespace

bool saveMapPicture(const QList<MapPanel*>& panels, HeatLegend& legend, const QString& path) {
    return savePicture(path, pictureSize(panels, legend), QString(),
                       [&](QPainter& painter) { paint(painter, panels, legend); });
}

MapView::MapView(Workbench& workbench, QWidget* parent)
    : QWidget(parent), workbench_(workbench), first_(new MapPanel(LatticeFamily(), this)),
      second_(new MapPanel({.topology = Topology::torus}, this)), pointed_(new PointedCard(this)),
      legend_(new HeatLegend(this)), filter_(new HeatFilterBox(maxFiltered, this)),
      bound_(new BoundCard(this)), squares_(new SquaresCard(this)), charts_(new ChartsCard(this)),
      identities_(new IdentitiesCard(this)), compare_(new QPushButton(this)),
      note_(makeLabel(TextRole::small, true, this)), stop_(new QPushButton(this)),
      details_(new QWidget(this)), columns_(new QHBoxLayout(this)),
      secondOverview_(new QWidget(this)) {
    auto* legendCard = new Card(this);
    legendTitle_ = legendCard->addText(TextRole::title);
    legendCard->content()->addWidget(legend_);
    legendCard->content()->addWidget(filter_);
    Card* overview = makeOverview();
    auto* maps = makeRow({{first_, 1}, {second_, 1}}, 8);
    second_->hide();
    second_->setPlace(MapPanel::Place::second);
    auto* left = new QVBoxLayout;
    left->setSpacing(8);
    header_ = makeHeader();
    footer_ = makeFooter();
    left->addLayout(maps, 1);
    left->addWidget(header_);
    left->addWidget(footer_);
    auto* details = setColumn(details_, {}, 12);
    for (QWidget* card : {static_cast<QWidget*>(overview), static_cast<QWidget*>(bound_),
                          static_cast<QWidget*>(squares_), static_cast<QWidget*>(charts_),
                          static_cast<QWidget*>(identities_)}) {
        details->addWidget(card);
    }
    cards_ = new CardColumn({pointed_, legendCard, details_}, this);
    columns_->addLayout(left);
    columns_->addWidget(cards_);
    setStage(Stage::desk);
    setFocusProxy(first_);
    connectParts();
    onAppearanceChanged(this, [this] {
        compare_->setText(tr("&Compare two maps"));
        compare_->setToolTip(
            tr("Show a second map, for another surface or rule, and where the two maps differ"));
        filter_->setTexts(
            tr("All boards"), tr("Boards with"), tr("One-solution rows"), [](int exponent) {
                return tr("%1 solutions").arg(powerText(static_cast<std::size_t>(exponent)));
            });
        refreshFilter();
        note_->setAlignment(leadingAlignment() | Qt::AlignVCenter);
        refreshNote();
        setMode(mode_);
    });
}

Card* MapView::makeOverview() {
    auto* overview = new Card(this);
    overview->setObjectName(QStringLiteral("mapOverviewCard"));
    QLabel* title = overview->addText(TextRole::title);
    auto* row = new QHBoxLayout;
    overview->content()->addLayout(row);
    QLabel* text = makeLabel(TextRole::small, true, overview);
    text->setWordWrap(true);
    setTexts<MapView>(title, QT_TR_NOOP("Overview"));
    setTexts<MapView>(
        text, QT_TR_NOOP("The frame is the part that the map shows. Zoom with the wheel: the "
                         "board under the pointer stays there. The key 0 shows the whole "
                         "map."));
    first_->map()->moveNavigator(*row);
    second_->map()->moveNavigator(*new QHBoxLayout(secondOverview_));
    secondOverview_->layout()->setContentsMargins(0, 0, 0, 0);
    secondOverview_->hide();
    row->addWidget(secondOverview_);
    row->addWidget(text, 1);
    return overview;
}

void MapView::connectParts() {
    connectMap(first_, second_);
    connectMap(second_, first_);
    connect(compare_, &QPushButton::toggled, this, [this](bool compares) {
        second_->setVisible(compares);
        secondOverview_->setVisible(compares);
        first_->setPlace(compares ? MapPanel::Place::first : MapPanel::Place::only);
        second_->map()->showLike(*first_->map());
        refreshNote();
        refreshFilter();
    });
    connect(first_, &MapPanel::familyChanged, this, [this] {
        hasFamily_ = true;
        refreshCensus();
    });
    connect(&workbench_.document, &CurrentDocument::changed, this, &MapView::followBoard);
    connect(pointed_, &PointedCard::openRequested, this, &MapView::open);
    connect(charts_, &ChartsCard::squaresKnown, this, [this] {
        identities_->setSquares(charts_->squares());
        squares_->setSquares(charts_->squares());
        bound_->setReached(charts_->reached(), charts_->boards());
        bound_->setVisible(boundOf(first_->family(), 1, 1).has_value());
    });
    connect(squares_, &SquaresCard::tableRequested, this, [this] { showTable(true); });
    connect(charts_, &ChartsCard::sizeChosen, this, [this](std::size_t size) {
        first_->map()->choose(HeatCell{size, size});
    });
    connect(identities_, &IdentitiesCard::marksChanged, this, &MapView::refreshMarks);
    for (MapPanel* panel : {first_, second_}) {
        connect(panel, &MapPanel::familyChanged, this, &MapView::refreshMarks);
        connect(panel, &MapPanel::filterChanged, this, &MapView::refreshFilter);
    }
    connect(filter_, &HeatFilterBox::changed, this, [this] {
        for (MapPanel* panel : {first_, second_}) {
            panel->setFilter(filter_->choice(), filter_->value());
        }
    });
}

void MapView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    modes_->fitInto(width() / 2);
    fitCards();
}

void MapView::setStage(Stage stage) {
    isOnWall_ = stage != Stage::desk;
    const bool isDesk = stage == Stage::desk;
    columns_->setContentsMargins(isDesk ? QMargins(28, 16, 28, 16) : wallMargins);
    arrangeColumns(*columns_, stage, {.spacing = 20, .subjectShare = 3, .sideShare = 2});
    first_->setStage(stage);
    second_->setStage(stage);
    header_->setVisible(stage != Stage::subjectOnly);
    footer_->setVisible(isDesk);
    cards_->setVisible(stage != Stage::subjectOnly);
    fitCards();
}

void MapView::fitCards() {
    // Next to a lesson on a wall, there is room only for the board pointed at and for the legend.
    constexpr int lines = 48;
    details_->setVisible(!isOnWall_ || width() >= lines * fontMetrics().height());
}

QWidget* MapView::makeFooter() {
    auto* footer = new QWidget(this);
    auto* lines = setColumn(footer, {}, 4);
    auto* buttons = new QWidget(footer);
    auto* row = new WrapLayout(buttons);
    auto* table = new QPushButton(this);
    auto* graphs = new QPushButton(this);
    auto* save = new QPushButton(this);
    graphs->setObjectName(QStringLiteral("graphs"));
    stop_->setObjectName(QStringLiteral("stopOrResume"));
    setTexts<MapView>(
        table, QT_TR_NOOP("&Table …"),
        QT_TR_NOOP("Show the counts as tables, including the tables printed in books"));
    setTexts<MapView>(graphs, QT_TR_NOOP("&Graphs"),
                      QT_TR_NOOP("Show all connected graphs with few vertices"));
    setTexts<MapView>(save, QT_TR_NOOP("&Save map …"),
                      QT_TR_NOOP("Save the map as a picture or its values as CSV"));
    row->addWidget(compare_);
    row->addWidget(table);
    row->addWidget(graphs);
    row->addWidget(save);
    row->addWidget(stop_);
    lines->addWidget(buttons);
    lines->addWidget(note_);
    note_->setWordWrap(true);
    connect(table, &QPushButton::clicked, this, [this] { showTable(false); });
    connect(graphs, &QPushButton::clicked, this, &MapView::graphsRequested);
    connect(save, &QPushButton::clicked, this, &MapView::saveMaps);
    connect(stop_, &QPushButton::clicked, this, &MapView::stopOrResume);
    return footer;
}

QWidget* MapView::makeHeader() {
    modes_ = new ModeBar(
        [] {
            return QList<ModeBar::Mode>{
                {tr("Solutions"), QStringLiteral("solutions"),
                 tr("How many solutions a solvable board has")},
                {tr("One or several"), QStringLiteral("unique"),
                 tr("Whether the solution is unique")},
                {tr("Solvable share"), QStringLiteral("solvable"),
                 tr("The share of boards that are solvable")},
                {tr("Nullity"), QStringLiteral("nullity"), tr("The dimension of the kernel")}};
        },
        this);
    compare_->setObjectName(QStringLiteral("compare"));
    compare_->setCheckable(true);
    connect(modes_, &ModeBar::modeChosen, this,
            [this](const QString& mode) { setMode(modeValue(modeIds, mode)); });
    return modes_;
}

void MapView::connectMap(MapPanel* panel, MapPanel* other) {
    // Changes on one map are applied to the other, which must not respond with its own changes.
    const auto reportToOther = [this, other](const auto& report) {
        if (other->isVisible() && !isFollowing_) {
            isFollowing_ = true;
            report();
            isFollowing_ = false;
        }
    };
    connect(panel->map(), &HeatMap::pointedAt, this,
            [this, panel, other, reportToOther](auto cell) {
                if (!isFollowing_) {
                    refreshPointed(panel);
                }
                reportToOther([&] {
                    const HeatWindow& window = other->map()->window();
                    const bool isThere =
                        !cell || (cell->row <= window.rows() && cell->column <= window.columns());
                    other->map()->point(isThere ? cell : std::nullopt);
                });
            });
    connect(panel->map(), &HeatMap::viewMoved, this, [this, panel, other, reportToOther] {
        reportToOther([&] { other->map()->showLike(*panel->map()); });
        if (scaledFor_ != std::bit_floor(first_->map()->cellsPerPixel())) {
            refreshScale();
        }
        refreshNote();
    });
    connect(panel->map(), &HeatMap::opened, this,
            [this, panel](HeatCell cell) { open(panel->family().board(cell.row, cell.column)); });
    connect(panel, &MapPanel::familyChanged, this, [this, panel] {
        refreshPointed(panel);
        refreshNote();
    });
    connect(panel->loader(), &TileLoader::progressed, this, &MapView::refreshNote);
}

void MapView::setMode(MapMode mode) {
    mode_ = mode;
    modes_->setMode(modeId(modeIds, mode));
    refreshScale();
    for (MapPanel* panel : {first_, second_}) {
        panel->map()->setTextOf([mode](std::uint32_t nullity) { return cellText(mode, nullity); });
    }
    legendTitle_->setText(mode == MapMode::solvable  ? tr("Boards that can be solved")
                          : mode == MapMode::nullity ? tr("Nullity")
                                                     : tr("Solutions"));
    squares_->setMode(mode);
    charts_->setMode(mode);
    refreshMarks();
    refreshNote();
}

void MapView::refreshScale() {
    scaledFor_ = std::bit_floor(first_->map()->cellsPerPixel());
    const HeatScale scale = scaleFor(mode_, scaledFor_);
    for (MapPanel* panel : {first_, second_}) {
        panel->map()->setScale(scale);
    }
    legend_->setScale(scale);
}

void MapView::refreshFilter() {
    const QString sentence = first_->filterSentence();
    filter_->setSentence(
        !second_->isVisibleTo(this) || sentence.isEmpty()
            ? sentence
            : tr("First map: %1\nSecond map: %2").arg(sentence, second_->filterSentence()));
}

void MapView::refreshMarks() {
    for (MapPanel* panel : {first_, second_}) {
        panel->map()->setMarks([judged = identities_->marks(),
                                family = panel->family()](HeatCell cell, std::uint32_t nullity) {
            const HeatMark mark = judged ? judged(cell, nullity) : HeatMark::none;
            const bool isBound = boundOf(family, cell.row, cell.column) == nullity;
            return mark == HeatMark::none && isBound ? HeatMark::bound : mark;
        });
    }
}

void MapView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (!hasFamily_) {
        hasFamily_ = true;
        const Lattice* board = workbench_.document.game().rule().lattice();
        first_->setFamily(board != nullptr ? familyOf(*board) : LatticeFamily());
    }
    followBoard();
    if (isStale_) {
        refreshCensus();
    }
}

void MapView::refreshCensus() {
    isStale_ = !isVisible();
    if (!isStale_) {
        charts_->setCensus(first_->census());
    }
}

void MapView::followBoard() {
    const Rule& rule = workbench_.document.game().rule();
    if (!isVisible() || rule == followed_) {
        return;
    }
    followed_ = rule;
    const Lattice* board = rule.lattice();
    if (board != nullptr && familyOf(*board) == first_->family() &&
        std::max(board->rows, board->cols) <= first_->loader()->side()) {
        first_->map()->choose(HeatCell{board->rows, board->cols});
    }
}

void MapView::refreshNote() {
    // The note describes the map that is being computed or was stopped; if both are, the first map.
    // If neither is, the note says how far the first map reaches.
    const bool isSecond = second_->isVisibleTo(this) && !first_->loader()->isSlow() &&
                          !first_->loader()->isStopped() &&
                          (second_->loader()->isSlow() || second_->loader()->isStopped());
    const TileLoader& loader = *(isSecond ? second_ : first_)->loader();
    const QString done = doneText(loader.fraction());
    stop_->setVisible(loader.isSlow() || loader.isStopped());
    stop_->setText(loader.isStopped() ? tr("Continue") : tr("Stop"));
    stop_->setToolTip(loader.isStopped() ? tr("Continue the computation where it stopped")
                                         : tr("Stop the computation and keep the counts so far"));
    note_->setText(loader.isStopped() ? tr("Stopped: %1 of the visible map is known.").arg(done)
                   : loader.isSlow()
                       ? tr("Computing: %1 of the visible map is known.").arg(done)
                       : methodText(loader.census()->method(), loader.side()) + pixelText());
}

QString MapView::pixelText() const {
    const std::size_t side = first_->map()->cellsPerPixel();
    if (side < 2) {
        return {};
    }
    const QString boards = isolated(QStringLiteral("%1 × %1").arg(side));
    return QLatin1Char(' ') +
           (mode_ == MapMode::unique
                ? tr("A pixel shows the share with several solutions among %1 boards.")
            : mode_ == MapMode::solvable ? tr("A pixel shows the smallest share among %1 boards.")
                                         : tr("A pixel shows the maximum of %1 boards."))
               .arg(boards);
}

void MapView::stopOrResume() {
    for (MapPanel* panel : {first_, second_}) {
        TileLoader& loader = *panel->loader();
        if (loader.isStopped()) {
            loader.resume();
        } else if (loader.isSlow()) {
            loader.stop();
        }
    }
}

void MapView::saveMaps() {
    QList<MapPanel*> panels{first_};
    if (second_->isVisible()) {
        panels << second_;
    }
    const QString path =
        QFileDialog::getSaveFileName(this, tr("Save the map"), tr("map") + QStringLiteral(".png"),
                                     tr("Picture or drawing (*.png *.svg)"));
    if (!path.isEmpty() && !saveMapPicture(panels, *legend_, path)) {
        showError(this, tr("Save the map"),
                  tr("The map can't be written to %1. The file name must end in .png or .svg.")
                      .arg(isolated(path)));
    }
}

void MapView::refreshPointed(MapPanel* panel) {
    const auto cell = panel->map()->pointed();
    if (cell) {
        pointed_->setBoard(panel->family().board(cell->row, cell->column),
                           panel->map()->valueAt(*cell), panel->census());
    } else {
        pointed_->clear();
    }
}

void MapView::showTable(bool isOfSquares) {
    auto* dialog = new TableDialog(first_->census(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setShowsCounts(mode_ != MapMode::nullity);
    if (isOfSquares) {
        dialog->showSquares(TableDialog::squaresOfBooks);
    }
    dialog->show();
}

void MapView::open(const Rule& board) {
    workbench_.guide.begin(Game::allOn(board));
}

QString MapView::command() const {
    const HeatArea seen = first_->map()->window().visible();
    return censusCommand(first_->family(), {seen.first.row, seen.last.row},
                         SizeRange{seen.first.column, seen.last.column},
                         mode_ == MapMode::solutions);
}

QJsonObject MapView::state() const {
    QJsonObject state{{QStringLiteral("mode"), modes_->mode()},
                      {QStringLiteral("compares"), compare_->isChecked()},
                      {QStringLiteral("second"), toJson(second_->family())},
                      {QStringLiteral("filter"), static_cast<int>(filter_->choice())},
                      {QStringLiteral("exponent"), static_cast<int>(filter_->value())}};
    if (hasFamily_) {
        state.insert(QStringLiteral("first"), toJson(first_->family()));
    }
    return state;
}

void MapView::restore(const QJsonObject& state) {
    setMode(modeValue(modeIds, modes_->storedMode(state.value(QStringLiteral("mode")))));
    if (state.contains(QStringLiteral("first"))) {
        hasFamily_ = true;
        first_->setFamily(familyFrom(state.value(QStringLiteral("first")).toObject()));
    }
    if (state.contains(QStringLiteral("second"))) {
        second_->setFamily(familyFrom(state.value(QStringLiteral("second")).toObject()));
    }
    compare_->setChecked(state.value(QStringLiteral("compares")).toBool());
    constexpr int filters = 3;
    filter_->setChoice(
        static_cast<HeatFilterBox::Choice>(choiceIn(state, QStringLiteral("filter"), filters, 0)),
        static_cast<std::uint32_t>(choiceIn(state, QStringLiteral("exponent"), maxFiltered, 1)));
}

} // namespace lightsout

#include "moc_MapView.cpp"
