// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Progress.h"

#include <QLineF>
#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <optional>
#include <vector>

namespace lightsout {

/// A vertex that is to be labelled, as it is drawn.
struct LabelledDisc {
    QPointF centre;
    /// Size of its label; an empty size means no label.
    QSizeF label;
    /// Angles at which its edges leave, in radians.
    std::vector<double> edges;
};

/// Returns a box next to each disc for its label, which touches neither a disc nor another label,
/// and is as far from the disc's own edges as there is room; nothing if there is no room, so that
/// labels never overlap. Boxes within `view` are preferred, and then those that none of the `lines`
/// crosses; lines are ignored if they are more than maxLines(). Earlier discs choose first.
/// `radius` is that of all discs. O(discs), with a larger constant if they are crowded. Throws
/// Cancelled when it is to stop.
std::vector<std::optional<QRectF>> placeLabels(const std::vector<LabelledDisc>& discs,
                                               double radius, const QRectF& view,
                                               const std::vector<QLineF>& lines = {},
                                               const Progress& progress = Progress());

/// Returns how many lines are considered for the labels of this many discs.
std::size_t maxLines(std::size_t discs);

} // namespace lightsout
