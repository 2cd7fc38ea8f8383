// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "settings/Appearance.h"

#include <QObject>

class QWidget;

namespace lightsout {

/// Applies an appearance to the application, with a text size that suits the window. The text size
/// adapts when the size of the window changes, for example on another screen.
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
    double scale_; ///< text scale that was last applied
};

} // namespace lightsout
