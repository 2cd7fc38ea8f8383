// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Facts.h"
#include "analysis/Job.h"
#include "document/CurrentDocument.h"
#include "facts/Fact.h"

#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace lightsout {

/// Keeps the facts about the document's game up to date by computing them off the GUI thread.
///
/// Every change cancels the work for the previous state. The destructor cancels the work and waits.
class Analysis : public QObject {
    Q_OBJECT

public:
    explicit Analysis(CurrentDocument& document);

    /// Returns the facts about the current game, or null if they are not known.
    const Facts* facts() const { return isCurrent() ? &facts_ : nullptr; }
    /// Returns the facts about the current game or about an earlier one with the same rule, or
    /// null. Members that depend only on the rule (solver and kernel) are valid for the current
    /// game.
    const Facts* factsOfRule() const;
    /// Returns true while the current game's facts are missing and the work has not been stopped.
    bool isWorking() const { return job_.isRunning(); }
    /// Returns true if cancel() has left the current game without facts.
    bool wasCancelled() const { return !isWorking() && !isCurrent(); }
    /// Returns the estimated cost of the elimination in progress; nullopt until it is known.
    const std::optional<WorkEstimate>& expected() const { return expected_; }

    /// Returns true if the work has been running for so long that its progress should be shown.
    bool isLongWork() const { return job_.isLong() || valuesJob_.isLong(); }

    /// Computes these facts, which have no arguments, from now on as long as `view` exists. The
    /// work that takes least comes first, and work that would take long is not begun.
    void want(const QObject& view, const std::vector<const Fact*>& facts);
    /// Returns the value of a fact that a view wants, or nullopt while it is not known. Values that
    /// depend on the rule alone stay known while presses are made. Facts that follow from the
    /// answer need not be wanted: their values become known together with facts().
    std::optional<Value> value(const Fact& fact) const;
    /// Returns the value of the fact with this id if it is known and a size, as the nullity is.
    std::optional<std::size_t> size(const char* id) const;
    /// Returns true while values are missing and the work has not been stopped.
    bool isComputing() const { return job_.isRunning() || valuesJob_.isRunning(); }

    void cancel();
    /// Resumes work on the current game's facts after cancel().
    void restart();

    /// Number of bytes that the work may use without asking the user.
    static constexpr std::uint64_t quietMemory = std::uint64_t{400} << 20;
    /// If the current game's facts need more than quietMemory but no more than the allowed share of
    /// memory, returns the number of bytes; otherwise nullopt.
    std::optional<std::uint64_t> memoryToAllow() const;
    /// Computes the facts of this rule even if they need more than quietMemory.
    void allowMemory();

Q_SIGNALS:
    /// Emitted when facts about the current game have arrived, or will not arrive because the
    /// work was stopped. Not emitted when a change of the game invalidates them:
    /// CurrentDocument::changed() reports that.
    void factsChanged();

    /// Emitted when values that views want have become known, or will not become known, and when
    /// their computation turns out to be long.
    void valuesChanged();

private:
    void follow(const Move& move);
    void accept(Facts facts);
    /// Computes the values that are wanted and not known.
    void computeValues();
    using Values = std::vector<std::pair<const Fact*, Value>>;
    /// Stores values for the current game.
    void store(const Values& values);
    Budget valueBudget() const;
    /// Treats failed work like work that was not started because it was too large.
    void refuse(const JobFailure& failure);
    bool isAllowed() const;
    bool isCurrent() const { return facts_.revision == document_.revision() && hasFacts_; }

    CurrentDocument& document_;
    Job job_{this};
    std::optional<WorkEstimate> expected_;
    Facts facts_; ///< facts about the last state whose analysis was completed
    bool hasFacts_ = false;
    quint64 followed_ = 0; ///< revision of the last change that was handled
    struct KnownValue {
        quint64 revision;
        Rule rule;
        Value value;
    };
    std::map<const QObject*, std::vector<const Fact*>> wanted_; ///< by view
    std::map<const Fact*, KnownValue> values_;
    Job valuesJob_{this};
    std::optional<Rule> allowed_; ///< rule whose facts may need more than quietMemory
};

} // namespace lightsout
