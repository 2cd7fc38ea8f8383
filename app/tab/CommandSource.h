// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

namespace lightsout {

/// Implemented by a page: what to type on the command line for what it shows.
class CommandSource {
public:
    virtual ~CommandSource() = default;

    /// A line each; none where the command line has nothing for it.
    virtual QStringList commands() const = 0;
};

/// Those of a page; none where it has none.
inline QStringList commandsOf(const QObject& page) {
    const auto* source = dynamic_cast<const CommandSource*>(&page);
    return source == nullptr ? QStringList() : source->commands();
}

} // namespace lightsout
