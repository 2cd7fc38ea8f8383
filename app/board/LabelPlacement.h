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

/// The disc of a vertex that is to be labelled.
struct LabelledDisc {
    QPointF centre;
    /// Size of its label; an empty size means no label.
    QSizeF label;
    /// Angles at which its edges leave the disc, in radians.
    std::vector<double> edges;
};

/// Returns a box for the label of each disc, next to the disc. The box touches neither a disc nor
/// another label, and is as far from the disc's own edges as the available room allows. It is
/// nullopt if there is no room, so that labels never overlap. Boxes within `view` are preferred,
/// and among these, boxes that none of the `lines` crosses. Lines are ignored if there are more
/// than maxLines(). Earlier discs choose first. `radius` is the radius of all discs. Takes O(discs)
/// time, with a larger constant if the discs are crowded. Throws Cancelled if `progress` is
/// cancelled.
std::vector<std::optional<QRectF>> placeLabels(const std::vector<LabelledDisc>& discs,
                                               double radius, const QRectF& view,
                                               const std::vector<QLineF>& lines = {},
                                               const Progress& progress = Progress());

/// Returns the maximum number of lines that are considered when this many discs are labelled.
std::size_t maxLines(std::size_t discs);

} // namespace lightsout
