// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>
#include <QTimer>

#include <memory>
#include <vector>

namespace lightsout {

/// Menus that others have replaced, in another language for instance. Qt goes on with a menu when
/// its command is done, and the command may show the dialog in which the language is chosen: so
/// they are kept for as long as a dialog or a menu is open.
class RetiredMenus : public QObject {
    Q_OBJECT

public:
    explicit RetiredMenus(QObject* parent);

    /// Takes the menu, closed, from its menu bar.
    void take(QMenu& menu);

private:
    void deleteUnused();

    std::vector<std::unique_ptr<QMenu>> menus_;
    QTimer timer_;
    bool wereUnused_ = false; ///< a moment ago
};

} // namespace lightsout
