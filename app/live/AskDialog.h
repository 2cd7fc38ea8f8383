// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/ClassQuestion.h"

#include <QDialog>

#include <array>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QPushButton;

namespace lightsout {

class BoardView;
class TextEditor;

/// The dialog in which the teacher types a question for the class.
class AskDialog : public QDialog {
    Q_OBJECT

public:
    /// `onTable` is the board that can be shown with the question. Its cells can be the answer.
    /// `canShowBoard` is false if it can't be shown on phones.
    AskDialog(Game onTable, bool canShowBoard, QWidget* parent = nullptr);

    ClassQuestion question() const;

private:
    struct ChoiceRow {
        QCheckBox* isRight;
        QLineEdit* text;
    };
    void fillCells();
    void toggleCell(Vertex cell);
    void adapt();

    Game onTable_;
    bool canShowBoard_;
    QComboBox* kind_;
    TextEditor* text_;
    QCheckBox* board_;
    QWidget* choiceBox_;
    std::array<ChoiceRow, 6> choices_;
    QWidget* numberBox_;
    QLineEdit* number_;
    QWidget* cellsBox_;
    BoardView* cellsBoard_;
    BitVector cells_; ///< the cells of the right answer
    QLineEdit* why_;
    QPushButton* ask_;
};

} // namespace lightsout
