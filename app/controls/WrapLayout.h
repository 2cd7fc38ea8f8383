// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/Stage.h"

#include <QLayout>

#include <vector>

namespace lightsout {

/// A layout that stores its items in a list. Derived classes arrange the items. The height of the
/// layout depends on its width.
class ItemLayout : public QLayout {
public:
    using QLayout::QLayout;
    ~ItemLayout() override;

    void addItem(QLayoutItem* item) override { items_.push_back(item); }
    int count() const override { return static_cast<int>(items_.size()); }
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }

protected:
    const std::vector<QLayoutItem*>& items() const { return items_; }

private:
    std::vector<QLayoutItem*> items_;
};

/// A layout of tiles of equal size, in rows from the leading side. Their size grows with the width.
/// The height of a tile is given by its widget's heightForWidth().
class TileLayout : public ItemLayout {
public:
    /// The limits of the layout in desk mode. There are as many columns as tiles, but at least
    /// `minColumns`, so that a few tiles don't become huge, and at most `maxColumns`. No tile is
    /// wider than `widest` pixels, scaled like text. In wall mode, there are at most `wallColumns`
    /// columns.
    struct Limits {
        int minColumns;
        int maxColumns;
        int widest;
        int wallColumns;
    };
    explicit TileLayout(const Limits& limits) : limits_(limits) {}
    /// In wall mode, the layout uses as few columns as possible and the largest tiles. Few tiles
    /// fill the width, too.
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
