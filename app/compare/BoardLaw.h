// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "random/ExactLaw.h"
#include "random/LimitLaw.h"

#include <memory>
#include <optional>

namespace lightsout {

/// Computes the exact law of random play on a board and its limit, off the GUI thread.
class BoardLaw : public QObject {
    Q_OBJECT

public:
    /// The limit is drawn for boards up to this size.
    static constexpr std::size_t maxLimitVertices = 2'500;

    explicit BoardLaw(QObject* parent) : QObject(parent) {}

    /// Follows a board, if it is another one; restarts the computation of its law if it was
    /// stopped.
    void follow(const Rule& rule, const BitVector& lights);
    void stop();

    bool isWorking() const { return job_.isRunning(); }
    /// Returns null if the law is not known, or can't be computed.
    const ExactLaw* law() const { return found_.law.get(); }
    const LimitLaw* limit() const { return found_.limit.get(); }
    /// Returns the reason if there will be no law.
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
    bool isStopped_ = true; ///< also before the first request
    Found found_;
    std::optional<Error> refusal_;
    Job job_{this};
};

} // namespace lightsout
