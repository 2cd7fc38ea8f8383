// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "challenge/ChallengeCode.h"
#include "challenge/Deal.h"
#include "challenge/Difficulty.h"
#include "game/Game.h"
#include "support/Result.h"

#include <QDialog>

class QLineEdit;
class QPushButton;
class QSpinBox;

namespace lightsout {

class BoardView;
class TextLabel;

/// A dialog that shows the challenge code of the board, for sharing, and has a field for entering a
/// code or dealing a board. The board of the code is shown at once with its difficulty. Larger
/// boards and graphs are entered as on the command line, with a seed from which solvable lights are
/// dealt.
class ChallengeDialog : public QDialog {
    Q_OBJECT

public:
    /// Shows the code of the game's current lights, if there is one.
    explicit ChallengeDialog(const Game& game, QWidget* parent = nullptr);

    /// Returns the board of the entered code; nullopt if the code is invalid.
    const std::optional<Game>& entered() const { return entered_; }

private:
    QWidget* makeOwn(const Game& game);
    QWidget* makeDeal();
    QWidget* makeEntry();
    /// Enters the code of the deal.
    void enter(const Deal& deal);
    void deal();
    void read();
    /// Deals lights on a named board, with the number after the name as the seed, as in "petersen
    /// 7".
    void readNamed(const QString& name, const QString& number);
    void takeNamed(const Result<Game>& named);
    struct Known {
        ChallengeBoard board;
        std::optional<Difficulty> difficulty; ///< nullopt if the lights can't be turned off
    };
    void take(const Known& known);
    void explain(const QString& text, bool isWrong);
    /// Returns the commands for the current board and for the board of the code.
    QStringList commands() const;

    QString ownCommand_; ///< empty if the current board has no code
    std::optional<Game> entered_;
    QLineEdit* code_;
    TextLabel* answer_;
    BoardView* preview_;
    QSpinBox* rows_;
    QSpinBox* cols_;
    QSpinBox* presses_;
    QPushButton* harder_; ///< button that deals a board that needs one more press
    QPushButton* begin_;
    QPushButton* command_;
    std::optional<Deal> dealt_; ///< the deal that the code encodes, if it encodes a deal
    Job job_{this};             ///< deals boards and measures them
};

/// Returns the board of the day for the computer's local date.
Deal dealOfToday();

} // namespace lightsout
