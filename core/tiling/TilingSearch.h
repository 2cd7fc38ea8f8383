// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tiling/DancingLinks.h"
#include "tiling/FrontierSearch.h"

#include <string>
#include <variant>

namespace lightsout {

/// Returns true if every light changes exactly once: A p = 1 over the integers.
bool isTiling(const Rule& rule, const BitVector& presses);

/// Finds all tilings of a game: sets of presses that change every light exactly once.
///
/// Tilings are also known as perfect codes (Biggs, "Perfect codes in graphs", 1973), efficient
/// dominating sets, or exact covers by closed neighbourhoods. The method depends on the structure
/// of the game. Independent parts of the game are searched one by one. If a common divisor of the
/// sizes of a part's tiles does not divide its number of lights, there is no tiling. Narrow parts
/// are searched from one end to the other; see FrontierSearch. Other parts are searched by dancing
/// links. If that takes long and there are few solutions over GF(2), the tilings are found among
/// these solutions.
class TilingSearch {
public:
    /// Prepares the search for the tilings that contain the presses `placed`, which must not change
    /// any light twice. Returns an error for boards that are too large. Throws Cancelled.
    static Result<TilingSearch> build(const Rule& rule, const BitVector& placed,
                                      Progress& progress);
    /// Prepares the search for all tilings.
    static Result<TilingSearch> build(const Rule& rule, Progress& progress);

    /// Returns the number of tilings, in decimal. Counts part by part, without listing the
    /// combinations. Must be called before the first next(). Throws Cancelled; the number of those
    /// that were found is then in `known`, unless it is null.
    std::string count(Progress& progress, std::string* known = nullptr);

    /// Advances to the next tiling. Returns false if there are no more. Throws Cancelled.
    bool next(Progress& progress);

    /// Returns the presses of the current tiling, checked against the rule.
    const BitVector& presses() const { return presses_; }

private:
    /// A known list of covers, with the same interface as the searches.
    struct KnownCovers {
        std::vector<std::vector<std::uint32_t>> covers;
        std::size_t following = 0;
    };
    struct ComponentSearch {
        std::vector<Vertex> vertices; ///< vertices of the options
        std::variant<KnownCovers, FrontierSearch, DancingLinks> search;

        bool next(Progress& progress);
        const std::vector<std::uint32_t>& chosen() const;
    };

    TilingSearch() = default;
    static ComponentSearch searchOf(const ExactCover& cover, Progress& progress);

    Rule rule_;
    BitVector placed_;
    std::vector<ComponentSearch> parts_;
    bool mayExist_ = true; ///< whether further tilings may exist
    bool isBegun_ = false;
    BitVector presses_;
};

} // namespace lightsout
