// SPDX-License-Identifier: GPL-3.0-or-later
#include "newboard/PictureLights.h"

#include <QColor>
#include <QPainter>

#include <array>

namespace lightsout {

namespace {

constexpr std::size_t levels = 256;

/// Returns the brightness of every pixel, on a white background.
QImage greyOf(const QImage& picture) {
    QImage paper(picture.size(), QImage::Format_RGB32);
    paper.fill(Qt::white);
    QPainter painter(&paper);
    painter.drawImage(0, 0, picture);
    painter.end();
    return paper.convertToFormat(QImage::Format_Grayscale8);
}

/// The pixels of a cell, from `first` up to but not including `last`; at least one.
struct Span {
    int first;
    int last;
};

Span spanOf(std::size_t cell, std::size_t cells, int points) {
    const auto length = static_cast<std::size_t>(points);
    const auto first = static_cast<int>(cell * length / cells);
    const auto last = static_cast<int>((cell + 1) * length / cells);
    return {first, std::max(last, first + 1)};
}

} // namespace

std::vector<std::uint8_t> brightnessOf(const QImage& picture, std::size_t rows, std::size_t cols) {
    std::vector<std::uint8_t> brightness;
    if (picture.isNull()) {
        return std::vector<std::uint8_t>(rows * cols, levels - 1);
    }
    const QImage grey = greyOf(picture);
    for (std::size_t row = 0; row < rows; ++row) {
        const Span down = spanOf(row, rows, grey.height());
        for (std::size_t col = 0; col < cols; ++col) {
            const Span across = spanOf(col, cols, grey.width());
            std::uint64_t sum = 0;
            std::uint64_t count = 0;
            for (int y = down.first; y < down.last; ++y) {
                const uchar* line = grey.constScanLine(y);
                for (int x = across.first; x < across.last; ++x) {
                    sum += line[x];
                    ++count;
                }
            }
            brightness.push_back(static_cast<std::uint8_t>(sum / count));
        }
    }
    return brightness;
}

int thresholdBetween(const std::vector<std::uint8_t>& brightness) {
    std::array<double, levels> counts{};
    double sum = 0;
    for (const std::uint8_t value : brightness) {
        counts.at(value) += 1;
        sum += value;
    }
    const auto all = static_cast<double>(brightness.size());
    double darkCount = 0;
    double darkSum = 0;
    double best = -1;
    std::size_t threshold = levels / 2;
    for (std::size_t level = 1; level < levels; ++level) {
        darkCount += counts[level - 1];
        darkSum += counts[level - 1] * static_cast<double>(level - 1);
        const double brightCount = all - darkCount;
        if (darkCount == 0 || brightCount == 0 || counts[level] == 0) {
            continue;
        }
        const double distance = (sum - darkSum) / brightCount - darkSum / darkCount;
        const double between = darkCount * brightCount * distance * distance;
        if (between > best) {
            best = between;
            threshold = level;
        }
    }
    return static_cast<int>(threshold);
}

Game boardFromPicture(const QImage& picture, const PictureFit& fit) {
    const std::vector<std::uint8_t> brightness = brightnessOf(picture, fit.rows, fit.cols);
    BitVector lights(brightness.size());
    for (std::size_t cell = 0; cell < brightness.size(); ++cell) {
        lights.set(cell, (brightness[cell] < fit.threshold) == fit.isDarkOn);
    }
    return {Lattice{.rows = fit.rows, .cols = fit.cols}, lights, BitVector(lights.size())};
}

} // namespace lightsout
