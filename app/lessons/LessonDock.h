// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/LessonSession.h"

#include <QDockWidget>

class QBoxLayout;
class QPushButton;
class QScrollArea;
class QToolButton;

namespace lightsout {

class AskCard;
class PointerOverlay;
class StepDots;
class TextLabel;

/// The panel of a lesson, next to the pages, or below them if the window is narrow.
class LessonDock : public QDockWidget {
    Q_OBJECT

public:
    /// The window must outlive the dock.
    LessonDock(Workbench& workbench, LessonShelf& shelf, const LessonFrame& frame);

    LessonSession& session() { return session_; }
    /// Opens a lesson at `step`, if given, otherwise at the step where the user left it. `game` is
    /// the state of the step's board, if the lesson was interrupted. Shows an error if the lesson's
    /// file is invalid.
    void openLesson(const QString& name, std::optional<std::size_t> step = {},
                    const std::optional<Game>& game = {});
    /// Copies a lesson from elsewhere to the user's own lessons and opens it. Shows an error if
    /// that fails.
    void openFile(const QString& path);
    /// Returns the number and title of the open lesson.
    QString heading() const;
    /// Goes to the next or previous step, for the keys of a presenter. Returns false if no lesson
    /// is open.
    bool turn(bool isForward);
    /// Sets whether the window is projected on a wall.
    void setOnWall(bool isOnWall);
    /// Returns the number of pixels by which the step overflows the panel; 0 if everything fits.
    int overflow() const;
    /// Returns the widget that the key F6 focuses: the first text of the step, or, once the step is
    /// done, the button to the next one.
    QWidget& readingPlace() const;
    /// Returns the menu next to the title, with the commands for the lesson.
    QMenu* menu() { return menu_; }

    /// In a window narrower than this, the dock is below the pages.
    static constexpr int narrowWindow = 1180;

Q_SIGNALS:
    void pageRequested(const QString& id);
    void stepChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeContent();
    QWidget* makeHead();
    QWidget* makeFoot();
    void fillMenu();
    void retranslate();
    void showStep();
    void refresh();
    /// Focuses the text for a screen reader, which then speaks its name and its first paragraph,
    /// and announces what follows.
    void speakStep();
    /// Returns the first text of the step; if it has none, the button to the next one.
    QWidget& firstStop() const;
    /// Shows what has been learnt and which lesson comes next.
    void showEnd();
    /// Returns the program's next lesson; null after the last lesson and after one of the user's
    /// own lessons.
    const ShelvedLesson* nextLesson() const;
    /// Moves the dock next to or below the pages, depending on the width of the window.
    void settle();
    /// Sets the width of the dock next to the pages, or its height below them.
    void limitSize();
    /// In wall mode, enlarges the text until it fills the panel. The panel is wider if the text is
    /// long.
    void fillPanel();
    bool isBelow() const;
    int widthOnWall() const;
    /// Returns the height that is left for the step in a panel of this width. It depends on the
    /// width because the lesson's title may wrap.
    int heightForStep(int width) const;
    void followShelf();
    /// Shows why a lesson can't be read.
    void refuse(const QString& name, const QString& problem);
    /// Returns the position of the landmark to point at. In each step, the first calls also scroll
    /// to the landmark.
    LandmarkPlace revealed();

    LessonShelf& shelf_;
    QWidget& window_;
    LessonSession session_;
    PointerOverlay* pointer_;
    QWidget* body_;
    QWidget* head_ = nullptr; ///< above the step
    QWidget* foot_ = nullptr; ///< below the step
    QScrollArea* scroll_;
    /// Layouts that are horizontal if the dock is below the pages, and vertical otherwise.
    QBoxLayout* headTexts_ = nullptr;
    QBoxLayout* columns_ = nullptr;
    QBoxLayout* footRows_ = nullptr;
    TextLabel* title_;
    TextLabel* place_;
    QMenu* menu_;
    QToolButton* more_;
    QToolButton* close_;
    TextLabel* stepTitle_;
    ProseView* text_;
    QWidget* pointerRow_;
    QWidget* knob_; ///< end of the pointer's line
    ProseView* pointerText_;
    AskCard* ask_;
    TextLabel* problem_; ///< the error in the file, if it can't be read
    StepDots* dots_;
    TextLabel* minutes_;
    QPushButton* back_;
    QPushButton* startOver_;
    QPushButton* next_;
    bool isUnspoken_ = false; ///< whether the step will be spoken once its values are known
    bool isOnWall_ = false;
    int refills_ = 0;  ///< number of times the panel was refilled for this content
    double wallShare_; ///< the panel's share of the window's width
    int attempts_ = 0; ///< number of attempts to scroll to the landmark
};

} // namespace lightsout
