// SPDX-License-Identifier: GPL-3.0-or-later
#include "random/Simulation.h"

#include "random/Confidence.h"
#include "random/RandomGame.h"
#include "support/FastestClones.h"
#include "support/Parallel.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace lightsout {

namespace {

constexpr std::uint64_t blockGames = 256; ///< games that share a stream of random numbers
constexpr std::uint64_t checkedPresses = 1U << 16U;

/// The sums of any two presses of a board of up to 64 vertices. In lazy play, half of the choices
/// make no press.
class PressPairs {
public:
    PressPairs(const Rule& rule, Walk walk) {
        std::vector<std::uint64_t> choices;
        for (Vertex u = 0; u < rule.vertexCount(); ++u) {
            if (rule.hasButton(u)) {
                choices.push_back(0);
                rule.forEachToggled(u, [&](Vertex v) { choices.back() |= std::uint64_t{1} << v; });
            }
        }
        if (walk == Walk::lazy) {
            choices.resize(2 * choices.size());
        }
        for (const std::uint64_t first : choices) {
            for (const std::uint64_t second : choices) {
                sums_.push_back(first ^ second);
            }
        }
        single_ = choices;
    }

    const std::vector<std::uint64_t>& sums() const { return sums_; }
    const std::vector<std::uint64_t>& single() const { return single_; }

private:
    std::vector<std::uint64_t> sums_;
    std::vector<std::uint64_t> single_;
};

/// Plays `pairs` pairs of presses.
std::uint64_t playPairs(const std::uint64_t* sums, std::uint32_t sumCount, std::uint64_t pairs,
                        std::uint64_t lights, SplitMix& random) {
    for (std::uint64_t pair = 0; pair + 1 < pairs; pair += 2) {
        const std::uint64_t bits = random.word();
        lights ^= sums[random.below(sumCount, static_cast<std::uint32_t>(bits >> 32U))];
        lights ^= sums[random.below(sumCount, static_cast<std::uint32_t>(bits))];
    }
    if (pairs % 2 == 1) {
        lights ^= sums[random.below(sumCount)];
    }
    return lights;
}

/// Plays games on a board that fits in one word, and adds their results. The board is examined only
/// at the end of each game.
void playWords(const PressPairs& presses, std::uint64_t start, const SimulationPlan& plan,
               std::uint64_t games, SplitMix random, Simulation& result, const Progress& progress) {
    const auto sumCount = static_cast<std::uint32_t>(presses.sums().size());
    const auto singleCount = static_cast<std::uint32_t>(presses.single().size());
    for (std::uint64_t game = 0; game < games; ++game) {
        std::uint64_t lights = start;
        for (std::uint64_t left = plan.presses / 2; left > 0;) {
            const std::uint64_t now = std::min(left, checkedPresses);
            lights = playPairs(presses.sums().data(), sumCount, now, lights, random);
            left -= now;
            progress.checkpoint();
        }
        if (plan.presses % 2 == 1) {
            lights ^= presses.single()[random.below(singleCount)];
        }
        ++result.games;
        ++result.histogram[static_cast<std::size_t>(std::popcount(lights))];
        result.watchedOn += plan.watched ? (lights >> *plan.watched) & 1U : 0;
        if (plan.watchedPair) {
            const auto [first, second] = *plan.watchedPair;
            ++result.pairStates.at(2 * ((lights >> first) & 1U) + ((lights >> second) & 1U));
        }
    }
}

/// Plays games on a board of any size, and adds their results.
void playMasks(const PressMasks& masks, const BitVector& start, const SimulationPlan& plan,
               std::uint64_t games, SplitMix random, Simulation& result, const Progress& progress) {
    const std::uint32_t buttons = masks.buttonCount();
    BitVector lights = start;
    for (std::uint64_t game = 0; game < games; ++game) {
        progress.checkpoint();
        lights = start;
        auto lit = static_cast<std::int64_t>(start.count());
        const auto record = [&](std::uint64_t time) {
            if (plan.followsTime) {
                result.sums[time] += static_cast<double>(lit);
                result.squares[time] += static_cast<double>(lit * lit);
            }
        };
        record(0);
        for (std::uint64_t press = 1; press <= plan.presses; ++press) {
            const std::uint64_t bits = random.word();
            if (buttons > 0 && (plan.walk == Walk::plain || (bits & 1U) == 0)) {
                lit += masks.press(random.below(buttons, static_cast<std::uint32_t>(bits >> 32U)),
                                   lights.words());
            }
            record(press);
            if (press % checkedPresses == 0) {
                progress.checkpoint();
            }
        }
        ++result.games;
        ++result.histogram[static_cast<std::size_t>(lit)];
        result.watchedOn += plan.watched && lights[*plan.watched] ? 1 : 0;
        if (plan.watchedPair) {
            const auto [first, second] = *plan.watchedPair;
            ++result.pairStates.at((lights[first] ? 2U : 0U) + (lights[second] ? 1U : 0U));
        }
    }
}

} // namespace

