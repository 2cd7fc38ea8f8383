// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "live/ClassAddress.h"
#include "live/Room.h"

#include <QObject>
#include <QTimer>

#include <deque>
#include <map>
#include <set>

class QTcpServer;
class QTcpSocket;
class QWebSocket;
class QWebSocketServer;

namespace lightsout {

/// The maximum number of open connections. To accept more, the server closes older connections
/// that have not joined.
inline constexpr std::size_t maxConnections = 300;

/// Serves one page and its WebSockets at one address, and nothing else: no files and no other
/// paths.
///
/// Until a connection switches to the WebSocket protocol, the server peeks at no more than its
/// first maxHttpHead bytes, without consuming them. Slow, hanging and silent connections are
/// closed. The server does not interpret messages.
class LiveServer : public QObject {
    Q_OBJECT

public:
    explicit LiveServer(QObject* parent = nullptr);
    ~LiveServer() override;

    /// Times after which connections are closed, in milliseconds.
    struct Patience {
        int head = 5'000;      ///< until a request has arrived
        int answer = 30'000;   ///< until the client has received the page
        int joining = 120'000; ///< until a pupil has joined
        int silence = 30'000;  ///< without a message or pong; pings are sent more often
    };
    void setPatience(const Patience& patience) { patience_ = patience; }

    /// Opens the server, or moves it to another address, on which phones connect again. Returns
    /// false if the port can't be used, and then stays at the old address; errorString() gives the
    /// reason.
    bool listen(const ClassAddress& address, quint16 port);
    QString errorString() const;
    /// Returns the displayed address, without "http://".
    QString host() const { return QString::fromStdString(hosts_.front()); }
    /// Returns the names and addresses under which browsers may reach the server; see classHosts().
    const std::vector<std::string>& hosts() const { return hosts_; }
    quint16 port() const;
    void setPage(const std::string& html);

    /// Sends a message. Closes the connection if the client does not accept the data.
    void send(ConnectionId connection, const std::string& message);
    /// Closes the connection once the messages already passed to send() have been delivered.
    void close(ConnectionId connection);
    /// Marks the connection as joined by a pupil, so that Patience::joining no longer applies to
    /// it.
    void setJoined(ConnectionId connection);
    /// Returns the network addresses that have loaded the page.
    const std::set<QString>& visitors() const { return visitors_; }
    std::size_t connectionCount() const { return waiting_.size() + sockets_.size(); }

    /// Sends `lastMessage` to everybody, closes all connections and stops listening.
    void closeAll(const std::string& lastMessage);

Q_SIGNALS:
    void connected(quint64 connection, const QString& address);
    void received(quint64 connection, const QString& text);
    void disconnected(quint64 connection);
    /// Emitted when a device loads the page for the first time.
    void visited();

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
    std::vector<std::string> hosts_{std::string()};
    std::vector<std::string> formerHosts_; ///< those before the server moved to another address
    Patience patience_;
    /// Connections whose request or response is not complete yet, each with the time at which it
    /// will be closed; the oldest first.
    std::deque<std::pair<QTcpSocket*, qint64>> waiting_;
    std::map<ConnectionId, Socket> sockets_;
    std::set<QString> visitors_;
    ConnectionId lastId_ = 0;
    qint64 lastPing_ = 0;
    QTimer watching_;
    QTimer accepting_;
    int accepted_ = 0; ///< connections accepted since `accepting_` last timed out
};

} // namespace lightsout
