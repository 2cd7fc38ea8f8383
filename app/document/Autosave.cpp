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

/// Interval between retries if a disk is full or a folder is missing.
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

Autosave::Autosave(Document& document, KeptBoards kept, QObject* parent)
    : QObject(parent), document_(document), kept_(std::move(kept)),
      writer_(std::make_unique<Writer>(kept_)) {
    thread_.setMaxThreadCount(1);
    delay_.setSingleShot(true);
    connect(&delay_, &QTimer::timeout, this, [this] {
        if (!isPaused_) {
            write();
        }
    });
    connect(&document, &Document::changed, this, &Autosave::follow);
    connect(&document, &Document::fileChanged, this, &Autosave::noteFile);
    connect(&document, &Document::leaving, this, &Autosave::leave);
}

Autosave::~Autosave() {
    finish();
}

void Autosave::supersede(const QString& journal, std::unique_ptr<KeptBoards::Abandoned> abandoned) {
    superseded_ = journal;
    abandoned_ = std::move(abandoned);
    if (abandoned_ != nullptr) {
        abandoned_->settle(journal);
    }
}

void Autosave::setOn(bool isOn) {
    if (isOn != isOn_) {
        isOn_ = isOn;
        noteFile(); // writes or removes everything
    }
}

JournalNote Autosave::note() const {
    return {.name = document_.path().isEmpty() ? boardName(document_.game().rule())
                                               : document_.fileName(),
            .filePath = document_.path(),
            .fileState = document_.fileState()};
}

void Autosave::follow(const Move& move) {
    if (document_.isSuspended()) {
        return;
    }
    needsBeginning_ = std::exchange(isPaused_, false) || needsBeginning_;
    const std::optional<std::string> entry = needsBeginning_ ? std::nullopt : journalEntry(move);
    if (entry) {
        entries_ += *entry;
    } else {
        needsBeginning_ = true;
    }
    if (!delay_.isActive()) {
        delay_.start(delayMilliseconds);
    }
}

void Autosave::noteFile() {
    if (document_.isSuspended()) {
        return;
    }
    needsBeginning_ = true; // rewriting the journal stores the file's name
    if (!delay_.isActive()) {
        delay_.start(delayMilliseconds);
    }
}

void Autosave::write() {
    if (isWriting_) {
        return; // hear() schedules another call
    }
    if (!isOn_ || !document_.isModified()) {
        if (hasJournal_) {
            hasJournal_ = false;
            runElsewhere(
                [writer = writer_.get(), journal = journals_] { writer->remove(journal); });
        }
        needsBeginning_ = true;
        entries_.clear();
        return;
    }
    needsBeginning_ = needsBeginning_ ||
                      appendedBytes_ + entries_.size() > std::max(maxMoveBytes, beginningBytes_);
    if (!needsBeginning_ && entries_.empty()) {
        return;
    }
    if (needsBeginning_) {
        entries_.clear();
        appendedBytes_ = 0;
        beginningBytes_ = document_.game().vertexCount(); // approximately
    }
    appendedBytes_ += entries_.size();
    hasJournal_ = true;
    isWriting_ = true;
    runElsewhere([this, writer = writer_.get(), journal = journals_, note = note(),
                  board = document_.board(), mustBegin = std::exchange(needsBeginning_, false),
                  entries = std::exchange(entries_, {})] {
        QString problem;
        try {
            problem = writer->write(journal, entries, mustBegin, board, note);
        } catch (const std::bad_alloc&) {
            problem = errorText({.code = ErrorCode::outOfMemory});
        }
        QMetaObject::invokeMethod(this, "hear", Qt::QueuedConnection, Q_ARG(int, journal),
                                  Q_ARG(QString, problem));
    });
}

void Autosave::runElsewhere(std::function<void()> work) {
    tasks_.add(std::move(work));
    thread_.start([this] { tasks_.runNext(); });
}

void Autosave::hear(int journal, const QString& problem) {
    if (journal != journals_) {
        return; // this belongs to a board that has been replaced since
    }
    isWriting_ = false;
    if (problem.isEmpty()) {
        if (!superseded_.isEmpty()) {
            QFile::remove(std::exchange(superseded_, QString()));
            abandoned_.reset();
        }
    } else {
        needsBeginning_ = true; // the end of the journal is unknown now
    }
    if (problem != problem_) {
        problem_ = problem;
        Q_EMIT problemChanged();
    }
    if (!problem.isEmpty()) {
        delay_.start(retryMilliseconds);
    } else if ((needsBeginning_ || !entries_.empty()) && !delay_.isActive()) {
        delay_.start(delayMilliseconds);
    }
}

void Autosave::pause() {
    if (!isPaused_) {
        delay_.stop();
        isWriting_ = false; // the next write is queued after the current one
        write();
        isPaused_ = true;
    }
}

void Autosave::leave() {
    if (document_.isSuspended()) {
        pause();
        return;
    }
    delay_.stop();
    const bool isKept = isOn_ && document_.isModified();
    if (isKept && (needsBeginning_ || !entries_.empty())) {
        // Queued after the current write; its result is not used.
        isWriting_ = false;
        write();
        delay_.stop();
    }
    if (hasJournal_) {
        runElsewhere([writer = writer_.get(), journal = journals_, isKept] {
            isKept ? writer->leave(journal) : writer->remove(journal);
        });
    }
    ++journals_;
    superseded_.clear();
    if (abandoned_ != nullptr) {
        abandoned_->settle();
        abandoned_.reset();
    }
    isWriting_ = false;
    hasJournal_ = false;
    needsBeginning_ = true;
    entries_.clear();
    appendedBytes_ = 0;
}

void Autosave::finish() {
    document_.disconnect(this);
    if (!isFinished_) {
        document_.takeBack();
        leave();
    }
    isFinished_ = true;
    thread_.waitForDone();
}

} // namespace lightsout

#include "moc_Autosave.cpp"
