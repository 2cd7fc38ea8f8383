// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "document/CurrentDocument.h"
#include "random/LimitLaw.h"
#include "random/Moments.h"
#include "random/PressLightTable.h"
#include "random/Simulation.h"

namespace lightsout {

/// A model that plays the games and computes the laws shown on the cards of the page, off the GUI
/// thread.
///
/// It follows the document while the page is visible. Results that are not known yet, or can't be
/// known, are null.
class RandomPlay : public QObject {
    Q_OBJECT

public:
    /// The maximum number of vertices of a board that is drawn and played.
    static constexpr std::size_t maxVertices = 100'000;
    /// The maximum number of vertices of a board whose limit law is computed.
    static constexpr std::size_t maxLimitVertices = 2'500;
    /// On large boards, a number of black cells is drawn only if its probability is larger than
    /// this.
    static constexpr double negligible = 1e-7;
    /// The number of presses up to which distances to the limit are computed.
    static constexpr std::size_t distanceTimes = 300;
    /// The maximum rank for which the eigenvalues of the walk are computed; 4096 boards are then
    /// reachable.
    static constexpr std::size_t maxSpectrumRank = 12;

    enum class Start { board, allOff, oneBlack };

    RandomPlay(const CurrentDocument& document, QObject* parent);

    /// Adopts the document's board, if it has changed.
    void refresh();
    void setStart(Start start);
    void setWalk(Walk walk);
    /// Sets the watched cell, which must have a light: the number of games that end with this cell
    /// black is counted. If games start with a single black cell, they start with this one.
    void setWatched(Vertex vertex);
    void setGames(std::uint64_t games, std::uint64_t presses);
    /// Sets whether lights are shown as lamps instead of black and white pieces.
    void setLamps(bool hasLamps);
    /// Plays new games, and restarts the computation of the exact law if it was stopped.
    void repeat();
    /// Cancels the computations in progress.
    void stop();
    /// Returns the memory that the computation of the exact law needs; 0 if it is not running.
    std::uint64_t lawBytes() const;
    /// Cancels the computation of the exact law until refresh() is called.
    void suspendLaw();

    Start start() const { return start_; }
    Walk walk() const { return plan_.walk; }
    bool hasLamps() const { return hasLamps_; }
    std::optional<Vertex> watched() const { return plan_.watched; }
    const Rule& rule() const { return rule_; }
    /// Returns the lights with which games begin.
    const BitVector& lights() const { return lights_; }
    std::uint64_t presses() const { return plan_.presses; }
    std::uint64_t gameCount() const { return plan_.games; }
    /// Returns the seed of the games. The same seed gives the same games, as on the command line.
    std::uint64_t series() const { return plan_.seed; }

    /// Returns true if the games are recorded press by press. With the same seed, these games
    /// differ from games that are not recorded.
    bool followsTime() const { return plan_.followsTime; }

    const Moments* moments() const { return exact_ ? exact_->moments.get() : nullptr; }
    const LimitLaw* limit() const;
    const ExactLaw* law() const { return law_ ? law_->law.get() : nullptr; }
    const std::vector<double>* distances() const { return law_ ? &law_->distances : nullptr; }
    /// Returns the largest absolute value below 1 of any eigenvalue of the walk on the boards, or
    /// nullopt if it is not known. In the long run, each press multiplies the distance to the limit
    /// by this factor. It is computed for up to 2^maxSpectrumRank boards.
    std::optional<double> secondEigenvalue() const { return law_ ? law_->second : std::nullopt; }
    const Simulation* games() const { return games_ ? &*games_ : nullptr; }
    /// These functions report why there is no exact law.
    bool isLawOutOfReach() const { return isLawOutOfReach_; }
    bool isLawStopped() const { return isLawStopped_; }
    bool isLawSought() const { return exactJob_.isRunning() || lawJob_.isRunning(); }
    /// Returns the cost of computing the law; nullopt if it can't be computed.
    std::optional<WorkEstimate> lawEstimate() const { return PressLightTable::estimate(rule_); }
    /// Returns the closest narrower board of the same kind whose law can be computed.
    std::optional<Lattice> nearestWithLaw() const;
    /// Return the cost of the games, and the number of games that the work budget allows.
    WorkEstimate gamesEstimate() const { return simulationEstimate(rule_, plan_); }
    std::uint64_t feasibleGames() const;
    bool isTooLarge() const { return rule_.vertexCount() > maxVertices; }

Q_SIGNALS:
    /// Emitted when the board, the start or the walk has changed, which invalidates all results.
    void boardChanged();
    void exactChanged();
    void gamesChanged();
    void watchedChanged();
    void lampsChanged();

private:
    struct Exact {
        std::shared_ptr<const Moments> moments;
        std::shared_ptr<const LimitLaw> limit;
    };
    struct Law {
        std::shared_ptr<const ExactLaw> law;
        std::vector<double> distances;
        std::optional<double> second;
    };

    void begin();
    void findExact();
    void findLaw();
    void play();

    const CurrentDocument& document_;
    Rule rule_;
    BitVector boardLights_;
    BitVector lights_;
    Start start_ = Start::board;
    bool hasLamps_ = false;
    SimulationPlan plan_;
    bool hasBoard_ = false;
    Budget budget_; ///< budget for computing the law, determined when the board was set
    bool isLawOutOfReach_ = false;
    bool isLawStopped_ = false;
    bool isLawSuspended_ = false;
    std::optional<Exact> exact_;
    std::optional<Law> law_;
    std::optional<Simulation> games_;
    Job exactJob_{this};
    Job lawJob_{this};
    Job gamesJob_{this};
};

} // namespace lightsout
