// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/ShortcutList.h"

#include "text/KeyText.h"
#include "text/SpokenText.h"
#include "window/CommandPalette.h"
#include "window/Spotlight.h"

#include <QAction>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QMenu>
#include <QScrollArea>
#include <QScrollBar>
#include <QTextDocumentFragment>
#include <QVBoxLayout>

#include <algorithm>

namespace lightsout {

namespace {

constexpr int margin = 12;

QString keyTexts(std::initializer_list<Qt::Key> several) {
    QStringList names;
    for (const Qt::Key key : several) {
        names << keyText(key);
    }
    return names.join(QStringLiteral(", "));
}

QString headOf(const QString& title) {
    return QStringLiteral("<tr><td colspan='2'><br/><b>%1</b></td></tr>")
        .arg(title.toHtmlEscaped());
}

QString rowOf(const QString& gesture, const QString& meaning) {
    return QStringLiteral("<tr><td>%1</td><td>%2</td></tr>").arg(gesture, meaning.toHtmlEscaped());
}

QString rowsOfPages() {
    const std::pair<QString, QString> entries[] = {
        {QCoreApplication::translate("ShortcutList", "Click, or arrow keys and space bar"),
         QCoreApplication::translate("ShortcutList", "press a cell")},
        {QCoreApplication::translate("ShortcutList", "Drag over cells in an edit mode"),
         QCoreApplication::translate("ShortcutList", "draw lights or the target")},
        {QCoreApplication::translate("ShortcutList",
                                     "In drawing mode: Insert, space bar, Shift and arrows"),
         QCoreApplication::translate("ShortcutList", "add a vertex, connect or select, move")},
        {QCoreApplication::translate("ShortcutList", "Mouse wheel, + and −"),
         QCoreApplication::translate("ShortcutList", "zoom")},
        {keyText(Qt::Key_0), QCoreApplication::translate("ShortcutList", "show the whole board")},
        {QCoreApplication::translate("ShortcutList",
                                     "Drag outside the cells, or with the middle button"),
         QCoreApplication::translate("ShortcutList", "move the board")},
        {keyTexts({Qt::Key_Home, Qt::Key_Left, Qt::Key_Right, Qt::Key_End}),
         QCoreApplication::translate("ShortcutList",
                                     "go to the first, previous, next or last step")},
        {QCoreApplication::translate("ShortcutList",
                                     "In elimination by hand: space bar, Return, S, Esc"),
         QCoreApplication::translate("ShortcutList",
                                     "lift the current row, add it, swap it, put it back")},
        {keyText(Qt::Key_F6),
         QCoreApplication::translate(
             "ShortcutList", "go to the lesson, the board, the rest of the page, the class")},
        {keyText(Qt::CTRL | Qt::Key_Tab), QCoreApplication::translate("ShortcutList", "next tab")},
        {keyText(Qt::ALT | Qt::Key_1) + QStringLiteral(", ") + keyText(Qt::ALT | Qt::Key_2) +
             QStringLiteral(" …"),
         QCoreApplication::translate("ShortcutList", "the first tab, the second …")},
        {keyText(Spotlight::key),
         QCoreApplication::translate("ShortcutList", "show a spotlight while held down")},
        {keyText(Qt::Key_Escape),
         QCoreApplication::translate("ShortcutList", "leave projector mode")},
    };
    QString rows;
    for (const auto& [gesture, meaning] : entries) {
        rows += rowOf(gesture, meaning);
    }
    return rows;
}

/// Returns rows for all commands with shortcuts in a menu and its submenus.
QString rowsOf(const QMenu& menu) {
    QString rows;
    for (const QAction* action : menu.actions()) {
        if (action->menu() != nullptr) {
            rows += rowsOf(*action->menu());
        } else if (!action->shortcut().isEmpty() && action->isVisible()) {
            rows += rowOf(keyText(action->shortcut()), nameOf(*action));
        }
    }
    return rows;
}

} // namespace

void showShortcuts(const QList<QAction*>& menus, QWidget* window) {
    QString rows = rowsOfPages();
    for (const QAction* menu : menus) {
        if (const QString commands = rowsOf(*menu->menu()); !commands.isEmpty()) {
            rows += headOf(nameOf(*menu)) + commands;
        }
    }
    QDialog dialog(window);
    dialog.setWindowTitle(QCoreApplication::translate("ShortcutList", "Keyboard and mouse"));
    auto* text = new QLabel(
        QStringLiteral("<table dir='%1' cellpadding='4'>%2</table>")
            .arg(window->isRightToLeft() ? QStringLiteral("rtl") : QStringLiteral("ltr"), rows));
    text->setTextFormat(Qt::RichText);
    text->setAccessibleName(
        withoutIsolates(QTextDocumentFragment::fromHtml(text->text()).toPlainText()));
    text->setMargin(margin);
    auto* area = new QScrollArea(&dialog);
    area->setWidget(text);
    area->setAccessibleName(dialog.windowTitle());
    area->setWidgetResizable(true);
    area->setMinimumWidth(text->sizeHint().width() + area->verticalScrollBar()->sizeHint().width());
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, &dialog);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    auto* column = new QVBoxLayout(&dialog);
    column->addWidget(area);
    column->addWidget(buttons);
    area->setFocus(); // the arrow keys scroll the list
    const int needed = text->sizeHint().height() + buttons->sizeHint().height() + 4 * margin;
    dialog.resize(0, std::min(needed, window->height() * 9 / 10));
    dialog.exec();
}

} // namespace lightsout
