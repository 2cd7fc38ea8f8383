// SPDX-License-Identifier: GPL-3.0-or-later
#include "counts/AtlasView.h"

#include "chart/ChartPanel.h"
#include "controls/Card.h"
#include "controls/CardColumn.h"
#include "controls/ErrorDialog.h"
#include "controls/ExpressionField.h"
#include "controls/WhyButton.h"
#include "controls/WrapLayout.h"
#include "formats/Graph6.h"
#include "graph/SmallGraphs.h"
#include "io/AtomicFile.h"
#include "lesson/Quantities.h"
#include "page/StoredChoice.h"
#include "text/CommandText.h"
#include "text/ErrorText.h"
#include "text/FactText.h"
#include "text/FilePath.h"
#include "text/NumberText.h"
#include "theme/LookChanges.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace lightsout {

namespace {

constexpr std::size_t leastAtOnce = 250;
/// Batches grow with the table, because each of them refreshes all of it.
constexpr std::size_t batchesOfTable = 8;
/// The histogram of more graphs is drawn when all of them are known.
constexpr std::size_t maxCountedAtOnce = 20'000;
constexpr int atlasRowHeight = 44;
constexpr qint64 maxFileBytes = 64 << 20;
/// The index of the quantity in atlasFacts that the histogram shows at first.
constexpr auto usualQuantity = static_cast<int>(
    std::ranges::find(atlasFacts, std::string_view("nullity")) - atlasFacts.begin());

/// Draws a graph on a circle in an area.
void paintGraph(QPainter& painter, const QRectF& area, const AtlasGraph& graph,
                const Theme& theme) {
    const Graph drawn = graph.graph(true);
    const double side = std::min(area.width(), area.height());
    double reach = 0.5;
    for (Vertex v = 0; v < drawn.vertexCount(); ++v) {
        const Point place = drawn.position(v);
        reach = std::max({reach, std::abs(place.x), std::abs(place.y)});
    }
    const double scale = side * 0.42 / reach;
    const auto place = [&](Vertex v) {
        return area.center() + QPointF(drawn.position(v).x, drawn.position(v).y) * scale;
    };
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.unlitRing, std::max(1.0, side * 0.015)));
    for (Vertex v = 0; v < drawn.vertexCount(); ++v) {
        for (const Vertex u : drawn.targets(v)) {
            if (u < v) {
                painter.drawLine(place(u), place(v));
            }
        }
    }
    painter.setBrush(theme.card);
    const double radius = std::max(2.0, side * 0.05);
    for (Vertex v = 0; v < drawn.vertexCount(); ++v) {
        painter.drawEllipse(place(v), radius, radius);
    }
}

/// Draws the pictures of the first column.
class PictureDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        QStyledItemDelegate::paint(painter, option, index); // the selection
        const auto* model = static_cast<const AtlasModel*>(index.model());
        painter->save();
        paintGraph(*painter, QRectF(option.rect).adjusted(2, 2, -2, -2),
                   model->entry(index.row()).graph, themeOf(*option.widget));
        painter->restore();
    }
};

/// Returns the first quantity of a condition that the atlas does not have.
std::optional<std::string> unknownQuantity(const Conjecture& condition) {
    std::vector<std::string> names = quantitiesOf(condition.claim);
    if (condition.condition) {
        for (std::string& name : quantitiesOf(*condition.condition)) {
            names.push_back(std::move(name));
        }
    }
    const auto unknown = std::ranges::find_if_not(
        names, [](const std::string& name) { return AtlasQuantity::named(name).has_value(); });
    return unknown == names.end() ? std::nullopt : std::optional(*unknown);
}

} // namespace

/// A picture of the chosen graph.
class AtlasPicture : public QWidget {
public:
    using QWidget::QWidget;

    void setGraph(const std::optional<AtlasGraph>& graph) {
        graph_ = graph;
        update();
    }
    QSize sizeHint() const override { return {140, 140}; }
    QSize minimumSizeHint() const override { return {90, 90}; }

protected:
    void paintEvent(QPaintEvent* /*event*/) override {
        if (graph_) {
            QPainter painter(this);
            paintGraph(painter, rect(), *graph_, themeOf(*this));
        }
    }

private:
    std::optional<AtlasGraph> graph_;
};

