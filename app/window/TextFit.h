// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "window/Appearance.h"

#include <QObject>

class QWidget;

namespace lightsout {

/// Gives the application an appearance, and lets text grow with a window that is larger than its
/// pages ask for.
class TextFit : public QObject {
    Q_OBJECT

public:
    /// The application wears `appearance` already.
    TextFit(const Appearance& appearance, QWidget* window);

    void apply(const Appearance& appearance);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fit();

    Appearance appearance_;
    QWidget* window_;
    double scale_ = 1; ///< of all text
};

} // namespace lightsout
