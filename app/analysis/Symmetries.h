// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "document/Document.h"
#include "game/BoardSymmetry.h"

#include <optional>
#include <string>

namespace lightsout {

/// The symmetries of the document's rule, computed off the GUI thread whenever the rule changes.
class Symmetries : public QObject {
    Q_OBJECT

public:
    explicit Symmetries(Document& document);

    /// Boards with more vertices or edges are not searched: that would take long.
    static constexpr std::size_t maxVertices = maxAutomorphismVertices;
    static constexpr std::size_t maxEdges = 500'000;
    /// Graphs with more vertices show no symmetry: they may need as many permutations.
    static constexpr std::size_t maxShownOfGraph = 1000;

    /// Returns the number of symmetries in decimal; nullopt while it is not known.
    const std::optional<std::string>& count() const { return found_.count; }
    /// Returns true if there is a symmetry to show besides the identity.
    bool canShow() const { return !found_.generators.empty(); }
    /// Applies the next of the generating symmetries to the board, each call another one; undoable.
    void showNext();
    /// Returns true while symmetries are being computed.
    bool isWorking() const { return job_.isRunning(); }

Q_SIGNALS:
    /// The known symmetries have changed.
    void changed();
    /// The board is about to be permuted in this way.
    void moving(const lightsout::Permutation& permutation);

private:
    struct Found {
        std::optional<std::string> count;
        std::vector<Permutation> generators;
    };
    static Found search(const Rule& rule, const Progress& progress);
    void follow();

    Document& document_;
    Job job_{this};
    Rule rule_; ///< last rule that was searched
    Found found_;
    std::size_t next_ = 0;
};

} // namespace lightsout
