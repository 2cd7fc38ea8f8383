#pragma once

#include "elimination/Recording.h"

#include <QObject>
#include <QTimer>

namespace lightsout {

/// A recorded elimination that can be played, stepped and dragged, forwards and backwards.
///
/// Step s is the matrix after the first s operations. Each operation is its own inverse, so going
/// to any step costs the operations in between.
class EliminationPlayer : public QObject {
    Q_OBJECT

public:
    static constexpr int defaultMillisecondsPerStep = 800;

    explicit EliminationPlayer(QObject* parent = nullptr);

    /// Replaces what is played, at the step given or the last one there is.
    void load(std::shared_ptr<const Recording> recording, std::size_t step);
    void clear() { load(nullptr, 0); }

    bool isLoaded() const { return recording_ != nullptr; }
    const std::shared_ptr<const Recording>& shared() const { return recording_; }
    const Recording& recording() const { return *recording_; }
    const RecordedElimination& elimination() const { return recording_->elimination; }
    /// The matrix at the present step.
    const BitMatrix& matrix() const { return matrix_; }

    std::size_t step() const { return step_; }
    std::size_t stepCount() const { return isLoaded() ? elimination().operations.size() : 0; }
    bool isAtEnd() const { return step_ == stepCount(); }
    bool isGoingUp() const { return isLoaded() && step_ > elimination().phaseChange; }
    bool isAtSmallSystem() const { return isLoaded() && recording_->smallSystem == step_; }
    /// What led to the present step; nullptr at the start.
    const RowOperation* lastOperation() const;
    /// How many rows have their pivot at the present step.
    std::size_t pivotsFound() const;

    void setStep(std::size_t step);
    bool isPlaying() const { return timer_.isActive(); }
    void setPlaying(bool playing);
    void setMillisecondsPerStep(int milliseconds) { timer_.setInterval(milliseconds); }

Q_SIGNALS:
    void changed();

private:
    std::shared_ptr<const Recording> recording_;
    BitMatrix matrix_;
    std::size_t step_ = 0;
    QTimer timer_;
};

} // namespace lightsout
