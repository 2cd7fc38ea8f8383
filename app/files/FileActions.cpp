// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/FileActions.h"

#include "board/Thumbnail.h"
#include "controls/ErrorDialog.h"
#include "files/FileQuestions.h"
#include "files/KnownFile.h"
#include "formats/BoardFile.h"
#include "settings/Remembered.h"
#include "text/ErrorText.h"
#include "text/FilePath.h"
#include "theme/LookChanges.h"
#include "theme/Theme.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QIcon>
#include <QLocale>
#include <QMenu>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>

#include <utility>

namespace lightsout {

namespace {

constexpr int maxRecentFiles = 8;
/// Boards with larger journals have no picture in the menu, because reading them would delay the
/// menu.
constexpr qint64 maxPicturedBytes = 1 << 16;
constexpr int pictureSide = 48;

/// Returns patterns for a file dialog, such as "*.a *.b".
QString patternsOf(const std::vector<std::string_view>& extensions) {
    QStringList patterns;
    for (const std::string_view extension : extensions) {
        patterns << QStringLiteral("*.") +
                        QString::fromLatin1(extension.data(), qsizetype(extension.size()));
    }
    return patterns.join(QLatin1Char(' '));
}

} // namespace

FileActions::FileActions(CurrentDocument& document, Autosave* autosave, QWidget* window)
    : QObject(window), open(new QAction(this)), save(new QAction(this)), saveAs(new QAction(this)),
      saveCopy(new QAction(this)), recent(new QMenu(window)),
      rereading(new Rereading(document, this)), reading(new BackgroundWork(window)),
      writing(new BackgroundWork(window)), document_(document), autosave_(autosave),
      window_(window) {
    recent->setObjectName(QStringLiteral("recent"));
    setTexts<FileActions>(open, QT_TR_NOOP("&Open …"));
    setTexts<FileActions>(save, QT_TR_NOOP("&Save"));
    setTexts<FileActions>(saveAs, QT_TR_NOOP("Save &as …"));
    setTexts<FileActions>(saveCopy, QT_TR_NOOP("Save a &copy …"));
    setTexts<FileActions>(recent->menuAction(), QT_TR_NOOP("Open &recent"));
    open->setShortcut(QKeySequence::Open);
    save->setShortcut(QKeySequence::Save);
    saveAs->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S));
    connect(open, &QAction::triggered, this, &FileActions::chooseAndOpen);
    connect(save, &QAction::triggered, this, [this] { saveToPresentFile(document_.top()); });
    connect(saveAs, &QAction::triggered, this, [this] { chooseAndSave(document_.top()); });
    connect(saveCopy, &QAction::triggered, this, [this] { chooseAndSave(document_.top(), true); });
    connect(recent, &QMenu::aboutToShow, this, &FileActions::fillRecent);
    for (const BackgroundWork* work : {reading, writing}) {
        const BackgroundWork* const other = work == reading ? writing : reading;
        connect(work, &BackgroundWork::runningChanged, this, [this, other](bool isRunning) {
            // While a file is read or written, nothing else can be saved: a board that is being
            // read could replace the current one while the user is asked where to save it.
            const bool isBusy = isRunning || other->isRunning();
            for (QAction* saving : {save, saveAs, saveCopy}) {
                saving->setDisabled(isBusy);
            }
        });
    }
    connect(writing, &BackgroundWork::stopped, this, [this] { whenWritten_ = {}; });
    connect(writing, &BackgroundWork::finished, this, [this] {
        if (whenWritten_ && !writing->isRunning()) {
            leave(std::exchange(whenWritten_, {}));
        }
    });
    document.setLeave([files = QPointer(this)](const std::function<void()>& then) {
        if (files != nullptr) {
            files->leave(then);
        } else {
            then();
        }
    });
    fillRecent();
}

void FileActions::openFile(const QString& path) {
    document_.pop(); // so that the question is about the user's document
    leave([this, path] { read(path, document_.own()->contentRevision()); });
}

void FileActions::read(const QString& path, quint64 revision, const ReadChoices& choices) {
    // Reading a pipe could block forever.
    if (QFileInfo(path).exists() && !QFileInfo(path).isFile()) {
        showError(window_, tr("%1 could not be opened.").arg(QFileInfo(path).fileName()),
                  tr("It is not a file."));
        return;
    }
    reading->start(
        tr("Opening %1").arg(QFileInfo(path).fileName()),
        [name = pathOf(path), choices](Progress& progress) {
            return readKnownFile(name, choices, progress);
        },
        [this, path, choices, revision](ReadFile read) {
            if (!read.board) {
                showError(window_, tr("%1 could not be opened.").arg(QFileInfo(path).fileName()),
                          errorText(read.board.error()));
                return;
            }
            const QString name = QFileInfo(path).fileName();
            const auto chosen =
                chooseReading(name, read.beginning, read.report, read.offers, choices, window_);
            if (!chosen) {
                return;
            }
            if (*chosen != choices) {
                this->read(path, revision, *chosen);
                return;
            }
            if (!read.report.leftOut.empty() && !acceptsLeftOut(path, read.report, window_)) {
                return;
            }
            const QString summary =
                formatOfPath(pathOf(path)) == FileFormat::document
                    ? QString()
                    : tr("Opened %1: %2").arg(name, readingText(*read.board, read.report));
            const auto replace = [this, path, summary, opened = *std::move(read.board),
                                  state = read.state, report = read.report] {
                // A text that was read by a guess is a new document, so that saving never
                // overwrites it.
                document_.replace(
                    isGuess(pathOf(path), report)
                        ? std::make_shared<Document>(opened, Document::Origin::dealt)
                        : std::make_shared<Document>(opened, Document::Origin::dealt, path, state));
                rereading->remember(report, [this, path] {
                    this->read(path, document_.own()->contentRevision(), {.wantsAll = true});
                });
                remember(path);
                if (!summary.isEmpty()) {
                    Q_EMIT reported(summary);
                }
            };
            leaveIfChanged(revision, replace);
        });
}

