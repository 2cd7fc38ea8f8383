// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "challenge/ChallengeCode.h"
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

/// The challenge code of a board, to be told to others; and a place where a code can be typed, or
/// a board dealt, which is shown at once with how hard it is. Larger boards and graphs are named as
/// on the command line, with a number from which solvable lights are dealt.
class ChallengeDialog : public QDialog {
    Q_OBJECT

public:
    /// Shows the code of the game's lights as they are, where there is one.
    explicit ChallengeDialog(const Game& game, QWidget* parent = nullptr);

    /// The board of the code that was typed; nothing while it is none.
    const std::optional<Game>& entered() const { return entered_; }

private:
    QWidget* makeOwn(const Game& game);
    QWidget* makeDeal();
    QWidget* makeEntry();
    /// Types the code of the deal.
    void enter(const Deal& deal);
    void deal();
    void read();
    /// Deals lights on a board that is named, "petersen 7", for the number behind it.
    void readNamed(const QString& name, const QString& number);
    void takeNamed(const Result<Game>& named);
    struct Known {
        ChallengeBoard board;
        std::optional<Difficulty> difficulty; ///< nothing where it can't be turned off
    };
    void take(const Known& known);
    void explain(const QString& text, bool isWrong);
    /// For the board on the table, and that of the code.
    QStringList commands() const;

    QString ownCommand_; ///< empty where the board on the table has no code
    std::optional<Game> entered_;
    QLineEdit* code_;
    TextLabel* answer_;
    BoardView* preview_;
    QSpinBox* rows_;
    QSpinBox* cols_;
    QSpinBox* presses_;
    QPushButton* harder_; ///< one press more
    QPushButton* begin_;
    QPushButton* command_;
    std::optional<Deal> dealt_; ///< what the code is of, if it is of a deal
    Job job_{this};             ///< deals boards and measures them
};

} // namespace lightsout
