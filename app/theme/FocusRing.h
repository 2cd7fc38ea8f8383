// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFocusFrame>

namespace lightsout {

/// A ring around the focus widget. It is shown while the keyboard is in use; a mouse press hides
/// it.
class FocusRing : public QFocusFrame {
    Q_OBJECT

public:
    /// Distance between the ring and the widget, in pixels.
    static constexpr int margin = 3;

    /// Creates a ring that follows the focus in all windows of the program.
    static void install();

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace lightsout
