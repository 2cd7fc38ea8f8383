// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "analysis/Workbench.h"
#include "lessons/Concealment.h"
#include "lessons/Landmarks.h"
#include "lessons/LessonShelf.h"
#include "lessons/LessonText.h"

#include <QJsonObject>
#include <QPointer>

#include <map>
#include <set>

namespace lightsout {

class BoardView;
class PageTabs;

/// A question of a lesson, in plain text, for a class on other devices.
struct AskedOfClass {
    Ask::Kind kind = Ask::Kind::number; ///< number, predict, choice, or click for cells
    QString text{};
    QStringList choices{};
    std::vector<std::size_t> right{}; ///< choices
    std::optional<double> number{};
    double within = 0;
    std::vector<Vertex> cells{};
    QString why{}; ///< said with the right answer; may be empty
    Game board{};
};

/// A lesson that is being followed: where it is, what it asks, and what was noticed of the reader.
///
/// It plays on boards for which the reader's document is put aside, and ends when that is taken
/// back.
class LessonSession : public QObject {
    Q_OBJECT

public:
    LessonSession(Workbench& workbench, QWidget& window);
    ~LessonSession() override;

    bool isOpen() const { return lesson_.has_value(); }
    /// Opens a lesson, which must be readable, at one of its steps.
    void open(const ShelvedLesson& lesson, std::size_t step);
    /// The file of the open lesson was read anew, or that of another language: goes on where it
    /// was. What was done stays, unless the step asks for something else.
    void refresh(const ShelvedLesson& lesson);
    void close();

    const QString& name() const { return name_; }
    int number() const { return number_; }
    const Lesson& lesson() const { return *lesson_; }
    std::size_t stepIndex() const { return index_; }
    const Step& step() const { return lesson_->steps[index_]; }
    bool isLastStep() const { return index_ + 1 == lesson_->steps.size(); }
    /// The object name of the page that the step is about.
    QString page() const;
    /// Whether what stands beside the subject of that page belongs to it.
    bool needsWholePage() const;
    /// Goes to a step, whatever was done; the one after the last closes nothing and is not there.
    void goTo(std::size_t step);
    /// Goes on without doing what is asked.
    void skip() { goTo(index_ + 1); }
    /// Begins the step again, with the board that it began with.
    void startOver();

    /// True when the step asks nothing that is not done.
    bool isDone() const { return isDone_; }
    /// True when the step asks nothing, or was done in this run of the lesson, now or before.
    bool canContinue() const { return isDone_ || doneHere_.contains(index_); }
    /// What the reader wrote, or what was to be written, once the step is done; empty if nothing
    /// is written in it.
    QString answerText() const;
    /// What is said of the reader's last answer; empty at first.
    const Prose& message() const { return message_; }
    /// The same in the program's own words, where the lesson has none.
    const QString& notice() const { return notice_; }
    std::size_t shownHints() const { return shownHints_; }
    void takeHint();
    /// What the reader wrote.
    void answer(const QString& text);
    void choose(std::size_t choice);
    /// Whether a choice was tried and is wrong.
    bool isTried(std::size_t choice) const { return tried_.contains(choice); }
    /// The last step was left: the next time the lesson begins at its first one.
    void complete();
    /// Whether complete() was called since the step began.
    bool isComplete() const { return isComplete_; }

    /// Whether a live class is open, which can be asked what the step asks.
    void setClassOpen(bool isOpen);
    bool isClassOpen() const { return isClassOpen_; }
    /// True when the step asks something that a class can be asked.
    bool canAskClass() const;
    /// Emits classAsked() with the texts, and with what the session knows of the right answer.
    void askClass(AskedOfClass texts);

    /// What shows the answer, and is hidden until the step is done.
    const Concealment& concealment() const { return concealment_; }

    /// What the words of the step stand for; false until they are computed.
    bool areValuesKnown() const { return !computing_.isRunning(); }
    ShownNumbers numbers() const { return shownNumbers(step().game.rule(), values_); }
    /// Where the thing is that the step points at.
    LandmarkPlace pointedAt() const;

Q_SIGNALS:
    /// Another step, another lesson, or none.
    void stepChanged();
    /// What is said of it is other.
    void changed();
    void pageRequested(const QString& objectName);
    void classAsked(const lightsout::AskedOfClass& asked);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void end();
    PageTabs& pages() const;
    /// Begins the step, with its answer if `showsAnswer` and it was done before.
    void begin(bool setsUp, bool showsAnswer);
    /// What the last step up to this one says that names a page.
    PageChoice lastPage() const;
    /// Brings the page of the step to the front, in the state that the step needs.
    void showPage();
    void setUp(const Game& game);
    void compute();
    std::optional<double> valueOf(const Expression& expression) const;
    void follow();
    void lookAround();
    /// Shows the lights of all boards in the window as black and white pieces if the lesson wants
    /// it, and as they were before otherwise.
    void showPieces();
    void noticePattern();
    void noticeMatrix();
    void noticeClick(QPoint global);
    bool isHit(const Landmark& thing, QPoint global) const;
    void finish();
    /// Says what is said of the right answer.
    void showAnswer();
    static QString doneNotice();
    void showMessage(const Prose& message, const QString& notice = {});
    void judge(double written);

    Workbench& workbench_;
    QWidget& window_;
    std::optional<Lesson> lesson_;
    QString name_;
    int number_ = 0;
    std::size_t index_ = 0;
    Game begun_;              ///< the game when the step began
    QJsonObject pagesBefore_; ///< as the lesson found them
    Concealment concealment_;
    std::vector<QPointer<BoardView>> withPieces_; ///< the boards on which the lesson shows pieces
    LessonValues values_;
    std::optional<double> guess_;
    std::map<std::size_t, double> guesses_; ///< by step
    std::set<std::size_t> doneHere_;        ///< steps done in this run of the lesson
    std::optional<double> written_;         ///< before the values were known
    Job computing_{this};
    bool isDone_ = false;
    bool isSettingUp_ = false;
    bool isClassOpen_ = false;
    bool isComplete_ = false;
    std::set<std::size_t> tried_; ///< wrong choices
    Prose message_;
    QString notice_;
    std::size_t shownHints_ = 0;
};

} // namespace lightsout
