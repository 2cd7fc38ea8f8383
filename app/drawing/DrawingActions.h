// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "document/Drawing.h"

#include <QAction>

namespace lightsout {

/// The commands for the selection of a drawing, for the menu and for buttons. ClipboardActions
/// pastes what is copied.
class DrawingActions : public QObject {
    Q_OBJECT

public:
    /// Only one set of actions in a window has shortcuts: the menu's.
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
