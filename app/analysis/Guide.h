// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Analysis.h"

#include <QTimer>

#include <functional>

namespace lightsout {

/// What the workbench points out on the board: a solution as stars, a hint, an automatic game, or
/// the quiet pattern that proves there is no solution, or one that is looked at. The same on every
/// tab.
class Guide : public QObject {
    Q_OBJECT

public:
    Guide(Document& document, Analysis& analysis);

    /// The presses still to make, while a solution is shown; else nothing.
    const std::optional<BitVector>& stars() const { return stars_; }
    std::optional<Vertex> hint() const { return hint_; }
    /// The certificate, while it is shown; else nothing.
    const std::optional<BitVector>& certificate() const { return certificate_; }

    /// The pattern that is looked at; else nothing.
    const std::optional<BitVector>& pattern() const { return pattern_; }

    /// True when of the stars none may be pressed now, because only lit cells may.
    bool isStuck() const {
        return stars_ && stars_->any() && firstPlayable(*stars_) == stars_->size();
    }
    bool isSolutionWanted() const { return solutionWanted_; }
    bool isPlaying() const { return autoplay_.isActive(); }

    /// Shows a solution once it is known, or the certificate if there is none.
    void setSolutionWanted(bool wanted);
    /// Shows these presses, if they do solve the present game.
    void showSolution(const BitVector& presses);
    /// Shows a pattern in place of a solution, unless it is of another board; nothing, to show it
    /// no more.
    void showPattern(std::optional<BitVector> pattern);
    /// Presses all of a pattern, one vertex after the other or all at once: one step to undo.
    void pressPattern(const BitVector& pattern, bool isAnimated);
    /// Asks for the tab with the board, where what was just begun can be seen.
    void showBoard() { Q_EMIT boardWanted(); }
    /// Points at one press of the solution, or shows the certificate.
    void showHint();
    /// Presses the solution, one vertex after the other.
    void setPlaying(bool playing);
    /// Lets another way to play decide what is pressed next, for hints and autoplay, until that has
    /// nothing to press; null for the solution. Stops autoplay.
    void setNextPress(std::function<std::optional<Vertex>()> nextPress);
    bool isLed() const { return nextPress_ != nullptr; }
    /// Whether autoplay made presses of the present game.
    bool hasPlayed() const { return hasPlayed_; }

    static constexpr int millisecondsBetweenPresses = 450;

Q_SIGNALS:
    void changed();
    void boardWanted();

private:
    void followMove(const Move& move);
    void followFacts();
    /// followFacts(), after starting work that was stopped anew.
    void askForFacts();
    void dropWishes();
    void playNext();
    void pressNext();
    /// The first of the presses that the option of play allows now; their size if there is none.
    Vertex firstPlayable(const BitVector& presses) const;
    bool wantsAnswer() const {
        return solutionWanted_ || hintWanted_ || (isPlaying() && !nextPress_);
    }

    Document& document_;
    Analysis& analysis_;
    QTimer autoplay_;
    std::optional<BitVector> stars_;
    std::optional<Vertex> hint_;
    std::optional<BitVector> certificate_;
    std::optional<BitVector> pattern_;
    QTimer pressing_;
    std::vector<Vertex> left_; ///< still to be pressed, the last one first
    quint64 expectedRevision_ = 0;
    bool solutionWanted_ = false;
    bool hintWanted_ = false;
    std::function<std::optional<Vertex>()> nextPress_;
    bool hasPlayed_ = false;
};

} // namespace lightsout
