// SPDX-License-Identifier: GPL-3.0-or-later
#include "laboratory/SweepView.h"

#include "board/Thumbnail.h"
#include "chart/ChartPanel.h"
#include "controls/Card.h"
#include "controls/Layouts.h"
#include "controls/ModeBar.h"
#include "controls/PageScroller.h"
#include "laboratory/SweepForm.h"
#include "laboratory/SweepTableModel.h"
#include "laboratory/SweepText.h"
#include "laboratory/SweepTools.h"
#include "map/HeatMap.h"
#include "text/NumberText.h"
#include "theme/LookChanges.h"

#include <QCheckBox>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollBar>
#include <QSpinBox>
#include <QStackedWidget>
#include <QTableView>

#include <algorithm>
#include <cmath>
#include <utility>

namespace lightsout {

namespace {

constexpr std::uint64_t maxMap = 250; ///< largest n and m
constexpr qsizetype maxNamed = 2;     ///< number of points in progress that are named
constexpr int rowHeight = 28;
constexpr int minChartHeight = 110;
constexpr int lowHeight = 470; ///< a view no taller than this hides the command line

bool fitsMap(const Sweep& sweep) {
    return sweep.n && sweep.m && sweep.n->first > 0 && sweep.m->first > 0 &&
           sweep.n->last <= maxMap && sweep.m->last <= maxMap;
}

/// Returns the point of a sweep that is drawn as a dot at x.
SweepPoint pointAt(const Sweep& sweep, const SweepDot& dot, double x) {
    return {.n =
                sweep.n ? std::optional(static_cast<std::uint64_t>(std::llround(x))) : std::nullopt,
            .m = sweep.m ? std::optional(dot.m) : std::nullopt};
}

constexpr const char* chartPicture = "sweepChart";
constexpr const char* mapPicture = "sweepMap";
constexpr const char* histogramPicture = "sweepHistogram";
/// Boards with more vertices are not shown as small pictures.
constexpr std::size_t maxPictured = 10'000;
constexpr int pictureSide = 110;

} // namespace

SweepView::SweepView(Workbench& workbench, QWidget* parent)
    : QWidget(parent), workbench_(workbench), run_(this), form_(new SweepForm(this)),
      start_(new QPushButton(this)), keep_(new QCheckBox(this)), bar_(new QProgressBar(this)),
      progress_(makeLabel(TextRole::small, true, this)),
      pictures_(new ModeBar(
          [] {
              return QList<ModeBar::Mode>{
                  {tr("Chart"), QLatin1String(chartPicture), tr("The values as curves")},
                  {tr("Map"), QLatin1String(mapPicture),
                   tr("The values for two parameters as colours")},
                  {tr("Histogram"), QLatin1String(histogramPicture),
                   tr("How often each value occurs among the random boards of one n")}};
          },
          this)),
      picture_(new QStackedWidget(this)), chart_(new ChartPanel(this)), map_(new HeatMap(this)),
      histogram_(new ChartPanel(this)), histogramN_(new QSpinBox(this)),
      histogramM_(new QSpinBox(this)), controls_(makeControls()), tools_(new SweepTools(this)),
      commandText_(new QLineEdit(this)), command_(makeCommand()), model_(new SweepTableModel(this)),
      columns_(new QHBoxLayout(this)) {
    chart_->setMinimumHeight(minChartHeight);
    picture_->addWidget(chart_);
    picture_->addWidget(map_);
    picture_->addWidget(histogram_);
    histogram_->setMinimumHeight(minChartHeight);
    histogram_->setObjectName(QStringLiteral("histogram"));
    chart_->setObjectName(QStringLiteral("sweepValues"));
    auto* card = new Card(this);
    card->content()->addWidget(controls_);
    card->content()->addWidget(picture_, 1);
    card->content()->addWidget(tools_);
    card->content()->addWidget(command_);
    table_ = makeTable();
    columns_->addWidget(new PageScroller(card, this));
    columns_->addWidget(table_);
    setStage(Stage::desk);
    connect(&run_, &SweepRun::progressed, this, &SweepView::refresh);
    connect(form_, &SweepForm::changed, this, &SweepView::refreshControls);
    connect(tools_, &SweepTools::lookChanged, this, &SweepView::refresh);
    connect(start_, &QPushButton::clicked, this, &SweepView::startOrStop);
    connect(pictures_, &ModeBar::modeChosen, this, &SweepView::showPicture);
    connect(chart_, &ChartPanel::barClicked, this, &SweepView::openDot);
    connect(chart_, &ChartPanel::pointedAt, this, &SweepView::showBoard);
    for (const QSpinBox* box : {histogramN_, histogramM_}) {
        connect(box, &QSpinBox::valueChanged, this, &SweepView::showHistogram);
    }
    connect(map_, &HeatMap::opened, this,
            [this](HeatCell cell) { open(run_.sweep(), {.n = cell.row, .m = cell.column}); });
    connect(values_, &QTableView::activated, this, [this](const QModelIndex& index) {
        open(model_->series().at(model_->seriesOf(index.column())).sweep,
             model_->pointOf(index.row()));
    });
    onAppearanceChanged(this, [this] {
        keep_->setText(tr("Add to the chart"));
        keep_->setToolTip(tr("Keep the series already shown and add another"));
        bar_->setAccessibleName(tr("Progress of the sweep"));
        chart_->setToolTip(tr("Click a dot to open its board"));
        values_->setAccessibleName(tr("Values of the sweep"));
        values_->setToolTip(tr("Double-click to open the board"));
        histogramN_->setAccessibleName(tr("n of the histogram"));
        histogramN_->setPrefix(QStringLiteral("n = "));
        histogramM_->setAccessibleName(tr("m of the histogram"));
        histogramM_->setPrefix(QStringLiteral("m = "));
        map_->setAccessibleName(tr("Map of the values by n and m"));
        commandText_->setAccessibleName(tr("Command for the same values"));
        refresh();
    });
}

void SweepView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    // Starts an example unless something was chosen before.
    if (!std::exchange(wasShown_, true)) {
        startOrStop();
    }
}

