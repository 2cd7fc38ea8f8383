// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace lightsout {

/// Returns true if the program was started as `lightsout --worksheet OUT.pdf …`.
bool isWorksheetCommand(int argc, char** argv);

/// Writes the PDF file. Takes the options of `lightsout-cli worksheet`, and has the same messages
/// and exit statuses. Needs no display. Creates the application object itself.
int runWorksheetCommand(int argc, char** argv);

} // namespace lightsout
