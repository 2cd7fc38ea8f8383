// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Facts.h"
#include "analysis/Job.h"
#include "document/Document.h"

#include <QTimer>

namespace lightsout {

/// Keeps the facts of the document's game up to date, off the GUI thread.
///
/// Every change cancels the work for the state before it. Destroying the Analysis cancels and
/// waits.
class Analysis : public QObject {
    Q_OBJECT

public:
    explicit Analysis(Document& document);

    /// The facts of the present game, or nothing while they are being computed.
    const Facts* facts() const { return isCurrent() ? &facts_ : nullptr; }
    /// Facts of the present game or of an earlier one with the same rule, so that what depends on
    /// the rule alone (solver, rank, nullity, kernel, edges) holds; or nothing.
    const Facts* factsOfRule() const;
    /// True while the present game's facts are missing and nobody stopped the work.
    bool isWorking() const { return job_.isRunning(); }
    /// True once cancel() has left the present game without facts.
    bool wasCancelled() const { return !isWorking() && !isCurrent(); }
    /// How much of the work is done, 0 to 1.
    double fraction() const { return job_.fraction(); }

    /// What the elimination that is going on was expected to take, once that is known.
    const std::optional<WorkEstimate>& expected() const { return expected_; }

    /// True once work has gone on for 200 ms.
    bool isLongWork() const { return isWorking() && !longWork_.isActive(); }

    void cancel();
    /// Works on the present game's facts again, after cancel().
    void restart();

    /// Bytes that work takes without being asked.
    static constexpr std::uint64_t quietMemory = std::uint64_t{400} << 20;
    /// The bytes that the present game's facts would take, where that is more than quietMemory and
    /// there may be as many; else nothing.
    std::optional<std::uint64_t> memoryToAllow() const;
    /// Computes the facts of this rule whatever quietMemory says.
    void allowMemory();

Q_SIGNALS:
    /// The facts of the present game have arrived, or won't because the work was stopped. Not
    /// emitted when a change of the game makes them unknown: Document::changed() tells that.
    void factsChanged();
    /// Work has gone on for 200 ms: time to show its progress; or it has ended.
    void longWorkChanged(bool isLong);

private:
    void follow(const Move& move);
    void accept(Facts facts);
    /// What could not be computed is refused like what is too large.
    void refuse(const JobFailure& failure);
    bool isAllowed() const;
    bool isCurrent() const { return facts_.revision == document_.revision() && hasFacts_; }

    Document& document_;
    Job job_{this};
    QTimer longWork_;
    std::optional<WorkEstimate> expected_;
    Facts facts_; ///< of the last state that was analysed to the end
    bool hasFacts_ = false;
    quint64 followed_ = 0;        ///< the revision of the last change that was followed
    std::optional<Rule> allowed_; ///< the rule whose facts may take more than quietMemory
};

} // namespace lightsout
