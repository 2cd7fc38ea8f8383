// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/Autosave.h"

#include "io/AtomicFile.h"
#include "text/BoardText.h"
#include "text/ErrorText.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QLockFile>

#include <algorithm>
#include <new>

namespace lightsout {

namespace {

/// Interval between retries if writing fails, for example because the disk is full.
constexpr int retryMilliseconds = 2000;
/// A journal with at least this many bytes of moves is rewritten if they exceed the size of its
/// board.
constexpr std::size_t maxMoveBytes = std::size_t{1} << 16;

} // namespace

/// Writes the journals of one session.
class Autosave::Writer {
public:
    explicit Writer(KeptBoards kept)
        : kept_(std::move(kept)),
          session_(QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMdd-HHmmsszzz-")) +
                   QString::number(QCoreApplication::applicationPid())) {}

    /// Appends entries to a journal, or rewrites it with the board, which already includes them.
    /// Returns an empty string, or the reason why neither was possible.
    QString write(int journal, const std::string& entries, bool mustBegin, const SavedBoard& board,
                  const JournalNote& note) {
        if (!mustBegin && appendDurably(pathOf(journal).toStdString(), entries)) {
            return {};
        }
        // Also reached if the folder is missing or the end of the journal is unknown after a
        // failure.
        const QString problem = prepareFolder();
        if (!problem.isEmpty()) {
            return problem;
        }
        Result<std::string> text = journalBeginning(note.toText(), board);
        if (!text) {
            return errorText(text.error());
        }
        const auto written = writeFileAtomically(pathOf(journal).toStdString(), *std::move(text));
        return written ? QString() : errorText(written.error());
    }

    void leave(int journal) { kept_.leave(pathOf(journal)); }
    void remove(int journal) { QFile::remove(pathOf(journal)); }

private:
    QString pathOf(int journal) const {
        return QDir(kept_.folder())
            .filePath(QStringLiteral("%1-%2.journal").arg(session_).arg(journal));
    }

