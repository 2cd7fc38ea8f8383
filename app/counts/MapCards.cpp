// SPDX-License-Identifier: GPL-3.0-or-later
#include "counts/MapCards.h"

#include "analysis/WorkThreads.h"
#include "census/NullityFacts.h"
#include "chart/ChartPanel.h"
#include "controls/Layouts.h"
#include "controls/WhyButton.h"
#include "controls/WrapLayout.h"
#include "text/BoardText.h"
#include "text/NumberText.h"
#include "text/SpokenText.h"
#include "theme/LookChanges.h"
#include "theme/Symbols.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QCoreApplication>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <cmath>

namespace lightsout {

namespace {

constexpr int drawnSide = 4; ///< side length of the board in the drawing
constexpr int cellSide = 26;
constexpr double arrowHead = 5;

/// A picture of a small board whose first row determines the others.
class ChasePicture : public QWidget {
public:
    explicit ChasePicture(QWidget* parent) : QWidget(parent) {
        setFixedSize(drawnSide * cellSide, drawnSide * cellSide);
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override {
        const Theme theme = themeOf(*this);
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        for (int row = 0; row < drawnSide; ++row) {
            for (int column = 0; column < drawnSide; ++column) {
                paintTile(painter, QRectF(column * cellSide, row * cellSide, cellSide, cellSide),
                          true, row == 0 ? theme.quiet : theme.cell);
            }
        }
        painter.setPen(QPen(theme.quiet, 1.5));
        painter.setBrush(theme.quiet);
        for (int column = 0; column < drawnSide; ++column) {
            const QPointF tip((column + 0.5) * cellSide, (drawnSide - 0.3) * cellSide);
            painter.drawLine(QPointF(tip.x(), 1.2 * cellSide), tip);
            painter.drawPolygon(QPolygonF{tip, tip + QPointF(-arrowHead * 0.6, -arrowHead),
                                          tip + QPointF(arrowHead * 0.6, -arrowHead)});
        }
    }
};

/// A picture of a map cell whose board reaches the bound, for the legend.
class ReachedPicture : public QWidget {
public:
    explicit ReachedPicture(QWidget* parent) : QWidget(parent) { setFixedSize(18, 18); }

protected:
    void paintEvent(QPaintEvent* /*event*/) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const HeatScale scale = scaleFor(MapMode::solutions);
        painter.setPen(QPen(themeOf(*this).text, 1.5));
        painter.setBrush(scale.colour(1, themeOf(*this)));
        painter.drawRoundedRect(QRectF(rect()).adjusted(2, 2, -2, -2), 3, 3);
    }
};

constexpr int maxSquares = 7;
constexpr int factGap = 28;

constexpr std::array<int, 3> sidesToChoose{64, 256, 1024};
/// Maximum side length if each board is eliminated separately.
constexpr std::size_t slowSide = 40;
constexpr int chartHeight = 250; ///< for text of the usual size

QString upTo(std::size_t side) {
    return isolated(QStringLiteral("%1 × %1").arg(side));
}

Chart chartOfSquares(const std::vector<std::uint32_t>& squares) {
    Chart chart;
    chart.title = QCoreApplication::translate("Counts", "Squares (%1)")
                      .arg(isolated(QStringLiteral("n × n")));
    chart.x = {.title = QStringLiteral("n"), .isInteger = true};
    chart.y = {.title = QCoreApplication::translate("Counts", "nullity"), .isInteger = true};
    ChartSeries all{.shape = ChartShape::bars, .colour = &Theme::accent};
    for (std::size_t i = 0; i < squares.size(); ++i) {
        all.points.push_back({static_cast<double>(i + 1), static_cast<double>(squares[i])});
    }
    ChartSeries records{.shape = ChartShape::marks, .colour = &Theme::press, .isLabelled = true};
    records.name = QCoreApplication::translate("Counts", "record");
    for (const std::size_t size : recordSizes(squares)) {
        records.points.push_back(
            {static_cast<double>(size), static_cast<double>(squares[size - 1])});
    }
    chart.series = {std::move(all), std::move(records)};
    if (!squares.empty()) {
        // Reserves room for the highest record's label.
        constexpr double headroom = 1.25;
        chart.y.high = std::max(1.0, headroom * *std::max_element(squares.begin(), squares.end()));
    }
    return chart;
}

Chart chartOfDistribution(const std::vector<std::uint32_t>& nullities, std::size_t side) {
    Chart chart;
    chart.title =
        QCoreApplication::translate("Counts", "Nullities of boards up to %1").arg(upTo(side));
    chart.x = {.title = QCoreApplication::translate("Counts", "nullity"), .isInteger = true};
    chart.y = {.title = QCoreApplication::translate("Counts", "boards"),
               .isLogarithmic = true,
               .isInteger = true,
               .low = 0.5}; // so that the bar of a count of 1 is visible
    ChartSeries boards{.shape = ChartShape::bars, .colour = &Theme::quiet};
    for (const auto& [nullity, count] : distributionOf(nullities)) {
        boards.points.push_back({static_cast<double>(nullity), static_cast<double>(count)});
    }
    chart.series = {std::move(boards)};
    return chart;
}

/// Breaks a statement after its first comma, because a check box does not wrap its text.
QString onTwoLines(QString statement) {
    const QString comma = QStringLiteral(", ");
    const qsizetype place = statement.indexOf(comma);
    return place < 0 ? statement : statement.replace(place, comma.size(), QStringLiteral(",\n"));
}

/// Polynomials of boards with a larger side are not factored.
constexpr std::size_t maxExplained = 10'000;
/// Numbers of solutions above 2^maxWrittenOut are not written in full.
constexpr std::size_t maxWrittenOut = 512;
constexpr std::size_t maxInFact = 40; ///< maximum length that fits next to the other facts

bool isExplained(const Lattice& board) {
    return board.isPlaneGrid() && board.rows <= maxExplained && board.cols <= maxExplained;
}

/// The side of the table in which boards with the same nullity are searched.
constexpr std::size_t searchedSide = 64;
/// A sentence names this many of them.
constexpr std::size_t maxNamed = 4;

/// Returns the sizes n for which n + 1 is a multiple of `period`, such as "5i − 1".
QString multipleText(std::size_t period, QChar index) {
    const QString space = QChar(QChar::Nbsp);
    return isolated(period == 1 ? QString(index)
                                : numberText(period) + index + space + QStringLiteral("−") + space +
                                      QStringLiteral("1"));
}

/// Returns a size such as "4 × 9" that no line breaks.
QString unbrokenSize(std::size_t rows, std::size_t cols) {
    return isolated(QStringLiteral("%1\u00a0×\u00a0%2").arg(rows).arg(cols));
}

/// Returns "2⁹ = 512", without the second part if it is long.
QString boundText(std::size_t exponent) {
    constexpr std::size_t maxExponent = 20;
    return exponent <= maxExponent
               ? isolated(powerText(exponent) + QStringLiteral(" = ") + powerOfTwoText(exponent))
               : powerText(exponent);
}

QString sizeText(const Lattice& board) {
    return isolated(QStringLiteral("%1 × %2").arg(board.rows).arg(board.cols));
}

} // namespace

BoundCard::BoundCard(QWidget* parent)
    : Card({"boundCard", {}, "mathematics.md#light-chasing-and-polynomials"}, parent),
      reached_(makeLabel(TextRole::small, true, this)) {
    title_->setTextFormat(Qt::RichText);
    auto* picture = new QVBoxLayout;
    auto* chase = new ChasePicture(this);
    picture->addWidget(chase);
    QLabel* caption = makeLabel(TextRole::small, true, this);
    caption->setText(isolated(QStringLiteral("4 × 4: 2⁴ = 16")));
    picture->addWidget(caption);
    picture->addStretch();
    QLabel* text = makeLabel(TextRole::body, true, this);
    text->setWordWrap(true);
    text->setAlignment(leadingAlignment() | Qt::AlignTop);
    reached_->setWordWrap(true);
    reached_->setAlignment(leadingAlignment() | Qt::AlignVCenter);
    auto* legend = makeRow({new ReachedPicture(this), {reached_, 1}});
    auto* words = makeColumn({text, legend});
    auto* row = makeRow({picture, {words, 1}}, 18);
    content()->addLayout(row);
    setNames<BoundCard>(chase,
                        QT_TR_NOOP("A board whose first row of presses determines the others"));
    onLanguageChanged(this, [this, text] {
        title_->setText(tr("Never more than %1")
                            .arg(isolated(QStringLiteral("2<sup>min(<i>m</i>, <i>n</i>)</sup>"))));
        text->setText(tr("Choose the first row of presses: each row then determines the next. "
                         "There are %1 ways to press a row of n cells. The last row of lights "
                         "shows which of these ways work.")
                          .arg(isolated(QStringLiteral("2ⁿ"))));
        setReached(reachedCount_, boards_);
    });
}

void BoundCard::setReached(std::size_t reached, std::size_t boards) {
    reachedCount_ = reached;
    boards_ = boards;
    reached_->setText(
        tr("All these ways work on %1 of %2 boards.").arg(numberText(reached), numberText(boards)));
}

SquaresCard::SquaresCard(QWidget* parent)
    : Card(parent), kind_(makeLabel(TextRole::body, true, this)) {
    setObjectName(QStringLiteral("squaresCard"));
    auto* head = new QHBoxLayout;
    kind_->setWordWrap(true);
    new WhyButton(*kind_, QStringLiteral("counts.md#squares-and-statements"));
    head->addWidget(kind_, 1);
    auto* all = new QPushButton(isolated(QStringLiteral("n = 2 … 39 ›")), this);
    head->addWidget(all);
    content()->addLayout(head);
    connect(all, &QPushButton::clicked, this, &SquaresCard::tableRequested);
    onLanguageChanged(this, [this, all] {
        const QString name = tr("Table of square boards from 2 × 2 to 39 × 39");
        all->setAccessibleName(withoutIsolates(name));
        all->setToolTip(name);
        kind_->setText(
            tr("%1 squares with more than one solution").arg(isolated(QStringLiteral("n × n"))));
        refresh();
    });
}

void SquaresCard::setSquares(std::vector<std::uint32_t> squares) {
    squares_ = std::move(squares);
    refresh();
}

void SquaresCard::setMode(MapMode mode) {
    mode_ = mode;
    refresh();
}

void SquaresCard::refresh() {
    delete table_;
    table_ = new QWidget(this);
    // Numbers run from left to right in every language.
    table_->setLayoutDirection(Qt::LeftToRight);
    auto* grid = new QGridLayout(table_);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(10);
    const auto add = [&](int row, int column, const QString& text, bool isSecond) {
        QLabel* label = makeLabel(TextRole::body, isSecond, table_);
        label->setText(text);
        label->setAlignment(column == 0 ? Qt::AlignLeft : Qt::AlignRight);
        grid->addWidget(label, row, column);
    };
    add(0, 0, QStringLiteral("n"), true);
    add(1, 0, mode_ == MapMode::nullity ? tr("nullity") : tr("solutions"), true);
    int column = 0;
    for (std::size_t n = 1; n <= squares_.size() && column < maxSquares; ++n) {
        if (squares_[n - 1] > 0) {
            add(0, ++column, numberText(n), false);
            add(1, column, cellText(mode_, squares_[n - 1]), false);
        }
    }
    grid->setColumnStretch(column + 1, 1);
    content()->addWidget(table_);
}

ChartsCard::ChartsCard(QWidget* parent)
    : Card(parent), sides_(new QButtonGroup(this)), sideRow_(new QWidget(this)),
      squaresChart_(new ChartPanel(this)), distributionChart_(new ChartPanel(this)),
      unique_(new FactLabel([] { return tr("Exactly one solution"); })),
      most_(new FactLabel([] { return tr("Most solutions"); })),
      largest_(new FactLabel([] { return tr("Largest nullity"); })) {
    setObjectName(QStringLiteral("chartsCard"));
    auto* sideLayout = new WrapLayout(sideRow_);
    QLabel* upToLabel = makeLabel(TextRole::body, true, sideRow_);
    setTexts<ChartsCard>(upToLabel, QT_TR_NOOP("Up to"));
    sideLayout->addWidget(upToLabel);
    for (const int side : sidesToChoose) {
        auto* button = new QPushButton(upTo(static_cast<std::size_t>(side)), this);
        button->setAccessibleName(withoutIsolates(button->text()));
        button->setObjectName(QStringLiteral("upTo%1").arg(side));
        button->setCheckable(true);
        sides_->addButton(button, side);
        sideLayout->addWidget(button);
    }
    sideLayout->addWidget(new WhyButton(QStringLiteral("counts.md#squares-and-statements"), this));
    sides_->button(sidesToChoose.front())->setChecked(true);
    content()->addWidget(sideRow_);
    addRow({unique_, most_, largest_}, factGap);
    for (ChartPanel* chart : {squaresChart_, distributionChart_}) {
        content()->addWidget(chart);
    }
    connect(sides_, &QButtonGroup::idToggled, this, [this](int /*side*/, bool isChosen) {
        if (isChosen) {
            compute();
        }
    });
    connect(squaresChart_, &ChartPanel::barClicked, this, [this](std::size_t /*series*/, double x) {
        Q_EMIT sizeChosen(static_cast<std::size_t>(std::lround(x)));
    });
    onAppearanceChanged(this, [this] {
        for (QAbstractButton* button : sides_->buttons()) {
            button->setToolTip(tr("Boards of up to %1 rows and columns")
                                   .arg(numberText(static_cast<std::size_t>(sides_->id(button)))));
        }
        for (ChartPanel* chart : {squaresChart_, distributionChart_}) {
            chart->setFixedHeight(static_cast<int>(chartHeight * textScaleInUse()));
        }
        show();
    });
}

void ChartsCard::setCensus(std::shared_ptr<Census> census) {
    census_ = std::move(census);
    sideRow_->setVisible(census_->method() != CensusMethod::elimination);
    compute();
}

std::size_t ChartsCard::side() const {
    return census_->method() == CensusMethod::elimination
               ? slowSide
               : static_cast<std::size_t>(std::max(sides_->checkedId(), 1));
}

void ChartsCard::compute() {
    numbers_ = {};
    const std::size_t count = side();
    job_.start(
        [census = census_, count](Progress& progress) {
            return Numbers{
                census->squares({1, count}, workThreads(), progress),
                census->table({1, count}, {1, count}, workThreads(), progress).nullities};
        },
        [this](Numbers numbers) {
            numbers_ = std::move(numbers);
            show();
            Q_EMIT squaresKnown();
        });
}

void ChartsCard::show() {
    const auto& [squares, all] = numbers_;
    if (all.empty()) {
        return; // still being computed
    }
    squaresChart_->setData(chartOfSquares(squares));
    distributionChart_->setData(chartOfDistribution(all, squares.size()));
    const auto unique = std::ranges::count(all, 0U);
    unique_->setValue(shareText(static_cast<double>(unique) / static_cast<double>(all.size())));
    const std::uint32_t maxNullity = *std::ranges::max_element(all);
    most_->setVisible(mode_ != MapMode::nullity);
    largest_->setVisible(mode_ == MapMode::nullity);
    most_->setValue(cellText(MapMode::solutions, maxNullity));
    largest_->setValue(numberText(maxNullity));
}

void ChartsCard::setMode(MapMode mode) {
    mode_ = mode;
    show();
}

std::size_t ChartsCard::reached() const {
    std::size_t reached = 0;
    for (std::size_t i = 0; i < numbers_.all.size(); ++i) {
        const std::size_t count = numbers_.squares.size();
        reached +=
            boundOf(census_->family(), i / count + 1, i % count + 1) == numbers_.all[i] ? 1 : 0;
    }
    return reached;
}

IdentitiesCard::IdentitiesCard(QWidget* parent)
    : Card({"identitiesCard", [] { return tr("What the literature says"); },
            "counts.md#squares-and-statements"},
           parent) {
    setTexts<IdentitiesCard>(addText(TextRole::small),
                             QT_TR_NOOP("Choose a statement to test: boards for which it holds are "
                                        "ringed, others crossed out."));
    for (const auto& [identity, name] :
         {std::pair(Identity::doubling, "doubling"),
          {Identity::powersOfTwo, "powersOfTwo"},
          {Identity::greatestCommonDivisor, "greatestCommonDivisor"}}) {
        auto* box = new QCheckBox(this);
        box->setObjectName(QLatin1String(name));
        QLabel* verdict = makeLabel(TextRole::small, true, this);
        verdict->setWordWrap(true);
        verdict->setContentsMargins(26, 0, 26, 0);
        verdict->hide();
        content()->addWidget(box);
        content()->addWidget(verdict);
        connect(box, &QCheckBox::toggled, this, [this] {
            refresh();
            Q_EMIT marksChanged();
        });
        statements_.push_back({identity, box, verdict});
    }
    onLanguageChanged(this, [this] {
        for (const Statement& statement : statements_) {
            statement.box->setText(onTwoLines(statementText(statement.identity)));
            statement.box->setAccessibleName(withoutIsolates(statementText(statement.identity)));
            statement.verdict->setAlignment(leadingAlignment());
        }
        refresh();
    });
}

QString IdentitiesCard::statementText(Identity identity) {
    const auto formula = [](const char* text) { return isolated(QString::fromUtf8(text)); };
    switch (identity) {
    case Identity::doubling:
        return tr("%1, and 2 more if %2")
            .arg(formula("d(2n + 1) = 2 d(n)"), formula("n ≡ 2 (mod 3)"));
    case Identity::powersOfTwo:
        return formula("d(2ᵏ − 1) = 0");
    case Identity::greatestCommonDivisor:
        return tr("without self-influence, %1").arg(formula("d(m, n) = gcd(m + 1, n + 1) − 1"));
    }
    return {};
}

void IdentitiesCard::setSquares(std::vector<std::uint32_t> squares) {
    squares_ = std::move(squares);
    refresh();
    Q_EMIT marksChanged();
}

void IdentitiesCard::refresh() {
    for (const Statement& statement : statements_) {
        std::size_t made = 0;
        std::size_t right = 0;
        for (std::size_t n = 1; n <= squares_.size(); ++n) {
            if (const auto predicted = predictedNullity(statement.identity, n, n, squares_)) {
                ++made;
                right += *predicted == squares_[n - 1] ? 1 : 0;
            }
        }
        statement.verdict->setVisible(statement.box->isChecked() && made > 0);
        statement.verdict->setText(
            right == made
                ? tr("True for all %Ln square board(s) tested.", nullptr, static_cast<int>(made))
                : tr("True for %1 of the square boards tested, false for %2.")
                      .arg(numberText(right), numberText(made - right)));
    }
}

std::function<HeatMark(HeatCell, std::uint32_t)> IdentitiesCard::marks() const {
    std::vector<Identity> chosen;
    for (const Statement& statement : statements_) {
        if (statement.box->isChecked()) {
            chosen.push_back(statement.identity);
        }
    }
    if (chosen.empty()) {
        return {};
    }
    return [chosen, squares = squares_](HeatCell cell, std::uint32_t value) {
        HeatMark mark = HeatMark::none;
        for (const Identity identity : chosen) {
            const auto predicted = predictedNullity(identity, cell.row, cell.column, squares);
            if (predicted) {
                mark = *predicted != value || mark == HeatMark::wrong ? HeatMark::wrong
                                                                      : HeatMark::right;
            }
        }
        return mark;
    };
}

PointedCard::PointedCard(QWidget* parent)
    : Card({"sizeCard", {}, "counts.md#why-so-many-solutions", TextRole::headline}, parent),
      family_(addText(TextRole::small)), solutions_(new FactLabel("solutions-now")),
      bound_(new FactLabel([] { return tr("Bound"); })),
      solvable_(new FactLabel([] { return tr("Solvable"); })), text_(nullptr),
      open_(new QPushButton(this)), why_(new QPushButton(this)), cause_(nullptr), others_(nullptr),
      reason_(makeLabel(TextRole::body, false, this)) {
    facts_ = addRow({solutions_, bound_, solvable_}, factGap);
    text_ = addText(TextRole::body);
    TextLabel* cause = addText(TextRole::body);
    TextLabel* others = addText(TextRole::small);
    cause->reserveLines(3);
    others->reserveLines(2);
    for (TextLabel* label : {cause, others}) {
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    cause->setObjectName(QStringLiteral("cause"));
    others->setObjectName(QStringLiteral("others"));
    cause_ = cause;
    others_ = others;
    addRow({open_, why_});
    content()->addWidget(reason_);
    open_->setObjectName(QStringLiteral("openPointed"));
    setTexts<PointedCard>(open_, QT_TR_NOOP("&Open this board"),
                          QT_TR_NOOP("Open this board in place of the current one"));
    why_->setObjectName(QStringLiteral("whyNullity"));
    open_->setDefault(true);
    why_->setCheckable(true);
    reason_->hide();
    text_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    reason_->setWordWrap(true);
    reason_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    connect(open_, &QPushButton::clicked, this, [this] {
        if (board_) {
            Q_EMIT openRequested(*board_);
        }
    });
    connect(why_, &QPushButton::toggled, this, &PointedCard::showReason);
    onLanguageChanged(this, [this] {
        why_->setToolTip(tr("Explain the nullity of this board"));
        reason_->setAlignment(leadingAlignment() | Qt::AlignTop);
        showBoard();
        showReason();
    });
}

void PointedCard::clear() {
    board_.reset();
    nullity_.reset();
    census_.reset();
    showBoard();
    refreshReason();
}

void PointedCard::setBoard(const Lattice& board, std::optional<std::uint32_t> nullity,
                           std::shared_ptr<Census> census) {
    if (board_ == board && nullity_ == nullity) {
        return;
    }
    board_ = board;
    nullity_ = nullity;
    census_ = std::move(census);
    showBoard();
    refreshReason();
}

void PointedCard::showBoard() {
    facts_->setVisible(nullity_.has_value());
    text_->setVisible(nullity_.has_value());
    cause_->setVisible(nullity_.has_value());
    others_->setVisible(nullity_.has_value());
    open_->setVisible(board_.has_value());
    why_->setVisible(nullity_ && isExplained(*board_));
    if (!board_) {
        title_->setText(tr("Point at a board"));
        family_->setText(
            tr("Each cell of the map represents a board with a given number of rows and columns. "
               "Click a cell to keep its board here; double-click to open it."));
        family_->show();
        return;
    }
    title_->setText(sizeText(*board_));
    const LatticeFamily family = familyOf(*board_);
    family_->setText(familyText(family));
    family_->setVisible(family != LatticeFamily());
    const auto bound = boundOf(family, board_->rows, board_->cols);
    bound_->setVisible(bound.has_value());
    if (bound) {
        bound_->setValue(boundText(*bound));
    }
    if (nullity_) {
        solutions_->setValue(
            *nullity_ <= maxInFact ? powerOfTwoText(*nullity_) : powerText(*nullity_), true);
        solvable_->setValue(solvableShareText(*nullity_));
        const QString power = powerText(*nullity_);
        const QString digits = *nullity_ <= maxInFact       ? powerOfTwoText(*nullity_)
                               : *nullity_ <= maxWrittenOut ? writtenOut(*nullity_)
                                                            : QString();
        text_->setText(*nullity_ == 0 ? tr("Exactly one solution, whatever the lights.")
                       : digits.isEmpty()
                           ? tr("A solvable board has %1 solutions: the nullity is %2.")
                                 .arg(power, numberText(*nullity_))
                           : tr("A solvable board has %1 = %2 solutions: the nullity is %3.")
                                 .arg(power, digits, numberText(*nullity_)));
        why_->setText(tr("&Why %1?").arg(cellText(MapMode::solutions, *nullity_)));
    }
}

void PointedCard::refreshReason() {
    job_.cancel();
    // The table of the family is reused.
    const auto table = found_ && census_ && found_->census == census_ ? found_->known : nullptr;
    found_.reset();
    showReason();
    if (!nullity_) {
        return;
    }
    job_.start(
        [board = *board_, nullity = *nullity_, census = census_, table](Progress& progress) {
            Findings found{.census = census, .known = table};
            if (!found.known) {
                const std::size_t side =
                    census->method() == CensusMethod::elimination ? slowSide : searchedSide;
                found.known = std::make_shared<const NullityTable>(
                    census->table({1, side}, {1, side}, workThreads(), progress));
            }
            found.others = boardsWithNullity(*found.known, nullity, maxNamed + 1);
            if (isExplained(board)) {
                found.reason =
                    reasonForNullity(board.rows, board.cols, board.selfInfluence, progress);
            }
            return found;
        },
        [this](Findings found) {
            found_ = std::move(found);
            showReason();
        });
}

QString PointedCard::causeText() const {
    const QString degree = numberText(*nullity_);
    if (const auto& reason = found_->reason) {
        if (*nullity_ == 0) {
            return tr("Why: the polynomials of its rows and of its columns have no common factor.");
        }
        const QString periods = tr("The same holds for all boards with %1 rows and %2 columns.")
                                    .arg(multipleText(reason->rowPeriod, QLatin1Char('i')),
                                         multipleText(reason->colPeriod, QLatin1Char('j')));
        return tr("Why: the polynomials of its rows and of its columns share %1, of degree %2.")
                   .arg(productText(reason->common), degree) +
               QLatin1Char(' ') + periods;
    }
    switch (census_->method()) {
    case CensusMethod::closedForm:
        return tr("Why: a formula for these boards gives the nullity %1.").arg(degree);
    case CensusMethod::factors:
    case CensusMethod::moebius:
        return board_->isPlaneGrid()
                   ? tr("Why: the greatest common divisor of its two polynomials has degree %1.")
                         .arg(degree)
                   : tr("Why: the degrees of the common divisors of its polynomials add up to %1.")
                         .arg(degree);
    case CensusMethod::elimination:
        break;
    }
    return tr("Why: elimination leaves %1 columns without a pivot.").arg(degree);
}

QString PointedCard::othersText() const {
    const std::size_t side = found_->known->rows.last;
    const QString all = unbrokenSize(side, side);
    QStringList names;
    for (const auto& [rows, cols] : found_->others.smallest) {
        const bool isItself = rows == board_->rows && cols == board_->cols;
        if (!isItself && names.size() < static_cast<qsizetype>(maxNamed)) {
            names << unbrokenSize(rows, cols);
        }
    }
    const QString solutions = *nullity_ == 0 ? QStringLiteral("1") : powerText(*nullity_);
    if (names.isEmpty()) {
        return tr("No other board up to %1 has %2 solutions.").arg(all, solutions);
    }
    return tr("The same number: %1 of %2 boards up to %3, such as %4.")
        .arg(numberText(found_->others.count), numberText(side * side), all,
             names.join(QStringLiteral(", ")));
}

void PointedCard::showReason() {
    cause_->setText(found_ && nullity_ ? causeText() : QString());
    others_->setText(found_ && nullity_ ? othersText() : QString());
    reason_->setVisible(why_->isChecked() && found_ && found_->reason);
    if (!found_ || !found_->reason) {
        return;
    }
    const NullityReason& reason = *found_->reason;
    const QString recursion = isolated(QStringLiteral("f₀ = 0, f₁ = 1, fₖ₊₁ = s fₖ + fₖ₋₁"));
    const QString chased =
        tr("Work modulo 2, and let s stand for “the cells on either side”. Under light chasing, a "
           "press in the first row becomes %1 in row k: %2.")
            .arg(isolated(QStringLiteral("fₖ")), recursion);
    const QString itself =
        tr("A press changes its own cell too, so %1 replaces s in the formula for the rows.")
            .arg(isolated(QStringLiteral("s + 1")));
    const QString rows = isolated(QStringLiteral("f%1(%2)").arg(
        subscript(board_->rows + 1),
        board_->selfInfluence ? QStringLiteral("s + 1") : QStringLiteral("s")));
    const QString cols = isolated(QStringLiteral("f%1(s)").arg(subscript(board_->cols + 1)));
    const QString equation = QStringLiteral("%1 = %2");
    reason_->setText(QStringList{
        board_->selfInfluence ? chased + QLatin1Char(' ') + itself : chased,
        tr("%Ln row(s):", nullptr, static_cast<int>(board_->rows)) + QLatin1Char(' ') +
            isolated(equation.arg(rows, productText(reason.ofRows))),
        tr("%Ln column(s):", nullptr, static_cast<int>(board_->cols)) + QLatin1Char(' ') +
            isolated(equation.arg(cols, productText(reason.ofCols))),
        tr("Greatest common divisor: %1. Its degree %2 is the nullity, so a solvable board has %3 "
           "solutions.")
            .arg(productText(reason.common), numberText(*nullity_), powerText(*nullity_))}
                         .join(QStringLiteral("\n\n")));
}

} // namespace lightsout

#include "moc_MapCards.cpp"
