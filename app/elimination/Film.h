// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace lightsout {

/// The position in a sequence of steps that is shown, which follows the current step. Position 2.25
/// is a quarter of the way from step 2 to step 3. The way to a step nearby is filmed in 600
/// milliseconds at speed 1, and a longer way is cut.
class Film : public QObject {
    Q_OBJECT

public:
    explicit Film(QObject* parent = nullptr);

    double position() const { return position_; }
    /// Starts the film to a step. A film that is running continues from its present position.
    void goTo(std::size_t step);
    /// Shows a position at once and stops. Emits no signal.
    void cutTo(double position);
    /// Sets the speed of this and later films, as a multiple of the default.
    void setSpeed(int factor) { speed_ = factor; }
    /// Moves the film on by this time.
    void advance(qint64 milliseconds);

Q_SIGNALS:
    void moved();

private:
    double position_ = 0;
    double goal_ = 0;
    double distance_ = 1; ///< number of steps that are filmed together
    int speed_ = 1;
    QTimer frames_;
    QElapsedTimer clock_;
};

} // namespace lightsout
