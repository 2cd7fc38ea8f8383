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

/// What a journal tells of its board before it is read.
struct JournalNote {
    QString name;     ///< what to call the board
    QString filePath; ///< the file it belongs to; empty for an untitled board
    std::optional<FileState> fileState{};

    std::string toText() const;
    static JournalNote fromText(std::string_view text);
};

/// A board that was kept aside.
struct KeptBoard {
    QString path; ///< of its journal
    JournalNote note;
    QDateTime time; ///< when it was last changed
    qint64 bytes = 0;
};

/// Boards kept aside in a folder of the user's own, each a journal (io/Journal.h):
/// SESSION-N.journal while a program works on it, SESSION-N.left once it was left for another
/// board. A program holds SESSION.lock as long as it runs, so that programs do not take each
/// other's boards.
class KeptBoards {
public:
    /// Where the boards of this user are kept: below $XDG_STATE_HOME or ~/.local/state.
    static QString usualFolder();

    explicit KeptBoards(QString folder) : folder_(std::move(folder)) {}
    const QString& folder() const { return folder_; }

    /// So many boards that were left are kept; those that were left before go.
    static constexpr int maxLeft = 12;

    /// Boards that were left for others, the latest first.
    std::vector<KeptBoard> left() const;

    /// Boards whose program ended in the midst of work, the latest first. While this lives, no
    /// other program finds them.
    class Abandoned {
    public:
        explicit Abandoned(const KeptBoards& kept);
        ~Abandoned();
        Abandoned(const Abandoned&) = delete;
        Abandoned& operator=(const Abandoned&) = delete;

        const std::vector<KeptBoard>& boards() const { return boards_; }
        /// From now on they count as left, but for one, by its path; none goes for that.
        void settle(const QString& except = {});

    private:
        const KeptBoards& kept_;
        std::vector<std::unique_ptr<QLockFile>> locks_;
        std::vector<KeptBoard> boards_;
    };

    /// Turns a journal into one of a board that was left; those that were left first go.
    void leave(const QString& journal) const;

private:
    void turnIntoLeft(const QString& journal) const;
    std::vector<KeptBoard> withSuffix(const QString& suffix) const;

    QString folder_;
};

/// The whole of a kept board. Callable from any thread.
Result<Journal> readKeptBoard(const QString& path, const ReadOptions& options = {});

} // namespace lightsout
