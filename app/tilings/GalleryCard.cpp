// SPDX-License-Identifier: GPL-3.0-or-later
#include "tilings/GalleryCard.h"

#include "board/PatternPicture.h"
#include "board/PatternTile.h"
#include "controls/WhyButton.h"
#include "text/NumberText.h"
#include "theme/LookChanges.h"

#include <QButtonGroup>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace lightsout {

namespace {

constexpr int tilesPerRow = 5;
constexpr std::size_t tilesPerPage = 10;

} // namespace

GalleryCard::GalleryCard(QWidget* parent)
    : Card(parent), title_(makeLabel(TextRole::title, false, this)),
      text_(makeLabel(TextRole::body, true, this)),
      position_(makeLabel(TextRole::body, true, this)),
      back_(new QPushButton(QStringLiteral("‹"), this)),
      forward_(new QPushButton(QStringLiteral("›"), this)), grid_(new QGridLayout),
      group_(new QButtonGroup(this)) {
    new WhyButton(*title_, QStringLiteral("tilings.md#looking-at-tilings"));
    text_->setWordWrap(true);
    back_->setObjectName(QStringLiteral("previousTiling"));
    forward_->setObjectName(QStringLiteral("nextTiling"));
    auto* head = new QHBoxLayout;
    head->addWidget(title_, 1);
    head->addWidget(position_);
    head->addWidget(back_);
    head->addWidget(forward_);
    content()->addLayout(head);
    content()->addWidget(text_);
    content()->addLayout(grid_);
    grid_->setColumnStretch(tilesPerRow, 1);
    connect(back_, &QPushButton::clicked, this, [this] { turn(false); });
    connect(forward_, &QPushButton::clicked, this, [this] { turn(true); });
    connect(group_, &QButtonGroup::idClicked, this,
            [this](int id) { choose(static_cast<std::size_t>(id)); });
    onAppearanceChanged(this, [this] { retranslate(); });
}

void GalleryCard::retranslate() {
    back_->setAccessibleName(tr("Previous"));
    back_->setToolTip(back_->accessibleName());
    forward_->setAccessibleName(tr("Next"));
    forward_->setToolTip(forward_->accessibleName());
    describe();
    clearTiles();
    showPage();
}

void GalleryCard::showFacts(const Rule& rule, std::shared_ptr<const TilingFacts> facts) {
    rule_ = rule;
    facts_ = std::move(facts);
    clearTiles();
    describe();
    choose(0);
}

void GalleryCard::describe() {
    if (patternCount() == 0) {
        return;
    }
    if (facts_->haveNone()) {
        title_->setText(tr("Nearest to a tiling"));
        const QString proven = tr("No solution of the all-on board has fewer changes.");
        const QString best = tr("Fewest changes in all: %1; a tiling would have %2.")
                                 .arg(numberText(facts_->near.best.front().changes),
                                      numberText(rule_.vertexCount()));
        const QString text = facts_->near.isProven ? best + QLatin1Char(' ') + proven : best;
        const bool isCut = facts_->near.best.size() == maxNear;
        text_->setText(isCut ? text + QLatin1Char(' ') +
                                   tr("The %1 solutions nearest to a tiling are listed.")
                                       .arg(numberText(maxNear))
                             : text);
    } else {
        title_->setText(facts_->areAll ? tr("All tilings") : tr("The first tilings"));
    }
    text_->setVisible(facts_->haveNone());
}

void GalleryCard::clear() {
    facts_.reset();
    clearTiles();
}

void GalleryCard::clearTiles() {
    for (PatternTile* tile : tiles_) {
        delete tile;
    }
    tiles_.clear();
}

std::size_t GalleryCard::patternCount() const {
    if (facts_ == nullptr || rule_.vertexCount() > PatternPicture::maxVertices) {
        return 0;
    }
    return facts_->haveNone() ? facts_->near.best.size() : facts_->tilings.size();
}

const BitVector& GalleryCard::presses(std::size_t index) const {
    return facts_->haveNone() ? facts_->near.best[index].presses : facts_->tilings[index];
}

void GalleryCard::choose(std::size_t index) {
    if (index >= patternCount()) {
        return;
    }
    chosen_ = index;
    showPage();
    Q_EMIT chosen(presses(index));
}

void GalleryCard::showPage() {
    if (patternCount() == 0) {
        return;
    }
    const std::size_t first = chosen_ / tilesPerPage * tilesPerPage;
    if (tiles_.empty() || group_->id(tiles_.front()) != static_cast<int>(first)) {
        clearTiles();
        for (std::size_t i = first; i < std::min(first + tilesPerPage, patternCount()); ++i) {
            const QString caption =
                facts_->haveNone() ? numberText(facts_->near.best[i].changes) : numberText(i + 1);
            auto* tile = new PatternTile(rule_, presses(i), &Theme::press, caption, this);
            tile->setAccessibleName(facts_->haveNone()
                                        ? tr("Solution %1 of %2: %Ln change(s)", nullptr,
                                             static_cast<int>(facts_->near.best[i].changes))
                                              .arg(numberText(i + 1), numberText(patternCount()))
                                        : tr("Tiling %1").arg(caption));
            tile->setToolTip(tr("Enlarge"));
            group_->addButton(tile, static_cast<int>(i));
            const int place = static_cast<int>(i - first);
            grid_->addWidget(tile, place / tilesPerRow, place % tilesPerRow);
            tiles_.push_back(tile);
        }
    }
    if (chosen_ - first < tiles_.size()) {
        tiles_[chosen_ - first]->setChecked(true);
    }
    position_->setText(tr("%1 of %2").arg(numberText(chosen_ + 1), numberText(patternCount())));
    back_->setEnabled(chosen_ > 0);
    forward_->setEnabled(chosen_ + 1 < patternCount());
}

} // namespace lightsout

#include "moc_GalleryCard.cpp"
