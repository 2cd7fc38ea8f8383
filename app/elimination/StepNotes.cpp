// SPDX-License-Identifier: GPL-3.0-or-later
#include "elimination/StepNotes.h"

namespace lightsout {

namespace {

using Kind = StepNote::Kind;

/// Adds the equations of the filling, each at the step where it is complete, before its row is
/// added to others.
void addFilling(std::vector<StepNote>& notes, const Recording& recording, Progress& progress) {
    const RecordedElimination& elimination = recording.elimination;
    const std::size_t smallSystem = *recording.smallSystem;
    if (isAlone(recording.kind)) { // there are no equations without a right side
        notes.push_back({Kind::smallSystem, smallSystem});
        return;
    }
    BitMatrix matrix = elimination.start;
    std::size_t step = 0;
    const std::size_t filled = recording.columns - recording.gridColumns;
    for (std::size_t row = 0; row < filled; ++row) {
        progress.checkpoint();
        while (step < smallSystem && elimination.operations[step].source < row) {
            apply(matrix, elimination.operations[step++]);
        }
        notes.push_back({Kind::equation,
                         step,
                         {.row = matrix.row(row),
                          .columns = recording.columns,
                          .kind = recording.kind,
                          .press = elimination.pivots[row]}});
    }
    while (step < smallSystem) {
        apply(matrix, elimination.operations[step++]);
    }
    notes.push_back({Kind::smallSystem, smallSystem});
    for (std::size_t row = filled; row < recording.columns; ++row) {
        notes.push_back(
            {Kind::equation,
             smallSystem,
             {.row = matrix.row(row), .columns = recording.columns, .kind = recording.kind}});
    }
}

} // namespace

std::vector<StepNote> stepNotes(const Recording& recording, Progress& progress) {
    const RecordedElimination& elimination = recording.elimination;
    const std::size_t steps = elimination.operations.size();
    const bool fills = recording.smallSystem.has_value();
    std::vector<StepNote> notes;
    if (fills) {
        notes.push_back({Kind::filling, 0});
        addFilling(notes, recording, progress);
    } else if (elimination.phaseChange > 0) {
        notes.push_back({Kind::goingDown, 0});
    }
    if (elimination.phaseChange < steps) {
        notes.push_back({fills ? Kind::firstRowPutIn : Kind::goingUp, elimination.phaseChange});
    }
    return notes;
}

} // namespace lightsout
