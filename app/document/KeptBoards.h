// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/FileState.h"
#include "io/Journal.h"

#include <QDateTime>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

class QLockFile;

namespace lightsout {

/// What is known about a journal's board before it is read.
struct JournalNote {
    QString name;     ///< display name of the board
    QString filePath; ///< the file it belongs to; empty for an untitled board
    std::optional<FileState> fileState{};

    std::string toText() const;
    static JournalNote fromText(std::string_view text);
};

/// A board that was autosaved.
struct KeptBoard {
    QString path; ///< of its journal
    JournalNote note;
    QDateTime time; ///< when it was last changed
    qint64 bytes = 0;
};

/// Boards saved in a folder of the user, each in a journal (io/Journal.h): SESSION-N.journal while
/// a program works on it, SESSION-N.left after it was replaced by another board. A program holds
/// SESSION.lock as long as it runs, so that programs do not take each other's boards.
class KeptBoards {
public:
    /// Returns where this user's boards are saved: below $XDG_STATE_HOME or ~/.local/state.
    static QString usualFolder();

    explicit KeptBoards(QString folder) : folder_(std::move(folder)) {}
    const QString& folder() const { return folder_; }

    /// At most this many replaced boards are kept; older ones are deleted.
    static constexpr int maxLeft = 12;

    /// Returns the boards that were replaced by others, the latest first.
    std::vector<KeptBoard> left() const;

    /// Boards whose program ended with unsaved work, the latest first. While this object exists, no
    /// other program finds them.
    class Abandoned {
    public:
        explicit Abandoned(const KeptBoards& kept);
        ~Abandoned();
        Abandoned(const Abandoned&) = delete;
        Abandoned& operator=(const Abandoned&) = delete;

        const std::vector<KeptBoard>& boards() const { return boards_; }
        /// Turns all boards but the one at the path `except` into replaced ones; deletes none for
        /// that.
        void settle(const QString& except = {});

    private:
        const KeptBoards& kept_;
        std::vector<std::unique_ptr<QLockFile>> locks_;
        std::vector<KeptBoard> boards_;
    };

    /// Turns a journal into one of a replaced board; the oldest surplus ones are deleted.
    void leave(const QString& journal) const;

private:
    void turnIntoLeft(const QString& journal) const;
    std::vector<KeptBoard> withSuffix(const QString& suffix) const;

    QString folder_;
};

/// Reads a whole saved board. Callable from any thread.
Result<Journal> readKeptBoard(const QString& path, const ReadOptions& options = {});

} // namespace lightsout
