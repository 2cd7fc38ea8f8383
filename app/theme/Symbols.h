// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theme/Theme.h"

#include <QPixmap>
#include <QRectF>

class QBrush;
class QPainter;
class QPen;

namespace lightsout {

// These functions draw the cells in the same way on every board.

/// Returns the square that is painted for a cell of a grid; there is a gap between neighbouring
/// squares.
QRectF tile(const QRectF& cell);

/// Fills a grid's tile, or the disc of a drawn graph's vertex.
void paintTile(QPainter& painter, const QRectF& cell, bool isGrid, const QBrush& fill);

/// Draws a line around a grid's tile, or slightly outside the disc of a drawn graph's vertex.
void paintOutline(QPainter& painter, const QRectF& cell, bool isGrid, const QColor& colour,
                  double width);

/// Returns the fill of an area that `colour` distinguishes from others: a hatching in the
/// black-and-white palette, otherwise a plain fill.
QBrush fillOf(ThemeColour colour, const Theme& theme);
/// Returns the pen for a line of this colour. In the black-and-white palette, the dash pattern
/// depends on the colour.
QPen strokeOf(ThemeColour colour, double width, const Theme& theme);

/// The layers of a cell. The grounds of all vertices of a drawn graph are painted before all
/// lights, so that no vertex covers the light of a vertex that it overlaps.
enum class CellLayer {
    all,
    ground, ///< the tile or disc, and the halo of a light that is on
    light,
};

/// Paints a bulb. The bulb shines if `brightness` is 1, and is an empty ring with a dot if
/// `brightness` is 0. If the palette is Palette::pieces, paints a black or white piece instead.
void paintBulb(QPainter& painter, const QRectF& cell, double brightness, const Theme& theme,
               CellLayer layer = CellLayer::all);

/// Paints a black or white piece. Pieces show the lights of a board in the description of random
/// play.
void paintPiece(QPainter& painter, const QRectF& cell, bool isBlack, const Theme& theme);
QColor blackPieceColour(const Theme& theme);
QColor whitePieceColour();

/// Returns a picture of a cell, or of one of its layers. Each picture is drawn once for each size
/// and cached.
QPixmap cellPixmap(double size, double pixelRatio, bool isGrid, bool isLit, const Theme& theme,
                   CellLayer layer = CellLayer::all);

/// Paints the star that means "press here".
void paintStar(QPainter& painter, QPointF centre, double radius, const Theme& theme);

/// Returns the colour with this opacity: 1 is opaque, 0 is invisible.
QColor faded(QColor color, double alpha);

/// Returns a mixture of a and b, where `share` is the fraction of b.
QColor mixed(const QColor& a, const QColor& b, double share);

} // namespace lightsout
