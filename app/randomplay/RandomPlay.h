// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "document/Document.h"
#include "random/LimitLaw.h"
#include "random/Mixing.h"
#include "random/Moments.h"
#include "random/PressLightTable.h"
#include "random/Simulation.h"

namespace lightsout {

/// The games and laws that the cards of the tab show, worked out off the GUI thread.
///
/// Follows the document while somebody looks. What is not known yet, or can't be known, is null.
class RandomPlay : public QObject {
    Q_OBJECT

public:
    /// Boards up to this size are drawn and played.
    static constexpr std::size_t maxVertices = 100'000;
    /// Boards up to this size have their limit law written out.
    static constexpr std::size_t maxLimitVertices = 2'500;
    /// On large boards numbers of black cells are drawn that are likelier than this.
    static constexpr double negligible = 1e-7;
    /// Distances to the limit are known up to this time.
    static constexpr std::size_t distanceTimes = 300;

    enum class Start { board, allOff, oneBlack };

    RandomPlay(const Document& document, QObject* parent);

    /// Takes over the document's board, if it is another one.
    void refresh();
    void setStart(Start start);
    void setWalk(Walk walk);
    /// Follows another cell: how often it is black, and where one black cell begins.
    void setWatched(Vertex vertex);
    void setGames(std::uint64_t games, std::uint64_t presses);
    /// Plays other games; looks for the law again if that was stopped.
    void repeat();
    /// Gives up what is being worked out.
    void stop();

    Walk walk() const { return plan_.walk; }
    std::optional<Vertex> watched() const { return plan_.watched; }
    const Rule& rule() const { return rule_; }
    /// The lights that games begin with.
    const BitVector& lights() const { return lights_; }
    std::uint64_t presses() const { return plan_.presses; }
    std::uint64_t gameCount() const { return plan_.games; }
    /// The number of these games among all that can be played; the same number plays the same, as
    /// a seed on the command line.
    std::uint64_t series() const { return plan_.seed; }

    /// Whether the games are followed press by press, which plays others.
    bool followsTime() const { return plan_.followsTime; }

    const Moments* moments() const { return exact_ ? exact_->moments.get() : nullptr; }
    const LimitLaw* limit() const;
    const ExactLaw* law() const { return law_ ? law_->law.get() : nullptr; }
    const std::vector<double>* distances() const { return law_ ? &law_->distances : nullptr; }
    const Simulation* games() const { return games_ ? &*games_ : nullptr; }
    /// Why there will be no exact law.
    bool isLawOutOfReach() const { return isLawOutOfReach_; }
    bool isLawStopped() const { return isLawStopped_; }
    bool isLawSought() const { return exactJob_.isRunning() || lawJob_.isRunning(); }
    /// What the law takes; nothing where no way to it is known.
    std::optional<WorkEstimate> lawEstimate() const { return PressLightTable::estimate(rule_); }
    /// The nearest narrower board of its kind that has a law.
    std::optional<Lattice> nearestWithLaw() const;
    /// What the games take, and how many of them may be played.
    WorkEstimate gamesEstimate() const { return simulationEstimate(rule_, plan_); }
    std::uint64_t feasibleGames() const;
    bool isTooLarge() const { return rule_.vertexCount() > maxVertices; }

Q_SIGNALS:
    /// Another board or start: everything is unknown again.
    void boardChanged();
    void exactChanged();
    void gamesChanged();
    void watchedChanged();

private:
    struct Exact {
        std::shared_ptr<const Moments> moments;
        std::shared_ptr<const LimitLaw> limit;
    };
    struct Law {
        std::shared_ptr<const ExactLaw> law;
        std::vector<double> distances;
    };

    void begin();
    void findExact();
    void findLaw();
    void play();

    const Document& document_;
    Rule rule_;
    BitVector boardLights_;
    BitVector lights_;
    Start start_ = Start::board;
    SimulationPlan plan_;
    bool hasBoard_ = false;
    Budget budget_; ///< of the law, as it was when the board came
    bool isLawOutOfReach_ = false;
    bool isLawStopped_ = false;
    std::optional<Exact> exact_;
    std::optional<Law> law_;
    std::optional<Simulation> games_;
    Job exactJob_{this};
    Job lawJob_{this};
    Job gamesJob_{this};
};

} // namespace lightsout
