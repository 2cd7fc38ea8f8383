// SPDX-License-Identifier: GPL-3.0-or-later
// Simulates pupils who press continuously, and connections that hang, for LoadTest:
//
//     live_load HOST PUPILS PRESSES_A_SECOND SECONDS HANGING
//
// When the class has handled all presses, prints a line for each pupil: the name and the pressed
// vertices.

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTcpSocket>
#include <QTimer>
#include <QUrl>
#include <QWebSocket>

#include <algorithm>
#include <cstdio>
#include <limits>
#include <memory>
#include <random>
#include <sys/resource.h>
#include <vector>

namespace lightsout {

namespace {

constexpr int millisecondsOfSecond = 1000;
constexpr int vertices = 25;
constexpr int probes = 2;

/// A simulated pupil.
class Player : public QObject {
public:
    Player(const QString& host, int number)
        : socket_("http://" + host), name_(QStringLiteral("P%1").arg(number)),
          random_(static_cast<unsigned>(number)) {
        connect(&socket_, &QWebSocket::connected, this, [this] {
            send(R"({"type":"join","version":2,"word":"amber","name":")" + name_ + "\"}");
        });
        connect(&socket_, &QWebSocket::textMessageReceived, this, [this](const QString& text) {
            take(QJsonDocument::fromJson(text.toUtf8()).object());
        });
        connect(&socket_, &QWebSocket::disconnected, this, [this] { isLost_ = true; });
        socket_.open(QUrl("ws://" + host + "/class"));
    }

    bool hasJoined() const { return hasJoined_; }
    bool isAnswered() const { return beats_ >= probes; }
    bool isLost() const { return isLost_; }

    void press() {
        if (!isSolved_) {
            const int vertex = std::uniform_int_distribution(0, vertices - 1)(random_);
            path_ << vertex;
            send(QStringLiteral(R"({"type":"moves","round":0,"moves":[%1]})").arg(vertex));
        }
    }
    /// Requests a reply to all previous messages. It sends two probes, since the class may send one
    /// beat without a request.
    void probe() {
        beats_ = 0;
        for (int i = 0; i < probes; ++i) {
            send(QStringLiteral(R"({"type":"probe"})"));
        }
    }

    void print() const {
        std::printf("%s", qPrintable(name_));
        for (const int vertex : path_) {
            std::printf(" %d", vertex);
        }
        std::puts("");
    }

private:
    void send(const QString& text) { socket_.sendTextMessage(text); }
    void take(const QJsonObject& message) {
        const QString type = message["type"].toString();
        if (type == QLatin1String("board")) {
            hasJoined_ = true;
        } else if (type == QLatin1String("solved")) {
            // Presses made before this message arrived do not count.
            isSolved_ = true;
            path_ = path_.mid(0, message["presses"].toInt());
        } else if (type == QLatin1String("beat")) {
            ++beats_;
        }
    }

    QWebSocket socket_;
    QString name_;
    std::mt19937 random_;
    QList<int> path_;
    bool hasJoined_ = false;
    bool isSolved_ = false;
    int beats_ = std::numeric_limits<int>::min(); ///< number of beats since the probes
    bool isLost_ = false;
};

/// All pupils and hanging connections.
class Load : public QObject {
public:
    Load(const QString& host, int pupils, int rate, int seconds, int hanging)
        : rounds_(rate * seconds), interval_(millisecondsOfSecond / rate) {
        const QUrl url("http://" + host);
        for (int i = 0; i < hanging; ++i) {
            hanging_.push_back(std::make_unique<QTcpSocket>());
            QTcpSocket* socket = hanging_.back().get();
            // Some send nothing, some half of a request, some garbage.
            connect(socket, &QTcpSocket::connected, this, [socket, i] {
                const QByteArray texts[] = {"", "GET / HTTP/1.1\r\nHost: ", "\x16\x03\x01hello"};
                socket->write(texts[i % 3]);
            });
            socket->connectToHost(url.host(), static_cast<quint16>(url.port()));
        }
        for (int i = 0; i < pupils; ++i) {
            players_.push_back(std::make_unique<Player>(host, i));
        }
        connect(&timer_, &QTimer::timeout, this, &Load::step);
        timer_.setTimerType(Qt::PreciseTimer);
        timer_.start(1);
    }

private:
    void step() {
        const auto all = [this](auto isTrue) {
            return std::all_of(players_.begin(), players_.end(),
                               [&](const auto& player) { return isTrue(*player); });
        };
        if (!clock_.isValid()) {
            if (all([](const Player& player) { return player.hasJoined(); })) {
                clock_.start();
            }
            return;
        }
        // The number of presses that are due now, spread over the interval.
        const qint64 total = static_cast<qint64>(rounds_) * static_cast<qint64>(players_.size());
        const qint64 due =
            std::min(total, clock_.elapsed() * static_cast<qint64>(players_.size()) / interval_);
        for (; done_ < due; ++done_) {
            players_[static_cast<std::size_t>(done_) % players_.size()]->press();
        }
        if (done_ == total && !isProbed_) {
            isProbed_ = true;
            for (const auto& player : players_) {
                player->probe();
            }
        }
        const bool isDone = all([](const Player& player) { return player.isAnswered(); });
        const bool isLost = !all([](const Player& player) { return !player.isLost(); });
        if (isDone || isLost) {
            for (const auto& player : players_) {
                player->print();
            }
            std::fflush(stdout);
            QCoreApplication::exit(isLost ? 1 : 0);
        }
    }

    int rounds_;
    int interval_;
    std::vector<std::unique_ptr<QTcpSocket>> hanging_;
    std::vector<std::unique_ptr<Player>> players_;
    QTimer timer_;
    QElapsedTimer clock_;
    qint64 done_ = 0;
    bool isProbed_ = false;
};

int run(int argc, char** argv) {
    rlimit files{};
    getrlimit(RLIMIT_NOFILE, &files);
    files.rlim_cur = files.rlim_max;
    setrlimit(RLIMIT_NOFILE, &files);
    const QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    constexpr int wordCount = 6;
    if (words.size() != wordCount) {
        return 2;
    }
    const Load load(words[1], words[2].toInt(), words[3].toInt(), words[4].toInt(),
                    words[5].toInt());
    return QCoreApplication::exec();
}

} // namespace

} // namespace lightsout

int main(int argc, char** argv) {
    return lightsout::run(argc, argv);
}
