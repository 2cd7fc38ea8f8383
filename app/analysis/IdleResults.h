// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

#include <cstdint>
#include <functional>
#include <vector>

class QWidget;

namespace lightsout {

/// Gives back the memory of results that no visible view has needed for a while, the largest first.
/// They are computed again when their view is shown again.
class IdleResults : public QObject {
    Q_OBJECT

public:
    static IdleResults& instance();

    /// Gives back a result of `view` by calling `giveBack` after the view has been hidden for a
    /// while. `bytes` returns the approximate size of the result, or 0 if there is nothing to give
    /// back. Both are called only as long as the view exists.
    void watch(QWidget* view, std::function<std::uint64_t()> bytes, std::function<void()> giveBack);

    /// Counts the views that are hidden, and gives back the largest result of those that have been
    /// hidden for `patience` calls. A timer calls this function.
    void check();
    static constexpr int patience = 4;
    static constexpr int checkMilliseconds = 15'000;
    /// Smaller results are kept.
    static constexpr std::uint64_t minBytes = std::uint64_t{1} << 20;

private:
    struct Result {
        QWidget* view;
        std::function<std::uint64_t()> bytes;
        std::function<void()> giveBack;
        int checksHidden = 0; ///< number of checks in a row that found the view hidden
    };

    IdleResults();

    std::vector<Result> results_;
    QTimer timer_;
};

} // namespace lightsout
