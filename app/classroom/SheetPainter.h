// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "worksheet/Marks.h"

#include <QByteArray>

class QPainter;

namespace lightsout {

/// Draws a page of a worksheet in black. The painter's origin must be the page's upper left corner,
/// and `unitsPerMillimetre` is the number of its units per millimetre. Can be called from any
/// thread that may paint.
void paintSheet(QPainter& painter, const SheetPage& page, double unitsPerMillimetre);

/// Returns the pages as a PDF file: A4, vector graphics, embedded fonts.
QByteArray worksheetPdf(const std::vector<SheetPage>& pages);

} // namespace lightsout
