// SPDX-License-Identifier: GPL-3.0-or-later
#include "fewest/Heuristics.h"

#include <algorithm>
#include <numeric>

namespace lightsout {

namespace {

/// Makes the basis systematic in the first possible positions of the given order, and returns these
/// positions: afterwards, basis vector i is the only one with a 1 at the returned position i.
std::vector<std::size_t> makeSystematic(std::vector<BitVector>& basis,
                                        const std::vector<std::size_t>& order) {
    std::vector<std::size_t> positions;
    for (std::size_t next = 0; positions.size() < basis.size() && next < order.size(); ++next) {
        const std::size_t place = order[next];
        const auto pivot =
            std::find_if(basis.begin() + static_cast<std::ptrdiff_t>(positions.size()), basis.end(),
                         [place](const BitVector& vector) { return vector[place]; });
        if (pivot == basis.end()) {
            continue;
        }
        BitVector& row = basis[positions.size()];
        std::swap(row, *pivot);
        for (BitVector& other : basis) {
            if (&other != &row && other[place]) {
                other ^= row;
            }
        }
        positions.push_back(place);
    }
    LIGHTSOUT_ASSERT(positions.size() == basis.size());
    return positions;
}

void shuffle(std::vector<std::size_t>& order, Random& random) {
    for (std::size_t i = order.size(); i > 1; --i) {
        std::swap(order[i - 1], order[random.below(i)]);
    }
}

class SearchOfCovers {
public:
    SearchOfCovers(const Rule& rule, const BitVector& difference, std::size_t maxPresses,
                   std::uint64_t maxNodes, const Progress& progress,
                   const std::function<void(const BitVector&)>& onBetter)
        : maxPresses_(maxPresses), nodesLeft_(maxNodes), progress_(progress), onBetter_(onBetter),
          toggled_(rule.vertexCount()), togglers_(rule.vertexCount()), gains_(rule.vertexCount()),
          isExcluded_(rule.vertexCount()), rest_(difference), restCount_(difference.count()),
          presses_(rule.vertexCount()) {
        for (Vertex u = 0; u < rule.vertexCount(); ++u) {
            rule.forEachToggled(u, [&](Vertex v) {
                toggled_[u].push_back(v);
                togglers_[v].push_back(u);
                gains_[u] += difference[v] ? 1U : 0U;
            });
            maxToggled_ = std::max(maxToggled_, toggled_[u].size());
        }
    }

    CoverSearchResult run() {
        result_.isComplete = branch();
        return std::move(result_);
    }

private:
    /// Returns whether `lights` lights could still be changed after `presses` presses without
    /// exceeding the maximum number of presses.
    bool isConceivable(std::size_t presses, std::size_t lights) const {
        const std::size_t needed = lights == 0 ? 0 : (lights + maxToggled_ - 1) / maxToggled_;
        return presses + needed <= maxPresses_;
    }

    bool isUseful(Vertex press) const {
        return !isExcluded_[press] &&
               isConceivable(pressCount_ + 1,
                             restCount_ + toggled_[press].size() - 2 * gains_[press]);
    }

    void toggle(Vertex press) {
        presses_.flip(press);
        for (const Vertex v : toggled_[press]) {
            rest_.flip(v);
            const bool isOn = rest_[v];
            restCount_ += isOn ? std::size_t{1} : ~std::size_t{0};
            for (const Vertex u : togglers_[v]) {
                gains_[u] += isOn ? std::size_t{1} : ~std::size_t{0};
            }
        }
    }

    void record() {
        if (result_.count == 0 || pressCount_ < maxPresses_) {
            maxPresses_ = pressCount_;
            result_.presses = presses_;
            result_.count = 0;
            if (onBetter_) {
                onBetter_(presses_);
            }
        }
        ++result_.count;
    }

