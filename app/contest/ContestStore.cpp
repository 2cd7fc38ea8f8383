// SPDX-License-Identifier: GPL-3.0-or-later
#include "contest/ContestStore.h"

#include "document/KeptBoards.h"
#include "io/AtomicFile.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>

namespace lightsout {

namespace {

const auto contestKey = QStringLiteral("contest");
const auto isLeftKey = QStringLiteral("isLeft");
constexpr std::uint64_t maxBytes = 1 << 24;

} // namespace

QString ContestStore::usualPath() {
    return QFileInfo(KeptBoards::usualFolder()).dir().filePath(QStringLiteral("contest.json"));
}

std::unique_ptr<QLockFile> ContestStore::hold() const {
    QDir().mkpath(QFileInfo(path_).path());
    auto lock = std::make_unique<QLockFile>(path_ + QStringLiteral(".lock"));
    lock->setStaleLockTime(0); // a contest may take days
    // If the folder is not writable, no contest is saved, so no lock is needed.
    const bool isHeldElsewhere = !lock->tryLock(0) && lock->error() == QLockFile::LockFailedError;
    return isHeldElsewhere ? nullptr : std::move(lock);
}

QJsonObject ContestStore::read() const {
    const Result<std::string> text = readFile(path_.toStdString(), maxBytes);
    return text ? QJsonDocument::fromJson(QByteArray::fromStdString(*text)).object()
                : QJsonObject();
}

std::unique_ptr<Contest> ContestStore::running(Contest::Clock clock) const {
    const QJsonObject object = read();
    return object.value(isLeftKey).toBool()
               ? nullptr
               : Contest::fromJson(object.value(contestKey).toObject(), std::move(clock));
}

std::unique_ptr<Contest> ContestStore::last() const {
    // The clock of the returned contest always shows 0, so that the contest stays as it was when it
    // was saved, even if rounds would have ended since then.
    return Contest::fromJson(read().value(contestKey).toObject(), [] { return qint64{0}; });
}

bool ContestStore::keep(const Contest& contest, bool isLeft) const {
    QDir().mkpath(QFileInfo(path_).path());
    const QJsonObject object{{contestKey, contest.toJson()}, {isLeftKey, isLeft}};
    return writeFileAtomically(path_.toStdString(), QJsonDocument(object).toJson().toStdString())
        .hasValue();
}

} // namespace lightsout
