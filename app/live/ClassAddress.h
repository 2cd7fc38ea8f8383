// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>
#include <vector>

namespace lightsout {

/// An address at which a class can be opened.
struct ClassAddress {
    enum class Kind {
        wifi,
        cable,
        other,
        virtualNetwork, ///< of a virtual machine, container or private tunnel
        linkLocal,      ///< the computer got no address from its network
        loopback,       ///< this computer only
    };

    QString address{};    ///< such as "192.168.1.57"
    QString interface {}; ///< the name of the network interface
    Kind kind = Kind::other;

    friend bool operator==(const ClassAddress&, const ClassAddress&) = default;
};

/// Returns the addresses of this computer, in the order of sorted().
std::vector<ClassAddress> classAddresses();

/// Returns the address of the default route first, and addresses that phones rarely reach last.
/// `defaultAddress` is the computer's own address on the default route; empty if there is none.
std::vector<ClassAddress> sorted(std::vector<ClassAddress> addresses,
                                 const QString& defaultAddress);

/// Returns the address to which a class must move from `current` after a change of the network: the
/// new address of the same interface, or else the first address that is not a loopback address.
/// Returns `current` if it still exists or if there is no other.
ClassAddress followed(const ClassAddress& current, const std::vector<ClassAddress>& addresses);

/// Returns the names and addresses, with the port, under which a browser may reach the class:
/// `address` first, then this computer's name and its name in multicast DNS, or "localhost".
std::vector<std::string> classHosts(const ClassAddress& address, quint16 port);

} // namespace lightsout
