// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/LiveClass.h"

#include "analysis/WorkThreads.h"
#include "facts/FactContext.h"
#include "web/WebPage.h"

#include <QRandomGenerator>

#include <array>
#include <set>
#include <utility>

namespace lightsout {

namespace {

constexpr int sentAtOnce = 10;
constexpr int tickInterval = 200; ///< milliseconds
constexpr qint64 beatInterval = 10'000;
constexpr int writeDelay = 300; ///< milliseconds
constexpr qint64 lookInterval = 3'000;

/// Returns 128 random bits that can't be guessed, as hexadecimal digits.
std::string newToken() {
    std::array<quint32, 4> bits{};
    QRandomGenerator::system()->fillRange(bits.data(), static_cast<qsizetype>(bits.size()));
    return QByteArray(reinterpret_cast<const char*>(bits.data()), sizeof bits)
        .toHex()
        .toStdString();
}

} // namespace

LiveClass::LiveClass(const Plan& plan, std::unique_ptr<ClassJournal> journal, QObject* parent)
    : LiveClass(plan, Room(plan.word, plan.series), std::move(journal),
                QDateTime::currentDateTime(), 0, parent) {}

LiveClass::LiveClass(std::unique_ptr<ClassJournal> journal, QObject* parent)
    : LiveClass({.address = followed(journal->note().address, classAddresses()),
                 .port = journal->note().port,
                 .word = journal->room()->word(),
                 .series = {}},
                *journal->room(), nullptr, journal->note().opened, journal->now(), parent) {
    journal_ = std::move(journal);
}

LiveClass::LiveClass(const Plan& plan, Room room, std::unique_ptr<ClassJournal> journal,
                     QDateTime opened, Moment now, QObject* parent)
    : QObject(parent), plan_(plan), journal_(std::move(journal)), opened_(std::move(opened)),
      clockStart_(now), room_(std::move(room)) {
    clock_.start();
    writing_.setSingleShot(true);
    writing_.setInterval(writeDelay);
    connect(&writing_, &QTimer::timeout, this, &LiveClass::write);
    const auto writeSoon = [this] {
        if (journal_ && !writing_.isActive()) {
            writing_.start();
        }
    };
    connect(this, &LiveClass::pupilChanged, &writing_, writeSoon);
    connect(this, &LiveClass::sceneChanged, &writing_, writeSoon);
    connect(this, &LiveClass::hostChanged, &writing_, writeSoon);
    connect(&server_, &LiveServer::connected, this,
            [this](quint64 connection, const QString& address) {
                room_.connect(connection, address.toStdString());
            });
    connect(&server_, &LiveServer::received, this, &LiveClass::receive);
    connect(&server_, &LiveServer::visited, this, &LiveClass::pageLoaded);
    connect(&server_, &LiveServer::disconnected, this, &LiveClass::leave);
    sending_.setInterval(0);
    connect(&sending_, &QTimer::timeout, this, &LiveClass::sendSome);
    connect(&ticking_, &QTimer::timeout, this, &LiveClass::tick);
    ticking_.start(tickInterval);
    solve();
}

void LiveClass::write() {
    if (!journal_->write(
            room_, {.opened = opened_, .address = plan_.address, .port = server_.port()}, now())) {
        writing_.start();
    }
}

LiveClass::~LiveClass() {
    server_.closeAll(endMessage());
}

bool LiveClass::open() {
    if (!server_.listen(plan_.address, plan_.port)) {
        return false;
    }
    server_.setPage(livePage(server_.hosts()));
    if (journal_) {
        write();
    }
    return true;
}

bool LiveClass::moveTo(const ClassAddress& address) {
    const quint16 port = server_.port();
    if (!server_.listen(address, port)) {
        return false;
    }
    plan_.address = address;
    plan_.port = port;
    server_.setPage(livePage(server_.hosts()));
    Q_EMIT hostChanged();
    return true;
}

/// Follows a change of the network, for example after the computer was moved to another room.
void LiveClass::followNetwork() {
    const ClassAddress address = followed(plan_.address, classAddresses());
    if (address.address != plan_.address.address) {
        moveTo(address);
    }
}

QUrl LiveClass::url() const {
    return QUrl(QStringLiteral("http://%1/").arg(host()));
}

void LiveClass::receive(ConnectionId connection, const QString& text) {
    const Room::Reply reply = room_.receive(connection, text.toStdString(), newToken(), now());
    for (const std::string& message : reply.messages) {
        server_.send(connection, message);
    }
    if (reply.replaced) {
        server_.send(*reply.replaced, replacedMessage());
        server_.close(*reply.replaced);
    }
    if (reply.closes) {
        server_.close(connection);
    }
    if (reply.changed) {
        server_.setJoined(connection);
        Q_EMIT pupilChanged(*reply.changed);
    }
    if (reply.hasTakenOver) {
        Q_EMIT takenOver(*reply.changed);
    }
}

void LiveClass::leave(ConnectionId connection) {
    if (const auto pupil = room_.disconnect(connection, now())) {
        Q_EMIT pupilChanged(*pupil);
    }
}

/// Sends the scene or the state to everybody, a few at a time, so that the window stays responsive.
void LiveClass::showToAll(Shown shown) {
    // Pupils who have not yet been sent the previous scene need the whole view.
    shown_ = toShow_.empty() ? shown : Shown::view;
    toShow_.clear();
    for (const Pupil& pupil : room_.pupils()) {
        if (pupil.connection) {
            toShow_.push_back(*pupil.connection);
        }
    }
    sending_.start();
    Q_EMIT sceneChanged();
}

void LiveClass::sendSome() {
    for (int sent = 0; sent < sentAtOnce && !toShow_.empty(); ++sent) {
        const ConnectionId connection = toShow_.front();
        toShow_.pop_front();
        if (const auto pupil = room_.pupilOf(connection)) {
            server_.send(connection, shown_ == Shown::view ? room_.viewOf(*pupil, now())
                                                           : room_.stateOf(*pupil, now()));
        }
    }
    for (int sent = 0; sent < sentAtOnce && !toBeat_.empty(); ++sent) {
        server_.send(toBeat_.front(), beatMessage());
        toBeat_.pop_front();
    }
    if (toShow_.empty() && toBeat_.empty()) {
        sending_.stop();
    }
}

void LiveClass::tick() {
    if (room_.tick(now())) {
        showToAll();
    }
    if (room_.forgetAbsent(now())) {
        Q_EMIT sceneChanged();
    }
    if (now() - lastLook_ >= lookInterval) {
        lastLook_ = now();
        followNetwork();
    }
    if (now() - lastBeat_ >= beatInterval) {
        lastBeat_ = now();
        for (const Pupil& pupil : room_.pupils()) {
            if (pupil.connection) {
                toBeat_.push_back(*pupil.connection);
            }
        }
        sending_.start();
    }
}

void LiveClass::solve() {
    solution_.reset();
    solveRound(room_.roundIndex());
}

/// Computes the fewest presses of a round and, at the pupils' own pace, of those after it.
void LiveClass::solveRound(std::size_t round) {
    solving_.start(
        [board = room_.rounds()[round].board](Progress& progress) {
            FactContext context(board, FactContext::quickBudget(workThreads()));
            const FewestPresses* found = context.fewest(progress);
            return found != nullptr ? std::optional(*found) : std::nullopt;
        },
        [this, round](const std::optional<FewestPresses>& found) {
            if (found) {
                if (round == room_.roundIndex()) {
                    solution_ = found->presses;
                }
                if (found->isProven()) {
                    room_.setFewest(round, found->presses.count());
                }
                Q_EMIT sceneChanged();
            }
            if (room_.isOwnPace() && round + 1 < room_.rounds().size()) {
                solveRound(round + 1);
            }
        });
}

std::size_t LiveClass::waitingCount() const {
    std::set<QString> waiting = server_.visitors();
    for (const Pupil& pupil : room_.pupils()) {
        if (pupil.connection) {
            waiting.erase(QString::fromStdString(pupil.address));
        }
    }
    return waiting.size();
}

void LiveClass::begin() {
    room_.begin(now());
    showToAll();
}

void LiveClass::begin(LiveSeries series) {
    room_.begin(std::move(series), now());
    solve();
    showToAll();
}

void LiveClass::beginNext() {
    room_.beginNext(now());
    solve();
    showToAll();
}

void LiveClass::setPaused(bool isPaused) {
    room_.setPaused(isPaused, now());
    showToAll(Shown::state);
}

void LiveClass::showSolution() {
    room_.showSolution();
    showToAll(Shown::state);
}

void LiveClass::ask(ClassQuestion question) {
    room_.ask(std::move(question), now());
    showToAll();
}

void LiveClass::askAgain() {
    ask(ClassQuestion(room_.question()));
}

void LiveClass::setPrepared(std::vector<ClassQuestion> questions) {
    room_.setPrepared(std::move(questions));
    Q_EMIT sceneChanged();
}

void LiveClass::askPrepared(std::size_t index) {
    room_.askPrepared(index, now());
    showToAll();
}

void LiveClass::setRevealed(bool isRevealed) {
    room_.setRevealed(isRevealed);
    Q_EMIT sceneChanged(); // only the wall changes
}

void LiveClass::showRight() {
    room_.showRight();
    showToAll();
}

void LiveClass::resume() {
    room_.resume(now());
    showToAll();
}

void LiveClass::showRanking() {
    room_.showRanking(now());
    showToAll();
}

void LiveClass::setOrder(RankingOrder order) {
    room_.setOrder(order);
    if (room_.scene() == LiveScene::ranking) {
        showToAll();
    } else {
        Q_EMIT sceneChanged();
    }
}

void LiveClass::setNamesHidden(bool areHidden) {
    room_.setNamesHidden(areHidden);
    if (room_.scene() == LiveScene::ranking) {
        showToAll();
    } else {
        Q_EMIT sceneChanged();
    }
}

void LiveClass::rename(std::size_t pupil, const QString& name) {
    room_.rename(pupil, name);
    const Pupil& renamed = room_.pupils().at(pupil);
    if (renamed.connection) {
        server_.send(*renamed.connection,
                     welcomeMessage(renamed.name.toStdString(), renamed.token, room_.word()));
    }
    Q_EMIT sceneChanged();
}

void LiveClass::remove(std::size_t pupil, bool keepsOut) {
    if (const auto connection = room_.remove(pupil, keepsOut)) {
        server_.send(*connection, removedMessage(keepsOut));
        server_.close(*connection);
    }
    Q_EMIT sceneChanged();
}

void LiveClass::markResultsSaved() {
    room_.markResultsSaved();
    Q_EMIT sceneChanged();
}

} // namespace lightsout

#include "moc_LiveClass.cpp"
