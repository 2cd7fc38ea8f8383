// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/BoardView.h"
#include "controls/Card.h"
#include "controls/Stage.h"
#include "random/RandomGame.h"
#include "randomplay/RandomPlay.h"

#include <QElapsedTimer>
#include <QTimer>

class QBoxLayout;
class QPushButton;
class QSlider;

namespace lightsout {

/// A card with a game that is played automatically at random, with one to millions of presses per
/// second.
class LiveCard : public Card, public Staged {
    Q_OBJECT

public:
    explicit LiveCard(RandomPlay& play, QWidget* parent = nullptr);

    bool isRunning() const { return timer_.isActive(); }
    /// In wall mode, the facts are below the board, and the button has an icon.
    void setStage(Stage stage) override;

Q_SIGNALS:
    /// Emitted when the game has reached this press.
    void moved(std::uint64_t press);

protected:
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void restart();
    void setRunning(bool isRunning);
    void advance();
    void showGame();
    void showSpeed();
    void showRunning();
    /// Shows pieces or lamps.
    void showPieces();
    /// Puts the facts next to one another on a low wall, else below one another.
    void arrangeFacts();
    void choose(Vertex vertex);
    void followChosen();
    double pressesPerSecond() const;

    RandomPlay& play_;
    std::optional<RandomGame> game_;
    QTimer timer_;
    QElapsedTimer elapsed_;
    double due_ = 0; ///< number of presses that are due, including fractions
    bool isOnWall_ = false;
    QBoxLayout* columns_ = nullptr; ///< the board and the facts
    QBoxLayout* facts_ = nullptr;
    BoardView* board_;
    FactLabel* press_;
    FactLabel* black_;
    FactLabel* chosen_;
    QPushButton* run_;
    QPushButton* again_;
    QSlider* speed_;
    QLabel* speedText_;
};

} // namespace lightsout
