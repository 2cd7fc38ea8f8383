// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "counts/CountsTable.h"
#include "support/Progress.h"

#include <QString>

class QPagedPaintDevice;

namespace lightsout {

struct Theme;

/// Comma-separated values as `lightsout-cli census --csv`, with --counts and --square, prints them.
QString tableCsv(const CountsTable& table);

/// The same with tabs, for pasting into spreadsheets.
QString tableForClipboard(const CountsTable& table);

/// A LaTeX tabular.
QString tableLatex(const CountsTable& table);

/// The largest table that is drawn, in a picture or on paper; as text there is no limit.
inline constexpr std::size_t maxDrawnBoards = 40'000;

/// Whether a file of this name holds a drawing of the table: .png, .svg or .pdf.
bool isDrawing(const QString& path);

/// Writes the table as the file's extension says: .csv, .tex, or a drawing in the theme's colours,
/// on pages in those of paper. False where that
/// fails; no broken file is left then. Throws Cancelled. From any thread.
bool saveTable(const CountsTable& table, const QString& path, const Theme& theme,
               Progress& progress);

/// Prints the table, cut into as many pages as it needs. False where the device takes none. Throws
/// Cancelled. From any thread.
bool printTable(const CountsTable& table, QPagedPaintDevice& device, Progress& progress);

} // namespace lightsout
