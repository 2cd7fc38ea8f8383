// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "analysis/Workbench.h"
#include "lesson/ClassQuestion.h"
#include "lesson/Quantities.h"
#include "lessons/Concealment.h"
#include "lessons/LessonShelf.h"
#include "lessons/LessonText.h"
#include "window/PageTabs.h"

#include <functional>
#include <map>
#include <set>

namespace lightsout {

/// The parts of the window that lessons use.
struct LessonFrame {
    QWidget& window;
    PageTabs& pages;
    /// Returns the visible position of a landmark.
    std::function<LandmarkPlace(const Landmark&)> landmark;
    /// Returns the widgets that show answers of one kind.
    std::function<QList<QWidget*>(const std::string& name)> revealing;
};

/// Returns the value of a place, on any page, that shows the presses of a solution.
PlaceValue solutionValue();

/// A lesson in progress: its current step, the step's question, and the reader's progress with it.
///
/// The lesson pushes boards of its own on top of the reader's document. It ends when that document
/// is shown again.
class LessonSession : public QObject {
    Q_OBJECT

public:
    /// `panel` shows the lesson. Clicks on it are no answers.
    LessonSession(Workbench& workbench, LessonFrame frame, const QWidget& panel);
    ~LessonSession() override;

    bool isOpen() const { return lesson_.has_value(); }
    /// Opens a lesson, which must be free of errors, at one of its steps. If `game` is given, it is
    /// the state of the step's board when the lesson was interrupted.
    void open(const ShelvedLesson& lesson, std::size_t step,
              const std::optional<Game>& game = std::nullopt);
    /// Continues the open lesson at the same step after its file was read again, possibly in
    /// another language. The step begins again if more than its text has changed.
    void refresh(const ShelvedLesson& lesson);
    void close();

    const QString& name() const { return name_; }
    int number() const { return number_; }
    const Lesson& lesson() const { return *lesson_; }
    std::size_t stepIndex() const { return index_; }
    /// Returns the lesson's number, if it has one, and the step's number, such as "Lesson 1 · step
    /// 3 of 9", or the number of the entry of a book.
    QString placeText() const { return placeText(index_); }
    const Step& step() const { return lesson_->steps[index_]; }
    QString stepName() const { return QString::fromStdString(step().name); }
    bool isLastStep() const { return index_ + 1 == lesson_->steps.size(); }
    /// Returns the id of the page that the step is about.
    QString page() const { return QString::fromStdString(lastPage().page); }
    /// Goes to a step, even if the current one is not done. Ignored if there is no such step.
    void goTo(std::size_t step);
    /// Goes to the next step, or to the end of the lesson, even if this step has not been answered.
    void skip() {
        if (isLastStep()) {
            complete();
        } else {
            goTo(index_ + 1);
        }
    }
    /// Begins the step again, with its initial board.
    void startOver();

    /// Returns true if the step has no question, or if its question is answered.
    bool isDone() const { return isDone_; }
    /// Returns true if the step has no question, or was done at any time in this run of the lesson.
    bool canContinue() const { return isDone_ || doneHere_.contains(index_); }
    /// Once the step is done, returns the reader's guess if the step asked for a prediction, or the
    /// right answer if it asked for another number; otherwise returns an empty string.
    QString answerText() const;
    /// Returns the feedback on the reader's last answer; empty at first.
    const Prose& message() const { return message_; }
    /// Returns the program's own feedback if the lesson provides none.
    const QString& notice() const { return notice_; }
    std::size_t shownHints() const { return shownHints_; }
    void takeHint();
    /// Returns the reader's guess; nullopt if there is none.
    std::optional<double> guess() const { return guess_; }
    /// Returns the result that the reader has guessed, once it is known.
    std::optional<double> guessedResult() const;
    /// Checks the number or the conjecture that the reader wrote.
    void answer(const QString& written);
    /// Removes the feedback on an answer that the reader has deleted.
    void forgetAnswer(const QString& written);
    /// Returns the part of a conjecture that was not understood, as its first character and its
    /// length.
    const std::optional<std::pair<int, int>>& mistake() const { return mistake_; }
    /// Chooses an answer, or the next block of a sentence.
    void choose(std::size_t choice);
    /// Returns the blocks of the sentence so far.
    std::vector<std::size_t> placedBlocks() const;
    /// Moves the slider. Its number is checked when the reader has let go of it.
    void slideTo(double number, bool isReleased);
    /// Clicks on a tile, which is then marked, or not marked any more.
    void toggleTile(std::size_t tile);
    bool isMarked(std::size_t tile) const;
    /// Presses any cell, as the reader's turn in a game.
    void pressRandomly();
    /// Returns the share of the games in which the light was on, if the step asks for games.
    std::optional<double> tally() const;
    /// Returns the reader's guess in this step or, if it asks for games, in an earlier one.
    std::optional<double> shownGuess() const;
    /// Returns whether a choice was tried and is wrong.
    bool isTried(std::size_t choice) const { return tried_.contains(choice); }
    /// Marks the lesson as completed, so that it begins at its first step the next time.
    void complete();
    /// Returns whether complete() was called since the step began.
    bool isComplete() const { return isComplete_; }

