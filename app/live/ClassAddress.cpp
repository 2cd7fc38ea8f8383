// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/ClassAddress.h"

#include <QFile>
#include <QFileInfo>
#include <QHostAddress>
#include <QNetworkInterface>
#include <QSysInfo>

#include <algorithm>

namespace lightsout {

namespace {

using Kind = ClassAddress::Kind;

/// Returns the address of the interface through which this computer reaches the internet; empty if
/// it is not known, or if there is none. Linux lists the routes in a file.
QString defaultRouteAddress() {
    QFile routes(QStringLiteral("/proc/net/route"));
    if (!routes.open(QIODevice::ReadOnly)) {
        return {};
    }
    for (const QByteArray& line : routes.readAll().split('\n')) {
        const QList<QByteArray> fields = line.split('\t'); // the interface, then the destination
        if (fields.size() > 1 && fields[1] == "00000000") {
            const auto network = QNetworkInterface::interfaceFromName(QString::fromUtf8(fields[0]));
            for (const QNetworkAddressEntry& entry : network.addressEntries()) {
                if (entry.ip().protocol() == QAbstractSocket::IPv4Protocol) {
                    return entry.ip().toString();
                }
            }
        }
    }
    return {};
}

bool isVirtual(const QNetworkInterface& network) {
    // On Linux, only real devices have an entry of this name.
    const QString folder = QStringLiteral("/sys/class/net/") + network.name();
    return network.type() == QNetworkInterface::Virtual ||
           network.flags().testFlag(QNetworkInterface::IsPointToPoint) ||
           (QFileInfo::exists(folder) && !QFileInfo::exists(folder + QStringLiteral("/device")));
}

Kind kindOf(const QNetworkInterface& network, const QHostAddress& address) {
    if (address.isLoopback()) {
        return Kind::loopback;
    }
    if (address.isLinkLocal()) {
        return Kind::linkLocal;
    }
    if (isVirtual(network)) {
        return Kind::virtualNetwork;
    }
    switch (network.type()) {
    case QNetworkInterface::Wifi:
        return Kind::wifi;
    case QNetworkInterface::Ethernet:
        return Kind::cable;
    default:
        return Kind::other;
    }
}

} // namespace

std::vector<ClassAddress> classAddresses() {
    std::vector<ClassAddress> addresses;
    for (const QNetworkInterface& network : QNetworkInterface::allInterfaces()) {
        if (!network.flags().testFlag(QNetworkInterface::IsRunning)) {
            continue;
        }
        for (const QNetworkAddressEntry& entry : network.addressEntries()) {
            if (entry.ip().protocol() == QAbstractSocket::IPv4Protocol) {
                addresses.push_back({.address = entry.ip().toString(),
                                     .interface = network.humanReadableName(),
                                     .kind = kindOf(network, entry.ip())});
            }
        }
    }
    return sorted(std::move(addresses), defaultRouteAddress());
}

std::vector<ClassAddress> sorted(std::vector<ClassAddress> addresses,
                                 const QString& defaultAddress) {
    std::ranges::stable_sort(addresses, {}, [&defaultAddress](const ClassAddress& entry) {
        return entry.address == defaultAddress ? -1 : static_cast<int>(entry.kind);
    });
    return addresses;
}

ClassAddress followed(const ClassAddress& current, const std::vector<ClassAddress>& addresses) {
    if (std::ranges::find(addresses, current.address, &ClassAddress::address) != addresses.end() ||
        current.kind == Kind::loopback) {
        return current;
    }
    const auto same = std::ranges::find(addresses, current.interface, &ClassAddress::interface);
    if (same != addresses.end()) {
        return *same;
    }
    const auto other = std::ranges::find_if(
        addresses, [](const ClassAddress& entry) { return entry.kind != Kind::loopback; });
    return other == addresses.end() ? current : *other;
}

std::vector<std::string> classHosts(const ClassAddress& address, quint16 port) {
    QStringList names{address.address};
    if (QHostAddress(address.address).isLoopback()) {
        names << QStringLiteral("localhost");
    } else {
        const QString name = QSysInfo::machineHostName();
        const QString local = name.section(QLatin1Char('.'), 0, 0) + QStringLiteral(".local");
        names << local << name;
    }
    names.removeDuplicates();
    std::vector<std::string> hosts;
    constexpr quint16 usualPort = 80; // browsers omit it
    for (const QString& name : names) {
        const bool isPlain = std::ranges::all_of(name, [](QChar character) {
            return character.unicode() < 0x80 &&
                   (character.isLetterOrNumber() || character == u'-' || character == u'.');
        });
        if (isPlain && !name.isEmpty()) { // it becomes a part of the page's security policy
            hosts.push_back(
                (port == usualPort ? name : name + QStringLiteral(":%1").arg(port)).toStdString());
        }
    }
    return hosts;
}

} // namespace lightsout
