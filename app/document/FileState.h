// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Progress.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <string_view>

namespace lightsout {

/// A fingerprint of a file's content at a given moment, used to detect changes by other programs.
/// Modification times are unreliable: a copied file may have an old time, and a touched file has
/// not changed.
struct FileState {
    qint64 size = 0;
    QByteArray hash; ///< SHA-256 of the content

    /// Returns the state of a file with this content. Throws Cancelled if `progress` is given and
    /// is cancelled.
    static FileState ofContent(std::string_view content, const Progress* progress = nullptr);
    /// Reads a file and returns its state, or nullopt if it can't be read or is not a regular file.
    /// Throws Cancelled like ofContent().
    static std::optional<FileState> ofFile(const QString& path, const Progress* progress = nullptr);

    friend bool operator==(const FileState&, const FileState&) = default;
};

} // namespace lightsout
