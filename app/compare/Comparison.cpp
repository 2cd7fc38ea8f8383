// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/Comparison.h"

namespace lightsout {

Comparison::Comparison(Workbench& workbench, QObject* parent)
    : QObject(parent), workbench_(workbench) {
    connect(&workbench.document, &CurrentDocument::changed, this, &Comparison::gamesChanged);
    connect(&workbench.pinned.board(), &CurrentDocument::changed, this, &Comparison::gamesChanged);
    connect(&workbench.analysis, &Analysis::factsChanged, this, &Comparison::factsChanged);
    connect(&workbench.analysis, &Analysis::valuesChanged, this, &Comparison::factsChanged);
    connect(&workbench.pinned, &PinnedBoard::changed, this, &Comparison::follow);
}

Comparison::~Comparison() {
    workbench_.pinned.setCompared(false);
}

void Comparison::setWatched(bool isWatched) {
    isWatched_ = isWatched;
    workbench_.pinned.setCompared(isWatched);
    follow();
}

void Comparison::follow() {
    const bool isWanted = isWatched_ && hasPinned();
    if (isWanted && analysis_ == nullptr) {
        analysis_ = new Analysis(workbench_.pinned.board());
        analysis_->setParent(this);
        connect(analysis_, &Analysis::factsChanged, this, &Comparison::factsChanged);
        connect(analysis_, &Analysis::valuesChanged, this, &Comparison::factsChanged);
    } else if (!isWanted) {
        delete std::exchange(analysis_, nullptr);
    }
    Q_EMIT gamesChanged();
    Q_EMIT factsChanged();
}

const Game& Comparison::game(Side side) const {
    return side == Side::own ? workbench_.document.game() : workbench_.pinned.game();
}

Analysis* Comparison::analysis(Side side) const {
    return side == Side::own ? &workbench_.analysis : analysis_;
}

const Facts* Comparison::facts(Side side) const {
    return analysis(side) != nullptr ? analysis(side)->facts() : nullptr;
}

bool Comparison::isWorking(Side side) const {
    return analysis(side) != nullptr && analysis(side)->isWorking();
}

std::optional<std::uint64_t> Comparison::memoryToAllow(Side side) const {
    return analysis(side) != nullptr ? analysis(side)->memoryToAllow() : std::nullopt;
}

void Comparison::allowMemory() {
    for (const Side side : bothSides) {
        if (memoryToAllow(side)) {
            analysis(side)->allowMemory();
        }
    }
    Q_EMIT factsChanged();
}

void Comparison::stop() {
    if (analysis_ != nullptr) {
        analysis_->cancel();
    }
}

} // namespace lightsout

#include "moc_Comparison.cpp"
