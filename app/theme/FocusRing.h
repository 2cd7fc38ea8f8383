// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFocusFrame>

namespace lightsout {

/// A ring around the focus widget. It appears as soon as its widget is scrolled into view. At the
/// edge of a view that scrolls, it is drawn inside the view, so that it is never cut off.
class FocusRing : public QFocusFrame {
    Q_OBJECT

public:
    /// Distance between the ring and the widget, in pixels.
    static constexpr int margin = 3;

    /// Returns the outer edge of the line, in the coordinates of the ring.
    QRect line() const { return visibleRegion().boundingRect(); }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
};

} // namespace lightsout
