// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "live/LiveClass.h"

#include <QDialog>

#include <memory>

class QComboBox;
class QLabel;
class QSpinBox;

namespace lightsout {

class LiveBoardsForm;
class TextLabel;

/// Where a class is opened: on which address, and with which boards.
class LiveDialog : public QDialog {
    Q_OBJECT

public:
    explicit LiveDialog(Game onTable, QWidget* parent = nullptr);

    /// The class that was opened; once.
    std::unique_ptr<LiveClass> takeClass() { return std::move(class_); }

    /// Opens the class; if the port is taken, the dialog says so and stays.
    void accept() override;

private:
    std::vector<ClassAddress> addresses_;
    QComboBox* address_;
    QSpinBox* port_;
    LiveBoardsForm* boards_;
    TextLabel* problem_;
    std::unique_ptr<LiveClass> class_;
};

/// Where other boards are chosen for a class that is open.
class LiveBoardsDialog : public QDialog {
    Q_OBJECT

public:
    explicit LiveBoardsDialog(Game onTable, QWidget* parent = nullptr);

    const LiveBoardsForm& form() const { return *boards_; }

    /// If there is something wrong with the boards, the dialog says so and stays.
    void accept() override;

private:
    LiveBoardsForm* boards_;
};

/// A word that is easily read on a wall and typed on a phone, in the language of the window.
QString newRoomWord();

} // namespace lightsout
