// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QString>

namespace lightsout {

/// Returns the name of a key, protected from reordering in text of either direction.
QString keyText(const QKeySequence& key);

/// Returns a tool tip followed by the name of the key, if there is one.
QString withKey(const QString& toolTip, const QKeySequence& key);

} // namespace lightsout
