// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonDocument>
#include <QJsonObject>

#include <string>

namespace lightsout {

/// A message of the room as an object; empty if it is none.
inline QJsonObject objectOf(const std::string& message) {
    return QJsonDocument::fromJson(QByteArray::fromStdString(message)).object();
}

} // namespace lightsout
