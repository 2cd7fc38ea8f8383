// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Graph.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace lightsout {

class Room;
struct ClassQuestion;

/// Returns the results and answers of the pupils as CSV (RFC 4180) in UTF-8 with English headings.
/// Spreadsheets do not interpret any text by pupils as formulas.
QByteArray liveResultsCsv(const Room& room);

/// Returns a summary in the language of the window, with a line for each pupil.
QString liveResultsText(const Room& room);

/// Returns the displayed numbers of these cells, separated by spaces.
QString cellsText(const std::vector<Vertex>& cells);

/// Returns the right answer as text; empty if there is none.
QString rightAnswerText(const ClassQuestion& question);

} // namespace lightsout
