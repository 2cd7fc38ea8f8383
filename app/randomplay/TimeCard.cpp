// SPDX-License-Identifier: GPL-3.0-or-later
#include "randomplay/TimeCard.h"

#include "controls/WhyButton.h"
#include "random/Confidence.h"
#include "text/NumberText.h"
#include "theme/LookChanges.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace lightsout {

namespace {

constexpr std::uint64_t minTimes = 40;
constexpr std::uint64_t maxPoints = 500;
/// Smaller distances are rounding errors.
constexpr double minDistance = 1e-12;

} // namespace

TimeCard::TimeCard(RandomPlay& play, QWidget* parent)
    : Card(parent), play_(play), chart_(new ChartPanel(this)), mean_(new QPushButton(this)),
      distance_(new QPushButton(this)) {
    auto* group = new QButtonGroup(this);
    auto* row = new QHBoxLayout;
    for (QPushButton* button : {mean_, distance_}) {
        button->setCheckable(true);
        group->addButton(button);
        row->addWidget(button);
    }
    row->addStretch();
    row->addWidget(new WhyButton(QStringLiteral("random.md#limits"), this));
    mean_->setObjectName(QStringLiteral("mean"));
    distance_->setObjectName(QStringLiteral("distance"));
    mean_->setChecked(true);
    content()->addLayout(row);
    content()->addWidget(chart_, 1);
    text_ = addText(TextRole::body);
    text_->hide();
    content()->addStretch();
    connect(group, &QButtonGroup::buttonToggled, this, [this](QAbstractButton*, bool isOn) {
        if (isOn) {
            refresh();
        }
    });
    connect(&play, &RandomPlay::boardChanged, this, [this] {
        marked_.reset();
        refresh();
    });
    connect(&play, &RandomPlay::exactChanged, this, &TimeCard::refresh);
    connect(&play, &RandomPlay::gamesChanged, this, &TimeCard::refresh);
    onLanguageChanged(this, [this] { retranslate(); });
    onAppearanceChanged(this, [this] { refresh(); });
}

void TimeCard::retranslate() {
    mean_->setText(tr("Mean"));
    mean_->setToolTip(tr("The mean number of black cells after each press"));
    distance_->setText(tr("Distance to the limit"));
    distance_->setToolTip(tr("The distance of the law from its limit after each press"));
    text_->setText(tr("The distance needs the exact law, which can't be computed here"));
}

void TimeCard::showDistance() {
    distance_->setChecked(true);
}

void TimeCard::setMarked(std::uint64_t press) {
    const bool isWanted = press > 0 && press <= lastTime_;
    const auto marked = isWanted ? std::optional(press) : std::nullopt;
    if (marked != marked_) {
        marked_ = marked;
        Chart chart = chart_->data();
        chart.marker = marked ? std::optional(static_cast<double>(*marked)) : std::nullopt;
        chart_->setData(std::move(chart));
    }
}

void TimeCard::refresh() {
    lastTime_ = std::max(minTimes, play_.presses());
    Chart chart = mean_->isChecked() ? meanChart() : distanceChart();
    if (marked_) {
        chart.marker = static_cast<double>(*marked_);
    }
    chart_->setData(std::move(chart));
    const bool isUnknown = distance_->isChecked() && play_.isLawOutOfReach();
    chart_->setVisible(!isUnknown);
    text_->setVisible(isUnknown);
}

Chart TimeCard::meanChart() const {
    Chart chart;
    chart.title = tr("Black cells over time");
    chart.x = {.title = tr("presses"), .isInteger = true};
    ChartSeries band{
        .name = tr("± std. deviation"), .shape = ChartShape::band, .colour = &Theme::accent};
    ChartSeries mean{.name = tr("exact mean"), .shape = ChartShape::line, .colour = &Theme::accent};
    // Steps are odd, so that both parities are shown.
    const std::uint64_t step = lastTime_ / maxPoints | 1U;
    if (const Moments* moments = play_.moments()) {
        for (std::uint64_t time = 0; time <= lastTime_; time += step) {
            const double middle = moments->mean(time, play_.walk());
            const double deviation = std::sqrt(moments->variance(time, play_.walk()));
            const auto x = static_cast<double>(time);
            mean.points.push_back({x, middle});
            band.points.push_back({x, middle + deviation, middle - deviation});
        }
    }
    ChartSeries played{
        .name = tr("games (95% interval)"), .shape = ChartShape::band, .colour = &Theme::press};
    const Simulation* games = play_.games();
    if (games != nullptr && !games->sums.empty() && games->games > 1) {
        const auto count = static_cast<double>(games->games);
        const double factor = confidenceFactor(games->games);
        const auto cells = static_cast<double>(games->histogram.size() - 1);
        for (std::uint64_t time = 0; time < games->sums.size(); time += step) {
            const double middle = games->sums[time] / count;
            const double variance = games->squares[time] / count - middle * middle;
            // Division by n − 1 makes the variance unbiased.
            const double half = factor * std::sqrt(std::max(variance, 0.0) / (count - 1));
            played.points.push_back({static_cast<double>(time), std::min(middle + half, cells),
                                     std::max(middle - half, 0.0)});
        }
    }
    chart.series = {std::move(band), std::move(played), std::move(mean)};
    return chart;
}

Chart TimeCard::distanceChart() const {
    Chart chart;
    chart.title = tr("Distance to the limit law");
    chart.x = {.title = tr("presses"), .isInteger = true};
    chart.y = {.title = tr("total variation"), .isLogarithmic = true, .high = 1.0};
    ChartSeries line{.name = tr("distance"), .shape = ChartShape::line, .colour = &Theme::accent};
    const std::vector<double>* distances = play_.distances();
    if (distances == nullptr || distances->empty()) {
        return chart;
    }
    for (std::size_t time = 0; time < distances->size(); ++time) {
        if ((*distances)[time] < minDistance) {
            break;
        }
        line.points.push_back({static_cast<double>(time), (*distances)[time]});
    }
    if (const auto mixing = mixingTime(*distances)) {
        chart.title = tr("Distance to the limit law: ¼ after %Ln press(es)", nullptr,
                         static_cast<int>(*mixing));
    }
    ChartSeries rate{.colour = &Theme::quiet, .opacity = 0.6};
    if (const std::optional<double> second = play_.secondEigenvalue()) {
        rate.name = tr("powers of the second eigenvalue, %1")
                        .arg(isolated(QLocale().toString(*second, 'g', 4)));
        for (const ChartPoint& point : line.points) {
            const double power = std::pow(*second, point.x);
            if (power >= minDistance) {
                rate.points.push_back({point.x, power});
            }
        }
    }
    chart.series = {std::move(line)};
    if (!rate.points.empty()) {
        chart.series.push_back(std::move(rate));
    }
    return chart;
}

} // namespace lightsout

#include "moc_TimeCard.cpp"
