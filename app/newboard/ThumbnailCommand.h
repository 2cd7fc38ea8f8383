// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace lightsout {

/// Returns true if the program was started as `lightsout --thumbnail FILE PNG [SIZE]`.
bool isThumbnailCommand(int argc, char** argv);

/// Writes a picture of the board in FILE to PNG, at most SIZE pixels wide and high (128 by
/// default). File managers call it to get thumbnails. Needs no display. Creates the application
/// object itself. Returns the program's exit status: 0, or 2 with a sentence on standard error.
int runThumbnailCommand(int argc, char** argv);

} // namespace lightsout
