// SPDX-License-Identifier: GPL-3.0-or-later
#include "fewest/ClassSteps.h"

#include <algorithm>
#include <bit>

namespace lightsout {

std::vector<ClassStep> classSteps(const ClassCoordinates& coordinates, const ClassTables& tables) {
    const std::size_t classCount = coordinates.classes.size();
    std::vector<ClassStep> steps;
    std::size_t first = 0;
    for (const std::size_t end : coordinates.steps()) {
        ClassStep step{
            .first = first, .choices = std::size_t{1} << (end - first), .known = {}, .added = {}};
        LIGHTSOUT_ASSERT(step.choices <= maxChoices);
        step.added.resize(step.choices * classCount);
        for (std::size_t c = 0; c < classCount; ++c) {
            const PlaceClass& positions = coordinates.classes[c];
            for (std::size_t choice = 1; choice < step.choices; ++choice) {
                const auto lowest = static_cast<std::size_t>(std::countr_zero(choice));
                step.added[choice * classCount + c] =
                    step.added[(choice & (choice - 1)) * classCount + c] ^
                    positions.added[first + lowest];
            }
            const auto knownBefore = [&](std::size_t coordinate) {
                return static_cast<std::size_t>(
                    std::ranges::lower_bound(positions.decisive, coordinate) -
                    positions.decisive.begin());
            };
            const std::size_t known = knownBefore(end);
            const std::size_t news = known - knownBefore(first);
            if (news == 0) {
                continue;
            }
            const auto table =
                std::ranges::find(tables.ofClass(c), known, &ClassTables::Table::knownBits);
            LIGHTSOUT_ASSERT(table != tables.ofClass(c).end());
            KnownClass one{.number = c,
                           .entries = table->entries.data(),
                           .unknownBits = positions.rank() - known,
                           .newBits = (std::uint64_t{1} << news) - 1,
                           .offsets = {}};
            for (std::size_t choice = 0; choice < step.choices; ++choice) {
                one.offsets[choice] = static_cast<std::uint8_t>(
                    step.added[choice * classCount + c] >> one.unknownBits);
            }
            step.known.push_back(one);
        }
        steps.push_back(std::move(step));
        first = end;
    }
    return steps;
}

} // namespace lightsout
