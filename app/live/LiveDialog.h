// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/EnumBox.h"
#include "live/LiveClass.h"

#include <QDialog>

#include <memory>
#include <optional>
#include <vector>

class QCheckBox;
class QComboBox;
class QRadioButton;
class QSpinBox;

namespace lightsout {

class Card;
class TextEditor;
class TextLabel;

/// A form for choosing the boards that the class plays: the current board, a series, or boards
/// given by challenge codes. The user also chooses whether they are a contest.
class LiveBoardsForm : public QWidget {
    Q_OBJECT

public:
    explicit LiveBoardsForm(Game current, QWidget* parent = nullptr);

    /// Makes the chosen boards. In a series, each board needs one press more than the previous one.
    /// If the codes are wrong, shows an error and returns false.
    bool makeBoards();
    /// Returns the boards made by makeBoards().
    const std::vector<Game>& boards() const { return boards_; }
    /// Returns these boards with the rules for playing them.
    LiveSeries series() const;

private:
    Card* makeBoardsCard();
    Card* makeContestCard();
    void adapt();

    Game current_;
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
    EnumBox<RankingOrder>* order_;
    QCheckBox* ownPace_;
    std::vector<Game> boards_;
};

/// Returns whether a class can play the board: it must fit on the page and must not be solved.
bool canBePlayedLive(const Game& board);

/// The dialog that opens a class. The user chooses its address and its boards. The network is
/// remembered for the next time.
class LiveDialog : public QDialog {
    Q_OBJECT

public:
    /// `addresses` are those at which the class can be opened; there must be one.
    explicit LiveDialog(Game current, QWidget* parent = nullptr,
                        std::vector<ClassAddress> addresses = classAddresses());

    /// Returns the class that was opened. Must be called only once.
    std::unique_ptr<LiveClass> takeClass() { return std::move(class_); }

    /// Opens the class. If the port can't be used, shows an error and does not close the dialog.
    void accept() override;

Q_SIGNALS:
    /// Emitted when the user prefers to share the boards as a web page.
    void webPageRequested();

private:
    std::vector<ClassAddress> addresses_;
    QComboBox* address_;
    QSpinBox* port_;
    LiveBoardsForm* boards_;
    TextLabel* problem_;
    std::unique_ptr<LiveClass> class_;
};

/// The dialog that chooses other boards for an open class.
class LiveBoardsDialog : public QDialog {
    Q_OBJECT

public:
    explicit LiveBoardsDialog(Game current, QWidget* parent = nullptr);

    const LiveBoardsForm& form() const { return *boards_; }

    /// Makes the boards. If they are not valid, shows an error and does not close the dialog.
    void accept() override;

private:
    LiveBoardsForm* boards_;
};

/// Returns a random word in the language of the window with a number of two digits, easy to read
/// on a wall and to type on a phone.
QString newRoomWord();

/// Returns the address with the kind of its network: "Wi-Fi, 192.168.1.57".
QString addressText(const ClassAddress& address);

} // namespace lightsout
