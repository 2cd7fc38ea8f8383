// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/FileState.h"
#include "game/Move.h"
#include "io/SavedBoard.h"
#include "support/OfRevision.h"

#include <QObject>
#include <QUndoStack>

#include <functional>
#include <memory>
#include <optional>

namespace lightsout {

/// A game with its history and its file. Also records whether the board was drawn by hand. The
/// window shows one document. A lesson suspends it to show its own boards; a contest creates its
/// own document.
///
/// The game changes only through moves, each of which can be undone. A new board is a new document:
/// begin() and open() discard this game, its history and its file. A document lives on the GUI
/// thread; worker threads get copies of game().
class Document : public QObject {
    Q_OBJECT

public:
    explicit Document(Game game, QObject* parent = nullptr);
    ~Document() override;

    const Game& game() const { return board_.game; }
    /// Returns a number that grows with every change of the game. Results computed elsewhere are
    /// tagged with it. No two documents have the same revision.
    quint64 revision() const { return revision_; }
    /// Returns the revision at which the vertices got their current numbers. Code that stores a
    /// vertex for longer than a call must store this revision with it: see OfRevision.
    quint64 vertexRevision() const { return vertexRevision_; }
    /// Returns a number that grows with every change of the content saved in a file, including
    /// notes.
    quint64 contentRevision() const { return revision_ + attachmentChanges_; }
    QUndoStack* undoStack() { return &undoStack_; }

    /// Makes a legal move as an undo step named `text`. If `continuesStroke` is true, the move is
    /// merged into the previous undo step, like the cells of one drag.
    void make(const Move& move, const QString& text, bool continuesStroke = false);
    /// Makes several moves as one undo step. Each must be legal after the previous ones.
    void make(const std::vector<Move>& moves, const QString& text, bool continuesStroke = false);

    /// Actions outside this game that are performed and undone together with one of its steps.
    struct Companion {
        std::function<void()> redo = {};
        std::function<void()> undo = {};
    };
    /// A function that returns the companion of a move, if there is one. It is called before each
    /// move.
    using Accompaniment = std::function<Companion(const Move&)>;
    void setAccompaniment(Accompaniment accompaniment) {
        accompaniment_ = std::move(accompaniment);
    }
    /// Makes an undo step that leaves this game unchanged: only its companion has an effect.
    void makeAlongside(Companion companion, const QString& text);

    /// Returns true if only lit cells may be pressed, so that the order of presses matters. The
    /// user can choose this.
    bool onlyLit() const { return onlyLit_; }
    void setOnlyLit(bool onlyLit);
    /// Presses a vertex on behalf of the player. If onlyLit() forbids the press, emits
    /// pressRefused() and returns false. Returns false if the vertex has no button.
    bool press(Vertex vertex);

    /// Returns the path of the file from which the document was read or to which it was saved;
    /// empty for a new document.
    const QString& path() const { return path_; }
    /// Returns the file's name for titles and questions; empty for a new document.
    QString fileName() const;
    /// Returns the state that the file had when it was last read or written here; nullopt if there
    /// is no file.
    const std::optional<FileState>& fileState() const { return fileState_; }
    bool isModified() const { return !undoStack_.isClean() || hasNewAttachments_; }
    /// Returns true if the user created the board by drawing, editing, pasting or recovery. Dealt
    /// lights and presses do not count.
    bool isDrawn() const;
    /// Returns true if closing the document would lose unsaved work: changes to a board from a
    /// file, drawings or notes. A few presses on a dealt board do not count, nor do boards shown
    /// while the document is suspended.
    bool hasUnsavedWork() const {
        return !isSuspended() && isModified() &&
               (!path_.isEmpty() || isDrawn() || hasNewAttachments_);
    }

    /// Returns everything that is saved in the document's file.
    const SavedBoard& board() const { return board_; }
    /// Returns the JSON stored with the board under a name; empty if there is none.
    QByteArray attachment(const char* name) const;
    /// Stores JSON with the board, replacing any with the same name; empty JSON removes it. This is
    /// not a step of the game's history: callers must restore the earlier value themselves.
    void attach(const char* name, const QByteArray& json);
    /// The origin of the board of a new document.
    enum class Origin { dealt, drawn };
    /// Begins a new, untitled document once the function set by askBeforeLeaving() allows it to
    /// replace the current document. Then calls `begun` if it is set.
    void begin(Game game, Origin origin = Origin::dealt, const std::function<void()>& begun = {});
    /// Replaces this document with the content of a file, without asking.
    void open(SavedBoard board, const QString& path, std::optional<FileState> state = {});
    /// Replaces this document with autosaved work that is in no file, without asking. `path` is the
    /// path of the document's file, or empty.
    void restore(SavedBoard board, const QString& path, std::optional<FileState> state = {});
    /// Shows a board that will not be saved, such as the board of a lesson. The first call suspends
    /// the document with its history, its file and the playing options; takeBack() restores the
    /// document. Until then, the boards have no file, and the user is not asked before they are
    /// discarded.
    void showTemporarily(Game game);
    bool isSuspended() const { return aside_ != nullptr; }
    /// Discards the boards shown since the document was suspended, without asking, and restores the
    /// document. open() and restore() call this before they replace the document.
    void takeBack();

    /// Records that the document's file is now `path`, and that it contains board() as it was at
    /// the given contentRevision(). While the document is suspended, this applies to the suspended
    /// document, if the revision is one of its own; otherwise a copy was saved, and nothing is
    /// recorded.
    void markSaved(const QString& path, quint64 revision, std::optional<FileState> state = {});

    /// A function that is called before begin() replaces a document. It returns true to proceed. It
    /// returns false to keep the document, or to proceed later by calling its argument.
    using Permission = std::function<bool(std::function<void()> proceed)>;
    void askBeforeLeaving(Permission permission) { permission_ = std::move(permission); }

Q_SIGNALS:
    /// Emitted when another board is about to replace this one. While the document is being
    /// suspended or restored, isSuspended() is true.
    void leaving();
    /// Emitted when the suspended document has been restored.
    void takenBack();
    /// Emitted when `move` has changed the game; on undo, `move` is the inverse move.
    void changed(const lightsout::Move& move);
    void onlyLitChanged();
    /// Emitted when a press was refused because only lit cells may be pressed and this one is off.
    void pressRefused(lightsout::Vertex vertex);
    /// Emitted when the path or the modified flag has changed.
    void fileChanged();

private:
    friend class MoveCommand;
    /// The state of a suspended document.
    struct Aside;
    void restoreHistory(const Aside& aside);
    void applyMove(const Move& move);
    /// Must be called as soon as the game is replaced, before anything is emitted.
    void advance(bool keepsVertices);
    void leaveFor(SavedBoard board, const QString& path, std::optional<FileState> state,
                  Origin origin);

    SavedBoard board_;
    QUndoStack undoStack_;
    QString path_;
    std::optional<FileState> fileState_;
    Permission permission_;
    Accompaniment accompaniment_;
    Origin origin_ = Origin::dealt;
    quint64 revision_ = nextRevision();
    quint64 vertexRevision_ = revision_;
    quint64 attachmentChanges_ = 0;
    bool hasNewAttachments_ = false; ///< whether there are attachments not saved in any file
    bool onlyLit_ = false;
    std::unique_ptr<Aside> aside_;
    bool isBringingHistoryBack_ = false;
};

} // namespace lightsout
