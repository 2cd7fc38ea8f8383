// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointF>

class QKeyEvent;
class QPainter;

namespace lightsout {

struct Theme;

/// What the pointer and the keys do on a board while it or a press pattern is drawn. The view
/// passes on what happens to it, in its own pixels, and paints the tool's marks above the board.
class BoardTool : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// A sentence on what to do now, and one more on how.
    struct Advice {
        QString headline;
        QString detail;
    };
    virtual Advice advice() const = 0;

    virtual void press(QPointF pixel, Qt::KeyboardModifiers modifiers) = 0;
    /// The pointer moved, with the button down or not.
    virtual void move(QPointF pixel, bool isDown) = 0;
    virtual void release(QPointF pixel, Qt::KeyboardModifiers modifiers) = 0;
    virtual void doubleClick(QPointF /*pixel*/) {}
    /// True when the key was for the tool.
    virtual bool key(const QKeyEvent& event) = 0;
    virtual void paint(QPainter& painter, const Theme& theme) const = 0;
    /// Forgets what was begun.
    virtual void reset() = 0;

Q_SIGNALS:
    /// The marks or the advice are others now.
    void changed();
};

} // namespace lightsout
