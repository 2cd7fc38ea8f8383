// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/GifFile.h"

#include <gif_lib.h>

#include <QHash>
#include <QRect>

#include <algorithm>
#include <array>
#include <memory>
#include <utility>
#include <vector>

namespace lightsout {

namespace {

constexpr std::size_t paletteSize = 256;
constexpr int bitsOfColour = 8;
constexpr std::array<GifByteType, 3> forEver{1, 0, 0};

int append(GifFileType* file, const GifByteType* bytes, int count) {
    static_cast<QByteArray*>(file->UserData)->append(reinterpret_cast<const char*>(bytes), count);
    return count;
}

bool putLoop(GifFileType* file) {
    return EGifPutExtensionLeader(file, APPLICATION_EXT_FUNC_CODE) == GIF_OK &&
           EGifPutExtensionBlock(file, 11, "NETSCAPE2.0") == GIF_OK &&
           EGifPutExtensionBlock(file, static_cast<int>(forEver.size()), forEver.data()) ==
               GIF_OK &&
           EGifPutExtensionTrailer(file) == GIF_OK;
}

/// Returns the pixels of an RGB32 image row by row.
std::vector<QRgb> pixelsOf(const QImage& image) {
    std::vector<QRgb> pixels;
    pixels.reserve(static_cast<std::size_t>(image.width()) *
                   static_cast<std::size_t>(image.height()));
    for (int row = 0; row < image.height(); ++row) {
        const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(row));
        pixels.insert(pixels.end(), line, line + image.width());
    }
    return pixels;
}

/// Returns the smallest rectangle outside of which both images are equal. It is never empty.
QRect changedRect(const QImage& image, const QImage& before) {
    QRect changed;
    for (int row = 0; row < image.height(); ++row) {
        const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(row));
        const auto* old = reinterpret_cast<const QRgb*>(before.constScanLine(row));
        const auto [first, oldFirst] = std::mismatch(line, line + image.width(), old);
        if (first == line + image.width()) {
            continue;
        }
        int last = image.width() - 1;
        while (line[last] == old[last]) {
            --last;
        }
        changed |= QRect(QPoint(static_cast<int>(first - line), row), QPoint(last, row));
    }
    return changed.isEmpty() ? QRect(0, 0, 1, 1) : changed;
}

int distance(QRgb a, QRgb b) {
    const int red = qRed(a) - qRed(b);
    const int green = qGreen(a) - qGreen(b);
    const int blue = qBlue(a) - qBlue(b);
    return red * red + green * green + blue * blue;
}

/// An image with at most 256 colours.
struct IndexedPicture {
    std::vector<QRgb> colours;
    std::vector<GifPixelType> pixels;
};

/// Returns at most 256 of these colours, so that each of the others is near one of them. The first
/// ones are kept.
std::vector<QRgb> paletteOf(const std::vector<QRgb>& colours) {
    for (int side = 0;; side += 1 + side / 2) {
        std::vector<QRgb> palette;
        for (const QRgb colour : colours) {
            if (palette.size() <= paletteSize &&
                std::ranges::all_of(palette, [colour, side](QRgb other) {
                    return distance(colour, other) > side * side;
                })) {
                palette.push_back(colour);
            }
        }
        if (palette.size() <= paletteSize) {
            return palette;
        }
    }
}

/// Keeps frequent colours, and replaces each other one by the nearest of them. Unlike dithering,
/// this leaves areas of one colour as they are, and they are compressed well.
IndexedPicture indexed(const std::vector<QRgb>& pixels) {
    QHash<QRgb, int> counts;
    for (const QRgb pixel : pixels) {
        ++counts[pixel];
    }
    std::vector<QRgb> colours(counts.keyBegin(), counts.keyEnd());
    std::ranges::sort(
        colours, [&](QRgb a, QRgb b) { return std::pair(counts[b], a) < std::pair(counts[a], b); });
    IndexedPicture picture{.colours = paletteOf(colours), .pixels = {}};
    QHash<QRgb, GifPixelType> indices;
    for (const QRgb colour : colours) {
        const auto nearest = std::ranges::min_element(
            picture.colours, {}, [colour](QRgb other) { return distance(colour, other); });
        indices[colour] = static_cast<GifPixelType>(nearest - picture.colours.begin());
    }
    picture.pixels.reserve(pixels.size());
    for (const QRgb pixel : pixels) {
        picture.pixels.push_back(indices[pixel]);
    }
    return picture;
}

/// Writes the part of a frame that differs from the frame before. Both images are RGB32; `before`
/// is null for the first frame.
bool putFrame(GifFileType* file, const AnimationFrame& frame, const QImage& before) {
    const QRect part = before.isNull() ? frame.image.rect() : changedRect(frame.image, before);
    IndexedPicture picture = indexed(pixelsOf(frame.image.copy(part)));
    std::array<GifColorType, paletteSize> table{};
    for (std::size_t i = 0; i < picture.colours.size(); ++i) {
        const QRgb colour = picture.colours[i];
        table.at(i) = {static_cast<GifByteType>(qRed(colour)),
                       static_cast<GifByteType>(qGreen(colour)),
                       static_cast<GifByteType>(qBlue(colour))};
    }
    const std::unique_ptr<ColorMapObject, decltype(&GifFreeMapObject)> map(
        GifMakeMapObject(int{paletteSize}, table.data()), GifFreeMapObject);
    const GraphicsControlBlock control{.DisposalMode = DISPOSE_DO_NOT,
                                       .UserInputFlag = false,
                                       .DelayTime = frame.milliseconds / 10,
                                       .TransparentColor = NO_TRANSPARENT_COLOR};
    std::array<GifByteType, 4> extension{};
    EGifGCBToExtension(&control, extension.data());
    if (EGifPutExtension(file, GRAPHICS_EXT_FUNC_CODE, static_cast<int>(extension.size()),
                         extension.data()) != GIF_OK ||
        EGifPutImageDesc(file, part.x(), part.y(), part.width(), part.height(), false, map.get()) !=
            GIF_OK) {
        return false;
    }
    for (int row = 0; row < part.height(); ++row) {
        if (EGifPutLine(file, picture.pixels.data() + std::ptrdiff_t{row} * part.width(),
                        part.width()) != GIF_OK) {
            return false;
        }
    }
    return true;
}

} // namespace

QByteArray gifFile(const std::function<std::optional<AnimationFrame>()>& nextFrame) {
    QByteArray content;
    std::optional<AnimationFrame> frame = nextFrame();
    if (!frame) {
        return content;
    }
    int error = 0;
    // Also closes the file if a frame can't be made.
    const auto close = [](GifFileType* file) { EGifCloseFile(file, nullptr); };
    std::unique_ptr<GifFileType, decltype(close)> file(EGifOpen(&content, append, &error));
    if (file == nullptr) {
        return {};
    }
    EGifSetGifVersion(file.get(), true);
    const QSize size = frame->image.size();
    bool isWritten = EGifPutScreenDesc(file.get(), size.width(), size.height(), bitsOfColour, 0,
                                       nullptr) == GIF_OK &&
                     putLoop(file.get());
    QImage before;
    for (; isWritten && frame; frame = nextFrame()) {
        frame->image.convertTo(QImage::Format_RGB32);
        isWritten = putFrame(file.get(), *frame, before);
        before = frame->image;
    }
    isWritten = EGifCloseFile(file.release(), &error) == GIF_OK && isWritten;
    return isWritten ? content : QByteArray();
}

} // namespace lightsout
