// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiling/TilingSearch.h"

#include "tiling/ExactCover.h"

#include <boost/multiprecision/cpp_int.hpp>

#include <algorithm>

namespace lightsout {

namespace {

/// Number of search steps after which the setup of another method may be worthwhile.
constexpr std::size_t trialSteps = std::size_t{1} << 17;

/// Returns whether the sizes of the tiles allow all items to be covered.
bool canSizesAddUp(const ExactCover& cover) {
    const std::size_t divisor = commonDivisor(cover);
    return divisor != 0 && cover.itemCount() % divisor == 0;
}

/// Returns whether dancing links enumerate all covers within `trialSteps` steps.
bool isQuick(DancingLinks& links, Progress& progress) {
    for (std::size_t step = 0; step < trialSteps; ++step) {
        progress.checkpoint();
        if (links.step().event == DancingLinks::Event::finished) {
            return true;
        }
    }
    return false;
}

} // namespace

bool isTiling(const Rule& rule, const BitVector& presses) {
    LIGHTSOUT_ASSERT(presses.size() == rule.vertexCount());
    BitVector changed(rule.vertexCount());
    bool isOnce = true;
    presses.forEachOne([&](Vertex u) {
        rule.forEachToggled(u, [&](Vertex v) {
            isOnce = isOnce && !changed[v];
            changed.set(v);
        });
    });
    return isOnce && changed.count() == rule.lightCount();
}

Result<TilingSearch> TilingSearch::build(const Rule& rule, Progress& progress) {
    return build(rule, BitVector(rule.vertexCount()), progress);
}

Result<TilingSearch> TilingSearch::build(const Rule& rule, const BitVector& placed,
                                         Progress& progress) {
    if (const auto error = tooLargeToTile(rule)) {
        return *error;
    }
    TilingSearch search;
    search.rule_ = rule;
    search.placed_ = placed;
    const ExactCover cover = remainingCover(rule, placed);
    progress.checkpoint();
    std::vector<ExactCover> parts = independentParts(cover);
    progress.checkpoint();
    if (!std::ranges::all_of(parts, canSizesAddUp)) {
        search.mayExist_ = false;
        return search;
    }
    for (ExactCover& part : parts) {
        if (part.optionCount() == 1 && part.itemsOf(0).size() == part.itemCount()) {
            search.placed_.set(part.presses.front()); // the only way to cover the part, as on a
                                                      // board without arcs
        } else {
            search.parts_.push_back(searchOf(part, progress));
        }
        part = ExactCover();
    }
    // A press that changes nothing may be part of a tiling or not.
    for (std::size_t option = 0; option < cover.optionCount(); ++option) {
        if (cover.itemsOf(option).empty()) {
            ComponentSearch both{{cover.presses[option]}, KnownCovers{{{}, {0}}}};
            search.parts_.push_back(std::move(both));
        }
    }
    return search;
}

TilingSearch::ComponentSearch TilingSearch::searchOf(const ExactCover& cover, Progress& progress) {
    if (auto narrow = FrontierSearch::build(cover, progress)) {
        return {cover.presses, *std::move(narrow)};
    }
    progress.checkpoint();
    DancingLinks links(cover);
    if (!isQuick(links, progress)) {
        if (auto covers = coversAmongSolutions(cover, progress)) {
            return {cover.presses, KnownCovers{*std::move(covers)}};
        }
        links = DancingLinks(cover);
    }
    return {cover.presses, std::move(links)};
}

bool TilingSearch::ComponentSearch::next(Progress& progress) {
    if (auto* known = std::get_if<KnownCovers>(&search)) {
        const bool isThere = known->following < known->covers.size();
        known->following = isThere ? known->following + 1 : 0;
        return isThere;
    }
    if (auto* narrow = std::get_if<FrontierSearch>(&search)) {
        return narrow->next();
    }
    return std::get<DancingLinks>(search).next(progress);
}

const std::vector<std::uint32_t>& TilingSearch::ComponentSearch::chosen() const {
    if (const auto* known = std::get_if<KnownCovers>(&search)) {
        return known->covers[known->following - 1];
    }
    if (const auto* narrow = std::get_if<FrontierSearch>(&search)) {
        return narrow->chosen();
    }
    return std::get<DancingLinks>(search).chosen();
}

std::string TilingSearch::count(Progress& progress) {
    LIGHTSOUT_ASSERT(!isBegun_);
    boost::multiprecision::cpp_int product = mayExist_ ? 1 : 0;
    for (ComponentSearch& part : parts_) {
        if (product == 0) {
            break;
        }
        if (const auto* narrow = std::get_if<FrontierSearch>(&part.search)) {
            product *= narrow->count();
            continue;
        }
        std::uint64_t covers = 0;
        while (part.next(progress)) {
            ++covers;
        }
        product *= covers;
    }
    return product.str();
}

bool TilingSearch::next(Progress& progress) {
    if (!mayExist_) {
        return false;
    }
    // Parts advance like the digits of a counter: the last one advances first, and each starts over
    // when the one before it advances.
    std::size_t digit = isBegun_ ? parts_.size() : 0;
    while (isBegun_ && (digit == 0 || !parts_[digit - 1].next(progress))) {
        if (digit == 0) {
            mayExist_ = false;
            return false;
        }
        --digit;
    }
    isBegun_ = true;
    for (; digit < parts_.size(); ++digit) {
        if (!parts_[digit].next(progress)) {
            mayExist_ = false;
            return false;
        }
    }
    presses_ = placed_;
    for (const ComponentSearch& part : parts_) {
        for (const std::uint32_t option : part.chosen()) {
            presses_.set(part.vertices[option]);
        }
    }
    LIGHTSOUT_ASSERT(isTiling(rule_, presses_));
    return true;
}

} // namespace lightsout
