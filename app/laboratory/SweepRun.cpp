// SPDX-License-Identifier: GPL-3.0-or-later
#include "laboratory/SweepRun.h"

#include "analysis/WorkMemory.h"
#include "support/Parallel.h"

#include <cmath>
#include <mutex>
#include <new>
#include <set>

namespace lightsout {

namespace {

constexpr int takingMilliseconds = 120;

} // namespace

struct SweepRun::Exchange {
    std::mutex lock;
    struct Done {
        std::size_t point;
        Value value;
        std::vector<double> samples;
    };
    std::vector<Done> done;
    std::set<std::size_t> working;
};

SweepRun::SweepRun(QObject* parent) : QObject(parent) {
    taking_.setInterval(takingMilliseconds);
    connect(&taking_, &QTimer::timeout, this, [this] {
        takeResults();
        if (!isRunning()) { // the job failed
            taking_.stop();
            exchange_.reset();
        }
        Q_EMIT progressed();
    });
}

void SweepRun::start(Sweep sweep, std::size_t threads) {
    stop();
    sweep_ = std::move(sweep);
    results_.assign(sweep_.pointCount(), std::nullopt);
    samples_.assign(results_.size(), {});
    doneCount_ = 0;
    elapsed_ = 0;
    resume(threads);
}

void SweepRun::stop() {
    if (!isRunning()) {
        return;
    }
    takeResults();
    elapsed_ = elapsed();
    job_.cancel();
    taking_.stop();
    exchange_.reset();
    Q_EMIT progressed();
}

void SweepRun::resume(std::size_t threads) {
    std::vector<std::size_t> missing;
    for (std::size_t point = 0; point < results_.size(); ++point) {
        if (!results_[point]) {
            missing.push_back(point);
        }
    }
    if (missing.empty()) {
        return;
    }
    exchange_ = std::make_shared<Exchange>();
    clock_.start();
    taking_.start();
    job_.start(
        [sweep = sweep_, missing = std::move(missing), threads, exchange = exchange_,
         bytes = workBudget().memory](Progress& progress) {
            MemoryPool memory(bytes);
            forEachInParallel(missing.size(), threads, progress, [&](std::size_t i) {
                const std::size_t point = missing[i];
                {
                    const std::scoped_lock held(exchange->lock);
                    exchange->working.insert(point);
                }
                Value measurement;
                std::vector<Value> samples;
                try {
                    Progress ofPoint(&progress);
                    const auto make = [&](const std::string& /*board*/, std::uint64_t seed) {
                        return sweep.gameAt(point, seed);
                    };
                    measurement = measurePoint(sweep, point, make, 1, memory, ofPoint,
                                               sweep.samples > 1 ? &samples : nullptr);
                } catch (const std::bad_alloc&) {
                    // The board can't be computed; it is treated like boards that are known in
                    // advance to be too large.
                }
                std::vector<double> numbers;
                for (const Value& sample : samples) {
                    const double number = sample.number() ? realOf(*sample.number()) : INFINITY;
                    if (std::isfinite(number)) {
                        numbers.push_back(number);
                    }
                }
                const std::scoped_lock held(exchange->lock);
                exchange->working.erase(point);
                exchange->done.push_back({point, std::move(measurement), std::move(numbers)});
            });
            return true;
        },
        [this](bool /*isDone*/) {
            takeResults();
            elapsed_ += clock_.elapsed();
            taking_.stop();
            exchange_.reset();
            Q_EMIT progressed();
        });
    Q_EMIT progressed();
}

std::vector<std::size_t> SweepRun::working() const {
    if (exchange_ == nullptr) {
        return {};
    }
    const std::scoped_lock held(exchange_->lock);
    return {exchange_->working.begin(), exchange_->working.end()};
}

void SweepRun::takeResults() {
    if (exchange_ == nullptr) {
        return;
    }
    std::vector<Exchange::Done> done;
    {
        const std::scoped_lock held(exchange_->lock);
        done.swap(exchange_->done);
    }
    for (auto& [point, measurement, samples] : done) {
        results_[point] = std::move(measurement);
        samples_[point] = std::move(samples);
    }
    doneCount_ += done.size();
}

} // namespace lightsout

#include "moc_SweepRun.cpp"
