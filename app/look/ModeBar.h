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

/// The modes of a page, numbered from 0: a row of buttons of which one is checked, or a combo box
/// if they do not fit. Other widgets may follow them.
///
/// In the window a page's bar is at the end of the row of tabs.
class ModeBar : public QWidget {
    Q_OBJECT

public:
    struct Mode {
        QString text;
        QString objectName = {};
        QString toolTip = {};
    };

    /// `modes` returns them in the language of the window, always in the same number and order.
    ModeBar(const std::function<QList<Mode>()>& modes, QWidget* parent);

    /// Shows which mode is chosen, without a signal.
    void setMode(int mode);
    /// Shows or hides a mode.
    void setModeShown(int mode, bool isShown);
    void addToEnd(QWidget* widget);
    /// Returns the width of everything in the row, with the modes shown as buttons or as the field.
    int widthAs(bool isField) const;
    void showAs(bool isField);
    /// Shows buttons if this many pixels hold all of them, else the field.
    void fitInto(int width) { showAs(widthAs(false) > width); }

Q_SIGNALS:
    /// The user chose a mode.
    void modeChosen(int mode);

private:
    QHBoxLayout* row_;
    QFrame* frame_; ///< around the buttons
    QButtonGroup* buttons_;
    QComboBox* field_;
};

} // namespace lightsout
