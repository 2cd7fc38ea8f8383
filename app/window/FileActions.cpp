// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/FileActions.h"

#include "io/BoardFile.h"
#include "look/LookChanges.h"
#include "text/ErrorText.h"
#include "text/FormatText.h"
#include "window/Complaint.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>

#include <utility>

namespace lightsout {

namespace {

constexpr int maxRecentFiles = 8;
const auto recentKey = QStringLiteral("recentFiles");

} // namespace

FileActions::FileActions(Document& document, QWidget* window)
    : QObject(window), open(new QAction(this)), save(new QAction(this)), saveAs(new QAction(this)),
      recent(new QMenu(window)), reading(new BackgroundWork(window)),
      writing(new BackgroundWork(window)), document_(document), window_(window) {
    keepTranslated(this, [this] {
        open->setText(tr("&Open …"));
        save->setText(tr("&Save"));
        saveAs->setText(tr("Save &as …"));
        recent->setTitle(tr("Open &recent"));
    });
    open->setShortcut(QKeySequence::Open);
    save->setShortcut(QKeySequence::Save);
    saveAs->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S));
    connect(open, &QAction::triggered, this, &FileActions::chooseAndOpen);
    connect(save, &QAction::triggered, this, [this] { saveToPresentFile(); });
    connect(saveAs, &QAction::triggered, this, [this] { chooseAndSave(); });
    connect(recent, &QMenu::aboutToShow, this, &FileActions::fillRecent);
    connect(writing, &BackgroundWork::runningChanged, this, [this](bool isRunning) {
        save->setDisabled(isRunning);
        saveAs->setDisabled(isRunning);
    });
    connect(writing, &BackgroundWork::stopped, this, [this] { whenWritten_ = {}; });
    fillRecent();
}

void FileActions::openFile(const QString& path) {
    if (mayDiscard([this, path] { read(path); })) {
        read(path);
    }
}

void FileActions::read(const QString& path) {
    // Reading a pipe could last forever.
    if (QFileInfo(path).exists() && !QFileInfo(path).isFile()) {
        complain(window_, tr("%1 could not be opened.").arg(QFileInfo(path).fileName()),
                 tr("It is not a file."));
        return;
    }
    const quint64 revision = document_.revision();
    reading->start(
        tr("Opening %1").arg(QFileInfo(path).fileName()),
        [name = path.toStdString()](Progress& progress) {
            return readBoardFile(name, {.progress = &progress});
        },
        [this, path, revision](Result<SavedBoard> board) {
            if (!board) {
                complain(window_, tr("%1 could not be opened.").arg(QFileInfo(path).fileName()),
                         errorText(board.error()));
                return;
            }
            const auto replace = [this, path, opened = *std::move(board)] {
                document_.replaceBy(opened, path);
                remember(path);
            };
            // The game may have gone on meanwhile.
            if (document_.revision() == revision || mayDiscard(replace)) {
                replace();
            }
        });
}

bool FileActions::mayDiscard(Proceed proceed) {
    if (writing->isRunning()) {
        whenWritten_ = [this, proceed] {
            if (mayDiscard(proceed)) {
                proceed();
            }
        };
        return false;
    }
    if (!document_.isModified() || copiedRevision_ == document_.revision()) {
        return true;
    }
    QMessageBox question(QMessageBox::Question, tr("Save changes?"),
                         document_.path().isEmpty()
                             ? tr("This game has not been saved.")
                             : tr("%1 has changes that are not saved.").arg(document_.fileName()),
                         QMessageBox::NoButton, window_);
    question.setTextFormat(Qt::PlainText);
    question.setInformativeText(tr("Do you want to save it first?"));
    const QAbstractButton* yes = question.addButton(tr("&Save"), QMessageBox::AcceptRole);
    const QAbstractButton* no = question.addButton(tr("&Don't save"), QMessageBox::DestructiveRole);
    question.addButton(tr("Cancel"), QMessageBox::RejectRole);
    question.exec();
    if (question.clickedButton() == yes) {
        saveToPresentFile(proceed);
    }
    return question.clickedButton() == no;
}

void FileActions::chooseAndOpen() {
    const QString path = QFileDialog::getOpenFileName(
        window_, tr("Open a board"), QFileInfo(document_.path()).path(),
        tr("Boards and graphs (%1)")
                .arg(QStringLiteral("*.lightsout *.graphml *.gml *.g6 *.s6 "
                                    "*.edges *.csv *.txt")) +
            QStringLiteral(";;") + tr("All files (%1)").arg(QStringLiteral("*")));
    if (!path.isEmpty()) {
        openFile(path);
    }
}

