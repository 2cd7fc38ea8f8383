// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "window/Appearance.h"

#include <QObject>

class QWidget;

namespace lightsout {

/// Gives the application an appearance, with text of the size for the window: when its size
/// changes, as on another screen, text follows.
class TextFit : public QObject {
    Q_OBJECT

public:
    /// `appearance` must already be applied to the application.
    TextFit(const Appearance& appearance, QWidget* window);

    void apply(const Appearance& appearance);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fit();

    Appearance appearance_;
    QWidget* window_;
    double scale_; ///< of text, as last applied
};

} // namespace lightsout