    /// Returns the useful presses for the light that has the fewest of them.
    std::vector<Vertex> fewestChoices() const {
        std::size_t fewest = SIZE_MAX;
        Vertex hardest = 0;
        for (Vertex v = rest_.findNext(0); v < rest_.size() && fewest > 1;
             v = rest_.findNext(v + 1)) {
            const auto choices = static_cast<std::size_t>(
                std::ranges::count_if(togglers_[v], [this](Vertex u) { return isUseful(u); }));
            if (choices < fewest) {
                fewest = choices;
                hardest = v;
            }
        }
        std::vector<Vertex> choices;
        std::ranges::copy_if(togglers_[hardest], std::back_inserter(choices),
                             [this](Vertex u) { return isUseful(u); });
        return choices;
    }

    /// Tries the useful presses for one light in turn. Returns false if the search has given up.
    bool branch() {
        progress_.checkpoint();
        if (restCount_ == 0) {
            // Any additional presses would form a quiet pattern, which can be omitted.
            record();
            return true;
        }
        if (nodesLeft_ == 0) {
            return false;
        }
        --nodesLeft_;
        const std::vector<Vertex> choices = fewestChoices();
        bool isComplete = true;
        std::size_t tried = 0;
        for (; tried < choices.size() && isComplete; ++tried) {
            const Vertex press = choices[tried];
            if (isUseful(press)) {
                toggle(press);
                ++pressCount_;
                isExcluded_[press] = true;
                isComplete = branch();
                --pressCount_;
                toggle(press);
            }
            isExcluded_[press] = true; // it is not pressed in later branches
        }
        for (std::size_t i = 0; i < tried; ++i) {
            isExcluded_[choices[i]] = false;
        }
        return isComplete;
    }

    std::size_t maxPresses_;
    std::uint64_t nodesLeft_;
    const Progress& progress_;
    const std::function<void(const BitVector&)>& onBetter_;
    std::vector<std::vector<Vertex>> toggled_;  ///< lights that each press changes
    std::vector<std::vector<Vertex>> togglers_; ///< presses that change each light
    std::vector<std::size_t> gains_;            ///< how many lights of rest_ each press changes
    std::vector<bool> isExcluded_;
    BitVector rest_;
    std::size_t restCount_;
    BitVector presses_;
    std::size_t pressCount_ = 0;
    std::size_t maxToggled_ = 1;
    CoverSearchResult result_;
};

} // namespace

BitVector lightVector(const BitVector& offset, std::vector<BitVector> basis, std::uint64_t rounds,
                      Progress& progress, const std::function<void(const BitVector&)>& onBetter) {
    BitVector best = offset;
    std::size_t bestCount = best.count();
    const auto look = [&](const BitVector& candidate) {
        const std::size_t count = candidate.count();
        if (count < bestCount) {
            bestCount = count;
            best = candidate;
            if (onBetter) {
                onBetter(best);
            }
        }
    };
    Random random(1);
    std::vector<std::size_t> order(offset.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    for (std::uint64_t round = 0; round < rounds; ++round) {
        progress.checkpoint(static_cast<double>(round) / static_cast<double>(rounds));
        shuffle(order, random);
        if (round % 2 == 1) {
            std::stable_partition(order.begin(), order.end(),
                                  [&](std::size_t place) { return !best[place]; });
        }
        const std::vector<std::size_t> positions = makeSystematic(basis, order);
        BitVector candidate = best;
        for (std::size_t i = 0; i < basis.size(); ++i) {
            if (candidate[positions[i]]) {
                candidate ^= basis[i];
            }
        }
        look(candidate);
        for (std::size_t i = 0; i < basis.size(); ++i) {
            progress.checkpoint();
            candidate ^= basis[i];
            look(candidate);
            for (std::size_t j = 0; j < i; ++j) {
                look(candidate ^ basis[j]);
            }
            candidate ^= basis[i];
        }
    }
    return best;
}

CoverSearchResult searchCovers(const Rule& rule, const BitVector& difference,
                               std::size_t maxPresses, std::uint64_t maxNodes,
                               const Progress& progress,
                               const std::function<void(const BitVector&)>& onBetter) {
    return SearchOfCovers(rule, difference, maxPresses, maxNodes, progress, onBetter).run();
}

} // namespace lightsout
