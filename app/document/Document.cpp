// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/Document.h"

#include "text/BoardText.h"

#include <QFileInfo>
#include <QUndoCommand>

#include <algorithm>
#include <vector>

namespace lightsout {

namespace {

/// Returns true for moves by which the user changes the board itself.
bool isDrawing(const Game& before, const Move& move) {
    if (const auto* replace = std::get_if<Replace>(&move)) {
        return replace->game.rule() != before.rule();
    }
    return !std::holds_alternative<Press>(move) && !std::holds_alternative<Unpress>(move);
}

} // namespace

/// One undo step: the moves of one click or one drag, and their inverses.
class MoveCommand : public QUndoCommand {
public:
    MoveCommand(Document& document, const Move& move, Document::Companion companion,
                const QString& text, bool continuesStroke)
        : MoveCommand(document, std::move(companion), text) {
        forward_ = {move};
        backward_ = {inverse(document.game(), move)};
        continuesStroke_ = continuesStroke;
        isDrawing_ = lightsout::isDrawing(document.game(), move);
    }

    /// Makes a step that consists only of the companion.
    MoveCommand(Document& document, Document::Companion companion, const QString& text)
        : // A single & would mark a mnemonic in the menu.
          QUndoCommand(QString(text).replace(QLatin1Char('&'), QStringLiteral("&&"))),
          document_(document) {
        if (companion.redo) {
            companions_.push_back(std::move(companion));
        }
    }

    /// Copies a step as the beginning of a stroke.
    MoveCommand(const MoveCommand& other)
        : QUndoCommand(other.text()), document_(other.document_), forward_(other.forward_),
          backward_(other.backward_), companions_(other.companions_), isDrawing_(other.isDrawing_) {
    }

    bool isDrawing() const { return isDrawing_; }

    void redo() override {
        for (const Move& move : forward_) {
            document_.applyMove(move);
        }
        if (!document_.isBringingHistoryBack_) {
            for (const Document::Companion& companion : companions_) {
                companion.redo();
            }
        }
    }

    void undo() override {
        std::for_each(backward_.rbegin(), backward_.rend(),
                      [this](const Move& move) { document_.applyMove(move); });
        if (!document_.isBringingHistoryBack_) {
            std::for_each(companions_.rbegin(), companions_.rend(),
                          [](const Document::Companion& companion) { companion.undo(); });
        }
    }

    int id() const override { return 1; }

    bool mergeWith(const QUndoCommand* other) override {
        const auto& next = static_cast<const MoveCommand&>(*other);
        if (!next.continuesStroke_) {
            return false;
        }
        forward_.insert(forward_.end(), next.forward_.begin(), next.forward_.end());
        backward_.insert(backward_.end(), next.backward_.begin(), next.backward_.end());
        companions_.insert(companions_.end(), next.companions_.begin(), next.companions_.end());
        isDrawing_ = isDrawing_ || next.isDrawing_;
        return true;
    }

private:
    Document& document_;
    std::vector<Move> forward_;
    std::vector<Move> backward_; ///< in the order of forward_
    std::vector<Document::Companion> companions_;
    bool continuesStroke_ = false;
    bool isDrawing_ = false;
};

struct Document::Aside {
    SavedBoard board;
    QString path;
    std::optional<FileState> fileState;
    Origin origin = Origin::dealt;
    bool onlyLit = false;
    quint64 revision = 0; ///< revision of the content
    bool hasNewAttachments = false;
    std::vector<std::unique_ptr<MoveCommand>> history{};
    int index = 0;      ///< index in the history; later steps can be redone
    int cleanIndex = 0; ///< index of the state that was saved; -1 if there is none
};

Document::Document(Game game, QObject* parent) : QObject(parent), board_{.game = std::move(game)} {
    connect(&undoStack_, &QUndoStack::cleanChanged, this, &Document::fileChanged);
}

Document::~Document() = default;

void Document::make(const Move& move, const QString& text, bool continuesStroke) {
    Companion companion = accompaniment_ ? accompaniment_(move) : Companion();
    undoStack_.push(new MoveCommand(*this, move, std::move(companion), text, continuesStroke));
}

void Document::makeAlongside(Companion companion, const QString& text) {
    undoStack_.push(new MoveCommand(*this, std::move(companion), text));
}

void Document::make(const std::vector<Move>& moves, const QString& text, bool continuesStroke) {
    for (const Move& move : moves) {
        make(move, text, continuesStroke);
        continuesStroke = true;
    }
}

void Document::setOnlyLit(bool onlyLit) {
    if (onlyLit != onlyLit_) {
        onlyLit_ = onlyLit;
        Q_EMIT onlyLitChanged();
    }
}

bool Document::press(Vertex vertex) {
    if (!game().rule().hasButton(vertex)) {
        return false;
    }
    if (onlyLit_ && !game().lights()[vertex]) {
        Q_EMIT pressRefused(vertex);
        return false;
    }
    const Move move = Press{vertex};
    make(move, moveName(move));
    return true;
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
    ++attachmentChanges_;
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
        if (static_cast<const MoveCommand*>(undoStack_.command(i))->isDrawing()) {
            return true;
        }
    }
    return false;
}

