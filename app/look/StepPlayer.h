// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

namespace lightsout {

/// A sequence of recorded steps, which can be played, stepped and dragged, forwards and backwards.
/// Going to any step costs the steps in between.
class StepPlayer : public QObject {
    Q_OBJECT

public:
    explicit StepPlayer(QObject* parent);

    /// Returns how many steps have been done, 0 at the start.
    std::size_t step() const { return step_; }
    virtual std::size_t stepCount() const = 0;
    bool isAtEnd() const { return step_ == stepCount(); }
    /// Goes to this step, or to the last one if there are fewer.
    void setStep(std::size_t step);

    bool isPlaying() const { return timer_.isActive(); }
    /// Playing from the end starts over.
    void setPlaying(bool playing);
    /// Sets the speed relative to the default of 800 milliseconds a step.
    void setSpeed(int factor);

Q_SIGNALS:
    void changed();

protected:
    /// For a new recording: stops before its first step, without a signal.
    void rewind();

private:
    virtual void doStep(std::size_t index) = 0;
    virtual void undoStep(std::size_t index) = 0;

    std::size_t step_ = 0;
    QTimer timer_;
};

} // namespace lightsout
