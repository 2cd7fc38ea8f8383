// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "document/Document.h"

#include <QTimer>

#include <memory>
#include <optional>

namespace lightsout {

/// The vertex of another board at the same place: the cell in the same row and column where both
/// are grids, else the vertex of the same number.
std::optional<Vertex> samePlace(const Rule& from, Vertex vertex, const Rule& to);

/// A board that stays at hand to be compared with the document's. While both are compared, what is
/// pressed on one is pressed at the same place of the other, where there is one, and a step of the
/// document's history takes back both.
class PinnedBoard : public QObject {
    Q_OBJECT

public:
    explicit PinnedBoard(Document& document);
    /// Writes what is not written yet.
    ~PinnedBoard() override;

    bool exists() const { return board_.game().vertexCount() > 0; }
    const Game& game() const { return board_.game(); }
    /// The board as a document of its own, for those who follow it; nobody presses there.
    Document& board() { return board_; }

    /// Pins a game that has vertices, in place of the one before. Where there is one, this is a
    /// step of the document's history, which brings it back.
    void pin(const Game& game);
    void unpin();

    /// Whether both boards are played together.
    void setCompared(bool isCompared);
    /// Presses a vertex of the pinned board, and the same place of the document's. A step of the
    /// document's history, also where there is no such place.
    void press(Vertex vertex);

    /// Asks for the comparison to be shown.
    void compare() { Q_EMIT compareRequested(); }

    /// Keeps the board in this file from now on, and brings back the one that is there.
    void keepIn(const QString& path);
    /// Why the board can't be kept, as a sentence; empty when all is well.
    const QString& problem() const { return problem_; }

Q_SIGNALS:
    /// Another board is pinned, or none.
    void changed();
    void problemChanged();
    void compareRequested();

private:
    class File;

    Document::Companion accompany(const Move& move);
    /// What presses a vertex of this board as it is now pinned, and takes that back.
    Document::Companion pressing(Vertex vertex);
    void exchange(const Game& game, const QString& text);
    void take(const Game& game, quint64 pinning);
    void write();

    Document& document_;
    Document board_;
    quint64 pinning_ = 0;     ///< of the board that is pinned
    quint64 lastPinning_ = 0; ///< grows with each board that is pinned
    std::shared_ptr<File> file_;
    QTimer delay_;
    bool isBringingBack_ = false;
    QString problem_;
    Job reading_{this};
    Job writing_{this};
};

} // namespace lightsout
