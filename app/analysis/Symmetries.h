// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "document/CurrentDocument.h"
#include "game/BoardSymmetry.h"

#include <optional>
#include <vector>

namespace lightsout {

/// Computes symmetries of the document's rule, off the GUI thread, whenever the rule changes.
class Symmetries : public QObject {
    Q_OBJECT

public:
    explicit Symmetries(CurrentDocument& document);

    /// Symmetries are not shown for graphs with more vertices, because there may be as many
    /// generators as vertices.
    static constexpr std::size_t maxShownOfGraph = 1000;

    /// Returns true if there is a symmetry other than the identity to show.
    bool canShow() const { return !generators_.empty(); }
    /// Applies a generating symmetry to the board. Successive calls cycle through the generators.
    /// The change can be undone.
    void showNext();
    /// Returns true while symmetries are being computed.
    bool isWorking() const { return job_.isRunning(); }

Q_SIGNALS:
    /// Emitted when the known symmetries have changed.
    void changed();
    /// Emitted when the board is about to be permuted by `permutation`.
    void moving(const lightsout::Permutation& permutation);

private:
    void follow();

    CurrentDocument& document_;
    Job job_{this};
    std::optional<Rule> rule_; ///< the last rule searched for symmetries
    std::vector<Permutation> generators_;
    std::size_t next_ = 0;
};

} // namespace lightsout
