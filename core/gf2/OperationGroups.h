// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/RecordedElimination.h"

namespace lightsout {

/// The operations first … end-1 of a recording.
struct OperationGroup {
    std::size_t first;
    std::size_t end;

    friend bool operator==(const OperationGroup&, const OperationGroup&) = default;
};

/// Returns the operations grouped by pivot. A textbook writes the operations of a group together
/// before the next matrix. A group never contains operations of both phases.
std::vector<OperationGroup> operationGroups(const RecordedElimination& elimination);

} // namespace lightsout
