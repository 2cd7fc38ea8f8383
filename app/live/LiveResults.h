// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Graph.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace lightsout {

class Room;
struct ClassQuestion;

/// What the pupils did and answered, as CSV (RFC 4180) in UTF-8 with English heads. Texts of pupils
/// never become formulas of a spreadsheet.
QByteArray liveResultsCsv(const Room& room);

/// The same in the language of the window, a line for each pupil.
QString liveResultsText(const Room& room);

/// The numbers of cells, as they are shown.
QString cellsText(const std::vector<Vertex>& cells);

/// The right answer in words; empty if there is none.
QString rightAnswerText(const ClassQuestion& question);

} // namespace lightsout
