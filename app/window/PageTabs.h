// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QJsonObject>
#include <QTabWidget>
#include <QTimer>

#include <functional>
#include <vector>

namespace lightsout {

class ModeBar;
class TabLine;

/// A stack of pages below a row that contains their tabs and, at the end, the modes of the current
/// page. If the row is too short for both, the modes have a separate row below the tabs.
///
/// A page is created when it first becomes current. Until then, an empty widget with its name takes
/// its place.
class PageTabs : public QTabWidget {
    Q_OBJECT

public:
    /// The name of a page, and a function that creates it.
    struct Page {
        QString name;
        std::function<QWidget*()> make;
    };
    struct Texts {
        QString title;
        QString shortTitle; ///< used if there is little room
        QString toolTip;
    };

    explicit PageTabs(QWidget* parent);

    /// Sets the pages, and shows the page named `first`, or else the first one. Alt and a digit
    /// switch to each page.
    void setPages(const std::vector<Page>& pages, const QString& first);
    /// Makes a page current. Does nothing if there is no page with this name.
    void showPage(const QString& name);
    /// Adds a widget at the very end of the row. It is shown for all pages.
    void addToEnd(QWidget* widget);
    /// Sets the titles and tooltips of all pages, in their order.
    void setTexts(const QList<Texts>& texts);
    /// Returns the title of the current page, even if its tab shows the short one.
    QString title() const { return texts_.value(currentIndex()).title; }
    /// Sets whether the tab row is hidden after a while and shown again when the pointer touches
    /// the top of the window or another page is shown.
    void setLineHides(bool hides);

    /// Stores the state of each page under its name.
    void keepStates() const;
    /// Restores the states stored by keepStates(). Each page gets its state when it is created.
    void restoreStates();

    /// Returns the name of the current page and the states of all created pages.
    QJsonObject states() const;
    /// Restores the result of states(). Pages that were created since then get their stored states,
    /// as in restoreStates().
    void setStates(const QJsonObject& states);
    /// Resets a page, if it has been created, to its initial state.
    void resetPage(const QString& name);

Q_SIGNALS:
    /// Emitted when the shortcut of a page is pressed anywhere in the window.
    void pageRequested(const QString& name);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Place {
        std::function<QWidget*()> make; ///< null once the page has been created
        QJsonObject kept;               ///< state to restore when the page is created
        QJsonObject made;               ///< state right after the page was created
        /// Null if the page has none. The modes are in a separate widget that is shown with the
        /// page, so that the page itself can hide its modes.
        ModeBar* modes = nullptr;
    };

    int indexOf(const QString& name) const;
    /// If a question mark has the focus, moves the focus to the next widget that is not a question
    /// mark, so that a page is never entered at a question mark.
    void leaveQuestionMarks();
    void makePage(int index);
    /// Moves the ModeBar of a page, if it has one, into the tab row.
    ModeBar* takeModes(QWidget& page);
    /// Shows the modes of the current page in the space that they need.
    void showFront();
    /// How tabs are made to fit: far apart, close together, or close together with short titles.
    enum class Fit { loose, tight, brief };
    /// Fits tabs and modes into the width. In order of preference, tabs are far apart with a button
    /// for each mode, tabs are close together, modes are in a field, titles are short, or there are
    /// two rows.
    void fitModes();
    /// Returns the width of all tabs in a given fit, which may differ from the current one.
    int tabsWidth(Fit fit) const;
    void setFit(Fit fit);
    /// Puts the modes into a separate row, or back to the end of the tabs.
    void setTwoLines(bool areTwo);
    void placeLine();
    /// Returns the height of the tabs, including the modes if there are two rows.
    int lineHeight() const;
    void watchPointer();
    bool isLineWanted() const;
    void showLine(bool isShown);

    TabLine* tabLine_;
    QWidget* end_;
    bool areTwoLines_ = false;
    Fit fit_ = Fit::loose;
    int fitWidth_ = 0; ///< width for which `fit_` was chosen, for all pages
    QList<Texts> texts_;
    QTimer watch_;
    QElapsedTimer unused_;      ///< time since the tab row was last needed
    std::vector<Place> places_; ///< indexed by page
};

} // namespace lightsout
