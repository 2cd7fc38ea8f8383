// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "page/Page.h"

#include <QTimer>

#include <functional>

namespace lightsout {

/// A ring around a landmark in the window and a line from it to the text about it. Both are
/// hidden while the landmark is not visible.
class PointerOverlay : public QWidget {
    Q_OBJECT

public:
    explicit PointerOverlay(QWidget& window);

    /// Points from `words` to the landmark that `find` returns. `find` is called again by
    /// refresh().
    void pointAt(std::function<LandmarkPlace()> find, QWidget* words);
    void clear();
    /// Looks for the landmark again soon, because widgets may have moved.
    void refresh() {
        if (find_ && !soon_.isActive()) {
            soon_.start();
        }
    }
    /// Returns the rectangle of the ring in the window; empty if there is none.
    QRect ring() const { return ring_; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void follow();

    QWidget& window_;
    std::function<LandmarkPlace()> find_;
    QPointer<QWidget> words_;
    QRect ring_;
    QPoint end_; ///< end of the line
    QTimer soon_;
};

} // namespace lightsout