    /// Sets whether a live class is open. If so, the question of a step can be sent to it.
    void setClassOpen(bool isOpen);
    /// Returns true if the question of the step can be sent to a class.
    bool canAskClass() const;
    /// Emits classAsked() with the question of the step.
    void askClass();
    bool isClassOpen() const { return isClassOpen_; }
    /// Takes the class's answers to a question, of which those to a prediction of this lesson are
    /// shown next to the reader's guess.
    void takeAnswers(const ClassQuestion& question, const std::vector<ClassAnswer>& answers);
    /// Returns the guesses of the class in this step; empty if it was not asked.
    std::vector<double> classGuesses() const;
    /// Emits classPrepared() with the questions of all steps, once the right answers are known.
    void prepareClass();

    /// Returns the covers of the widgets that show the answer. They stay until the step is done.
    const Concealment& concealment() const { return concealment_; }

    /// Returns false until the numbers in the text of the step have been computed.
    bool areValuesKnown() const { return !computing_.isRunning(); }
    ShownNumbers numbers() const { return shownNumbers(step().game.rule(), values_); }
    /// Returns the position of the landmark that the step points at.
    LandmarkPlace pointedAt() const;

Q_SIGNALS:
    /// Emitted when the step or the lesson has changed, or the lesson has been closed.
    void stepChanged();
    /// Emitted when the feedback, the hints or the known numbers have changed.
    void changed();
    /// Emitted when a wrong press of the reader was taken back.
    void pressTakenBack();
    void pageRequested(const QString& id);
    /// Emitted while a lesson is open, when widgets of the window may have moved or changed.
    void widgetsMoved();
    void classAsked(const lightsout::ClassQuestion& question);
    void classPrepared(const std::vector<lightsout::ClassQuestion>& questions);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void end();
    /// Begins the step, with its initial board if `setsUp` is true. Shows its answer if
    /// `showsAnswer` is true and the step was done before.
    void begin(bool setsUp, bool showsAnswer);
    /// Returns the page of this step, or else of the last earlier step that names one.
    Place lastPage() const;
    /// Makes the page of the step current, in the state that the step needs.
    void showPage();
    void setUp(const Game& game);
    void compute();
    std::optional<double> valueOf(const Expression& expression) const;
    QString placeText(std::size_t index) const;
    void follow();
    void takeBackWrongCell();
    /// Returns whether the current step asks for an answer of this kind and is not done yet.
    bool isAsked(Ask::Kind kind) const;
    /// Returns whether the step asks which single press is left for a light.
    bool isAboutSinglePresses() const;
    /// Accepts or undoes the last press in a step about single presses.
    void followSinglePress();
    /// Returns why a press is not accepted in such a step, and flashes the light that it would
    /// change twice. Returns an empty string if it is accepted.
    QString reasonAgainst(Vertex press);
    /// Notices a click on a cell in a step about the presses that change a light.
    void followChanger(Vertex cell);
    /// Flashes the light about which the step asks, if it asks for the presses that change one.
    void flashLight();
    /// Returns what the reader has to do next, if the text of the step does not say it.
    QString taskNotice() const;
    /// Undoes presses that were not accepted.
    void restore();
    /// Draws rings around the presses of a game if the step is about them, otherwise removes them.
    void markPresses(const std::optional<Game>& game);
    /// Numbers cells by row and column if the step wants that, otherwise as the user does.
    void applyNumbering();
    /// Shows how the mirror images of the first block fly to their places.
    void flyMirrorImages();
    /// Counts the game that has been played to its end, and prepares the next one.
    void followGame();
    bool isAboutGames() const;
    void testConjecture(const QString& text);
    void noticeTest(const ConjectureTest& test);
    void noticeSlider();
    /// Reports how far the reader's guess is from the result.
    void noticeError();
    void noticePage();
    void noticePattern();
    void noticeMatrix();
    void noticeClick(QPoint global);
    bool isHit(const Landmark& thing, QPoint global) const;
    void finish();
    /// Sets the feedback on the right answer.
    void showAnswer();
    static QString doneNotice();
    void showMessage(const Prose& message, const QString& notice = {});
    void judge(double written);

    Workbench& workbench_;
    LessonFrame frame_;
    const QWidget& panel_;
    std::optional<Lesson> lesson_;
    QString name_;
    int number_ = 0;
    std::size_t index_ = 0;
    Game begun_;              ///< the game when the step began
    Game settled_;            ///< the game after the last press that was accepted
    BitVector triedPresses_;  ///< presses of the step's light that were not accepted
    QJsonObject pagesBefore_; ///< states of the pages before the lesson
    Concealment concealment_;
    LessonValues values_;
    std::optional<double> guess_;
    std::map<std::size_t, double> guesses_;                   ///< indexed by step
    std::map<std::size_t, std::vector<double>> classGuesses_; ///< indexed by step
    std::set<std::size_t> doneHere_; ///< steps done in this run of the lesson
    std::optional<double> written_;  ///< an answer given before the values were known
    Job computing_{this};
    Job preparing_{this};
    Job testing_{this};
    std::optional<std::pair<int, int>> mistake_;
    bool isSliderReleased_ = false;
    std::size_t lightsDone_ = 0; ///< number of lights whose presses were found
    std::size_t placed_ = 0;     ///< number of blocks of the sentence so far
    std::set<std::size_t> markedTiles_;
    std::size_t games_ = 0;   ///< games that were played
    std::size_t gamesOn_ = 0; ///< those in which the light was on
    bool isGameOver_ = false; ///< until the next game begins
    bool isDone_ = false;
    bool isBeginning_ = false;
    bool isClassOpen_ = false;
    bool isComplete_ = false;
    std::set<std::size_t> tried_; ///< wrong choices
    Prose message_;
    QString notice_;
    std::size_t shownHints_ = 0;
};

} // namespace lightsout
