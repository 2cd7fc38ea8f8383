// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Workbench.h"
#include "labbook/LabBook.h"

#include <QAction>
#include <QPointer>

class QWidget;

namespace lightsout {

class LabBookWindow;
class PictureCommands;

/// The commands of the lab book, and the command that copies the command line for the current page.
class LabBookActions : public QObject {
    Q_OBJECT

public:
    /// `pictures` provides the page that the window shows.
    LabBookActions(Workbench& workbench, const PictureCommands& pictures, QWidget* window);

    QAction* keep;
    QAction* open;
    QAction* copyCommand;

    LabBook& book() { return book_; }

Q_SIGNALS:
    /// Emitted when the user wants to see a place that an entry names.
    void placeRequested(const QString& place);

private:
    void keepShown();
    void copyShownCommand();

    Workbench& workbench_;
    LabBook book_;
    const PictureCommands& pictures_;
    QWidget* window_;
    QPointer<LabBookWindow> bookWindow_;
};

} // namespace lightsout
