// SPDX-License-Identifier: GPL-3.0-or-later
#include "elimination/MethodsView.h"

#include "chart/ChartPanel.h"
#include "controls/Layouts.h"
#include "controls/NumberTable.h"
#include "controls/TextLabel.h"
#include "controls/WhyButton.h"
#include "controls/WrapLayout.h"
#include "elimination/BruteForceCard.h"
#include "elimination/Recording.h"
#include "text/BoardText.h"
#include "text/NumberText.h"
#include "theme/LookChanges.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>

#include <cmath>
#include <iterator>

namespace lightsout {

namespace {

constexpr int tableLines = 7;

QString milliseconds(double seconds) {
    return QCoreApplication::translate("MethodsView", "%1 ms").arg(decimalText(seconds * 1000, 3));
}

QString count(std::uint64_t number) {
    return QLocale().toString(qulonglong{number});
}

} // namespace

MethodsView::MethodsView(QWidget* parent)
    : QWidget(parent), measure_(new EnumBox<CostMeasure>(this)), largest_(new QComboBox(this)),
      stop_(new QPushButton(this)), progress_(makeLabel(TextRole::small, true)),
      chart_(new ChartPanel(this)), growthTable_(new NumberTable(this)),
      bruteForceCard_(new BruteForceCard(this)) {
    setItemTexts(*measure_, {QString(), QString(), QString()}); // texts are set in retranslate()
    measure_->setCurrentIndex(0);
    measure_->setObjectName(QStringLiteral("costMeasure"));
    measure_->setMinimumHeight(34);
    constexpr int minTableHeight = 130;
    growthTable_->setRole(TextRole::small);
    growthTable_->setMinimumHeight(minTableHeight);
    connect(measure_, &QComboBox::currentIndexChanged, this, &MethodsView::showGrowth);
    for (std::size_t i = 0; i < std::size(largestSides); ++i) {
        largest_->addItem(QString());
    }
    largest_->setObjectName(QStringLiteral("largestSquare"));
    largest_->setMinimumHeight(34);
    connect(largest_, &QComboBox::currentIndexChanged, this, [this] {
        isStopped_ = false;
        resume();
        showGrowth();
    });
    stop_->setObjectName(QStringLiteral("stopMeasuring"));
    stop_->setMinimumHeight(34);
    connect(stop_, &QPushButton::clicked, this, &MethodsView::stopOrContinue);
    auto* toolRow = new QWidget(this);
    auto* tools = new WrapLayout(toolRow);
    tools->addWidget(measure_);
    tools->addWidget(largest_);
    tools->addWidget(stop_);
    progress_->setWordWrap(true);
    // The chart has a minimum height that leaves room for all names in the legend; in a small
    // window, the view scrolls instead.
    constexpr int minChartHeight = 280;
    chart_->setMinimumHeight(minChartHeight);
    auto* left = makeColumn({toolRow, progress_, {chart_, 3}, {growthTable_, 2}});
    bruteForce_ = bruteForceCard_->addText(TextRole::body);
    bruteForce_->setObjectName(QStringLiteral("bruteForce"));
    bruteForceCard_->content()->addStretch();
    auto* right = makeColumn({makeBoardCard(), {bruteForceCard_, 1}}, 12);
    setRow(this, {left, right});
    setStage(Stage::desk);
    onAppearanceChanged(this, [this] { retranslate(); });
}

void MethodsView::setStage(Stage stage) {
    arrangeColumns(*static_cast<QHBoxLayout*>(layout()), stage,
                   {.spacing = 28, .subjectShare = 13, .sideShare = 10});
    // In wall mode, these widgets are hidden, so that the whole chart is visible without scrolling.
    for (QWidget* part : std::initializer_list<QWidget*>{largest_, stop_, progress_, growthTable_,
                                                         bruteForceCard_}) {
        part->setVisible(stage == Stage::desk);
    }
}

void MethodsView::retranslate() {
    // The entries are in the order of the enumeration.
    setItemTexts(*measure_, {tr("Bit operations"), tr("Row operations"), tr("Time")});
    growthTable_->setAccessibleName(tr("Cost of each method for square boards"));
    measure_->setAccessibleName(tr("Quantity compared"));
    measure_->setToolTip(tr("The quantity that the chart and the table show"));
    QStringList squares;
    for (const std::size_t side : largestSides) {
        squares.append(tr("up to %1").arg(isolated(QStringLiteral("%1 × %1").arg(side))));
    }
    setItemTexts(*largest_, squares);
    largest_->setAccessibleName(tr("Largest square"));
    largest_->setToolTip(tr("The largest square to measure; large squares take minutes"));
    const QString names[] = {QString(),           tr("Row operations"), tr("Bit operations"),
                             tr("chasing alone"), tr("small system"),   tr("substitution"),
                             tr("Time")};
    for (int line = 0; line < tableLines; ++line) {
        setCaption(line, names[line]);
    }
    setLine(0, tr("Gaussian elimination"), tr("Chasing"));
    showGrowth();
    if (costs_) {
        title_->setText(tr("Board: %1").arg(boardName(rule_)));
        showBoard(*costs_);
    } else if (isVisible()) {
        measureBoard();
    }
}

Card* MethodsView::makeBoardCard() {
    auto* card = new Card(this);
    title_ = card->addText(TextRole::title);
    new WhyButton(*title_, QStringLiteral("elimination.md#two-methods"));
    table_ = new QGridLayout;
    table_->setHorizontalSpacing(16);
    table_->setVerticalSpacing(10);
    for (int line = 0; line < tableLines; ++line) {
        QLabel* caption = makeLabel(TextRole::body, true, card);
        caption->setWordWrap(true);
        table_->addWidget(caption, line, 0);
        for (const int column : {1, 2}) {
            QLabel* value = makeLabel(line == 0 ? TextRole::body : TextRole::formula, false, card);
            value->setAlignment(Qt::AlignRight | Qt::AlignAbsolute);
            table_->addWidget(value, line, column);
        }
    }
    table_->setColumnStretch(0, 1);
    card->content()->addLayout(table_);
    text_ = card->addText(TextRole::body);
    card->content()->addStretch();
    return card;
}

void MethodsView::setCaption(int line, const QString& name) {
    qobject_cast<QLabel*>(table_->itemAtPosition(line, 0)->widget())->setText(name);
}

void MethodsView::setLine(int line, const QString& gauss, const QString& chase,
                          const QString& reason) {
    const std::pair<int, QString> values[] = {{1, gauss}, {2, chase}};
    for (const auto& [column, value] : values) {
        auto* label = qobject_cast<TextLabel*>(table_->itemAtPosition(line, column)->widget());
        if (value.isEmpty()) {
            label->setUnknown(reason);
        } else {
            label->setKnown(value);
        }
    }
}

void MethodsView::setGame(const Game& game) {
    game_ = game;
    if (isVisible()) {
        bruteForceCard_->setGame(game_);
    }
    const Rule& rule = game.rule();
    if (rule == rule_) {
        return;
    }
    rule_ = rule;
    const bool isGrid = rule.lattice() != nullptr && rule.lattice()->isPlaneGrid();
    isPossible_ = rule.vertexCount() > 0 &&
                  rule.vertexCount() <= (isGrid ? maxMeasuredCells : maxEliminatedVertices);
    if (isVisible()) {
        measureBoard();
    }
}

void MethodsView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    bruteForceCard_->setGame(game_);
    measureBoard();
    resume();
}

