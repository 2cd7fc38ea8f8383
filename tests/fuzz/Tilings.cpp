// SPDX-License-Identifier: GPL-3.0-or-later
// Compares the tilings that each kind of search finds with all sets of presses.

#include "tiling/TilingSearch.h"

#include "tests/fuzz/Choices.h"
#include "tests/fuzz/Targets.h"
#include "tiling/Obstruction.h"

#include <algorithm>
#include <set>

namespace lightsout {

namespace {

/// Returns all tilings by definition: every light changes exactly once.
std::set<std::string> allTilings(const Rule& rule) {
    const std::size_t n = rule.vertexCount();
    std::set<std::string> tilings;
    for (std::uint32_t number = 0; number < std::uint32_t{1} << n; ++number) {
        BitVector presses(n);
        std::vector<int> changes(n);
        for (Vertex v = 0; v < n; ++v) {
            if (((number >> v) & 1U) != 0) {
                presses.flip(v);
                rule.forEachToggled(v, [&](Vertex light) { ++changes[light]; });
            }
        }
        if (std::ranges::all_of(changes, [](int times) { return times == 1; })) {
            LIGHTSOUT_ASSERT(isTiling(rule, presses));
            tilings.insert(presses.toString());
        }
    }
    return tilings;
}

template <typename Search, typename Next>
std::uint64_t coversFoundBy(Search& search, const ExactCover& cover, Next next) {
    std::set<std::vector<std::uint32_t>> found;
    while (next(search)) {
        std::vector<std::uint32_t> chosen = search.chosen();
        std::vector<int> covered(cover.itemCount());
        for (const std::uint32_t option : chosen) {
            for (const std::uint32_t item : cover.itemsOf(option)) {
                ++covered[item];
            }
        }
        LIGHTSOUT_ASSERT(std::ranges::all_of(covered, [](int times) { return times == 1; }));
        std::ranges::sort(chosen);
        LIGHTSOUT_ASSERT(found.insert(chosen).second);
    }
    return found.size();
}

} // namespace

void fuzzTilings(const std::uint8_t* data, std::size_t size) {
    constexpr std::size_t most = 9;
    Choices choices(data, size);
    const Rule rule = choices.rule(most);
    const std::set<std::string> expected = allTilings(rule);
    Progress progress;
    auto counting = TilingSearch::build(rule, progress);
    LIGHTSOUT_ASSERT(counting);
    LIGHTSOUT_ASSERT(counting->count(progress) == std::to_string(expected.size()));
    auto listing = TilingSearch::build(rule, progress);
    std::set<std::string> found;
    while (listing->next(progress)) {
        LIGHTSOUT_ASSERT(found.insert(listing->presses().toString()).second);
    }
    LIGHTSOUT_ASSERT(found == expected);

    for (const ExactCover& part :
         independentParts(remainingCover(rule, BitVector(rule.vertexCount())))) {
        DancingLinks links(part);
        const std::uint64_t count =
            coversFoundBy(links, part, [&](DancingLinks& search) { return search.next(progress); });
        if (auto frontier = FrontierSearch::build(part, progress)) {
            LIGHTSOUT_ASSERT(frontier->count() == count);
            LIGHTSOUT_ASSERT(coversFoundBy(*frontier, part, [](FrontierSearch& search) {
                                 return search.next();
                             }) == count);
        }
    }
    if (expected.empty()) {
        findObstruction(rule, 1000, progress);
    }
}

} // namespace lightsout
