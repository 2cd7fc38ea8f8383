// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/FindAction.h"

#include "theme/Icon.h"
#include "theme/LookChanges.h"

#include <utility>

namespace lightsout {

FindAction::FindAction(std::function<std::vector<Command>()> commands, QWidget* window)
    : QAction(window) {
    setIcon(themedIcon(QStringLiteral("find")));
    setIconVisibleInMenu(false);
    setShortcut(Qt::CTRL | Qt::Key_K);
    onLanguageChanged(this, [this] {
        setText(tr("&Find a command …"));
        setIconText(shortcut().toString(QKeySequence::NativeText));
        setToolTip(tr("Find a command, a page or a board by typing"));
    });
    connect(this, &QAction::triggered, this, [window, commands = std::move(commands)] {
        CommandPalette palette(commands(), window);
        if (palette.exec() == QDialog::Accepted && palette.chosen() != nullptr) {
            palette.chosen()->run();
        }
    });
}

} // namespace lightsout

#include "moc_FindAction.cpp"
