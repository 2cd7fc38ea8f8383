// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "challenge/ChallengeCode.h"
#include "game/Game.h"

#include <QDialog>

class QLineEdit;
class QPushButton;

namespace lightsout {

class BoardView;
class TextLabel;

/// The challenge code of a board, to be told to others; and a place where a code can be typed,
/// whose board is shown at once.
class ChallengeDialog : public QDialog {
    Q_OBJECT

public:
    /// Shows the code of the game's lights as they are, where there is one.
    explicit ChallengeDialog(const Game& game, QWidget* parent = nullptr);

    /// The board of the code that was typed; nothing while it is none.
    const std::optional<Game>& entered() const { return entered_; }

private:
    QWidget* makeOwn(const Game& game);
    QWidget* makeEntry();
    void read();
    void take(const ChallengeBoard& board);
    void explain(const QString& text, bool isWrong);

    std::optional<Game> entered_;
    QLineEdit* code_;
    TextLabel* answer_;
    BoardView* preview_;
    QPushButton* begin_;
    Job job_{this}; ///< deals boards
};

} // namespace lightsout