AtlasView::AtlasView(Workbench& workbench, QWidget* parent)
    : QWidget(parent), workbench_(workbench), model_(new AtlasModel(this)) {
    setObjectName(QStringLiteral("atlas"));
    auto* columns = new QHBoxLayout(this);
    columns->setContentsMargins(28, 16, 28, 16);
    columns->setSpacing(14);
    columns->addWidget(makeTable(), 3);
    columns->addWidget(makeCards(), 1);
    connect(source_, &QComboBox::currentIndexChanged, this, [this] {
        if (hasBegun_) {
            begin();
        }
    });
    connect(size_, &QComboBox::currentIndexChanged, this, &AtlasView::readFilter);
    connect(self_, &QCheckBox::toggled, this, &AtlasView::readFilter);
    connect(condition_, &QLineEdit::textEdited, this, &AtlasView::readFilter);
    connect(column_, &QComboBox::currentIndexChanged, this, &AtlasView::refreshChart);
    connect(chart_, &ChartPanel::barClicked, this, [this](std::size_t /*series*/, double x) {
        const std::string_view fact = atlasFacts[static_cast<std::size_t>(column_->currentIndex())];
        const QString one =
            QStringLiteral("%1 == %2").arg(QString::fromLatin1(fact.data()), QString::number(x));
        const QString before = condition_->text().trimmed();
        condition_->setText(before.isEmpty() ? one
                                             : QStringLiteral("(%1) and %2").arg(before, one));
        readFilter();
    });
    connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &AtlasView::refreshChosen);
    connect(model_, &QAbstractItemModel::modelReset, this, &AtlasView::refreshChosen);
    connect(table_, &QTableView::activated, this, &AtlasView::open);
    connect(table_, &QTableView::clicked, this, [this] {
        if (QGuiApplication::keyboardModifiers().testFlag(Qt::ControlModifier) &&
            selectedRows().size() == 2) {
            compare();
        }
    });
    connect(&workbench.document, &CurrentDocument::changed, this, &AtlasView::followBoard);
    connect(open_, &QPushButton::clicked, this, &AtlasView::open);
    connect(compare_, &QPushButton::clicked, this, &AtlasView::compare);
    connect(file_, &QPushButton::clicked, this, &AtlasView::chooseFile);
    connect(stop_, &QPushButton::clicked, this, [this] {
        job_.cancel();
        refresh();
    });
    connect(sweep_, &QPushButton::clicked, this,
            [this] { Q_EMIT sweepRequested(model_->shownGraphs()); });
    connect(csv_, &QPushButton::clicked, this, [this] {
        save(tr("Save the table"), QStringLiteral("graphs.csv"), tr("Table (*.csv)"),
             model_->csv());
    });
    connect(graph6_, &QPushButton::clicked, this, [this] {
        QString lines;
        for (int row = 0; row < model_->rowCount(); ++row) {
            lines += model_->graph6Of(row) + QLatin1Char('\n');
        }
        save(tr("Save the graphs"), QStringLiteral("graphs.g6"), tr("Graphs (*.g6)"), lines);
    });
    onLanguageChanged(this, [this] { retranslate(); });
}