void SweepView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    refreshControls();
}

void SweepView::setStage(Stage stage) {
    const bool isDesk = stage == Stage::desk;
    isDesk_ = isDesk;
    columns_->setContentsMargins(isDesk ? QMargins(28, 16, 28, 16) : wallMargins);
    arrangeColumns(*columns_, stage, {.spacing = 20, .subjectShare = 5, .sideShare = 2});
    controls_->setVisible(stage != Stage::subjectOnly);
    form_->setVisible(isDesk);
    refreshControls();
    table_->setVisible(stage != Stage::subjectOnly);
}

QWidget* SweepView::makeControls() {
    auto* controls = new QWidget(this);
    start_->setDefault(true);
    start_->setObjectName(QStringLiteral("startSweep"));
    keep_->setObjectName(QStringLiteral("keepSeries"));
    bar_->setTextVisible(false);
    auto* row = new QHBoxLayout;
    row->setSpacing(14);
    row->addWidget(start_, 0, Qt::AlignTop); // so that longer texts do not move it
    row->addWidget(bar_, 1);
    row->addWidget(progress_, 1);
    row->addWidget(keep_);
    row->addWidget(histogramN_);
    row->addWidget(histogramM_);
    row->addWidget(pictures_);
    histogramN_->setObjectName(QStringLiteral("histogramN"));
    histogramM_->setObjectName(QStringLiteral("histogramM"));
    progress_->setWordWrap(true);
    auto* lines = setColumn(controls, {}, 8);
    lines->addLayout(row); // above the form, so that the start button stays in its place
    lines->addWidget(form_);
    return controls;
}

QWidget* SweepView::makeCommand() {
    auto* command = new QWidget(this);
    commandText_->setObjectName(QStringLiteral("sweepCommand"));
    commandText_->setReadOnly(true);
    commandText_->setLayoutDirection(Qt::LeftToRight);
    auto* copyButton = new QPushButton(command);
    connect(copyButton, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(commandText_->text()); });
    setTexts<SweepView>(copyButton, QT_TR_NOOP("Copy command"),
                        QT_TR_NOOP("Paste into a terminal to get the same values"));
    setRow(command, {{commandText_, 1}, copyButton});
    return command;
}

