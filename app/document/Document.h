// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/FileState.h"
#include "document/Stroke.h"
#include "game/Move.h"
#include "io/SavedBoard.h"
#include "support/OfRevision.h"

#include <QObject>
#include <QUndoStack>

#include <memory>
#include <optional>
#include <vector>

namespace lightsout {

/// One board with its history and its file. A document never changes to another board: each board
/// that is opened, dealt or restored becomes a new document. The window shows the CurrentDocument.
///
/// The game changes only through moves, each of which can be undone. A document lives on the GUI
/// thread; worker threads get copies of game(). Code that works on a document for longer than a
/// call holds a shared pointer to it.
class Document : public QObject {
    Q_OBJECT

public:
    /// The origin of the board: dealt or read from a file; drawn, pasted or recovered by the user;
    /// or shown temporarily, like the board of a lesson, and never saved.
    enum class Origin { dealt, drawn, temporary };
    /// `path` is the path of the board's file, even if the file lacks changes that were recovered;
    /// empty if the board has no file.
    explicit Document(SavedBoard board, Origin origin = Origin::dealt, const QString& path = {},
                      std::optional<FileState> state = {});

    const Game& game() const { return board_.game; }
    /// Returns a number that grows with every change of the game. Results computed elsewhere are
    /// tagged with it. No two documents have the same revision.
    quint64 revision() const { return revision_; }
    /// Returns the revision at which the vertices got their current numbers. Code that stores a
    /// vertex for longer than a call must store this revision with it: see OfRevision.
    quint64 vertexRevision() const { return vertexRevision_; }
    /// Returns a number that grows with every change of the content saved in a file, including
    /// notes.
    quint64 contentRevision() const { return contentRevision_; }
    QUndoStack* undoStack() { return &undoStack_; }

    /// Makes a legal move as an undo step named `text`. If the previous step belongs to the same
    /// stroke, the move becomes a part of it.
    void make(const Move& move, const QString& text, Stroke stroke = Stroke::none);
    /// Makes several moves as one undo step. Each must be legal after the previous ones.
    void make(const std::vector<Move>& moves, const QString& text, Stroke stroke = Stroke::none);
    /// Adds a step named `text` to the history and performs it.
    void push(std::unique_ptr<QUndoCommand> step, const QString& text);

    /// Returns the path of the file from which the document was read or to which it was saved;
    /// empty for a new document.
    const QString& path() const { return path_; }
    /// Returns the file's name for titles and questions; empty for a new document.
    QString fileName() const;
    /// Returns the state that the file had when it was last read or written here; nullopt if there
    /// is no file.
    const std::optional<FileState>& fileState() const { return fileState_; }
    bool isTemporary() const { return origin_ == Origin::temporary; }
    bool isModified() const {
        return !isTemporary() && (!undoStack_.isClean() || hasNewAttachments_);
    }
    /// Returns true if the user created the board by drawing, editing, pasting or recovery. Dealt
    /// lights and presses do not count.
    bool isDrawn() const;
    /// Returns true if closing the document would lose unsaved work: changes to a board from a
    /// file, drawings or notes. A few presses on a dealt board do not count.
    bool hasUnsavedWork() const;

    /// Returns everything that is saved in the document's file.
    const SavedBoard& board() const { return board_; }
    /// Returns the JSON stored with the board under a name; empty if there is none.
    QByteArray attachment(const char* name) const;
    /// Stores JSON with the board under a name and replaces any previous JSON with this name; empty
    /// JSON removes it. This is not a step of the game's history: callers must restore the earlier
    /// value themselves.
    void attach(const char* name, const QByteArray& json);

    /// Records that the document's file is now `path`, and that it contains board() as it was at
    /// the given contentRevision().
    void markSaved(const QString& path, quint64 revision, std::optional<FileState> state = {});
    /// Records that a file of another format, which does not become the document's file, contains
    /// all of board() as it was at the given contentRevision().
    void markExported(quint64 revision) { exportedRevision_ = revision; }

Q_SIGNALS:
    /// Emitted when `move` is about to become a part of `step`. Children added to the step are
    /// performed and undone together with the move.
    void making(const lightsout::Move& move, QUndoCommand* step);
    /// Emitted when `move` has changed the game; on undo, `move` is the inverse move.
    void changed(const lightsout::Move& move);
    /// Emitted when the path or the modified flag has changed.
    void fileChanged();

private:
    friend class MoveCommand;
    void applyMove(const Move& move);

    SavedBoard board_;
    const Origin origin_;
    QString path_;
    std::optional<FileState> fileState_;
    QUndoStack undoStack_;
    quint64 revision_ = nextRevision();
    quint64 vertexRevision_ = revision_;
    quint64 contentRevision_ = revision_;
    quint64 exportedRevision_ = 0;
    bool hasNewAttachments_ = false; ///< whether there are attachments not saved in any file
};

} // namespace lightsout
