// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "elimination/EliminationPlayer.h"
#include "elimination/Export.h"
#include "elimination/HandElimination.h"
#include "elimination/ShownMatrix.h"
#include "elimination/ToolRow.h"
#include "page/Page.h"

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
class OperationList;
class OutcomeCard;
class PlayerCard;
class RowCard;

/// Returns the scenes for pictures of the page.
std::vector<Scene> eliminationScenes();

/// The page for the matrix. It shows [A | d], its elimination step by step or by hand, and the
/// result, all linked to the board.
class EliminationPage : public Page {
    Q_OBJECT

public:
    explicit EliminationPage(Workbench& workbench, QWidget* parent = nullptr);

    static PageDescription description();

    QStringList commands() const override;

    QJsonObject state() const override;
    void restore(const QJsonObject& state) override;

    void setStage(Stage stage) override;
    /// In desk mode, a matrix is viewed together with the board and the text about its operations.
    Stage stageInLesson(Stage stage) const override;
    void turn(bool isForward) override;

    /// Returns the undo history of the operations made by hand, which is separate from that of the
    /// document.
    QUndoStack* steps() override { return hand_.steps(); }
    std::optional<EliminationState> elimination() const override;

    Card* showCard(const QString& id) override;

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void connectParts();
    using Mode = EliminationMode;

    void setMode(Mode mode);
    Mode matrixMode() const { return shown_.mode(); }
    void followMove(const Move& move);
    /// Records the elimination of the current game and goes to the step at which the user left it.
    void record();
    void takeRecording(const std::shared_ptr<const Recording>& recording);
    void clearRecording(const QString& message);
    /// Returns the approximate size of the recording; 0 if there is none, or if the user has
    /// operated on it.
    std::uint64_t recordingBytes();
    /// Discards the recording. It is made again when the page is shown.
    void giveBackRecording();
    /// Activates the cards of the determinant and of the bounds only while their values are needed;
    /// inactive cards compute nothing.
    void activateCards();
    /// Shows the determinant on the card with the result.
    void followDeterminant();
    /// Shows the matrix of the current mode, and everything that belongs to it.
    void refresh();
    /// Shows the list of operations if the matrix and the board next to it stay large enough.
    void fitOperations();
    /// Puts the tools above or below the other cards, as the mode requires.
    void placeTools();
    /// Shows what the film of the operations has reached.
    void followFilm();
    /// Shows the progress of recording the elimination.
    void showProgress();

    /// Synchronises the row or formula pointed at between the matrix, the formulas and the board.
    void connectPointing();
    /// Clears the row pointed at without emitting a signal. Called before another matrix is loaded.
    void forgetPointing();
    /// Shows the text about the row pointed at, or about the last operation's row.
    void showPointed();
    void followSelection();
    void pointAtRow(std::optional<std::size_t> row);
    void pointAtFormula(std::optional<Vertex> vertex);
    std::optional<std::size_t> pointed() const {
        return pointed_.copyIn(workbench_.document.vertexRevision());
    }
    void setPointed(std::optional<std::size_t> row);

    EliminationPlayer player_{this};
    HandElimination hand_{this};
    ShownMatrix shown_{workbench_, player_, hand_};
    Job recording_{this};
    Export export_{this};
    ToolRow* tools_;
    MatrixView* matrix_;
    Card* formulaCard_;
    FormulaList* formulas_;
    DeterminantCard* determinant_;
    NullityBoundsCard* bounds_;
    QStackedLayout* subject_; ///< has one page for each value of ResultView
    PlayerCard* steps_;
    HandCard* handCard_;
    OutcomeCard* outcome_;
    RowCard* row_;
    QScrollArea* side_;
    QWidget* body_;
    QHBoxLayout* columns_; ///< columns of the body: subject and side
    Card* listCard_;       ///< next to the columns, as high as the body
    OperationList* operations_;
    MethodsView* methods_;
    QScrollArea* comparison_;         ///< contains methods_, the comparison of methods
    OfRevision<std::size_t> pointed_; ///< the row or formula pointed at
    OfRevision<std::size_t> kept_;    ///< row described until another one is pointed at
    Stage stage_ = Stage::desk;
    std::size_t step_ = 0;   ///< step at which the user left the elimination
    bool keepsHand_ = false; ///< whether operations made by hand are applied to the next recording
    bool isStale_ = true;    ///< whether the board has changed while the page was hidden
};

} // namespace lightsout
