// SPDX-License-Identifier: GPL-3.0-or-later
#include "matrix/MatrixImage.h"

#include "look/Theme.h"

#include <algorithm>

namespace lightsout {

QImage matrixImage(const BitMatrix& matrix, std::size_t first, std::size_t count, int maxPixels,
                   const QColor& colour) {
    const auto limit = static_cast<std::size_t>(std::max(1, maxPixels));
    const std::size_t width = std::min(count, limit);
    const std::size_t height = std::min(matrix.rows(), limit);
    if (width == 0 || height == 0) {
        return {};
    }
    QImage image(static_cast<int>(width), static_cast<int>(height), QImage::Format_RGB32);
    image.fill(Theme::current().cell);
    for (std::size_t row = 0; row < matrix.rows(); ++row) {
        auto* line =
            reinterpret_cast<QRgb*>(image.scanLine(static_cast<int>(row * height / matrix.rows())));
        matrix.row(row).slice(first, count).forEachOne([&](std::size_t column) {
            line[column * width / count] = colour.rgb();
        });
    }
    return image;
}

} // namespace lightsout
