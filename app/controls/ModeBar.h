// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QWidget>

#include <functional>

class QAbstractButton;
class QButtonGroup;
class QComboBox;
class QFrame;
class QHBoxLayout;

namespace lightsout {

/// A bar for choosing the mode of a page. It is a row of buttons, one of which is checked, or a
/// combo box if the buttons do not fit. Modes are numbered from 0. addToEnd() adds other widgets
/// after the modes.
///
/// In the main window, the bar of a page is at the end of the row of tabs.
class ModeBar : public QWidget {
    Q_OBJECT

public:
    struct Mode {
        QString text;
        QString id = {}; ///< never translated; may be empty
        QString toolTip = {};
    };

    /// `modes` returns the modes in the language of the window. Their number and order must not
    /// change.
    ModeBar(const std::function<QList<Mode>()>& modes, QWidget* parent);

    /// Returns the id of the current mode.
    QString mode() const;
    /// Shows `mode` as the current mode. Does not emit modeChosen().
    void setMode(int mode);
    /// Chooses a mode as if the user had clicked it. Does nothing if it is current or unknown.
    void choose(const QString& id);
    /// Returns the visible widget that shows a mode, which is its button or the combo box; null if
    /// there is none.
    QWidget* shownFor(const QString& id) const;
    /// Shows or hides a mode.
    void setModeShown(int mode, bool isShown);
    void addToEnd(QWidget* widget);
    /// Returns the width of the whole row with the modes in a combo box if `isField`, otherwise
    /// with buttons.
    int widthAs(bool isField) const;
    void showAs(bool isField);
    /// Shows the buttons if all of them fit into this many pixels, otherwise the combo box.
    void fitInto(int width) { showAs(widthAs(false) > width); }

Q_SIGNALS:
    /// Emitted when the user has chosen another mode.
    void modeChosen(int mode);
    /// Emitted when the current mode has changed. If the user chose the mode, modeChosen() is
    /// emitted first.
    void modeChanged();

private:
    QAbstractButton* button(const QString& id) const;

    QHBoxLayout* row_;
    QFrame* frame_; ///< frame around the buttons
    QButtonGroup* buttons_;
    QComboBox* field_;
    bool isSetting_ = false; ///< whether setMode() is running
};

} // namespace lightsout
