#pragma once

#include <QLayout>

#include <vector>

namespace lightsout {

/// Tiles in rows from the leading side, all of one size, which grows with the width. The height of
/// a tile is what its widget's heightForWidth() says.
class TileLayout : public QLayout {
public:
    /// As many columns as there are tiles, but neither fewer than `fewestColumns`, so that few
    /// tiles don't become huge, nor more than `mostColumns`; and no tile wider than `widest`.
    TileLayout(int fewestColumns, int mostColumns, int widest);
    ~TileLayout() override;

    void addItem(QLayoutItem* item) override;
    int count() const override { return static_cast<int>(items_.size()); }
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    void setGeometry(const QRect& area) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override { return minimumSize(); }
    QSize minimumSize() const override;

private:
    static constexpr int narrowest = 40;

    int columns() const;
    int tileWidth(int width) const;
    int tileHeight(int tileWidth) const;

    std::vector<QLayoutItem*> items_;
    int fewestColumns_;
    int mostColumns_;
    int widest_;
};

} // namespace lightsout
