// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Workbench.h"
#include "controls/EnumBox.h"
#include "lesson/ClassQuestion.h"

#include <QWidget>

#include <array>

class QCheckBox;
class QLabel;
class QLineEdit;

namespace lightsout {

class BoardView;
class TextEditor;

/// A form in which the teacher types a question for the class and its right answer.
class QuestionForm : public QWidget {
    Q_OBJECT

public:
    /// The current board can be sent with the question. Its cells can be the answer.
    explicit QuestionForm(Workbench& workbench, QWidget* parent = nullptr);

    ClassQuestion question() const;
    /// Returns whether the question can be asked.
    bool isComplete() const;
    /// Empties the form after the question has been asked.
    void clear();
    /// Moves the keyboard focus to the text of the question.
    void begin();

Q_SIGNALS:
    /// Emitted when the question may have changed.
    void changed();

private:
    struct ChoiceRow {
        QCheckBox* isRight;
        QLineEdit* text;
    };
    bool canShowBoard() const;
    ClassQuestion::Kind kind() const;
    void retranslate();
    /// Shows the current board for choosing the right cells.
    void followBoard();
    void toggleCell(Vertex cell);
    void adapt();

    Workbench& workbench_;
    // The parts, in the order in which Tab visits them.
    TextEditor* text_;
    EnumBox<ClassQuestion::Kind>* kind_;
    QLineEdit* number_;
    QWidget* choiceBox_;
    QLabel* choicesName_;
    std::array<ChoiceRow, 6> choices_;
    QWidget* cellsBox_;
    QLabel* cellsName_;
    BoardView* cellsBoard_;
    Game cellsGame_;  ///< the board that cellsBoard_ shows
    BitVector cells_; ///< the cells of the right answer
    QLineEdit* why_;
    QCheckBox* board_;
};

} // namespace lightsout