Card* SweepView::makeTable() {
    auto* card = new Card(this);
    auto* title = makeLabel(TextRole::title, false, card);
    auto* copyButton = new QPushButton(card);
    copyButton->setObjectName(QStringLiteral("copySweep"));
    auto* menu = new QMenu(copyButton);
    QAction* asText = menu->addAction(QString(), this, [this] { copy(QLatin1Char('\t')); });
    QAction* asCsv = menu->addAction(QString(), this, [this] { copy(QLatin1Char(',')); });
    copyButton->setMenu(menu);
    setTexts<SweepView>(title, QT_TR_NOOP("As a table"));
    setTexts<SweepView>(copyButton, QT_TR_NOOP("&Copy"), QT_TR_NOOP("The table, as text or CSV"));
    setTexts<SweepView>(asText, QT_TR_NOOP("Copy the table as text, for spreadsheets"));
    setTexts<SweepView>(asCsv, QT_TR_NOOP("As CSV"));
    auto* head = makeRow({{title, 1}, copyButton});
    values_ = new QTableView(card);
    values_->setTabKeyNavigation(false); // the Tab key moves to the next widget
    values_->setModel(model_);
    values_->setLayoutDirection(Qt::LeftToRight);
    values_->setFrameShape(QFrame::NoFrame);
    values_->setShowGrid(false);
    values_->setSelectionBehavior(QAbstractItemView::SelectRows);
    values_->setSelectionMode(QAbstractItemView::SingleSelection);
    values_->verticalHeader()->hide();
    values_->verticalHeader()->setDefaultSectionSize(rowHeight);
    values_->horizontalHeader()->setHighlightSections(false);
    card->content()->addLayout(head);
    card->content()->addWidget(values_, 1);
    return card;
}

bool SweepView::continues() const {
    return run_.isStopped() && form_->sweep() == run_.sweep();
}

void SweepView::startOrStop() {
    if (run_.isRunning()) {
        run_.stop();
    } else if (continues()) {
        run_.resume(form_->threads());
    } else if (form_->problem().isEmpty()) {
        if (keep_->isChecked() && !run_.results().empty()) {
            kept_.push_back({runBoards_, run_.sweep(), run_.results()});
        } else {
            kept_.clear();
        }
        runBoards_ = form_->boardsName();
        const Sweep sweep = form_->sweep();
        for (const auto& [box, range] : {std::pair(histogramN_, sweep.n), {histogramM_, sweep.m}}) {
            if (range) {
                const QSignalBlocker blocker(box);
                box->setRange(static_cast<int>(range->first), static_cast<int>(range->last));
                box->setValue(box->maximum());
            }
        }
        showPicture(QLatin1String(fitsMap(sweep) ? mapPicture : chartPicture));
        run_.start(sweep, form_->threads());
    }
}

void SweepView::showPicture(const QString& id) {
    pictures_->setMode(id);
    picture_->setCurrentWidget(id == QLatin1String(mapPicture)         ? static_cast<QWidget*>(map_)
                               : id == QLatin1String(histogramPicture) ? histogram_
                                                                       : chart_);
    showHistogram();
    refreshControls();
}

std::vector<SweepSeries> SweepView::series() const {
    std::vector<SweepSeries> all = kept_;
    if (!run_.results().empty()) {
        all.push_back({runBoards_, run_.sweep(), run_.results()});
    }
    return all;
}

void SweepView::refresh() {
    std::vector<SweepSeries> all = series();
    if (!all.empty()) {
        tools_->setSweep(all.back().sweep);
    }
    SweepChart built = chartOf(all, tools_->look());
    dots_ = std::move(built.dots);
    chart_->setData(std::move(built.chart));
    showMap();
    showHistogram();
    model_->setSeries(std::move(all));
    fitColumns();
    refreshControls();
}

