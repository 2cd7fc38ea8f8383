// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace lightsout {

class Contest;

/// Returns the results of a contest as CSV (RFC 4180) in UTF-8 with English headings: a line for
/// each round that was played on this computer, and for each entry of the ranking.
QByteArray contestCsv(const Contest& contest);

} // namespace lightsout
