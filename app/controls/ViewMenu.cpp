// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/ViewMenu.h"

#include "controls/Navigator.h"
#include "controls/TextSource.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>

namespace lightsout {

ViewMenu::ViewMenu(QWidget& view) : QMenu(&view), view_(view) {
    setAttribute(Qt::WA_DeleteOnClose);
}

void ViewMenu::show(const QContextMenuEvent& event) {
    if (!isEmpty()) {
        addSeparator();
    }
    if (const auto* source = dynamic_cast<TextSource*>(&view_)) {
        QAction* copy = addAction(tr("&Copy as text"), this, [source] {
            QGuiApplication::clipboard()->setText(source->shownText());
        });
        copy->setObjectName(QStringLiteral("copyAsText"));
        copy->setEnabled(!source->shownText().isEmpty());
    }
    addAction(tr("Copy as &picture"), this,
              [this] { QGuiApplication::clipboard()->setPixmap(view_.grab()); });
    if (auto* content = dynamic_cast<Navigable*>(&view_)) {
        addSeparator();
        addAction(tr("Zoom &in"), this, [content] { content->zoomIn(); });
        addAction(tr("Zoom &out"), this, [content] { content->zoomOut(); });
        addAction(tr("Show &all"), this, [content] { content->zoomToFit(); });
    }
    popup(event.globalPos());
}

} // namespace lightsout

#include "moc_ViewMenu.cpp"
