// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/LiveClass.h"
#include "tests/app/live/LiveMessages.h"
#include "tests/support/Test.h"

#include <QDir>
#include <QHostAddress>
#include <QJsonArray>
#include <QSignalSpy>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QWebSocket>

using namespace lightsout;

namespace {

/// A class on the loopback address.
class OpenClass : public LiveClass {
public:
    explicit OpenClass(std::vector<Game> boards = {Game::allOn(Lattice{.rows = 2, .cols = 2})})
        : LiveClass({.address = {.address = QStringLiteral("127.0.0.1")},
                     .port = 0,
                     .word = "amber",
                     .series = {.boards = std::move(boards)}}) {
        open();
        begin();
    }
};

/// A pupil's WebSocket.
class Phone {
public:
    explicit Phone(const LiveClass& live, const QString& origin = {})
        : socket(origin.isEmpty() ? QStringLiteral("http://") + live.host() : origin) {
        QObject::connect(&socket, &QWebSocket::textMessageReceived, &socket,
                         [this](const QString& text) { messages << objectOf(text.toStdString()); });
        socket.open(QUrl(QStringLiteral("ws://%1/class").arg(live.host())));
    }
    bool isOpen() {
        return QTest::qWaitFor(
            [this] { return socket.state() == QAbstractSocket::ConnectedState; });
    }
    bool isClosed() {
        return QTest::qWaitFor(
            [this] { return socket.state() == QAbstractSocket::UnconnectedState; });
    }
    void send(const char* text) { socket.sendTextMessage(QString::fromUtf8(text)); }
    void join() { send(R"({"type":"join","version":2,"name":"Ada","word":"amber"})"); }
    /// Waits for a message of this type. Returns the last one.
    QJsonObject wait(const char* type) {
        QJsonObject found;
        (void)QTest::qWaitFor([&] {
            for (const QJsonObject& message : messages) {
                if (message["type"].toString() == QLatin1String(type)) {
                    found = message;
                }
            }
            return !found.isEmpty();
        });
        return found;
    }

    QWebSocket socket;
    QList<QJsonObject> messages;
};

/// A connection that sends arbitrary bytes.
class Raw {
public:
    Raw(const LiveClass& live, const QByteArray& text) {
        socket.connectToHost(live.url().host(), static_cast<quint16>(live.url().port()));
        QVERIFY(
            QTest::qWaitFor([this] { return socket.state() == QAbstractSocket::ConnectedState; }));
        socket.write(text);
    }
    /// Returns everything that is received until the other side closes the connection.
    QByteArray answer() {
        QByteArray all;
        (void)QTest::qWaitFor([&] {
            all += socket.readAll();
            return socket.state() == QAbstractSocket::UnconnectedState;
        });
        return all + socket.readAll();
    }
    bool isOpen() const { return socket.state() == QAbstractSocket::ConnectedState; }

    QTcpSocket socket;
};

QByteArray request(const LiveClass& live, const QByteArray& path) {
    return "GET " + path + " HTTP/1.1\r\nHost: " + live.host().toLatin1() + "\r\n\r\n";
}

} // namespace

/// Tests the server together with the room over the loopback address.
class LiveClassTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void servesThePageAndNothingElse();
    void takenPortIsReported();
    void pupilsJoinAndPlay();
    void everybodySeesWhatTheTeacherDoes();
    void comesBackAndReplaces();
    void otherSitesCantConnect();
    void hostileClientsAreClosed();
    void floodsAreClosed();
    void bodiesAreNotBuffered();
    void slowAndSilentClientsAreClosed();
    void hangingConnectionsLeaveRoom();
    void endsWithAMessage();
    void movesToAnotherAddress();
    void continuesFromItsJournal();
    void journalsArePrivateAndEnd();
    void countsLoadedPages();
    void removesAndRenames();
};

