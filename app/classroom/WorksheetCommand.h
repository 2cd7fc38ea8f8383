// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace lightsout {

/// Returns true if the program was started as `lightsout --worksheet OUT.pdf …`.
bool isWorksheetCommand(int argc, char** argv);

/// Writes the PDF file. The options, messages and exit statuses are those of `lightsout-cli
/// worksheet`. The function needs no display, and creates the application object itself.
int runWorksheetCommand(int argc, char** argv);

} // namespace lightsout
