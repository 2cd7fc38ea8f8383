// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Workbench.h"
#include "facts/Value.h"
#include "solve/SingleChanges.h"

#include <QStringList>

#include <array>
#include <memory>

namespace lightsout {

/// The effects of all single changes of the drawn graph: what would become of the board. They are
/// computed off the GUI thread after each change of the board, as long as they are wanted.
class WhatIf : public QObject {
    Q_OBJECT

public:
    explicit WhatIf(Workbench& workbench, QObject* parent = nullptr);

    /// Maximum number of vertices: a graph of this size has about 80 000 pairs of vertices.
    static constexpr std::size_t maxVertices = 400;

    /// What a change should achieve.
    enum class Goal {
        everyBoard, ///< every board on the graph is solvable
        thisBoard,  ///< the board that is shown is solvable
    };
    /// A change and its effect.
    struct Effect {
        SingleChange change;
        Prediction after;
    };
    /// What takes longer to compute about the board after a change.
    struct Details {
        Value fewest;
        Value symmetries;
        QStringList name; ///< empty if the graph has no known name
    };
    static constexpr std::array kinds{ChangeKind::addEdge,       ChangeKind::removeEdge,
                                      ChangeKind::addArrow,      ChangeKind::removeArrow,
                                      ChangeKind::selfInfluence, ChangeKind::removeVertex,
                                      ChangeKind::addLeaf,       ChangeKind::light};

    void setWanted(bool isWanted);
    /// Returns true if the board is a drawn graph of at most maxVertices vertices.
    bool isPossible() const;

    ChangeKind kind() const { return kind_; }
    void setKind(ChangeKind kind);
    Goal goal() const { return goal_; }
    void setGoal(Goal goal);

    /// Returns the state of the current board; null while it is not known.
    const Prediction* present() const;
    /// Returns the effect of a possible change of the current board, or nullopt while it is not
    /// known.
    std::optional<Prediction> predict(const SingleChange& change) const;
    /// Returns the effects of all changes of a kind; empty while they are not known.
    const std::vector<Effect>& effects(ChangeKind kind) const;
    const std::vector<Effect>& effects() const { return effects(kind_); }
    /// Returns how much the nullity grows, or falls if it is negative.
    int nullityChange(const Prediction& after) const;
    bool reachesGoal(const Prediction& after) const;

    /// Returns the change that the user considers.
    std::optional<SingleChange> pointed() const;
    /// Considers a change, and begins to compute the details of its effect.
    void point(std::optional<SingleChange> change);
    /// Returns the details for the change that the user considers; null while they are not known.
    const Details* details() const;
    /// Makes a change, as one step of the history.
    void make(const SingleChange& change);

Q_SIGNALS:
    /// Emitted when the effects, the kind or the goal have changed.
    void changed();
    /// Emitted when the change that the user considers, or its details, have changed.
    void pointedChanged();
    /// Emitted when the user has made a change here.
    void made();

private:
    struct Effects {
        SingleChanges changes;
        std::array<std::vector<Effect>, kinds.size()> ofKinds;
    };
    void follow();
    const Effects* current() const;

    Workbench& workbench_;
    bool isWanted_ = false;
    ChangeKind kind_ = ChangeKind::addEdge;
    Goal goal_ = Goal::everyBoard;
    OfRevision<std::shared_ptr<const Effects>> effects_;
    OfRevision<SingleChange> pointed_;
    std::optional<Details> details_;
    Job job_{this};
    Job detailsJob_{this};
};

} // namespace lightsout
