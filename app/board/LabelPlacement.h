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
    /// Of its label; an empty size asks for none.
    QSizeF label;
    /// Angles at which its edges leave, in radians.
    std::vector<double> edges;
};

/// A box beside each disc for its label: touching neither a disc nor another label, and as far from
/// the disc's own edges as there is room. Nothing where there is none, so that labels never
/// overlap. Boxes within `view` are preferred, and then those that none of the `lines` crosses,
/// which are not looked at where there are more than maxLines(). Earlier discs choose first.
/// `radius` is that of all discs. O(discs), with a larger constant where they are crowded. Throws
/// Cancelled when it is to stop.
std::vector<std::optional<QRectF>> placeLabels(const std::vector<LabelledDisc>& discs,
                                               double radius, const QRectF& view,
                                               const std::vector<QLineF>& lines = {},
                                               const Progress& progress = Progress());

/// So many lines are looked at for the labels of that many discs.
std::size_t maxLines(std::size_t discs);

} // namespace lightsout
