// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/Theme.h"

#include <QPixmap>
#include <QRectF>

class QBrush;
class QPainter;
class QPen;

namespace lightsout {

// What cells are drawn with: the same on every board.

/// The square behind a grid's cell; a gap stays between neighbours.
QRectF tile(const QRectF& cell);

/// Fills a grid's tile, or the disc of a drawn graph's vertex.
void paintTile(QPainter& painter, const QRectF& cell, bool isGrid, const QBrush& fill);

/// A line around a grid's tile, or a little outside of the disc of a drawn graph's vertex.
void paintOutline(QPainter& painter, const QRectF& cell, bool isGrid, const QColor& colour,
                  double width);

/// How an area is filled that `colour` tells from others: in black and white with the hatching of
/// its kind, else plainly.
QBrush fillOf(ThemeColour colour, const Theme& theme);
/// The same for a line, which is broken in black and white.
QPen strokeOf(ThemeColour colour, double width, const Theme& theme);

/// The layers of a cell. Where vertices of a drawn graph overlap, all grounds are painted before
/// all lights, so that no vertex covers the light of another.
enum class CellLayer {
    all,
    ground, ///< the tile or disc, and the halo of a light that is on
    light,
};

/// A bulb: shining where `brightness` is 1, an empty ring with a dot where it is 0. A black and a
/// white piece in the palette of pieces.
void paintBulb(QPainter& painter, const QRectF& cell, double brightness, const Theme& theme,
               CellLayer layer = CellLayer::all);

/// A black or a white piece, as random play is described with.
void paintPiece(QPainter& painter, const QRectF& cell, bool isBlack, const Theme& theme);
QColor blackPieceColour(const Theme& theme);
QColor whitePieceColour();

/// A cell, or a layer of it, as a picture that is drawn once for each size.
QPixmap cellPixmap(double size, double pixelRatio, bool isGrid, bool isLit, const Theme& theme,
                   CellLayer layer = CellLayer::all);

/// "Press here."
void paintStar(QPainter& painter, QPointF centre, double radius, const Theme& theme);

/// The colour made transparent: 1 is opaque, 0 invisible.
QColor faded(QColor color, double alpha);

/// `share` of b in a.
QColor mixed(const QColor& a, const QColor& b, double share);

} // namespace lightsout
