// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/PictureLightsAction.h"

#include "look/LookChanges.h"
#include "newboard/LightsFromPictureDialog.h"
#include "window/Complaint.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QImageReader>
#include <QMimeData>

#include <utility>

namespace lightsout {

PictureLightsAction::PictureLightsAction(Document& document, QWidget* window)
    : QAction(window), document_(document), window_(window) {
    keepTranslated(this, [this] {
        setText(tr("Lights from a p&icture …"));
        setToolTip(tr("A grid whose lights show a photo or a drawing"));
    });
    connect(this, &QAction::triggered, this, &PictureLightsAction::choose);
}

bool PictureLightsAction::isPicture(const QString& path) {
    const QByteArray suffix = QFileInfo(path).suffix().toLower().toLatin1();
    return QImageReader::supportedImageFormats().contains(suffix);
}

QImage PictureLightsAction::pictureIn(const QMimeData& data) {
    return data.hasImage() && !data.hasText() ? data.imageData().value<QImage>() : QImage();
}

void PictureLightsAction::choose() {
    const QString path = QFileDialog::getOpenFileName(
        window_, tr("Lights from a picture"), QString(),
        tr("Pictures (*.png *.jpg *.jpeg *.bmp *.gif *.svg *.pbm *.pgm *.ppm)"));
    if (!path.isEmpty()) {
        open(path);
    }
}

void PictureLightsAction::open(const QString& path) {
    reading_.start(
        [path](Progress& /*progress*/) {
            QImageReader reader(path);
            reader.setAutoTransform(true);
            QImage picture = reader.read();
            return std::pair(std::move(picture), reader.errorString());
        },
        [this](const std::pair<QImage, QString>& read) {
            if (read.first.isNull()) {
                complain(window_, tr("The picture can't be read."), read.second);
            } else {
                fit(read.first);
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
