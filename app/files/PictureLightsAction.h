// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "document/CurrentDocument.h"

#include <QAction>

class QImage;
class QMimeData;
class QWidget;

namespace lightsout {

/// The action "Lights from a picture …". A picture that is chosen, dropped or pasted becomes the
/// lights of a new board, after a dialog with options.
class PictureLightsAction : public QAction {
    Q_OBJECT

public:
    PictureLightsAction(CurrentDocument& document, QWidget* window);

    /// Returns true if a file has the name of a picture.
    static bool isPicture(const QString& path);
    /// Returns true if dropped or pasted data contains a picture in a supported format.
    static bool hasPicture(const QMimeData& data);
    /// Returns the picture in dropped or pasted data; null if there is none.
    static QImage pictureIn(const QMimeData& data);

    /// Reads the file and calls fit().
    void open(const QString& path);
    /// Asks how to convert the picture to lights, and begins a new board with them.
    void fit(const QImage& picture);

private:
    void choose();

    CurrentDocument& document_;
    QWidget* window_;
    Job reading_{this};
};

} // namespace lightsout
