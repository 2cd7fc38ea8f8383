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
/// one; a lesson puts it aside for boards of its own, a contest makes a document of its own.
///
/// The game changes only through moves, each of which can be undone. Another board is another
/// document: begin() and open() leave this game, its history and its file. Lives on the GUI thread;
/// workers get copies of game().
class Document : public QObject {
    Q_OBJECT

public:
    explicit Document(Game game, QObject* parent = nullptr);
    ~Document() override;

    const Game& game() const { return board_.game; }
    /// Grows with every change of the game; results computed elsewhere carry it. No other document
    /// ever has the same.
    quint64 revision() const { return revision_; }
    /// The revision since which the vertices have their numbers. What keeps a vertex beyond a call
    /// keeps it with this: see OfRevision.
    quint64 vertexRevision() const { return vertexRevision_; }
    /// Grows with every change of what a file holds, notes included.
    quint64 contentRevision() const { return revision_ + attachmentChanges_; }
    QUndoStack* undoStack() { return &undoStack_; }

    /// Makes a legal move, undoable under `text`. With `continuesStroke` it becomes one undo step
    /// with the move before it, as the cells of one drag do.
    void make(const Move& move, const QString& text, bool continuesStroke = false);
    /// Makes moves, each legal after those before it, as one undo step.
    void make(const std::vector<Move>& moves, const QString& text, bool continuesStroke = false);

    /// What is done elsewhere together with a step of this game, and undone with it.
    struct Companion {
        std::function<void()> redo = {};
        std::function<void()> undo = {};
    };
    /// Asked before each move that is made what goes along with it, if anything does.
    using Accompaniment = std::function<Companion(const Move&)>;
    void setAccompaniment(Accompaniment accompaniment) {
        accompaniment_ = std::move(accompaniment);
    }
    /// Makes a step that leaves this game as it is: only its companion does something.
    void makeAlongside(Companion companion, const QString& text);

    /// An option of play: only lit cells may be pressed, so that the order of presses matters.
    bool onlyLit() const { return onlyLit_; }
    void setOnlyLit(bool onlyLit);
    /// Presses as a player does; false, and said so by pressRefused(), where the option forbids it.
    bool press(Vertex vertex);

    /// Where the document was read from or saved to; empty for a new one.
    const QString& path() const { return path_; }
    /// The file's name for titles and questions; empty for a new document.
    QString fileName() const;
    /// What the file held when it was last read or written here; nothing where there is none.
    const std::optional<FileState>& fileState() const { return fileState_; }
    bool isModified() const { return !undoStack_.isClean() || hasNewAttachments_; }
    /// True when the board itself is a person's work: drawn, edited, pasted or brought back. Lights
    /// that were dealt and presses are not.
    bool isDrawn() const;
    /// True when leaving the document would lose work that no file holds: changes of a file's
    /// board, anything drawn or noted. A few presses on a dealt board are not.
    /// So are the boards for which the document was put aside.
    bool hasUnsavedWork() const {
        return !isSuspended() && isModified() &&
               (!path_.isEmpty() || isDrawn() || hasNewAttachments_);
    }

    /// Everything that a file of the document holds.
    const SavedBoard& board() const { return board_; }
    /// What is kept with the board under a name, as JSON; empty where there is nothing.
    QByteArray attachment(const char* name) const;
    /// Keeps JSON with the board, in place of what had that name; nothing where it is empty. No
    /// step of the game's history: whoever keeps it knows the way back.
    void attach(const char* name, const QByteArray& json);
    /// Where a board comes from, which begins a document.
    enum class Origin { dealt, drawn };
    /// Begins a new, untitled document, once askBeforeLeaving() allows to leave this one; then
    /// calls `begun`, if there is one.
    void begin(Game game, Origin origin = Origin::dealt, const std::function<void()>& begun = {});
    /// Leaves this document, without asking, for what was read from a file.
    void open(SavedBoard board, const QString& path, std::optional<FileState> state = {});
    /// Leaves this document, without asking, for work that was kept aside and that no file holds;
    /// `path` is that of its file, or empty.
    void restore(SavedBoard board, const QString& path, std::optional<FileState> state = {});
    /// Shows a board that belongs to nobody, such as a lesson's. The first time the document is put
    /// aside, with its history, its file and the options of play; takeBack() brings it back as it
    /// was. Until then nothing that is done has a file or is asked about.
    void showTemporarily(Game game);
    bool isSuspended() const { return aside_ != nullptr; }
    /// Leaves, without asking, the boards for which the document was put aside; so do open() and
    /// restore() before they leave the document.
    void takeBack();

    /// The file now holds the whole of what board() was at a contentRevision(); it becomes the
    /// document's.
    /// While the document is aside this is for what it was before; others are copies.
    void markSaved(const QString& path, quint64 revision, std::optional<FileState> state = {});

    /// Called before begin() leaves a document: true to go on; false to stay, or to call the
    /// argument once one may go on.
    using Permission = std::function<bool(std::function<void()> proceed)>;
    void askBeforeLeaving(Permission permission) { permission_ = std::move(permission); }

Q_SIGNALS:
    /// Another board is about to take the place of this one. A document that is put aside, or taken
    /// back, isSuspended() already, or still.
    void leaving();
    /// The document that was aside is here again.
    void takenBack();
    /// The game changed by `move` (on undo, by the inverse move).
    void changed(const lightsout::Move& move);
    void onlyLitChanged();
    /// Only lit cells may be pressed, and this one is off.
    void pressRefused(lightsout::Vertex vertex);
    /// The path or the modified mark changed.
    void fileChanged();

private:
    friend class MoveCommand;
    /// The document while it is aside.
    struct Aside;
    void restoreHistory(const Aside& aside);
    void applyMove(const Move& move);
    /// To be called as soon as there is another game, before anything is emitted.
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
    bool hasNewAttachments_ = false; ///< that no file holds
    bool onlyLit_ = false;
    std::unique_ptr<Aside> aside_;
    bool isBringingHistoryBack_ = false;
};

} // namespace lightsout
