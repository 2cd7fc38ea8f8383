// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of a matrix that is never stored are the same as those of the stored matrix, and both
// are correct.

#include "matrix/MatrixImage.h"
#include "tests/fuzz/Choices.h"
#include "tests/fuzz/Targets.h"

namespace lightsout {

namespace {

/// Returns the first of `count` entries that a pixel represents, out of `pixels` pixels; or the end
/// of the previous ones.
std::size_t firstOf(int pixel, int pixels, std::size_t count) {
    const auto all = static_cast<std::size_t>(pixels);
    return (static_cast<std::size_t>(pixel) * count + all - 1) / all;
}

/// Checks the definition: a pixel is set if one of its entries is 1.
void checkPixels(const QImage& image, const BitMatrix& matrix, const EntryColours& colours) {
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            bool isSet = false;
            for (std::size_t row = firstOf(y, image.height(), matrix.rows());
                 row < firstOf(y + 1, image.height(), matrix.rows()); ++row) {
                for (std::size_t column = firstOf(x, image.width(), matrix.cols());
                     column < firstOf(x + 1, image.width(), matrix.cols()); ++column) {
                    isSet = isSet || matrix.get(row, column);
                }
            }
            LIGHTSOUT_ASSERT(image.pixelColor(x, y) == (isSet ? colours.one : colours.zero));
        }
    }
}

} // namespace

void fuzzDrawing(const std::uint8_t* data, std::size_t size) {
    constexpr std::size_t most = 40;
    Choices choices(data, size);
    const int pixels = 1 + static_cast<int>(choices.below(most + 10));
    const Rule rule = choices.rule(most);
    const std::size_t order = rule.vertexCount();
    const BitVector lights = choices.vector(order);
    const EntryColours colours{QColor(Qt::black), QColor(Qt::white)};
    const BitMatrix matrix = rule.influenceMatrix();
    const QImage dense = matrixImage(matrix, 0, order, pixels, colours);
    LIGHTSOUT_ASSERT(matrixImage(rule, pixels, colours) == dense);
    LIGHTSOUT_ASSERT(dense.isNull() == (order == 0));
    checkPixels(dense, matrix, colours);

    BitMatrix side(order, 1);
    side.setColumn(0, lights);
    const QImage column = columnImage(lights, pixels, colours);
    LIGHTSOUT_ASSERT(matrixImage(matrix.augmented(side), order, 1, pixels, colours) == column);
    checkPixels(column, side, colours);
}

} // namespace lightsout
