// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Game.h"

#include <QAbstractButton>

namespace lightsout {

/// A button for a board, with a picture on a card and the name and a short description below it. If
/// it has an icon, the icon replaces the picture.
class BoardTile : public QAbstractButton {
    Q_OBJECT

public:
    /// Without a game, the tile represents a new drawing.
    explicit BoardTile(std::optional<Game> game, QWidget* parent = nullptr);

    void setTexts(const QString& name, const QString& detail);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintDrawing(QPainter& painter, const QRectF& area) const;

    const std::optional<Game> game_;
    QString detail_;
};

} // namespace lightsout
