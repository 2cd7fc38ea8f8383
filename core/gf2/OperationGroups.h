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

/// Returns the operations grouped by pivot, as a textbook writes them before the next matrix. A
/// group never extends from the forward into the backward phase.
std::vector<OperationGroup> operationGroups(const RecordedElimination& elimination);

} // namespace lightsout
