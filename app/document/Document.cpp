// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/Document.h"

#include <QFileInfo>
#include <QUndoCommand>

namespace lightsout {

/// A move, together with the child commands that were added to it when it was made.
class MoveCommand : public QUndoCommand {
public:
    MoveCommand(Document& document, const Move& move, QUndoCommand* step)
        : QUndoCommand(step), document_(document), forward_(move),
          backward_(inverse(document.game(), move)) {}

    /// Returns true if the move changes the board itself, not only its presses or lights.
    bool isDrawing() const {
        if (const auto* replace = std::get_if<Replace>(&forward_)) {
            return replace->game.rule() != std::get<Replace>(backward_).game.rule();
        }
        return !std::holds_alternative<Press>(forward_) &&
               !std::holds_alternative<Unpress>(forward_);
    }

    void redo() override {
        document_.applyMove(forward_);
        QUndoCommand::redo();
    }

    void undo() override {
        document_.applyMove(backward_);
        QUndoCommand::undo();
    }

private:
    Document& document_;
    const Move forward_;
    const Move backward_;
};

Document::Document(SavedBoard board, Origin origin, const QString& path,
                   std::optional<FileState> state)
    : board_(std::move(board)), origin_(origin), path_(path), fileState_(std::move(state)) {
    if (origin == Origin::drawn) {
        undoStack_.resetClean();
    }
    connect(&undoStack_, &QUndoStack::cleanChanged, this, &Document::fileChanged);
}

void Document::make(const Move& move, const QString& text, bool continuesStroke) {
    const int index = undoStack_.index();
    if (continuesStroke && index > 0 && index == undoStack_.count() && !undoStack_.isClean()) {
        // QUndoStack gives only read access to its commands, and merges only commands without
        // children.
        auto* stroke = const_cast<QUndoCommand*>(undoStack_.command(index - 1));
        auto* part = new MoveCommand(*this, move, stroke);
        Q_EMIT making(move, part);
        part->redo();
        return;
    }
    auto step = std::make_unique<QUndoCommand>();
    Q_EMIT making(move, new MoveCommand(*this, move, step.get()));
    push(std::move(step), text);
}

void Document::make(const std::vector<Move>& moves, const QString& text, bool continuesStroke) {
    for (const Move& move : moves) {
        make(move, text, continuesStroke);
        continuesStroke = true;
    }
}

void Document::push(std::unique_ptr<QUndoCommand> step, const QString& text) {
    // A single & would mark a mnemonic in the menu.
    step->setText(QString(text).replace(QLatin1Char('&'), QStringLiteral("&&")));
    undoStack_.push(step.release());
}

QByteArray Document::attachment(const char* name) const {
    const auto found = board_.attachments.find(name);
    return found == board_.attachments.end() ? QByteArray()
                                             : QByteArray::fromStdString(found->second);
}

void Document::attach(const char* name, const QByteArray& json) {
    if (json.isEmpty()) {
        board_.attachments.erase(name);
    } else {
        board_.attachments[name] = json.toStdString();
    }
    contentRevision_ = nextRevision();
    hasNewAttachments_ = true;
    Q_EMIT fileChanged();
}

QString Document::fileName() const {
    return QFileInfo(path_).fileName();
}

bool Document::isDrawn() const {
    if (origin_ == Origin::drawn) {
        return true;
    }
    for (int i = 0; i < undoStack_.index(); ++i) {
        const QUndoCommand& step = *undoStack_.command(i);
        for (int part = 0; part < step.childCount(); ++part) {
            const auto* move = dynamic_cast<const MoveCommand*>(step.child(part));
            if (move != nullptr && move->isDrawing()) {
                return true;
            }
        }
    }
    return false;
}

bool Document::hasUnsavedWork() const {
    return isModified() && exportedRevision_ != contentRevision_ &&
           (!path_.isEmpty() || isDrawn() || hasNewAttachments_);
}

void Document::markSaved(const QString& path, quint64 revision, std::optional<FileState> state) {
    path_ = path;
    fileState_ = std::move(state);
    if (revision == contentRevision_) {
        undoStack_.setClean();
        hasNewAttachments_ = false;
    } else {
        undoStack_.resetClean();
    }
    Q_EMIT fileChanged();
}

void Document::applyMove(const Move& move) {
    const std::size_t vertices = game().vertexCount();
    apply(board_.game, move);
    const auto* replace = std::get_if<Replace>(&move);
    const bool isEdit = replace != nullptr && replace->isEdit && game().vertexCount() == vertices;
    revision_ = contentRevision_ = nextRevision();
    if (renumbers(move) && !isEdit) {
        vertexRevision_ = revision_;
    }
    Q_EMIT changed(move);
}

} // namespace lightsout

#include "moc_Document.cpp"
