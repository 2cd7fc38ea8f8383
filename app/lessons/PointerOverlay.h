// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/Landmarks.h"

#include <QTimer>

#include <functional>

namespace lightsout {

/// A ring around a thing in the window and a short line from it to the words about it. Both follow
/// when things move, and are gone while the thing is not seen.
class PointerOverlay : public QWidget {
    Q_OBJECT

public:
    explicit PointerOverlay(QWidget& window);

    /// Points, whenever it is asked, at what `find` gives, from `words`.
    void pointAt(std::function<LandmarkPlace()> find, QWidget* words);
    void clear();
    /// Where the ring is, in the window; empty where there is none.
    QRect ring() const { return ring_; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void follow();

    QWidget& window_;
    std::function<LandmarkPlace()> find_;
    QPointer<QWidget> words_;
    QRect ring_;
    QPoint end_; ///< of the line
    QTimer soon_;
};

} // namespace lightsout
