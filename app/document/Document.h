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

/// A game, its history, the file it belongs to, and whether it was drawn by hand. The window shows
/// one; a lesson puts it aside for its own boards, a contest creates its own document.
///
/// The game changes only through moves, each of which can be undone. Another board is another
/// document: begin() and open() discard this game, its history and its file. Lives on the GUI
/// thread; workers get copies of game().
class Document : public QObject {
    Q_OBJECT

public:
    explicit Document(Game game, QObject* parent = nullptr);
    ~Document() override;

    const Game& game() const { return board_.game; }
    /// Returns a number that grows with every change of the game; results computed elsewhere carry
    /// it. It is unique among all documents.
    quint64 revision() const { return revision_; }
    /// Returns the revision since which the vertices have their numbers. A vertex that is stored
    /// beyond a call must be stored with this revision: see OfRevision.
    quint64 vertexRevision() const { return vertexRevision_; }
    /// Returns a number that grows with every change of what a file holds, including notes.
    quint64 contentRevision() const { return revision_ + attachmentChanges_; }
    QUndoStack* undoStack() { return &undoStack_; }

    /// Makes a legal move, undoable under `text`. With `continuesStroke` it is merged into one undo
    /// step with the previous move, as the cells of one drag are.
    void make(const Move& move, const QString& text, bool continuesStroke = false);
    /// Makes moves, each legal after the previous ones, as one undo step.
    void make(const std::vector<Move>& moves, const QString& text, bool continuesStroke = false);

    /// Actions outside this game that are done and undone together with one of its steps.
    struct Companion {
        std::function<void()> redo = {};
        std::function<void()> undo = {};
    };
    /// Returns the companion of a move, if any. Called before each move that is made.
    using Accompaniment = std::function<Companion(const Move&)>;
    void setAccompaniment(Accompaniment accompaniment) {
        accompaniment_ = std::move(accompaniment);
    }
    /// Makes a step that leaves this game unchanged: only its companion has an effect.
    void makeAlongside(Companion companion, const QString& text);

    /// Returns a playing option: only lit cells may be pressed, so that the order of presses
    /// matters.
    bool onlyLit() const { return onlyLit_; }
    void setOnlyLit(bool onlyLit);
    /// Presses a vertex for a player. Emits pressRefused() and returns false if the option forbids
    /// it.
    bool press(Vertex vertex);

    /// Returns where the document was read from or saved to; empty for a new one.
    const QString& path() const { return path_; }
    /// Returns the file's name for titles and questions; empty for a new document.
    QString fileName() const;
    /// Returns what the file held when it was last read or written here; nothing if there is no
    /// file.
    const std::optional<FileState>& fileState() const { return fileState_; }
    bool isModified() const { return !undoStack_.isClean() || hasNewAttachments_; }
    /// Returns true if a person made the board itself: by drawing, editing, pasting or recovery.
    /// Dealt lights and presses do not count.
    bool isDrawn() const;
    /// Returns true if leaving the document would lose work that no file holds: changes of a file's
    /// board, drawings or notes. A few presses on a dealt board do not count, nor do boards for
    /// which the document was suspended.
    bool hasUnsavedWork() const {
        return !isSuspended() && isModified() &&
               (!path_.isEmpty() || isDrawn() || hasNewAttachments_);
    }

    /// Returns everything that a file of the document holds.
    const SavedBoard& board() const { return board_; }
    /// Returns the JSON that is stored with the board under a name; empty if there is none.
    QByteArray attachment(const char* name) const;
    /// Stores JSON with the board, replacing what had that name; empty JSON removes it. This is not
    /// a step of the game's history: callers must restore the earlier value themselves.
    void attach(const char* name, const QByteArray& json);
    /// The origin of a board that begins a document.
    enum class Origin { dealt, drawn };
    /// Begins a new, untitled document once askBeforeLeaving() allows it to replace this one; then
    /// calls `begun` if it is set.
    void begin(Game game, Origin origin = Origin::dealt, const std::function<void()>& begun = {});
    /// Replaces this document, without asking, by the content of a file.
    void open(SavedBoard board, const QString& path, std::optional<FileState> state = {});
    /// Replaces this document, without asking, by autosaved work that no file holds; `path` is that
    /// of its file, or empty.
    void restore(SavedBoard board, const QString& path, std::optional<FileState> state = {});
    /// Shows a board that is not saved, such as a lesson's. The first call puts the document aside,
    /// with its history, its file and the playing options; takeBack() restores it. Until then
    /// nothing that is done has a file or prompts the user.
    void showTemporarily(Game game);
    bool isSuspended() const { return aside_ != nullptr; }
    /// Discards, without asking, the boards for which the document was suspended, and restores the
    /// document; open() and restore() call it before they replace the document.
    void takeBack();

    /// Records that the file at `path` now holds what board() was at a contentRevision() and is the
    /// document's file. While the document is aside, this applies to the document as it was before;
    /// other revisions are copies.
    void markSaved(const QString& path, quint64 revision, std::optional<FileState> state = {});

    /// Called before begin() replaces a document. Returns true to proceed; false to stay, or to
    /// call the argument later to proceed.
    using Permission = std::function<bool(std::function<void()> proceed)>;
    void askBeforeLeaving(Permission permission) { permission_ = std::move(permission); }

Q_SIGNALS:
    /// Another board is about to replace this one. If the document is being suspended or restored,
    /// isSuspended() is already, or still, true.
    void leaving();
    /// The document that was aside has been restored.
    void takenBack();
    /// The game changed by `move` (on undo, by the inverse move).
    void changed(const lightsout::Move& move);
    void onlyLitChanged();
    /// Only lit cells may be pressed, and this one is off.
    void pressRefused(lightsout::Vertex vertex);
    /// The path or the modified flag changed.
    void fileChanged();

private:
    friend class MoveCommand;
    /// The document while it is aside.
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
    bool hasNewAttachments_ = false; ///< not saved in any file
    bool onlyLit_ = false;
    std::unique_ptr<Aside> aside_;
    bool isBringingHistoryBack_ = false;
};

} // namespace lightsout
