// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>

namespace lightsout {

/// Implemented by a page: what it is found with again when the program is started anew.
class PageState {
public:
    virtual ~PageState() = default;

    virtual QJsonObject state() const = 0;
    /// What is missing or makes no sense is passed over.
    virtual void restore(const QJsonObject& state) = 0;
};

/// The number of one of `count` choices; `otherwise` where there is none.
inline int choiceIn(const QJsonObject& state, const QString& key, int count, int otherwise) {
    const int choice = state.value(key).toInt(otherwise);
    return choice >= 0 && choice < count ? choice : otherwise;
}

} // namespace lightsout