void LiveClassTest::servesThePageAndNothingElse() {
    const OpenClass live;
    const QByteArray page = Raw(live, request(live, "/")).answer();
    QVERIFY(page.startsWith("HTTP/1.1 200 OK\r\n"));
    QVERIFY(page.contains("connect-src ws://" + live.host().toLatin1() + " "));
    QVERIFY(page.trimmed().endsWith("</html>"));
    QVERIFY(page.size() < 150'000);
    for (const char* path : {"/index.html", "/../LICENSE", "/class", "//", "*"}) {
        QVERIFY(Raw(live, request(live, path)).answer().startsWith("HTTP/1.1 404 "));
    }
    QVERIFY(Raw(live, "GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n")
                .answer()
                .startsWith("HTTP/1.1 403 "));
}

void LiveClassTest::takenPortIsReported() {
    QTcpServer other;
    QVERIFY(other.listen(QHostAddress(QHostAddress::LocalHost)));
    LiveClass live({.address = {.address = QStringLiteral("127.0.0.1")},
                    .port = other.serverPort(),
                    .word = "amber",
                    .series = {.boards = {Game::allOn(Lattice{.rows = 2, .cols = 2})}}});
    QVERIFY(!live.open());
    QVERIFY(!live.errorString().isEmpty());
}

void LiveClassTest::pupilsJoinAndPlay() {
    const OpenClass live;
    QSignalSpy changed(&live, &LiveClass::pupilChanged);
    Phone ada(live);
    QVERIFY(ada.isOpen());
    ada.send(R"({"type":"join","version":2,"name":"Ada","word":"ember"})");
    QCOMPARE(ada.wait("refused")["why"].toString(), QStringLiteral("word"));
    ada.join();
    QCOMPARE(ada.wait("welcome")["token"].toString().size(), 32);
    QCOMPARE(ada.wait("board")["board"].toObject()["rows"].toInt(), 2);
    ada.send(R"({"type":"moves","round":0,"moves":[0,1]})");
    ada.send(R"({"type":"moves","round":0,"moves":[2,3]})");
    QCOMPARE(ada.wait("solved")["presses"].toInt(), 4);
    QCOMPARE(live.room().solvedCount(), 1U);
    QVERIFY(changed.size() >= 3);
    // The window computes the fewest presses.
    QTRY_COMPARE(live.room().solvedInFewestCount(), 1U);
    QCOMPARE(live.solution()->count(), 4U);
}

void LiveClassTest::everybodySeesWhatTheTeacherDoes() {
    OpenClass live;
    Phone ada(live);
    Phone bilal(live);
    for (Phone* phone : {&ada, &bilal}) {
        QVERIFY(phone->isOpen());
        phone->join();
        QVERIFY(!phone->wait("board").isEmpty());
        phone->messages.clear();
    }
    live.setPaused(true);
    QVERIFY(ada.wait("state")["paused"].toBool());
    QVERIFY(bilal.wait("state")["paused"].toBool());
    live.ask({.kind = ClassQuestion::Kind::number, .text = "How many?", .number = 4});
    QCOMPARE(bilal.wait("question")["text"].toString(), QStringLiteral("How many?"));
    bilal.send(R"({"type":"answer","question":0,"number":4})");
    QTRY_COMPARE(live.room().answers().size(), 1U);
    bilal.messages.clear();
    live.showRight();
    // The reply to the answer may arrive first.
    QTRY_VERIFY(bilal.wait("question")["isRight"].toBool());
    live.begin({.boards = {Game::allOn(Lattice{.rows = 1, .cols = 2})}, .contest = LiveContest{}});
    QCOMPARE(ada.wait("board")["board"].toObject()["cols"].toInt(), 2);
    ada.send(R"({"type":"moves","round":1,"moves":[0]})");
    QVERIFY(!ada.wait("solved").isEmpty());
    live.showRanking();
    QCOMPARE(bilal.wait("ranking")["rows"].toArray().size(), 2);
}

void LiveClassTest::comesBackAndReplaces() {
    const OpenClass live;
    Phone ada(live);
    QVERIFY(ada.isOpen());
    ada.join();
    const QString token = ada.wait("welcome")["token"].toString();
    ada.send(R"({"type":"moves","round":0,"moves":[3]})");
    QTRY_COMPARE(live.room().pupils()[0].path.size(), 1U);
    Phone again(live);
    QVERIFY(again.isOpen());
    again.send(
        qPrintable(QStringLiteral(R"({"type":"return","version":2,"token":"%1"})").arg(token)));
    QCOMPARE(again.wait("board")["path"].toArray(), QJsonArray{3});
    QVERIFY(!ada.wait("replaced").isEmpty());
    QVERIFY(ada.isClosed());
    QCOMPARE(live.room().connectedCount(), 1U);
    again.socket.abort();
    QTRY_COMPARE(live.room().connectedCount(), 0U);
    QCOMPARE(live.room().pupils().size(), 1U);
}

void LiveClassTest::otherSitesCantConnect() {
    const OpenClass live;
    Phone evil(live, QStringLiteral("http://evil.example"));
    QVERIFY(evil.isClosed());
    QVERIFY(live.room().pupils().empty());
}

void LiveClassTest::hostileClientsAreClosed() {
    const OpenClass live;
    Phone ada(live);
    QVERIFY(ada.isOpen());
    ada.join();
    QVERIFY(!ada.wait("board").isEmpty());
    const QByteArray tooLong = R"({"type":"join","version":2,"word":"amber","name":")" +
                               QByteArray(2 * maxLiveMessage, 'a') + "\"}";
    for (const QByteArray& text :
         {QByteArray("{"), QByteArray(R"({"type":"moves","round":0,"moves":[1]})"), tooLong}) {
        Phone hostile(live);
        QVERIFY(hostile.isOpen());
        hostile.send(text.constData());
        QVERIFY(hostile.isClosed());
    }
    Phone binary(live);
    QVERIFY(binary.isOpen());
    binary.socket.sendBinaryMessage("hello");
    QVERIFY(binary.isClosed());
    Phone fast(live);
    QVERIFY(fast.isOpen());
    fast.join();
    for (std::size_t i = 0; i <= maxMessagesASecond; ++i) {
        fast.send(R"({"type":"probe"})");
    }
    QVERIFY(fast.isClosed());
    Raw garbage(live, "\x16\x03\x01 hello");
    QCOMPARE(garbage.answer(), QByteArray());
    // The room continues.
    ada.send(R"({"type":"moves","round":0,"moves":[0,1,2,3]})");
    QVERIFY(!ada.wait("solved").isEmpty());
}

