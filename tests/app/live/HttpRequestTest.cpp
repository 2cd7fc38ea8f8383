// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/HttpRequest.h"
#include "tests/support/Test.h"

using namespace lightsout;

namespace {

const std::vector<std::string> hosts{"10.0.0.2:8080", "teacher.local:8080"};
const std::vector<std::string> formerHosts{"10.0.0.1:8080"};

} // namespace

Q_DECLARE_METATYPE(lightsout::HttpRequest)

/// Tests the decision about the head of a request.
class HttpRequestTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void decides_data();
    void decides();
    void waitsForTheBlankLine();
    void answersEndTheConnection();
};

void HttpRequestTest::decides_data() {
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<HttpRequest>("expected");
    const QByteArray host = "Host: 10.0.0.2:8080\r\n";
    const QByteArray origin = "Origin: http://10.0.0.2:8080\r\n";
    const QByteArray upgrade = "Upgrade: WebSocket\r\nConnection: Upgrade\r\n";
    const auto add = [](const char* name, const QByteArray& head, HttpRequest expected) {
        QTest::newRow(name) << head + "\r\n" << expected;
    };
    const auto get = [](const char* path) { return QByteArray("GET ") + path + " HTTP/1.1\r\n"; };
    add("page", get("/") + host, HttpRequest::page);
    add("page with a query", get("/?a") + host, HttpRequest::page);
    add("page with its own origin", get("/") + host + origin, HttpRequest::page);
    add("socket", get("/class") + host + origin + upgrade, HttpRequest::socket);
    add("socket elsewhere", get("/") + host + origin + upgrade, HttpRequest::notFound);
    add("socket without an origin", get("/class") + host + upgrade, HttpRequest::forbidden);
    add("another upgrade", get("/class") + host + origin + "Upgrade: h2c\r\n",
        HttpRequest::notFound);
    add("another site", get("/class") + host + "Origin: http://evil.example\r\n" + upgrade,
        HttpRequest::forbidden);
    add("the same host, another port",
        get("/class") + host + "Origin: http://10.0.0.2\r\n" + upgrade, HttpRequest::forbidden);
    add("null origin", get("/class") + host + "Origin: null\r\n" + upgrade, HttpRequest::forbidden);
    add("another name of this computer", get("/") + "Host: evil.example:8080\r\n",
        HttpRequest::forbidden);
    add("name of this computer", get("/") + "Host: Teacher.local:8080\r\n", HttpRequest::page);
    add("socket by name", get("/class") + "Host: teacher.local:8080\r\n" + origin + upgrade,
        HttpRequest::socket);
    add("page of a former address",
        get("/class") + host + "Origin: http://10.0.0.1:8080\r\n" + upgrade, HttpRequest::socket);
    add("former address", get("/") + "Host: 10.0.0.1:8080\r\n", HttpRequest::forbidden);
    add("another scheme", get("/class") + host + "Origin: https:10.0.0.2:8080\r\n" + upgrade,
        HttpRequest::forbidden);
    add("no host", get("/"), HttpRequest::forbidden);
    add("two hosts", get("/") + host + host, HttpRequest::malformed);
    add("two origins", get("/class") + host + origin + origin + upgrade, HttpRequest::malformed);
    add("other path", get("/favicon.ico") + host, HttpRequest::notFound);
    add("path of a file", get("/../../etc/passwd") + host, HttpRequest::notFound);
    add("other method", "POST / HTTP/1.1\r\n" + host, HttpRequest::malformed);
    add("other protocol", "GET / HTTP/1.0\r\n" + host, HttpRequest::malformed);
    add("garbage", QByteArray("\x16\x03\x01\x02\x00", 5), HttpRequest::malformed);
    add("field without a colon", get("/") + host + "hello\r\n", HttpRequest::malformed);
    add("folded field", get("/") + host + "A: b\r\n c: d\r\n", HttpRequest::malformed);
    add("control characters", get("/") + "Host: 10.0.0.2:8080\n\r\n", HttpRequest::malformed);
    add("long head", get("/") + host + "A: " + QByteArray(maxHttpHead, 'a') + "\r\n",
        HttpRequest::malformed);
}

void HttpRequestTest::decides() {
    QFETCH(QByteArray, head);
    QFETCH(HttpRequest, expected);
    QCOMPARE(readHttpRequest(head.toStdString(), hosts, formerHosts), expected);
}

void HttpRequestTest::waitsForTheBlankLine() {
    const std::string head = "GET / HTTP/1.1\r\nHost: 10.0.0.2:8080\r\n\r\n";
    for (std::size_t size = 0; size < head.size(); ++size) {
        QCOMPARE(readHttpRequest(head.substr(0, size), hosts), HttpRequest::incomplete);
    }
    QCOMPARE(readHttpRequest(head + "body", hosts), HttpRequest::page);
    QCOMPARE(readHttpRequest("GET /" + std::string(maxHttpHead, 'a'), hosts),
             HttpRequest::malformed);
}

void HttpRequestTest::answersEndTheConnection() {
    const std::string answer = httpAnswer("200 OK", "text/html", "hello");
    QVERIFY(answer.starts_with("HTTP/1.1 200 OK\r\n"));
    QVERIFY(answer.find("Content-Length: 5\r\n") != std::string::npos);
    QVERIFY(answer.find("Connection: close\r\n") != std::string::npos);
    QVERIFY(answer.ends_with("\r\n\r\nhello"));
}

LIGHTSOUT_TEST(HttpRequestTest)
#include "HttpRequestTest.moc"
