// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiling/Obstruction.h"

namespace lightsout {

namespace {

/// Searches for presses that change the given lights once each, and no light twice.
class PartialCover {
public:
    explicit PartialCover(const Rule& rule)
        : tiles_(rule.vertexCount()), pressesOf_(tiles_.size()) {
        for (Vertex press = 0; press < tiles_.size(); ++press) {
            rule.forEachToggled(press, [&](Vertex light) {
                tiles_[press].push_back(light);
                pressesOf_[light].push_back(press);
            });
        }
    }

    /// Returns true if there are no such presses, and false if there are some or the search takes
    /// too many moves.
    bool isImpossible(const std::vector<Vertex>& lights, const Progress& progress) {
        changed_ = BitVector(tiles_.size());
        moves_ = 0;
        return !canContinue(lights, progress) && moves_ < maxSearchMoves;
    }

private:
    bool isFree(Vertex press) const {
        return std::none_of(tiles_[press].begin(), tiles_[press].end(),
                            [&](Vertex light) { return changed_[light]; });
    }

    bool canContinue(const std::vector<Vertex>& lights, const Progress& progress) {
        progress.checkpoint();
        if (++moves_ >= maxSearchMoves) {
            return false;
        }
        std::optional<std::vector<Vertex>> choices;
        for (const Vertex light : lights) {
            if (changed_[light] || (choices && choices->empty())) {
                continue;
            }
            std::vector<Vertex> free;
            std::copy_if(pressesOf_[light].begin(), pressesOf_[light].end(),
                         std::back_inserter(free), [&](Vertex press) { return isFree(press); });
            if (!choices || free.size() < choices->size()) {
                choices = std::move(free);
            }
        }
        if (!choices) {
            return true;
        }
        for (const Vertex press : *choices) {
            change(press);
            const bool continues = canContinue(lights, progress);
            change(press);
            if (continues) {
                return true;
            }
        }
        return false;
    }

    void change(Vertex press) {
        for (const Vertex light : tiles_[press]) {
            changed_.flip(light);
        }
    }

    std::vector<std::vector<Vertex>> tiles_;
    std::vector<std::vector<Vertex>> pressesOf_;
    BitVector changed_;
    std::size_t moves_ = 0;
};

/// Returns a complete but unsuccessful search in one of the parts, or nullopt if there is none with
/// at most `maxMoves` moves.
std::optional<RecordedSearch> proofIn(const std::vector<ExactCover>& parts, std::size_t maxMoves,
                                      Progress& progress) {
    for (const ExactCover& part : parts) {
        RecordedSearch proof = recordSearch(part, maxMoves, progress);
        if (proof.isComplete && proof.found == 0) {
            return proof;
        }
    }
    return std::nullopt;
}

std::vector<ExactCover> partsOf(const Rule& rule) {
    return independentParts(remainingCover(rule, BitVector(rule.vertexCount())));
}

/// Returns the lights on which the search branches.
std::vector<Vertex> branchingLights(const RecordedSearch& search) {
    std::vector<Vertex> lights;
    for (const SearchMove& move : search.moves) {
        if (move.event == DancingLinks::Event::placed) {
            lights.push_back(move.light);
        } else if (move.event == DancingLinks::Event::deadEnd) {
            lights.push_back(move.vertex);
        }
    }
    std::sort(lights.begin(), lights.end());
    lights.erase(std::unique(lights.begin(), lights.end()), lights.end());
    return lights;
}

} // namespace

Obstruction findObstruction(const Rule& rule, std::size_t maxMoves, Progress& progress) {
    using Kind = Obstruction::Kind;
    const std::vector<ExactCover> parts = partsOf(rule);
    for (const ExactCover& part : parts) {
        if (part.optionCount() == 0) {
            return {.kind = Kind::darkLight, .light = part.lights.front(), .proof = {}};
        }
    }
    for (const ExactCover& part : parts) {
        const std::size_t divisor = commonDivisor(part);
        if (part.itemCount() % divisor != 0) {
            return {
                .kind = Kind::sizes, .lights = part.itemCount(), .divisor = divisor, .proof = {}};
        }
    }
    if (auto proof = proofIn(parts, maxMoves, progress)) {
        return {.kind = Kind::search, .proof = *std::move(proof)};
    }
    return {};
}

std::optional<BitVector> uncoverableLights(const Rule& rule, const Obstruction& obstruction,
                                           Progress& progress) {
    std::optional<RecordedSearch> recorded;
    const RecordedSearch* proof = &obstruction.proof;
    if (obstruction.kind != Obstruction::Kind::search) {
        recorded = proofIn(partsOf(rule), maxSearchMoves, progress);
        proof = recorded ? &*recorded : nullptr;
    }
    if (proof == nullptr || proof->moves.size() > maxSearchMoves) {
        return std::nullopt;
    }
    std::vector<Vertex> lights = branchingLights(*proof);
    PartialCover cover(rule);
    if (!cover.isImpossible(lights, progress)) {
        return std::nullopt;
    }
    for (std::size_t i = lights.size(); i-- > 0;) {
        std::vector<Vertex> fewer = lights;
        fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
        if (cover.isImpossible(fewer, progress)) {
            lights = std::move(fewer);
        }
    }
    if (lights.size() > maxSetSize) {
        return std::nullopt;
    }
    BitVector set(rule.vertexCount());
    for (const Vertex light : lights) {
        set.set(light);
    }
    return set;
}

} // namespace lightsout
