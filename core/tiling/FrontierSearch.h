// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Progress.h"
#include "tiling/ExactCover.h"

#include <boost/multiprecision/cpp_int.hpp>

#include <optional>

namespace lightsout {

/// Finds all exact covers of a narrow problem by moving from one end of the problem to the other.
///
/// Options are taken or skipped in an order in which, at any position, only a few items have
/// options both before and after it: the frontier. The rest of the search depends only on which
/// items of the frontier are covered. So instead of the many possible choices, the search follows
/// the few possible sets of covered items at each position (the transfer matrix method; Knuth's
/// frontier method, The Art of Computer Programming 7.1.4). For a strip of fixed width, time and
/// memory are proportional to its length.
class FrontierSearch {
public:
    /// Returns nullopt if the frontier is too wide. The problem must be connected. Throws
    /// Cancelled.
    static std::optional<FrontierSearch> build(const ExactCover& cover, Progress& progress);

    /// Returns the number of exact covers.
    const boost::multiprecision::cpp_int& count() const { return count_; }

    /// Advances to the next exact cover. Returns false if there are no more; the next call starts
    /// over. O(options) per call.
    bool next();

    /// Returns the options of the current exact cover.
    const std::vector<std::uint32_t>& chosen() const { return chosen_; }

private:
    /// The covered items of a frontier, one bit per item.
    using State = std::uint64_t;
    /// An option, the items it covers, and the items whose last option it is.
    struct OrderedOption {
        std::uint32_t option;
        State covers;
        State closes;
    };

    FrontierSearch() = default;
    bool findPlaces(const ExactCover& cover, const std::vector<std::uint32_t>& order);
    bool findStates(Progress& progress);
    void countCompletions(Progress& progress);
    std::optional<State> after(const OrderedOption& place, State state, bool isTaken) const;
    /// Returns the index of a state in states_, if it is in the layer.
    std::optional<std::size_t> find(std::size_t layer, State state) const;
    /// Takes or skips the option at position `place` if an exact cover can still be reached.
    bool go(std::size_t place, bool isTaken);

    std::vector<OrderedOption> places_;
    /// The states before each position and after the last, layer by layer, in ascending order
    /// within each layer.
    std::vector<State> states_;
    std::vector<bool> isHopeful_;     ///< whether an exact cover can be reached from each state
    std::vector<std::size_t> layers_; ///< start of each layer in states_, and the end
    boost::multiprecision::cpp_int count_;
    std::vector<State> path_; ///< state before each position
    std::vector<std::uint8_t> taken_;
    bool isInside_ = false; ///< whether path_ leads to an exact cover
    std::vector<std::uint32_t> chosen_;
};

} // namespace lightsout
