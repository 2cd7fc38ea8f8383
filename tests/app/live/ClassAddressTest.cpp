// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/ClassAddress.h"
#include "tests/support/Test.h"

using namespace lightsout;

namespace {

using Kind = ClassAddress::Kind;

const ClassAddress wifi{QStringLiteral("192.168.1.57"), QStringLiteral("wlan0"), Kind::wifi};
const ClassAddress cable{QStringLiteral("10.0.0.4"), QStringLiteral("eth0"), Kind::cable};
const ClassAddress container{QStringLiteral("172.17.0.1"), QStringLiteral("docker0"),
                             Kind::virtualNetwork};
const ClassAddress unconfigured{QStringLiteral("169.254.3.9"), QStringLiteral("eth1"),
                                Kind::linkLocal};
const ClassAddress loopback{QStringLiteral("127.0.0.1"), QStringLiteral("lo"), Kind::loopback};

} // namespace

/// Tests the addresses at which a class can be opened.
class ClassAddressTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void defaultRouteIsFirst();
    void loopbackIsLast();
    void followsItsInterface();
    void acceptsNamesOfTheInterface();
};

void ClassAddressTest::defaultRouteIsFirst() {
    const std::vector<ClassAddress> all{loopback, container, unconfigured, cable, wifi};
    QCOMPARE(sorted(all, cable.address),
             (std::vector<ClassAddress>{cable, wifi, container, unconfigured, loopback}));
    QCOMPARE(sorted(all, container.address).front(), container);
    QCOMPARE(sorted(all, QString()).front(), wifi);
}

void ClassAddressTest::loopbackIsLast() {
    const std::vector<ClassAddress> addresses = classAddresses();
    QVERIFY(!addresses.empty());
    QCOMPARE(addresses.back().kind, Kind::loopback);
}

void ClassAddressTest::followsItsInterface() {
    QCOMPARE(followed(wifi, {cable, wifi, loopback}), wifi);
    ClassAddress moved = wifi;
    moved.address = QStringLiteral("192.168.7.3");
    QCOMPARE(followed(wifi, {cable, moved, loopback}), moved);
    QCOMPARE(followed(wifi, {cable, loopback}), cable);
    // Without a network, the class waits for the old one.
    QCOMPARE(followed(wifi, {loopback}), wifi);
    QCOMPARE(followed(loopback, {wifi}), loopback);
}

void ClassAddressTest::acceptsNamesOfTheInterface() {
    QCOMPARE(classHosts(loopback, 8080),
             (std::vector<std::string>{"127.0.0.1:8080", "localhost:8080"}));
    const std::vector<std::string> hosts = classHosts(wifi, 80);
    QCOMPARE(hosts.front(), std::string("192.168.1.57"));
    QVERIFY(std::ranges::find(hosts, "localhost") == hosts.end());
    QVERIFY(std::ranges::any_of(hosts,
                                [](const std::string& host) { return host.ends_with(".local"); }));
}

LIGHTSOUT_TEST(ClassAddressTest)
#include "ClassAddressTest.moc"
