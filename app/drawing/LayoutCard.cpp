// SPDX-License-Identifier: GPL-3.0-or-later
#include "drawing/LayoutCard.h"

#include "drawing/ActionButton.h"
#include "drawing/LayoutActions.h"
#include "look/LookChanges.h"

#include <QGridLayout>

namespace lightsout {

namespace {

constexpr int layoutColumns = 3;

} // namespace

LayoutCard::LayoutCard(Workbench& workbench, QWidget* parent)
    : Card(parent), workbench_(workbench) {
    onLanguageChanged(this, [title = addText(TextRole::title), detail = addText(TextRole::body)] {
        title->setText(tr("Redraw"));
        detail->setText(tr("The game stays the same; only the positions change."));
    });
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

#include "moc_LayoutCard.cpp"
