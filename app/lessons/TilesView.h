// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <array>

class QAbstractButton;

namespace lightsout {

/// A square of area 1 that is split into two columns of two tiles each. Clicking on a tile emits
/// clicked(). Each tile shows its area.
class TilesView : public QWidget {
    Q_OBJECT

public:
    static constexpr std::size_t tileCount = 4;

    explicit TilesView(QWidget* parent = nullptr);

    /// Sets the width of the left column and the heights of the upper tiles.
    void setShares(const std::array<double, 3>& shares);
    void setMarked(std::size_t tile, bool isMarked);
    QAbstractButton* tile(std::size_t tile) const { return tiles_.at(tile); }

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;

Q_SIGNALS:
    void clicked(std::size_t tile);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();

    std::array<double, 3> shares_{};
    std::array<QAbstractButton*, tileCount> tiles_{};
};

} // namespace lightsout
