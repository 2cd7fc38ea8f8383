// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tiling/DancingLinks.h"
#include "tiling/FrontierSearch.h"

#include <string>
#include <variant>

namespace lightsout {

/// True when every light changes exactly once: A p = 1 over the integers.
bool isTiling(const Rule& rule, const BitVector& presses);

/// All tilings of a game: sets of presses by which every light changes exactly once.
///
/// In the field: perfect codes (Biggs, "Perfect codes in graphs", 1973), efficient dominating sets,
/// exact covers by closed neighbourhoods. They are found as the structure allows: independent
/// parts of the game one by one; where the sizes of a part's tiles have a common divisor that its
/// number of lights has not, there is none; narrow parts by transfer from end to end; others by
/// dancing links, or, where that takes long, among the solutions over GF(2) if those are few.
class TilingSearch {
public:
    /// Tilings that contain the presses `placed`, which must not change any light twice. Refuses
    /// boards that are too large. Throws Cancelled.
    static Result<TilingSearch> build(const Rule& rule, const BitVector& placed,
                                      Progress& progress);
    /// All tilings.
    static Result<TilingSearch> build(const Rule& rule, Progress& progress);

    /// How many there are, in decimal. Counts part by part, without listing the combinations. Only
    /// before the first next(). Throws Cancelled.
    std::string count(Progress& progress);

    /// Goes on to the next tiling. False when there is none left. Throws Cancelled.
    bool next(Progress& progress);

    /// The presses of the present tiling, checked against the rule.
    const BitVector& presses() const { return presses_; }

private:
    /// A known list of covers, gone through like the searches.
    struct KnownCovers {
        std::vector<std::vector<std::uint32_t>> covers;
        std::size_t following = 0;
    };
    struct Part {
        std::vector<Vertex> vertices; ///< of the options
        std::variant<KnownCovers, FrontierSearch, DancingLinks> search;

        bool next(Progress& progress);
        const std::vector<std::uint32_t>& chosen() const;
    };

    TilingSearch() = default;
    static Part makePart(const ExactCover& cover, Progress& progress);

    Rule rule_;
    BitVector placed_;
    std::vector<Part> parts_;
    bool mayExist_ = true; ///< further ones
    bool isBegun_ = false;
    BitVector presses_;
};

} // namespace lightsout
