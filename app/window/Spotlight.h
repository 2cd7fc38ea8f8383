// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

namespace lightsout {

/// An overlay that darkens the window except for a disc around the pointer while a key is held.
/// Clicks pass through it.
class Spotlight : public QWidget {
    Q_OBJECT

public:
    static constexpr Qt::Key key = Qt::Key_F9;

    explicit Spotlight(QWidget* window);

    /// Returns the middle of the disc, in window coordinates.
    QPoint middle() const { return middle_; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void setShining(bool isShining);
    void follow();

    QTimer following_;
    QPoint middle_;
};

} // namespace lightsout
