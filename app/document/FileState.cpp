// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/FileState.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>

namespace lightsout {

namespace {

constexpr std::size_t blockBytes = std::size_t{1} << 20;

} // namespace

FileState FileState::ofContent(std::string_view content, const Progress* progress) {
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (std::size_t begin = 0; begin < content.size(); begin += blockBytes) {
        checkpoint(progress);
        const std::string_view block = content.substr(begin, blockBytes);
        hash.addData(QByteArrayView(block.data(), static_cast<qsizetype>(block.size())));
    }
    return {.size = static_cast<qint64>(content.size()), .hash = hash.result()};
}

std::optional<FileState> FileState::ofFile(const QString& path, const Progress* progress) {
    // Reading a pipe could block forever.
    if (!QFileInfo(path).isFile()) {
        return std::nullopt;
    }
    QFile file(path);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    if (!file.open(QIODevice::ReadOnly)) {
        return std::nullopt;
    }
    for (QByteArray block = file.read(blockBytes); !block.isEmpty();
         block = file.read(blockBytes)) {
        checkpoint(progress);
        hash.addData(block);
    }
    if (file.error() != QFile::NoError) {
        return std::nullopt;
    }
    return FileState{.size = file.pos(), .hash = hash.result()};
}

} // namespace lightsout
