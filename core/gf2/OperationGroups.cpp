// SPDX-License-Identifier: GPL-3.0-or-later
#include "gf2/OperationGroups.h"

namespace lightsout {

std::vector<OperationGroup> operationGroups(const RecordedElimination& elimination) {
    std::vector<OperationGroup> groups;
    const std::vector<RowOperation>& operations = elimination.operations;
    for (std::size_t i = 0; i < operations.size(); ++i) {
        if (i == 0 || i == elimination.phaseChange ||
            operations[i].source != operations[i - 1].source) {
            groups.push_back({.first = i, .end = i});
        }
        groups.back().end = i + 1;
    }
    return groups;
}

} // namespace lightsout
