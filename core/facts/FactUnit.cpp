// SPDX-License-Identifier: GPL-3.0-or-later
#include "facts/FactUnit.h"

#include <algorithm>
#include <array>
#include <utility>

namespace lightsout {

std::string_view unitOf(const Fact& fact) {
    static constexpr auto units = std::to_array<std::pair<std::string_view, std::string_view>>({
        {"fewest", "presses"},
        {"hardest", "presses"},
        {"mean", "lights on"},
        {"variance", "lights on squared"},
        {"limit-time", "presses"},
        {"chance", "presses"},
        {"gauss-operations", "row operations"},
        {"filling-operations", "row operations"},
        {"reach", "lights"},
        {"lightest-quiet", "presses"},
    });
    const auto* const found =
        std::ranges::find(units, fact.id, &std::pair<std::string_view, std::string_view>::first);
    return found == units.end() ? std::string_view() : found->second;
}

} // namespace lightsout
