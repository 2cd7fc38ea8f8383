// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Facts.h"
#include "analysis/Job.h"
#include "document/Document.h"

#include <QTimer>

namespace lightsout {

/// Keeps the facts of the document's game up to date, off the GUI thread.
///
/// Every change cancels the work for the previous state. The destructor cancels the work and waits.
class Analysis : public QObject {
    Q_OBJECT

public:
    explicit Analysis(Document& document);

    /// Returns the facts of the current game, or null while they are being computed.
    const Facts* facts() const { return isCurrent() ? &facts_ : nullptr; }
    /// Returns facts of the current game or of an earlier one with the same rule, or null. What
    /// depends on the rule alone (solver, rank, nullity, kernel, edges) holds for the current game.
    const Facts* factsOfRule() const;
    /// Returns true while the current game's facts are missing and the work has not been stopped.
    bool isWorking() const { return job_.isRunning(); }
    /// Returns true after cancel() has left the current game without facts.
    bool wasCancelled() const { return !isWorking() && !isCurrent(); }
    /// Returns the share of the work that is done, 0 to 1.
    double fraction() const { return job_.fraction(); }

    /// Returns the estimated cost of the elimination in progress, once it is known.
    const std::optional<WorkEstimate>& expected() const { return expected_; }

    /// Returns true once the work has taken 200 ms.
    bool isLongWork() const { return isWorking() && !longWork_.isActive(); }

    void cancel();
    /// Resumes work on the current game's facts after cancel().
    void restart();

    /// Bytes that the work may use without asking the user.
    static constexpr std::uint64_t quietMemory = std::uint64_t{400} << 20;
    /// Returns the bytes that the current game's facts would need, if they are more than
    /// quietMemory and within the allowed share of memory; else nothing.
    std::optional<std::uint64_t> memoryToAllow() const;
    /// Computes the facts of this rule even if they need more than quietMemory.
    void allowMemory();

Q_SIGNALS:
    /// The facts of the current game have arrived, or won't because the work was stopped. Not
    /// emitted when a change of the game makes them unknown: Document::changed() reports that.
    void factsChanged();
    /// Work has taken 200 ms, so its progress should be shown; or it has ended.
    void longWorkChanged(bool isLong);

private:
    void follow(const Move& move);
    void accept(Facts facts);
    /// Treats work that failed like work that was refused as too large.
    void refuse(const JobFailure& failure);
    bool isAllowed() const;
    bool isCurrent() const { return facts_.revision == document_.revision() && hasFacts_; }

    Document& document_;
    Job job_{this};
    QTimer longWork_;
    std::optional<WorkEstimate> expected_;
    Facts facts_; ///< of the last state whose analysis was completed
    bool hasFacts_ = false;
    quint64 followed_ = 0;        ///< revision of the last change that was handled
    std::optional<Rule> allowed_; ///< rule whose facts may use more than quietMemory
};

} // namespace lightsout