void SweepView::fitColumns() {
    // Up to a share of the width, no number and no head is cut off.
    constexpr double maxShare = 0.42;
    constexpr int minWidth = 240;
    const auto widthOf = [this](int column) {
        const int gap = fontMetrics().height(); // between the numbers of two columns
        return gap + std::max(static_cast<QAbstractItemView*>(values_)->sizeHintForColumn(column),
                              values_->horizontalHeader()->sectionSizeHint(column));
    };
    int wanted = values_->verticalScrollBar()->sizeHint().width();
    for (int column = 0; column < model_->columnCount(); ++column) {
        wanted += widthOf(column);
    }
    const int most = std::max(minWidth, static_cast<int>(maxShare * width()));
    values_->setMinimumWidth(std::clamp(wanted, minWidth, most));
    // If not all columns fit, they are equally wide.
    QHeaderView& header = *values_->horizontalHeader();
    for (int column = 0; column < model_->columnCount(); ++column) {
        const bool isWhole = !model_->isSize(column) && wanted <= most;
        header.setSectionResizeMode(column, model_->isSize(column) ? QHeaderView::ResizeToContents
                                            : isWhole              ? QHeaderView::Fixed
                                                                   : QHeaderView::Stretch);
        if (isWhole) {
            header.resizeSection(column, widthOf(column));
        }
    }
    header.setStretchLastSection(wanted <= most);
    const QString sheet =
        QStringLiteral("QHeaderView { background: %1; }"
                       "QHeaderView::section { background: %1; color: %2; border: none;"
                       " padding: 3px 6px; }")
            .arg(themeOf(*this).card.name(), themeOf(*this).secondText.name());
    // Setting the style sheet triggers another StyleChange.
    if (sheet != values_->styleSheet()) {
        values_->setStyleSheet(sheet);
    }
}

void SweepView::showMap() {
    const Sweep& sweep = run_.sweep();
    if (!fitsMap(sweep) || run_.results().empty()) {
        return;
    }
    SweepMap values = mapOf({runBoards_, sweep, run_.results()});
    const std::pair<std::size_t, std::size_t> size{sweep.n->last, sweep.m->last};
    if (size != mapSize_) {
        mapSize_ = size;
        map_->setTable(size.first, size.second, std::max(size.first, size.second));
        map_->showAll();
    }
    map_->setScale(values.scale);
    map_->setTextOf([texts = std::move(values.texts)](std::uint32_t value) {
        return texts.value(static_cast<qsizetype>(value));
    });
    map_->setTile({}, std::move(values.values));
}

bool SweepView::hasHistogram() const {
    return run_.sweep().samples > 1 && !run_.results().empty();
}

void SweepView::showHistogram() {
    if (!hasHistogram() || picture_->currentWidget() != histogram_) {
        return;
    }
    SweepPoint point;
    if (run_.sweep().n) {
        point.n = static_cast<std::uint64_t>(histogramN_->value());
    }
    if (run_.sweep().m) {
        point.m = static_cast<std::uint64_t>(histogramM_->value());
    }
    if (const auto number = pointNumber(run_.sweep(), point)) {
        histogram_->setData(
            histogramChart({runBoards_, run_.sweep(), {}}, point, run_.samples().at(*number)));
    }
}

void SweepView::showBoard(std::optional<double> x) {
    picturing_.cancel();
    if (!x) {
        return;
    }
    // The series of the current sweep follows the others.
    const auto dot = std::ranges::find_if(dots_, [this](const std::optional<SweepDot>& origin) {
        return origin && origin->series == kept_.size();
    });
    if (dot == dots_.end()) {
        return;
    }
    const Sweep& sweep = run_.sweep();
    const auto number = pointNumber(sweep, pointAt(sweep, **dot, *x));
    if (!number) {
        return;
    }
    picturing_.start(
        [sweep, number = *number](Progress&) { return sweep.gameAt(number, sweep.seed); },
        [this, x = *x](const std::optional<Game>& game) {
            if (game && game->vertexCount() <= maxPictured) {
                chart_->setPicture(
                    x, boardThumbnail(*game, pictureSide, devicePixelRatioF(), themeOf(*this)));
            }
        });
}