QWidget* AtlasView::makeTable() {
    auto* card = new Card(this);
    card->setObjectName(QStringLiteral("atlasCard"));
    source_ = new EnumBox<Source>(card);
    source_->setObjectName(QStringLiteral("atlasSource"));
    size_ = new QComboBox(card);
    size_->setObjectName(QStringLiteral("atlasSize"));
    self_ = new QCheckBox(card);
    self_->setObjectName(QStringLiteral("atlasSelf"));
    self_->setChecked(true);
    condition_ = new QLineEdit(card);
    condition_->setObjectName(QStringLiteral("atlasCondition"));
    condition_->setLayoutDirection(Qt::LeftToRight);
    condition_->setMaxLength(static_cast<int>(maxExpressionLength));
    condition_->setClearButtonEnabled(true);
    auto* choosers = new WrapLayout(nullptr, 12);
    choosers->addWidget(source_);
    choosers->addWidget(size_);
    choosers->addWidget(self_);
    answer_ = makeLabel(TextRole::title, false, card);
    answer_->setObjectName(QStringLiteral("atlasAnswer"));
    answer_->setWordWrap(true);
    new WhyButton(*answer_, QStringLiteral("counts.md#atlas-of-graphs"));
    mistake_ = makeLabel(TextRole::small, false, card);
    mistake_->setObjectName(QStringLiteral("atlasMistake"));
    mistake_->setTone(TextLabel::Tone::press);
    mistake_->setWordWrap(true);
    mistake_->hide();
    table_ = new QTableView(card);
    table_->setObjectName(QStringLiteral("atlasTable"));
    table_->setModel(model_);
    table_->setItemDelegateForColumn(AtlasModel::picture, new PictureDelegate(table_));
    table_->setLayoutDirection(Qt::LeftToRight);
    table_->setTabKeyNavigation(false); // the Tab key moves to the next widget
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setSelectionMode(QAbstractItemView::ExtendedSelection);
    table_->setSortingEnabled(true);
    table_->sortByColumn(-1, Qt::AscendingOrder);
    table_->setShowGrid(false);
    table_->verticalHeader()->hide();
    table_->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table_->verticalHeader()->setDefaultSectionSize(atlasRowHeight);
    table_->horizontalHeader()->setHighlightSections(false);
    table_->horizontalHeader()->setDefaultAlignment(
        static_cast<Qt::Alignment>(static_cast<int>(Qt::AlignCenter) | Qt::TextWordWrap));
    onAppearanceChanged(table_, [table = table_] {
        constexpr std::array<int, AtlasModel::columns> widths{52, 74, 76, 58, 112, 66, 84,
                                                              76, 76, 76, 66, 88,  180};
        for (int column = 0; column < AtlasModel::columns; ++column) {
            table->setColumnWidth(
                column,
                static_cast<int>(widths[static_cast<std::size_t>(column)] * textScaleInUse()));
        }
        constexpr int headLines = 4;
        table->horizontalHeader()->setFixedHeight(headLines * table->fontMetrics().height());
    });
    // The answer has a row of its own, with the question mark.
    auto* content = card->content();
    content->addWidget(answer_);
    content->addLayout(choosers);
    content->addWidget(condition_);
    content->addWidget(mistake_);
    content->addWidget(table_, 1);
    return card;
}

QWidget* AtlasView::makeCards() {
    auto* counts = new Card(this);
    counts->setObjectName(QStringLiteral("atlasCountsCard"));
    // The chart uses the available height.
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    policy.setVerticalStretch(1);
    counts->setSizePolicy(policy);
    chartTitle_ = counts->addText(TextRole::title);
    new WhyButton(*chartTitle_, QStringLiteral("counts.md#atlas-of-graphs"));
    column_ = new QComboBox(counts);
    column_->setObjectName(QStringLiteral("atlasColumn"));
    chart_ = new ChartPanel(counts);
    chart_->setMinimumHeight(210);
    counts->content()->addWidget(column_, 0, Qt::AlignLeading);
    counts->content()->addWidget(chart_, 1);

    auto* chosen = new Card(this);
    chosen_ = chosen;
    chosen->setObjectName(QStringLiteral("atlasChosenCard"));
    chosenTitle_ = chosen->addText(TextRole::title);
    chosenTitle_->setObjectName(QStringLiteral("atlasChosen"));
    new WhyButton(*chosenTitle_, QStringLiteral("counts.md#atlas-of-graphs"));
    picture_ = new AtlasPicture(chosen);
    open_ = new QPushButton(chosen);
    open_->setObjectName(QStringLiteral("atlasOpen"));
    open_->setDefault(true);
    compare_ = new QPushButton(chosen);
    compare_->setObjectName(QStringLiteral("atlasCompare"));
    auto* buttons = new QWidget(chosen);
    auto* row = new WrapLayout(buttons);
    row->addWidget(open_);
    row->addWidget(compare_);
    chosen->content()->addWidget(picture_, 0, Qt::AlignHCenter);
    chosen->content()->addWidget(buttons);
    hint_ = chosen->addText(TextRole::small);
    hint_->setTone(TextLabel::Tone::second);

    auto* files = new Card(this);
    files_ = files;
    files->setObjectName(QStringLiteral("atlasFilesCard"));
    note_ = files->addText(TextRole::body);
    note_->setObjectName(QStringLiteral("atlasNote"));
    new WhyButton(*note_, QStringLiteral("counts.md#atlas-of-graphs"));
    sweep_ = new QPushButton(files);
    sweep_->setObjectName(QStringLiteral("atlasSweep"));
    csv_ = new QPushButton(files);
    csv_->setObjectName(QStringLiteral("atlasCsv"));
    graph6_ = new QPushButton(files);
    graph6_->setObjectName(QStringLiteral("atlasGraph6"));
    file_ = new QPushButton(files);
    file_->setObjectName(QStringLiteral("atlasFile"));
    stop_ = new QPushButton(files);
    stop_->setObjectName(QStringLiteral("atlasStop"));
    auto* actions = new QWidget(files);
    auto* actionRow = new WrapLayout(actions);
    for (QPushButton* button : {sweep_, csv_, graph6_, file_, stop_}) {
        actionRow->addWidget(button);
    }
    files->content()->addWidget(actions);
    cards_ = new CardColumn({counts, chosen, files}, this);
    return cards_;
}

