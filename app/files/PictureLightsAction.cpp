// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/PictureLightsAction.h"

#include "controls/ErrorDialog.h"
#include "controls/PictureReader.h"
#include "io/AtomicFile.h"
#include "newboard/LightsFromPictureDialog.h"
#include "text/ErrorText.h"
#include "text/FilePath.h"
#include "theme/LookChanges.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMimeData>

#include <algorithm>

namespace lightsout {

namespace {

/// Maximum size in bytes of a file that is read as a picture.
constexpr std::uint64_t maxPictureBytes = std::uint64_t{1} << 28;

const QLatin1String imagePrefix("image/");

bool isImageType(const QString& type) {
    return type.startsWith(imagePrefix);
}

/// Returns "png" for "image/png".
QByteArray formatOf(const QString& type) {
    return type.mid(imagePrefix.size()).toLatin1();
}

/// A picture, or the reason why there is none.
struct PictureInFile {
    QImage picture;
    QString problem;
};

PictureInFile pictureInFile(const QString& path, Progress& progress) {
    // Reading a pipe could block forever.
    if (!QFileInfo(path).isFile()) {
        return {{}, errorText({.code = ErrorCode::fileNotReadable})};
    }
    const Result<std::string> bytes = readFile(pathOf(path), maxPictureBytes, &progress);
    if (!bytes) {
        return {{}, errorText(bytes.error())};
    }
    return {readPicture(QByteArray::fromStdString(*bytes)), {}};
}

} // namespace

PictureLightsAction::PictureLightsAction(CurrentDocument& document, QWidget* window)
    : QAction(window), document_(document), window_(window) {
    setTexts<PictureLightsAction>(this, QT_TR_NOOP("Lights from a p&icture …"),
                                  QT_TR_NOOP("Make a grid whose lights show a photo or drawing"));
    connect(this, &QAction::triggered, this, &PictureLightsAction::choose);
}

bool PictureLightsAction::isPicture(const QString& path) {
    const QByteArray suffix = QFileInfo(path).suffix().toLower().toLatin1();
    return suffix == "jpg" || pixelFormats().contains(suffix);
}

bool PictureLightsAction::hasPicture(const QMimeData& data) {
    const QStringList formats = data.formats();
    const bool isOfOther = std::ranges::any_of(formats, isImageType);
    return data.hasImage() && (!isOfOther || std::ranges::any_of(formats, [](const QString& type) {
               return isImageType(type) && pixelFormats().contains(formatOf(type));
           }));
}

QImage PictureLightsAction::pictureIn(const QMimeData& data) {
    if (!hasPicture(data)) {
        return {};
    }
    // Data from other programs is decoded here, because imageData() would accept any format,
    // including SVG.
    bool isOfOther = false;
    for (const QString& type : data.formats()) {
        if (isImageType(type)) {
            isOfOther = true;
            if (pixelFormats().contains(formatOf(type))) {
                if (QImage picture = readPicture(data.data(type), formatOf(type));
                    !picture.isNull()) {
                    return picture;
                }
            }
        }
    }
    return isOfOther ? QImage() : data.imageData().value<QImage>();
}

void PictureLightsAction::choose() {
    const QString path = QFileDialog::getOpenFileName(
        window_, tr("Lights from a picture"), QString(),
        tr("Pictures (*.png *.jpg *.jpeg *.bmp *.gif *.pbm *.pgm *.ppm)"));
    if (!path.isEmpty()) {
        open(path);
    }
}

void PictureLightsAction::open(const QString& path) {
    reading_.start([path](Progress& progress) { return pictureInFile(path, progress); },
                   [this](const PictureInFile& read) {
                       if (read.picture.isNull()) {
                           showError(window_, tr("The picture can't be read."),
                                     read.problem.isEmpty()
                                         ? tr("Use a PNG, JPEG, BMP, GIF, PBM, PGM or PPM picture "
                                              "of at most %1 million pixels.")
                                               .arg(maxPicturePixels / 1'000'000)
                                         : read.problem);
                       } else {
                           fit(read.picture);
                       }
                   });
}

void PictureLightsAction::fit(const QImage& picture) {
    LightsFromPictureDialog dialog(picture, window_);
    if (dialog.exec() == QDialog::Accepted) {
        document_.begin(dialog.game(), Document::Origin::drawn);
    }
}

} // namespace lightsout

#include "moc_PictureLightsAction.cpp"
