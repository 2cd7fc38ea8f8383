// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace lightsout {

/// A visitor for std::visit that combines one function for each alternative.
template <typename... Visitors>
struct Overloaded : Visitors... {
    using Visitors::operator()...;
};
template <typename... Visitors>
Overloaded(Visitors...) -> Overloaded<Visitors...>;

} // namespace lightsout