double Simulation::mean() const {
    double sum = 0;
    for (std::size_t lit = 0; lit < histogram.size(); ++lit) {
        sum += static_cast<double>(lit) * static_cast<double>(histogram[lit]);
    }
    return games > 0 ? sum / static_cast<double>(games) : 0;
}

/// Returns the sum over all games of a power of the distance between the number of lights on and
/// its mean.
static double sumOfPowers(const Simulation& games, int exponent) {
    const double centre = games.mean();
    double sum = 0;
    for (std::size_t lit = 0; lit < games.histogram.size(); ++lit) {
        sum += std::pow(static_cast<double>(lit) - centre, exponent) *
               static_cast<double>(games.histogram[lit]);
    }
    return sum;
}

double Simulation::variance() const {
    return games > 1 ? sumOfPowers(*this, 2) / static_cast<double>(games - 1) : 0;
}

double Simulation::meanMargin() const {
    return games > 1 ? confidenceFactor(games) * meanError() : 0;
}

double Simulation::meanError() const {
    return games > 1 ? std::sqrt(variance() / static_cast<double>(games)) : 0;
}

double Simulation::meanMarginAt(std::uint64_t time) const {
    if (games < 2) {
        return 0;
    }
    const auto count = static_cast<double>(games);
    const double middle = sums.at(time) / count;
    const double spread = squares.at(time) / count - middle * middle;
    // Division by n − 1 makes the variance unbiased.
    return confidenceFactor(games) * std::sqrt(std::max(spread, 0.0) / (count - 1));
}

double Simulation::varianceMargin() const {
    if (games < 2) {
        return 0;
    }
    const auto count = static_cast<double>(games);
    const double spread = sumOfPowers(*this, 4) / count - variance() * variance();
    return confidenceFactor(games) * std::sqrt(std::max(spread, 0.0) / count);
}

double Simulation::pairCovarianceMargin() const {
    return confidenceFactor(games) * pairCovariance().second;
}

std::pair<double, double> Simulation::pairCovariance() const {
    LIGHTSOUT_ASSERT(games > 1);
    const auto share = [this](std::uint64_t count) {
        return static_cast<double>(count) / static_cast<double>(games);
    };
    const double first = share(pairStates[2] + pairStates[3]);
    const double second = share(pairStates[1] + pairStates[3]);
    double products = 0;
    double squaredProducts = 0;
    for (std::size_t state = 0; state < pairStates.size(); ++state) {
        const double product = ((state >= 2 ? 1 : 0) - first) * ((state % 2 == 1 ? 1 : 0) - second);
        products += share(pairStates.at(state)) * product;
        squaredProducts += share(pairStates.at(state)) * product * product;
    }
    const double degrees = static_cast<double>(games - 1);
    return {products * static_cast<double>(games) / degrees,
            std::sqrt(std::max(squaredProducts - products * products, 0.0) / degrees)};
}

void Simulation::add(const Simulation& more) {
    LIGHTSOUT_ASSERT(histogram.size() == more.histogram.size() && presses == more.presses &&
                     sums.size() == more.sums.size());
    games += more.games;
    watchedOn += more.watchedOn;
    for (std::size_t state = 0; state < pairStates.size(); ++state) {
        pairStates.at(state) += more.pairStates.at(state);
    }
    for (std::size_t lit = 0; lit < histogram.size(); ++lit) {
        histogram[lit] += more.histogram[lit];
    }
    for (std::size_t time = 0; time < sums.size(); ++time) {
        sums[time] += more.sums[time];
        squares[time] += more.squares[time];
    }
}

