// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Analysis.h"

#include <QTimer>

#include <functional>

namespace lightsout {

/// The guidance that every tab shows on the board: a solution as stars, a hint, an automatic game,
/// the quiet pattern that proves there is no solution, or a pattern that the user is viewing.
class Guide : public QObject {
    Q_OBJECT

public:
    Guide(CurrentDocument& document, Analysis& analysis);

    /// Returns the remaining presses while a solution is shown; otherwise nullopt.
    const std::optional<BitVector>& stars() const { return shown().stars; }
    std::optional<Vertex> hint() const { return shown().hint; }
    /// Returns the certificate while it is shown; otherwise nullopt.
    const std::optional<BitVector>& certificate() const { return shown().certificate; }

    /// Returns the pattern that the user is viewing; nullopt if there is none.
    const std::optional<BitVector>& pattern() const { return shown().pattern; }

    /// Returns the quiet pattern that was pressed last. Returns null if the game has changed since
    /// then, or if there is none.
    const BitVector* pressedPattern() const { return pressed_.in(document_.revision()); }

    /// Returns true if none of the stars may be pressed now because only lit cells may be pressed.
    bool isStuck() const {
        return stars() && stars()->any() && firstPlayable(*stars()) == stars()->size();
    }
    bool isSolutionWanted() const { return solutionWanted_; }
    bool isPlaying() const { return autoplay_.isActive(); }

    /// Shows a solution once it is known, or the certificate if there is none.
    void setSolutionWanted(bool wanted);
    /// Shows these presses as stars if they solve the current game.
    void showSolution(const BitVector& presses);
    /// Shows a pattern instead of a solution, unless the pattern belongs to another board. If
    /// `pattern` is nullopt, hides the pattern.
    void showPattern(std::optional<BitVector> pattern);
    /// Presses all vertices of a pattern, one after the other or all at once, as a single undo
    /// step.
    void pressPattern(const BitVector& pattern, bool isAnimated);
    /// Begins a new document like CurrentDocument::begin() and then shows the board.
    void begin(Game game);
    /// Requests that the tab with the board be shown, so that the user sees a new document.
    void showBoard() { Q_EMIT boardRequested(); }
    /// Marks one press of the solution, or shows the certificate.
    void showHint();
    /// Starts or stops pressing the vertices of the solution one after the other.
    void setPlaying(bool playing);
    /// Sets a function that chooses the presses for hints and autoplay. When it returns nullopt,
    /// hints use the solution and autoplay stops. A null function restores the use of the solution.
    /// Calling setNextPress() also stops autoplay.
    void setNextPress(std::function<std::optional<Vertex>()> nextPress);
    bool isLed() const { return nextPress_ != nullptr; }
    /// Returns true if autoplay made any of the presses in the current game.
    bool hasPlayed() const { return hasPlayed_; }

    static constexpr int millisecondsBetweenPresses = 450;

Q_SIGNALS:
    void changed();
    void boardRequested();
    /// Emitted when all vertices of a quiet pattern have been pressed.
    void patternPressed(const lightsout::BitVector& pattern);

private:
    /// What is shown on the board, by its vertices.
    struct Guidance {
        std::optional<BitVector> stars;
        std::optional<Vertex> hint;
        std::optional<BitVector> certificate;
        std::optional<BitVector> pattern;
    };
    /// Returns what is shown on the current board; nothing if the board has been replaced since it
    /// was set.
    const Guidance& shown() const;
    Guidance& shown();
    void followMove(const Move& move);
    void followFacts();
    /// Restarts work that was stopped, then calls followFacts().
    void askForFacts();
    void clearRequests();
    void playNext();
    /// Presses the next vertex of a pattern. Returns false if none is left or another change was
    /// made to the game.
    bool pressNext();
    /// Returns the first of the presses that the current playing option allows, or `presses.size()`
    /// if there is none.
    Vertex firstPlayable(const BitVector& presses) const;
    bool wantsAnswer() const {
        return solutionWanted_ || hintWanted_ || (isPlaying() && !nextPress_);
    }

    CurrentDocument& document_;
    Analysis& analysis_;
    QTimer autoplay_;
    OfRevision<Guidance> shown_;
    QTimer pressing_;
    OfRevision<std::vector<Vertex>> left_; ///< vertices still to be pressed, in reverse order
    Stroke stroke_ = Stroke::none;         ///< the presses of the pattern
    BitVector beingPressed_;
    OfRevision<BitVector> pressed_; ///< valid for the document's revision after the pattern was
                                    ///< pressed
    bool solutionWanted_ = false;
    bool hintWanted_ = false;
    std::function<std::optional<Vertex>()> nextPress_;
    bool hasPlayed_ = false;
};

} // namespace lightsout
