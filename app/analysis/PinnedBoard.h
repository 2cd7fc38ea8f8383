// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "document/Document.h"

#include <QTimer>

#include <memory>
#include <optional>

namespace lightsout {

/// Returns the vertex of another board at the same place: the cell in the same row and column if
/// both are grids, else the vertex of the same number.
std::optional<Vertex> samePlace(const Rule& from, Vertex vertex, const Rule& to);

/// A board that stays at hand to be compared with the document's. While both are compared, a press
/// on one is also made at the same place of the other, if it has one, and a step of the document's
/// history undoes both.
class PinnedBoard : public QObject {
    Q_OBJECT

public:
    explicit PinnedBoard(Document& document);
    /// Writes pending changes to the file.
    ~PinnedBoard() override;

    bool exists() const { return board_.game().vertexCount() > 0; }
    const Game& game() const { return board_.game(); }
    /// Returns the board as a document of its own, for its views; they make no presses on it.
    Document& board() { return board_; }

    /// Pins a game that has vertices, in place of the previous one. If one was pinned, this is a
    /// step of the document's history, and undoing it restores that board.
    void pin(const Game& game);
    void unpin();

    /// Sets whether both boards are played together.
    void setCompared(bool isCompared);
    /// Presses a vertex of the pinned board and the same place of the document's. This is a step of
    /// the document's history even if there is no such place.
    void press(Vertex vertex);

    /// Requests that the comparison be shown.
    void compare() { Q_EMIT compareRequested(); }

    /// Saves the board in this file from now on, and restores the one stored there.
    void keepIn(const QString& path);
    /// Returns why the board can't be saved, as a sentence; empty if all is well.
    const QString& problem() const { return problem_; }

Q_SIGNALS:
    /// Another board is pinned, or none.
    void changed();
    void problemChanged();
    void compareRequested();

private:
    class File;

    Document::Companion accompany(const Move& move);
    /// Returns the companion that presses a vertex of the currently pinned board and undoes that.
    Document::Companion pressing(Vertex vertex);
    void exchange(const Game& game, const QString& text);
    void take(const Game& game, quint64 pinning);
    void write();

    Document& document_;
    Document board_;
    quint64 pinning_ = 0;     ///< number of the pinned board's pinning
    quint64 lastPinning_ = 0; ///< incremented whenever a board is pinned
    std::shared_ptr<File> file_;
    QTimer delay_;
    bool isBringingBack_ = false;
    QString problem_;
    Job reading_{this};
    Job writing_{this};
};

} // namespace lightsout
