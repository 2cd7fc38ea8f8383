// SPDX-License-Identifier: GPL-3.0-or-later
#include "randomplay/GamesCard.h"

#include "analysis/WorkMemory.h"
#include "analysis/WorkThreads.h"
#include "controls/WhyButton.h"
#include "controls/WrapLayout.h"
#include "text/BoardText.h"
#include "text/NumberText.h"
#include "text/WorkText.h"
#include "theme/LookChanges.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

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

} // namespace

GamesCard::GamesCard(RandomPlay& play, QWidget* parent)
    : Card(parent), play_(play), games_(new QComboBox(this)), presses_(new QSpinBox(this)),
      again_(new QPushButton(this)), chart_(new ChartPanel(this)),
      text_(makeLabel(TextRole::small, true, this)) {
    again_->setObjectName(QStringLiteral("playAgain"));
    content()->addLayout(makeControls());
    content()->addWidget(chart_, 1);
    text_->setWordWrap(true);
    new WhyButton(*text_, QStringLiteral("random.md#games-and-laws"));
    content()->addWidget(text_);
    connect(&play, &RandomPlay::boardChanged, this, &GamesCard::showGames);
    connect(&play, &RandomPlay::exactChanged, this, &GamesCard::showGames);
    connect(&play, &RandomPlay::gamesChanged, this, &GamesCard::showGames);
    onLanguageChanged(this, [this] { retranslate(); });
    onAppearanceChanged(this, [this] { showGames(); });
}

bool GamesCard::canPlay(qint64 games, qint64 presses) {
    return presses >= 0 && presses <= maxPresses && games > 0 &&
           std::ranges::find(gameCounts, static_cast<std::uint64_t>(games)) != gameCounts.end();
}

void GamesCard::retranslate() {
    again_->setText(tr("Play again"));
    again_->setToolTip(tr("Play the same number of games with a new seed"));
    games_->setAccessibleName(tr("Number of games"));
    presses_->setAccessibleName(tr("Presses in each game"));
}

QLayout* GamesCard::makeControls() {
    onLanguageChanged(games_, [this] {
        QStringList texts;
        for (const std::uint64_t count : gameCounts) {
            texts << tr("%Ln game(s)", nullptr, static_cast<int>(count));
        }
        setItemTexts(*games_, texts);
    });
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
    auto* labelled = new QWidget(this);
    auto* pair = new QHBoxLayout(labelled);
    pair->setContentsMargins(0, 0, 0, 0);
    QLabel* label = makeLabel(TextRole::body, true, labelled);
    onLanguageChanged(label, [label] { label->setText(tr("Presses")); });
    label->setBuddy(presses_);
    pair->addWidget(label);
    pair->addWidget(presses_);
    auto* row = new WrapLayout(nullptr, 10);
    for (QWidget* part : {static_cast<QWidget*>(games_), labelled, static_cast<QWidget*>(again_)}) {
        row->addWidget(part);
    }
    for (QWidget* widget : {static_cast<QWidget*>(games_), static_cast<QWidget*>(presses_)}) {
        widget->setMinimumHeight(34);
    }
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
    chart.title = tr("Black cells after %Ln press(es)", nullptr, static_cast<int>(play_.presses()));
    chart.x = {.title = tr("black cells"), .isInteger = true};
    chart.y.isShare = true;
    ChartSeries played{
        .name = tr("%Ln game(s)", nullptr, static_cast<int>(play_.gameCount())),
        .shape = ChartShape::bars,
        .colour = &Theme::accent,
    };
    ChartSeries exact{.name = tr("exact law"), .shape = ChartShape::marks, .colour = &Theme::press};
    const auto [first, last] = drawnRange(games, law, play_.rule().vertexCount());
    for (std::size_t black = first; black <= last; ++black) {
        if (games != nullptr) {
            played.points.push_back(
                {static_cast<double>(black),
                 static_cast<double>(games->histogram[black]) /
                     static_cast<double>(std::max<std::uint64_t>(games->games, 1))});
        }
        if (hasLaw) {
            exact.points.push_back({static_cast<double>(black), law[black]});
        }
    }
    chart.series.push_back(std::move(played));
    if (!play_.isLawOutOfReach()) {
        chart.series.push_back(std::move(exact));
    }
    chart_->setData(std::move(chart));
    showFacts();
}

QString GamesCard::outOfReachText() const {
    const auto estimate = play_.lawEstimate();
    const QString why =
        estimate ? tr("The exact law of this board is out of reach: computing it would need %1.")
                       .arg(workText(*estimate, workThreads()))
                 : tr("The exact probability law of this board can't be computed.");
    const auto nearest = play_.nearestWithLaw();
    const QString which =
        nearest ? tr("The closest board of this kind with a computable exact law is %1.")
                      .arg(boardName(*nearest))
                : tr("The exact law is computed for up to %1 vertices.")
                      .arg(numberText(PressLightTable::maxGrayCodeVertices));
    return QStringList{why, which, tr("The mean, variance and limit are still exact.")}.join(
        QLatin1Char(' '));
}

void GamesCard::showFacts() {
    if (play_.isTooLarge()) {
        text_->setText(tr("This board is too large for random play. The limit is %1 vertices.")
                           .arg(numberText(RandomPlay::maxVertices)));
        return;
    }
    QStringList sentences;
    const QLocale locale;
    const Simulation* games = play_.games();
    if (games != nullptr) {
        sentences << tr("Games: mean %1, variance %2.")
                         .arg(isolated(locale.toString(games->mean(), 'f', 3)),
                              isolated(locale.toString(games->variance(), 'f', 3)));
    } else if (const WorkEstimate estimate = play_.gamesEstimate();
               !estimate.isWithin(workBudget())) {
        sentences << tr("These games would need %1. At most %2 games with this many presses can be "
                        "played.")
                         .arg(workText(estimate, workThreads()), numberText(play_.feasibleGames()));
    } else if (secondsFor(estimate, workThreads()) >= 1) {
        sentences << tr("The games are being played: %1.").arg(workText(estimate, workThreads()));
    }
    if (const Moments* moments = play_.moments()) {
        sentences << tr("Exact: mean %1, variance %2.")
                         .arg(isolated(locale.toString(moments->mean(play_.presses(), play_.walk()),
                                                       'f', 3)),
                              isolated(locale.toString(
                                  moments->variance(play_.presses(), play_.walk()), 'f', 3)));
    }
    if (games != nullptr && games->games > 0 && play_.watched() && play_.moments() != nullptr) {
        QString name = vertexName(play_.rule(), *play_.watched());
        name[0] = name[0].toUpper();
        sentences << tr("%1 is black in %2 of the games (exact value: %3).")
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

} // namespace lightsout

#include "moc_GamesCard.cpp"
