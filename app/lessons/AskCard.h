// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/LessonSession.h"

#include <QFrame>

class QLineEdit;
class QPushButton;
class QSlider;

namespace lightsout {

class GuessAxis;
class TextLabel;
class TilesView;

/// The card "Your turn", with the question of a step, the controls to answer it, the feedback, and
/// hints.
class AskCard : public QFrame {
    Q_OBJECT

public:
    explicit AskCard(LessonSession& session, QWidget* parent = nullptr);

    /// Shows the question of another step.
    void showAsk();
    /// Scales the question, the answers and the remarks. Size hints are up to date afterwards.
    void setTextScale(double scale);
    /// Returns the smallest width at which no formula is cut off.
    int narrowestWidth() const;
    /// Returns how much higher the card becomes in this width when the reader takes the hints.
    int heightOfHints(int width) const;
    /// Updates the feedback and the hints, and announces those that are new.
    void refresh();
    /// Returns the question for a screen reader; empty if the step has none.
    QString spokenQuestion() const;
    /// Returns the feedback on an answer for a screen reader; empty if there is none.
    QString spokenRemark() const;
    /// Returns the field in which the user can write the answer, or null if the step has none.
    /// Choices are not meant: the one with the focus would look as if it were chosen.
    QWidget* answerPlace() const;
    /// Returns the text of the question, which can be read with keys.
    QWidget& questionPlace() const;

private:
    /// Updates everything without announcing it.
    void refreshParts();
    void arrange();
    void makeChoices(const Ask& ask);
    void showHints(const Ask& ask);
    void showChoices(const Ask& ask);

    LessonSession& session_;
    double textScale_ = 1;
    TextLabel* title_;
    ProseView* text_;
    QWidget* answerRow_;
    QLineEdit* field_;
    QPushButton* check_;
    QSlider* slider_;
    TilesView* tiles_;
    QPushButton* random_; ///< presses any cell
    ProseView* sentence_; ///< the blocks so far
    QWidget* choiceBox_;
    std::vector<ProseView*> choiceTexts_;
    ProseView* hintText_; ///< shows the latest hint
    QFrame* line_;
    ProseView* message_;
    GuessAxis* axis_;
    TextLabel* notice_;
    QPushButton* hint_;
    QPushButton* class_;
    QPushButton* skip_;
    QString announcedText_;   ///< the question whose words were announced last
    QString announcedHint_;   ///< the hint that was announced last
    QString announcedRemark_; ///< the feedback that was announced last
};

} // namespace lightsout