void MethodsView::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    boardJob_.cancel();
    growthJob_.cancel();
}

void MethodsView::measureBoard() {
    costs_.reset();
    showBruteForce();
    title_->setText(tr("Board: %1").arg(boardName(rule_)));
    for (int line = 1; line < table_->rowCount(); ++line) {
        setLine(line, {}, {},
                isPossible_ ? tr("Both methods are being measured.")
                            : tr("This board is empty or too large."));
    }
    if (!isPossible_) {
        boardJob_.cancel();
        text_->setText(tr("This board is empty or too large: both methods are measured on boards "
                          "of up to %1 vertices, or %2 for rectangles.")
                           .arg(numberText(maxEliminatedVertices), numberText(maxMeasuredCells)));
        return;
    }
    boardJob_.start([rule = rule_](Progress& progress) { return measureMethods(rule, progress); },
                    [this](const MethodCosts& costs) {
                        costs_ = costs;
                        showBoard(costs);
                    });
}

void MethodsView::showBruteForce() {
    const std::size_t buttons = rule_.buttonCount();
    const std::optional<double> perSet = secondsPerSet(growth_);
    if (costs_ && costs_->bruteForceSeconds) {
        bruteForce_->setText(
            tr("Brute force tries %1 sets of presses in %2.")
                .arg(pressSetsText(buttons),
                     isolated(durationText(std::log10(*costs_->bruteForceSeconds)))));
    } else if (perSet && buttons > maxTriedVertices) {
        bruteForce_->setText(
            tr("Brute force would try %1 sets of presses. At the speed measured here, that would "
               "take about %2.")
                .arg(pressSetsText(buttons), bruteForceTimeText(buttons, *perSet)));
    } else {
        bruteForce_->clear();
    }
}

