// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Workbench.h"
#include "labbook/LabBook.h"

#include <QAction>

class QWidget;

namespace lightsout {

class LiveWindow;
struct ClassQuestion;

/// The commands of a live class.
class LiveActions : public QObject {
    Q_OBJECT

public:
    LiveActions(Workbench& workbench, LabBook& book, QWidget* window);
    ~LiveActions() override;

    QAction* open;     ///< or shows the wall of the class that is open
    QAction* everyone; ///< gives the class the board on the table
    QAction* ask;
    QAction* save;
    QAction* end;

    bool isOpen() const { return wall_ != nullptr; }
    /// Where the class is, as "192.168.1.20:8080"; empty if none is open.
    QString host() const;
    LiveWindow* wall() const { return wall_; }
    /// Asks a question that a lesson asks. A class must be open.
    void askClass(const ClassQuestion& question);
    /// Ends the class, if one is open; asks first if there are pupils. Returns whether none is
    /// open.
    bool endClass();

Q_SIGNALS:
    /// A class was opened or has ended.
    void changed();

private:
    void openClass();
    void refresh();

    Workbench& workbench_;
    LabBook& book_;
    QWidget* window_;
    LiveWindow* wall_ = nullptr; ///< until it is closed
};

} // namespace lightsout
