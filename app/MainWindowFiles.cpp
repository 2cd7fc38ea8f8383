// SPDX-License-Identifier: GPL-3.0-or-later
// Files that come to the window from outside.
#include "MainWindow.h"

#include "lessons/LessonDock.h"
#include "window/FileActions.h"
#include "window/NewWindow.h"
#include "window/PictureLightsAction.h"

#include <QDropEvent>
#include <QFileInfo>
#include <QMimeData>
#include <QTimer>

#include <algorithm>

namespace lightsout {

void MainWindow::openFile(const QString& path) {
    if (isInContest()) {
        return;
    }
    if (QFileInfo(path).suffix() == QStringLiteral("md")) {
        lessons_->openFile(path);
    } else if (PictureLightsAction::isPicture(path)) {
        fromPicture_->open(path);
    } else {
        file_->openFile(path);
    }
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    const QList<QUrl> urls = event->mimeData()->urls();
    const bool isFile = !urls.empty() && std::ranges::all_of(urls, &QUrl::isLocalFile);
    const bool isPicture = urls.isEmpty() && event->mimeData()->hasImage();
    if (!isInContest() && (isFile || isPicture)) {
        event->acceptProposedAction();
    }
}

void MainWindow::dropEvent(QDropEvent* event) {
    event->acceptProposedAction();
    // Later, so that a question does not hold up the program that it comes from.
    const QList<QUrl> urls = event->mimeData()->urls();
    if (urls.isEmpty()) {
        const auto picture = event->mimeData()->imageData().value<QImage>();
        QTimer::singleShot(0, this, [this, picture] {
            if (!picture.isNull() && !isInContest()) {
                fromPicture_->fit(picture);
            }
        });
    } else {
        const QString path = urls.first().toLocalFile();
        QTimer::singleShot(0, this, [this, path] { openFile(path); });
        for (const QUrl& other : urls.mid(1)) {
            openNewWindow(other.toLocalFile());
        }
    }
}

} // namespace lightsout
