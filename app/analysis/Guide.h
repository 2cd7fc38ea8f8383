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
    const std::optional<BitVector>& stars() const { return marks().stars; }
    std::optional<Vertex> hint() const { return marks().hint; }
    /// The certificate, while it is shown; else nothing.
    const std::optional<BitVector>& certificate() const { return marks().certificate; }

    /// The pattern that is looked at; else nothing.
    const std::optional<BitVector>& pattern() const { return marks().pattern; }

    /// The quiet pattern that was pressed last, until the game changes again; else null.
    const BitVector* pressedPattern() const { return pressed_.in(document_.revision()); }

    /// True when of the stars none may be pressed now, because only lit cells may.
    bool isStuck() const {
        return stars() && stars()->any() && firstPlayable(*stars()) == stars()->size();
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
    /// Begins a document, as Document::begin() does, and then shows the board.
    void begin(Game game);
    /// Asks for the tab with the board, where what was just begun can be seen.
    void showBoard() { Q_EMIT boardRequested(); }
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
    void boardRequested();
    /// All of a quiet pattern is pressed.
    void patternPressed(const lightsout::BitVector& pattern);

private:
    /// What is pointed out, in the numbers of the board's vertices.
    struct Marks {
        std::optional<BitVector> stars;
        std::optional<Vertex> hint;
        std::optional<BitVector> certificate;
        std::optional<BitVector> pattern;
    };
    /// Those of the present board; without any if the board was replaced since.
    const Marks& marks() const;
    Marks& marks();
    void followMove(const Move& move);
    void followFacts();
    /// followFacts(), after starting work that was stopped anew.
    void askForFacts();
    void clearRequests();
    void playNext();
    /// Presses the next vertex of a pattern; false if none is left, or the game was changed
    /// otherwise.
    bool pressNext(bool continuesStroke);
    /// The first of the presses that the option of play allows now; their size if there is none.
    Vertex firstPlayable(const BitVector& presses) const;
    bool wantsAnswer() const {
        return solutionWanted_ || hintWanted_ || (isPlaying() && !nextPress_);
    }

    Document& document_;
    Analysis& analysis_;
    QTimer autoplay_;
    OfRevision<Marks> marks_;
    QTimer pressing_;
    OfRevision<std::vector<Vertex>> left_; ///< still to be pressed, the last one first
    BitVector beingPressed_;
    OfRevision<BitVector> pressed_; ///< of the document's revision once it was pressed
    bool solutionWanted_ = false;
    bool hintWanted_ = false;
    std::function<std::optional<Vertex>()> nextPress_;
    bool hasPlayed_ = false;
};

} // namespace lightsout
