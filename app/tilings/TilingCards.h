// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "analysis/Workbench.h"
#include "controls/Card.h"
#include "game/Rule.h"
#include "text/BoardText.h"
#include "tilings/TilingFacts.h"

#include <memory>

class QButtonGroup;
class QGridLayout;
class QHBoxLayout;
class QPushButton;

namespace lightsout {

class PatternTile;

/// A card that shows whether the board has tilings. If it has, the card also shows how many; if it
/// has none, it shows why.
class OverviewCard : public Card {
    Q_OBJECT

public:
    explicit OverviewCard(QWidget* parent = nullptr);

    /// Shows the results for the rule. `count` is the number of all tilings, or empty while it is
    /// not known. `isCounting` is true while it is being computed.
    void showFacts(const Rule& rule, const TilingFacts& facts, const QString& count,
                   bool isCounting);
    /// Shows that the search is in progress. `fraction` is its completed fraction, 0 to 1.
    void showSearching(double fraction);
    void showStopped();

Q_SIGNALS:
    void stopRequested();
    void restartRequested();
    /// Emitted when the user asks to see, move by move, the proof that there is no tiling.
    void proofRequested();

private:
    QString reason(const Rule& rule, const Obstruction& obstruction, VertexNaming name) const;

    QLabel* headline_;
    QLabel* text_;
    QWidget* facts_ = nullptr;
    FactLabel* count_;
    FactLabel* classes_;
    FactLabel* presses_;
    FactLabel* searched_;
    QPushButton* stop_;
    QPushButton* restart_;
    QPushButton* proof_;
};

/// A card with all tilings as small boards, page by page. If there are no tilings, it shows the
/// solutions nearest to a tiling. The chosen tiling or solution is shown on the large board.
class GalleryCard : public Card {
    Q_OBJECT

public:
    explicit GalleryCard(QWidget* parent = nullptr);

    void showFacts(const Rule& rule, std::shared_ptr<const TilingFacts> facts);
    void clear();
    /// Returns true if there is anything to choose from.
    bool hasContent() const { return patternCount() > 0; }
    /// Chooses the next or previous pattern, if there is one.
    void turn(bool isForward) { choose(isForward ? chosen_ + 1 : chosen_ - 1); }

Q_SIGNALS:
    void chosen(const lightsout::BitVector& presses);

private:
    void retranslate();
    /// Updates the title and the text about the patterns.
    void describe();
    std::size_t patternCount() const;
    const BitVector& presses(std::size_t index) const;
    void choose(std::size_t index);
    void showPage();
    void clearTiles();

    Rule rule_;
    std::shared_ptr<const TilingFacts> facts_;
    std::size_t chosen_ = 0;
    QLabel* text_;
    QLabel* position_;
    QPushButton* back_;
    QPushButton* forward_;
    QGridLayout* grid_;
    QButtonGroup* group_;
    std::vector<PatternTile*> tiles_;
};

/// A card for the puzzle in which the user makes presses such that no light changes twice. Presses
/// are moves of the game, so they can be undone, and the last tile wins the game.
class PuzzleCard : public Card {
    Q_OBJECT

public:
    explicit PuzzleCard(Workbench& workbench, QWidget* parent = nullptr);

    /// Shows the state of the game.
    void refresh();
    /// Presses a vertex, or undoes its press if it was pressed. Explains the reason instead if the
    /// press is not allowed because it would change a light a second time, or none at all.
    void touch(Vertex vertex);
    void cancel() { hint_.cancel(); }

Q_SIGNALS:
    /// Emitted when a press that leads to a tiling has been found.
    void hintFound(lightsout::Vertex vertex);

private:
    void startOver();
    void refreshUndo();
    void askForHint();
    void showHint(const std::optional<BitVector>& tiling);

    Workbench& workbench_;
    Job hint_{this};
    QLabel* headline_;
    TextLabel* text_;
    FactLabel* placed_;
    FactLabel* left_;
    QPushButton* hintButton_;
    QPushButton* undo_;
    QPushButton* start_;
};

/// A card with the shapes that a tile can have on a grid: the plus in the middle, and its parts at
/// the sides and in the corners. It also explains the numbers on a board that is not tiled.
class LegendCard : public Card {
    Q_OBJECT

public:
    explicit LegendCard(QWidget* parent = nullptr);

    void setRule(const Rule& rule);
    /// Sets whether the card also explains cells that several presses change.
    void setShowsChanges(bool shows);
    /// Returns false for drawn graphs, whose tiles have no common shapes, unless changes are shown.
    bool hasContent() const { return hasShapes() || !changes_->isHidden(); }

private:
    bool hasShapes() const { return shapes_ != nullptr; }

    Rule rule_;
    QHBoxLayout* row_;
    QWidget* shapes_ = nullptr;
    QLabel* colours_;
    QWidget* changes_;
    QLabel* changesText_;
};

} // namespace lightsout
