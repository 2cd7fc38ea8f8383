// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiling/Obstruction.h"

namespace lightsout {

Obstruction findObstruction(const Rule& rule, std::size_t maxMoves, Progress& progress) {
    using Kind = Obstruction::Kind;
    const std::vector<ExactCover> parts =
        independentParts(remainingCover(rule, BitVector(rule.vertexCount())));
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
    for (const ExactCover& part : parts) {
        RecordedSearch proof = recordSearch(part, maxMoves, progress);
        if (proof.isComplete && proof.found == 0) {
            return {.kind = Kind::search, .proof = std::move(proof)};
        }
    }
    return {};
}

} // namespace lightsout
