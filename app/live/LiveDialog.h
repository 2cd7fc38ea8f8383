// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "live/LiveClass.h"

#include <QDialog>

#include <memory>

class QComboBox;
class QSpinBox;

namespace lightsout {

class LiveBoardsForm;
class TextLabel;

/// The dialog that opens a class. The user chooses its address and its boards.
class LiveDialog : public QDialog {
    Q_OBJECT

public:
    explicit LiveDialog(Game onTable, QWidget* parent = nullptr);

    /// Returns the class that was opened. Must be called only once.
    std::unique_ptr<LiveClass> takeClass() { return std::move(class_); }

    /// Opens the class. If the port can't be used, shows an error and does not close the dialog.
    void accept() override;

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
    explicit LiveBoardsDialog(Game onTable, QWidget* parent = nullptr);

    const LiveBoardsForm& form() const { return *boards_; }

    /// Makes the boards. If they are not valid, shows an error and does not close the dialog.
    void accept() override;

private:
    LiveBoardsForm* boards_;
};

/// Returns a random word in the language of the window that is easy to read on a wall and to type
/// on a phone.
QString newRoomWord();

} // namespace lightsout
