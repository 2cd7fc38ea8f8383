// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

class QContextMenuEvent;

namespace lightsout {

/// The context menu of a view. It contains the view's own commands, followed by the commands that
/// all views have: copying the view as a picture, copying it as text if it is a TextSource, and
/// zooming if it is Navigable.
class ViewMenu : public QMenu {
    Q_OBJECT

public:
    explicit ViewMenu(QWidget& view);

    /// Adds the common commands and shows the menu, which deletes itself when it is closed.
    void show(const QContextMenuEvent& event);

private:
    QWidget& view_;
};

} // namespace lightsout
