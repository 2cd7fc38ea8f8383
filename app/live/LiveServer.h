// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "live/Room.h"

#include <QObject>
#include <QTimer>

#include <deque>
#include <functional>
#include <map>

class QTcpServer;
class QTcpSocket;
class QWebSocket;
class QWebSocketServer;

namespace lightsout {

/// Connections that the server holds at once. If there are more, the one that has been open longest
/// without joining is closed.
inline constexpr std::size_t maxConnections = 300;

/// Serves one page and its WebSockets on one address, and nothing else: no file, no other path.
///
/// What connections send before they speak the WebSocket protocol is looked at but not read, at
/// most maxHttpHead bytes. Slow, hanging and silent connections are closed. It knows nothing of
/// what messages mean.
class LiveServer : public QObject {
    Q_OBJECT

public:
    explicit LiveServer(QObject* parent = nullptr);
    ~LiveServer() override;

    /// Times after which connections are closed, in milliseconds.
    struct Patience {
        int head = 5'000;    ///< for a request
        int answer = 30'000; ///< for the page to be taken
        int joining = 120'000;
        int silence = 30'000; ///< of a WebSocket, which is asked for a sign of life before
    };
    void setPatience(const Patience& patience) { patience_ = patience; }

    /// Opens the server. Returns false if the port can't be used, for which errorString() says why.
    bool listen(const QString& address, quint16 port);
    QString errorString() const;
    /// The address that is shown, without "http://".
    QString host() const { return host_; }
    quint16 port() const;
    void setPage(const std::string& html);

    /// Sends a message; closes the connection if the other side does not take what it is sent.
    void send(ConnectionId connection, const std::string& message);
    /// Closes the connection after what was sent to it.
    void close(ConnectionId connection);
    /// The connection belongs to a pupil: it may stay as long as it lives.
    void setJoined(ConnectionId connection);
    std::size_t connectionCount() const { return waiting_.size() + sockets_.size(); }

    /// Says goodbye to everybody and stops listening.
    void closeAll(const std::string& lastMessage);

Q_SIGNALS:
    void received(quint64 connection, const QString& text);
    void disconnected(quint64 connection);

private:
    struct Socket {
        QWebSocket* socket = nullptr;
        qint64 opened = 0;
        qint64 heard = 0;
        bool hasJoined = false;
        bool isClosing = false;
    };

    void accept();
    void look(QTcpSocket& connection);
    void answer(QTcpSocket& connection, const QByteArray& text);
    void handOver(QTcpSocket& connection);
    void adopt();
    void makeRoom();
    void watch();

    QTcpServer* tcp_;
    QWebSocketServer* webSockets_;
    QByteArray page_;
    QString host_;
    Patience patience_;
    /// Connections that have not sent a request yet or are sent an answer, with the time at which
    /// they are closed; the oldest first.
    std::deque<std::pair<QTcpSocket*, qint64>> waiting_;
    std::map<ConnectionId, Socket> sockets_;
    ConnectionId lastId_ = 0;
    qint64 lastPing_ = 0;
    QTimer watching_;
    QTimer accepting_;
    int accepted_ = 0; ///< since the timer's last turn
};

} // namespace lightsout
