// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Graph.h"

#include <QByteArray>
#include <QDate>
#include <QString>

#include <vector>

namespace lightsout {

class Room;
struct ClassQuestion;

/// Returns the results and answers of the pupils, and the totals of each pupil, as CSV (RFC 4180)
/// in UTF-8 with a byte order mark and English headings. Spreadsheets do not interpret any text by
/// pupils as formulas.
QByteArray liveResultsCsv(const Room& room);

/// Returns the suggested name of the file with the results, such as
/// "class-amber-47-2026-11-28.csv".
QString liveResultsFileName(const Room& room, const QDate& date);

/// Returns a summary in the language of the window, with a line for each pupil.
QString liveResultsText(const Room& room);

/// Returns the displayed numbers of these cells, separated by spaces.
QString cellsText(const std::vector<Vertex>& cells);

/// Returns the right answer as text; empty if there is none.
QString rightAnswerText(const ClassQuestion& question);

} // namespace lightsout
