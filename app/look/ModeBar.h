// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QWidget>

#include <functional>

class QButtonGroup;

namespace lightsout {

class WrapLayout;

/// A row of buttons of which one is down: the modes of a page, numbered from 0. Other widgets may
/// stand at its end. Takes more rows where the page is narrow.
class ModeBar : public QWidget {
    Q_OBJECT

public:
    struct Mode {
        QString text;
        QString objectName = {};
    };

    /// `modes` gives them in the language of the window, always in the same number and order.
    ModeBar(const std::function<QList<Mode>()>& modes, QWidget* parent);

    /// Presses the mode's button down, and says nothing.
    void setMode(int mode);
    void addToEnd(QWidget* widget);

Q_SIGNALS:
    /// Somebody clicked on a mode.
    void modeChosen(int mode);

private:
    WrapLayout* end_;
    QButtonGroup* buttons_;
};

} // namespace lightsout
