// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QWidget>

#include <functional>

class QButtonGroup;
class QComboBox;
class QFrame;
class QHBoxLayout;

namespace lightsout {

/// The modes of a page, numbered from 0: a row of buttons of which one is down, or, where they find
/// no room, a field to choose from. Other widgets may stand behind them.
///
/// In the window a page's bar stands at the end of the line of tabs.
class ModeBar : public QWidget {
    Q_OBJECT

public:
    struct Mode {
        QString text;
        QString objectName = {};
        QString toolTip = {};
    };

    /// `modes` gives them in the language of the window, always in the same number and order.
    ModeBar(const std::function<QList<Mode>()>& modes, QWidget* parent);

    /// Shows which mode is chosen, and says nothing.
    void setMode(int mode);
    /// Offers a mode, or leaves it out.
    void setModeShown(int mode, bool isShown);
    void addToEnd(QWidget* widget);
    /// The width of all in the row, with the modes shown as buttons or as the field.
    int widthAs(bool isField) const;
    void showAs(bool isField);
    /// Shows buttons if this many pixels hold all of them, else the field.
    void fitInto(int width) { showAs(widthAs(false) > width); }

Q_SIGNALS:
    /// Somebody chose a mode.
    void modeChosen(int mode);

private:
    QHBoxLayout* row_;
    QFrame* frame_; ///< around the buttons
    QButtonGroup* buttons_;
    QComboBox* field_;
};

} // namespace lightsout
