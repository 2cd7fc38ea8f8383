#pragma once

#include "census/NullityTable.h"

#include <QString>

class QPagedPaintDevice;

namespace lightsout {

/// Comma-separated values as `lightsout-cli census --csv` prints them.
QString tableCsv(const NullityTable& table);

/// The same with tabs, for pasting into spreadsheets.
QString tableForClipboard(const NullityTable& table);

/// A LaTeX tabular.
QString tableLatex(const NullityTable& table);

/// Writes the table as the file's extension says: .csv, .tex, .png, .svg or .pdf. False where that
/// fails.
bool saveTable(const NullityTable& table, const QString& path);

/// Prints the table, cut into as many pages as it needs.
void printTable(const NullityTable& table, QPagedPaintDevice& device);

} // namespace lightsout
