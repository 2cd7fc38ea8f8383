// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/Document.h"

#include <functional>
#include <memory>

namespace lightsout {

/// The document that the window shows: the user's own, or a temporary one that a lesson has pushed
/// on top of it. This object stays the same when another document is shown, so that views and other
/// observers connect to it only once.
///
/// `->` accesses the document that is shown.
class CurrentDocument : public QObject {
    Q_OBJECT

public:
    explicit CurrentDocument(Game game);

    Document* operator->() const { return top().get(); }
    /// Returns the document that is shown.
    const std::shared_ptr<Document>& top() const { return pushed_ != nullptr ? pushed_ : own_; }
    /// Returns the user's document, even if another one is shown on top of it.
    const std::shared_ptr<Document>& own() const { return own_; }

    const Game& game() const { return top()->game(); }
    quint64 revision() const { return top()->revision(); }
    quint64 vertexRevision() const { return top()->vertexRevision(); }
    void make(const Move& move, const QString& text, Stroke stroke = Stroke::none) {
        top()->make(move, text, stroke);
    }
    void make(const std::vector<Move>& moves, const QString& text, Stroke stroke = Stroke::none) {
        top()->make(moves, text, stroke);
    }

    /// Returns true if only lit cells may be pressed; the order of presses then matters. The user
    /// sets this option separately for pushed boards; it is off when a board is pushed on top of
    /// the user's document.
    bool onlyLit() const { return pushed_ != nullptr ? onlyLitOnPushed_ : onlyLit_; }
    void setOnlyLit(bool onlyLit);
    /// Sets whether the lights of the pushed board, and of those pushed after it, are shown as
    /// black and white pieces.
    void setPieces(bool hasPieces);
    bool hasPieces() const { return pushed_ != nullptr && hasPieces_; }
    /// Presses a vertex on behalf of the player. If onlyLit() forbids the press, emits
    /// pressRefused() and returns false. Returns false if the vertex has no button.
    bool press(Vertex vertex);

    /// Begins a new, untitled document in place of the one that is shown, once the user agrees to
    /// leave it. Then calls `begun` if it is set.
    void begin(Game game, Document::Origin origin = Document::Origin::dealt,
               const std::function<void()>& begun = {});
    /// Replaces the user's document, without asking. A pushed board is popped first.
    void replace(std::shared_ptr<Document> document);
    /// Shows a temporary board on top of the user's document. It replaces any board that was pushed
    /// before.
    void push(Game game);
    /// Shows the user's document again.
    void pop();

    /// A function that calls its argument, now or later, unless the user wants to keep the document
    /// that is shown.
    using Leave = std::function<void(std::function<void()> then)>;
    void setLeave(Leave leave) { leave_ = std::move(leave); }

Q_SIGNALS:
    // Signals of the document that is shown.
    void making(const lightsout::Move& move, QUndoCommand* step);
    /// Also emitted, with a Replace, when another document is shown.
    void changed(const lightsout::Move& move);
    void fileChanged();
    /// Emitted when a step was added to the history, undone or redone.
    void historyChanged();

    /// Emitted when another document is shown, after the signals that describe the change.
    void replaced();
    void onlyLitChanged();
    void piecesChanged();
    /// Emitted when a press was refused because only lit cells may be pressed and this one is off.
    void pressRefused(lightsout::Vertex vertex);

private:
    void show(std::shared_ptr<Document> own, std::shared_ptr<Document> pushed);
    void connectTop();

    std::shared_ptr<Document> own_;
    std::shared_ptr<Document> pushed_; ///< null if the user's document is shown
    Leave leave_;
    bool onlyLit_ = false;
    bool onlyLitOnPushed_ = false;
    bool hasPieces_ = false;
};

} // namespace lightsout
