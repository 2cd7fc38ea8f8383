// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/Drawing.h"

namespace lightsout {

/// Puts the selected vertices on the clipboard: as a document for this program, as an edge list for
/// others.
void copySelected(const Drawing& drawing);

/// True when the clipboard holds vertices that copySelected() put there, in this window or another.
bool canPaste();
/// Adds them to the drawing, a little aside of their old places, and selects them.
void paste(Drawing& drawing);

/// Adds the selected vertices a second time, a little aside.
void duplicateSelected(Drawing& drawing);

} // namespace lightsout
