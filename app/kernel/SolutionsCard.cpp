#include "kernel/SolutionsCard.h"

#include "document/VertexText.h"
#include "solve/Solutions.h"
#include "widgets/CountText.h"
#include "widgets/PatternPicture.h"
#include "widgets/PatternTile.h"

#include <QButtonGroup>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace lightsout {

namespace {

constexpr int tilesPerRow = 5;
/// Factorials up to this one are written out.
constexpr std::size_t largestFactorial = 18;

/// "4! = 24": a set of presses can be played in any order.
QString ordersText(std::size_t presses) {
    qulonglong factorial = 1;
    for (qulonglong i = 2; i <= std::min(presses, largestFactorial); ++i) {
        factorial *= i;
    }
    const QString symbol = QStringLiteral("%1!").arg(presses);
    return isolated(presses <= largestFactorial
                        ? QStringLiteral("%1 = %2").arg(symbol, QLocale().toString(factorial))
                        : symbol);
}

} // namespace

SolutionsCard::SolutionsCard(Workbench& workbench, QWidget* parent)
    : Card(parent), workbench_(workbench), title_(addText(TextRole::title)),
      text_(addText(TextRole::body)), gallery_(new QWidget(this)), grid_(new QGridLayout(gallery_)),
      group_(new QButtonGroup(this)), facts_(new QWidget(this)),
      fewest_(new FactLabel(tr("Fewest presses"))), ways_(new FactLabel(tr("In how many ways"))),
      orders_(new FactLabel(tr("Orders of play"))),
      show_(new QPushButton(tr("Show on the board"), this)) {
    grid_->setContentsMargins(0, 0, 0, 0);
    grid_->setColumnStretch(tilesPerRow, 1);
    auto* row = new QHBoxLayout(facts_);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(28);
    for (FactLabel* fact : {fewest_, ways_, orders_}) {
        row->addWidget(fact);
    }
    row->addStretch();
    content()->addWidget(facts_);
    content()->addWidget(show_, 0, Qt::AlignLeading);
    content()->addWidget(gallery_);
    show_->setDefault(true);
    connect(show_, &QPushButton::clicked, this, &SolutionsCard::showOnBoard);
}

SolutionsCard::Solutions SolutionsCard::sorted(const Facts& facts, Progress& progress) {
    std::vector<BitVector> all;
    forEachSolution(facts.solution, *facts.kernel, [&](const BitVector& solution) {
        progress.checkpoint();
        all.push_back(solution);
        return true;
    });
    std::ranges::stable_sort(all, {}, &BitVector::count);
    Solutions solutions;
    const std::size_t fewest = all.front().count();
    solutions.fewestCount = static_cast<std::size_t>(std::ranges::count_if(
        all, [fewest](const BitVector& solution) { return solution.count() == fewest; }));
    all.resize(std::min(all.size(), mostTiles));
    solutions.first = std::move(all);
    return solutions;
}

void SolutionsCard::refresh() {
    const Facts* facts = workbench_.analysis.facts();
    listing_.cancel();
    if (facts == nullptr && workbench_.analysis.factsOfRule() != nullptr) {
        return; // the next answer is a moment away: do not flicker
    }
    if (facts == nullptr) {
        clearTiles();
        title_->setText(tr("Solutions"));
        text_->clear();
        facts_->hide();
        show_->hide();
        return;
    }
    const bool canList = !facts->refusal && facts->solvable && facts->nullity <= mostNullity &&
                         facts->vertices > 0 && facts->vertices <= PatternPicture::mostVertices;
    facts_->setVisible(canList);
    show_->setVisible(canList);
    gallery_->setVisible(canList);
    if (canList) {
        listing_.start([facts = *facts](Progress& progress) { return sorted(facts, progress); },
                       [this, revision = facts->revision](const Solutions& solutions) {
                           const Facts* now = workbench_.analysis.facts();
                           if (now != nullptr && now->revision == revision) {
                               showSolutions(*now, solutions);
                           }
                       });
        return;
    }
    clearTiles();
    if (facts->refusal) {
        title_->setText(tr("Solutions"));
        text_->setText(tr("This board is too large for them to be found."));
    } else if (!facts->solvable) {
        title_->setText(tr("No solution"));
        text_->setText(tr("Turn one of the lights in an odd pattern on or off, and there may be "
                          "some."));
    } else {
        title_->setText(tr("%1 solutions").arg(powerOfTwoText(facts->nullity)));
        text_->setText(tr("Too many to be shown one by one."));
    }
}

void SolutionsCard::showSolutions(const Facts& facts, const Solutions& solutions) {
    clearTiles();
    const std::size_t fewest = solutions.first.front().count();
    title_->setText(facts.nullity == 0 ? tr("The only solution")
                                       : tr("All %1 solutions").arg(powerOfTwoText(facts.nullity)));
    text_->setText(facts.nullity == 0
                       ? tr("No quiet pattern can be added to it.")
                       : tr("Any one of them, with the quiet patterns added. Those with fewest "
                            "presses come first."));
    for (const BitVector& solution : solutions.first) {
        const int place = static_cast<int>(tiles_.size());
        auto* tile = new PatternTile(facts.rule, solution, Theme::current().press,
                                     numberText(solution.count()), gallery_);
        tile->setAccessibleName(
            tr("Solution of %Ln press(es)", nullptr, static_cast<int>(solution.count())));
        group_->addButton(tile);
        grid_->addWidget(tile, place / tilesPerRow, place % tilesPerRow);
        tiles_.push_back(tile);
    }
    tiles_.front()->setChecked(true);
    fewest_->setValue(tr("%1, proven").arg(numberText(fewest)), true);
    ways_->setValue(numberText(solutions.fewestCount));
    orders_->setValue(ordersText(fewest));
}

void SolutionsCard::showOnBoard() {
    for (const PatternTile* tile : tiles_) {
        if (tile->isChecked()) {
            workbench_.guide.showSolution(tile->pattern());
        }
    }
}

void SolutionsCard::clearTiles() {
    for (PatternTile* tile : tiles_) {
        delete tile;
    }
    tiles_.clear();
}

} // namespace lightsout
