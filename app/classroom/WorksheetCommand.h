// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace lightsout {

/// Returns whether the program was started as `lightsout --worksheet OUT.pdf …`.
bool isWorksheetCommand(int argc, char** argv);

/// Writes the PDF file, with the options of `lightsout-cli worksheet` and its messages and exit
/// statuses. Needs no display, and creates the application object itself.
int runWorksheetCommand(int argc, char** argv);

} // namespace lightsout
