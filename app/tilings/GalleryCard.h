// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/Card.h"
#include "tilings/TilingFacts.h"

#include <memory>

class QButtonGroup;
class QGridLayout;
class QPushButton;

namespace lightsout {

class PatternTile;

/// A card with all tilings as small boards, page by page. If there are no tilings, it shows the
/// solutions nearest to a tiling. The chosen one is shown on the large board.
class GalleryCard : public Card {
    Q_OBJECT

public:
    explicit GalleryCard(QWidget* parent = nullptr);

    void showFacts(const Rule& rule, std::shared_ptr<const TilingFacts> facts);
    void clear();
    /// Returns true if there is anything to choose from.
    bool hasContent() const { return patternCount() > 0; }
    /// Chooses the next or previous pattern, if there is one.
    void turn(bool isForward) { choose(isForward ? chosen_ + 1 : chosen_ - 1); }

Q_SIGNALS:
    void chosen(const lightsout::BitVector& presses);

private:
    void retranslate();
    /// Describes the patterns.
    void describe();
    std::size_t patternCount() const;
    const BitVector& presses(std::size_t index) const;
    void choose(std::size_t index);
    void showPage();
    void clearTiles();

    Rule rule_;
    std::shared_ptr<const TilingFacts> facts_;
    std::size_t chosen_ = 0;
    QLabel* title_;
    QLabel* text_;
    QLabel* position_;
    QPushButton* back_;
    QPushButton* forward_;
    QGridLayout* grid_;
    QButtonGroup* group_;
    std::vector<PatternTile*> tiles_;
};

} // namespace lightsout
