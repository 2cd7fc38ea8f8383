// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Workbench.h"
#include "controls/Card.h"
#include "graph/Layout.h"

#include <QAction>
#include <QPushButton>

namespace lightsout {

/// The commands that lay out the board automatically. Each command is one step of the history. The
/// layout is computed off the GUI thread; the computation is cancelled when the board changes.
class LayoutActions : public QObject {
    Q_OBJECT

public:
    LayoutActions(Workbench& workbench, QObject* parent);
    ~LayoutActions() override;

    const QList<QAction*>& all() const { return actions_; }

private:
    QAction* add(Layout layout, std::size_t maxVertices);
    void enable();
    void draw(Layout layout, const QString& text);
    void place(const std::vector<Point>& points, const QString& text);
    void setBusy(bool busy);

    Workbench& workbench_;
    Job job_{this};
    bool isBusy_ = false;
    QList<QAction*> actions_;
};

/// A card with the commands that lay out the whole board. It is shown while nothing is selected in
/// a drawing.
class LayoutCard : public Card {
    Q_OBJECT

public:
    explicit LayoutCard(Workbench& workbench, QWidget* parent = nullptr);

private:
    void refresh();

    Workbench& workbench_;
};

/// Returns a button that triggers `action` and is enabled whenever the action is.
QPushButton* makeActionButton(QAction* action, QWidget* parent);

} // namespace lightsout