void FileActions::saveToPresentFile(const Proceed& proceed) {
    // Other formats forget some of a game: they are written only when asked for by name.
    if (formatOfPath(document_.path().toStdString()) == FileFormat::document) {
        write(document_.path(), proceed);
    } else {
        chooseAndSave(proceed);
    }
}

void FileActions::chooseAndSave(const Proceed& proceed) {
    const QFileInfo present(document_.path().isEmpty() ? tr("board") : document_.path());
    const QString suggestion =
        present.dir().filePath(present.completeBaseName() + QStringLiteral(".lightsout"));
    const QString lightsout = tr("Lights Out boards (%1)").arg(QStringLiteral("*.lightsout"));
    QString filter = lightsout;
    QString path = QFileDialog::getSaveFileName(
        window_, tr("Save the board"), suggestion,
        lightsout + QStringLiteral(";;") +
            tr("Graphs (%1)")
                .arg(QStringLiteral("*.graphml *.gml *.g6 *.s6 *.edges *.csv *.txt *.dot *.tex")),
        &filter);
    if (path.isEmpty()) {
        return;
    }
    if (QFileInfo(path).suffix().isEmpty()) {
        path += QStringLiteral(".lightsout");
    }
    const auto format = formatOfPath(path.toStdString());
    if (!format || *format == FileFormat::document) {
        write(path, proceed);
        return;
    }
    writing->start(
        tr("Saving %1").arg(QFileInfo(path).fileName()),
        [board = document_.board(), format = *format](Progress& /*progress*/) {
            return lossesOf(board, format);
        },
        [this, path, proceed](const std::vector<Loss>& losses) {
            if (losses.empty() || acceptsLosses(path, losses)) {
                write(path, proceed);
            }
        });
}

bool FileActions::acceptsLosses(const QString& path, const std::vector<Loss>& losses) {
    QString list = tr("This will be lost:");
    for (const Loss loss : losses) {
        list += QStringLiteral("\n• ") + lossText(loss);
    }
    if (losses.front() == Loss::reopening) {
        list = lossText(Loss::reopening);
    }
    QMessageBox question(QMessageBox::Information, tr("Lights Out Workbench"),
                         tr("%1 will not hold the whole game.").arg(QFileInfo(path).fileName()),
                         QMessageBox::NoButton, window_);
    question.setTextFormat(Qt::PlainText);
    question.setInformativeText(list + QStringLiteral("\n\n") +
                                tr("A .lightsout file keeps everything."));
    const QAbstractButton* yes = question.addButton(tr("&Save a copy"), QMessageBox::AcceptRole);
    question.addButton(tr("Cancel"), QMessageBox::RejectRole);
    question.exec();
    return question.clickedButton() == yes;
}

void FileActions::write(const QString& path, const Proceed& proceed) {
    const quint64 revision = document_.revision();
    writing->start(
        tr("Saving %1").arg(QFileInfo(path).fileName()),
        [board = document_.board(), name = path.toStdString()](Progress& progress) {
            return saveBoardFile(board, name, progress);
        },
        [this, path, revision, proceed](const Result<std::monostate>& written) {
            const Proceed waiting = std::exchange(whenWritten_, {});
            if (!written) {
                complain(window_, tr("%1 could not be saved.").arg(QFileInfo(path).fileName()),
                         errorText(written.error()));
                return;
            }
            remember(path);
            if (formatOfPath(path.toStdString()) == FileFormat::document) {
                document_.markSaved(path, revision);
            } else {
                copiedRevision_ = revision;
            }
            for (const Proceed& next : {proceed, waiting}) {
                if (next) {
                    next();
                }
            }
        });
}

void FileActions::remember(const QString& path) {
    QSettings settings;
    QStringList paths = settings.value(recentKey).toStringList();
    const QString absolute = QFileInfo(path).absoluteFilePath();
    paths.removeAll(absolute);
    paths.prepend(absolute);
    settings.setValue(recentKey, paths.mid(0, maxRecentFiles));
    fillRecent();
}

void FileActions::fillRecent() {
    recent->clear();
    const QStringList paths = QSettings().value(recentKey).toStringList();
    for (const QString& path : paths) {
        // A single & would mark a shortcut.
        QAction* action = recent->addAction(
            QFileInfo(path).fileName().replace(QLatin1Char('&'), QStringLiteral("&&")));
        action->setToolTip(path);
        connect(action, &QAction::triggered, this, [this, path] { openFile(path); });
    }
    recent->setToolTipsVisible(true);
    recent->setEnabled(!paths.isEmpty());
}

} // namespace lightsout
