// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "live/Room.h"

#include <QWidget>

#include <optional>
#include <variant>
#include <vector>

class QCheckBox;
class QComboBox;
class QPlainTextEdit;
class QRadioButton;
class QSpinBox;

namespace lightsout {

class TextLabel;

/// What the class plays: the board on the table, a series or the boards of codes, and whether it is
/// a contest.
class LiveBoardsForm : public QWidget {
    Q_OBJECT

public:
    explicit LiveBoardsForm(Game onTable, QWidget* parent = nullptr);

    /// Makes the boards that are chosen; in a series the next one needs one press more. Returns
    /// false if there is something wrong with the codes, which is shown.
    bool makeBoards();
    /// The boards that were made.
    const std::vector<Game>& boards() const { return boards_; }
    std::optional<LiveContest> contest() const;

private:
    void adapt();
    /// The boards of the codes, or what is wrong with them.
    std::variant<std::vector<Game>, QString> codedBoards() const;

    Game onTable_;
    QRadioButton* table_;
    QRadioButton* series_;
    QSpinBox* rows_;
    QSpinBox* cols_;
    QSpinBox* presses_;
    QSpinBox* count_;
    QRadioButton* coded_;
    QPlainTextEdit* codes_;
    TextLabel* problem_;
    QCheckBox* contest_;
    QSpinBox* minutes_;
    QComboBox* order_;
    std::vector<Game> boards_;
};

/// Whether a class can play the board: it fits on the page and is not solved.
bool canBePlayedLive(const Game& board);

} // namespace lightsout