void FileActions::leaveIfChanged(quint64 revision, const std::function<void()>& then) {
    document_.pop(); // so that the question is about the user's document
    if (document_->contentRevision() == revision) {
        then();
    } else {
        leave(then);
    }
}

void FileActions::leave(const std::function<void()>& then) {
    // This request replaces earlier ones. A file that is still being opened must not interrupt the
    // question.
    if (reading->isRunning()) {
        reading->stop();
    }
    if (writing->isRunning()) {
        whenWritten_ = then;
        return;
    }
    const SharedDocument document = document_.top();
    if (!document->hasUnsavedWork()) {
        then();
        return;
    }
    if (document->path().isEmpty() && autosave_ != nullptr && autosave_->keepsBoards()) {
        Q_EMIT reported(tr("The board remains in File → Open recent."));
        then();
        return;
    }
    QMessageBox question(QMessageBox::Question, tr("Save changes?"),
                         document->path().isEmpty()
                             ? tr("This game has not been saved.")
                             : tr("%1 has unsaved changes.").arg(document->fileName()),
                         QMessageBox::NoButton, window_);
    question.setTextFormat(Qt::PlainText);
    question.setInformativeText(tr("Do you want to save it first?"));
    auto* yes = question.addButton(tr("&Save"), QMessageBox::AcceptRole);
    auto* no = question.addButton(tr("&Don't save"), QMessageBox::DestructiveRole);
    auto* neither = question.addButton(tr("Cancel"), QMessageBox::RejectRole);
    yes->setObjectName(QStringLiteral("save"));
    no->setObjectName(QStringLiteral("dontSave"));
    neither->setObjectName(QStringLiteral("cancel"));
    question.exec();
    if (question.clickedButton() == no) {
        then();
    } else if (question.clickedButton() == yes) {
        saveToPresentFile(document);
        if (writing->isRunning()) { // the user has not cancelled
            whenWritten_ = then;
        }
    }
}

void FileActions::chooseAndOpen() {
    const QString path = QFileDialog::getOpenFileName(
        window_, tr("Open a board"), QFileInfo(document_->path()).path(),
        tr("Boards and graphs (%1)")
                .arg(patternsOf(readableExtensions()) + QStringLiteral(" *.gz")) +
            QStringLiteral(";;") + tr("All files (%1)").arg(QStringLiteral("*")));
    if (!path.isEmpty()) {
        openFile(path);
    }
}

void FileActions::saveToPresentFile(const SharedDocument& document) {
    // Other formats lose parts of a game, so they are written only if they are chosen explicitly.
    if (formatOfPath(pathOf(document->path())) == FileFormat::document) {
        write(document, document->path(), document->fileState());
    } else {
        chooseAndSave(document);
    }
}

void FileActions::chooseAndSave(const SharedDocument& document, bool isCopy) {
    const QFileInfo present(document->path().isEmpty() ? tr("board") : document->path());
    const QString suggestion =
        present.dir().filePath(present.completeBaseName() + QStringLiteral(".lightsout"));
    const QString lightsout = tr("Lights Out boards (%1)").arg(QStringLiteral("*.lightsout"));
    QString filter = lightsout;
    QString path = QFileDialog::getSaveFileName(
        window_, isCopy ? tr("Save a copy") : tr("Save the board"), suggestion,
        lightsout + QStringLiteral(";;") + tr("Graphs (%1)").arg(patternsOf(writableExtensions())),
        &filter);
    if (path.isEmpty()) {
        whenWritten_ = {};
        return;
    }
    if (QFileInfo(path).suffix().isEmpty()) {
        path += QStringLiteral(".lightsout");
    }
    const auto format = formatOfPath(pathOf(path));
    if (!format || *format == FileFormat::document) {
        write(document, path, std::nullopt, isCopy);
        return;
    }
    writing->start(
        tr("Saving %1").arg(QFileInfo(path).fileName()),
        [board = document->board(), format = *format](Progress& /*progress*/) {
            return lossesOf(board, format);
        },
        [this, document, path, isCopy](const std::vector<Loss>& losses) {
            const bool isWhole = losses.empty();
            if (!isWhole) {
                whenWritten_ = {}; // the board remains unsaved
            }
            if (isWhole || acceptsLosses(path, losses, window_)) {
                // A file that does not contain the whole board never becomes the document's file.
                write(document, path, std::nullopt, isCopy || !isWhole);
            }
        });
}

