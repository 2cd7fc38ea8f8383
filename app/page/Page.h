// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Workbench.h"
#include "controls/ModeBar.h"
#include "controls/Stage.h"
#include "gf2/RecordedElimination.h"
#include "lesson/Place.h"

#include <QJsonObject>
#include <QMultiMap>
#include <QPointer>
#include <QWidget>

#include <functional>
#include <string>
#include <vector>

namespace lightsout {

class Card;
class Page;

/// A state of the workbench in which a picture of a page is taken.
struct Scene {
    QString name;      ///< name of the picture's file
    std::string place; ///< a Place of the page as text, shown when the results are known
    /// Sets up what no place can name, such as a drawn board; called after the place's board has
    /// become current.
    std::function<void(Workbench&)> then = {};
    /// Shows what no place can name; called after the place has been shown.
    std::function<void(Page&)> view = {};
};

/// The maximum number of vertices of a board whose elimination is animated. The matrix entries of a
/// larger board would be illegible.
inline constexpr std::size_t maxAnimatedVertices = 36;

/// The visible position of a landmark.
struct LandmarkPlace {
    QPointer<QWidget> widget; ///< null if it is not visible
    QRect rect;               ///< in coordinates of the widget

    /// Returns the position of a whole widget, which may be null.
    static LandmarkPlace of(QWidget* widget);
};

/// Something in a page at which lessons can point, and a function that finds it.
struct PageLandmark {
    LessonVocabulary::LandmarkName name;
    LandmarkPlace (*find)(const Page& page, const Landmark& thing);
    /// True if it is next to the subject of the page, and hidden if only the subject is shown.
    bool isBesideSubject = false;
};

/// The kinds of answers that lessons can conceal.
namespace reveal {
inline constexpr const char* facts = "facts"; ///< about the board; not in a page
inline constexpr const char* solutions = "solutions";
inline constexpr const char* laws = "laws"; ///< laws of random play
inline constexpr const char* states = "states";
inline std::vector<std::string> all() {
    return {facts, solutions, laws, states};
}
} // namespace reveal

/// A card that a page can show.
struct PageCard {
    QString id;         ///< its object name without "Card" at the end
    QString title = {}; ///< empty if its title depends on the board
    QString mode = {};  ///< the mode that shows it; empty if the page has no modes
};

/// A member of a page's state that places can set.
struct PageSetting {
    PlaceValue value; ///< its words stand for the numbers from 0
    QString member;   ///< such as "method", or "length" in the object "states": "states/length"
    bool storesWord = false; ///< whether the state contains the word itself
};

/// The information about a page that the window needs before the page is created. Texts are in the
/// language of the window.
struct PageDescription {
    QString id; ///< never translated; used by settings, lessons and the manual
    QString title;
    /// A single word that replaces the title if there is little room; empty if the title is a
    /// single word.
    QString shortTitle = {};
    QString toolTip; ///< a sentence about the purpose of the page
    QList<ModeBar::Mode> modes = {};
    ModeBar::Mode modeSwitch = {}; ///< a switch next to the modes; no text if there is none
    std::vector<PageCard> cards = {};
    std::vector<PageSetting> values = {};
    std::vector<PageLandmark> landmarks = {}; ///< besides Page::commonLandmarks()
    bool isForPlaying = false; ///< whether this page is shown when the board is requested
    Page* (*make)(Workbench& workbench);
    std::vector<Scene> (*scenes)();
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
    /// Chooses a mode, as if the user had chosen it. Does nothing if the page has no such mode.
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

    /// Returns the place that is shown, with the mode and the values but without a card.
    Place place() const;
    /// Shows a place of this page. Returns its card; null if it names none, or if there is no such
    /// card now.
    Card* showPlace(const Place& place);

    /// Returns the command lines for the content; empty if there are none.
    virtual QStringList commands() const = 0;
    /// Returns the content of the view with the focus as text, or the main content if no view has
    /// the focus.
    QString shownText() const;
    /// Returns the visible views that can be exported as separate pictures.
    QList<QWidget*> views() const;
    /// Returns the history of steps that are not part of the document; null if there is none.
    virtual QUndoStack* steps() { return nullptr; }

    /// Returns the landmarks that pages may have in common, such as boards and cards.
    static const std::vector<PageLandmark>& commonLandmarks();
    /// Returns the visible position of a landmark.
    LandmarkPlace landmark(const Landmark& thing) const;
    /// Returns the widgets that show answers of one kind. A step that conceals this kind covers
    /// them until the step is done.
    QList<QWidget*> revealing(const std::string& kind) const { return revealing_.values(kind); }

    /// Returns the state of the elimination whose matrix is shown; nullopt if there is none.
    virtual std::optional<EliminationState> elimination() const { return {}; }
    /// Returns the sum of the chosen quiet patterns; nullopt if none is chosen.
    virtual std::optional<BitVector> chosenPattern() const { return {}; }

Q_SIGNALS:
    void modeChanged();
    /// Emitted when the result of elimination() may have changed.
    void eliminationChanged();
    /// Emitted when the user has chosen another quiet pattern.
    void patternChosen();
    /// Emitted when the user wants an animation of the elimination in a file.
    void animationRequested();

protected:
    Page(Workbench& workbench, PageDescription (*describe)(), QWidget* parent);

    /// Shows a card of the current mode, which may be one of several in its place, and returns it;
    /// null if there is no such card now. `id` is empty if the place that is shown names no card.
    virtual Card* showCard(const QString& id);
    /// Sets the kind of answers that these widgets show. See revealing().
    void setReveals(const char* kind, const QList<QWidget*>& widgets);

    Workbench& workbench_;
    ModeBar* modes_ = nullptr; ///< null if there are no modes

private:
    /// Returns the main content as text. By default, this is the text of the largest view.
    virtual QString mainText() const;

    std::vector<PageLandmark> landmarks_; ///< all landmarks of this page
    std::vector<PageSetting> values_;
    QMultiMap<std::string, QWidget*> revealing_;
};

} // namespace lightsout
