// SPDX-License-Identifier: GPL-3.0-or-later
#include "labbook/LabBookActions.h"

#include "files/DocumentKeys.h"
#include "labbook/LabBookWindow.h"
#include "page/Page.h"
#include "picture/PictureCommands.h"
#include "text/BoardText.h"
#include "text/CommandText.h"
#include "theme/LookChanges.h"

#include <QBuffer>
#include <QClipboard>
#include <QDate>
#include <QGuiApplication>
#include <QImage>

namespace lightsout {

namespace {

constexpr int pictureWidth = 900;

/// Returns a picture of the page as displayed.
QByteArray pngOf(QWidget& page) {
    const QImage image =
        fittedPicture(page.grab().toImage().scaledToWidth(pictureWidth, Qt::SmoothTransformation));
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

} // namespace

LabBookActions::LabBookActions(Workbench& workbench, const PictureCommands& pictures,
                               QWidget* window)
    : QObject(window), keep(new QAction(this)), open(new QAction(this)),
      copyCommand(new QAction(this)), workbench_(workbench), book_(workbench.document),
      pictures_(pictures), window_(window) {
    keep->setShortcut(Qt::CTRL | Qt::Key_B);
    open->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_B);
    copyCommand->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_C);
    setTexts<LabBookActions>(
        keep, QT_TR_NOOP("Add to the lab boo&k"),
        QT_TR_NOOP("Save the current page, its values and the command for them in the lab "
                   "book of this board"));
    setTexts<LabBookActions>(open, QT_TR_NOOP("&Lab book …"),
                             QT_TR_NOOP("Show the entries and notes about this board"));
    setTexts<LabBookActions>(copyCommand, QT_TR_NOOP("Copy the co&mmand for this page"),
                             QT_TR_NOOP("Copy the command that reproduces the current page"));
    connect(keep, &QAction::triggered, this, &LabBookActions::keepShown);
    connect(copyCommand, &QAction::triggered, this, &LabBookActions::copyShownCommand);
    connect(open, &QAction::triggered, this, [this] {
        if (bookWindow_ == nullptr) {
            bookWindow_ = new LabBookWindow(book_, workbench_.document, keep, window_);
            connect(bookWindow_, &LabBookWindow::placeRequested, this,
                    &LabBookActions::placeRequested);
            shareKeys(*window_, *bookWindow_, book_.undoStack());
        }
        bookWindow_->show();
        bookWindow_->raise();
        bookWindow_->activateWindow();
    });
    connect(&book_, &LabBook::entriesChanged, this, [this] { keep->setEnabled(!book_.isFull()); });
}

void LabBookActions::keepShown() {
    const PictureCommands::Shown shown = pictures_.shown();
    const Rule& rule = workbench_.document.game().rule();
    const QStringList commands = shown.page->commands();
    book_.add({.title = tr("%1: %2").arg(shown.name, boardName(rule)),
               .values = shown.page->shownText().trimmed(),
               .commands = commands.join(QLatin1Char('\n')),
               .place = QString::fromStdString(placeText(shown.page->place())),
               .source = tr("%1, %2").arg(citation(rule, commands),
                                          QDate::currentDate().toString(Qt::ISODate)),
               .note = {},
               .picture = pngOf(*shown.page)});
    open->trigger();
}

void LabBookActions::copyShownCommand() {
    const QStringList commands = pictures_.shown().page->commands();
    if (!commands.isEmpty()) {
        QGuiApplication::clipboard()->setText(commands.join(QLatin1Char('\n')));
    }
}

} // namespace lightsout

#include "moc_LabBookActions.cpp"
