// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/Drops.h"

#include "files/NewWindow.h"
#include "files/PictureLightsAction.h"

#include <QDropEvent>
#include <QImage>
#include <QMimeData>
#include <QTimer>
#include <QWidget>

#include <algorithm>

namespace lightsout {

Drops::Drops(QWidget* window) : QObject(window) {
    window->setAcceptDrops(true);
    window->installEventFilter(this);
}

bool Drops::eventFilter(QObject* watched, QEvent* event) {
    if (!static_cast<QWidget*>(watched)->acceptDrops()) {
        return false;
    }
    if (event->type() == QEvent::DragEnter) {
        enter(*static_cast<QDragEnterEvent*>(event));
        return true;
    }
    if (event->type() == QEvent::Drop) {
        drop(*static_cast<QDropEvent*>(event));
        return true;
    }
    return false;
}

void Drops::enter(QDragEnterEvent& event) {
    const QList<QUrl> urls = event.mimeData()->urls();
    const bool isFile = !urls.empty() && std::ranges::all_of(urls, &QUrl::isLocalFile);
    const bool isPicture = urls.isEmpty() && PictureLightsAction::hasPicture(*event.mimeData());
    const bool isText = urls.isEmpty() && event.mimeData()->hasText();
    if (isFile || isPicture || isText) {
        event.acceptProposedAction();
    } else {
        event.ignore();
    }
}

void Drops::drop(QDropEvent& event) {
    event.acceptProposedAction();
    // Delayed, so that a dialog does not block the program from which the data comes.
    const QList<QUrl> urls = event.mimeData()->urls();
    if (urls.isEmpty()) {
        const QImage picture = PictureLightsAction::pictureIn(*event.mimeData());
        const QString text = event.mimeData()->text();
        QTimer::singleShot(0, this, [this, picture, text] {
            if (!picture.isNull()) {
                Q_EMIT pictureDropped(picture);
            } else if (!text.isEmpty()) {
                Q_EMIT textDropped(text);
            }
        });
    } else {
        const QString path = urls.first().toLocalFile();
        QTimer::singleShot(0, this, [this, path] { Q_EMIT fileDropped(path); });
        for (const QUrl& other : urls.mid(1)) {
            openNewWindow(other.toLocalFile());
        }
    }
}

} // namespace lightsout

#include "moc_Drops.cpp"
