// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QTabWidget>
#include <QTimer>

class QSettings;

namespace lightsout {

class ModeBar;

/// The pages under one line, which holds their tabs and at its end the modes of the page in front.
class PageTabs : public QTabWidget {
    Q_OBJECT

public:
    explicit PageTabs(QWidget* parent);

    /// Adds a page, and takes its ModeBar, if it has one, into the line.
    void addPage(QWidget* page);
    /// Adds something that stands at the line's very end whatever page is in front.
    void addToEnd(QWidget* widget);
    void setTexts(const QStringList& titles);
    /// Lets the line go after a while, and come again when the pointer touches the top or another
    /// page is shown.
    void setLineHides(bool hides);

    /// Writes down how each page is left, by its name.
    void keepStates(QSettings& settings) const;
    /// Brings back what keepStates() wrote.
    void restoreStates(const QSettings& settings);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// Gives the page in front its modes, and the room it needs.
    void showPage();
    void fitModes();
    void watchPointer();
    bool isLineWanted() const;
    void showLine(bool isShown);

    QWidget* end_;
    QTimer watch_;
    QElapsedTimer unused_; ///< since the line was wanted
    /// By page; null where it has none. Each in a widget of its own, which is shown with the page,
    /// so that a page may hide its modes itself.
    QList<ModeBar*> modes_;
};

} // namespace lightsout
