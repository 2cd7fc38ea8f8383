// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/ClassJournal.h"

#include "document/StateFolder.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLockFile>
#include <QSaveFile>

#include <utility>

namespace lightsout {

namespace {

constexpr int maxAge = 7; ///< days
constexpr QFile::Permissions privateFile = QFile::ReadOwner | QFile::WriteOwner;
const auto suffix = QStringLiteral(".class");
const auto lockSuffix = QStringLiteral(".lock");

/// A journal consists of a line with the note and the text of the room.
QByteArray noteText(const ClassJournal::Note& note, Moment now) {
    return QJsonDocument(QJsonObject{{QStringLiteral("format"), QStringLiteral("lightsout-class")},
                                     {QStringLiteral("version"), 1},
                                     {QStringLiteral("opened"), note.opened.toString(Qt::ISODate)},
                                     {QStringLiteral("address"), note.address.address},
                                     {QStringLiteral("interface"), note.address.interface},
                                     {QStringLiteral("kind"), static_cast<int>(note.address.kind)},
                                     {QStringLiteral("port"), note.port},
                                     {QStringLiteral("now"), static_cast<qint64>(now)}})
        .toJson(QJsonDocument::Compact);
}

std::unique_ptr<QLockFile> lockOf(const QString& path) {
    auto lock = std::make_unique<QLockFile>(path + lockSuffix);
    lock->setStaleLockTime(0); // only the lock of a program that has ended is stale
    return lock->tryLock(0) ? std::move(lock) : nullptr;
}

} // namespace

QString ClassJournal::usualFolder() {
    return stateFolder(QStringLiteral("class"));
}

ClassJournal::ClassJournal(QString path, std::unique_ptr<QLockFile> lock)
    : path_(std::move(path)), lock_(std::move(lock)) {
    thread_.setMaxThreadCount(1);
}

ClassJournal::ClassJournal(const QString& folder)
    : ClassJournal(QDir(folder).filePath(
                       QString::number(QDateTime::currentMSecsSinceEpoch()) + QLatin1Char('-') +
                       QString::number(QCoreApplication::applicationPid()) + suffix),
                   nullptr) {
    QDir().mkpath(folder);
    QFile::setPermissions(folder, privateFile | QFile::ExeOwner);
    lock_ = lockOf(path_);
}

ClassJournal::~ClassJournal() {
    finish();
    if (!isKept_) {
        QFile::remove(path_);
    }
}

bool ClassJournal::write(const Room& room, const Note& note, Moment now) {
    if (isWriting_.exchange(true)) {
        return false;
    }
    thread_.start([this, room, text = noteText(note, now)] {
        QSaveFile file(path_);
        const QByteArray content = text + '\n' + QByteArray::fromStdString(room.toText()) + '\n';
        hasFailed_ = !file.open(QIODevice::WriteOnly) || !file.setPermissions(privateFile) ||
                     file.write(content) != content.size() || !file.commit();
        isWriting_ = false;
    });
    return true;
}

bool ClassJournal::finish() {
    thread_.waitForDone();
    return !hasFailed_;
}

bool ClassJournal::read() {
    QFile file(path_);
    if (!file.open(QIODevice::ReadOnly)) {
        return false;
    }
    const QJsonObject note = QJsonDocument::fromJson(file.readLine()).object();
    if (note[QStringLiteral("format")] != QStringLiteral("lightsout-class") ||
        note[QStringLiteral("version")].toInt() != 1) {
        return false;
    }
    constexpr int lastKind = static_cast<int>(ClassAddress::Kind::loopback);
    note_ = {.opened =
                 QDateTime::fromString(note[QStringLiteral("opened")].toString(), Qt::ISODate),
             .address = {.address = note[QStringLiteral("address")].toString(),
                         .interface = note[QStringLiteral("interface")].toString(),
                         .kind = static_cast<ClassAddress::Kind>(
                             qBound(0, note[QStringLiteral("kind")].toInt(), lastKind))},
             .port = static_cast<quint16>(note[QStringLiteral("port")].toInt())};
    now_ = note[QStringLiteral("now")].toInteger();
    room_ = Room::fromText(file.readAll().toStdString(), now_);
    return room_.has_value();
}

std::unique_ptr<ClassJournal> ClassJournal::find(const QString& folder) {
    const QDir dir(folder);
    // The most recent file is first.
    const QFileInfoList files =
        dir.entryInfoList({QLatin1Char('*') + suffix}, QDir::Files, QDir::Time);
    std::unique_ptr<ClassJournal> found;
    for (const QFileInfo& info : files) {
        std::unique_ptr<QLockFile> lock = lockOf(info.filePath());
        if (!lock) {
            continue; // the class is still open
        }
        const bool isOld = info.lastModified().daysTo(QDateTime::currentDateTime()) >= maxAge;
        std::unique_ptr<ClassJournal> journal(new ClassJournal(info.filePath(), std::move(lock)));
        // An old or unreadable journal is deleted here.
        if (!isOld && journal->read()) {
            if (found) {
                journal->keep();
            } else {
                found = std::move(journal);
            }
        }
    }
    return found;
}

} // namespace lightsout
