// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFocusFrame>

namespace lightsout {

/// A ring around the focus widget. It appears as soon as its widget is scrolled into view.
class FocusRing : public QFocusFrame {
    Q_OBJECT

public:
    /// Distance between the ring and the widget, in pixels.
    static constexpr int margin = 3;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
};

} // namespace lightsout
