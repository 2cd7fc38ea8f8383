// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariantAnimation>
#include <QWidget>

#include <utility>
#include <vector>

namespace lightsout {

/// Tiles that fly over a board from some cells to their mirror images, and then disappear.
class FlyingCopies : public QWidget {
    Q_OBJECT

public:
    /// `ways` contains the places, in `board`, where each tile begins and ends.
    FlyingCopies(QWidget& board, std::vector<std::pair<QRect, QRect>> ways);

Q_SIGNALS:
    /// Emitted when the tiles have arrived, before the widget deletes itself.
    void arrived();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<std::pair<QRect, QRect>> ways_;
    QVariantAnimation flight_;
};

} // namespace lightsout
