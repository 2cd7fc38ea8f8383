// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "challenge/Deal.h"
#include "controls/EnumBox.h"
#include "game/Game.h"
#include "worksheet/Pages.h"
#include "worksheet/Puzzle.h"

#include <QWidget>

class QCheckBox;
class QSpinBox;

namespace lightsout {

/// The choices that define a worksheet.
struct WorksheetChoice {
    std::vector<Deal> deals;
    std::vector<Deal> matrixDeals;       ///< deals for the kinds of puzzle with a matrix
    std::optional<ChallengeBoard> board; ///< used instead of deals, if set
    std::optional<GraphBoard> graph;     ///< used instead of deals, if set
    std::vector<PuzzleKind> kinds;
    WorksheetOptions options;
};

/// The form in which a worksheet is configured.
class WorksheetForm : public QWidget {
    Q_OBJECT

public:
    /// `game` is the board that can be used instead of dealt boards, if it fits on paper.
    explicit WorksheetForm(const Game& game, QWidget* parent = nullptr);

    WorksheetChoice choice() const;

Q_SIGNALS:
    void changed();

private:
    void addFields();
    void adapt();

    bool isDealt() const;

    std::optional<ChallengeBoard> board_;
    std::optional<GraphBoard> graph_;
    QCheckBox* ownBoard_;
    QSpinBox* rows_;
    QSpinBox* cols_;
    QSpinBox* matrixRows_;
    QSpinBox* matrixCols_;
    QSpinBox* presses_;
    QCheckBox* rising_;
    QSpinBox* count_;
    QSpinBox* seed_;
    std::vector<QCheckBox*> kinds_; ///< indexed by PuzzleKind
    QSpinBox* perPage_;
    EnumBox<SheetLanguage>* language_;
    QCheckBox* coordinates_;
    QCheckBox* numbers_;
    QCheckBox* hints_;
    QCheckBox* answers_;
};

} // namespace lightsout
