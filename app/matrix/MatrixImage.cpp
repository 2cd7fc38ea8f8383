// SPDX-License-Identifier: GPL-3.0-or-later
#include "matrix/MatrixImage.h"

#include "game/Reduction.h"

#include <algorithm>

namespace lightsout {

namespace {

class EntryImage {
public:
    EntryImage(std::size_t rows, std::size_t columns, int maxPixels, const EntryColours& colours)
        : rows_(rows), columns_(columns), one_(colours.one.rgb()) {
        const auto limit = static_cast<std::size_t>(std::max(1, maxPixels));
        width_ = std::min(columns, limit);
        height_ = std::min(rows, limit);
        if (width_ > 0 && height_ > 0) {
            image =
                QImage(static_cast<int>(width_), static_cast<int>(height_), QImage::Format_RGB32);
            image.fill(colours.zero);
            pixels_ = reinterpret_cast<QRgb*>(image.bits()); // four bytes each, without gaps
        }
    }

    void set(std::size_t row, std::size_t column) {
        if (pixels_ != nullptr) { // memory was available
            pixels_[row * height_ / rows_ * width_ + column * width_ / columns_] = one_;
        }
    }

    QImage image;

private:
    std::size_t rows_;
    std::size_t columns_;
    std::size_t width_ = 0;
    std::size_t height_ = 0;
    QRgb one_;
    QRgb* pixels_ = nullptr;
};

} // namespace

QImage matrixImage(const BitMatrix& matrix, std::size_t first, std::size_t count, int maxPixels,
                   const EntryColours& colours) {
    EntryImage drawn(matrix.rows(), count, maxPixels, colours);
    for (std::size_t row = 0; row < matrix.rows() && count > 0; ++row) {
        matrix.row(row).slice(first, count).forEachOne([&](std::size_t column) {
            drawn.set(row, column);
        });
    }
    return drawn.image;
}

QImage matrixImage(const Rule& rule, int maxPixels, const EntryColours& colours) {
    const Reduction reduction(rule);
    const std::vector<Vertex>& buttons = reduction.buttons();
    EntryImage drawn(reduction.lights().size(), buttons.size(), maxPixels, colours);
    std::vector<std::size_t> rowOf(rule.vertexCount());
    for (std::size_t row = 0; row < reduction.lights().size(); ++row) {
        rowOf[reduction.lights()[row]] = row;
    }
    for (std::size_t column = 0; column < buttons.size(); ++column) {
        rule.forEachToggled(buttons[column],
                            [&](Vertex light) { drawn.set(rowOf[light], column); });
    }
    return drawn.image;
}

QImage columnImage(const BitVector& column, int maxPixels, const EntryColours& colours) {
    EntryImage drawn(column.size(), 1, maxPixels, colours);
    column.forEachOne([&](std::size_t row) { drawn.set(row, 0); });
    return drawn.image;
}

} // namespace lightsout
