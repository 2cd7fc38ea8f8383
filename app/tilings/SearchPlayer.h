#pragma once

#include "tiling/RecordedSearch.h"

#include <QObject>
#include <QTimer>

#include <memory>

namespace lightsout {

/// A recorded search for tilings that can be played, stepped and dragged, forwards and backwards.
///
/// Step s is the board after the first s moves. Going to any step costs the moves in between.
class SearchPlayer : public QObject {
    Q_OBJECT

public:
    static constexpr int defaultMillisecondsPerStep = 700;

    explicit SearchPlayer(QObject* parent = nullptr);

    /// Replaces what is played, from its start. Presses have an entry for each of `vertices`.
    void load(std::shared_ptr<const RecordedSearch> search, std::size_t vertices);
    void clear() { load(nullptr, 0); }

    bool isLoaded() const { return search_ != nullptr; }
    const RecordedSearch& search() const { return *search_; }

    std::size_t step() const { return step_; }
    std::size_t stepCount() const { return isLoaded() ? search_->moves.size() : 0; }
    bool isAtEnd() const { return step_ == stepCount(); }
    /// The move that led to the present step, or null at the start.
    const SearchMove* lastMove() const;
    /// The presses placed at the present step.
    const BitVector& presses() const { return presses_; }
    /// So far.
    std::size_t deadEnds() const { return deadEnds_; }
    std::size_t found() const { return found_; }

    void setStep(std::size_t step);
    bool isPlaying() const { return timer_.isActive(); }
    /// Playing from the end begins anew.
    void setPlaying(bool playing);
    void setMillisecondsPerStep(int milliseconds) { timer_.setInterval(milliseconds); }

Q_SIGNALS:
    void changed();

private:
    void count(const SearchMove& move, bool isForward);

    std::shared_ptr<const RecordedSearch> search_;
    std::size_t step_ = 0;
    BitVector presses_;
    std::size_t deadEnds_ = 0;
    std::size_t found_ = 0;
    QTimer timer_;
};

} // namespace lightsout
