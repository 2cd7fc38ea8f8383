// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/EnumBox.h"
#include "elimination/Recording.h"
#include "formats/MatrixNotation.h"

#include <QWidget>

class QMenu;
class QPushButton;

namespace lightsout {

/// The view in which the result is shown.
enum class ResultView { formulas, matrix, determinant, bounds };

/// The controls next to the matrix: the choice of matrix and method, and the export commands.
class ToolRow : public QWidget {
    Q_OBJECT

public:
    explicit ToolRow(QWidget* parent = nullptr);

    EliminationMethod method() const;
    /// Returns the chosen method, even if this board does not allow it.
    EliminationMethod wantedMethod() const { return wanted_; }
    MatrixKind kind() const;
    /// Sets the choices without emitting signals.
    void choose(EliminationMethod method, MatrixKind kind);
    /// Sets whether the board can be filled row by row. If it can't, the method is Gaussian
    /// elimination.
    void setCanChase(bool canChase);
    /// Sets whether the result is shown. The result is the same for all methods, so instead of the
    /// method and the kind of matrix, the row offers a choice between formulas, if there are any,
    /// the matrix, the determinant, and bounds on the nullity.
    void setOutcome(bool isOutcome, bool hasFormulas);
    /// Returns the chosen view of the result; the matrix if the result is not shown.
    ResultView view() const;
    /// Chooses a view of the result, as if the user had done so.
    void chooseView(ResultView view);
    /// Sets the number of rows of the matrix that can be copied, or 0 if there is none, and whether
    /// an operation led to that matrix.
    void setMatrix(std::size_t rows, bool hasStep);
    /// Sets whether slides show a page for each pivot, or else for each operation.
    void setSlides(bool byPivot);

Q_SIGNALS:
    void methodChosen();
    void kindChosen();
    void copyRequested(MatrixNotation notation);
    void stepCopyRequested(MatrixNotation notation);
    void pdfRequested();
    void latexRequested();
    void slidesRequested();
    void animationRequested();
    void pictureRequested();
    void viewChosen();
    void formulaCopyRequested(bool asLatex);

private:
    void retranslate();
    void makeMenu();

    EnumBox<EliminationMethod>* method_;
    EnumBox<MatrixKind>* kind_;
    QPushButton* formulas_;
    QPushButton* matrix_;
    QPushButton* determinant_;
    QPushButton* bounds_;
    QPushButton* copy_;
    QMenu* stepMenu_ = nullptr;
    QAction* pdf_ = nullptr;
    QAction* slides_ = nullptr;
    QAction* latex_ = nullptr;
    QAction* animation_ = nullptr;
    QList<QAction*> formulaActions_;
    EliminationMethod wanted_ = EliminationMethod::gauss; ///< chosen method, even if this board
                                                          ///< does not allow it
    bool isOutcome_ = false;
    bool hasFormulas_ = false;
};

} // namespace lightsout
