// SPDX-License-Identifier: GPL-3.0-or-later
#include "randomplay/LiveCard.h"

#include "text/NumberText.h"
#include "theme/Icon.h"
#include "theme/LookChanges.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QSlider>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace lightsout {

namespace {

constexpr std::array<double, 10> speeds{1, 2, 5, 10, 100, 1e3, 1e4, 1e5, 1e6, 5e6};
constexpr int firstSpeed = 3;
constexpr int frameMilliseconds = 16;
/// Maximum work in a frame, so that slow machines play more slowly instead of stuttering.
constexpr qint64 frameWorkNanoseconds = 8'000'000;
constexpr std::uint64_t pressesAtOnce = 2'000;

} // namespace

LiveCard::LiveCard(RandomPlay& play, QWidget* parent)
    : Card({"liveCard", [] { return tr("One game, live"); }}, parent), play_(play),
      board_(new BoardView(this)), press_(new FactLabel([] { return tr("Press"); }, {}, this)),
      black_(new FactLabel(this)), chosen_(new FactLabel(this)), run_(new QPushButton(this)),
      again_(new QPushButton(this)), speed_(new QSlider(Qt::Horizontal, this)),
      speedText_(makeLabel(TextRole::body, true, this)) {
    board_->setMinimumSize(110, 110);
    board_->setNextToFormula(true); // cells are named in the texts about the game
    connect(board_, &BoardView::pressed, this, &LiveCard::choose);
    connect(&play, &RandomPlay::watchedChanged, this, &LiveCard::followChosen);
    facts_ = new QVBoxLayout;
    facts_->addWidget(press_);
    facts_->addWidget(black_);
    facts_->addWidget(chosen_);
    facts_->addStretch();
    for (FactLabel* fact : {press_, black_, chosen_}) {
        for (auto* label : fact->findChildren<QLabel*>()) {
            label->setWordWrap(true); // there is little room next to a chart in wall mode
        }
    }
    columns_ = new QHBoxLayout;
    columns_->addWidget(board_, 3);
    columns_->addLayout(facts_, 2);
    content()->addLayout(columns_, 1);
    run_->setObjectName(QStringLiteral("runLiveGame"));
    again_->setObjectName(QStringLiteral("restartLiveGame"));
    run_->setDefault(true);
    addRow({run_, again_});
    speed_->setRange(0, static_cast<int>(speeds.size()) - 1);
    speed_->setPageStep(1);
    content()->addWidget(speed_);
    speedText_->setWordWrap(true);
    content()->addWidget(speedText_);
    connect(speed_, &QSlider::valueChanged, this, [this] {
        showSpeed();
        board_->setAnimated(false);
    });
    speed_->setValue(firstSpeed);
    connect(run_, &QPushButton::clicked, this, [this] { setRunning(!isRunning()); });
    connect(again_, &QPushButton::clicked, this, &LiveCard::restart);
    connect(&play, &RandomPlay::boardChanged, this, [this] {
        setRunning(false);
        restart();
    });
    timer_.setTimerType(Qt::PreciseTimer);
    timer_.setInterval(frameMilliseconds);
    connect(&timer_, &QTimer::timeout, this, &LiveCard::advance);
    connect(&play, &RandomPlay::lampsChanged, this, &LiveCard::showPieces);
    setTexts<LiveCard>(again_, QT_TR_NOOP("Restart"),
                       QT_TR_NOOP("Return to press 0 and the starting lights"));
    setNames<LiveCard>(speed_, QT_TR_NOOP("Speed"));
    onLanguageChanged(this, [this] {
        showPieces();
        board_->setToolTip(play_.hasLamps() ? tr("Click a light to measure how often it is on")
                                            : tr("Click a cell to measure how often it is black"));
        showSpeed();
        showRunning();
        showGame();
    });
}

void LiveCard::showPieces() {
    const bool hasLamps = play_.hasLamps();
    board_->setPieces(!hasLamps);
    black_->setName(hasLamps ? tr("Lights on") : tr("Black (light on)"));
    chosen_->setName(hasLamps ? tr("Chosen light is on") : tr("Chosen cell is black"));
}

