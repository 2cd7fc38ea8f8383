// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "elimination/Recording.h"
#include "io/MatrixNotation.h"

#include <QWidget>

class QComboBox;
class QHBoxLayout;
class QMenu;
class QPushButton;

namespace lightsout {

/// Beside the matrix: what is eliminated, how, and the ways out of the window.
class ToolRow : public QWidget {
    Q_OBJECT

public:
    explicit ToolRow(QWidget* parent = nullptr);

    EliminationMethod method() const;
    /// Whether or not this board allows it.
    EliminationMethod wantedMethod() const { return wanted_; }
    MatrixKind kind() const;
    /// Says nothing of it.
    void choose(EliminationMethod method, MatrixKind kind);
    /// Whether the board can be filled row by row; else the method is Gauss, for as long.
    void setCanChase(bool canChase);
    /// What comes out is the same however it was found: in place of method and matrix, whether to
    /// see formulas, if there are any, or the matrix.
    void setOutcome(bool isOutcome, bool hasFormulas);
    bool showsFormulas() const;
    /// Of how many rows there is a matrix to copy, 0 for none; and whether an operation has led to
    /// it.
    void setMatrix(std::size_t rows, bool hasStep);

Q_SIGNALS:
    void methodChosen();
    void kindChosen();
    void copyRequested(MatrixNotation notation);
    void stepCopyRequested(MatrixNotation notation);
    void pdfRequested();
    void latexRequested();
    void pictureRequested();
    void formulasChosen();
    void formulaCopyRequested(bool asLatex);

private:
    void retranslate();
    void makeMenu();

    QComboBox* method_;
    QComboBox* kind_;
    QPushButton* formulas_;
    QPushButton* matrix_;
    QPushButton* copy_;
    QMenu* stepMenu_ = nullptr;
    QAction* pdf_ = nullptr;
    QAction* latex_ = nullptr;
    QList<QAction*> formulaActions_;
    EliminationMethod wanted_ = EliminationMethod::gauss; ///< whether or not this board allows it
    bool isOutcome_ = false;
    bool hasFormulas_ = false;
};

} // namespace lightsout
