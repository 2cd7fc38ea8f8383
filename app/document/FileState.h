// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Progress.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <string_view>

namespace lightsout {

/// What a file held at some moment, so that changes made to it elsewhere are noticed. Times say
/// little: a copied file has an old one, and one that is only touched lost nothing.
struct FileState {
    qint64 size = 0;
    QByteArray hash; ///< SHA-256 of the content

    /// Throws Cancelled once `progress`, if there is one, is cancelled.
    static FileState ofContent(std::string_view content, const Progress* progress = nullptr);
    /// Reads the file; nothing where it can't be read, or is no regular file. Throws likewise.
    static std::optional<FileState> ofFile(const QString& path, const Progress* progress = nullptr);

    friend bool operator==(const FileState&, const FileState&) = default;
};

} // namespace lightsout
