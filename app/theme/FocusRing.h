// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFocusFrame>

namespace lightsout {

/// A ring around the focus widget.
class FocusRing : public QFocusFrame {
    Q_OBJECT

public:
    /// Distance between the ring and the widget, in pixels.
    static constexpr int margin = 3;

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace lightsout
