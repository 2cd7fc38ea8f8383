// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/LessonReader.h"

#include <QFileSystemWatcher>
#include <QString>

namespace lightsout {

/// A lesson, or the error in its file.
struct ShelvedLesson {
    QString name;   ///< name of its folder or file; never translated
    QString path;   ///< path of the file that was read
    int number = 0; ///< the digits at the beginning of the name; 0 if there are none
    bool isOwn = false;
    std::variant<Lesson, LessonError> content{};

    const Lesson* lesson() const { return std::get_if<Lesson>(&content); }
    const LessonError* error() const { return std::get_if<LessonError>(&content); }
    QString title() const;
    /// Returns whether the file contains the places for a book instead of a lesson.
    bool isBook() const { return lesson() != nullptr && !lesson()->book.empty(); }
};

/// The program's lessons in the language of the window, the books, and the files in the user's own
/// folder: NAME.md, or NAME/en.md and other languages. That folder is read again whenever a file in
/// it is saved.
class LessonShelf : public QObject {
    Q_OBJECT

public:
    /// `vocabulary` contains the names in the window that lessons can use.
    explicit LessonShelf(LessonVocabulary vocabulary, QObject* parent = nullptr);

    /// Returns the folder for the user's own lessons.
    static QString ownFolder();

    /// Returns all lessons and books, the program's lessons first, ordered by name.
    const std::vector<ShelvedLesson>& lessons() const { return lessons_; }
    const ShelvedLesson* find(const QString& name) const;
    /// Returns the length of the longest chain of lessons on which a lesson builds; 0 if it builds
    /// on none.
    int levelOf(const ShelvedLesson& lesson) const;
    /// Reads all files again.
    void reload();
    /// Writes a file into the user's own folder, under an unused name. Returns the name of its
    /// lesson. If it can't be written, returns an empty name and the reason in `problem`.
    QString addOwn(const QByteArray& text, QString& problem,
                   const QString& wantedName = QStringLiteral("lesson-1"));
    /// Copies a lesson's file from elsewhere into the user's own folder, unless the same file is
    /// there already. Returns the name of its lesson. If it can't be read or is not a lesson,
    /// returns an empty name and the reason in `problem`.
    QString addFile(const QString& path, QString& problem);
    /// Copies the file of a lesson, which contains its boards, to `path`. Returns false and the
    /// reason in `problem` if that fails.
    bool saveFile(const QString& name, const QString& path, QString& problem) const;

Q_SIGNALS:
    /// Emitted when the result of lessons() has changed.
    void changed();

private:
    void read(const QString& folder, bool isOwn);
    void watch();

    LessonVocabulary vocabulary_;
    std::vector<ShelvedLesson> lessons_;
    QFileSystemWatcher watcher_;
};

} // namespace lightsout
