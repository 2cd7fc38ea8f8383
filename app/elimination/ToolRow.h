#pragma once

#include "elimination/Recording.h"
#include "io/MatrixNotation.h"

#include <QWidget>

class QComboBox;
class QHBoxLayout;
class QMenu;
class QPushButton;

namespace lightsout {

/// Above the matrix: what is eliminated, how, and the ways out of the window.
class ToolRow : public QWidget {
    Q_OBJECT

public:
    ToolRow(EliminationMethod method, MatrixKind kind, QWidget* parent = nullptr);

    EliminationMethod method() const;
    MatrixKind kind() const;
    /// Whether the board can be filled row by row; else the method is Gauss.
    void setCanChase(bool canChase);
    /// Of how many rows there is a matrix to copy, 0 for none; and whether an operation has led to
    /// it.
    void setMatrix(std::size_t rows, bool hasStep);

Q_SIGNALS:
    void methodChosen();
    void kindChosen();
    void copyWanted(MatrixNotation notation);
    void stepCopyWanted(MatrixNotation notation);
    void pdfWanted();
    void latexWanted();
    void pictureWanted();

private:
    void makeMenu();

    QComboBox* method_;
    QComboBox* kind_;
    QPushButton* copy_;
    QMenu* stepMenu_ = nullptr;
    QAction* pdf_ = nullptr;
    QAction* latex_ = nullptr;
    bool canChase_ = true;
};

} // namespace lightsout
