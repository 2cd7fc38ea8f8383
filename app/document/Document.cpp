// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/Document.h"

#include "document/DealtBoard.h"

#include <QFileInfo>
#include <QUndoCommand>

#include <algorithm>
#include <utility>

namespace lightsout {

/// A move, together with the child commands that were added to it when it was made.
class MoveCommand : public QUndoCommand {
public:
    /// A board that was dealt, not drawn, can be made again, so it is no work that could be lost.
    MoveCommand(Document& document, const Move& move, bool isDealt)
        : MoveCommand(document, move, inverse(document.game(), move), isDealt) {}

    /// Returns the two commands as one that leaves out the board between them; null unless both
    /// replace the board and nothing accompanies them.
    static std::shared_ptr<MoveCommand> joined(const MoveCommand& first,
                                               const MoveCommand& second) {
        const auto replaces = [](const MoveCommand& command) {
            const auto* replace = std::get_if<Replace>(&command.forward_);
            return replace != nullptr && !replace->isEdit && command.childCount() == 0;
        };
        return replaces(first) && replaces(second)
                   ? std::make_shared<MoveCommand>(first.document_, second.forward_,
                                                   first.backward_,
                                                   first.isDealt_ && second.isDealt_)
                   : nullptr;
    }

    MoveCommand(Document& document, const Move& forward, const Move& backward, bool isDealt)
        : document_(document), forward_(forward), backward_(backward), isDealt_(isDealt) {}

    /// Returns true if the move changes the board itself, not only its presses or lights.
    bool isDrawing() const {
        if (const auto* replace = std::get_if<Replace>(&forward_)) {
            return !isDealt_ && replace->game.rule() != std::get<Replace>(backward_).game.rule();
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
    const bool isDealt_;
};

/// An undo step of one move, or of all moves of a stroke.
class MoveStep : public QUndoCommand {
public:
    MoveStep(std::shared_ptr<MoveCommand> move, Stroke stroke)
        : moves_{std::move(move)}, stroke_(stroke) {}

    bool isDrawing() const {
        return std::ranges::any_of(moves_, [](const auto& move) { return move->isDrawing(); });
    }

    int id() const override { return static_cast<int>(stroke_); }

    bool mergeWith(const QUndoCommand* other) override {
        for (const auto& move : static_cast<const MoveStep*>(other)->moves_) { // no others have ids
            // A stroke may show any number of boards one after another.
            if (auto joined = MoveCommand::joined(*moves_.back(), *move)) {
                moves_.back() = std::move(joined);
            } else {
                moves_.push_back(move);
            }
        }
        return true;
    }

    void redo() override {
        for (const auto& move : moves_) {
            move->redo();
        }
    }

    void undo() override {
        for (auto move = moves_.rbegin(); move != moves_.rend(); ++move) {
            (*move)->undo();
        }
    }

private:
    std::vector<std::shared_ptr<MoveCommand>> moves_;
    const Stroke stroke_;
};

Document::Document(SavedBoard board, Origin origin, const QString& path,
                   std::optional<FileState> state)
    : board_(std::move(board)), origin_(origin), path_(path), fileState_(std::move(state)) {
    if (origin == Origin::drawn) {
        undoStack_.resetClean();
    }
    connect(&undoStack_, &QUndoStack::cleanChanged, this, &Document::fileChanged);
}

void Document::make(const Move& move, const QString& text, Stroke stroke) {
    auto command = std::make_shared<MoveCommand>(*this, move, false);
    Q_EMIT making(move, command.get());
    push(std::make_unique<MoveStep>(std::move(command), stroke), text);
}

void dealBoard(Document& document, Game game, const QString& text, Stroke stroke) {
    auto command = std::make_shared<MoveCommand>(document, Move(Replace{std::move(game)}), true);
    document.push(std::make_unique<MoveStep>(std::move(command), stroke), text);
}

void Document::make(const std::vector<Move>& moves, const QString& text, Stroke stroke) {
    const Stroke common = stroke == Stroke::none ? newStroke() : stroke;
    for (const Move& move : moves) {
        make(move, text, common);
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
        const auto* step = dynamic_cast<const MoveStep*>(undoStack_.command(i));
        if (step != nullptr && step->isDrawing()) {
            return true;
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