void FileActions::write(const SharedDocument& document, const QString& path,
                        const std::optional<FileState>& known, bool isCopy) {
    writing->start(
        tr("Saving %1").arg(QFileInfo(path).fileName()),
        [board = document->board(), path, known](Progress& progress) {
            return writeKnownFile(board, path, known, progress);
        },
        [this, document, path, revision = document->contentRevision(),
         isCopy = isCopy || document->isTemporary()](const WrittenFile& written) {
            if (written.meanwhile != WrittenFile::Meanwhile::nothing) {
                chooseAboutChangedFile(document, path,
                                       written.meanwhile == WrittenFile::Meanwhile::removed);
                return;
            }
            if (written.error) {
                whenWritten_ = {};
                showError(window_, tr("%1 could not be saved.").arg(QFileInfo(path).fileName()),
                          errorText(*written.error));
                return;
            }
            const bool isWhole = formatOfPath(pathOf(path)) == FileFormat::document;
            if (!isCopy || isWhole) {
                remember(path);
            }
            if (!isCopy && isWhole) {
                document->markSaved(path, revision, written.state);
            } else if (!isCopy) {
                document->markExported(revision);
            }
            Q_EMIT reported(tr("Saved: %1").arg(QFileInfo(path).fileName()));
        });
}

void FileActions::chooseAboutChangedFile(const SharedDocument& document, const QString& path,
                                         bool isRemoved) {
    switch (askAboutChangedFile(path, isRemoved, window_)) {
    case ChangedFileAnswer::nothing:
        whenWritten_ = {};
        break;
    case ChangedFileAnswer::reload:
        whenWritten_ = {};
        document_.pop();
        read(path, document_.own()->contentRevision());
        break;
    case ChangedFileAnswer::saveElsewhere:
        chooseAndSave(document);
        break;
    case ChangedFileAnswer::overwrite:
        write(document, path, std::nullopt);
        break;
    }
}

void FileActions::remember(const QString& path) {
    QStringList paths = remembered::recentFiles();
    const QString absolute = QFileInfo(path).absoluteFilePath();
    paths.removeAll(absolute);
    paths.prepend(absolute);
    remembered::setRecentFiles(paths.mid(0, maxRecentFiles));
    fillRecent();
}

void FileActions::fillRecent() {
    recent->clear();
    const QStringList paths = remembered::recentFiles();
    for (const QString& path : paths) {
        // A single & would mark a mnemonic.
        QAction* action = recent->addAction(
            QFileInfo(path).fileName().replace(QLatin1Char('&'), QStringLiteral("&&")));
        action->setToolTip(path);
        connect(action, &QAction::triggered, this, [this, path] { openFile(path); });
    }
    if (autosave_ != nullptr) {
        recent->addSection(tr("Closed without saving"));
        for (const KeptBoard& board : autosave_->kept().left()) {
            addLeftBoard(board);
        }
    }
    recent->setToolTipsVisible(true);
    recent->setEnabled(!paths.isEmpty() || autosave_ != nullptr);
}

void FileActions::addLeftBoard(const KeptBoard& board) {
    QAction* action = recent->addAction(
        QStringLiteral("%1, %2")
            .arg(board.note.name(), QLocale().toString(board.time, QLocale::ShortFormat))
            .replace(QLatin1Char('&'), QStringLiteral("&&")));
    action->setToolTip(board.note.filePath);
    if (board.bytes <= maxPicturedBytes) {
        if (const Result<Journal> journal = readKeptBoard(board.path)) {
            action->setIcon(QIcon(boardThumbnail(journal->board.game, pictureSide,
                                                 window_->devicePixelRatioF(), themeOf(*window_))));
        }
    }
    connect(action, &QAction::triggered, this, [this, board] { resume(board); });
}

void FileActions::resume(const KeptBoard& board) {
    document_.pop();
    leave([this, board] { restore(board); });
}

void FileActions::restore(const KeptBoard& board) {
    const quint64 revision = document_.own()->contentRevision();
    reading->start(
        tr("Opening %1").arg(board.note.name()),
        [path = board.path](Progress& progress) {
            return readKeptBoard(path, {.progress = &progress});
        },
        [this, board, revision](const Result<Journal>& journal) {
            if (!journal) {
                showError(window_, tr("%1 could not be opened.").arg(board.note.name()),
                          errorText(journal.error()));
                return;
            }
            const auto replace = [this, board, kept = journal->board] {
                autosave_->restore(board, kept);
            };
            leaveIfChanged(revision, replace);
        });
}

} // namespace lightsout

#include "moc_FileActions.cpp"
