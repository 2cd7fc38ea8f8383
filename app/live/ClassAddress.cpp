// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/ClassAddress.h"

#include <QHostAddress>
#include <QRegularExpression>
#include <QUdpSocket>

#include <algorithm>
#include <tuple>

namespace lightsout {

namespace {

/// Returns the address from which this computer reaches other networks; empty if there is none. A
/// UDP socket is only bound by this, and nothing is sent.
QString defaultAddress() {
    QUdpSocket socket;
    socket.connectToHost(QHostAddress(QStringLiteral("192.0.2.1")), 9); // for documentation
    return socket.state() == QAbstractSocket::ConnectedState ? socket.localAddress().toString()
                                                             : QString();
}

} // namespace

ClassAddress::Kind kindOf(QNetworkInterface::InterfaceType type, const QString& interface,
                          const QString& address) {
    static const QRegularExpression ofPrograms(
        QStringLiteral("^(docker|br-|virbr|veth|vmnet|vboxnet|vEthernet|VMware|VirtualBox|Hyper-V|"
                       "lxc|lxdbr|podman|cni|tun|tap|utun|wg|zt|tailscale|ppp|ipsec|bridge)"),
        QRegularExpression::CaseInsensitiveOption);
    const QHostAddress host(address);
    if (host.isLoopback()) {
        return ClassAddress::Kind::loopback;
    }
    if (host.isLinkLocal()) {
        return ClassAddress::Kind::linkLocal;
    }
    if (ofPrograms.match(interface).hasMatch() || type == QNetworkInterface::Virtual ||
        type == QNetworkInterface::Ppp) {
        return ClassAddress::Kind::virtualNetwork;
    }
    return type == QNetworkInterface::Wifi       ? ClassAddress::Kind::wifi
           : type == QNetworkInterface::Ethernet ? ClassAddress::Kind::cable
                                                 : ClassAddress::Kind::other;
}

void sortAddresses(std::vector<ClassAddress>& addresses) {
    std::ranges::stable_sort(addresses, {}, [](const ClassAddress& address) {
        // Pupils rarely reach a virtual network, even if it is the default route, as with a VPN.
        const bool isReachable = address.kind < ClassAddress::Kind::virtualNetwork;
        return std::tuple(!(address.isDefault && isReachable), address.kind);
    });
}

std::vector<ClassAddress> classAddresses() {
    std::vector<ClassAddress> addresses;
    const QString fromHere = defaultAddress();
    for (const QNetworkInterface& network : QNetworkInterface::allInterfaces()) {
        const auto flags = network.flags();
        if (!flags.testFlag(QNetworkInterface::IsRunning) ||
            flags.testFlag(QNetworkInterface::IsLoopBack)) {
            continue;
        }
        for (const QNetworkAddressEntry& entry : network.addressEntries()) {
            if (entry.ip().protocol() == QAbstractSocket::IPv4Protocol) {
                const QString address = entry.ip().toString();
                const QString name = network.humanReadableName();
                addresses.push_back({.address = address,
                                     .kind = kindOf(network.type(), name, address),
                                     .interface = name,
                                     .isDefault = address == fromHere});
            }
        }
    }
    addresses.push_back({.address = QHostAddress(QHostAddress::LocalHost).toString(),
                         .kind = ClassAddress::Kind::loopback,
                         .interface = QString()});
    sortAddresses(addresses);
    return addresses;
}

} // namespace lightsout