/// Frames that are not messages are not counted as such, but they are limited, too.
void LiveClassTest::floodsAreClosed() {
    OpenClass live;
    Phone ada(live);
    QVERIFY(ada.isOpen());
    ada.join();
    QVERIFY(!ada.wait("board").isEmpty());
    const QByteArray handshake = "GET /class HTTP/1.1\r\nHost: " + live.host().toLatin1() +
                                 "\r\nOrigin: http://" + live.host().toLatin1() +
                                 "\r\nUpgrade: websocket\r\nConnection: Upgrade"
                                 "\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
                                 "\r\nSec-WebSocket-Version: 13\r\n\r\n";
    const QByteArray ping("\x89\x80\0\0\0\0", 6);
    const QByteArray part("\x00\x80\0\0\0\0", 6); // part of a message that never ends
    for (const QByteArray& frame : {ping, part}) {
        Raw flood(live, handshake);
        QTRY_COMPARE(live.server().connectionCount(), 2U);
        QVERIFY(QTest::qWaitFor(
            [&flood] { return flood.socket.peek(1000).startsWith("HTTP/1.1 101"); }));
        if (frame == part) {
            flood.socket.write(QByteArray("\x01\x80\0\0\0\0", 6)); // the first part
        }
        flood.socket.write(frame.repeated(100'000));
        QTRY_COMPARE(live.server().connectionCount(), 1U);
    }
    ada.send(R"({"type":"moves","round":0,"moves":[0,1,2,3]})");
    QVERIFY(!ada.wait("solved").isEmpty());
}

void LiveClassTest::bodiesAreNotBuffered() {
    OpenClass live;
    Raw large(live, "GET / HTTP/1.1\r\nHost: " + live.host().toLatin1() +
                        "\r\nContent-Length: 4000000000\r\n");
    // The head does not end: the connection is closed after 16 KiB.
    for (int i = 0; i < 64 && large.isOpen(); ++i) {
        large.socket.write("A: " + QByteArray(4096, 'a') + "\r\n");
        large.socket.flush();
        QTest::qWait(1);
    }
    QVERIFY(QTest::qWaitFor([&large] { return !large.isOpen(); }));
    QTRY_COMPARE(live.server().connectionCount(), 0U);
}

void LiveClassTest::slowAndSilentClientsAreClosed() {
    OpenClass live;
    live.server().setPatience({.head = 100, .answer = 200, .joining = 300, .silence = 600});
    Raw hanging(live, "");
    Raw halfOpen(live, "GET / HT");
    Phone idle(live);
    QVERIFY(idle.isOpen());
    QVERIFY(hanging.answer().isEmpty());
    QVERIFY(halfOpen.answer().isEmpty());
    QVERIFY(idle.isClosed());
    // A pupil who sends nothing but pongs stays connected.
    Phone ada(live);
    QVERIFY(ada.isOpen());
    ada.join();
    QVERIFY(!ada.wait("board").isEmpty());
    QVERIFY(!QTest::qWaitFor(
        [&ada] { return ada.socket.state() == QAbstractSocket::UnconnectedState; }, 2000));
}

void LiveClassTest::hangingConnectionsLeaveRoom() {
    OpenClass live;
    std::vector<std::unique_ptr<Raw>> hanging;
    for (std::size_t i = 0; i < maxConnections + 50; ++i) {
        hanging.push_back(std::make_unique<Raw>(live, "GET"));
    }
    QVERIFY(live.server().connectionCount() <= maxConnections);
    Phone ada(live);
    QVERIFY(ada.isOpen());
    ada.join();
    QVERIFY(!ada.wait("board").isEmpty());
}

void LiveClassTest::endsWithAMessage() {
    auto live = std::make_unique<OpenClass>();
    Phone ada(*live);
    QVERIFY(ada.isOpen());
    ada.join();
    QVERIFY(!ada.wait("board").isEmpty());
    const QString host = live->host();
    live.reset();
    QVERIFY(!ada.wait("end").isEmpty());
    QVERIFY(ada.isClosed());
    QTcpSocket late;
    late.connectToHost(QStringLiteral("127.0.0.1"),
                       static_cast<quint16>(QUrl("http://" + host).port()));
    QVERIFY(QTest::qWaitFor(
        [&late] { return late.error() == QAbstractSocket::ConnectionRefusedError; }));
}

void LiveClassTest::movesToAnotherAddress() {
    OpenClass live;
    QSignalSpy moved(&live, &LiveClass::hostChanged);
    Phone ada(live);
    QVERIFY(ada.isOpen());
    ada.join();
    QVERIFY(!ada.wait("board").isEmpty());
    const QString before = live.host();
    QVERIFY(live.moveTo({.address = QStringLiteral("127.0.0.2")}));
    QCOMPARE(moved.size(), 1);
    QVERIFY(live.host().startsWith(QStringLiteral("127.0.0.2:")));
    QVERIFY(live.url().toString().contains(live.host()));
    // A page that was loaded from the old address may connect.
    Phone bilal(live, QStringLiteral("http://") + before);
    QVERIFY(bilal.isOpen());
    QVERIFY(Raw(live, request(live, "/")).answer().contains("ws://" + live.host().toLatin1()));
    // An address that can't be used changes nothing.
    QVERIFY(!live.moveTo({.address = QStringLiteral("192.0.2.1")}));
    QVERIFY(Raw(live, request(live, "/")).answer().startsWith("HTTP/1.1 200"));
    // Connections that still work are kept.
    ada.send(R"({"type":"moves","round":0,"moves":[0,1,2,3]})");
    QVERIFY(!ada.wait("solved").isEmpty());
}

void LiveClassTest::continuesFromItsJournal() {
    const QTemporaryDir folder;
    const auto copy = folder.filePath(QStringLiteral("crashed"));
    QString token;
    QString host;
    {
        LiveClass live({.address = {.address = QStringLiteral("127.0.0.1"),
                                    .kind = ClassAddress::Kind::loopback},
                        .port = 0,
                        .word = "amber 47",
                        .series = {.boards = {Game::allOn(Lattice{.rows = 2, .cols = 2})}}},
                       std::make_unique<ClassJournal>(folder.path()));
        QVERIFY(live.open());
        live.begin();
        Phone ada(live);
        QVERIFY(ada.isOpen());
        ada.send(R"({"type":"join","version":2,"name":"Ada","word":"amber47"})");
        token = ada.wait("welcome")["token"].toString();
        ada.send(R"({"type":"moves","round":0,"moves":[3]})");
        host = live.host();
        // While the class is open, no other program continues it.
        QVERIFY(ClassJournal::find(folder.path()) == nullptr);
        const QFileInfo file = QDir(folder.path()).entryInfoList({QStringLiteral("*.class")}).at(0);
        QTRY_VERIFY([&] {
            QFile journal(file.filePath());
            return journal.open(QIODevice::ReadOnly) && journal.readAll().contains("\"path\":[3]");
        }());
        QCOMPARE(file.permissions() &
                     (QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther),
                 QFile::Permissions());
        // The program crashes: the journal stays.
        QVERIFY(QDir().mkdir(copy));
        QVERIFY(QFile::copy(file.filePath(), copy + QStringLiteral("/1.class")));
    }
    auto journal = ClassJournal::find(copy);
    QVERIFY(journal != nullptr);
    QCOMPARE(journal->room()->pupils().size(), 1U);
    QCOMPARE(journal->note().opened.date(), QDate::currentDate());
    LiveClass live(std::move(journal));
    QVERIFY(live.open());
    QCOMPARE(live.host(), host);
    Phone ada(live);
    QVERIFY(ada.isOpen());
    ada.send(
        qPrintable(QStringLiteral(R"({"type":"return","version":2,"token":"%1"})").arg(token)));
    QCOMPARE(ada.wait("welcome")["name"].toString(), QStringLiteral("Ada"));
    QCOMPARE(ada.wait("board")["path"].toArray(), QJsonArray{3});
}

void LiveClassTest::journalsArePrivateAndEnd() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("class"));
    {
        LiveClass live({.address = {.address = QStringLiteral("127.0.0.1")},
                        .port = 0,
                        .word = "amber",
                        .series = {.boards = {Game::allOn(Lattice{.rows = 2, .cols = 2})}}},
                       std::make_unique<ClassJournal>(path));
        QVERIFY(live.open());
        QTRY_COMPARE(QDir(path).entryList({QStringLiteral("*.class")}).size(), 1);
    }
    // It is deleted when the class ends.
    QCOMPARE(QDir(path).entryList(QDir::Files), QStringList());
    // So are unreadable and old ones.
    const QString file = QDir(path).filePath(QStringLiteral("1.class"));
    const auto write = [&file](const QByteArray& text) {
        QFile journal(file);
        QVERIFY(journal.open(QIODevice::ReadWrite));
        journal.write(text);
    };
    write("hello");
    QVERIFY(ClassJournal::find(path) == nullptr);
    QVERIFY(!QFile::exists(file));
    {
        ClassJournal journal(path);
        journal.keep();
        QVERIFY(journal.write(
            Room("amber", {.boards = {Game::allOn(Lattice{.rows = 2, .cols = 2})}}), {}, 0));
    }
    const auto entries = QDir(path).entryInfoList({QStringLiteral("*.class")});
    QCOMPARE(entries.size(), 1);
    {
        const auto found = ClassJournal::find(path);
        QVERIFY(found != nullptr);
        found->keep();
    }
    QFile old(entries[0].filePath());
    QVERIFY(old.open(QIODevice::ReadWrite));
    QVERIFY(old.setFileTime(QDateTime::currentDateTime().addDays(-7),
                            QFileDevice::FileModificationTime));
    old.close();
    QVERIFY(ClassJournal::find(path) == nullptr);
    QCOMPARE(QDir(path).entryList(QDir::Files), QStringList());
}

