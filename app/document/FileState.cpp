// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/FileState.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>

namespace lightsout {

FileState FileState::ofContent(std::string_view content) {
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(QByteArrayView(content.data(), static_cast<qsizetype>(content.size())));
    return {.size = static_cast<qint64>(content.size()), .hash = hash.result()};
}

std::optional<FileState> FileState::ofFile(const QString& path) {
    // Reading a pipe could last forever.
    if (!QFileInfo(path).isFile()) {
        return std::nullopt;
    }
    QFile file(path);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    if (!file.open(QIODevice::ReadOnly) || !hash.addData(&file)) {
        return std::nullopt;
    }
    return FileState{.size = file.pos(), .hash = hash.result()};
}

} // namespace lightsout
