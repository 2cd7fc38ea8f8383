// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace lightsout {

/// Covers the window with black or white, so that a class looks at the teacher. The keys of the
/// commands, Escape and a click remove it.
class BlankScreen : public QWidget {
    Q_OBJECT

public:
    explicit BlankScreen(QWidget* window);

    /// Covers the window with a colour. If it is covered with this colour, removes the cover.
    void toggle(Qt::GlobalColor colour);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
};

} // namespace lightsout
