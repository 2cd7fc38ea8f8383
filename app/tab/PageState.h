// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>

namespace lightsout {

/// Interface of a page whose state is restored when the program is restarted.
class PageState {
public:
    virtual ~PageState() = default;

    virtual QJsonObject state() const = 0;
    /// Restores a state. Ignores missing or invalid values.
    virtual void restore(const QJsonObject& state) = 0;
};

/// Returns the index stored under a key, from 0 to `count` - 1, or `otherwise` if it is missing or
/// invalid.
inline int choiceIn(const QJsonObject& state, const QString& key, int count, int otherwise) {
    const int choice = state.value(key).toInt(otherwise);
    return choice >= 0 && choice < count ? choice : otherwise;
}

} // namespace lightsout
