// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>
#include <QTimer>

#include <memory>
#include <vector>

namespace lightsout {

/// Menus that have been replaced with others, for example in another language. They are kept as
/// long as any dialog or menu is open, because Qt still uses a menu after its command returns, and
/// the command may be the one that shows the dialog for choosing the language.
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