void Document::begin(Game game, Origin origin, const std::function<void()>& begun) {
    const auto leave = [this, game = std::move(game), origin, begun] {
        leaveFor({.game = game}, QString(), std::nullopt, origin);
        if (begun) {
            begun();
        }
    };
    if (!permission_ || permission_(leave)) {
        leave();
    }
}

void Document::open(SavedBoard board, const QString& path, std::optional<FileState> state) {
    takeBack();
    leaveFor(std::move(board), path, std::move(state), Origin::dealt);
}

void Document::restore(SavedBoard board, const QString& path, std::optional<FileState> state) {
    takeBack();
    leaveFor(std::move(board), path, std::move(state), Origin::drawn);
}

void Document::leaveFor(SavedBoard board, const QString& path, std::optional<FileState> state,
                        Origin origin) {
    Q_EMIT leaving();
    board_ = std::move(board);
    advance(false);
    path_ = path;
    fileState_ = std::move(state);
    origin_ = origin;
    hasNewAttachments_ = false;
    undoStack_.clear();
    if (origin == Origin::drawn) {
        undoStack_.resetClean();
    }
    Q_EMIT changed(Replace{game()});
    Q_EMIT fileChanged();
}

void Document::showTemporarily(Game game) {
    if (!isSuspended()) {
        auto aside = std::make_unique<Aside>(Aside{.board = board_,
                                                   .path = path_,
                                                   .fileState = fileState_,
                                                   .origin = origin_,
                                                   .onlyLit = onlyLit_,
                                                   .revision = contentRevision(),
                                                   .hasNewAttachments = hasNewAttachments_});
        for (int i = 0; i < undoStack_.count(); ++i) {
            const auto& command = static_cast<const MoveCommand&>(*undoStack_.command(i));
            aside->history.push_back(std::make_unique<MoveCommand>(command));
        }
        aside->index = undoStack_.index();
        aside->cleanIndex = undoStack_.cleanIndex();
        aside_ = std::move(aside);
        setOnlyLit(false);
    }
    leaveFor({.game = std::move(game)}, QString(), std::nullopt, Origin::dealt);
}

void Document::takeBack() {
    if (!isSuspended()) {
        return;
    }
    Q_EMIT leaving();
    const std::unique_ptr<Aside> aside = std::move(aside_);
    board_ = std::move(aside->board);
    advance(false);
    path_ = std::move(aside->path);
    fileState_ = std::move(aside->fileState);
    origin_ = aside->origin;
    hasNewAttachments_ = aside->hasNewAttachments;
    restoreHistory(*aside);
    Q_EMIT changed(Replace{game()});
    Q_EMIT fileChanged();
    setOnlyLit(aside->onlyLit);
    Q_EMIT takenBack();
}

void Document::restoreHistory(const Aside& aside) {
    isBringingHistoryBack_ = true; // the board already has the resulting state
    undoStack_.clear();
    for (const auto& command : aside.history) {
        undoStack_.push(new MoveCommand(*command));
        if (undoStack_.index() == aside.cleanIndex) {
            undoStack_.setClean();
        }
    }
    if (aside.cleanIndex < 0) {
        undoStack_.resetClean();
    }
    undoStack_.setIndex(aside.index);
    isBringingHistoryBack_ = false;
}

void Document::markSaved(const QString& path, quint64 revision, std::optional<FileState> state) {
    if (isSuspended()) {
        if (revision <= aside_->revision) {
            aside_->path = path;
            aside_->fileState = std::move(state);
            const bool isWhole = revision == aside_->revision;
            aside_->cleanIndex = isWhole ? aside_->index : -1;
            aside_->hasNewAttachments = aside_->hasNewAttachments && !isWhole;
        }
        return;
    }
    path_ = path;
    fileState_ = std::move(state);
    if (revision == contentRevision()) {
        undoStack_.setClean();
        hasNewAttachments_ = false;
    } else {
        undoStack_.resetClean();
    }
    Q_EMIT fileChanged();
}

void Document::applyMove(const Move& move) {
    if (isBringingHistoryBack_) {
        return;
    }
    const std::size_t vertices = game().vertexCount();
    apply(board_.game, move);
    const auto* replace = std::get_if<Replace>(&move);
    const bool isEdit = replace != nullptr && replace->isEdit && game().vertexCount() == vertices;
    advance(isEdit || !renumbers(move));
    Q_EMIT changed(move);
}

void Document::advance(bool keepsVertices) {
    revision_ = nextRevision();
    if (!keepsVertices) {
        vertexRevision_ = revision_;
    }
}

} // namespace lightsout

#include "moc_Document.cpp"
