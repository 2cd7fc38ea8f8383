// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "document/Drawing.h"

#include <QAction>

namespace lightsout {

/// The commands for the selection of a drawing, used by the menu and by buttons. ClipboardActions
/// pastes copied vertices.
class DrawingActions : public QObject {
    Q_OBJECT

public:
    /// Whether the actions have shortcuts. In a window, only the actions of the menu have them.
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
