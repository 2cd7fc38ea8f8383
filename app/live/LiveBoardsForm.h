// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "live/Room.h"

#include <QWidget>

#include <optional>
#include <variant>
#include <vector>

class QCheckBox;
class QComboBox;
class QRadioButton;
class QSpinBox;

namespace lightsout {

class TextLabel;
class TextEditor;

/// A form for choosing the boards that the class plays: the current board, a series, or boards
/// given by challenge codes. The user also chooses whether they are a contest.
class LiveBoardsForm : public QWidget {
    Q_OBJECT

public:
    explicit LiveBoardsForm(Game onTable, QWidget* parent = nullptr);

    /// Makes the chosen boards. In a series, each board needs one press more than the previous one.
    /// If the codes are wrong, shows an error and returns false.
    bool makeBoards();
    /// Returns the boards made by makeBoards().
    const std::vector<Game>& boards() const { return boards_; }
    std::optional<LiveContest> contest() const;

private:
    void adapt();
    /// Returns the boards of the codes, or an error message.
    std::variant<std::vector<Game>, QString> codedBoards() const;

    Game onTable_;
    QRadioButton* table_;
    QRadioButton* series_;
    QSpinBox* rows_;
    QSpinBox* cols_;
    QSpinBox* presses_;
    QSpinBox* count_;
    QRadioButton* coded_;
    TextEditor* codes_;
    TextLabel* problem_;
    QCheckBox* contest_;
    QSpinBox* minutes_;
    QComboBox* order_;
    std::vector<Game> boards_;
};

/// Returns whether a class can play the board: it must fit on the page and must not be solved.
bool canBePlayedLive(const Game& board);

} // namespace lightsout
