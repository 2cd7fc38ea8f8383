// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/LessonSession.h"

#include <QFrame>

class QLineEdit;
class QPushButton;

namespace lightsout {

class TextLabel;

/// "Your turn": what a step asks, where to answer, what is said of the answer, and hints.
class AskCard : public QFrame {
    Q_OBJECT

public:
    explicit AskCard(LessonSession& session, QWidget* parent = nullptr);

    /// Shows the question of another step.
    void showAsk();
    /// Shows what is said of it now.
    void refresh();
    /// Where a keyboard answers: the field or the first choice; null where neither is asked for.
    QWidget* answerPlace() const;

private:
    void makeChoices(const Ask& ask);
    void showHints(const Ask& ask);
    void askClass();

    LessonSession& session_;
    TextLabel* title_;
    ProseView* text_;
    QWidget* answerRow_;
    QLineEdit* field_;
    QPushButton* check_;
    QWidget* choiceBox_;
    std::vector<ProseView*> choiceTexts_;
    ProseView* hintText_; ///< the latest one
    QFrame* line_;
    ProseView* message_;
    TextLabel* notice_;
    QPushButton* hint_;
    QPushButton* class_;
    QPushButton* skip_;
};

} // namespace lightsout