void AtlasView::retranslate() {
    QStringList sizes{tr("All sizes")};
    for (std::size_t size = 1; size <= maxAtlasVertices; ++size) {
        sizes << tr("%Ln vertex(es)", nullptr, static_cast<int>(size));
    }
    setItemTexts(*size_, sizes);
    nameSources();
    source_->setAccessibleName(tr("Graphs in the table"));
    size_->setAccessibleName(tr("Number of vertices"));
    self_->setText(tr("Self-influence"));
    self_->setToolTip(tr("Presses change their own light"));
    condition_->setPlaceholderText(tr("Condition: nullity >= 3 and edges < 2 * n"));
    condition_->setAccessibleName(tr("Condition"));
    condition_->setToolTip(tr("Show only the graphs that satisfy this condition"));
    table_->setAccessibleName(tr("Graphs"));
    QStringList facts;
    for (const std::string_view fact : atlasFacts) {
        facts << factName(*factNamed(fact));
    }
    const bool isFirst = column_->count() == 0;
    setItemTexts(*column_, facts);
    column_->setAccessibleName(tr("Quantity of the histogram"));
    if (isFirst) {
        column_->setCurrentIndex(usualQuantity);
    }
    open_->setText(tr("Open"));
    open_->setToolTip(tr("Open this graph as a board with all lights on"));
    compare_->setText(tr("Compare"));
    compare_->setToolTip(tr("Play the two selected graphs side by side"));
    hint_->setText(tr("Hold Ctrl and click a second graph to compare the two."));
    sweep_->setText(tr("Add all to a sweep"));
    sweep_->setToolTip(tr("Measure any quantity for the graphs in the table"));
    csv_->setText(tr("CSV …"));
    csv_->setToolTip(tr("Save the rows as a table"));
    graph6_->setText(tr("graph6 …"));
    graph6_->setToolTip(tr("Save the graphs in McKay's format"));
    file_->setText(tr("Open file …"));
    file_->setToolTip(
        tr("Show the graphs of a graph6 file, such as all graphs with nine vertices"));
    stop_->setText(tr("Stop"));
    stop_->setToolTip(tr("Keep the graphs that are known"));
    refresh();
}

void AtlasView::nameSources() {
    QStringList sources{tr("Connected graphs"), tr("Families of graphs")};
    if (!path_.isEmpty()) {
        constexpr int longest = 24; // letters that fit in the smallest window
        const QString file = QFileInfo(path_).fileName();
        sources << (file.size() <= longest
                        ? file
                        : file.left(longest / 2) + QChar(0x2026) + file.right(longest / 2 - 1));
    }
    setItemTexts(*source_, sources);
}

