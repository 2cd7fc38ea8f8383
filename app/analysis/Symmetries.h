// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "document/Document.h"
#include "game/BoardSymmetry.h"

#include <optional>
#include <string>

namespace lightsout {

/// The symmetries of the document's rule, looked for off the GUI thread whenever the rule changes.
class Symmetries : public QObject {
    Q_OBJECT

public:
    explicit Symmetries(Document& document);

    /// Boards of more vertices or edges are not looked at: the search would take long.
    static constexpr std::size_t maxVertices = maxAutomorphismVertices;
    static constexpr std::size_t maxEdges = 500'000;
    /// Graphs of more vertices have no symmetry to show: as many permutations may be needed.
    static constexpr std::size_t maxShownOfGraph = 1000;

    /// How many there are, in decimal; nothing while that is not known.
    const std::optional<std::string>& count() const { return found_.count; }
    /// True when there is one to show, beside the one that moves nothing.
    bool canShow() const { return !found_.generators.empty(); }
    /// Moves the board by one symmetry, each time by the next of those that generate all; undoable.
    void showNext();
    /// True while one is looked for.
    bool isWorking() const { return job_.isRunning(); }

Q_SIGNALS:
    /// What is known changed.
    void changed();
    /// The board is about to be moved so.
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
    Rule rule_; ///< that was last looked at
    Found found_;
    std::size_t next_ = 0;
};

} // namespace lightsout
