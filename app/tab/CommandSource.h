// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

namespace lightsout {

/// Interface of a page that offers command lines for its content.
class CommandSource {
public:
    virtual ~CommandSource() = default;

    /// Returns the commands; empty if the content has no equivalent on the command line.
    virtual QStringList commands() const = 0;
};

/// Returns the commands of a page; empty if it offers none.
inline QStringList commandsOf(const QObject& page) {
    const auto* source = dynamic_cast<const CommandSource*>(&page);
    return source == nullptr ? QStringList() : source->commands();
}

} // namespace lightsout