void SweepView::refreshControls() {
    const QString problem = run_.isRunning() ? QString() : form_->problem();
    start_->setText(run_.isRunning() ? tr("Stop") : continues() ? tr("Continue") : tr("Start"));
    start_->setToolTip(run_.isRunning() ? tr("Stop and keep the results")
                                        : tr("Measure all boards, using all cores. The time can't "
                                             "be predicted: large boards take longer."));
    start_->setEnabled(problem.isEmpty());
    keep_->setVisible(isDesk_ && !run_.results().empty());
    command_->setVisible(isDesk_ && height() > lowHeight);
    tools_->setVisible(isDesk_ && height() > lowHeight && picture_->currentWidget() == chart_);
    const bool hasMap = fitsMap(run_.sweep()) && !run_.results().empty();
    pictures_->setModeShown(QLatin1String(mapPicture), hasMap);
    pictures_->setModeShown(QLatin1String(histogramPicture), hasHistogram());
    pictures_->setVisible(hasMap || hasHistogram());
    histogramN_->setVisible(picture_->currentWidget() == histogram_ && run_.sweep().n);
    histogramM_->setVisible(picture_->currentWidget() == histogram_ && run_.sweep().m);
    bar_->setVisible(run_.isRunning() || run_.isStopped()); // later, only the text has the room
    bar_->setRange(0, std::max(static_cast<int>(run_.results().size()), 1));
    bar_->setValue(static_cast<int>(run_.doneCount()));
    progress_->setText(problem.isEmpty() ? progressText() : problem);
    commandText_->setText(command());
    commandText_->setCursorPosition(0);
}

QString SweepView::progressText() const {
    if (run_.results().empty()) {
        return isDesk_ ? tr("Choose what to compute and for which boards, then start.")
                       : tr("Nothing has been measured yet.");
    }
    const qint64 seconds = run_.elapsed() / 1000;
    QStringList parts{
        tr("%1 of %2").arg(numberText(run_.doneCount()), numberText(run_.results().size()))};
    const std::vector<std::size_t> working = run_.working();
    QStringList named;
    for (const std::size_t point : working) {
        if (named.size() < maxNamed) {
            named << pointText(run_.sweep().point(point));
        }
    }
    named.removeAll(QString());
    if (!named.isEmpty()) {
        parts << tr("computing %1").arg(named.join(QStringLiteral("; ")));
    }
    parts << isolated(
        QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0')));
    if (run_.isStopped()) {
        parts << tr("stopped");
    }
    return parts.join(QStringLiteral(" · "));
}

void SweepView::open(const Sweep& sweep, const SweepPoint& point) {
    const auto number = pointNumber(sweep, point);
    if (!number) {
        return;
    }
    opening_.start(
        [sweep, number = *number](Progress&) { return sweep.gameAt(number, sweep.seed); },
        [this](std::optional<Game> game) {
            if (game) {
                workbench_.guide.begin(*std::move(game));
            }
        });
}

void SweepView::openDot(std::size_t chartSeries, double x) {
    const auto& dot = dots_.at(chartSeries);
    const auto all = series();
    if (!dot || dot->series >= all.size()) {
        return;
    }
    const Sweep& sweep = all[dot->series].sweep;
    open(sweep, pointAt(sweep, *dot, x));
}

void SweepView::copy(QChar separator) {
    QGuiApplication::clipboard()->setText(model_->lines(separator));
}

QString SweepView::command() const {
    return sweepCommand(form_->sweep());
}

void SweepView::chooseGraphs(SweptGraphs graphs) {
    wasShown_ = true; // no example is started
    run_.stop();
    form_->chooseGraphs(std::move(graphs));
    start_->setFocus();
}

QJsonObject SweepView::state() const {
    if (!wasShown_) {
        return {};
    }
    QJsonObject state = form_->state();
    state.insert(QStringLiteral("tools"), tools_->state());
    return state;
}

void SweepView::restore(const QJsonObject& state) {
    if (!state.isEmpty()) {
        wasShown_ = true;
        form_->restore(state);
        tools_->restore(state.value(QStringLiteral("tools")).toObject());
    }
}

} // namespace lightsout

#include "moc_SweepView.cpp"
