#include "kernel/OverlapCard.h"

#include "document/VertexText.h"
#include "widgets/PatternPicture.h"

#include <QGridLayout>
#include <QVBoxLayout>

namespace lightsout {

namespace {

constexpr std::size_t mostPatterns = 8;
constexpr int patternsPerRow = 4;

} // namespace

OverlapCard::OverlapCard(Workbench& workbench, QWidget* parent)
    : Card(parent), workbench_(workbench), title_(addText(TextRole::title)),
      text_(addText(TextRole::body)) {}

void OverlapCard::refresh() {
    const Facts* facts = workbench_.analysis.facts();
    if (facts == nullptr && workbench_.analysis.factsOfRule() != nullptr) {
        return; // the next answer is a moment away: do not flicker
    }
    delete rows_;
    rows_ = nullptr;
    // On directed boards other sets of lights decide, which are not quiet patterns.
    const bool hasPatterns = facts != nullptr && !facts->refusal && facts->nullity > 0 &&
                             facts->rule.isUndirected() &&
                             facts->vertices <= PatternPicture::mostVertices;
    setVisible(hasPatterns);
    if (!hasPatterns) {
        return;
    }
    title_->setText(facts->solvable ? tr("Why this board can be solved")
                                    : tr("Why this board can't be solved"));
    text_->setText(
        facts->solvable
            ? tr("Each basis pattern meets the lights to change an even number of times.")
            : tr("Some pattern meets the lights to change an odd number of times, and "
                 "no press can make that even."));
    rows_ = new QWidget(this);
    auto* grid = new QGridLayout(rows_);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(12);
    grid->setColumnStretch(2 * patternsPerRow, 1);
    const Game& game = workbench_.document.game();
    const BitVector difference = game.difference();
    for (std::size_t i = 0; i < std::min(facts->kernel->size(), mostPatterns); ++i) {
        const BitVector& pattern = (*facts->kernel)[i];
        const std::size_t overlap = pattern.overlap(difference);
        auto* picture = new PatternPicture(rows_);
        picture->setPattern(game.rule(), pattern);
        auto* count = new FactLabel(overlap % 2 == 0 ? tr("even") : tr("odd"), rows_);
        count->setValue(numberText(overlap), overlap % 2 == 1);
        const int place = static_cast<int>(i);
        grid->addWidget(picture, place / patternsPerRow, 2 * (place % patternsPerRow));
        grid->addWidget(count, place / patternsPerRow, 2 * (place % patternsPerRow) + 1,
                        Qt::AlignVCenter);
    }
    content()->addWidget(rows_);
}

} // namespace lightsout
