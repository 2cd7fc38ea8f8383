// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/Autosave.h"

#include "io/AtomicFile.h"
#include "text/BoardText.h"
#include "text/ErrorText.h"
#include "text/FilePath.h"

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
/// The number of the journal for the board of a lesson.
constexpr int lessonNumber = 0;

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
        if (!mustBegin && appendDurably(pathOf(fileOf(journal)), entries)) {
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
        const auto written = writeFileAtomically(pathOf(fileOf(journal)), *std::move(text));
        return written ? QString() : errorText(written.error());
    }

    void leave(int journal) { kept_.leave(fileOf(journal)); }
    void remove(int journal) { QFile::remove(fileOf(journal)); }
    /// Removes the boards of lessons that were interrupted in earlier sessions.
    void removeInterruptedLessons() {
        for (const KeptBoard& board : kept_.interruptedLessons()) {
            QFile::remove(board.path);
        }
    }

private:
    QString fileOf(int journal) const {
        return QDir(kept_.folder())
            .filePath(QStringLiteral("%1-%2.%3")
                          .arg(session_)
                          .arg(journal)
                          .arg(journal == lessonNumber ? QStringLiteral("lesson")
                                                       : QStringLiteral("journal")));
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
    connect(&delay_, &QTimer::timeout, this, [this] {
        write(journal_);
        if (lesson_ != nullptr) {
            write(lesson_);
        }
    });
    connect(&document, &CurrentDocument::replaced, this, [this] {
        if (document_.own() != journal_->document) {
            leave();
            begin(journal_->number + 1);
        }
        // If a lesson has ended, the caller of setLesson() calls endLesson().
        if (lesson_ != nullptr && document_->isTemporary()) {
            beginLesson();
        }
    });
    begin(1);
}

Autosave::~Autosave() {
    finish();
}

void Autosave::begin(int number) {
    journal_ = std::make_shared<Journal>(Journal{.document = document_.own(), .number = number});
    follow(*journal_);
}

void Autosave::follow(Journal& journal) {
    const Document* document = journal.document.get();
    connect(document, &Document::changed, this,
            [this, &journal](const Move& move) { add(journal, move); });
    connect(document, &Document::fileChanged, this, [this, &journal] { noteFile(journal); });
    delay_.start(delayMilliseconds); // a recovered board needs a journal at once
}

void Autosave::setLesson(const QString& name, std::size_t step) {
    if (lesson_ == nullptr) {
        lesson_ = std::make_shared<Journal>();
        runElsewhere([writer = writer_.get()] { writer->removeInterruptedLessons(); });
    }
    lesson_->lesson = name;
    lesson_->step = step;
    if (lesson_->document != document_.top()) {
        beginLesson();
    }
    noteFile(*lesson_);
}

void Autosave::beginLesson() {
    if (lesson_->document != nullptr) {
        lesson_->document->disconnect(this);
    }
    lesson_ = std::make_shared<Journal>(Journal{.document = document_.top(),
                                                .number = lessonNumber,
                                                .exists = lesson_->exists,
                                                .lesson = lesson_->lesson,
                                                .step = lesson_->step});
    follow(*lesson_);
}

void Autosave::endLesson() {
    if (const auto lesson = std::exchange(lesson_, nullptr)) {
        lesson->document->disconnect(this);
        runElsewhere([writer = writer_.get()] { writer->remove(lessonNumber); });
    }
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
        noteFile(*journal_); // writes or removes everything
        if (lesson_ != nullptr) {
            noteFile(*lesson_);
        }
    }
}

JournalNote Autosave::noteOf(const Journal& journal) {
    const Document& document = *journal.document;
    return {.nameParts = boardNameParts(document.game().rule()),
            .filePath = document.path(),
            .fileState = document.fileState(),
            .lesson = journal.lesson,
            .step = journal.step};
}

void Autosave::add(Journal& journal, const Move& move) {
    const std::optional<std::string> entry =
        journal.needsBeginning ? std::nullopt : journalEntry(move);
    if (entry) {
        journal.entries += *entry;
    } else {
        journal.needsBeginning = true;
    }
    if (!delay_.isActive()) {
        delay_.start(delayMilliseconds);
    }
}

void Autosave::noteFile(Journal& journal) {
    journal.needsBeginning = true; // rewriting the journal stores the file's name
    if (!delay_.isActive()) {
        delay_.start(delayMilliseconds);
    }
}

void Autosave::write(const std::shared_ptr<Journal>& written) {
    Journal& journal = *written;
    if (journal.isBeingWritten) {
        return; // finishWriting() schedules another call
    }
    const bool isNeeded = !journal.lesson.isEmpty() || journal.document->isModified();
    if (!isOn_ || !isNeeded) {
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
    runElsewhere([this, writer = writer_.get(), written = std::weak_ptr(written),
                  number = journal.number, note = noteOf(journal),
                  board = journal.document->board(),
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
        write(journal_);
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
        endLesson();
        leave();
    }
    isFinished_ = true;
    thread_.waitForDone();
}

} // namespace lightsout

#include "moc_Autosave.cpp"