void LiveCard::setStage(Stage stage) {
    const bool isDesk = stage == Stage::desk;
    columns_->setDirection(isDesk ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    columns_->setStretch(1, isDesk ? 2 : 0);
    constexpr int close = 2; // so that the board has the room
    facts_->setSpacing(isDesk ? -1 : close);
    isOnWall_ = !isDesk;
    arrangeFacts();
    showRunning();
}

void LiveCard::resizeEvent(QResizeEvent* event) {
    Card::resizeEvent(event);
    arrangeFacts();
}

void LiveCard::arrangeFacts() {
    constexpr int low = 560; // facts below one another would leave no room for the board
    facts_->setDirection(isOnWall_ && height() < low ? QBoxLayout::LeftToRight
                                                     : QBoxLayout::TopToBottom);
}

void LiveCard::showSpeed() {
    speedText_->setText(
        tr("%Ln press(es) a second", nullptr, static_cast<int>(pressesPerSecond())));
}

void LiveCard::showRunning() {
    run_->setText(isRunning() ? tr("Pause") : tr("Start"));
    const QString icon = isRunning() ? QStringLiteral("pause") : QStringLiteral("play");
    run_->setIcon(isOnWall_ ? iconOnAccent(icon) : QIcon()); // at a desk, the chart needs the room
    run_->setToolTip(isRunning() ? tr("Pause the random presses") : tr("Press at random"));
}

double LiveCard::pressesPerSecond() const {
    return speeds[static_cast<std::size_t>(speed_->value())];
}

void LiveCard::restart() {
    game_.reset();
    if (!play_.isTooLarge()) {
        game_.emplace(play_.rule(), play_.lights(), play_.series(), play_.walk());
    }
    due_ = 0;
    run_->setEnabled(game_.has_value());
    followChosen();
}

void LiveCard::choose(Vertex vertex) {
    if (play_.rule().hasLight(vertex)) {
        play_.setWatched(vertex);
    }
}

void LiveCard::followChosen() {
    if (game_ && play_.watched()) {
        game_->watch(*play_.watched());
    }
    showGame();
}

void LiveCard::setRunning(bool isRunning) {
    if (isRunning) {
        due_ = 1; // the first press is made immediately
        elapsed_.start();
        timer_.start();
    } else {
        timer_.stop();
    }
    showRunning();
}

void LiveCard::advance() {
    if (!game_) {
        return;
    }
    due_ += pressesPerSecond() * static_cast<double>(elapsed_.nsecsElapsed()) / 1e9;
    elapsed_.start();
    if (due_ < 1) {
        return;
    }
    while (due_ >= 1 && elapsed_.nsecsElapsed() < frameWorkNanoseconds) {
        const auto now = std::min(static_cast<std::uint64_t>(due_), pressesAtOnce);
        game_->play(now);
        due_ -= static_cast<double>(now);
    }
    due_ = std::min(due_, 1.0); // excess presses are dropped
    showGame();
}

void LiveCard::showGame() {
    if (!game_) {
        board_->setGame(Game());
        for (FactLabel* fact : {press_, black_, chosen_}) {
            fact->setUnknown(tr("This board is empty or too large. The limit is %1 vertices.")
                                 .arg(numberText(RandomPlay::maxVertices)));
        }
        board_->setPointedAt(std::nullopt);
        return;
    }
    board_->setGame(Game(play_.rule(), game_->lights(), BitVector(play_.rule().vertexCount())));
    board_->setHint(pressesPerSecond() <= 10 ? game_->lastPressed() : std::nullopt);
    press_->setValue(numberText(game_->pressCount()));
    black_->setValue(numberText(game_->litCount()), true);
    board_->setPointedAt(play_.watched());
    const double share = static_cast<double>(game_->timesWatchedOn()) /
                         static_cast<double>(std::max<std::uint64_t>(game_->watchedTimes(), 1));
    if (game_->watchedTimes() == 0) {
        chosen_->setUnknown(tr("Available after the first press."));
    } else {
        chosen_->setValue(shareText(share));
    }
    Q_EMIT moved(game_->pressCount());
}

void LiveCard::hideEvent(QHideEvent* event) {
    Card::hideEvent(event);
    if (!isHidden()) { // the page is hidden, not only this card
        setRunning(false);
    }
}

} // namespace lightsout

#include "moc_LiveCard.cpp"