void MethodsView::showBoard(const MethodCosts& costs) {
    showBruteForce();
    if (!costs.chase) {
        const QString reason = tr("Light chasing needs a rectangle without glued borders in which "
                                  "neighbouring cells share a side.");
        setLine(1, count(costs.gauss.operations()), {}, reason);
        setLine(2, count(costs.gauss.bitOperations), {}, reason);
        for (const int part : {3, 4, 5}) {
            setLine(part, {}, {}, reason);
        }
        setLine(6, milliseconds(costs.gaussSeconds), {}, reason);
        text_->setText(reason);
        return;
    }
    const RowOperationCosts total = costs.chase->total();
    const QString noPart = tr("Gaussian elimination has no such step.");
    setLine(1, count(costs.gauss.operations()), count(total.operations()));
    setLine(2, count(costs.gauss.bitOperations), count(total.bitOperations));
    setLine(3, {}, count(costs.chase->filling.bitOperations), noPart);
    setLine(4, {}, count(costs.chase->smallSystem.bitOperations), noPart);
    setLine(5, {}, count(costs.chase->substitution.bitOperations), noPart);
    setLine(6, milliseconds(costs.gaussSeconds), milliseconds(costs.chaseSeconds));
    text_->setText(tr("On an %1 board, the cost of Gaussian elimination grows like %2 if zeros are "
                      "not skipped. If zeros are skipped, as here, the cost grows like %3, because "
                      "all 1s of the matrix lie in a narrow band. Light chasing costs %4 and "
                      "leaves a system of %5 equations that costs at most %6 to solve.")
                       .arg(isolated(QStringLiteral("n × n")), isolated(QStringLiteral("n⁶")),
                            isolated(QStringLiteral("n⁵")), isolated(QStringLiteral("n⁴")),
                            isolated(QStringLiteral("n")), isolated(QStringLiteral("n³"))));
}

std::size_t MethodsView::largestSide() const {
    return largestSides[largest_->currentIndex()];
}

std::optional<std::size_t> MethodsView::nextSide() const {
    const std::vector<std::size_t> sides = measuredSides(largestSide());
    return growth_.size() < sides.size() ? std::optional(sides[growth_.size()]) : std::nullopt;
}

void MethodsView::stopOrContinue() {
    isStopped_ = growthJob_.isRunning();
    growthJob_.cancel();
    resume();
    showGrowth();
}

void MethodsView::resume() {
    const std::optional<std::size_t> side = nextSide();
    if (isStopped_ || !side || !isVisible()) {
        growthJob_.cancel();
        return;
    }
    growthJob_.start(
        [side = *side](Progress& progress) {
            return measureMethods(Lattice{.rows = side, .cols = side}, progress);
        },
        [this, side = *side](const MethodCosts& costs) {
            growth_.push_back({side, costs});
            resume();
            showGrowth();
            showBruteForce();
        });
}

void MethodsView::showGrowth() {
    const auto measure = measure_->value();
    showGrowthIn(*growthTable_, growth_, measure);
    const QString largest = isolated(QStringLiteral("%1 × %1").arg(largestSide()));
    const std::optional<std::size_t> side = nextSide();
    if (!side) {
        progress_->setText(tr("All squares up to %1 measured").arg(largest));
    } else {
        const QString next = isolated(QStringLiteral("%1 × %1").arg(*side));
        progress_->setText(isStopped_ ? tr("Stopped before %1").arg(next)
                                      : tr("Measuring %1, up to %2 …").arg(next, largest));
    }
    stop_->setEnabled(side.has_value());
    stop_->setText(isStopped_ ? tr("Continue") : tr("Stop"));
    stop_->setToolTip(isStopped_ ? tr("Continue measuring squares")
                                 : tr("Stop measuring squares; the results so far are kept"));
    switch (measure) {
    case CostMeasure::bitOperations:
        chart_->setData(bitOperationsChart(growth_));
        break;
    case CostMeasure::operations:
        chart_->setData(rowOperationsChart(growth_));
        break;
    case CostMeasure::time:
        chart_->setData(timeChart(growth_));
        break;
    }
}

} // namespace lightsout

#include "moc_MethodsView.cpp"
