// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "matrix/MatrixPainter.h"

#include <QCoreApplication>

namespace lightsout {

/// The entries of a matrix, row by row, as parts for screen readers. A matrix that is shown only as
/// a picture has none.
class MatrixParts {
    Q_DECLARE_TR_FUNCTIONS(lightsout::MatrixParts)

public:
    MatrixParts(const MatrixGeometry& geometry, const MatrixScene& scene)
        : geometry_(geometry), scene_(scene) {}

    std::size_t count() const { return scene_.matrix.rows() * geometry_.totalColumns(); }
    QString name(std::size_t part) const;
    /// Return the text next to a row or above a column: "R₅", with the name of the cell if it adds
    /// information.
    QString rowName(std::size_t row) const;
    QString columnName(std::size_t column) const;
    QRectF rect(std::size_t part) const;
    std::optional<std::size_t> at(QPointF position) const;
    /// Returns the part in the row pointed at.
    std::optional<std::size_t> current() const;
    /// Returns a description of the row pointed at, or else of the whole matrix.
    QString description() const;

private:
    const MatrixGeometry& geometry_;
    const MatrixScene& scene_;
};

} // namespace lightsout
