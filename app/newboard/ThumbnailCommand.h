// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace lightsout {

/// Returns whether the program was started as `lightsout --thumbnail FILE PNG [SIZE]`.
bool isThumbnailCommand(int argc, char** argv);

/// Writes a picture of the board in FILE, at most SIZE pixels wide and high (128 by default), for
/// file managers. Needs no display, and creates the application object itself. Returns the
/// program's exit status: 0, or 2 with a sentence on standard error.
int runThumbnailCommand(int argc, char** argv);

} // namespace lightsout
