// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QNetworkInterface>
#include <QString>

#include <vector>

namespace lightsout {

/// An address at which a class can be opened.
struct ClassAddress {
    /// The kind of network, in the order in which addresses are offered.
    enum class Kind { cable, wifi, other, virtualNetwork, linkLocal, loopback };

    QString address; ///< such as "192.168.1.20"
    Kind kind = Kind::loopback;
    QString interface; ///< the name of the network interface; empty for the loopback address
    bool isDefault = false; ///< whether the computer reaches other networks from this address

    friend bool operator==(const ClassAddress&, const ClassAddress&) = default;
};

/// Returns the kind of network of an address. Programs that make virtual networks report them as
/// cables, so their interfaces are recognized by name.
ClassAddress::Kind kindOf(QNetworkInterface::InterfaceType type, const QString& interface,
                          const QString& address);

/// Sorts addresses in the order in which they are offered: the one of the default route first, then
/// by kind.
void sortAddresses(std::vector<ClassAddress>& addresses);

/// Returns the addresses of this computer in its networks, sorted, with the loopback address last.
std::vector<ClassAddress> classAddresses();

} // namespace lightsout