void LiveClassTest::countsLoadedPages() {
    OpenClass live;
    QSignalSpy loaded(&live, &LiveClass::pageLoaded);
    QCOMPARE(live.loadedCount(), 0U);
    Raw(live, request(live, "/")).answer();
    Raw(live, request(live, "/")).answer(); // the same device
    QCOMPARE(live.loadedCount(), 1U);
    QCOMPARE(live.waitingCount(), 1U);
    QCOMPARE(loaded.size(), 1);
    Phone ada(live);
    QVERIFY(ada.isOpen());
    ada.join();
    QTRY_COMPARE(live.waitingCount(), 0U);
}

void LiveClassTest::removesAndRenames() {
    OpenClass live;
    Phone ada(live);
    QVERIFY(ada.isOpen());
    ada.join();
    QVERIFY(!ada.wait("board").isEmpty());
    ada.messages.clear();
    live.rename(0, QStringLiteral("Ada L."));
    QCOMPARE(ada.wait("welcome")["name"].toString(), QStringLiteral("Ada L."));
    live.remove(0, true);
    QVERIFY(ada.wait("removed")["out"].toBool());
    QVERIFY(ada.isClosed());
    QVERIFY(live.room().pupils().empty());
}

LIGHTSOUT_TEST(LiveClassTest)
#include "LiveClassTest.moc"