void AtlasView::setStage(Stage stage) {
    stage_ = stage;
    isHistogramInFront_ = false;
    showParts();
}

void AtlasView::turn() {
    isHistogramInFront_ = stage_ == Stage::wall && !isHistogramInFront_;
    showParts();
}

void AtlasView::showHistogram() {
    isHistogramInFront_ = stage_ == Stage::wall;
    showParts();
}

void AtlasView::showParts() {
    const bool isDesk = stage_ == Stage::desk;
    table_->parentWidget()->setVisible(!isHistogramInFront_);
    cards_->setVisible(isDesk || isHistogramInFront_);
    for (Card* card : {chosen_, files_}) {
        card->setVisible(isDesk);
    }
}

void AtlasView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (!hasBegun_) {
        begin();
    }
    followBoard();
}

void AtlasView::followBoard() {
    const Rule& rule = workbench_.document.game().rule();
    if (!isVisible() || job_.isRunning() || rule == followed_) {
        return;
    }
    followed_ = rule;
    if (rule.vertexCount() == 0 || rule.vertexCount() > maxAtlasVertices || rule.isMarked() ||
        !rule.isUndirected()) {
        return;
    }
    if (const auto row = model_->rowOf(AtlasGraph::of(rule.toGraph()))) {
        table_->selectRow(*row);
    }
}

/// Passes entries in batches from the thread that computes them to the table.
class AtlasView::Delivery {
public:
    Delivery(AtlasView& view, int series) : view_(view), series_(series) {}

    void add(const AtlasEntry& entry) {
        batch_.push_back(entry);
        if (batch_.size() >= std::max(leastAtOnce, delivered_ / batchesOfTable)) {
            flush();
        }
    }
    /// Counts a graph that the atlas cannot hold.
    void skip() { ++skipped_; }
    void flush() {
        if (batch_.empty() && skipped_ == 0) {
            return;
        }
        delivered_ += batch_.size();
        view_.job_.post(
            [view = &view_, series = series_, batch = std::move(batch_), skipped = skipped_] {
                if (series == view->series_) { // these may be the graphs of an earlier file
                    view->skipped_ = skipped;
                    view->model_->append(batch);
                    view->refresh();
                }
            });
        batch_.clear();
    }

private:
    AtlasView& view_;
    int series_;
    std::vector<AtlasEntry> batch_;
    std::size_t delivered_ = 0;
    std::size_t skipped_ = 0;
};

void AtlasView::compute(std::function<void(Delivery&, Progress&)> work) {
    hasBegun_ = true;
    skipped_ = 0;
    model_->clear();
    job_.start(
        [this, work = std::move(work), series = ++series_](Progress& progress) {
            Delivery delivery(*this, series);
            work(delivery, progress);
            delivery.flush();
            return true;
        },
        [this](bool /*isDone*/) {
            refresh();
            followed_ = Rule();
            followBoard();
        });
    refresh();
}

void AtlasView::begin() {
    if (source_->value() == Source::file) {
        openFile(path_);
        return;
    }
    if (source_->value() == Source::families) {
        compute([](Delivery& delivery, Progress& progress) {
            for (const Graph& graph : familyGraphs()) {
                delivery.add(atlasEntry(AtlasGraph::of(graph), progress));
            }
        });
        return;
    }
    compute([](Delivery& delivery, Progress& progress) {
        constexpr double count = 12'113; // up to maxOwnVertices
        std::size_t done = 0;
        for (std::size_t size = 1; size <= maxOwnVertices; ++size) {
            for (const Graph& graph : smallGraphs(GraphKind::connected, size, progress)) {
                progress.checkpoint(static_cast<double>(done++) / count);
                delivery.add(atlasEntry(AtlasGraph::of(graph), progress));
            }
            delivery.flush();
        }
    });
}

