// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Progress.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <string_view>

namespace lightsout {

/// The content of a file at some moment, used to detect changes made by others. Times are
/// unreliable: a copied file has an old one, and a touched one has not changed.
struct FileState {
    qint64 size = 0;
    QByteArray hash; ///< SHA-256 of the content

    /// Returns the state for a content. Throws Cancelled if `progress`, if there is one, is
    /// cancelled.
    static FileState ofContent(std::string_view content, const Progress* progress = nullptr);
    /// Reads the file; returns nothing if it can't be read or is not a regular file. Throws
    /// likewise.
    static std::optional<FileState> ofFile(const QString& path, const Progress* progress = nullptr);

    friend bool operator==(const FileState&, const FileState&) = default;
};

} // namespace lightsout
