// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/KeptBoards.h"

#include "document/StateFolder.h"
#include "documents/DocumentFormat.h"
#include "io/AtomicFile.h"
#include "text/BoardText.h"
#include "text/FilePath.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLockFile>
#include <QSet>

#include <algorithm>

namespace lightsout {

namespace {

const auto journalSuffix = QStringLiteral("journal");
const auto leftSuffix = QStringLiteral("left");
const auto lessonSuffix = QStringLiteral("lesson");

/// A journal contains a document of at most maxDocumentSize bytes, and moves of at most the same
/// total size: the journal is rewritten before the moves exceed it.
constexpr std::uint64_t maxJournalBytes = 2 * maxDocumentSize;

/// Notes are shorter: they contain a name and a path.
constexpr qint64 maxNoteBytes = 1 << 16;

QString sessionOf(const KeptBoard& board) {
    return QFileInfo(board.path).completeBaseName().section(QLatin1Char('-'), 0, -2);
}

} // namespace

std::string JournalNote::toText() const {
    QJsonObject object{{QStringLiteral("name"), QJsonArray::fromStringList(nameParts)},
                       {QStringLiteral("file"), filePath}};
    if (!lesson.isEmpty()) {
        object.insert(QStringLiteral("lesson"), lesson);
        object.insert(QStringLiteral("step"), static_cast<qint64>(step));
    }
    if (fileState) {
        object.insert(QStringLiteral("bytes"), fileState->size);
        object.insert(QStringLiteral("hash"), QString::fromLatin1(fileState->hash.toHex()));
    }
    return QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString();
}

JournalNote JournalNote::fromText(std::string_view text) {
    const QJsonObject object =
        QJsonDocument::fromJson(QByteArray(text.data(), static_cast<qsizetype>(text.size())))
            .object();
    JournalNote note{.nameParts = {},
                     .filePath = object.value(QStringLiteral("file")).toString(),
                     .lesson = object.value(QStringLiteral("lesson")).toString()};
    // Earlier versions stored the name as one text.
    const QJsonValue name = object.value(QStringLiteral("name"));
    for (const QJsonValue& part : name.isArray() ? name.toArray() : QJsonArray{name}) {
        note.nameParts << part.toString();
    }
    note.step = static_cast<std::size_t>(
        std::max<qint64>(object.value(QStringLiteral("step")).toInteger(), 0));
    if (object.contains(QStringLiteral("hash"))) {
        note.fileState = FileState{
            .size = object.value(QStringLiteral("bytes")).toInteger(),
            .hash = QByteArray::fromHex(object.value(QStringLiteral("hash")).toString().toLatin1()),
        };
    }
    return note;
}

QString JournalNote::name() const {
    return filePath.isEmpty() ? boardName(nameParts) : QFileInfo(filePath).fileName();
}

QString KeptBoards::usualFolder() {
    return stateFolder(QStringLiteral("boards"));
}

std::vector<KeptBoard> KeptBoards::withSuffix(const QString& suffix) const {
    std::vector<KeptBoard> boards;
    const QFileInfoList files =
        QDir(folder_).entryInfoList({QStringLiteral("*.") + suffix}, QDir::Files, QDir::Time);
    for (const QFileInfo& info : files) {
        QFile file(info.filePath());
        if (!file.open(QIODevice::ReadOnly)) {
            continue;
        }
        const Result<std::string> note = journalNote(file.read(maxNoteBytes).toStdString());
        if (note) {
            boards.push_back({.path = info.filePath(),
                              .note = JournalNote::fromText(*note),
                              .time = info.lastModified(),
                              .bytes = info.size()});
        }
    }
    return boards;
}

std::vector<KeptBoard> KeptBoards::left() const {
    return withSuffix(leftSuffix);
}

std::vector<KeptBoard> KeptBoards::interruptedLessons() const {
    std::vector<KeptBoard> boards = withSuffix(lessonSuffix);
    std::erase_if(boards, [this](const KeptBoard& board) {
        QLockFile lock(QDir(folder_).filePath(sessionOf(board) + QStringLiteral(".lock")));
        lock.setStaleLockTime(0); // only the lock of a program that has ended is stale
        return !lock.tryLock(0);
    });
    return boards;
}

void KeptBoards::turnIntoLeft(const QString& journal) const {
    const QFileInfo info(journal);
    QFile::rename(journal,
                  info.dir().filePath(info.completeBaseName() + QLatin1Char('.') + leftSuffix));
}

void KeptBoards::leave(const QString& journal) const {
    turnIntoLeft(journal);
    std::vector<KeptBoard> boards = left();
    // Sorts by the time when each board was replaced, which is when its file was renamed; its last
    // change may be much earlier.
    std::ranges::stable_sort(boards, std::ranges::greater(), [](const KeptBoard& board) {
        return QFileInfo(board.path).metadataChangeTime();
    });
    for (std::size_t i = maxLeft; i < boards.size(); ++i) {
        QFile::remove(boards[i].path);
    }
}

KeptBoards::Abandoned::Abandoned(const KeptBoards& kept) : kept_(kept) {
    std::vector<KeptBoard> boards = kept.withSuffix(journalSuffix);
    QSet<QString> sessions;
    for (const KeptBoard& board : boards) {
        sessions.insert(sessionOf(board));
    }
    const QDir folder(kept.folder_);
    for (const QString& lock : folder.entryList({QStringLiteral("*.lock")}, QDir::Files)) {
        sessions.insert(QFileInfo(lock).completeBaseName()); // some sessions left only a lock file
    }
    QSet<QString> ended;
    for (const QString& session : sessions) {
        auto lock = std::make_unique<QLockFile>(folder.filePath(session + QStringLiteral(".lock")));
        lock->setStaleLockTime(0); // only the lock of a program that has ended is stale
        if (lock->tryLock(0)) {
            locks_.push_back(std::move(lock));
            ended.insert(session);
        }
    }
    for (KeptBoard& board : boards) {
        if (ended.contains(sessionOf(board))) {
            boards_.push_back(std::move(board));
        }
    }
}

KeptBoards::Abandoned::~Abandoned() = default;

void KeptBoards::Abandoned::settle(const QString& except) {
    std::erase_if(boards_, [&](const KeptBoard& board) {
        const bool isLeft = board.path != except;
        if (isLeft) {
            kept_.turnIntoLeft(board.path);
        }
        return isLeft;
    });
}

Result<Journal> readKeptBoard(const QString& path, const ReadOptions& options) {
    const Result<std::string> text = readFile(pathOf(path), maxJournalBytes, options.progress);
    return text ? readJournal(*text, options) : text.error();
}

} // namespace lightsout
