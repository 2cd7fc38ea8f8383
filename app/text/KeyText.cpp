// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/KeyText.h"

#include "text/NumberText.h"

namespace lightsout {

QString keyText(const QKeySequence& key) {
    return isolated(key.toString(QKeySequence::NativeText));
}

QString withKey(const QString& toolTip, const QKeySequence& key) {
    return key.isEmpty() ? toolTip : QStringLiteral("%1 (%2)").arg(toolTip, keyText(key));
}

} // namespace lightsout
