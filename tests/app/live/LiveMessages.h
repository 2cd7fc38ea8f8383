// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonDocument>
#include <QJsonObject>

#include <string>

namespace lightsout {

/// Returns a message of the room as an object; empty if it is not one.
inline QJsonObject objectOf(const std::string& message) {
    return QJsonDocument::fromJson(QByteArray::fromStdString(message)).object();
}

} // namespace lightsout
