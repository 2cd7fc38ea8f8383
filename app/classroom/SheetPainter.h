// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "worksheet/Marks.h"

class QPainter;

namespace lightsout {

/// Draws a page of a worksheet in black. The painter's origin must be the page's upper left corner,
/// and `unitsPerMillimetre` is the number of its units per millimetre. Callable from any thread
/// that may paint.
void paintSheet(QPainter& painter, const SheetPage& page, double unitsPerMillimetre);

} // namespace lightsout
