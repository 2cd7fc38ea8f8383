// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

namespace lightsout {

/// Implemented by a page that offers command lines for what it shows.
class CommandSource {
public:
    virtual ~CommandSource() = default;

    /// Returns the commands, one per line; empty if the command line has no equivalent.
    virtual QStringList commands() const = 0;
};

/// Returns the commands of a page; empty if it offers none.
inline QStringList commandsOf(const QObject& page) {
    const auto* source = dynamic_cast<const CommandSource*>(&page);
    return source == nullptr ? QStringList() : source->commands();
}

} // namespace lightsout
