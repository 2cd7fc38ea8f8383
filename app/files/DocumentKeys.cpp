// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/DocumentKeys.h"

#include <QAction>
#include <QUndoStack>
#include <QWidget>

namespace lightsout {

namespace {

/// Adds an action with the key of `whole`, the same step in the history of the document.
void addStep(QWidget& other, QAction& whole, QUndoStack& steps,
             bool (QUndoStack::*isPossible)() const, void (QUndoStack::*take)()) {
    auto* own = new QAction(&other);
    own->setShortcuts(whole.shortcuts());
    QObject::connect(own, &QAction::triggered, &steps, [&whole, &steps, isPossible, take] {
        if ((steps.*isPossible)()) {
            (steps.*take)();
        } else {
            whole.trigger();
        }
    });
    other.addAction(own);
}

} // namespace

void shareKeys(const QWidget& window, QWidget& other, QUndoStack* steps) {
    for (QAction* action : window.actions()) {
        if (steps != nullptr && action->objectName() == QStringLiteral("undo")) {
            addStep(other, *action, *steps, &QUndoStack::canUndo, &QUndoStack::undo);
        } else if (steps != nullptr && action->objectName() == QStringLiteral("redo")) {
            addStep(other, *action, *steps, &QUndoStack::canRedo, &QUndoStack::redo);
        } else {
            other.addAction(action);
        }
    }
}

} // namespace lightsout
