// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/ShortcutList.h"

#include "text/NumberText.h"
#include "window/Spotlight.h"

#include <QAction>
#include <QCoreApplication>
#include <QMessageBox>

namespace lightsout {

void showShortcuts(const QList<const QAction*>& actions, QWidget* window) {
    const auto keys = [](const QKeySequence& sequence) {
        return isolated(sequence.toString(QKeySequence::NativeText));
    };
    const std::pair<QString, QString> entries[] = {
        {QCoreApplication::translate("ShortcutList", "Click, or arrow keys and space bar"),
         QCoreApplication::translate("ShortcutList", "press a cell")},
        {QCoreApplication::translate("ShortcutList", "Drag over cells in an edit mode"),
         QCoreApplication::translate("ShortcutList", "draw lights or the target")},
        {QCoreApplication::translate("ShortcutList",
                                     "In the drawing mode: Insert, space bar, Shift and arrows"),
         QCoreApplication::translate("ShortcutList", "add a vertex, connect or select, move")},
        {QCoreApplication::translate("ShortcutList", "Mouse wheel, + and −"),
         QCoreApplication::translate("ShortcutList", "zoom")},
        {keys(Qt::Key_0), QCoreApplication::translate("ShortcutList", "show the whole board")},
        {QCoreApplication::translate("ShortcutList",
                                     "Drag beside the cells, or with the middle button"),
         QCoreApplication::translate("ShortcutList", "move the board")},
        {keys(Qt::CTRL | Qt::Key_Tab), QCoreApplication::translate("ShortcutList", "next tab")},
        {keys(Qt::Key_F11), QCoreApplication::translate("ShortcutList", "projector mode")},
        {keys(Spotlight::key),
         QCoreApplication::translate("ShortcutList", "a spotlight, while it is held down")},
        {QCoreApplication::translate("ShortcutList", "Page Up, Page Down in projector mode"),
         QCoreApplication::translate("ShortcutList", "the step or solution before, the next one")},
    };
    QString rows;
    for (const auto& [gesture, meaning] : entries) {
        rows += QStringLiteral("<tr><td><b>%1</b></td><td>%2</td></tr>").arg(gesture, meaning);
    }
    for (const QAction* action : actions) {
        rows += QStringLiteral("<tr><td><b>%1</b></td><td>%2</td></tr>")
                    .arg(keys(action->shortcut()), action->iconText().remove(QStringLiteral(" …")));
    }
    QMessageBox message(
        QMessageBox::NoIcon, QCoreApplication::translate("ShortcutList", "Keyboard and mouse"),
        QStringLiteral("<table dir='%1' cellpadding='4'>%2</table>")
            .arg(window->isRightToLeft() ? QStringLiteral("rtl") : QStringLiteral("ltr"), rows),
        QMessageBox::Close, window);
    message.exec();
}

} // namespace lightsout
