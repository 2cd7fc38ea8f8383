// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiling/RecordedSearch.h"

namespace lightsout {

RecordedSearch recordSearch(const ExactCover& cover, std::size_t maxMoves, Progress& progress) {
    using Event = DancingLinks::Event;
    RecordedSearch record;
    DancingLinks links(cover);
    while (record.moves.size() < maxMoves) {
        progress.checkpoint(links.fraction());
        const DancingLinks::Step step = links.step();
        SearchMove move{.event = step.event};
        switch (step.event) {
        case Event::placed:
            move.vertex = cover.presses[step.subject];
            move.light = cover.lights[step.item];
            move.choices = step.choices;
            break;
        case Event::takenBack:
            move.vertex = cover.presses[step.subject];
            break;
        case Event::deadEnd:
            move.vertex = cover.lights[step.subject];
            break;
        case Event::found:
            ++record.found;
            break;
        case Event::finished:
            record.isComplete = true;
            return record;
        }
        record.moves.push_back(move);
    }
    return record;
}

} // namespace lightsout
