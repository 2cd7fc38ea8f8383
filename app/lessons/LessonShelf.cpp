// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/LessonShelf.h"

#include "lessons/LessonText.h"

#include <QDir>
#include <QFile>
#include <QLocale>
#include <QRegularExpression>
#include <QSaveFile>
#include <QStandardPaths>
#include <QTimer>

#include <algorithm>
#include <map>
#include <utility>

namespace lightsout {

namespace {

const auto ending = QStringLiteral(".md");
const auto readme = QStringLiteral("README"); ///< describes a folder; not a lesson
constexpr int settleMilliseconds = 100;

/// Returns the file in a folder for the window's language. If there is none, returns the English
/// file, or else any other file.
QString fileIn(const QDir& folder) {
    const QString language = QLocale().name().left(2);
    for (const QString& name : {language + ending, QStringLiteral("en") + ending}) {
        if (folder.exists(name)) {
            return folder.filePath(name);
        }
    }
    const QStringList others = folder.entryList({QLatin1Char('*') + ending}, QDir::Files);
    return others.isEmpty() ? QString() : folder.filePath(others.first());
}

int numberOf(const QString& name) {
    int digits = 0;
    while (digits < name.size() && name[digits].isDigit()) {
        ++digits;
    }
    return name.left(digits).toInt();
}

std::variant<Lesson, LessonError> contentOf(const QString& path,
                                            const LessonVocabulary& vocabulary) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return LessonError{.expected = Expected::text,
                           .position = {.line = 1, .column = 1},
                           .cause = Error{.code = ErrorCode::fileNotReadable,
                                          .subject = file.errorString().toStdString()}};
    }
    // One byte beyond the limit is enough to detect that the file is too large.
    return readLesson(file.read(qint64{maxLessonBytes} + 1).toStdString(), vocabulary);
}

bool writeFile(const QString& path, const QByteArray& text, QString& problem) {
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size() || !file.commit()) {
        problem = file.errorString();
        return false;
    }
    return true;
}

} // namespace

QString ShelvedLesson::title() const {
    return lesson() == nullptr ? name : QString::fromStdString(lesson()->title);
}

LessonShelf::LessonShelf(LessonVocabulary vocabulary, QObject* parent)
    : QObject(parent), vocabulary_(std::move(vocabulary)) {
    auto* settled = new QTimer(this); // a file may be written in several steps
    settled->setSingleShot(true);
    settled->setInterval(settleMilliseconds);
    connect(settled, &QTimer::timeout, this, &LessonShelf::reload);
    const auto wait = [settled] { settled->start(); };
    connect(&watcher_, &QFileSystemWatcher::fileChanged, this, wait);
    connect(&watcher_, &QFileSystemWatcher::directoryChanged, this, wait);
    reload();
}

QString LessonShelf::ownFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
           QStringLiteral("/lessons");
}

const ShelvedLesson* LessonShelf::find(const QString& name) const {
    const auto found = std::ranges::find(lessons_, name, &ShelvedLesson::name);
    return found == lessons_.end() ? nullptr : &*found;
}

int LessonShelf::levelOf(const ShelvedLesson& lesson) const {
    // Files may refer to each other in a cycle, so levels are limited to the number of lessons.
    std::map<std::size_t, int> levels;
    for (std::size_t round = 0; round < lessons_.size(); ++round) {
        for (const ShelvedLesson& other : lessons_) {
            if (other.isOwn || other.lesson() == nullptr) {
                continue; // `after` refers only to numbers of the program's lessons
            }
            int& level = levels[static_cast<std::size_t>(other.number)];
            for (const std::size_t needed : other.lesson()->after) {
                const int before = levels.contains(needed) ? levels[needed] : -1;
                level = std::min(std::max(level, before + 1), static_cast<int>(lessons_.size()));
            }
        }
    }
    return levels[static_cast<std::size_t>(lesson.number)];
}

void LessonShelf::reload() {
    lessons_.clear();
    read(QStringLiteral(":/lessons"), false);
    read(QStringLiteral(":/books"), false);
    read(ownFolder(), true);
    watch();
    Q_EMIT changed();
}

void LessonShelf::read(const QString& folder, bool isOwn) {
    const QDir dir(folder);
    const QFileInfoList entries =
        dir.entryInfoList(QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
    for (const QFileInfo& entry : entries) {
        const QString path = entry.isDir() ? fileIn(QDir(entry.filePath())) : entry.filePath();
        const QString name = entry.isDir() ? entry.fileName() : entry.completeBaseName();
        if (path.endsWith(ending) && name != readme && find(name) == nullptr) {
            lessons_.push_back({.name = name,
                                .path = path,
                                .number = numberOf(name),
                                .isOwn = isOwn,
                                .content = contentOf(path, vocabulary_)});
        }
    }
}

void LessonShelf::watch() {
    QStringList wanted;
    if (QDir(ownFolder()).exists()) {
        wanted << ownFolder();
    }
    for (const ShelvedLesson& lesson : lessons_) {
        if (lesson.isOwn) {
            wanted << lesson.path << QFileInfo(lesson.path).path();
        }
    }
    wanted.removeDuplicates();
    const QStringList watched = watcher_.files() + watcher_.directories();
    for (const QString& path : watched) {
        if (!wanted.contains(path)) {
            watcher_.removePath(path);
        }
    }
    for (const QString& path : wanted) {
        if (!watched.contains(path)) {
            watcher_.addPath(path);
        }
    }
}

QString LessonShelf::addOwn(const QByteArray& text, QString& problem, const QString& wantedName) {
    const QDir folder(ownFolder());
    folder.mkpath(QStringLiteral("."));
    QString name = wantedName;
    static const QRegularExpression number(QStringLiteral("-?\\d*$"));
    for (int i = 2; folder.exists(name + ending) || find(name) != nullptr; ++i) {
        name = QString(wantedName).remove(number) + QStringLiteral("-%1").arg(i);
    }
    if (!writeFile(folder.filePath(name + ending), text, problem)) {
        return {};
    }
    reload();
    return name;
}

QString LessonShelf::addFile(const QString& path, QString& problem) {
    const QFileInfo info(path);
    QFile file(path);
    if (!info.isFile() || !file.open(QIODevice::ReadOnly)) { // reading a pipe might never end
        problem = info.isFile() ? file.errorString() : tr("It is not a file.");
        return {};
    }
    const QByteArray text = file.read(qint64{maxLessonBytes} + 1);
    const auto read = readLesson(text.toStdString(), vocabulary_);
    if (const auto* error = std::get_if<LessonError>(&read)) {
        problem = LessonText::error(*error);
        return {};
    }
    for (const ShelvedLesson& lesson : lessons_) {
        QFile other(lesson.path);
        if (lesson.isOwn && other.open(QIODevice::ReadOnly) && other.readAll() == text) {
            return lesson.name;
        }
    }
    // Files with these names would not be listed as lessons.
    const QString name = info.completeBaseName();
    const bool isTaken = name.isEmpty() || name.startsWith(QLatin1Char('.')) || name == readme;
    return addOwn(text, problem, isTaken ? QStringLiteral("lesson-1") : name);
}

bool LessonShelf::saveFile(const QString& name, const QString& path, QString& problem) const {
    const ShelvedLesson* lesson = find(name);
    QFile file(lesson == nullptr ? QString() : lesson->path);
    if (!file.open(QIODevice::ReadOnly)) {
        problem = file.errorString();
        return false;
    }
    return writeFile(path, file.readAll(), problem);
}

} // namespace lightsout

#include "moc_LessonShelf.cpp"
