// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/PinnedBoard.h"

#include "formats/BoardFile.h"
#include "io/AtomicFile.h"
#include "text/BoardText.h"
#include "text/ErrorText.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <mutex>

namespace lightsout {

namespace {

constexpr int delayMilliseconds = 500; ///< between a change and its being saved

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

PinnedBoard::PinnedBoard(Document& document) : document_(document), board_(Game()) {
    board_.undoStack()->setUndoLimit(1); // the steps are in the document's history
    delay_.setSingleShot(true);
    delay_.setInterval(delayMilliseconds);
    connect(&delay_, &QTimer::timeout, this, &PinnedBoard::write);
    connect(&board_, &Document::changed, this, [this] {
        if (file_ != nullptr && !isBringingBack_) {
            delay_.start();
        }
    });
}

PinnedBoard::~PinnedBoard() {
    document_.setAccompaniment({});
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
    const quint64 pinning = ++lastPinning_;
    if (!exists()) {
        take(game, pinning);
        return;
    }
    document_.makeAlongside({.redo = [this, game, pinning] { take(game, pinning); },
                             .undo = [this, former = board_.game(),
                                      formerPinning = pinning_] { take(former, formerPinning); }},
                            text);
}

void PinnedBoard::take(const Game& game, quint64 pinning) {
    reading_.cancel();
    pinning_ = pinning;
    board_.begin(game);
    Q_EMIT changed();
}

void PinnedBoard::setCompared(bool isCompared) {
    if (isCompared) {
        document_.setAccompaniment([this](const Move& move) { return accompany(move); });
    } else {
        document_.setAccompaniment({});
    }
}

Document::Companion PinnedBoard::accompany(const Move& move) {
    if (!exists()) {
        return {};
    }
    if (const auto* press = std::get_if<Press>(&move)) {
        const auto place = samePlace(document_.game().rule(), press->vertex, game().rule());
        return place && game().rule().hasButton(*place) ? pressing(*place) : Document::Companion();
    }
    if (isStartOver(document_.game(), move) && game().pressCount() > 0) {
        const auto replace = [this, pinning = pinning_](const Game& by) {
            if (pinning == pinning_) {
                board_.make(Replace{by}, QString());
            }
        };
        return {.redo = [replace, fresh = Game(game().rule(), game().start(),
                                               game().target())] { replace(fresh); },
                .undo = [replace, before = game()] { replace(before); }};
    }
    return {};
}

Document::Companion PinnedBoard::pressing(Vertex vertex) {
    const auto isHere = [this, pinning = pinning_] { return pinning == pinning_; };
    return {.redo =
                [this, isHere, vertex] {
                    if (isHere()) {
                        board_.make(Press{vertex}, QString());
                    }
                },
            .undo =
                [this, isHere, vertex] {
                    // A lesson's game may have started over in between.
                    if (isHere() && isLegal(game(), Unpress{vertex})) {
                        board_.make(Unpress{vertex}, QString());
                    } else if (isHere()) {
                        board_.make(Press{vertex}, QString());
                    }
                }};
}

void PinnedBoard::press(Vertex vertex) {
    if (const auto place = samePlace(game().rule(), vertex, document_.game().rule())) {
        document_.press(*place);
    } else if (game().rule().hasButton(vertex) &&
               (!document_.onlyLit() || game().lights()[vertex])) {
        document_.makeAlongside(pressing(vertex),
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
