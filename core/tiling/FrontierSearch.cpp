// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiling/FrontierSearch.h"

#include <algorithm>

namespace lightsout {

namespace {

constexpr std::size_t maxFrontierItems = 64;
/// Limits on the number of sets of covered items at one position, and in total.
constexpr std::size_t maxStatesInLayer = std::size_t{1} << 12;
constexpr std::size_t maxStates = std::size_t{1} << 23;
constexpr std::size_t placesBetweenReports = 64;
constexpr std::size_t optionsBetweenCheckpoints = 4096;

/// Returns the options that cover each item.
std::vector<std::vector<std::uint32_t>> optionsOfItems(const ExactCover& cover,
                                                       const Progress& progress) {
    std::vector<std::vector<std::uint32_t>> options(cover.itemCount());
    for (std::uint32_t option = 0; option < cover.optionCount(); ++option) {
        if (option % optionsBetweenCheckpoints == 0) {
            progress.checkpoint();
        }
        for (const std::uint32_t item : cover.itemsOf(option)) {
            options[item].push_back(option);
        }
    }
    return options;
}

/// Returns the options in breadth-first order from an item, nearest first.
std::vector<std::uint32_t> breadthFirst(const ExactCover& cover,
                                        const std::vector<std::vector<std::uint32_t>>& options,
                                        std::uint32_t start, const Progress& progress) {
    std::vector<std::uint32_t> order;
    std::vector<bool> isMet(cover.optionCount());
    std::vector<bool> isSeen(cover.itemCount());
    std::vector<std::uint32_t> queue{start};
    isSeen[start] = true;
    for (std::size_t place = 0; place < queue.size(); ++place) {
        if (place % optionsBetweenCheckpoints == 0) {
            progress.checkpoint();
        }
        for (const std::uint32_t option : options[queue[place]]) {
            if (isMet[option]) {
                continue;
            }
            isMet[option] = true;
            order.push_back(option);
            for (const std::uint32_t item : cover.itemsOf(option)) {
                if (!isSeen[item]) {
                    isSeen[item] = true;
                    queue.push_back(item);
                }
            }
        }
    }
    return order;
}

/// Returns an order with a narrow frontier, which starts at one of the problem's ends.
std::vector<std::uint32_t> sweepOrder(const ExactCover& cover, const Progress& progress) {
    const auto options = optionsOfItems(cover, progress);
    std::vector<std::uint32_t> order = breadthFirst(cover, options, 0, progress);
    if (!order.empty()) {
        // The option reached last, from any start, lies at an end.
        order = breadthFirst(cover, options, cover.itemsOf(order.back()).back(), progress);
    }
    return order;
}

} // namespace

std::optional<FrontierSearch> FrontierSearch::build(const ExactCover& cover, Progress& progress) {
    FrontierSearch search;
    if (!search.findPlaces(cover, sweepOrder(cover, progress)) || !search.findStates(progress)) {
        return std::nullopt;
    }
    search.countCompletions(progress);
    return search;
}

bool FrontierSearch::findPlaces(const ExactCover& cover, const std::vector<std::uint32_t>& order) {
    std::vector<std::size_t> last(cover.itemCount(), 0);
    for (std::size_t place = 0; place < order.size(); ++place) {
        for (const std::uint32_t item : cover.itemsOf(order[place])) {
            last[item] = place;
        }
    }
    State inUse = 0;
    constexpr std::uint8_t none = maxFrontierItems;
    std::vector<std::uint8_t> bit(cover.itemCount(), none);
    places_.reserve(order.size());
    for (std::size_t place = 0; place < order.size(); ++place) {
        OrderedOption now{order[place], 0, 0};
        for (const std::uint32_t item : cover.itemsOf(order[place])) {
            if (bit[item] == none) {
                if (~inUse == 0) {
                    return false;
                }
                bit[item] = static_cast<std::uint8_t>(std::countr_one(inUse));
                inUse |= State{1} << bit[item];
            }
            const State mask = State{1} << bit[item];
            now.covers |= mask;
            if (last[item] == place) {
                now.closes |= mask;
            }
        }
        inUse &= ~now.closes;
        places_.push_back(now);
    }
    // If an item has no options, it can't be covered, so there are no states.
    const bool isCoverable = std::ranges::find(bit, none) == bit.end();
    layers_ = {0};
    if (isCoverable) {
        states_ = {0};
    }
    layers_.push_back(states_.size());
    return true;
}

bool FrontierSearch::findStates(Progress& progress) {
    std::vector<State> next;
    for (std::size_t place = 0; place < places_.size(); ++place) {
        if (place % placesBetweenReports == 0) {
            progress.checkpoint(static_cast<double>(place) / static_cast<double>(places_.size()));
        }
        next.clear();
        for (std::size_t i = layers_[place]; i < layers_[place + 1]; ++i) {
            for (const bool isTaken : {false, true}) {
                if (const auto state = after(places_[place], states_[i], isTaken)) {
                    next.push_back(*state);
                }
            }
        }
        std::ranges::sort(next);
        next.erase(std::unique(next.begin(), next.end()), next.end());
        if (next.size() > maxStatesInLayer || states_.size() + next.size() > maxStates) {
            return false;
        }
        states_.insert(states_.end(), next.begin(), next.end());
        layers_.push_back(states_.size());
    }
    return true;
}

void FrontierSearch::countCompletions(Progress& progress) {
    isHopeful_.assign(states_.size(), true);
    std::vector<boost::multiprecision::cpp_int> ways(layers_.back() - layers_[places_.size()], 1);
    for (std::size_t place = places_.size(); place-- > 0;) {
        if (place % placesBetweenReports == 0) {
            progress.checkpoint();
        }
        std::vector<boost::multiprecision::cpp_int> before(layers_[place + 1] - layers_[place]);
        for (std::size_t i = 0; i < before.size(); ++i) {
            for (const bool isTaken : {false, true}) {
                const auto state = after(places_[place], states_[layers_[place] + i], isTaken);
                if (const auto index = state ? find(place + 1, *state) : std::nullopt) {
                    before[i] += ways[*index - layers_[place + 1]];
                }
            }
        }
        ways = std::move(before);
        for (std::size_t i = 0; i < ways.size(); ++i) {
            isHopeful_[layers_[place] + i] = ways[i] != 0;
        }
    }
    count_ = ways.empty() ? 0 : ways.front();
}

std::optional<FrontierSearch::State> FrontierSearch::after(const OrderedOption& place, State state,
                                                           bool isTaken) const {
    if (isTaken && (state & place.covers) != 0) {
        return std::nullopt;
    }
    const State covered = isTaken ? state | place.covers : state;
    if ((covered & place.closes) != place.closes) {
        return std::nullopt;
    }
    return covered & ~place.closes;
}

std::optional<std::size_t> FrontierSearch::find(std::size_t layer, State state) const {
    const auto begin = states_.begin() + static_cast<std::ptrdiff_t>(layers_[layer]);
    const auto end = states_.begin() + static_cast<std::ptrdiff_t>(layers_[layer + 1]);
    const auto place = std::lower_bound(begin, end, state);
    if (place == end || *place != state) {
        return std::nullopt;
    }
    return static_cast<std::size_t>(place - states_.begin());
}

bool FrontierSearch::go(std::size_t place, bool isTaken) {
    const auto state = after(places_[place], path_[place], isTaken);
    const auto index = state ? find(place + 1, *state) : std::nullopt;
    if (!index || !isHopeful_[*index]) {
        return false;
    }
    path_[place + 1] = *state;
    taken_[place] = isTaken ? 1 : 0;
    return true;
}

bool FrontierSearch::next() {
    if (count_ == 0) {
        return false;
    }
    std::size_t place = 0;
    if (isInside_) {
        // Find the last skipped option that can be taken instead.
        place = places_.size();
        do {
            if (place == 0) {
                isInside_ = false;
                return false;
            }
            --place;
        } while (taken_[place] != 0 || !go(place, true));
        ++place;
    } else {
        path_.assign(places_.size() + 1, 0);
        taken_.assign(places_.size(), 0);
        isInside_ = true;
    }
    for (; place < places_.size(); ++place) {
        if (!go(place, false)) {
            const bool isPossible = go(place, true);
            LIGHTSOUT_ASSERT(isPossible);
        }
    }
    chosen_.clear();
    for (std::size_t i = 0; i < places_.size(); ++i) {
        if (taken_[i] != 0) {
            chosen_.push_back(places_[i].option);
        }
    }
    return true;
}

} // namespace lightsout
