// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "live/ClassAddress.h"
#include "live/Room.h"

#include <QDateTime>
#include <QThreadPool>

#include <memory>
#include <optional>

class QLockFile;

namespace lightsout {

/// The journal of a class, from which the class continues after the program has crashed.
///
/// It is a file with the names and results of the pupils. Only its owner can read it. It is deleted
/// when the class ends, and at the next start of the program after seven days. A process holds a
/// lock next to it as long as the class is open.
class ClassJournal {
public:
    /// Returns the folder where this user's journals are saved, below $XDG_STATE_HOME or
    /// ~/.local/state.
    static QString usualFolder();

    /// What a journal contains besides the room.
    struct Note {
        QDateTime opened; ///< time at which the class was opened
        ClassAddress address;
        quint16 port = 0;
    };

    /// Begins a journal in the folder, which is created if necessary.
    explicit ClassJournal(const QString& folder);
    /// Ends the class: deletes the journal.
    ~ClassJournal();
    ClassJournal(const ClassJournal&) = delete;
    ClassJournal& operator=(const ClassJournal&) = delete;

    /// Finds the most recent class that was not ended, and deletes journals that are older than
    /// seven days. Returns null if there is none. The class continues if the journal is passed to a
    /// LiveClass; otherwise it is forgotten when the journal is deleted.
    static std::unique_ptr<ClassJournal> find(const QString& folder = usualFolder());
    /// The room and the note of a journal that find() has returned.
    const std::optional<Room>& room() const { return room_; }
    const Note& note() const { return note_; }
    /// Returns the time of the room's clock at which the journal was written.
    Moment now() const { return now_; }
    /// Keeps the file for the next start of the program.
    void keep() { isKept_ = true; }

    /// Replaces the content of the journal on another thread. Does nothing, and returns false,
    /// while the last content is still being written.
    bool write(const Room& room, const Note& note, Moment now);
    /// Waits until the journal is written. Returns false if that failed.
    bool finish();

private:
    ClassJournal(QString path, std::unique_ptr<QLockFile> lock);
    bool read();

    QString path_;
    std::unique_ptr<QLockFile> lock_;
    std::optional<Room> room_;
    Note note_;
    Moment now_ = 0;
    bool isKept_ = false;
    std::atomic<bool> isWriting_ = false;
    std::atomic<bool> hasFailed_ = false;
    QThreadPool thread_;
};

} // namespace lightsout
