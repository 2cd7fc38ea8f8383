// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/ItemLayout.h"

namespace lightsout {

/// A layout that places widgets side by side from the leading side, in as many rows as the width
/// requires.
class WrapLayout : public ItemLayout {
public:
    /// The layout has no margins; `gap` is the distance between neighbours in a row.
    explicit WrapLayout(QWidget* parent = nullptr, int gap = 8);

    void setGeometry(const QRect& area) override;
    int heightForWidth(int width) const override { return arrange({0, 0, width, 0}, false); }
    /// Returns the size of all widgets in one row.
    QSize sizeHint() const override;
    QSize minimumSize() const override;

private:
    /// Arranges the widgets in rows and returns the height. Moves the widgets only if `isMoving` is
    /// true.
    int arrange(const QRect& area, bool isMoving) const;

    int gap_;
};

} // namespace lightsout
