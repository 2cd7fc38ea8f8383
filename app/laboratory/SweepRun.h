// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "sweep/Sweep.h"

#include <QElapsedTimer>
#include <QTimer>

#include <vector>

namespace lightsout {

/// A sweep as it is computed off the GUI thread, on several cores: results come as they are there.
/// It can be stopped and gone on with.
class SweepRun : public QObject {
    Q_OBJECT

public:
    /// By the numbers of the points; nothing where one is still to come.
    using Results = std::vector<std::optional<Measurement>>;

    explicit SweepRun(QObject* parent = nullptr);

    /// Begins a sweep, and drops the one before. Of up to maxPoints.
    void start(Sweep sweep, std::size_t threads);
    void stop();
    void resume(std::size_t threads);

    static constexpr std::uint64_t maxPoints = 40'000;

    const Sweep& sweep() const { return sweep_; }
    const Results& results() const { return results_; }
    std::size_t doneCount() const { return doneCount_; }
    bool isRunning() const { return job_.isRunning(); }
    bool isStopped() const { return !isRunning() && doneCount_ < results_.size(); }
    /// The points at work, ascending.
    std::vector<std::size_t> working() const;
    /// How long it has been at work, in milliseconds.
    qint64 elapsed() const { return elapsed_ + (isRunning() ? clock_.elapsed() : 0); }

Q_SIGNALS:
    /// Begun, further on, stopped or done.
    void progressed();

private:
    struct Exchange;

    void takeResults();

    Sweep sweep_;
    Results results_;
    std::size_t doneCount_ = 0;
    std::shared_ptr<Exchange> exchange_; ///< what the workers of now hand over
    QTimer taking_;
    QElapsedTimer clock_;
    qint64 elapsed_ = 0; ///< before the last stop
    Job job_{this};
};

} // namespace lightsout
