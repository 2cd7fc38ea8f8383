// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/ItemLayout.h"
#include "look/Stage.h"

namespace lightsout {

/// Tiles in rows from the leading side, all of one size, which grows with the width. The height of
/// a tile is what its widget's heightForWidth() says.
class TileLayout : public ItemLayout {
public:
    /// As many columns as there are tiles, but neither fewer than `minColumns`, so that few
    /// tiles don't become huge, nor more than `maxColumns`; and no tile wider than `widest`.
    struct Limits {
        int minColumns;
        int maxColumns;
        int widest;
    };
    explicit TileLayout(const Limits& limits) : limits_(limits) {}
    /// As many columns on a wall as must be, and tiles as large as they get.
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
