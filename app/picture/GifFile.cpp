// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/GifFile.h"

#include <gif_lib.h>

#include <array>
#include <memory>
#include <vector>

namespace lightsout {

namespace {

constexpr int paletteSize = 256;
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

bool putFrame(GifFileType* file, const AnimationFrame& frame) {
    const QImage image = frame.image.convertToFormat(QImage::Format_Indexed8);
    std::array<GifColorType, paletteSize> table{};
    for (qsizetype i = 0; i < image.colorCount(); ++i) {
        const QRgb colour = image.color(static_cast<int>(i));
        table.at(static_cast<std::size_t>(i)) = {static_cast<GifByteType>(qRed(colour)),
                                                 static_cast<GifByteType>(qGreen(colour)),
                                                 static_cast<GifByteType>(qBlue(colour))};
    }
    const std::unique_ptr<ColorMapObject, decltype(&GifFreeMapObject)> map(
        GifMakeMapObject(paletteSize, table.data()), GifFreeMapObject);
    const GraphicsControlBlock control{.DisposalMode = DISPOSE_DO_NOT,
                                       .UserInputFlag = false,
                                       .DelayTime = frame.milliseconds / 10,
                                       .TransparentColor = NO_TRANSPARENT_COLOR};
    std::array<GifByteType, 4> extension{};
    EGifGCBToExtension(&control, extension.data());
    if (EGifPutExtension(file, GRAPHICS_EXT_FUNC_CODE, static_cast<int>(extension.size()),
                         extension.data()) != GIF_OK ||
        EGifPutImageDesc(file, 0, 0, image.width(), image.height(), false, map.get()) != GIF_OK) {
        return false;
    }
    std::vector<GifPixelType> line(static_cast<std::size_t>(image.width()));
    for (int row = 0; row < image.height(); ++row) {
        std::copy_n(image.constScanLine(row), line.size(), line.begin());
        if (EGifPutLine(file, line.data(), image.width()) != GIF_OK) {
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
    for (; isWritten && frame; frame = nextFrame()) {
        isWritten = putFrame(file.get(), *frame);
    }
    isWritten = EGifCloseFile(file.release(), &error) == GIF_OK && isWritten;
    return isWritten ? content : QByteArray();
}

} // namespace lightsout
