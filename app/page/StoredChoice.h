// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>

namespace lightsout {

/// Returns the index stored under a key, from 0 to `count` - 1, or `otherwise` if it is missing or
/// invalid.
inline int choiceIn(const QJsonObject& state, const QString& key, int count, int otherwise) {
    const int choice = state.value(key).toInt(otherwise);
    return choice >= 0 && choice < count ? choice : otherwise;
}

} // namespace lightsout
