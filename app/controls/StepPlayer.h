// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

namespace lightsout {

/// A sequence of recorded steps that can be played, stepped through and dragged, forwards and
/// backwards. Going to a step takes as long as performing all steps in between.
class StepPlayer : public QObject {
    Q_OBJECT

public:
    explicit StepPlayer(QObject* parent);

    /// Returns the number of steps that have been done; 0 at the start.
    std::size_t step() const { return step_; }
    virtual std::size_t stepCount() const = 0;
    bool isAtEnd() const { return step_ == stepCount(); }
    /// Goes to this step, or to the last one if there are fewer.
    void setStep(std::size_t step);
    /// Goes to the next or previous step, or to the next or previous stop if goesByStops().
    void turn(bool isForward);
    /// Goes to the next stop, or to the end if there is none.
    void goToNextStop() { setStep(stopAfter(step_)); }

    /// Returns true if some steps are stops, such as those that complete a pivot.
    virtual bool hasStops() const { return false; }
    bool goesByStops() const { return goesByStops_; }
    /// Sets whether turning and playing go from stop to stop.
    void setGoesByStops(bool goes);

    /// Goes to the step nearest to a position between steps.
    void scrub(double position);

    bool isPlaying() const { return timer_.isActive(); }
    /// Starts or stops playing. Playing from the end starts over.
    void setPlaying(bool playing);
    /// Sets the speed as a multiple of the default of one step every 800 milliseconds.
    void setSpeed(int factor);
    int speed() const { return speed_; }

Q_SIGNALS:
    void changed();
    /// Emitted after changed() while the user drags the slider. Position 2.25 is a quarter of the
    /// way from step 2 to step 3.
    void scrubbed(double position);

protected:
    /// Goes to the start of a new recording and stops. Emits no signal.
    void rewind();

private:
    virtual void doStep(std::size_t index) = 0;
    virtual void undoStep(std::size_t index) = 0;
    /// Return the nearest stop after or before a step; the first and the last step are stops.
    virtual std::size_t stopAfter(std::size_t step) const { return step + 1; }
    virtual std::size_t stopBefore(std::size_t step) const { return step - 1; }

    std::size_t step_ = 0;
    int speed_ = 1;
    bool goesByStops_ = false;
    QTimer timer_;
};

} // namespace lightsout
