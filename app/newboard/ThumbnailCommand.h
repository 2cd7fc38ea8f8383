// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace lightsout {

/// Returns true if the program was started as `lightsout --thumbnail FILE PNG [SIZE]`.
bool isThumbnailCommand(int argc, char** argv);

/// Writes a picture of the board in FILE to PNG, at most SIZE pixels wide and high (128 by
/// default). File managers use this command to get thumbnails. The function needs no display, and
/// creates the application object itself. Returns the program's exit status: 0, or 2 after an error
/// message on standard error.
int runThumbnailCommand(int argc, char** argv);

} // namespace lightsout
