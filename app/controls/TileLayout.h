// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/ItemLayout.h"
#include "controls/Stage.h"

namespace lightsout {

/// A layout of tiles of equal size, in rows from the leading side. Their size grows with the width.
/// The height of a tile is given by its widget's heightForWidth().
class TileLayout : public ItemLayout {
public:
    /// The limits of the layout. There are as many columns as tiles, but at least `minColumns`, so
    /// that a few tiles don't become huge, and at most `maxColumns`. No tile is wider than
    /// `widest`.
    struct Limits {
        int minColumns;
        int maxColumns;
        int widest;
    };
    explicit TileLayout(const Limits& limits) : limits_(limits) {}
    /// In wall mode, the layout uses as few columns as possible and the largest tiles.
    void setStage(Stage stage);

    void setGeometry(const QRect& area) override;
    int heightForWidth(int width) const override;
    QSize sizeHint() const override { return minimumSize(); }
    QSize minimumSize() const override;

private:
    static constexpr int minWidth = 40;

    int widest() const;

    int columns() const;
    int tileWidth(int width) const;
    int tileHeight(int tileWidth) const;

    Stage stage_ = Stage::desk;
    Limits limits_;
};

} // namespace lightsout
