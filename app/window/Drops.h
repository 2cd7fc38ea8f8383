// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QDragEnterEvent;
class QDropEvent;
class QImage;
class QWidget;

namespace lightsout {

/// Files and pictures that are dropped on a window, while it accepts drops.
class Drops : public QObject {
    Q_OBJECT

public:
    explicit Drops(QWidget* window);

Q_SIGNALS:
    /// A file came, or the first of several: the others get windows of their own.
    void fileDropped(const QString& path);
    void pictureDropped(const QImage& picture);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    static void enter(QDragEnterEvent& event);
    void drop(QDropEvent& event);
};

} // namespace lightsout
