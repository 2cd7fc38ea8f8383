// SPDX-License-Identifier: GPL-3.0-or-later
#include "elimination/StepText.h"

#include "text/NumberText.h"

namespace lightsout {

QString operationSymbols(const RowOperation& operation) {
    const QString source = QLatin1Char('R') + subscript(shownNumber(operation.source));
    const QString target = QLatin1Char('R') + subscript(shownNumber(operation.target));
    return isolated(operation.kind == RowOperation::Kind::swap
                        ? QStringLiteral("%1 ↔ %2").arg(source, target)
                        : QStringLiteral("%1 ← %1 + %2").arg(target, source));
}

} // namespace lightsout
