// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/LiveClass.h"

#include "analysis/Facts.h"
#include "web/WebPage.h"

#include <QHostAddress>
#include <QNetworkInterface>
#include <QRandomGenerator>

#include <array>
#include <utility>

namespace lightsout {

namespace {

constexpr int sentAtOnce = 10;
constexpr int tickInterval = 200; ///< milliseconds
constexpr qint64 beatInterval = 10'000;

/// Returns 128 random bits that can't be guessed, as hexadecimal digits.
std::string newToken() {
    std::array<quint32, 4> bits{};
    QRandomGenerator::system()->fillRange(bits.data(), static_cast<qsizetype>(bits.size()));
    return QByteArray(reinterpret_cast<const char*>(bits.data()), sizeof bits)
        .toHex()
        .toStdString();
}

} // namespace

std::vector<ClassAddress> classAddresses() {
    std::vector<ClassAddress> addresses;
    for (const QNetworkInterface& network : QNetworkInterface::allInterfaces()) {
        const auto flags = network.flags();
        if (!flags.testFlag(QNetworkInterface::IsRunning) ||
            flags.testFlag(QNetworkInterface::IsLoopBack)) {
            continue;
        }
        for (const QNetworkAddressEntry& entry : network.addressEntries()) {
            if (entry.ip().protocol() == QAbstractSocket::IPv4Protocol) {
                addresses.push_back({entry.ip().toString(), network.humanReadableName()});
            }
        }
    }
    addresses.push_back({QHostAddress(QHostAddress::LocalHost).toString(), QString()});
    return addresses;
}

LiveClass::LiveClass(const Plan& plan, QObject* parent)
    : QObject(parent), plan_(plan), room_(plan.word, plan.boards, 0, plan.contest) {
    clock_.start();
    connect(&server_, &LiveServer::received, this, &LiveClass::receive);
    connect(&server_, &LiveServer::disconnected, this, &LiveClass::leave);
    sending_.setInterval(0);
    connect(&sending_, &QTimer::timeout, this, &LiveClass::sendSome);
    connect(&ticking_, &QTimer::timeout, this, &LiveClass::tick);
    ticking_.start(tickInterval);
    solve();
}

LiveClass::~LiveClass() {
    server_.closeAll(endMessage());
}

bool LiveClass::open() {
    if (!server_.listen(plan_.address, plan_.port)) {
        return false;
    }
    server_.setPage(livePage(host().toStdString()));
    return true;
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
}

void LiveClass::leave(ConnectionId connection) {
    if (const auto pupil = room_.disconnect(connection)) {
        Q_EMIT pupilChanged(*pupil);
    }
}

/// Sends the scene or the state to everybody, a few at a time, so that the window stays responsive.
void LiveClass::showToAll(Shown shown) {
    // Pupils who have not yet been sent the previous scene need the whole view.
    shown_ = toShow_.empty() ? shown : Shown::view;
    toShow_.clear();
    for (std::size_t i = 0; i < room_.pupils().size(); ++i) {
        toShow_.push_back(i);
    }
    sending_.start();
    Q_EMIT sceneChanged();
}

void LiveClass::sendSome() {
    for (int sent = 0; sent < sentAtOnce && !toShow_.empty(); ++sent) {
        const std::size_t pupil = toShow_.front();
        toShow_.pop_front();
        if (const auto connection = room_.pupils()[pupil].connection) {
            server_.send(*connection, shown_ == Shown::view ? room_.viewOf(pupil, now())
                                                            : room_.stateNow(now()));
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
    const std::size_t round = room_.roundIndex();
    solving_.start(
        [board = room_.round().board](Progress& progress) {
            return computeFacts(board, 0, Facts(), Budget(), progress);
        },
        [this, round](const Facts& facts) {
            if (facts.refusal || !facts.solvable) {
                return;
            }
            solution_ = facts.solution;
            if (facts.fewestProven) {
                room_.setFewest(round, facts.solution.count());
            }
            Q_EMIT sceneChanged();
        });
}

void LiveClass::begin(std::vector<Game> boards, std::optional<LiveContest> contest) {
    room_.begin(std::move(boards), contest, now());
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

} // namespace lightsout

#include "moc_LiveClass.cpp"
