// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/LessonReader.h"

#include <QFileSystemWatcher>
#include <QString>

namespace lightsout {

/// A lesson that can be opened, or why it can't.
struct ShelvedLesson {
    QString name;   ///< of its folder or file; never translated
    QString path;   ///< of the file that was read
    int number = 0; ///< that the name begins with; 0 where there is none
    bool isOwn = false;
    std::variant<Lesson, LessonError> content{};

    const Lesson* lesson() const { return std::get_if<Lesson>(&content); }
    const LessonError* error() const { return std::get_if<LessonError>(&content); }
    QString title() const;
};

/// The lessons of the program in the language of the window, and those in a folder of the user's
/// own: NAME.md, or NAME/en.md and other languages. That folder is read again whenever a file in it
/// is saved.
class LessonShelf : public QObject {
    Q_OBJECT

public:
    explicit LessonShelf(QObject* parent = nullptr);

    /// Where teachers put lessons of their own.
    static QString ownFolder();

    /// Those of the program first, by their names.
    const std::vector<ShelvedLesson>& lessons() const { return lessons_; }
    const ShelvedLesson* find(const QString& name) const;
    /// How many lessons one has to know, one after another, before a lesson: 0 for those that need
    /// none.
    int levelOf(const ShelvedLesson& lesson) const;
    /// Reads all files again.
    void reload();
    /// Writes a file into the user's own folder, under a name that is not taken. Gives its lesson's
    /// name; empty, and the reason in `problem`, where it can't be written.
    QString addOwn(const QByteArray& text, QString& problem,
                   const QString& wantedName = QStringLiteral("lesson-1"));
    /// Takes a copy of a lesson's file from elsewhere into the user's own folder, but for one that
    /// is there already. Gives its lesson's name; empty, and the reason in `problem`, where it
    /// can't be read or is no lesson.
    QString addFile(const QString& path, QString& problem);
    /// Writes the file of a lesson, which holds its boards, elsewhere; false, and the reason in
    /// `problem`, where it can't.
    bool saveFile(const QString& name, const QString& path, QString& problem) const;

Q_SIGNALS:
    /// lessons() are others.
    void changed();

private:
    void read(const QString& folder, bool isOwn);
    void watch();

    std::vector<ShelvedLesson> lessons_;
    QFileSystemWatcher watcher_;
};

} // namespace lightsout
