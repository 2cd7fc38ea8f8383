// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QDragEnterEvent;
class QDropEvent;
class QImage;
class QWidget;

namespace lightsout {

/// Handles files, pictures and texts that are dropped on a window while it accepts drops.
class Drops : public QObject {
    Q_OBJECT

public:
    explicit Drops(QWidget* window);

Q_SIGNALS:
    /// Emitted when files have been dropped, with the path of the first one. The others are opened
    /// in new windows.
    void fileDropped(const QString& path);
    void pictureDropped(const QImage& picture);
    void textDropped(const QString& text);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    static void enter(QDragEnterEvent& event);
    void drop(QDropEvent& event);
};

} // namespace lightsout
