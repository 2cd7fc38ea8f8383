// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace lightsout {

class Room;
struct ClassQuestion;

/// What the pupils did and answered, as CSV (RFC 4180) in UTF-8 with English heads. Texts of pupils
/// never become formulas of a spreadsheet.
QByteArray liveResultsCsv(const Room& room);

/// A field of a CSV file, in quotation marks.
QString csvField(const QString& text);

/// The same in the language of the window, a line for each pupil.
QString liveResultsText(const Room& room);

/// The right answer in words; empty if there is none.
QString rightAnswerText(const ClassQuestion& question);

} // namespace lightsout
