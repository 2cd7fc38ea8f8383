// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFocusFrame>

namespace lightsout {

/// A ring around what has the keys, while keys are used: a press of the mouse hides it.
class FocusRing : public QFocusFrame {
    Q_OBJECT

public:
    /// How far it lies outside of what it rings, in pixels.
    static constexpr int margin = 3;

    /// Lets one follow the keys through the windows of the program from now on.
    static void install();

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace lightsout
