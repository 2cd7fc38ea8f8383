// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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
/// which are not looked at where there are very many. Earlier discs choose first. `radius` is that
/// of all discs. O(discs) unless they are crowded.
std::vector<std::optional<QRectF>> placeLabels(const std::vector<LabelledDisc>& discs,
                                               double radius, const QRectF& view,
                                               const std::vector<QLineF>& lines = {});

} // namespace lightsout
