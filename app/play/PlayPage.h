// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/BoardView.h"
#include "controls/Stage.h"
#include "page/Page.h"
#include "play/ChaseGuide.h"

#include <vector>

class QHBoxLayout;
class QStackedWidget;

namespace lightsout {

class CardColumn;
class CompareView;
class DrawingCard;
class PatternTool;
class StatusCard;
class WhatIf;
class WhatIfTool;
struct SingleChange;

/// Returns the scenes for pictures of the page.
std::vector<Scene> playScenes();

/// The page for playing. It shows either the board next to cards with instructions and
/// explanations, or a comparison of two boards.
class PlayPage : public Page {
    Q_OBJECT

public:
    explicit PlayPage(Workbench& workbench, QWidget* parent = nullptr);

    static PageDescription description();

    void setStage(Stage stage) override;
    /// Redoes the next move if `isForward` is true, otherwise undoes the last one.
    void turn(bool isForward) override;

    QStringList commands() const override;

    QJsonObject state() const override;
    void restore(const QJsonObject& state) override;

    /// Starts or stops light chasing, as the button does.
    void chase(bool isOn);
    /// Shows the effect of a change of the graph in the mode "whatif".
    void considerChange(const SingleChange& change);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void arrange();
    /// On a wall, the proof that a board is unsolvable comes before the effect of a cell.
    void orderCards();
    void followWorkbench();
    QWidget* makeDrawingCards();
    QWidget* makeWhatIfCards();
    /// Computes the effects of single changes while a mode needs them.
    void followWhatIf();
    /// Connects the switch for light chasing.
    void followChase();
    void setMode(BoardMode mode);
    /// Does the same as setMode(), but does not show which mode is current.
    void applyMode(BoardMode mode);
    /// Returns the comparison, which is created on first use.
    CompareView& comparison();
    /// Shows the comparison with the pinned board, or waits until a board is pinned.
    void showComparison();
    void followPinned();
    /// While light chasing is active, makes autoplay and hints use its next presses.
    void leadByChase();
    void showGuide();
    void playNext(Game game, const QString& text);

    ChaseGuide chase_;
    bool isLeading_ = false; ///< whether light chasing chooses the presses of autoplay
    BoardView* board_;
    StatusCard* status_;
    PatternTool* pattern_;
    DrawingCard* drawing_;
    WhatIf* whatIf_;
    WhatIfTool* whatIfTool_;
    CardColumn* playCards_ = nullptr;
    std::vector<Staged*> stagedCards_; ///< cards with pictures that are larger in wall mode
    QWidget* vertexCard_ = nullptr;
    QWidget* proofCard_ = nullptr; ///< shows why the board can or can't be solved
    bool isProofFirst_ = false;
    QStackedWidget* cards_; ///< cards for playing, patterns, drawing and single changes
    QStackedWidget* views_; ///< the board with its cards, or the comparison
    QHBoxLayout* columns_;  ///< columns of the board and its cards
    CompareView* comparison_ = nullptr;
    QJsonObject comparisonState_; ///< state of the comparison until it exists
    bool isComparisonWanted_ = false;
    Stage stage_ = Stage::desk;
};

} // namespace lightsout
