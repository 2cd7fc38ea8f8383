#pragma once

#include "analysis/Job.h"
#include "analysis/Workbench.h"
#include "elimination/EliminationPlayer.h"
#include "io/MatrixNotation.h"
#include "widgets/Card.h"

class QComboBox;
class QLayout;
class QPushButton;

namespace lightsout {

class BoardView;
class MatrixView;
class PlayerCard;

/// The matrix tab: [A | d] and its elimination step by step, tied to the board.
class EliminationPage : public QWidget {
    Q_OBJECT

public:
    explicit EliminationPage(Workbench& workbench, QWidget* parent = nullptr);

    /// Boards up to this size are eliminated step by step.
    static constexpr std::size_t mostVertices = 1024;

protected:
    void showEvent(QShowEvent* event) override;

private:
    QLayout* makeToolRow();
    QWidget* makeRowCard();
    void copyMatrix(MatrixNotation notation);
    void followMove(const Move& move);
    /// Records the present game's elimination and goes to the step where it was left.
    void record();
    void showStep();
    void showRow();
    void pointAtRow(std::optional<std::size_t> row);
    /// The row that the card speaks of: the one pointed at, else the one just changed.
    std::optional<std::size_t> shownRow() const;

    Workbench& workbench_;
    EliminationPlayer player_{this};
    Job recording_{this};
    MatrixView* matrix_;
    QComboBox* method_;
    QPushButton* copy_ = nullptr;
    PlayerCard* steps_;
    BoardView* board_;
    QLabel* rowTitle_ = nullptr;
    QLabel* rowText_ = nullptr;
    FactLabel* pivots_ = nullptr;
    FactLabel* free_ = nullptr;
    std::optional<std::size_t> pointedRow_;
    bool isStale_ = true; ///< the board changed while the tab was hidden
};

} // namespace lightsout
