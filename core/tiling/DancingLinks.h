// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Progress.h"
#include "tiling/ExactCover.h"

namespace lightsout {

/// A search for exact covers, one step after the other.
///
/// Knuth's algorithm X: an item with the fewest options left is covered in each possible way, so
/// that dead ends and forced moves come first; among equals the one that lost an option last, so
/// that the search stays in one place. All options that are in the way leave the lists they are
/// linked in, and dance back when a choice is taken back. (Knuth, "Dancing links", 2000; The Art of
/// Computer Programming 7.2.2.1.) Picking an item takes constant time: items of equal numbers of
/// options are linked too.
class DancingLinks {
public:
    explicit DancingLinks(const ExactCover& cover);

    enum class Event {
        placed,    ///< option `subject` was chosen
        deadEnd,   ///< no option is left for item `subject`
        takenBack, ///< option `subject` was taken back
        found,     ///< chosen() is an exact cover
        finished,  ///< everything was tried; the next step begins anew
    };
    struct Step {
        Event event{};
        std::uint32_t subject = 0;
        /// Of a placed option: the item it was to cover, and how many options that had.
        std::uint32_t item = 0;
        std::uint32_t choices = 0;
    };

    Step step();

    /// Goes on to the next exact cover. False when there is none left; the next call begins anew.
    /// Throws Cancelled.
    bool next(Progress& progress);

    /// The options chosen so far, in the order of their choice.
    const std::vector<std::uint32_t>& chosen() const { return chosen_; }

    /// How much of the search is done, 0 to 1: each choice stands for an equal part.
    double fraction() const;

private:
    // Node 0 … items-1 are the heads of the items' lists; then one node for each covered item of
    // each option, the nodes of an option side by side.
    using Index = std::uint32_t;
    struct Node {
        Index up, down, item, option;
    };
    struct Level {
        Index item;
        Index node; ///< the option being tried
        Index choices;
        Index tried;
    };

    Index nodeCount(Index option) const {
        return static_cast<Index>(starts_[option + 1] - starts_[option]);
    }
    template <typename Visitor>
    void forEachSibling(Index node, Visitor visit);
    void enlist(Index item);
    void delist(Index item);
    void resize(Index item, int change);
    void hide(Index node);
    void unhide(Index node);
    void cover(Index item);
    void uncover(Index item);
    void choose(Index node);
    void unchoose(Index node);
    Step place(Level& level);
    Step retreat();

    std::vector<std::size_t> starts_; ///< of the options' nodes, counted from the first
    std::vector<Node> nodes_;
    std::vector<Index> sizes_;          ///< options left for each item
    std::vector<Index> before_, after_; ///< items of equal size, linked
    std::vector<Index> firstOfSize_;
    Index items_;
    Index itemsLeft_;
    std::vector<Level> levels_;
    std::vector<Index> chosen_;
    bool isDescending_ = true;
    bool isTakenBack_ = false; ///< the last level's choice, the next one not yet made
};

} // namespace lightsout
