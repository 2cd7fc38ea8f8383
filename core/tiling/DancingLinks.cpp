// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiling/DancingLinks.h"

#include <algorithm>

namespace lightsout {

namespace {

constexpr std::uint32_t nowhere = UINT32_MAX;

} // namespace

DancingLinks::DancingLinks(const ExactCover& cover)
    : starts_(cover.starts), sizes_(cover.itemCount()), before_(cover.itemCount(), nowhere),
      after_(cover.itemCount(), nowhere), items_(static_cast<Index>(cover.itemCount())),
      itemsLeft_(items_) {
    LIGHTSOUT_ASSERT(cover.itemCount() + cover.covered.size() < nowhere);
    nodes_.reserve(cover.itemCount() + cover.covered.size());
    for (Index item = 0; item < items_; ++item) {
        nodes_.push_back({item, item, item, 0});
    }
    for (Index option = 0; option < cover.optionCount(); ++option) {
        for (const Index item : cover.itemsOf(option)) {
            const auto node = static_cast<Index>(nodes_.size());
            const Index last = nodes_[item].up;
            nodes_.push_back({last, item, item, option});
            nodes_[last].down = node;
            nodes_[item].up = node;
            ++sizes_[item];
        }
    }
    const auto largest = std::ranges::max_element(sizes_);
    firstOfSize_.assign(largest == sizes_.end() ? 1 : *largest + 1, nowhere);
    // Items are linked in reverse order, so that the first item comes first in its list.
    for (Index item = items_; item-- > 0;) {
        enlist(item);
    }
}

template <typename Visitor>
void DancingLinks::forEachSibling(Index node, Visitor visit) {
    const Index option = nodes_[node].option;
    const auto first = static_cast<Index>(items_ + starts_[option]);
    const Index beyond = first + nodeCount(option);
    for (Index sibling = first; sibling < beyond; ++sibling) {
        if (sibling != node) {
            visit(sibling);
        }
    }
}

void DancingLinks::enlist(Index item) {
    Index& first = firstOfSize_[sizes_[item]];
    before_[item] = nowhere;
    after_[item] = first;
    if (first != nowhere) {
        before_[first] = item;
    }
    first = item;
}

void DancingLinks::delist(Index item) {
    if (before_[item] == nowhere) {
        firstOfSize_[sizes_[item]] = after_[item];
    } else {
        after_[before_[item]] = after_[item];
    }
    if (after_[item] != nowhere) {
        before_[after_[item]] = before_[item];
    }
}

void DancingLinks::resize(Index item, int change) {
    delist(item);
    sizes_[item] += static_cast<Index>(change);
    enlist(item);
}

void DancingLinks::hide(Index node) {
    forEachSibling(node, [this](Index sibling) {
        const Node& unlinked = nodes_[sibling];
        nodes_[unlinked.up].down = unlinked.down;
        nodes_[unlinked.down].up = unlinked.up;
        resize(unlinked.item, -1);
    });
}

void DancingLinks::unhide(Index node) {
    forEachSibling(node, [this](Index sibling) {
        const Node& linked = nodes_[sibling];
        nodes_[linked.up].down = sibling;
        nodes_[linked.down].up = sibling;
        resize(linked.item, 1);
    });
}

void DancingLinks::cover(Index item) {
    delist(item);
    --itemsLeft_;
    for (Index node = nodes_[item].down; node != item; node = nodes_[node].down) {
        hide(node);
    }
}

void DancingLinks::uncover(Index item) {
    for (Index node = nodes_[item].up; node != item; node = nodes_[node].up) {
        unhide(node);
    }
    ++itemsLeft_;
    enlist(item);
}

void DancingLinks::choose(Index node) {
    forEachSibling(node, [this](Index sibling) { cover(nodes_[sibling].item); });
    chosen_.push_back(nodes_[node].option);
}

void DancingLinks::unchoose(Index node) {
    chosen_.pop_back();
    const Index option = nodes_[node].option;
    const auto first = static_cast<Index>(items_ + starts_[option]);
    for (Index sibling = first + nodeCount(option); sibling-- > first;) {
        if (sibling != node) {
            uncover(nodes_[sibling].item);
        }
    }
}

DancingLinks::Step DancingLinks::place(Level& level) {
    choose(level.node);
    isDescending_ = true;
    return {Event::placed, nodes_[level.node].option, level.item, level.choices};
}

DancingLinks::Step DancingLinks::retreat() {
    isDescending_ = false;
    if (levels_.empty()) {
        isDescending_ = true;
        return {.event = Event::finished};
    }
    isTakenBack_ = true;
    ++levels_.back().tried;
    unchoose(levels_.back().node);
    return {.event = Event::takenBack, .subject = nodes_[levels_.back().node].option};
}

DancingLinks::Step DancingLinks::step() {
    if (isTakenBack_) {
        isTakenBack_ = false;
        Level& level = levels_.back();
        level.node = nodes_[level.node].down;
        if (level.node != level.item) {
            return place(level);
        }
        uncover(level.item);
        levels_.pop_back();
        return retreat();
    }
    if (!isDescending_) {
        return retreat();
    }
    if (itemsLeft_ == 0) {
        isDescending_ = false;
        return {.event = Event::found};
    }
    const auto fewest = std::ranges::find_if(firstOfSize_, [](Index i) { return i != nowhere; });
    const Index item = *fewest;
    if (sizes_[item] == 0) {
        isDescending_ = false;
        return {.event = Event::deadEnd, .subject = item};
    }
    const Index choices = sizes_[item];
    cover(item);
    levels_.push_back({item, nodes_[item].down, choices, 0});
    return place(levels_.back());
}

bool DancingLinks::next(Progress& progress) {
    constexpr std::size_t stepsBetweenReports = 256;
    for (std::size_t steps = 1;; ++steps) {
        if (steps % stepsBetweenReports == 0) {
            progress.checkpoint(fraction());
        } else {
            progress.checkpoint();
        }
        const Event event = step().event;
        if (event == Event::found || event == Event::finished) {
            return event == Event::found;
        }
    }
}

double DancingLinks::fraction() const {
    double done = 0;
    double part = 1;
    for (const Level& level : levels_) {
        part /= level.choices;
        done += part * level.tried;
        if (part < 1e-6) {
            break;
        }
    }
    return done;
}

RecordedSearch recordSearch(const ExactCover& cover, std::size_t maxMoves, Progress& progress) {
    using Event = DancingLinks::Event;
    RecordedSearch record;
    DancingLinks links(cover);
    while (record.moves.size() < maxMoves) {
        progress.checkpoint(links.fraction());
        const DancingLinks::Step step = links.step();
        SearchMove move{.event = step.event};
        switch (step.event) {
        case Event::placed:
            move.vertex = cover.presses[step.subject];
            move.light = cover.lights[step.item];
            move.choices = step.choices;
            break;
        case Event::takenBack:
            move.vertex = cover.presses[step.subject];
            break;
        case Event::deadEnd:
            move.vertex = cover.lights[step.subject];
            break;
        case Event::found:
            ++record.found;
            break;
        case Event::finished:
            record.isComplete = true;
            return record;
        }
        record.moves.push_back(move);
    }
    return record;
}

} // namespace lightsout
