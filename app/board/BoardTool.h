// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointF>

class QKeyEvent;
class QPainter;

namespace lightsout {

struct Theme;

/// Handles the pointer and the keys on a board while the user draws the board or a press pattern.
/// The view forwards its events, in its own pixels, and paints the tool's marks above the board.
class BoardTool : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Instructions for the user: a sentence that says what to do now, and one that explains how.
    struct Advice {
        QString headline;
        QString detail;
    };
    virtual Advice advice() const = 0;

    virtual void press(QPointF pixel, Qt::KeyboardModifiers modifiers) = 0;
    /// Handles a move of the pointer; `isDown` is true if the button is down.
    virtual void move(QPointF pixel, bool isDown) = 0;
    virtual void release(QPointF /*pixel*/, Qt::KeyboardModifiers /*modifiers*/) {}
    virtual void doubleClick(QPointF /*pixel*/) {}
    /// Returns true if the tool handled the key.
    virtual bool key(const QKeyEvent& event) = 0;
    virtual void paint(QPainter& painter, const Theme& theme) const = 0;
    /// Discards an unfinished action.
    virtual void reset() = 0;

Q_SIGNALS:
    /// Emitted when the marks or the advice have changed.
    void changed();
};

} // namespace lightsout
