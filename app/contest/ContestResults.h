// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace lightsout {

class Contest;

/// What is known of a contest's rounds, as CSV (RFC 4180) in UTF-8 with English heads: a line for
/// each round of the player here, and for each entry of the ranking.
QByteArray contestCsv(const Contest& contest);

} // namespace lightsout