void AtlasView::openFile(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || file.size() > maxFileBytes) {
        showError(this, tr("Can't read %1.").arg(path), file.errorString());
        return;
    }
    path_ = path;
    nameSources();
    {
        const QSignalBlocker blocker(source_);
        source_->setValue(Source::file);
    }
    compute([text = file.readAll().toStdString()](Delivery& delivery, Progress& progress) {
        const std::vector<std::string> lines = graphLines(text);
        for (std::size_t i = 0; i < lines.size(); ++i) {
            progress.checkpoint(static_cast<double>(i) / static_cast<double>(lines.size()));
            const auto board = readGraph6(lines[i], {});
            const Graph* graph = board ? board->game.rule().graph() : nullptr;
            if (graph == nullptr || graph->vertexCount() == 0 ||
                graph->vertexCount() > maxAtlasVertices || !graph->isUndirected()) {
                delivery.skip();
            } else {
                delivery.add(atlasEntry(AtlasGraph::of(*graph), progress));
            }
        }
    });
}

void AtlasView::readFilter() {
    AtlasModel::Filter filter{.selfInfluence = self_->isChecked(),
                              .vertices = static_cast<std::size_t>(size_->currentIndex()),
                              .condition = {}};
    QString mistake;
    if (const std::string text = expressionSource(condition_->text().trimmed()); !text.empty()) {
        const auto read = readConjecture(text);
        if (const auto* error = std::get_if<LessonError>(&read)) {
            const QString met = QString::fromStdString(error->met);
            mistake = met.isEmpty() ? tr("Something is missing at the end.")
                                    : tr("“%1” was not expected.").arg(isolated(met));
        } else if (const auto unknown = unknownQuantity(std::get<Conjecture>(read))) {
            mistake = tr("The atlas has no column for “%1”.")
                          .arg(isolated(QString::fromStdString(*unknown)));
        } else {
            filter.condition = std::get<Conjecture>(read);
        }
    }
    mistake_->setText(mistake);
    mistake_->setVisible(!mistake.isEmpty());
    if (mistake.isEmpty()) { // otherwise, the rows stay while the user types
        model_->setFilter(filter);
    }
    refresh();
}

void AtlasView::refresh() {
    const bool isRunning = job_.isRunning();
    answer_->setText((source_->value() == Source::connected ? tr("%1 of %2 connected graphs")
                                                            : tr("%1 of %2 graphs"))
                         .arg(numberText(static_cast<std::size_t>(model_->rowCount())),
                              numberText(model_->sizeOfFilter())));
    stop_->setVisible(isRunning);
    for (QPushButton* button : {sweep_, csv_, graph6_}) {
        button->setEnabled(model_->rowCount() > 0);
    }
    QString note = isRunning ? tr("Computing … %1 graphs so far, %2 of all.")
                                   .arg(numberText(model_->size()), doneText(job_.fraction()))
                             : tr("The atlas contains %1 graphs.").arg(numberText(model_->size()));
    if (skipped_ > 0) {
        note += QLatin1Char(' ') + tr("Left out, because they are directed or have more than %1 "
                                      "vertices: %2.")
                                       .arg(numberText(maxAtlasVertices), numberText(skipped_));
    }
    note_->setText(note);
    if (!isRunning || model_->size() <= maxCountedAtOnce) {
        refreshChart();
    }
    refreshChosen();
}

void AtlasView::refreshChart() {
    const int index = column_->currentIndex();
    if (index < 0) {
        return;
    }
    const int column = AtlasModel::columnOf(atlasFacts[static_cast<std::size_t>(index)]);
    chartTitle_->setText(tr("How many graphs have each value"));
    const auto pointsOf = [&](bool isOfShown) {
        std::vector<ChartPoint> points;
        for (const auto& [value, count] : model_->histogram(column, isOfShown)) {
            points.push_back({.x = value, .y = static_cast<double>(count)});
        }
        return points;
    };
    Chart chart{.title = {},
                .x = {.title = column_->currentText(), .isInteger = true},
                .y = {.title = tr("graphs"), .isInteger = true},
                .series = {{.name = tr("all"),
                            .shape = ChartShape::bars,
                            .colour = &Theme::unlitRing,
                            .points = pointsOf(false)},
                           {.name = tr("shown"),
                            .shape = ChartShape::bars,
                            .colour = &Theme::accent,
                            .points = pointsOf(true)}},
                .marker = {}};
    chart_->setData(std::move(chart));
}

