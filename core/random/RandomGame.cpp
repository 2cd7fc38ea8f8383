// SPDX-License-Identifier: GPL-3.0-or-later
#include "random/RandomGame.h"

#include "game/Reduction.h"

#include <algorithm>

namespace lightsout {

PressMasks::PressMasks(const Rule& rule, const Progress& progress) : firsts_{0} {
    for (Vertex u = 0; u < rule.vertexCount(); ++u) {
        progress.checkpoint();
        if (!rule.hasButton(u)) {
            continue;
        }
        rule.forEachToggled(u, [&](Vertex v) {
            const auto word = static_cast<std::uint32_t>(v / bitsPerWord);
            // Searches from the end: lights that are toggled together are usually close to each
            // other.
            const auto first = masks_.rend() - static_cast<std::ptrdiff_t>(firsts_.back());
            auto mask = std::find_if(masks_.rbegin(), first,
                                     [word](const Mask& one) { return one.word == word; });
            if (mask == first) {
                masks_.push_back({.word = word});
                mask = masks_.rbegin();
            }
            mask->mask |= std::uint64_t{1} << (v % bitsPerWord);
            ++mask->bits;
        });
        firsts_.push_back(masks_.size());
    }
}

RandomGame::RandomGame(const Rule& rule, BitVector lights, std::uint64_t seed, Walk walk)
    : masks_(std::make_shared<const PressMasks>(rule, Progress())),
      buttons_(Reduction(rule).buttons()), lights_(std::move(lights)),
      random_(SplitMix::stream(seed, 0)), walk_(walk),
      lit_(static_cast<std::int64_t>(lights_.count())) {
    LIGHTSOUT_ASSERT(lights_.size() == rule.vertexCount());
}

void RandomGame::play() {
    if (buttons_.empty()) {
        return;
    }
    ++presses_;
    const std::uint64_t bits = random_.word();
    if (walk_ == Walk::lazy && (bits & 1U) != 0) {
        last_.reset();
    } else {
        const std::uint32_t button =
            random_.below(masks_->buttonCount(), static_cast<std::uint32_t>(bits >> 32U));
        last_ = buttons_[button];
        lit_ += masks_->press(button, lights_.words());
    }
    if (watched_) {
        ++watchedTimes_;
        timesWatchedOn_ += lights_[*watched_] ? 1U : 0U;
    }
}

} // namespace lightsout
