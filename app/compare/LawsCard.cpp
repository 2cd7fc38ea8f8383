// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/LawsCard.h"

#include "analysis/WorkMemory.h"
#include "analysis/WorkThreads.h"
#include "controls/Layouts.h"
#include "controls/WhyButton.h"
#include "text/BoardText.h"
#include "text/NumberText.h"
#include "theme/LookChanges.h"

#include <QCheckBox>
#include <QLocale>
#include <QSlider>

#include <algorithm>
#include <cmath>

namespace lightsout {

namespace {

constexpr int minChart = 130;
constexpr int minTimes = 60;
/// The number of presses per vertex after which most laws are near their limits.
constexpr std::size_t timesEach = 4;
constexpr std::size_t maxTimes = 2'000;
/// On larger boards, a number of lights is drawn only if its probability is larger than
/// `negligible`.
constexpr std::size_t maxWhole = 64;
constexpr double negligible = 1e-7;

void addPoints(ChartSeries& series, const std::vector<double>& law) {
    for (std::size_t on = 0; on < law.size(); ++on) {
        if (law.size() <= maxWhole || law[on] > negligible) {
            series.points.push_back({static_cast<double>(on), law[on]});
        }
    }
}

} // namespace

void BoardLaw::follow(const Rule& rule, const BitVector& lights) {
    if (!isStopped_ && rule_ == rule && lights_ == lights) {
        return;
    }
    isStopped_ = false;
    rule_ = rule;
    lights_ = lights;
    found_ = {};
    refusal_ = PressLightTable::refusal(rule, lawBudget());
    job_.cancel();
    const bool hasLimit = rule.vertexCount() <= maxLimitVertices;
    if (hasLimit || !refusal_) {
        job_.start(
            [rule, lights, hasLimit, isPossible = !refusal_,
             budget = lawBudget()](Progress& progress) {
                Found found;
                if (hasLimit) {
                    if (auto limit = limitLaw(rule, lights, progress)) {
                        found.limit = std::make_shared<const LimitLaw>(*std::move(limit));
                    }
                }
                if (isPossible) {
                    const auto table =
                        PressLightTable::compute(rule, lights, workThreads(), progress, budget);
                    LIGHTSOUT_ASSERT(table.hasValue());
                    found.law = std::make_shared<const ExactLaw>(*table);
                }
                return found;
            },
            [this](Found found) {
                found_ = std::move(found);
                Q_EMIT changed();
            });
    }
    Q_EMIT changed();
}

void BoardLaw::stop() {
    if (job_.isRunning()) {
        job_.cancel();
        isStopped_ = true;
        Q_EMIT changed();
    }
}

LawsCard::LawsCard(const Comparison& comparison, QWidget* parent)
    : Card(parent), comparison_(comparison), laws_{new BoardLaw(this), new BoardLaw(this)},
      chart_(new ChartPanel(this)), slider_(new QSlider(Qt::Horizontal, this)),
      timeText_(makeLabel(TextRole::body, false, this)), limits_(new QCheckBox(this)) {
    chart_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
    chart_->setMinimumHeight(minChart);
    slider_->setObjectName(QStringLiteral("lawTime"));
    slider_->setRange(0, minTimes);
    limits_->setObjectName(QStringLiteral("lawLimits"));
    limits_->setChecked(true);
    content()->addWidget(chart_, 1);
    content()->addLayout(makeRow({timeText_, {slider_, 1}}, 12));
    content()->addWidget(limits_, 0, Qt::AlignLeft);
    text_ = addText(TextRole::small);
    new WhyButton(*text_, QStringLiteral("random.md#limits"));
    connect(slider_, &QSlider::valueChanged, this, &LawsCard::setTime);
    connect(limits_, &QCheckBox::toggled, this, &LawsCard::refresh);
    connect(&comparison, &Comparison::gamesChanged, this, &LawsCard::follow);
    for (const BoardLaw* law : laws_) {
        connect(law, &BoardLaw::changed, this, &LawsCard::refresh);
    }
    onAppearanceChanged(this, [this] {
        slider_->setAccessibleName(tr("Number of random presses"));
        slider_->setToolTip(slider_->accessibleName());
        limits_->setText(tr("Limits"));
        limits_->setToolTip(tr("Show the limit laws for an even or odd number of presses"));
        refresh();
    });
}

void LawsCard::showEvent(QShowEvent* event) {
    Card::showEvent(event);
    follow();
}

void LawsCard::setTime(int time) {
    time_ = std::max(time, 0);
    slider_->setMaximum(std::max(slider_->maximum(), time_));
    slider_->setValue(time_);
    refresh();
}

bool LawsCard::showsLimits() const {
    return limits_->isChecked();
}

void LawsCard::setShowsLimits(bool areShown) {
    limits_->setChecked(areShown);
}

void LawsCard::stop() {
    for (BoardLaw* law : laws_) {
        law->stop();
    }
}

void LawsCard::follow() {
    if (!isVisible() || !comparison_.hasPinned()) {
        return;
    }
    std::size_t times = 0;
    for (const Side side : bothSides) {
        const Game& game = comparison_.game(side);
        times = std::max(times, std::min(timesEach * game.vertexCount(), maxTimes));
        laws_[static_cast<std::size_t>(side)]->follow(game.rule(), game.lights());
    }
    slider_->setMaximum(std::max({minTimes, time_, static_cast<int>(times)}));
}

void LawsCard::addLaw(Chart& chart, Side side) const {
    const bool isOwn = side == Side::own;
    ChartSeries series{.name = isOwn ? tr("current") : tr("pinned"),
                       .shape = ChartShape::bars,
                       .colour = isOwn ? &Theme::accent : &Theme::press};
    if (const ExactLaw* law = laws_[static_cast<std::size_t>(side)]->law()) {
        addPoints(series, law->after(static_cast<std::uint64_t>(time_)));
    }
    chart.series.push_back(std::move(series));
}

void LawsCard::addLimit(Chart& chart, Side side) const {
    const bool isOwn = side == Side::own;
    ChartSeries series{.name = isOwn ? tr("limit") : tr("limit, pinned"),
                       .shape = ChartShape::step,
                       .colour = isOwn ? &Theme::quiet : &Theme::litFlat};
    if (const LimitLaw* limit = laws_[static_cast<std::size_t>(side)]->limit()) {
        addPoints(series, limit->probabilities(time_ % 2 != 0));
    }
    chart.series.push_back(std::move(series));
}

QString LawsCard::lawText(Side side) const {
    const BoardLaw& found = *laws_[static_cast<std::size_t>(side)];
    const QString name = boardName(comparison_.game(side).rule());
    if (const ExactLaw* law = found.law()) {
        const MeanAndVariance moments = momentsOf(law->after(static_cast<std::uint64_t>(time_)));
        const QLocale locale;
        return tr("%1: %2 on average, standard deviation %3.")
            .arg(name, isolated(decimalText(moments.mean, 2)),
                 isolated(decimalText(std::sqrt(std::max(moments.variance, 0.0)), 2)));
    }
    if (found.refusal()) {
        return found.limit() != nullptr
                   ? tr("%1: too large for the exact law, so only the limit is shown.").arg(name)
                   : tr("%1: too large for the exact law and its limit. An exact law is available "
                        "for boards of up to %2 vertices and grids of up to %3 rows or columns.")
                         .arg(name, numberText(PressLightTable::maxGrayCodeButtons),
                              numberText(PressLightTable::maxProfileWidth));
    }
    return found.isWorking() ? tr("%1: the law is being computed …").arg(name)
                             : tr("%1: the computation of the law was stopped.").arg(name);
}

void LawsCard::refresh() {
    timeText_->setText(tr("After %Ln press(es)", nullptr, time_));
    Chart chart;
    chart.title = tr("Lights on in random play");
    chart.x = {.title = tr("lights on"), .isInteger = true};
    chart.y = {.title = tr("probability"), .isShare = true};
    for (const Side side : bothSides) {
        addLaw(chart, side);
    }
    if (limits_->isChecked()) {
        for (const Side side : bothSides) {
            addLimit(chart, side);
        }
    }
    chart_->setData(std::move(chart));
    text_->setText(lawText(Side::own) + QLatin1Char('\n') + lawText(Side::pinned));
}

} // namespace lightsout

#include "moc_LawsCard.cpp"
