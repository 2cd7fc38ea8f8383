// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QTabBar;

namespace lightsout {

class ModeBar;

/// The line of tabs of a window in a contest: the pages and the modes that it has otherwise are
/// there to be seen; none of them can be chosen.
class LockedPages : public QWidget {
    Q_OBJECT

public:
    /// The contest stands for the first of the pages, and the last of its modes.
    LockedPages(const QStringList& pages, const QStringList& modes, QWidget* parent);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QTabBar* pages_;
    ModeBar* modes_;
};

} // namespace lightsout
