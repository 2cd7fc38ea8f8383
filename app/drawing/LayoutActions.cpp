// SPDX-License-Identifier: GPL-3.0-or-later
#include "drawing/LayoutActions.h"

#include "graph/Limits.h"
#include "theme/LookChanges.h"

#include <QApplication>
#include <QGridLayout>

namespace lightsout {

namespace {

constexpr int layoutColumns = 3;

} // namespace

QPushButton* makeActionButton(QAction* action, QWidget* parent) {
    auto* button = new QPushButton(parent);
    button->setObjectName(action->objectName());
    button->setFocusPolicy(Qt::TabFocus); // a click leaves the focus on the board
    QObject::connect(button, &QPushButton::clicked, action, &QAction::trigger);
    const auto follow = [button, action] {
        button->setText(action->text().remove(QLatin1Char('&')));
        button->setToolTip(action->toolTip());
        button->setEnabled(action->isEnabled());
    };
    QObject::connect(action, &QAction::changed, button, follow);
    follow();
    return button;
}

LayoutActions::LayoutActions(Workbench& workbench, QObject* parent)
    : QObject(parent), workbench_(workbench) {
    QAction* springs = add(Layout::springs, maxLayoutVertices);
    QAction* distances = add(Layout::distances, maxDistancesVertices);
    QAction* circle = add(Layout::circle, maxGraphVertices);
    QAction* tree = add(Layout::tree, maxLayoutVertices);
    QAction* grid = add(Layout::grid, maxGraphVertices);
    springs->setObjectName(QStringLiteral("springs"));
    distances->setObjectName(QStringLiteral("distances"));
    circle->setObjectName(QStringLiteral("circle"));
    tree->setObjectName(QStringLiteral("tree"));
    grid->setObjectName(QStringLiteral("grid"));
    setTexts<LayoutActions>(
        springs, QT_TR_NOOP("&Springs"),
        QT_TR_NOOP("Edges pull vertices together; all vertices repel each other"));
    setTexts<LayoutActions>(
        distances, QT_TR_NOOP("&Distances"),
        QT_TR_NOOP("Place the vertices at distances equal to shortest-path lengths"));
    setTexts<LayoutActions>(circle, QT_TR_NOOP("&Circle"),
                            QT_TR_NOOP("Place the vertices on a circle, in order"));
    setTexts<LayoutActions>(tree, QT_TR_NOOP("&Tree"),
                            QT_TR_NOOP("Place the vertices in levels below a central vertex"));
    setTexts<LayoutActions>(grid, QT_TR_NOOP("&Grid"),
                            QT_TR_NOOP("Place the vertices in rows that form a square, in order"));
    connect(&workbench.document, &CurrentDocument::changed, this, [this](const Move& move) {
        const bool leavesTheDrawing =
            std::holds_alternative<Press>(move) || std::holds_alternative<Unpress>(move) ||
            std::holds_alternative<FlipStart>(move) || std::holds_alternative<FlipTarget>(move);
        if (!leavesTheDrawing) {
            job_.cancel();
            setBusy(false);
            enable();
        }
    });
    enable();
}

LayoutActions::~LayoutActions() {
    setBusy(false);
}

QAction* LayoutActions::add(Layout layout, std::size_t maxVertices) {
    auto* action = new QAction(this);
    action->setData(QVariant::fromValue(maxVertices));
    connect(action, &QAction::triggered, this, [this, layout] { draw(layout, tr("arrange")); });
    action->setVisible(isAvailable(layout));
    actions_ << action;
    return action;
}

void LayoutActions::enable() {
    const Rule& rule = workbench_.document.game().rule();
    for (QAction* action : actions_) {
        action->setEnabled(rule.isDrawn() && rule.vertexCount() > 1 &&
                           rule.vertexCount() <= action->data().value<std::size_t>());
    }
}

void LayoutActions::draw(Layout layout, const QString& text) {
    const Rule& rule = workbench_.document.game().rule();
    if (!rule.isDrawn()) {
        return;
    }
    setBusy(true);
    job_.start([graph = *rule.graph(),
                layout](Progress& progress) { return layoutOf(graph, layout, progress); },
               [this, text](const std::optional<std::vector<Point>>& points) {
                   setBusy(false);
                   if (points) {
                       place(*points, text);
                   }
               });
}

void LayoutActions::place(const std::vector<Point>& points, const QString& text) {
    const Graph& graph = *workbench_.document.game().rule().graph();
    PlaceVertices move;
    for (Vertex v = 0; v < graph.vertexCount(); ++v) {
        if (points[v] != graph.position(v)) {
            move.placements.push_back({v, points[v]});
        }
    }
    if (!move.placements.empty()) {
        workbench_.document.make(move, text);
    }
}

void LayoutActions::setBusy(bool busy) {
    if (busy != isBusy_) {
        isBusy_ = busy;
        if (busy) {
            QApplication::setOverrideCursor(Qt::BusyCursor);
        } else {
            QApplication::restoreOverrideCursor();
        }
    }
}

LayoutCard::LayoutCard(Workbench& workbench, QWidget* parent)
    : Card(parent), workbench_(workbench) {
    setObjectName(QStringLiteral("layoutCard"));
    setTexts<LayoutCard>(addText(TextRole::title), QT_TR_NOOP("Redraw"));
    setTexts<LayoutCard>(addText(TextRole::body),
                         QT_TR_NOOP("The game stays the same; only the positions change."));
    auto* grid = new QGridLayout;
    for (QAction* action : (new LayoutActions(workbench, this))->all()) {
        grid->addWidget(makeActionButton(action, this), grid->count() / layoutColumns,
                        grid->count() % layoutColumns);
    }
    content()->addLayout(grid);
    connect(&workbench.drawing, &Drawing::selectionChanged, this, &LayoutCard::refresh);
    connect(&workbench.document, &CurrentDocument::changed, this, &LayoutCard::refresh);
    refresh();
}

void LayoutCard::refresh() {
    const Drawing& drawing = workbench_.drawing;
    setVisible(drawing.canDraw() && !drawing.hasSelection() && drawing.graph().vertexCount() > 1);
}

} // namespace lightsout

#include "moc_LayoutActions.cpp"
