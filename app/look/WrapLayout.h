// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/ItemLayout.h"

namespace lightsout {

/// Widgets beside each other from the leading side, in as many rows as the width asks for.
class WrapLayout : public ItemLayout {
public:
    /// Without margins; `gap` is between neighbours in a row.
    explicit WrapLayout(QWidget* parent = nullptr, int gap = 8);

    void setGeometry(const QRect& area) override;
    int heightForWidth(int width) const override { return arrange({0, 0, width, 0}, false); }
    /// All in one row.
    QSize sizeHint() const override;
    QSize minimumSize() const override;

private:
    /// Breaks the rows, moves the widgets there if asked to, and returns the height.
    int arrange(const QRect& area, bool isMoving) const;

    int gap_;
};

} // namespace lightsout
