// SPDX-License-Identifier: GPL-3.0-or-later
#include "counts/ChartsCard.h"

#include "analysis/WorkThreads.h"
#include "census/NullityFacts.h"
#include "chart/ChartPanel.h"
#include "controls/WhyButton.h"
#include "controls/WrapLayout.h"
#include "text/NumberText.h"
#include "theme/LookChanges.h"

#include <QButtonGroup>
#include <QCoreApplication>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <cmath>

namespace lightsout {

namespace {

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

} // namespace

ChartsCard::ChartsCard(QWidget* parent)
    : Card(parent), sides_(new QButtonGroup(this)), sideRow_(new QWidget(this)),
      squaresChart_(new ChartPanel(this)), distributionChart_(new ChartPanel(this)),
      unique_(new FactLabel(QString())), most_(new FactLabel(QString())),
      largest_(new FactLabel(QString())) {
    auto* sideLayout = new WrapLayout(sideRow_);
    QLabel* upToLabel = makeLabel(TextRole::body, true, sideRow_);
    onLanguageChanged(upToLabel, [upToLabel] { upToLabel->setText(tr("Up to")); });
    sideLayout->addWidget(upToLabel);
    for (const int side : sidesToChoose) {
        auto* button = new QPushButton(upTo(static_cast<std::size_t>(side)), this);
        button->setObjectName(QStringLiteral("upTo%1").arg(side));
        button->setCheckable(true);
        sides_->addButton(button, side);
        sideLayout->addWidget(button);
    }
    sideLayout->addWidget(new WhyButton(QStringLiteral("counts.md#squares-and-statements"), this));
    sides_->button(sidesToChoose.front())->setChecked(true);
    constexpr int factGap = 28;
    auto* facts = new WrapLayout(nullptr, factGap);
    facts->addWidget(unique_);
    facts->addWidget(most_);
    facts->addWidget(largest_);
    content()->addWidget(sideRow_);
    content()->addLayout(facts);
    for (ChartPanel* chart : {squaresChart_, distributionChart_}) {
        content()->addWidget(chart);
    }
    connect(sides_, &QButtonGroup::idClicked, this, &ChartsCard::compute);
    connect(squaresChart_, &ChartPanel::barClicked, this, [this](std::size_t /*series*/, double x) {
        Q_EMIT sizeChosen(static_cast<std::size_t>(std::lround(x)));
    });
    onLanguageChanged(this, [this] { retranslate(); });
    onAppearanceChanged(this, [this] {
        for (ChartPanel* chart : {squaresChart_, distributionChart_}) {
            chart->setFixedHeight(static_cast<int>(chartHeight * textScaleInUse()));
        }
        show();
    });
}

void ChartsCard::retranslate() {
    unique_->setName(tr("Exactly one solution"));
    most_->setName(tr("Most solutions"));
    largest_->setName(tr("Largest nullity"));
    for (QAbstractButton* button : sides_->buttons()) {
        button->setToolTip(tr("Boards of up to %1 rows and columns")
                               .arg(numberText(static_cast<std::size_t>(sides_->id(button)))));
    }
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

} // namespace lightsout

#include "moc_ChartsCard.cpp"
