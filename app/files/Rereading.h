// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/CurrentDocument.h"
#include "files/KnownFile.h"

#include <QAction>

#include <functional>
#include <memory>

namespace lightsout {

/// The command "Read it differently …" for a board whose text was read by a guess.
class Rereading : public QObject {
    Q_OBJECT

public:
    Rereading(CurrentDocument& document, QObject* parent);

    /// Enabled and visible while the shown board was read from a text that can be read in other
    /// ways.
    QAction* action;

    /// Remembers that the shown board is what a text was read as. `ask` offers all readings of this
    /// text.
    void remember(const ReadReport& report, std::function<void()> ask);
    /// Returns true if the board has not been changed since it was remembered.
    bool isUnchanged() const;

private:
    void refresh();

    CurrentDocument& document_;
    std::weak_ptr<Document> read_;
    int step_ = 0; ///< index in the history of the document at which the board was remembered
    quint64 revision_ = 0;
    std::function<void()> ask_;
};

} // namespace lightsout
