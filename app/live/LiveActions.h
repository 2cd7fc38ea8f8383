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

    QAction* open;     ///< opens a class, or shows the wall of the open class
    QAction* everyone; ///< gives the class the current board
    QAction* ask;
    QAction* save;
    QAction* end;

    bool isOpen() const { return wall_ != nullptr; }
    /// Returns the address of the class, such as "192.168.1.20:8080"; empty if no class is open.
    QString host() const;
    LiveWindow* wall() const { return wall_; }
    /// Sends the class a question of a lesson. A class must be open.
    void askClass(const ClassQuestion& question);
    /// Ends the class, if one is open. Asks for confirmation if there are pupils. Returns false if
    /// the class stays open.
    bool endClass();

Q_SIGNALS:
    /// Emitted when a class has been opened or has ended.
    void changed();

private:
    void openClass();
    void refresh();

    Workbench& workbench_;
    LabBook& book_;
    QWidget* window_;
    LiveWindow* wall_ = nullptr; ///< null if no class is open
};

} // namespace lightsout
