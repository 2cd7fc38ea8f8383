#include "random/RandomGame.h"

#include <map>

namespace lightsout {

PressMasks::PressMasks(const Rule& rule) : firsts_{0} {
    for (Vertex u = 0; u < rule.vertexCount(); ++u) {
        std::map<std::size_t, std::uint64_t> words;
        rule.forEachToggled(
            u, [&](Vertex v) { words[v / bitsPerWord] |= std::uint64_t{1} << (v % bitsPerWord); });
        for (const auto& [word, mask] : words) {
            masks_.push_back({mask, static_cast<std::uint32_t>(word), std::popcount(mask)});
        }
        firsts_.push_back(masks_.size());
    }
}

RandomGame::RandomGame(const Rule& rule, BitVector lights, std::uint64_t seed, Walk walk)
    : masks_(std::make_shared<const PressMasks>(rule)), lights_(std::move(lights)),
      random_(SplitMix::stream(seed, 0)), walk_(walk),
      lit_(static_cast<std::int64_t>(lights_.count())) {
    LIGHTSOUT_ASSERT(lights_.size() == rule.vertexCount());
}

void RandomGame::play() {
    const auto vertices = static_cast<std::uint32_t>(lights_.size());
    if (vertices == 0) {
        return;
    }
    ++presses_;
    const std::uint64_t bits = random_.word();
    if (walk_ == Walk::lazy && (bits & 1U) != 0) {
        last_.reset();
    } else {
        last_ = random_.below(vertices, static_cast<std::uint32_t>(bits >> 32U));
        lit_ += masks_->press(*last_, lights_.words());
    }
    if (watched_) {
        ++watchedTimes_;
        watchedOn_ += lights_[*watched_] ? 1U : 0U;
    }
}

} // namespace lightsout
