// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QString>

namespace lightsout {

/// A key as the keyboard names it, kept in its order inside text of any direction.
QString keyText(const QKeySequence& key);

/// A tool tip that names the key, if there is one, behind its words.
QString withKey(const QString& toolTip, const QKeySequence& key);

} // namespace lightsout
