// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/FileState.h"
#include "documents/Journal.h"

#include <QDateTime>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

class QLockFile;

namespace lightsout {

/// The information about a board that is available in its journal before the board is read.
struct JournalNote {
    QStringList nameParts; ///< of an untitled board; see boardNameParts()
    QString filePath;      ///< path of the board's file; empty for an untitled board
    std::optional<FileState> fileState{};
    QString lesson{};     ///< name of the lesson that shows the board; empty if there is none
    std::size_t step = 0; ///< index of the lesson's step

    /// Returns the name of the board in the language of the window, or that of its file.
    QString name() const;

    std::string toText() const;
    static JournalNote fromText(std::string_view text);
};

/// An autosaved board.
struct KeptBoard {
    QString path; ///< path of its journal
    JournalNote note;
    QDateTime time; ///< time of its last change
    qint64 bytes = 0;
};

/// The autosaved boards in a folder, each in a journal (documents/Journal.h): SESSION-N.journal
/// while a process works on the board, SESSION-N.left after it was replaced with another one, and
/// SESSION-0.lesson for the board of an open lesson. A process holds SESSION.lock as long as it
/// runs, so that processes do not take each other's boards.
class KeptBoards {
public:
    /// Returns the folder where this user's boards are saved, below $XDG_STATE_HOME or
    /// ~/.local/state.
    static QString usualFolder();

    explicit KeptBoards(QString folder) : folder_(std::move(folder)) {}
    const QString& folder() const { return folder_; }

    /// The maximum number of replaced boards that are kept; older ones are deleted.
    static constexpr int maxLeft = 12;

    /// Returns the boards that were replaced with others, the most recent first.
    std::vector<KeptBoard> left() const;

    /// Returns the boards of the lessons that were open when a program was interrupted, the most
    /// recent first.
    std::vector<KeptBoard> interruptedLessons() const;

    /// The boards of sessions that ended with unsaved work, the most recent first. While this
    /// object exists, other processes can't recover them.
    class Abandoned {
    public:
        explicit Abandoned(const KeptBoards& kept);
        ~Abandoned();
        Abandoned(const Abandoned&) = delete;
        Abandoned& operator=(const Abandoned&) = delete;

        const std::vector<KeptBoard>& boards() const { return boards_; }
        /// Turns all boards into replaced boards, except the one at the path `except`. Does not
        /// delete older boards to make room.
        void settle(const QString& except = {});

    private:
        const KeptBoards& kept_;
        std::vector<std::unique_ptr<QLockFile>> locks_;
        std::vector<KeptBoard> boards_;
    };

    /// Turns a journal into the journal of a replaced board. Deletes the oldest such journals if
    /// there are too many.
    void leave(const QString& journal) const;

private:
    void turnIntoLeft(const QString& journal) const;
    std::vector<KeptBoard> withSuffix(const QString& suffix) const;

    QString folder_;
};

/// Reads a saved board completely. Callable from any thread.
Result<Journal> readKeptBoard(const QString& path, const ReadOptions& options = {});

} // namespace lightsout
