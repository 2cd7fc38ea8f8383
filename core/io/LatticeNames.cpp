// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/LatticeNames.h"

#include <array>

namespace lightsout {

namespace {

// The names are in the order of the enumerations.
constexpr std::array<std::string_view, 6> topologyNames{"plane",   "cylinder", "torus",
                                                        "moebius", "klein",    "projective"};
constexpr std::array<std::string_view, 5> neighboursNames{"plus", "king", "diagonal", "knight",
                                                          "row-column"};

template <typename Choice, std::size_t count>
std::optional<Choice> choiceNamed(const std::array<std::string_view, count>& names,
                                  std::string_view name) {
    for (std::size_t i = 0; i < count; ++i) {
        if (names[i] == name) {
            return static_cast<Choice>(i);
        }
    }
    return std::nullopt;
}

} // namespace

std::string_view nameOf(Topology topology) {
    return topologyNames.at(static_cast<std::size_t>(topology));
}

std::string_view nameOf(Neighbours neighbours) {
    return neighboursNames.at(static_cast<std::size_t>(neighbours));
}

std::optional<Topology> topologyNamed(std::string_view name) {
    return choiceNamed<Topology>(topologyNames, name);
}

std::optional<Neighbours> neighboursNamed(std::string_view name) {
    return choiceNamed<Neighbours>(neighboursNames, name);
}

} // namespace lightsout
