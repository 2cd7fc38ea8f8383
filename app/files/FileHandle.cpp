// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/FileHandle.h"

#include "board/Thumbnail.h"
#include "formats/BoardFile.h"
#include "io/AtomicFile.h"
#include "text/BoardText.h"
#include "text/FilePath.h"
#include "theme/LookChanges.h"
#include "theme/Theme.h"
#include "theme/Touch.h"

#include <QAction>
#include <QApplication>
#include <QDrag>
#include <QFileInfo>
#include <QIcon>
#include <QMimeData>
#include <QMouseEvent>
#include <QRegularExpression>
#include <QUrl>

namespace lightsout {

namespace {

constexpr int handleSide = 22;
constexpr int draggedPictureSide = 64;
/// Writing larger boards would delay the drag noticeably.
constexpr std::size_t maxVertices = 250'000;

/// Returns a name that every file system accepts.
QString fileName(const QString& boardName) {
    static const QRegularExpression unfit(QStringLiteral("[^\\w ×.,()-]+"),
                                          QRegularExpression::UseUnicodePropertiesOption);
    const QString name = QString(boardName).remove(unfit).simplified();
    return (name.isEmpty() ? QStringLiteral("board") : name) + QStringLiteral(".lightsout");
}

} // namespace

FileHandle::FileHandle(const CurrentDocument& document, QAction* saveCopy, QWidget* parent)
    : QToolButton(parent), document_(document) {
    setAutoRaise(true);
    setIcon(QIcon(QStringLiteral(":/icons/lightsout.svg")));
    setIconSize({handleSide, handleSide});
    connect(this, &QToolButton::clicked, saveCopy, &QAction::trigger);
    onAppearanceChanged(this, [this] {
        setMinimumSize(touch::sideOf(0), touch::sideOf(0));
        setToolTip(tr("Drag the board out of the window as a file, or click to save a copy"));
        setAccessibleName(tr("The board as a file"));
    });
}

std::unique_ptr<QMimeData> FileHandle::dragged() {
    QString path = document_->path();
    if (path.isEmpty() || document_->isModified()) {
        if (document_.game().vertexCount() > maxVertices) {
            return nullptr;
        }
        folder_ = std::make_unique<QTemporaryDir>();
        path = folder_->filePath(document_->path().isEmpty()
                                     ? fileName(boardName(document_.game().rule()))
                                     : QFileInfo(document_->path()).completeBaseName() +
                                           QStringLiteral(".lightsout"));
        Result<std::string> text = writeBoard(document_->board(), FileFormat::document);
        if (!text || !writeFileAtomically(pathOf(path), *std::move(text))) {
            return nullptr;
        }
    }
    auto board = std::make_unique<QMimeData>();
    board->setUrls({QUrl::fromLocalFile(path)});
    return board;
}

void FileHandle::mousePressEvent(QMouseEvent* event) {
    pressedAt_ = event->pos();
    QToolButton::mousePressEvent(event);
}

void FileHandle::mouseMoveEvent(QMouseEvent* event) {
    const bool isDragged =
        event->buttons().testFlag(Qt::LeftButton) &&
        (event->pos() - pressedAt_).manhattanLength() >= QApplication::startDragDistance();
    if (!isDragged) {
        QToolButton::mouseMoveEvent(event);
        return;
    }
    setDown(false); // the gesture is no longer a click
    if (std::unique_ptr<QMimeData> board = dragged()) {
        auto* drag = new QDrag(this); // deleted by Qt
        drag->setMimeData(board.release());
        drag->setPixmap(boardThumbnail(document_.game(), draggedPictureSide, devicePixelRatioF(),
                                       themeOf(*this)));
        drag->exec(Qt::CopyAction);
    }
}

} // namespace lightsout

#include "moc_FileHandle.cpp"
