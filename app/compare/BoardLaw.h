// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "random/ExactLaw.h"
#include "random/LimitLaw.h"

#include <memory>
#include <optional>

namespace lightsout {

/// The exact law of random play on a board and its limit, worked out off the GUI thread.
class BoardLaw : public QObject {
    Q_OBJECT

public:
    /// Boards up to this size have their limit drawn.
    static constexpr std::size_t maxLimitVertices = 2'500;

    explicit BoardLaw(QObject* parent) : QObject(parent) {}

    /// Takes over a board, if it is another one; looks for its law again if that was stopped.
    void follow(const Rule& rule, const BitVector& lights);
    void stop();

    bool isWorking() const { return job_.isRunning(); }
    /// Null where it is not known, or can't be.
    const ExactLaw* law() const { return found_.law.get(); }
    const LimitLaw* limit() const { return found_.limit.get(); }
    /// Why there will be no law.
    const std::optional<Error>& refusal() const { return refusal_; }

Q_SIGNALS:
    void changed();

private:
    struct Found {
        std::shared_ptr<const ExactLaw> law;
        std::shared_ptr<const LimitLaw> limit;
    };

    Rule rule_;
    BitVector lights_;
    bool isStopped_ = true; ///< nothing was asked for yet
    Found found_;
    std::optional<Error> refusal_;
    Job job_{this};
};

} // namespace lightsout
