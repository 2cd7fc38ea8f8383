// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonValue>
#include <QList>
#include <QString>
#include <QWidget>

#include <algorithm>
#include <array>
#include <functional>
#include <utility>

class QAbstractButton;
class QButtonGroup;
class QComboBox;
class QFrame;
class QHBoxLayout;
class QPushButton;

namespace lightsout {

/// The values of an enumeration that modes stand for, each with the id of its mode.
template <typename Value, std::size_t count>
using ModeIds = std::array<std::pair<Value, const char*>, count>;

/// Returns the id of the mode that stands for `value`, which must be in the table.
template <typename Value, std::size_t count>
QString modeId(const ModeIds<Value, count>& ids, Value value) {
    const auto found = std::ranges::find(ids, value, &std::pair<Value, const char*>::first);
    return QString::fromLatin1(found->second);
}

/// Returns the value that the mode stands for, or the first one if the table has no such id.
template <typename Value, std::size_t count>
Value modeValue(const ModeIds<Value, count>& ids, const QString& id) {
    const auto found = std::ranges::find_if(
        ids, [&id](const auto& entry) { return id == QLatin1String(entry.second); });
    return found == ids.end() ? ids.front().first : found->first;
}

/// A bar for choosing the mode of a page. It is a row of buttons, one of which is checked, or a
/// combo box if the buttons do not fit. It can end with a switch.
///
/// In the main window, the bar of a page is at the end of the row of tabs.
class ModeBar : public QWidget {
    Q_OBJECT

public:
    struct Mode {
        QString text;
        QString id; ///< unique in the bar, never translated
        QString toolTip = {};
    };

    /// `modes` returns the modes in the language of the window. Their number and order must not
    /// change.
    ModeBar(const std::function<QList<Mode>()>& modes, QWidget* parent);

    /// Returns the id of the current mode.
    QString mode() const;
    /// Shows a mode as the current one. Does not emit modeChosen().
    void setMode(const QString& id);
    /// Returns the id of the mode that `stored` names, or of the first mode if there is no such
    /// mode. Settings of versions before 0.4 contain the position of the mode.
    QString storedMode(const QJsonValue& stored) const;
    /// Chooses a mode as if the user had clicked it. Does nothing if it is current or unknown.
    void choose(const QString& id);
    /// Returns the visible widget that shows a mode, which is its button or the combo box; null if
    /// there is none.
    QWidget* shownFor(const QString& id) const;
    /// Shows or hides a mode.
    void setModeShown(const QString& id, bool isShown);
    /// Adds a switch after the modes, with its text in the language of the window.
    QPushButton* addSwitch(const std::function<Mode()>& text);
    /// Returns the width of the whole row with the modes in a combo box if `isField`, otherwise
    /// with buttons.
    int widthAs(bool isField) const;
    void showAs(bool isField);
    /// Shows the buttons if all of them fit into this many pixels, otherwise the combo box.
    void fitInto(int width) { showAs(widthAs(false) > width); }

Q_SIGNALS:
    /// Emitted when the user has chosen another mode.
    void modeChosen(const QString& id);
    /// Emitted when the current mode has changed. If the user chose the mode, modeChosen() is
    /// emitted first.
    void modeChanged();

private:
    QAbstractButton* button(const QString& id) const;

    QHBoxLayout* row_;
    QFrame* frame_; ///< frame around the buttons
    QButtonGroup* buttons_;
    QComboBox* field_;
    QPushButton* switch_ = nullptr; ///< null if there is none
    bool isSetting_ = false;        ///< whether setMode() is running
};

} // namespace lightsout
