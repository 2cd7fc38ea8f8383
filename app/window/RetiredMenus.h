// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>
#include <QTimer>

#include <memory>
#include <vector>

namespace lightsout {

/// Menus that have been replaced by others, for example in another language. They are kept as long
/// as a dialog or a menu is open: Qt still uses a menu after its command returns, and the command
/// may show the dialog in which the language is chosen.
class RetiredMenus : public QObject {
    Q_OBJECT

public:
    explicit RetiredMenus(QObject* parent);

    /// Closes the menu and removes it from its menu bar.
    void take(QMenu& menu);

private:
    void deleteUnused();

    std::vector<std::unique_ptr<QMenu>> menus_;
    QTimer timer_;
    bool wereUnused_ = false; ///< whether the menus were unused at the previous check
};

} // namespace lightsout
