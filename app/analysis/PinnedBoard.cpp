// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/PinnedBoard.h"

#include "io/AtomicFile.h"
#include "io/BoardFile.h"
#include "text/BoardText.h"
#include "text/ErrorText.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUndoCommand>

#include <memory>
#include <mutex>
#include <utility>

namespace lightsout {

namespace {

constexpr int delayMilliseconds = 500; ///< between a change and writing it

/// Returns true for a move that undoes all presses and changes nothing else.
bool isStartOver(const Game& before, const Move& move) {
    const auto* replace = std::get_if<Replace>(&move);
    return replace != nullptr && before.pressCount() > 0 &&
           replace->game == Game(before.rule(), before.start(), before.target());
}

} // namespace

/// The file in which the board is stored. The latest request wins, regardless of the order in which
/// threads finish.
class PinnedBoard::File {
public:
    explicit File(const QString& path) : path_(path) {}

    std::optional<Game> read() const {
        const Result<SavedBoard> read =
            readBoardFile(path_.toStdString(), {}, FileFormat::document);
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
        const auto done = writeFileAtomically(path_.toStdString(), *std::move(text));
        return done ? std::nullopt : std::optional(done.error());
    }

private:
    const QString path_;
    quint64 asked_ = 0; ///< used by the GUI thread
    std::mutex mutex_;
    quint64 written_ = 0;
};

/// A move on the pinned board. It has no effect while another board is pinned.
class PinnedBoard::MoveCommand : public QUndoCommand {
public:
    MoveCommand(PinnedBoard& pinned, const Move& move, QUndoCommand* step)
        : QUndoCommand(step), pinned_(pinned), pinning_(pinned.pinning_), forward_(move),
          backward_(inverse(pinned.game(), move)) {}

    void redo() override { make(forward_); }
    void undo() override {
        // A lesson's game may have started over in between.
        make(isLegal(pinned_.game(), backward_) ? backward_ : forward_);
    }

private:
    void make(const Move& move) {
        if (pinning_ == pinned_.pinning_) {
            pinned_.board_.make(move, QString());
        }
    }

    PinnedBoard& pinned_;
    const quint64 pinning_;
    const Move forward_;
    const Move backward_;
};

/// Pins another board, or none.
class PinnedBoard::ExchangeCommand : public QUndoCommand {
public:
    ExchangeCommand(PinnedBoard& pinned, Game game)
        : pinned_(pinned), former_(pinned.game()), formerPinning_(pinned.pinning_),
          game_(std::move(game)), pinning_(++pinned.lastPinning_) {}

    void redo() override { pinned_.take(game_, pinning_); }
    void undo() override { pinned_.take(former_, formerPinning_); }

private:
    PinnedBoard& pinned_;
    const Game former_;
    const quint64 formerPinning_;
    const Game game_;
    const quint64 pinning_;
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
        if (file_ != nullptr && !isBringingBack_) {
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
        document_->push(std::make_unique<ExchangeCommand>(*this, game), text);
    } else {
        take(game, ++lastPinning_);
    }
}

void PinnedBoard::take(const Game& game, quint64 pinning) {
    reading_.cancel();
    pinning_ = pinning;
    board_.begin(game);
    board_->undoStack()->setUndoLimit(1); // the steps are in the document's history
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
        if (const auto place = samePlace(document_.game().rule(), press->vertex, game().rule())) {
            new MoveCommand(*this, Press{*place}, step);
        }
    } else if (isStartOver(document_.game(), move) && game().pressCount() > 0) {
        new MoveCommand(*this, Replace{Game(game().rule(), game().start(), game().target())}, step);
    }
}

void PinnedBoard::press(Vertex vertex) {
    if (const auto place = samePlace(game().rule(), vertex, document_.game().rule())) {
        document_.press(*place);
    } else if (game().rule().hasButton(vertex) &&
               (!document_.onlyLit() || game().lights()[vertex])) {
        document_->push(std::make_unique<MoveCommand>(*this, Press{vertex}, nullptr),
                        tr("%1 on the pinned board").arg(moveName(Press{vertex})));
    }
}

void PinnedBoard::keepIn(const QString& path) {
    file_ = std::make_shared<File>(path);
    reading_.start([file = file_](Progress& /*progress*/) { return file->read(); },
                   [this](const std::optional<Game>& read) {
                       if (read && !exists()) {
                           isBringingBack_ = true;
                           take(*read, ++lastPinning_);
                           isBringingBack_ = false;
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
