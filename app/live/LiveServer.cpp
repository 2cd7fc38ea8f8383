// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/LiveServer.h"

#include "live/HttpRequest.h"

#include <QDeadlineTimer>
#include <QHostAddress>
#include <QTcpServer>
#include <QTcpSocket>
#include <QWebSocket>
#include <QWebSocketServer>

#include <algorithm>
#include <utility>
#include <vector>

namespace lightsout {

namespace {

// When a whole class joins at once, connections are accepted a few at a time, so that the window
// stays responsive. The system queues the others.
constexpr int acceptedAtOnce = 4;
constexpr int acceptInterval = 10;    ///< milliseconds
constexpr qint64 maxUnsent = 1 << 20; ///< bytes
/// The maximum number of bytes that a WebSocket may send in a second; its messages need fewer. Some
/// bytes are counted twice.
constexpr qint64 maxReceived = 1 << 18;   ///< bytes
constexpr std::size_t maxVisitors = 1000; ///< addresses that are remembered
constexpr std::size_t maxFormerHosts = 30;
constexpr int watchInterval = 500; ///< milliseconds
constexpr qint64 millisecondsASecond = 1000;

qint64 now() {
    return QDeadlineTimer::current().deadline();
}

QByteArray bytesOf(const std::string& text) {
    return QByteArray::fromStdString(text);
}

} // namespace

LiveServer::LiveServer(QObject* parent)
    : QObject(parent), tcp_(new QTcpServer(this)),
      webSockets_(new QWebSocketServer(QString(), QWebSocketServer::NonSecureMode, this)) {
    tcp_->setMaxPendingConnections(acceptedAtOnce);
    connect(tcp_, &QTcpServer::newConnection, this, &LiveServer::accept);
    connect(webSockets_, &QWebSocketServer::newConnection, this, &LiveServer::adopt);
    connect(&watching_, &QTimer::timeout, this, &LiveServer::watch);
    connect(&accepting_, &QTimer::timeout, this, [this] {
        if (std::exchange(accepted_, 0) == 0) {
            accepting_.stop();
        }
        accept();
    });
}

LiveServer::~LiveServer() {
    // Connections that close with the server are not reported.
    for (auto& [id, held] : sockets_) {
        held.socket->disconnect(this);
    }
    for (auto& [socket, end] : waiting_) {
        socket->disconnect(this);
    }
}

bool LiveServer::listen(const ClassAddress& address, quint16 port) {
    const QHostAddress before = tcp_->serverAddress();
    tcp_->close();
    tcp_->setListenBacklogSize(static_cast<int>(maxConnections));
    if (!tcp_->listen(QHostAddress(address.address), port)) {
        if (watching_.isActive()) {
            tcp_->listen(before, port);
        }
        return false;
    }
    std::vector<std::string> hosts = classHosts(address, tcp_->serverPort());
    if (!watching_.isActive()) {
        watching_.start(watchInterval);
    } else if (formerHosts_.size() < maxFormerHosts && hosts != hosts_) {
        formerHosts_.insert(formerHosts_.end(), hosts_.begin(), hosts_.end());
    }
    hosts_ = std::move(hosts);
    return true;
}

QString LiveServer::errorString() const {
    return tcp_->errorString();
}

quint16 LiveServer::port() const {
    return tcp_->serverPort();
}

void LiveServer::setPage(const std::string& html) {
    page_ = bytesOf(httpAnswer("200 OK", "text/html; charset=utf-8", html));
}

void LiveServer::accept() {
    while (accepted_ < acceptedAtOnce && tcp_->hasPendingConnections()) {
        QTcpSocket* connection = tcp_->nextPendingConnection();
        ++accepted_;
        if (!accepting_.isActive()) {
            accepting_.start(acceptInterval);
        }
        makeRoom();
        connection->setReadBufferSize(static_cast<qint64>(maxHttpHead));
        connection->setSocketOption(QAbstractSocket::LowDelayOption, 1);
        waiting_.emplace_back(connection, now() + patience_.head);
        connect(connection, &QTcpSocket::readyRead, this,
                [this, connection] { look(*connection); });
        connect(connection, &QTcpSocket::disconnected, this, [this, connection] {
            std::erase_if(waiting_,
                          [connection](const auto& entry) { return entry.first == connection; });
            connection->deleteLater();
        });
        look(*connection); // bytes may have arrived already
    }
}

/// If there are too many connections, closes the oldest one whose request or response is not
/// complete or, if there is none, the oldest WebSocket that has not joined.
void LiveServer::makeRoom() {
    if (connectionCount() < maxConnections) {
        return;
    }
    if (!waiting_.empty()) {
        waiting_.front().first->abort();
        return;
    }
    const auto idle =
        std::ranges::find_if(sockets_, [](const auto& entry) { return !entry.second.hasJoined; });
    if (idle != sockets_.end()) {
        idle->second.socket->abort();
    }
}

void LiveServer::look(QTcpSocket& connection) {
    const QByteArray head = connection.peek(static_cast<qint64>(maxHttpHead));
    switch (readHttpRequest({head.constData(), static_cast<std::size_t>(head.size())}, hosts_,
                            formerHosts_)) {
    case HttpRequest::incomplete:
        break;
    case HttpRequest::page: {
        const QString visitor = connection.peerAddress().toString();
        answer(connection, page_);
        if (visitors_.size() < maxVisitors && visitors_.insert(visitor).second) {
            Q_EMIT visited();
        }
        break;
    }
    case HttpRequest::socket:
        handOver(connection);
        break;
    case HttpRequest::notFound:
        answer(connection, bytesOf(httpAnswer("404 Not Found", "text/plain", "Not found")));
        break;
    case HttpRequest::forbidden:
        answer(connection, bytesOf(httpAnswer("403 Forbidden", "text/plain", "Forbidden")));
        break;
    case HttpRequest::malformed:
        connection.abort();
        break;
    }
}

void LiveServer::answer(QTcpSocket& connection, const QByteArray& text) {
    disconnect(&connection, &QTcpSocket::readyRead, this, nullptr);
    const auto entry =
        std::ranges::find(waiting_, &connection, [](const auto& held) { return held.first; });
    if (entry != waiting_.end()) {
        entry->second = now() + patience_.answer;
    }
    connection.write(text);
    // If the rest of the request, such as its body, were left unread, the connection would be reset
    // before the response arrived. The size of the read buffer limits the rest.
    connection.skip(static_cast<qint64>(maxHttpHead));
    connection.disconnectFromHost();
}

void LiveServer::handOver(QTcpSocket& connection) {
    connection.disconnect(this);
    std::erase_if(waiting_,
                  [&connection](const auto& entry) { return entry.first == &connection; });
    // This slot runs before the WebSocket reads the bytes, so it also limits frames that are never
    // reported, such as a flood of pings. The small read buffer limits the bytes of each call.
    connect(&connection, &QTcpSocket::readyRead, this,
            [&connection, second = qint64{0}, bytes = qint64{0}]() mutable {
                const qint64 thisSecond = now() / millisecondsASecond;
                if (std::exchange(second, thisSecond) != thisSecond) {
                    bytes = 0;
                }
                bytes += connection.bytesAvailable();
                if (bytes > maxReceived) {
                    connection.abort();
                }
            });
    webSockets_->handleConnection(&connection);
    Q_EMIT connection.readyRead(); // bytes may have arrived already
}

void LiveServer::adopt() {
    while (QWebSocket* socket = webSockets_->nextPendingConnection()) {
        const ConnectionId id = ++lastId_;
        socket->setParent(this);
        socket->setMaxAllowedIncomingMessageSize(maxLiveMessage);
        socket->setMaxAllowedIncomingFrameSize(maxLiveMessage);
        sockets_[id] = {.socket = socket, .opened = now(), .heard = now()};
        connect(socket, &QWebSocket::textMessageReceived, this, [this, id](const QString& text) {
            const auto found = sockets_.find(id);
            if (found != sockets_.end() && !found->second.isClosing) {
                found->second.heard = now();
                Q_EMIT received(id, text);
            }
        });
        connect(socket, &QWebSocket::binaryMessageReceived, this, [this, id] { close(id); });
        connect(socket, &QWebSocket::pong, this, [this, id] {
            if (const auto found = sockets_.find(id); found != sockets_.end()) {
                found->second.heard = now();
            }
        });
        connect(socket, &QWebSocket::disconnected, this, [this, id, socket] {
            sockets_.erase(id);
            socket->deleteLater();
            Q_EMIT disconnected(id);
        });
        Q_EMIT connected(id, socket->peerAddress().toString());
    }
}

void LiveServer::send(ConnectionId connection, const std::string& message) {
    const auto found = sockets_.find(connection);
    if (found == sockets_.end() || found->second.isClosing) {
        return;
    }
    QWebSocket& socket = *found->second.socket;
    if (socket.bytesToWrite() > maxUnsent) {
        socket.abort();
        return;
    }
    socket.sendTextMessage(QString::fromStdString(message));
}

void LiveServer::close(ConnectionId connection) {
    const auto found = sockets_.find(connection);
    if (found != sockets_.end() && !found->second.isClosing) {
        found->second.isClosing = true;
        found->second.opened = now(); // from now on the client has limited time to close it
        found->second.socket->close();
    }
}

void LiveServer::setJoined(ConnectionId connection) {
    if (const auto found = sockets_.find(connection); found != sockets_.end()) {
        found->second.hasJoined = true;
    }
}

void LiveServer::watch() {
    const qint64 time = now();
    std::vector<QTcpSocket*> late;
    for (const auto& [socket, end] : waiting_) {
        if (time >= end) {
            late.push_back(socket);
        }
    }
    for (QTcpSocket* socket : late) {
        socket->abort();
    }
    const bool isPinging = time - lastPing_ >= patience_.silence / 3;
    if (isPinging) {
        lastPing_ = time;
    }
    std::vector<QWebSocket*> silent;
    for (const auto& [id, held] : sockets_) {
        const bool isIdle = !held.hasJoined && time - held.opened >= patience_.joining;
        const bool isStuck = held.isClosing && time - held.opened >= patience_.head;
        const bool isClogged = held.socket->bytesToWrite() > maxUnsent;
        if (isIdle || isStuck || isClogged || time - held.heard >= patience_.silence) {
            silent.push_back(held.socket);
        } else if (isPinging && !held.isClosing) {
            held.socket->ping();
        }
    }
    for (QWebSocket* socket : silent) {
        socket->abort();
    }
}

void LiveServer::closeAll(const std::string& lastMessage) {
    tcp_->close();
    for (auto& [id, held] : sockets_) {
        held.socket->disconnect(this);
        if (!held.isClosing) {
            held.socket->sendTextMessage(QString::fromStdString(lastMessage));
            held.socket->flush();
            held.socket->close();
        }
        held.socket->deleteLater();
    }
    sockets_.clear();
    for (const auto& [socket, end] : waiting_) {
        socket->disconnect(this);
        socket->abort();
        socket->deleteLater();
    }
    waiting_.clear();
}

} // namespace lightsout

#include "moc_LiveServer.cpp"