std::vector<int> AtlasView::selectedRows() const {
    std::vector<int> rows;
    for (const QModelIndex& index : table_->selectionModel()->selectedRows()) {
        rows.push_back(index.row());
    }
    std::ranges::sort(rows);
    return rows;
}

void AtlasView::refreshChosen() {
    const std::vector<int> rows = selectedRows();
    const bool isOne = rows.size() == 1;
    open_->setEnabled(isOne);
    compare_->setEnabled(rows.size() == 2);
    picture_->setGraph(rows.empty() ? std::nullopt
                                    : std::optional(model_->entry(rows.front()).graph));
    if (rows.empty()) {
        chosenTitle_->setText(tr("Choose a graph in the table."));
    } else {
        const QString name = model_->nameOf(rows.front());
        chosenTitle_->setText(name.isEmpty() ? isolated(model_->graph6Of(rows.front())) : name);
    }
}

void AtlasView::open() {
    const std::vector<int> rows = selectedRows();
    if (!rows.empty()) {
        workbench_.guide.begin(Game::allOn(model_->graph(rows.front())));
    }
}

void AtlasView::compare() {
    const std::vector<int> rows = selectedRows();
    if (rows.size() == 2) {
        const Game second = Game::allOn(model_->graph(rows[1]));
        workbench_.document.begin(Game::allOn(model_->graph(rows[0])), Document::Origin::dealt,
                                  [this, second] {
                                      workbench_.pinned.pin(second);
                                      workbench_.pinned.compare();
                                  });
    }
}

void AtlasView::chooseFile() {
    const QString path = QFileDialog::getOpenFileName(this, tr("Open graphs"), QString(),
                                                      tr("Graphs (*.g6 *.s6 *.txt)"));
    if (!path.isEmpty()) {
        openFile(path);
    }
}

void AtlasView::save(const QString& title, const QString& file, const QString& filter,
                     const QString& contents) {
    const QString path = QFileDialog::getSaveFileName(this, title, file, filter);
    if (path.isEmpty()) {
        return;
    }
    const auto written = writeFileAtomically(pathOf(path), contents.toStdString());
    if (!written) {
        showError(this, tr("Can't write to %1.").arg(path), errorText(written.error()));
    }
}

QString AtlasView::command() const {
    const std::size_t size = model_->filter().vertices;
    const bool self = model_->filter().selfInfluence;
    if (source_->value() == Source::file) {
        return QStringLiteral("lightsout-cli sweep nullity --board %1%2 --csv")
            .arg(quotedForShell(path_), self ? QString() : QStringLiteral(" --self off"));
    }
    if (source_->value() != Source::connected || size == 0 || size > maxNumberedGraph) {
        return {};
    }
    return QStringLiteral(
               "lightsout-cli sweep nullity --board 'connected:%1:{n}%2' --n 1..%3 --csv")
        .arg(size)
        .arg(self ? QString() : QStringLiteral(",self=off"))
        .arg(smallGraphCount(GraphKind::connected, size));
}

QJsonObject AtlasView::state() const {
    const Source source = source_->value() == Source::file ? Source::connected : source_->value();
    return {{QStringLiteral("source"), static_cast<int>(source)}, // files are not opened again
            {QStringLiteral("vertices"), size_->currentIndex()},
            {QStringLiteral("self"), self_->isChecked()},
            {QStringLiteral("condition"), condition_->text()},
            {QStringLiteral("column"), column_->currentIndex()}};
}

void AtlasView::restore(const QJsonObject& state) {
    source_->setCurrentIndex(choiceIn(state, QStringLiteral("source"), source_->count(), 0));
    size_->setCurrentIndex(choiceIn(state, QStringLiteral("vertices"), size_->count(), 0));
    self_->setChecked(state.value(QStringLiteral("self")).toBool(true));
    condition_->setText(state.value(QStringLiteral("condition")).toString());
    column_->setCurrentIndex(
        choiceIn(state, QStringLiteral("column"), column_->count(), usualQuantity));
    readFilter();
}

} // namespace lightsout

#include "moc_AtlasView.cpp"
