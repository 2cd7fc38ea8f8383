// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "document/Drawing.h"

#include <QAction>

namespace lightsout {

/// The commands for what is selected on a drawing, for the menu and for buttons. What is copied is
/// pasted by ClipboardActions.
class DrawingActions : public QObject {
    Q_OBJECT

public:
    /// Keys belong to one set of actions in a window: the menu's.
    enum class Keys { none, all };
    DrawingActions(Drawing& drawing, Keys keys, QObject* parent);

    QAction* cut;
    QAction* copy;
    QAction* duplicate;
    QAction* selectAll;
    QAction* erase;

    QAction* join;
    QAction* separate;
    QAction* mutual;
    QAction* oneWay;
    QAction* reverse;
    QAction* selfOn;
    QAction* selfOff;
    QAction* merge;

    QAction* mirrorHorizontally;
    QAction* mirrorVertically;
    QAction* alignHorizontally;
    QAction* alignVertically;
    QAction* distributeHorizontally;
    QAction* distributeVertically;
    QAction* snap;

    QList<QAction*> influences() const;
    QList<QAction*> arrangements() const;

private:
    void copyVertices();
    void duplicateVertices();
    void enable();
    void retranslate();

    Drawing& drawing_;
    Job copying_{this};
    Job duplicating_{this};
};

} // namespace lightsout
