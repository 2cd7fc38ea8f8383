// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/PinnedBoard.h"

#include "formats/BoardFile.h"
#include "io/AtomicFile.h"
#include "text/BoardText.h"
#include "text/ErrorText.h"
#include "text/FilePath.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUndoCommand>

#include <memory>
#include <mutex>
#include <utility>

namespace lightsout {

namespace {

constexpr int delayMilliseconds = 500; ///< between a change and saving it

/// Returns true for a move that undoes all presses and changes nothing else.
bool isStartOver(const Game& before, const Move& move) {
    const auto* replace = std::get_if<Replace>(&move);
    return replace != nullptr && before.pressCount() > 0 &&
           replace->game == Game(before.rule(), before.start(), before.target());
}

/// Returns a document to pin for this game. Its moves are part of the main document's history.
std::shared_ptr<Document> toPin(const Game& game) {
    auto board = std::make_shared<Document>(SavedBoard{.game = game});
    board->undoStack()->setUndoLimit(1);
    return board;
}

/// A move on the board that was pinned when the move was first made.
class PinnedMove : public QUndoCommand {
public:
    PinnedMove(const std::shared_ptr<Document>& board, const Move& move, QUndoCommand* step)
        : QUndoCommand(step), board_(board), forward_(move),
          backward_(inverse(board->game(), move)) {}

    void redo() override { board_->make(forward_, QString()); }
    void undo() override {
        // A lesson's game may have started over in between.
        board_->make(isLegal(board_->game(), backward_) ? backward_ : forward_, QString());
    }

private:
    const std::shared_ptr<Document> board_;
    const Move forward_;
    const Move backward_;
};

} // namespace

/// The file in which the board is stored. The latest request wins, regardless of the order in which
/// threads finish.
class PinnedBoard::File {
public:
    explicit File(const QString& path) : path_(path) {}

    std::optional<Game> read() const {
        const Result<SavedBoard> read = readBoardFile(pathOf(path_), {}, FileFormat::document);
        return read ? std::optional(read.value().game) : std::nullopt;
    }

    quint64 nextVersion() { return ++asked_; }

    /// Removes the file if the game has no vertices. Callable from any thread.
    std::optional<Error> write(const Game& game, quint64 version) {
        const std::scoped_lock lock(mutex_);
        if (version <= written_) {
            return std::nullopt;
        }
        written_ = version;
        if (game.vertexCount() == 0) {
            QFile::remove(path_);
            return std::nullopt;
        }
        Result<std::string> text = writeBoard({.game = game}, FileFormat::document);
        if (!text) {
            return text.error();
        }
        QDir().mkpath(QFileInfo(path_).path());
        const auto done = writeFileAtomically(pathOf(path_), *std::move(text));
        return done ? std::nullopt : std::optional(done.error());
    }

private:
    const QString path_;
    quint64 asked_ = 0; ///< used by the GUI thread
    std::mutex mutex_;
    quint64 written_ = 0;
};

/// Pins another board, or unpins the current one.
class PinnedBoard::ExchangeCommand : public QUndoCommand {
public:
    ExchangeCommand(PinnedBoard& pinned, std::shared_ptr<Document> next, QUndoCommand* step)
        : QUndoCommand(step), pinned_(pinned), former_(pinned.board_.top()),
          next_(std::move(next)) {}

    void redo() override { pinned_.take(next_); }
    void undo() override { pinned_.take(former_); }

private:
    PinnedBoard& pinned_;
    const std::shared_ptr<Document> former_;
    const std::shared_ptr<Document> next_;
};

std::optional<Vertex> samePlace(const Rule& from, Vertex vertex, const Rule& to) {
    const Lattice* here = from.cells();
    const Lattice* there = to.cells();
    if (here != nullptr && there != nullptr) {
        const std::size_t row = here->rowOf(vertex);
        const std::size_t column = here->columnOf(vertex);
        return row < there->rows && column < there->cols ? std::optional(there->cell(row, column))
                                                         : std::nullopt;
    }
    return vertex < to.vertexCount() ? std::optional(vertex) : std::nullopt;
}

PinnedBoard::PinnedBoard(CurrentDocument& document) : document_(document), board_(Game()) {
    delay_.setSingleShot(true);
    delay_.setInterval(delayMilliseconds);
    connect(&delay_, &QTimer::timeout, this, &PinnedBoard::write);
    connect(&board_, &CurrentDocument::changed, this, [this] {
        if (file_ != nullptr) {
            delay_.start();
        }
    });
}

PinnedBoard::~PinnedBoard() {
    if (file_ != nullptr && (delay_.isActive() || writing_.isRunning())) {
        file_->write(game(), file_->nextVersion());
    }
}

void PinnedBoard::pin(const Game& game) {
    LIGHTSOUT_ASSERT(game.vertexCount() > 0);
    exchange(game, tr("pin another board"));
}

void PinnedBoard::unpin() {
    exchange(Game(), tr("unpin the board"));
}

void PinnedBoard::exchange(const Game& game, const QString& text) {
    if (exists()) {
        auto step = std::make_unique<QUndoCommand>();
        new ExchangeCommand(*this, toPin(game), step.get());
        document_->push(std::move(step), text);
    } else {
        take(toPin(game));
    }
}

void PinnedBoard::take(std::shared_ptr<Document> board) {
    reading_.cancel();
    board_.replace(std::move(board));
    Q_EMIT changed();
}

void PinnedBoard::setCompared(bool isCompared) {
    document_.disconnect(this);
    if (isCompared) {
        connect(&document_, &CurrentDocument::making, this, &PinnedBoard::accompany);
    }
}

void PinnedBoard::accompany(const Move& move, QUndoCommand* step) {
    if (!exists()) {
        return;
    }
    if (const auto* press = std::get_if<Press>(&move)) {
        const auto place = samePlace(document_.game().rule(), press->vertex, game().rule());
        if (place && game().rule().hasButton(*place)) {
            new PinnedMove(board_.top(), Press{*place}, step);
        }
    } else if (isStartOver(document_.game(), move) && game().pressCount() > 0) {
        new PinnedMove(board_.top(), Replace{Game(game().rule(), game().start(), game().target())},
                       step);
    }
}

void PinnedBoard::press(Vertex vertex) {
    if (const auto place = samePlace(game().rule(), vertex, document_.game().rule())) {
        document_.press(*place);
    } else if (game().rule().hasButton(vertex) &&
               (!document_.onlyLit() || game().lights()[vertex])) {
        auto step = std::make_unique<QUndoCommand>();
        new PinnedMove(board_.top(), Press{vertex}, step.get());
        document_->push(std::move(step), tr("%1 on the pinned board").arg(moveName(Press{vertex})));
    }
}

void PinnedBoard::keepIn(const QString& path) {
    file_ = std::make_shared<File>(path);
    reading_.start([file = file_](Progress& /*progress*/) { return file->read(); },
                   [this](const std::optional<Game>& read) {
                       if (read && !exists()) {
                           take(toPin(*read));
                           delay_.stop(); // the file contains it
                       }
                   });
}

void PinnedBoard::write() {
    writing_.start([file = file_, game = game(), version = file_->nextVersion()](
                       Progress& /*progress*/) { return file->write(game, version); },
                   [this](const std::optional<Error>& error) {
                       problem_ = error ? errorText(*error) : QString();
                       Q_EMIT problemChanged();
                   });
}

} // namespace lightsout

#include "moc_PinnedBoard.cpp"
