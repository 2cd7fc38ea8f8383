// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "sweep/Sweep.h"

#include <QElapsedTimer>
#include <QTimer>

#include <vector>

namespace lightsout {

/// Computes a sweep off the GUI thread, on several cores. Results arrive one by one. The
/// computation can be stopped and resumed.
class SweepRun : public QObject {
    Q_OBJECT

public:
    /// The results, indexed by the numbers of the points; nullopt for points that are not done.
    using Results = std::vector<std::optional<Value>>;

    explicit SweepRun(QObject* parent = nullptr);

    /// Begins a sweep of up to maxPoints points, and discards the previous one.
    void start(Sweep sweep, std::size_t threads);
    void stop();
    void resume(std::size_t threads);

    static constexpr std::uint64_t maxPoints = 40'000;

    const Sweep& sweep() const { return sweep_; }
    const Results& results() const { return results_; }
    /// Returns the numbers that the samples of each point have; empty for points that are not done,
    /// and if there is only one sample for each point.
    const std::vector<std::vector<double>>& samples() const { return samples_; }
    std::size_t doneCount() const { return doneCount_; }
    bool isRunning() const { return job_.isRunning(); }
    bool isStopped() const { return !isRunning() && doneCount_ < results_.size(); }
    /// Returns the points in progress, in ascending order.
    std::vector<std::size_t> working() const;
    /// Returns how long the sweep has been running, in milliseconds, not counting interruptions.
    qint64 elapsed() const { return elapsed_ + (isRunning() ? clock_.elapsed() : 0); }

Q_SIGNALS:
    /// Emitted when the sweep starts, advances, stops or finishes.
    void progressed();

private:
    struct Exchange;

    void takeResults();

    Sweep sweep_;
    Results results_;
    std::vector<std::vector<double>> samples_;
    std::size_t doneCount_ = 0;
    std::shared_ptr<Exchange> exchange_; ///< receives results from the current workers
    QTimer taking_;
    QElapsedTimer clock_;
    qint64 elapsed_ = 0; ///< time before the last stop
    Job job_{this};
};

} // namespace lightsout