    /// Creates the folder, accessible only to its owner, and locks the session in it.
    QString prepareFolder() {
        const QString lockPath = QDir(kept_.folder()).filePath(session_ + QStringLiteral(".lock"));
        if (lock_ != nullptr && QFile::exists(lockPath)) {
            return {};
        }
        if (!QDir().mkpath(kept_.folder())) {
            return QCoreApplication::translate("Autosave", "Could not create folder %1.")
                .arg(kept_.folder());
        }
        QFile::setPermissions(kept_.folder(),
                              QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        lock_ = std::make_unique<QLockFile>(lockPath);
        lock_->setStaleLockTime(0);
        if (!lock_->tryLock(0)) {
            lock_.reset();
            return QCoreApplication::translate("Autosave", "Can't write to %1.")
                .arg(kept_.folder());
        }
        return {};
    }

    const KeptBoards kept_;
    const QString session_;
    std::unique_ptr<QLockFile> lock_;
};

Autosave::Autosave(CurrentDocument& document, KeptBoards kept, QObject* parent)
    : QObject(parent), document_(document), kept_(std::move(kept)),
      writer_(std::make_unique<Writer>(kept_)) {
    thread_.setMaxThreadCount(1);
    delay_.setSingleShot(true);
    connect(&delay_, &QTimer::timeout, this, &Autosave::write);
    connect(&document, &CurrentDocument::replaced, this, [this] {
        if (document_.own() != journal_->document) {
            leave();
            begin(journal_->number + 1);
        }
    });
    begin(1);
}

Autosave::~Autosave() {
    finish();
}

void Autosave::begin(int number) {
    journal_ = std::make_shared<Journal>(Journal{.document = document_.own(), .number = number});
    connect(journal_->document.get(), &Document::changed, this, &Autosave::follow);
    connect(journal_->document.get(), &Document::fileChanged, this, &Autosave::noteFile);
    delay_.start(delayMilliseconds); // a recovered board needs a journal at once
}

void Autosave::restore(const KeptBoard& kept, const SavedBoard& board,
                       std::unique_ptr<KeptBoards::Abandoned> abandoned) {
    document_.replace(std::make_shared<Document>(board, Document::Origin::drawn, kept.note.filePath,
                                                 kept.note.fileState));
    if (abandoned != nullptr) {
        abandoned->settle(kept.path);
    }
    journal_->superseded = kept.path;
    journal_->abandoned = std::move(abandoned);
}

void Autosave::setOn(bool isOn) {
    if (isOn != isOn_) {
        isOn_ = isOn;
        noteFile(); // writes or removes everything
    }
}

JournalNote Autosave::note() const {
    const Document& document = *journal_->document;
    return {.name =
                document.path().isEmpty() ? boardName(document.game().rule()) : document.fileName(),
            .filePath = document.path(),
            .fileState = document.fileState()};
}

void Autosave::follow(const Move& move) {
    const std::optional<std::string> entry =
        journal_->needsBeginning ? std::nullopt : journalEntry(move);
    if (entry) {
        journal_->entries += *entry;
    } else {
        journal_->needsBeginning = true;
    }
    if (!delay_.isActive()) {
        delay_.start(delayMilliseconds);
    }
}

void Autosave::noteFile() {
    journal_->needsBeginning = true; // rewriting the journal stores the file's name
    if (!delay_.isActive()) {
        delay_.start(delayMilliseconds);
    }
}

void Autosave::write() {
    Journal& journal = *journal_;
    if (journal.isBeingWritten) {
        return; // finishWriting() schedules another call
    }
    if (!isOn_ || !journal.document->isModified()) {
        if (journal.exists) {
            journal.exists = false;
            runElsewhere(
                [writer = writer_.get(), number = journal.number] { writer->remove(number); });
        }
        journal.needsBeginning = true;
        journal.entries.clear();
        return;
    }
    journal.needsBeginning =
        journal.needsBeginning || journal.appendedBytes + journal.entries.size() >
                                      std::max(maxMoveBytes, journal.beginningBytes);
    if (!journal.needsBeginning && journal.entries.empty()) {
        return;
    }
    if (journal.needsBeginning) {
        journal.entries.clear();
        journal.appendedBytes = 0;
        journal.beginningBytes = journal.document->game().vertexCount(); // approximately
    }
    journal.appendedBytes += journal.entries.size();
    journal.exists = true;
    journal.isBeingWritten = true;
    runElsewhere([this, writer = writer_.get(), written = std::weak_ptr(journal_),
                  number = journal.number, note = note(), board = journal.document->board(),
                  mustBegin = std::exchange(journal.needsBeginning, false),
                  entries = std::exchange(journal.entries, {})] {
        QString problem;
        try {
            problem = writer->write(number, entries, mustBegin, board, note);
        } catch (const std::bad_alloc&) {
            problem = errorText({.code = ErrorCode::outOfMemory});
        }
        results_.add([this, written, problem] {
            const auto saved = written.lock(); // null if another board has replaced this one
            if (saved != nullptr && !isFinished_) {
                finishWriting(*saved, problem);
            }
        });
        QMetaObject::invokeMethod(this, "takeResult", Qt::QueuedConnection);
    });
}

void Autosave::runElsewhere(std::function<void()> work) {
    tasks_.add(std::move(work));
    thread_.start([this] { tasks_.runNext(); });
}

void Autosave::finishWriting(Journal& journal, const QString& problem) {
    journal.isBeingWritten = false;
    if (problem.isEmpty()) {
        if (!journal.superseded.isEmpty()) {
            QFile::remove(std::exchange(journal.superseded, QString()));
            journal.abandoned.reset();
        }
    } else {
        journal.needsBeginning = true; // the end of the journal is unknown now
    }
    if (problem != problem_) {
        problem_ = problem;
        Q_EMIT problemChanged();
    }
    if (!problem.isEmpty()) {
        delay_.start(retryMilliseconds);
    } else if ((journal.needsBeginning || !journal.entries.empty()) && !delay_.isActive()) {
        delay_.start(delayMilliseconds);
    }
}

void Autosave::leave() {
    Journal& journal = *journal_;
    journal.document->disconnect(this);
    delay_.stop();
    const bool isKept = isOn_ && journal.document->isModified();
    if (isKept) {
        journal.isBeingWritten = false; // pending changes are queued after the current write
        write();
    }
    if (journal.exists) {
        runElsewhere([writer = writer_.get(), number = journal.number, isKept] {
            if (isKept) {
                writer->leave(number);
            } else {
                writer->remove(number);
            }
        });
    }
    if (journal.abandoned != nullptr) {
        journal.abandoned->settle();
    }
}

void Autosave::finish() {
    if (!isFinished_) {
        document_.disconnect(this);
        leave();
    }
    isFinished_ = true;
    thread_.waitForDone();
}

} // namespace lightsout

#include "moc_Autosave.cpp"
