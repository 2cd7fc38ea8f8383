// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Game.h"

#include <QPixmap>
#include <QStyledItemDelegate>

namespace lightsout {

struct Theme;

/// Paints a small board without names; even tiny cells are drawn as bulbs.
void paintThumbnail(QPainter& painter, const QRectF& area, const Game& game, const Theme& theme);

/// Returns a small picture of a board on a card, `side` pixels wide and high.
QPixmap boardThumbnail(const Game& game, int side, double pixelRatio, const Theme& theme);

/// A delegate that draws items as thumbnails above their names. The current item is framed.
class ThumbnailDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    ThumbnailDelegate(int side, QObject* parent) : QStyledItemDelegate(parent), side_(side) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    int side_;
};

} // namespace lightsout
