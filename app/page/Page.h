// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Workbench.h"
#include "controls/ModeBar.h"
#include "controls/Stage.h"
#include "gf2/RecordedElimination.h"
#include "lesson/Landmark.h"

#include <QJsonObject>
#include <QPointer>
#include <QWidget>

#include <functional>
#include <string>
#include <vector>

namespace lightsout {

class Page;

/// A state of the workbench in which a picture of a page is taken.
struct Scene {
    QString name; ///< name of the picture's file
    Game game;
    std::function<void(Workbench&)> then = {}; ///< called after the game has become current
    QString mode = {};                         ///< empty to keep the current mode
    /// Shows a part of the page; called when the results for the game are known.
    std::function<void(Page&)> view = {};
};

/// What the window knows about a page before the page is created. Texts are in the language of the
/// window.
struct PageDescription {
    QString id; ///< never translated; used by settings, lessons and the manual
    QString title;
    /// A single word that replaces the title if there is little room; empty if the title is a
    /// single word.
    QString shortTitle = {};
    QString toolTip; ///< a sentence that says what the page is for
    QList<ModeBar::Mode> modes = {};
    bool isForPlaying = false; ///< the page that is shown when the board is requested
    Page* (*make)(Workbench& workbench);
    std::vector<Scene> (*scenes)();
};

/// The visible position of a landmark.
struct LandmarkPlace {
    QPointer<QWidget> widget; ///< null if it is not visible
    QRect rect;               ///< in coordinates of the widget

    /// Returns the position of a whole widget, which may be null.
    static LandmarkPlace of(QWidget* widget);
};

/// A page of the window. The window, lessons and pictures use pages only through this interface.
class Page : public QWidget {
    Q_OBJECT

public:
    QString id() const { return objectName(); }
    /// Returns the bar with the modes, which the window shows next to the tabs; null if there are
    /// no modes.
    ModeBar* modeBar() const { return modes_; }
    /// Returns the id of the current mode; empty if there are no modes.
    QString mode() const { return modes_ == nullptr ? QString() : modes_->mode(); }
    /// Chooses a mode as the user does. Does nothing if the page has no such mode.
    void chooseMode(const QString& mode);

    virtual void setStage(Stage stage) = 0;
    /// Returns how much of the page is shown next to a lesson that is about its subject.
    virtual Stage stageInLesson(Stage /*stage*/) const { return Stage::subjectOnly; }
    /// Handles the keys of a presenter. Moves forward or back by one step, solution or tiling.
    virtual void turn(bool /*isForward*/) {}

    /// Returns the state that is restored when the program is restarted.
    virtual QJsonObject state() const = 0;
    /// Restores a state. Ignores missing or invalid values.
    virtual void restore(const QJsonObject& state) = 0;

    /// Returns the command lines for the content; empty if there are none.
    virtual QStringList commands() const = 0;
    /// Returns the content as text: that of the view with the focus, or else the main content.
    QString shownText() const;
    /// Returns the visible views that can be pictures of their own.
    QList<QWidget*> views() const;
    /// Returns the history of steps that are not part of the document; null if there is none.
    virtual QUndoStack* steps() { return nullptr; }

    /// Returns the names of the landmarks that pages may have.
    static std::vector<LessonVocabulary::LandmarkName> landmarkNames();
    /// Returns the names of those that are next to the subject of a page, and hidden if only the
    /// subject is shown.
    static std::vector<std::string> landmarksBesideSubject();
    virtual LandmarkPlace landmark(const Landmark& thing) const;

    /// Returns the state of the elimination whose matrix is shown; nullopt if there is none.
    virtual std::optional<EliminationState> elimination() const { return {}; }
    /// Returns the sum of the quiet patterns that are chosen; nullopt if none is.
    virtual std::optional<BitVector> chosenPattern() const { return {}; }

Q_SIGNALS:
    void modeChanged();
    /// Emitted when the result of elimination() may have changed.
    void eliminationChanged();
    /// Emitted when the user has chosen another quiet pattern.
    void patternChosen();

protected:
    Page(Workbench& workbench, PageDescription (*describe)(), QWidget* parent);

    Workbench& workbench_;
    ModeBar* modes_ = nullptr; ///< null if there are no modes

private:
    /// Returns the main content as text; by default, that of the largest view.
    virtual QString mainText() const;
};

} // namespace lightsout
