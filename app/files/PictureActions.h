// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Workbench.h"
#include "board/BoardPicture.h"
#include "files/BackgroundWork.h"
#include "formats/BoardFile.h"

#include <functional>

class QAction;
class QMenu;
class QWidget;

namespace lightsout {

/// The commands of the menu "Export picture", which write pictures of the board for slides,
/// documents and the web.
class PictureActions : public QObject {
    Q_OBJECT

public:
    /// `writing` runs the jobs that draw and write pictures.
    PictureActions(Workbench& workbench, BackgroundWork* writing, QWidget* window);

    QMenu* menu;

private:
    QAction* addPicture(PictureFormat format, int pixels);
    QAction* addDrawing(FileFormat format, const QString& extension);
    /// Asks for a path with the extension; returns an empty one if the user cancels.
    QString choosePath(const QString& extension);
    /// Creates the content on another thread and writes it to `path`.
    void write(const QString& path, std::function<Result<std::string>(Progress&)> content);

    Workbench& workbench_;
    BackgroundWork* writing_;
    QWidget* window_;
};

} // namespace lightsout
