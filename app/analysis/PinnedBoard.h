// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "document/CurrentDocument.h"

#include <QTimer>

#include <memory>
#include <optional>

namespace lightsout {

/// Returns the vertex of another board at the same place: the cell in the same row and column if
/// both are grids, otherwise the vertex with the same number.
std::optional<Vertex> samePlace(const Rule& from, Vertex vertex, const Rule& to);

/// A board that stays available for comparison with the document's board. While both are compared,
/// a press on one board is repeated at the same place on the other, if that place exists there. One
/// step of the document's history undoes both presses.
class PinnedBoard : public QObject {
    Q_OBJECT

public:
    explicit PinnedBoard(CurrentDocument& document);
    /// Writes pending changes to the file.
    ~PinnedBoard() override;

    bool exists() const { return board_.game().vertexCount() > 0; }
    const Game& game() const { return board_.game(); }
    /// Returns the board as a separate document for its views, which must not make presses on it.
    CurrentDocument& board() { return board_; }

    /// Pins a game, which must have vertices, in place of the pinned board. If there was one, this
    /// is a step of the document's history, and undoing it restores the previous board.
    void pin(const Game& game);
    void unpin();

    /// Sets whether both boards are played together.
    void setCompared(bool isCompared);
    /// Presses a vertex of the pinned board and the same place on the document's board. This is a
    /// step of the document's history even if there is no such place.
    void press(Vertex vertex);

    /// Requests that the comparison be shown.
    void compare() { Q_EMIT compareRequested(); }

    /// Restores the board stored in this file, and saves the pinned board there from now on.
    void keepIn(const QString& path);
    /// Returns a sentence that says why the board can't be saved; empty if there is no problem.
    const QString& problem() const { return problem_; }

Q_SIGNALS:
    /// Emitted when another board has been pinned, or the board has been unpinned.
    void changed();
    void problemChanged();
    void compareRequested();

private:
    class File;
    class ExchangeCommand;

    /// Adds the effect of `move` on the pinned board to a step of the document's history.
    void accompany(const Move& move, QUndoCommand* step);
    void exchange(const Game& game, const QString& text);
    void take(std::shared_ptr<Document> board);
    void write();

    CurrentDocument& document_;
    CurrentDocument board_;
    std::shared_ptr<File> file_;
    QTimer delay_;
    QString problem_;
    Job reading_{this};
    Job writing_{this};
};

} // namespace lightsout
