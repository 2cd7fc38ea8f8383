// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Progress.h"
#include "tiling/ExactCover.h"

namespace lightsout {

/// A step-by-step search for exact covers.
///
/// This is Knuth's algorithm X: an item with the fewest remaining options is covered in each
/// possible way, so that dead ends and forced moves come first. Among items with the fewest
/// options, the search prefers the one that most recently lost an option, so that it stays local.
/// All conflicting options are removed from the lists in which they are linked, and are restored
/// when a choice is undone. (Knuth, "Dancing links", 2000; The Art of Computer Programming
/// 7.2.2.1.) Choosing an item takes constant time, because items with equal numbers of options are
/// linked too.
class DancingLinks {
public:
    explicit DancingLinks(const ExactCover& cover);

    enum class Event {
        placed,    ///< option `subject` was chosen
        deadEnd,   ///< no option is left for item `subject`
        takenBack, ///< option `subject` was undone
        found,     ///< chosen() is an exact cover
        finished,  ///< everything was tried; the next step starts over
    };
    struct Step {
        Event event{};
        std::uint32_t subject = 0;
        /// For a placed option, the item that it was chosen to cover and the number of options for
        /// this item.
        std::uint32_t item = 0;
        std::uint32_t choices = 0;
    };

    Step step();

    /// Advances to the next exact cover. Returns false if there are no more; the next call starts
    /// over. Throws Cancelled.
    bool next(Progress& progress);

    /// Returns the options chosen so far, in order of choice.
    const std::vector<std::uint32_t>& chosen() const { return chosen_; }

    /// Returns the completed fraction of the search, from 0 to 1, on the assumption that the
    /// choices for an item take equal time.
    double fraction() const;

private:
    // Nodes 0 … items-1 are the heads of the items' lists. They are followed by one node for each
    // covered item of each option; the nodes of an option are adjacent to each other.
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

    std::vector<std::size_t> starts_; ///< first node of each option, counted from 0
    std::vector<Node> nodes_;
    std::vector<Index> sizes_;          ///< options left for each item
    std::vector<Index> before_, after_; ///< links between items of equal size
    std::vector<Index> firstOfSize_;
    Index items_;
    Index itemsLeft_;
    std::vector<Level> levels_;
    std::vector<Index> chosen_;
    bool isDescending_ = true;
    bool isTakenBack_ = false; ///< the last level's choice was undone, and no new choice was made
};

/// One move of a search for tilings, in terms of the board.
struct SearchMove {
    DancingLinks::Event event{};
    /// The press that was placed or undone, or the light that no remaining press can change.
    Vertex vertex = 0;
    /// For a placed press, the light that it was chosen to change and the number of presses that
    /// could change it.
    Vertex light = 0;
    std::size_t choices = 0;

    friend bool operator==(const SearchMove&, const SearchMove&) = default;
};

/// A recorded search for tilings, with its placements, dead ends and undone choices. If it is
/// complete and found nothing, it proves, move by move, that there is no tiling.
struct RecordedSearch {
    std::vector<SearchMove> moves;
    bool isComplete = false;
    std::size_t found = 0;
};

/// Records the search by dancing links, up to `maxMoves` moves. Throws Cancelled.
RecordedSearch recordSearch(const ExactCover& cover, std::size_t maxMoves, Progress& progress);

} // namespace lightsout