WorkEstimate simulationEstimate(const Rule& rule, const SimulationPlan& plan) {
    const auto vertices = static_cast<double>(rule.vertexCount());
    const double words = vertices / static_cast<double>(bitsPerWord) + 1;
    const std::size_t arcs =
        rule.graph() != nullptr ? rule.graph()->arcCount() : 2 * rule.edgeCount();
    const double influences = static_cast<double>(arcs) + vertices;
    const double wordsPerPress = std::min(words, influences / std::max(vertices, 1.0));
    constexpr double bytesPerMask = 16;
    constexpr double bytesPerCount = 8;
    return {.operations =
                influences + static_cast<double>(plan.games) *
                                 (words + static_cast<double>(plan.presses) * wordsPerPress),
            .bytes = (plan.followsTime ? static_cast<double>(plan.presses) : 0) * 2 *
                         bytesPerCount * static_cast<double>(plan.threads + 2) +
                     vertices * wordsPerPress * bytesPerMask +
                     vertices * bytesPerCount * static_cast<double>(2 * plan.threads + 2),
            .perSecond = 4e8};
}

Simulation simulate(const Rule& rule, const BitVector& lights, const SimulationPlan& plan,
                    Progress& progress, Simulation* known) {
    LIGHTSOUT_ASSERT(lights.size() == rule.vertexCount());
    const bool isOneWord =
        rule.buttonCount() > 0 && rule.vertexCount() <= bitsPerWord && !plan.followsTime;
    const std::size_t times = plan.followsTime ? plan.presses + 1 : 0;
    const Simulation nothing{.games = 0,
                             .presses = plan.presses,
                             .histogram = std::vector<std::uint64_t>(rule.lightCount() + 1),
                             .watchedOn = 0,
                             .pairStates = {},
                             .sums = std::vector<double>(times),
                             .squares = std::vector<double>(times)};
    const PressMasks masks(isOneWord ? Rule() : rule, progress);
    const PressPairs pairs(isOneWord ? rule : Rule(), plan.walk);
    const SplitMix seeds = SplitMix::stream(plan.seed, plan.batch);
    const std::uint64_t blocks = plan.games / blockGames + (plan.games % blockGames != 0 ? 1 : 0);
    // Blocks are assigned to the shares in turn; sums of integers do not depend on their order.
    const std::size_t shares = static_cast<std::size_t>(
        std::min<std::uint64_t>(std::max<std::size_t>(plan.threads, 1), blocks));
    std::vector<Simulation> parts(shares, nothing);
    FinishedPieces finished(blocks, progress);
    const auto playBlock = [&](std::uint64_t number, Simulation& played) {
        const std::uint64_t games = std::min(blockGames, plan.games - number * blockGames);
        const SplitMix random = SplitMix::stream(SplitMix(seeds).word(), number);
        if (isOneWord) {
            playWords(pairs, lights.words()[0], plan, games, random, played, progress);
        } else {
            playMasks(masks, lights, plan, games, random, played, progress);
        }
    };
    const auto sumOfParts = [&] {
        Simulation all = nothing;
        for (const Simulation& part : parts) {
            all.add(part);
        }
        return all;
    };
    try {
        forEachInParallel(shares, shares, progress, [&](std::size_t share) {
            Simulation played = nothing; // separate from the results of other threads
            Simulation block = nothing;
            try {
                for (std::uint64_t number = share; number < blocks; number += shares) {
                    if (plan.followsTime) {
                        // The sums of a game that is interrupted must not count.
                        block = nothing;
                        playBlock(number, block);
                        played.add(block);
                    } else {
                        playBlock(number, played);
                    }
                    finished.add();
                }
            } catch (const Cancelled&) {
                parts[share] = std::move(played);
                throw;
            }
            parts[share] = std::move(played);
        });
    } catch (const Cancelled&) {
        if (known != nullptr) {
            *known = sumOfParts();
        }
        throw;
    }
    return sumOfParts();
}

} // namespace lightsout
