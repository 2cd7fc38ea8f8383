// SPDX-License-Identifier: GPL-3.0-or-later
#include "randomplay/LawCards.h"

#include "analysis/WorkMemory.h"
#include "analysis/WorkThreads.h"
#include "controls/CardColumn.h"
#include "controls/Layouts.h"
#include "controls/WhyButton.h"
#include "controls/WrapLayout.h"
#include "random/Confidence.h"
#include "randomplay/FitText.h"
#include "text/BoardText.h"
#include "text/NumberText.h"
#include "text/WorkText.h"
#include "theme/LookChanges.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTimer>

#include <algorithm>
#include <array>
#include <cmath>

namespace lightsout {

namespace {

constexpr std::array<std::uint64_t, 6> gameCounts{10, 100, 1'000, 10'000, 100'000, 1'000'000};
constexpr int firstGameCount = 2;
constexpr int maxPresses = 1'000'000;

/// Returns the range of numbers of black cells to draw: on large boards, only a few of them ever
/// occur.
std::pair<std::size_t, std::size_t> drawnRange(const Simulation* games,
                                               const std::vector<double>& law, std::size_t most) {
    if (most <= 64) {
        return {0, most};
    }
    std::size_t first = most;
    std::size_t last = 0;
    for (std::size_t black = 0; black <= most; ++black) {
        if ((games != nullptr && games->histogram[black] > 0) ||
            (black < law.size() && law[black] > RandomPlay::negligible)) {
            first = std::min(first, black);
            last = black;
        }
    }
    return first <= last ? std::pair(first, last) : std::pair(std::size_t{0}, std::size_t{1});
}

constexpr int paritySide = 64;
constexpr std::size_t maxWhole = 64;
/// Longer fractions are not shown.
constexpr std::size_t maxDigits = 24;

constexpr std::uint64_t minTimes = 40;
constexpr std::uint64_t maxPoints = 500;
/// Smaller distances are rounding errors.
constexpr double minDistance = 1e-12;

} // namespace

GamesCard::GamesCard(RandomPlay& play, QWidget* parent)
    : Card(parent), play_(play), games_(new QComboBox(this)), presses_(new QSpinBox(this)),
      again_(new QPushButton(this)), tools_(makeControls()), chart_(new ChartPanel(this)),
      text_(makeLabel(TextRole::small, true, this)) {
    setObjectName(QStringLiteral("gamesCard"));
    again_->setObjectName(QStringLiteral("playAgain"));
    content()->addLayout(tools_);
    content()->addWidget(chart_, 1);
    text_->setWordWrap(true);
    new WhyButton(*text_, QStringLiteral("random.md#games-and-laws"));
    content()->addWidget(text_);
    connect(&play, &RandomPlay::boardChanged, this, &GamesCard::showGames);
    connect(&play, &RandomPlay::exactChanged, this, &GamesCard::showGames);
    connect(&play, &RandomPlay::gamesChanged, this, &GamesCard::showGames);
    connect(&play, &RandomPlay::lampsChanged, this, &GamesCard::showGames);
    setTexts<GamesCard>(again_, QT_TR_NOOP("Play again"),
                        QT_TR_NOOP("Play the same number of games with a new seed"));
    setNames<GamesCard>(games_, QT_TR_NOOP("Number of games"));
    setNames<GamesCard>(presses_, QT_TR_NOOP("Presses in each game"));
    onAppearanceChanged(this, [this] {
        QStringList texts;
        for (const std::uint64_t count : gameCounts) {
            texts << tr("%Ln game(s)", nullptr, static_cast<int>(count));
        }
        setItemTexts(*games_, texts);
        showGames();
    });
}

bool GamesCard::canPlay(qint64 games, qint64 presses) {
    return presses >= 0 && presses <= maxPresses && games > 0 &&
           std::ranges::find(gameCounts, static_cast<std::uint64_t>(games)) != gameCounts.end();
}

QLayout* GamesCard::makeControls() {
    setItemTexts(*games_, QStringList(gameCounts.size())); // texts are set with the language
    games_->setCurrentIndex(firstGameCount);
    presses_->setRange(0, maxPresses);
    presses_->setValue(static_cast<int>(play_.presses()));
    presses_->setKeyboardTracking(false);
    presses_->setGroupSeparatorShown(true);
    const auto plan = [this] {
        play_.setGames(gameCounts[static_cast<std::size_t>(games_->currentIndex())],
                       static_cast<std::uint64_t>(presses_->value()));
    };
    connect(games_, &QComboBox::currentIndexChanged, this, plan);
    connect(presses_, &QSpinBox::valueChanged, this, plan);
    connect(again_, &QPushButton::clicked, &play_, &RandomPlay::repeat);
    games_->setMinimumHeight(34);
    presses_->setMinimumHeight(34);
    auto* row = new WrapLayout(nullptr, 10);
    row->addWidget(games_);
    row->addWidget(withName([] { return tr("Presses"); }, presses_, this));
    row->addWidget(again_);
    return row;
}

void GamesCard::showGames() {
    {
        const QSignalBlocker ofGames(games_);
        const QSignalBlocker ofPresses(presses_);
        const auto* const count = std::ranges::find(gameCounts, play_.gameCount());
        games_->setCurrentIndex(count != gameCounts.end()
                                    ? static_cast<int>(count - gameCounts.begin())
                                    : games_->currentIndex());
        presses_->setValue(static_cast<int>(play_.presses()));
    }
    const Simulation* games = play_.games();
    const bool hasLaw = play_.law() != nullptr;
    const std::vector<double> law =
        hasLaw ? play_.law()->after(play_.presses(), play_.walk()) : std::vector<double>();
    Chart chart;
    chart.title = play_.hasLamps() ? tr("Lights on (presses: %1)").arg(numberText(play_.presses()))
                                   : tr("Black cells after %Ln press(es)", nullptr,
                                        static_cast<int>(play_.presses()));
    chart.x = {.title = play_.hasLamps() ? tr("lights on") : tr("black cells"), .isInteger = true};
    chart.y = {.title = tr("share of the games"), .isShare = true};
    ChartSeries played{
        .name = tr("%Ln game(s)", nullptr, static_cast<int>(play_.gameCount())),
        .shape = ChartShape::bars,
        .colour = &Theme::accent,
    };
    ChartSeries exact{.name = tr("exact law"), .shape = ChartShape::marks, .colour = &Theme::press};
    ChartSeries usual{.name = tr("where 95 % of simulations lie"),
                      .shape = ChartShape::boxes,
                      .colour = &Theme::press};
    const auto count = static_cast<double>(std::max<std::uint64_t>(play_.gameCount(), 1));
    const auto [first, last] = drawnRange(games, law, play_.rule().lightCount());
    for (std::size_t black = first; black <= last; ++black) {
        if (games != nullptr) {
            played.points.push_back(
                {static_cast<double>(black),
                 static_cast<double>(games->histogram[black]) /
                     static_cast<double>(std::max<std::uint64_t>(games->games, 1))});
        }
        if (hasLaw) {
            const auto x = static_cast<double>(black);
            const auto [least, most] = usualSuccesses(play_.gameCount(), law[black]);
            exact.points.push_back({x, law[black]});
            usual.points.push_back(
                {x, static_cast<double>(most) / count, static_cast<double>(least) / count});
        }
    }
    chart.series.push_back(std::move(played));
    if (!play_.isLawOutOfReach()) {
        chart.series.push_back(std::move(exact));
        chart.series.push_back(std::move(usual));
    }
    std::optional<GoodnessOfFit> fit;
    if (games != nullptr && hasLaw) {
        fit = goodnessOfFit(games->histogram, law);
    }
    if (fit) {
        chart.conclusion = fitText(*fit, [](std::size_t least, std::size_t most) {
            return least == most ? numberText(least)
                                 : tr("%1 to %2").arg(numberText(least), numberText(most));
        });
    }
    chart_->setData(std::move(chart));
    showFacts(fit);
}

QString GamesCard::outOfReachText() const {
    const auto estimate = play_.lawEstimate();
    const QString why =
        estimate ? tr("The exact law of this board is out of reach: computing it would need %1.")
                       .arg(workText(*estimate, workThreads()))
                 : tr("The exact probability law of this board can't be computed.");
    const auto nearest = play_.nearestWithLaw();
    const QString buttons = numberText(PressLightTable::maxGrayCodeButtons);
    const QString which =
        nearest ? tr("The closest board of this kind with a computable exact law is %1.")
                      .arg(boardName(*nearest))
        : play_.rule().isMarked()
            ? tr("The exact law is computed for up to %1 buttons and %2 lights.")
                  .arg(buttons, numberText(PressLightTable::maxGrayCodeLights))
            : tr("The exact law is computed for up to %1 vertices.").arg(buttons);
    return QStringList{why, which, tr("The mean, variance and limit are still exact.")}.join(
        QLatin1Char(' '));
}

QString GamesCard::distanceText(const std::optional<GoodnessOfFit>& fit) {
    if (!fit) {
        return tr("There are too few games to compare them with the law.");
    }
    constexpr double least = 0.001;
    const bool isTiny = fit->p < least;
    const QString p = isTiny
                          ? isolated(QStringLiteral("p\u00a0<\u00a0") + decimalText(least, 3))
                          : isolated(QStringLiteral("p\u00a0=\u00a0") + significantText(fit->p, 2));
    const QString test = tr("χ² = %1 with %Ln degree(s) of freedom, %2", nullptr,
                            static_cast<int>(fit->degreesOfFreedom()))
                             .arg(std::isinf(fit->chiSquared) ? QStringLiteral("∞")
                                                              : decimalText(fit->chiSquared, 1),
                                  p);
    return isTiny
               ? tr("%1: a difference this large or larger happens in less than %2 of such "
                    "experiments.")
                     .arg(test, shareText(least))
               : tr("%1: a difference this large or larger happens in %2 of such experiments.")
                     .arg(test, isolated(significantText(100 * fit->p, 2) + QStringLiteral(" %")));
}

void GamesCard::showFacts(const std::optional<GoodnessOfFit>& fit) {
    if (play_.isTooLarge()) {
        text_->setText(tr("This board is too large for random play. The limit is %1 vertices.")
                           .arg(numberText(RandomPlay::maxVertices)));
        return;
    }
    QStringList sentences;
    const QLocale locale;
    const Simulation* games = play_.games();
    if (games != nullptr) {
        sentences << tr("Games: mean %1, variance %2 (95 % confidence intervals).")
                         .arg(estimateText(games->mean(), games->meanMargin()),
                              estimateText(games->variance(), games->varianceMargin()));
    } else if (const WorkEstimate estimate = play_.gamesEstimate();
               !estimate.isWithin(workBudget())) {
        sentences << tr("These games would need %1. At most %2 games with this many presses can be "
                        "played.")
                         .arg(workText(estimate, workThreads()), numberText(play_.feasibleGames()));
    } else if (secondsFor(estimate, workThreads()) >= 1) {
        sentences << tr("The games are being played: %1.").arg(workText(estimate, workThreads()));
    }
    if (const Moments* moments = play_.moments()) {
        sentences
            << tr("Exact: mean %1, variance %2.")
                   .arg(isolated(decimalText(moments->mean(play_.presses(), play_.walk()), 3)),
                        isolated(decimalText(moments->variance(play_.presses(), play_.walk()), 3)));
    }
    if (games != nullptr && play_.law() != nullptr) {
        sentences << distanceText(fit);
    }
    if (games != nullptr && games->games > 0 && play_.watched() && play_.moments() != nullptr) {
        QString name = vertexName(play_.rule(), *play_.watched());
        name[0] = name[0].toUpper();
        sentences << (play_.hasLamps() ? tr("%1 is on in %2 of the games (exact value: %3).")
                                       : tr("%1 is black in %2 of the games (exact value: %3)."))
                         .arg(name,
                              shareText(static_cast<double>(games->watchedOn) /
                                        static_cast<double>(games->games)),
                              shareText(play_.moments()->chanceOn(*play_.watched(), play_.presses(),
                                                                  play_.walk())));
    }
    if (play_.isLawOutOfReach()) {
        sentences << outOfReachText();
    } else if (const auto estimate = play_.lawEstimate();
               play_.isLawSought() && secondsFor(*estimate, workThreads()) >= 1) {
        sentences
            << tr("The exact law is being computed: %1.").arg(workText(*estimate, workThreads()));
    }
    if (play_.isLawStopped()) {
        sentences << tr("The computation of the exact law was stopped.");
    }
    text_->setText(sentences.join(QLatin1Char(' ')));
}

LimitCard::LimitCard(RandomPlay& play, QWidget* parent)
    : Card(parent), play_(play), chart_(new ChartPanel(this)),
      text_(makeLabel(TextRole::small, true, this)), textArea_(new CardColumn({text_}, this)),
      parity_(new PatternPicture(this)) {
    setObjectName(QStringLiteral("limitCard"));
    text_->setObjectName(QStringLiteral("limitText"));
    content()->addWidget(chart_, 1);
    text_->setWordWrap(true);
    new WhyButton(*text_, QStringLiteral("random.md#limits"));
    text_->installEventFilter(this);
    parity_->setFixedSize(paritySide, paritySide);
    content()->addLayout(makeRow({parity_, {textArea_, 1}}, 12));
    connect(&play, &RandomPlay::boardChanged, this, &LimitCard::refresh);
    connect(&play, &RandomPlay::exactChanged, this, &LimitCard::refresh);
    connect(&play, &RandomPlay::lampsChanged, this, &LimitCard::refresh);
    connect(chart_, &ChartPanel::pointedAt, this, [this](std::optional<double> x) {
        const LimitLaw* limit = play_.limit();
        const auto black = static_cast<std::size_t>(x.value_or(0));
        if (limit == nullptr || !x || black > limit->lights || play_.walk() == Walk::lazy) {
            return;
        }
        const std::string even = limit->fraction(limit->even[black]);
        const std::string odd = limit->fraction(limit->odd[black]);
        if (even.size() <= maxDigits && odd.size() <= maxDigits) {
            text_->setText((play_.hasLamps() ? tr("%1 on: %2 at even times, %3 at odd times.")
                                             : tr("%1 black: %2 at even times, %3 at odd times."))
                               .arg(numberText(black), isolated(QString::fromStdString(even)),
                                    isolated(QString::fromStdString(odd))));
        }
    });
    constexpr const char* parity = QT_TR_NOOP("Every press toggles an odd number of these cells");
    setNames<LimitCard>(parity_, parity, parity);
    onAppearanceChanged(this, [this] { refresh(); });
}

bool LimitCard::eventFilter(QObject* watched, QEvent* event) {
    if (watched == text_ && event->type() == QEvent::Resize) {
        fitText();
    }
    return Card::eventFilter(watched, event);
}

void LimitCard::fitText() {
    // Layouts ignore changes during their own layout pass.
    QTimer::singleShot(0, this, [this] {
        textArea_->setFixedHeight(std::max(0, text_->heightForWidth(text_->width())));
    });
}

void LimitCard::refresh() {
    fitText();
    const LimitLaw* limit = play_.limit();
    Chart chart;
    chart.x = {.title = play_.hasLamps() ? tr("lights on") : tr("black cells"), .isInteger = true};
    chart.y = {.title = tr("probability"), .isShare = true};
    if (limit == nullptr) {
        parity_->hide();
        chart.title = tr("Limit laws");
        chart_->setData(std::move(chart));
        text_->setText(play_.moments() != nullptr
                           ? tr("The limit laws of this board are too long to show. They are shown "
                                "for up to %1 vertices and %2 quiet patterns.")
                                 .arg(numberText(RandomPlay::maxLimitVertices),
                                      powerOfTwoText(LimitLaw::maxNullity))
                           : QString());
        return;
    }
    const bool isLazy = play_.walk() == Walk::lazy;
    const bool areTwo = limit->period() == 2 && !isLazy;
    const bool isDrawn = areTwo && play_.rule().vertexCount() <= PatternPicture::maxVertices;
    parity_->setVisible(isDrawn);
    if (isDrawn) {
        parity_->setPattern(play_.rule(), *limit->parity);
    }
    chart.title = areTwo ? tr("Two limit laws alternate") : tr("The limit law");
    ChartSeries even{.name = areTwo ? tr("even times") : tr("all times"),
                     .shape = ChartShape::bars,
                     .colour = &Theme::quiet};
    ChartSeries odd{.name = tr("odd times"), .shape = ChartShape::bars, .colour = &Theme::litFlat};
    const std::vector<double> evenLaw =
        isLazy ? limit->lazyProbabilities() : limit->probabilities(false);
    const std::vector<double> oddLaw = limit->probabilities(true);
    for (std::size_t black = 0; black < evenLaw.size(); ++black) {
        if (evenLaw.size() <= maxWhole || evenLaw[black] + oddLaw[black] > RandomPlay::negligible) {
            even.points.push_back({static_cast<double>(black), evenLaw[black]});
            odd.points.push_back({static_cast<double>(black), oddLaw[black]});
        }
    }
    chart.series.push_back(std::move(even));
    if (areTwo) {
        chart.series.push_back(std::move(odd));
    }
    chart_->setData(std::move(chart));
    text_->setText(
        isLazy ? tr("Lazy play has one limit: the average of the two laws.")
        : areTwo
            ? (play_.hasLamps()
                   ? tr("Every press toggles an odd number of the coloured cells, so each press "
                        "changes the parity of the number of lights on among them. Even and odd "
                        "times never mix.")
                   : tr("Every press toggles an odd number of the coloured cells, so each press "
                        "changes the parity of the number of black cells among them. Even and odd "
                        "times never mix."))
            : tr("Even and odd times mix: no set of cells has an odd overlap with every press."));
}

TimeCard::TimeCard(RandomPlay& play, QWidget* parent)
    : Card(parent), play_(play), chart_(new ChartPanel(this)), mean_(new QPushButton(this)),
      distance_(new QPushButton(this)) {
    setObjectName(QStringLiteral("timeCard"));
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
    onAppearanceChanged(this, [this] {
        mean_->setText(tr("Mean"));
        mean_->setToolTip(play_.hasLamps() ? tr("The mean number of lights on after each press")
                                           : tr("The mean number of black cells after each press"));
        distance_->setText(tr("Distance to the limit"));
        distance_->setToolTip(tr("The distance of the law from its limit after each press"));
        text_->setText(tr("The distance needs the exact law, which can't be computed here"));
        refresh();
    });
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
    chart.title = play_.hasLamps() ? tr("Lights on over time") : tr("Black cells over time");
    chart.x = {.title = tr("presses"), .isInteger = true};
    chart.y.title = play_.hasLamps() ? tr("lights on") : tr("black cells");
    ChartSeries band{
        .name = tr("± std. deviation"), .shape = ChartShape::band, .colour = &Theme::accent};
    ChartSeries mean{.name = tr("exact mean"), .shape = ChartShape::line, .colour = &Theme::accent};
    // The step is odd, so that both parities are shown.
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
    ChartSeries played{.name = tr("games: 95 % confidence interval of the mean"),
                       .shape = ChartShape::band,
                       .colour = &Theme::press};
    const Simulation* games = play_.games();
    if (games != nullptr && !games->sums.empty() && games->games > 1) {
        const auto count = static_cast<double>(games->games);
        const auto cells = static_cast<double>(games->histogram.size() - 1);
        for (std::uint64_t time = 0; time < games->sums.size(); time += step) {
            const double middle = games->sums[time] / count;
            const double half = games->meanMarginAt(time);
            played.points.push_back({static_cast<double>(time), std::min(middle + half, cells),
                                     std::max(middle - half, 0.0)});
        }
        chart.conclusion = conclusion(*games);
    }
    chart.series = {std::move(band), std::move(played), std::move(mean)};
    return chart;
}

QString TimeCard::conclusion(const Simulation& games) const {
    const Moments* moments = play_.moments();
    if (moments == nullptr) {
        return {};
    }
    const std::uint64_t time = games.sums.size() - 1;
    const double mean = games.sums[time] / static_cast<double>(games.games);
    const double margin = games.meanMarginAt(time);
    const double exact = moments->mean(time, play_.walk());
    const double rounding = 1e-9 * std::max(1.0, exact);
    const bool isInside = std::abs(mean - exact) <= margin + rounding;
    return (isInside
                ? tr("after %Ln press(es), the exact mean %1 is in the 95 % confidence interval of "
                     "the games, %2",
                     nullptr, static_cast<int>(time))
                : tr("after %Ln press(es), the exact mean %1 is outside the 95 % confidence "
                     "interval of the games, %2, which happens by chance in 1 of 20 simulations",
                     nullptr, static_cast<int>(time)))
        .arg(isolated(decimalText(exact, decimalsOfEstimate(margin))), estimateText(mean, margin));
}

Chart TimeCard::distanceChart() const {
    Chart chart;
    chart.title = tr("Distance to the limit law");
    chart.x = {.title = tr("presses"), .isInteger = true};
    chart.y = {.title = tr("total variation"), .isLogarithmic = true, .high = 1.0};
    chart.series = {{.name = tr("distance"), .shape = ChartShape::line, .colour = &Theme::accent}};
    const std::vector<double>* distances = play_.distances();
    if (distances == nullptr || distances->empty()) {
        return chart; // the law is being computed
    }
    ChartSeries& line = chart.series.front();
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
        rate.name =
            tr("powers of the second eigenvalue, %1").arg(isolated(significantText(*second, 4)));
        for (const ChartPoint& point : line.points) {
            const double power = std::pow(*second, point.x);
            if (power >= minDistance) {
                rate.points.push_back({point.x, power});
            }
        }
    }
    if (!rate.points.empty()) {
        chart.series.push_back(std::move(rate));
    }
    return chart;
}

} // namespace lightsout

#include "moc_LawCards.cpp"
