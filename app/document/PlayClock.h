// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/CurrentDocument.h"

#include <QElapsedTimer>

namespace lightsout {

/// Measures how long the current game has been played, from its first press until it is won.
class PlayClock : public QObject {
    Q_OBJECT

public:
    explicit PlayClock(CurrentDocument& document);

    qint64 milliseconds() const;
    bool isRunning() const { return running_.isValid(); }

private:
    void follow(const Move& move);

    CurrentDocument& document_;
    QElapsedTimer running_;
    qint64 before_ = 0; ///< time played until the clock last stopped
};

} // namespace lightsout
