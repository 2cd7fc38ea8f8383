// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/PictureActions.h"

#include "controls/ErrorDialog.h"
#include "io/AtomicFile.h"
#include "text/ErrorText.h"
#include "text/FilePath.h"
#include "text/FormatText.h"
#include "theme/LookChanges.h"

#include <QAction>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>

#include <algorithm>

namespace lightsout {

namespace {

constexpr int slidePixels = 1600;
constexpr int posterPixels = 4800;

} // namespace

PictureActions::PictureActions(Workbench& workbench, BackgroundWork* writing, QWidget* window)
    : QObject(window), menu(new QMenu(window)), workbench_(workbench), writing_(writing),
      window_(window) {
    menu->setObjectName(QStringLiteral("exportPicture"));
    QAction* drawing = addPicture(PictureFormat::svg, 0);
    QAction* page = addPicture(PictureFormat::pdf, 0);
    QAction* slide = addPicture(PictureFormat::png, slidePixels);
    QAction* poster = addPicture(PictureFormat::png, posterPixels);
    menu->addSeparator();
    QAction* latex = addDrawing(FileFormat::latex, QStringLiteral("tex"));
    QAction* dot = addDrawing(FileFormat::dot, QStringLiteral("dot"));
    onLanguageChanged(this, [=, this] {
        menu->setTitle(tr("Export &picture"));
        drawing->setText(tr("&Drawing (SVG) …"));
        page->setText(tr("&Page (PDF) …"));
        slide->setText(tr("P&icture for slides (PNG) …"));
        poster->setText(tr("P&oster (large PNG) …"));
        latex->setText(tr("%1 …").arg(formatText(FileFormat::latex)));
        dot->setText(tr("%1 …").arg(formatText(FileFormat::dot)));
    });
    connect(writing, &BackgroundWork::runningChanged, menu, &QMenu::setDisabled);
}

QAction* PictureActions::addPicture(PictureFormat format, int pixels) {
    QAction* action = menu->addAction(QString());
    connect(action, &QAction::triggered, this, [this, format, pixels] {
        const QString extension = format == PictureFormat::svg   ? QStringLiteral("svg")
                                  : format == PictureFormat::pdf ? QStringLiteral("pdf")
                                                                 : QStringLiteral("png");
        const QString path = choosePath(extension);
        if (path.isEmpty()) {
            return;
        }
        const Game& game = workbench_.document.game();
        BoardScene scene = sceneOf(game);
        scene.stars = workbench_.guide.stars();
        // A poster has at least one pixel for each cell, even of the largest board.
        const Lattice* cells = game.rule().cells();
        const int points =
            pixels == posterPixels && cells != nullptr
                ? std::max(pixels, static_cast<int>(std::max(cells->rows, cells->cols)))
                : pixels;
        write(path, [scene, format, points](Progress& progress) -> Result<std::string> {
            return boardPicture(scene, format, points, progress).toStdString();
        });
    });
    return action;
}

QAction* PictureActions::addDrawing(FileFormat format, const QString& extension) {
    QAction* action = menu->addAction(QString());
    connect(action, &QAction::triggered, this, [this, format, extension] {
        const QString path = choosePath(extension);
        if (!path.isEmpty()) {
            write(path, [board = workbench_.document->board(), format](Progress& progress) {
                return writeBoard(board, format, {.progress = &progress});
            });
        }
    });
    return action;
}

QString PictureActions::choosePath(const QString& extension) {
    const QString& present = workbench_.document->path();
    const QFileInfo file(present.isEmpty() ? tr("board") : present);
    QString path = QFileDialog::getSaveFileName(
        window_, tr("Export the board"),
        file.dir().filePath(file.completeBaseName() + QLatin1Char('.') + extension),
        QStringLiteral("*.") + extension);
    if (!path.isEmpty() && QFileInfo(path).suffix().isEmpty()) {
        path += QLatin1Char('.') + extension;
    }
    return path;
}

void PictureActions::write(const QString& path,
                           std::function<Result<std::string>(Progress&)> content) {
    writing_->start(
        tr("Saving %1").arg(QFileInfo(path).fileName()),
        [name = pathOf(path),
         content = std::move(content)](Progress& progress) -> Result<std::monostate> {
            auto text = content(progress);
            return text ? writeFileAtomically(name, *std::move(text), &progress) : text.error();
        },
        [this, path](const Result<std::monostate>& written) {
            if (!written) {
                Q_EMIT writing_->stopped(); // so that no action assumes the picture was saved
                showError(window_, tr("%1 could not be saved.").arg(QFileInfo(path).fileName()),
                          errorText(written.error()));
            }
        });
}

} // namespace lightsout

#include "moc_PictureActions.cpp"
