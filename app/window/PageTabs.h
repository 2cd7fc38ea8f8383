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

/// The pages under one line, which holds their tabs and at its end the modes of the page in front.
/// If the line is too short for both, the modes have a line of their own under the tabs.
///
/// A page is made when it first comes to the front. Until then an empty widget of its name stands
/// in its place.
class PageTabs : public QTabWidget {
    Q_OBJECT

public:
    /// What a page is found by, and what makes a page of that name.
    struct Page {
        QString name;
        std::function<QWidget*()> make;
    };
    struct Texts {
        QString title;
        QString shortTitle; ///< where there is little room
        QString toolTip;
    };

    explicit PageTabs(QWidget* parent);

    /// Shows the page named `first`, or else the first one. Alt and a digit lead to each.
    void setPages(const std::vector<Page>& pages, const QString& first);
    /// Brings a page to the front; without one of this name, nothing changes.
    void showPage(const QString& name);
    /// Makes the page of this name, if it is not yet there.
    void makePage(const QString& name);
    /// Adds something that stands at the line's very end whatever page is in front.
    void addToEnd(QWidget* widget);
    /// Sets the texts of all pages, in their order.
    void setTexts(const QList<Texts>& texts);
    /// The title of the page in front, even if its tab shows the short one.
    QString title() const { return texts_.value(currentIndex()).title; }
    /// Lets the line go after a while, and come again when the pointer touches the top or another
    /// page is shown.
    void setLineHides(bool hides);

    /// Writes down how each page is left, by its name.
    void keepStates() const;
    /// Brings back what keepStates() wrote, on each page as soon as it is made.
    void restoreStates();

    /// Which page is in front, and how each page is left that was made.
    QJsonObject states() const;
    /// Brings back what states() returned. Pages made since are restored as restoreStates() does.
    void setStates(const QJsonObject& states);
    /// Brings a page that was made into the state it had when it was made.
    void resetPage(const QString& name);

Q_SIGNALS:
    /// The key of a page was pressed anywhere in the window.
    void pageRequested(const QString& name);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Place {
        std::function<QWidget*()> make; ///< until it is made
        QJsonObject kept;               ///< to restore then
        QJsonObject made;               ///< its state when it was made
        /// Null where it has none. In a widget of its own, which is shown with the page, so that a
        /// page may hide its modes itself.
        ModeBar* modes = nullptr;
    };

    int indexOf(const QString& name) const;
    /// A page is not opened for the first of its question marks: the next stop gets the keys.
    void leaveQuestionMarks();
    void makePage(int index);
    /// Takes the ModeBar of a page, if it has one, into the line.
    ModeBar* takeModes(QWidget& page);
    /// Gives the page in front its modes, and the room it needs.
    void showFront();
    /// How tabs find room: far apart, close together, or with short titles as well.
    enum class Fit { loose, tight, brief };
    /// Shows tabs and modes as the width allows, in this order of preference: tabs far apart and a
    /// button for each mode; tabs close together; modes in a field; short titles; two lines.
    void fitModes();
    /// The width of all tabs, which may be shown in another way now.
    int tabsWidth(Fit fit) const;
    void setFit(Fit fit);
    /// Puts the modes into a line of their own, or back to the end of the tabs.
    void setTwoLines(bool areTwo);
    void placeLine();
    /// Of the tabs and, in two lines, the modes.
    int lineHeight() const;
    void watchPointer();
    bool isLineWanted() const;
    void showLine(bool isShown);

    TabLine* tabLine_;
    QWidget* end_;
    bool areTwoLines_ = false;
    Fit fit_ = Fit::loose;
    int fitWidth_ = 0; ///< for which this was chosen; at this width it stays on all pages
    QList<Texts> texts_;
    QTimer watch_;
    QElapsedTimer unused_;      ///< since the line was wanted
    std::vector<Place> places_; ///< by page
};

} // namespace lightsout
