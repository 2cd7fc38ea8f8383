// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Move.h"
#include "io/SavedBoard.h"

#include <QObject>
#include <QUndoStack>

namespace lightsout {

/// The game on the table, its history and its file. Everything else in the window is a view of it.
///
/// The game changes only through moves, each of which can be undone. Lives on the GUI thread;
/// workers get copies of game().
class Document : public QObject {
    Q_OBJECT

public:
    explicit Document(Game game, QObject* parent = nullptr);

    const Game& game() const { return board_.game; }
    /// Grows with every change of the game; results computed elsewhere carry it.
    quint64 revision() const { return revision_; }
    QUndoStack* undoStack() { return &undoStack_; }

    /// Makes a legal move, undoable under `text`. With `continuesStroke` it becomes one undo step
    /// with the move before it, as the cells of one drag do.
    void make(const Move& move, const QString& text, bool continuesStroke = false);
    /// Makes moves, each legal after those before it, as one undo step.
    void make(const std::vector<Move>& moves, const QString& text, bool continuesStroke = false);

    /// An option of play: only lit cells may be pressed, so that the order of presses matters.
    bool onlyLit() const { return onlyLit_; }
    void setOnlyLit(bool onlyLit);
    /// Presses as a player does; false, and said so by pressRefused(), where the option forbids it.
    bool press(Vertex vertex);

    /// Where the document was read from or saved to; empty for a new one.
    const QString& path() const { return path_; }
    /// The file's name for titles and questions; empty for a new document.
    QString fileName() const;
    bool isModified() const { return !undoStack_.isClean(); }

    /// Everything that a file of the document holds.
    const SavedBoard& board() const { return board_; }
    /// Replaces everything with what was read from a file.
    void replaceBy(SavedBoard board, const QString& path);
    /// The file now holds the whole of what board() was at a revision; it becomes the document's.
    void markSaved(const QString& path, quint64 revision);

Q_SIGNALS:
    /// The game changed by `move` (on undo, by the inverse move).
    void changed(const lightsout::Move& move);
    void onlyLitChanged();
    /// Only lit cells may be pressed, and this one is off.
    void pressRefused(lightsout::Vertex vertex);
    /// The path or the modified mark changed.
    void fileChanged();

private:
    friend class MoveCommand;
    void applyMove(const Move& move);

    SavedBoard board_;
    QUndoStack undoStack_;
    QString path_;
    quint64 revision_ = 0;
    bool onlyLit_ = false;
};

} // namespace lightsout
