// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/Test.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>

/// Tests that only a live class uses a network: nothing outside its folder names one.
class NetworkTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void recognisesNetworkNames();
    void onlyTheLiveClassNamesANetwork();
    void liveClassConnectsToNothing();
};

namespace {

bool namesNetwork(const QString& line) {
    static const QRegularExpression network(
        QStringLiteral("QNetwork|QtNetwork|Qt6::Network|QTcp|QUdp|QSsl|QHttp|QHostAddress|"
                       "QAbstractSocket|QWebSocket|openUrl\\((?!QUrl::fromLocalFile)|"
                       "QXmlStreamEntityResolver|"
                       "<sys/socket.h>|<netdb.h>|<curl/|boost/asio"));
    return network.match(line).hasMatch();
}

} // namespace

void NetworkTest::recognisesNetworkNames() {
    QVERIFY(namesNetwork(QStringLiteral("#include <QNetworkAccessManager>")));
    QVERIFY(namesNetwork(QStringLiteral("  PUBLIC Qt6::Network)")));
    QVERIFY(namesNetwork(QStringLiteral("#include <sys/socket.h>")));
    QVERIFY(namesNetwork(QStringLiteral("QDesktopServices::openUrl(QUrl(address));")));
    QVERIFY(!namesNetwork(QStringLiteral("QDesktopServices::openUrl(QUrl::fromLocalFile(path));")));
    QVERIFY(!namesNetwork(QStringLiteral("#include <QWidget>")));
}

void NetworkTest::onlyTheLiveClassNamesANetwork() {
    int files = 0;
    for (const char* folder : {"/app", "/core"}) {
        QDirIterator paths(QStringLiteral(LIGHTSOUT_SOURCE_DIR) + QLatin1String(folder),
                           QDir::Files, QDirIterator::Subdirectories);
        while (paths.hasNext()) {
            QFile file(paths.next());
            if (file.fileName().contains(QStringLiteral("/app/live/"))) {
                continue;
            }
            QVERIFY(file.open(QIODevice::ReadOnly));
            for (int number = 1; !file.atEnd(); ++number) {
                QVERIFY2(!namesNetwork(QString::fromUtf8(file.readLine())),
                         qPrintable(QStringLiteral("%1:%2").arg(file.fileName()).arg(number)));
            }
            ++files;
        }
    }
    QVERIFY(files > 400);
}

// The live class only accepts connections, and its headers expose no network classes to other
// folders.
void NetworkTest::liveClassConnectsToNothing() {
    static const QRegularExpression connecting(
        QStringLiteral("QNetworkAccessManager|connectToHost|QUdp|openUrl|open\\(QUrl"));
    QDirIterator paths(QStringLiteral(LIGHTSOUT_SOURCE_DIR "/app/live"), QDir::Files);
    int files = 0;
    while (paths.hasNext()) {
        QFile file(paths.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(file.readAll());
        QVERIFY2(!connecting.match(text).hasMatch(), qPrintable(file.fileName()));
        if (file.fileName().endsWith(QStringLiteral(".h"))) {
            QVERIFY2(!text.contains(QStringLiteral("#include <QTcp")) &&
                         !text.contains(QStringLiteral("#include <QWebSocket")) &&
                         !text.contains(QStringLiteral("#include <QHostAddress")),
                     qPrintable(file.fileName()));
        }
        ++files;
    }
    QVERIFY(files > 5);
}

LIGHTSOUT_TEST(NetworkTest)
#include "NetworkTest.moc"
