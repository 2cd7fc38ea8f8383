// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arguments/Command.h"
#include "formats/BoardFile.h"

namespace lightsout::cli {

/// Returns the format given by --to or shown by the name of a file. Throws Failure if boards can't
/// be written in it.
FileFormat formatToWrite(const Arguments& arguments, const std::string& path);

/// Returns an outcome that writes the board to the file `out`, or to standard output if that is
/// "-", with a note for each loss.
Outcome boardFile(const SavedBoard& board, FileFormat format, const std::string& out,
                  const Arguments& arguments, Progress& progress);

} // namespace lightsout::cli
