// SPDX-License-Identifier: GPL-3.0-or-later
#include "newboard/ThumbnailCommand.h"

#include "board/Thumbnail.h"
#include "formats/BoardFile.h"
#include "io/AtomicFile.h"
#include "text/ErrorText.h"
#include "text/FilePath.h"
#include "theme/Theme.h"

#include <QBuffer>
#include <QGuiApplication>
#include <QPainter>

#include <cstdio>
#include <cstring>

namespace lightsout {

namespace {

constexpr int usualSize = 128;
constexpr int maxSize = 4096;

int fail(const QString& what) {
    std::fprintf(stderr, "lightsout: %s\n", qPrintable(what));
    return 2;
}

QByteArray pictureOf(const Game& game, int size) {
    QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    paintThumbnail(painter, QRectF(0, 0, size, size), game, Theme::light());
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    image.save(&buffer, "PNG");
    return bytes;
}

} // namespace

bool isThumbnailCommand(int argc, char** argv) {
    return argc > 1 && std::strcmp(argv[1], "--thumbnail") == 0;
}

int runThumbnailCommand(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    const QStringList words = QGuiApplication::arguments().mid(2);
    bool isNumber = true;
    const int size = words.size() > 2 ? words[2].toInt(&isNumber) : usualSize;
    if (words.size() < 2 || words.size() > 3) {
        return fail(QStringLiteral("--thumbnail takes FILE, PNG and perhaps SIZE"));
    }
    if (!isNumber || size < 1 || size > maxSize) {
        return fail(QStringLiteral("\"%1\" is not a size from 1 to %2").arg(words[2]).arg(maxSize));
    }
    const Result<SavedBoard> board = readBoardFile(pathOf(words[0]));
    if (!board) {
        return fail(words[0] + QStringLiteral(": ") + errorText(board.error()));
    }
    const QByteArray picture = pictureOf(board->game, size);
    auto file = AtomicFile::prepare(pathOf(words[1]), picture.toStdString());
    const auto written = file ? file->commit() : Result<std::monostate>(file.error());
    return written ? 0 : fail(words[1] + QStringLiteral(": ") + errorText(written.error()));
}

} // namespace lightsout
