// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "analysis/Workbench.h"
#include "elimination/EliminationPlayer.h"
#include "elimination/Export.h"
#include "elimination/HandElimination.h"
#include "elimination/ShownMatrix.h"
#include "look/Stage.h"
#include "tab/CommandSource.h"
#include "tab/PageState.h"

#include <QWidget>

class QHBoxLayout;
class QScrollArea;
class QStackedLayout;

namespace lightsout {

class Card;
class DeterminantCard;
class FormulaList;
class HandCard;
class MatrixView;
class NullityBoundsCard;
class MethodsView;
class ModeBar;
class OutcomeCard;
class PlayerCard;
class RowCard;
class RowPointing;
class ToolRow;

/// The matrix tab. It shows [A | d], its elimination step by step or by hand, and the result, all
/// linked to the board.
class EliminationPage : public QWidget, public Staged, public PageState, public CommandSource {
    Q_OBJECT

public:
    using Mode = EliminationMode;

    explicit EliminationPage(Workbench& workbench, QWidget* parent = nullptr);

    QStringList commands() const override;

    QJsonObject state() const override;
    void restore(const QJsonObject& state) override;

    void setStage(Stage stage) override;
    void turn(bool isForward) override;

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void connectParts();
    void setMode(Mode mode);
    Mode mode() const { return shown_.mode(); }
    void followMove(const Move& move);
    /// Records the elimination of the current game and goes to the step at which the user left it.
    void record();
    void takeRecording(const std::shared_ptr<const Recording>& recording);
    void clearRecording(const QString& message);
    /// Lets the determinant and the bounds be computed while they are of use.
    void activateCards();
    /// Adopts the rank of a board whose elimination is not recorded.
    void followFacts();
    /// Shows the determinant in the result.
    void followDeterminant();
    /// Shows the matrix of the current mode, and everything that belongs to it.
    void refresh();
    /// Shows the progress of recording the elimination.
    void showProgress();

    Workbench& workbench_;
    EliminationPlayer player_{this};
    HandElimination hand_{this};
    ShownMatrix shown_{workbench_, player_, hand_};
    Job recording_{this};
    Export export_{this};
    ModeBar* modes_;
    ToolRow* tools_;
    MatrixView* matrix_;
    Card* formulaCard_;
    FormulaList* formulas_;
    DeterminantCard* determinant_;
    NullityBoundsCard* bounds_;
    QStackedLayout* subject_; ///< shows one of ResultView
    PlayerCard* steps_;
    HandCard* handCard_;
    OutcomeCard* outcome_;
    RowCard* row_;
    QScrollArea* side_;
    QWidget* body_;
    QHBoxLayout* columns_; ///< columns of the body: subject and side
    MethodsView* methods_;
    QScrollArea* comparison_; ///< contains the methods
    RowPointing* pointing_;
    Stage stage_ = Stage::desk;
    std::size_t step_ = 0;   ///< step at which the user left the elimination
    bool keepsHand_ = false; ///< whether the next recording has the same rule
    bool isStale_ = true;    ///< whether the board has changed while the tab was hidden
};

} // namespace lightsout
