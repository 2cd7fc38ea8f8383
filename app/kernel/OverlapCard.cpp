// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernel/OverlapCard.h"

#include "analysis/ShownFacts.h"
#include "board/PatternPicture.h"
#include "board/PatternTile.h"
#include "controls/Layouts.h"
#include "controls/WrapLayout.h"
#include "kernel/PatternGallery.h"
#include "solve/KernelBasis.h"
#include "text/BoardText.h"
#include "text/NumberText.h"
#include "text/SpokenText.h"
#include "theme/LookChanges.h"

#include <QPushButton>

#include <algorithm>

namespace lightsout {

namespace {

constexpr std::size_t patternsPerPage = 10;
constexpr int columnsOnWall = 3;
constexpr int maxTileWidth = 130;
/// Maximum number of lights to change that are named individually.
constexpr std::size_t maxNamed = 3;
constexpr int minSide = 76;

BitVector common(BitVector a, const BitVector& b) {
    for (std::size_t word = 0; word < a.words().size(); ++word) {
        a.words()[word] &= b.words()[word];
    }
    return a;
}

} // namespace

OverlapCard::OverlapCard(Workbench& workbench, QWidget* parent)
    : Card({"overlapCard", {}, "mathematics.md#which-boards-can-be-solved"}, parent),
      workbench_(workbench), text_(addText(TextRole::body)),
      grid_(new TileLayout({.minColumns = 4,
                            .maxColumns = 5,
                            .widest = maxTileWidth,
                            .wallColumns = columnsOnWall})),
      pages_(new PageRow(QStringLiteral("Reasons"), patternsPerPage, this)),
      share_(new FactLabel("solvable-share", this)), changeRow_(new QWidget(this)),
      changePicture_(new PatternPicture(this)), changeText_(makeLabel(TextRole::body, false, this)),
      change_(new QPushButton(this)) {
    change_->setObjectName(QStringLiteral("changeLights"));
    changeText_->setWordWrap(true);
    auto* patterns = new QWidget(this);
    patterns->setObjectName(QStringLiteral("overlapPatterns"));
    patterns->setLayout(grid_);
    content()->insertWidget(2, patterns);
    content()->insertWidget(3, pages_, 0, Qt::AlignLeading);
    connect(pages_, &PageRow::turned, this, &OverlapCard::showPage);
    auto* words = makeColumn({changeText_, {change_, 0, Qt::AlignLeading}});
    setRow(changeRow_, {changePicture_, {words, 1}}, 16);
    content()->addWidget(share_);
    content()->addWidget(changeRow_);
    showFacts(workbench.analysis, {share_});
    connect(change_, &QPushButton::clicked, this, &OverlapCard::changeLights);
    setNames<OverlapCard>(changePicture_, QT_TR_NOOP("The lights to change"));
    onAppearanceChanged(this, [this] {
        const Facts* facts = workbench_.analysis.facts();
        if (facts != nullptr && found_ && found_->isOf(workbench_.document.game())) {
            showReasons(*facts);
        }
    });
}

OverlapCard::Reasons OverlapCard::find(const Game& game, const Facts& facts, Progress& progress) {
    Reasons reasons;
    if (game.rule().isUndirected()) {
        reasons.leftKernel = *facts.kernel;
    } else {
        // There is enough memory for this basis: it needs no more than the solver, which already
        // exists.
        reasons.leftKernel = tidyBasis(
            *leftKernelBasis(game.rule(), facts.rule.lightCount() - facts.solver->rank(), progress),
            progress);
    }
    reasons.toChange = nearestSolvable(game.difference(), reasons.leftKernel, progress);
    return reasons;
}

void OverlapCard::setStage(Stage stage) {
    stage_ = stage;
    grid_->setStage(stage);
    pages_->setPerPage(perPage(), pages_->first());
    if (found_ && found_->isOf(workbench_.document.game())) {
        showPage();
    }
    resizeChange();
}

std::size_t OverlapCard::perPage() const {
    return stage_ == Stage::desk ? patternsPerPage : columnsOnWall;
}

void OverlapCard::refresh() {
    const Facts* facts = workbench_.analysis.facts();
    const Game& game = workbench_.document.game();
    if (finding_.isRunning() && !sought_.isOf(game)) {
        finding_.cancel();
    }
    if (facts == nullptr && workbench_.analysis.factsOfRule() != nullptr) {
        return; // new facts follow shortly; keeping the old ones avoids flicker
    }
    const bool hasPatterns =
        facts != nullptr && facts->isKernelComplete() &&
        facts->solver->rank() < facts->rule.lightCount() &&
        facts->rule.vertexCount() <= PatternPicture::maxVertices &&
        (stage_ == Stage::desk || (stage_ == Stage::wall && !facts->isSolvable()));
    setVisible(hasPatterns);
    if (!hasPatterns) {
        finding_.cancel();
        return;
    }
    if (finding_.isRunning() || (found_ && found_->isOf(game))) {
        return;
    }
    if (!found_ || found_->rule != game.rule()) {
        showSearching();
    }
    sought_ = BoardState::of(game);
    finding_.start(
        [facts = *facts, game](Progress& progress) { return find(game, facts, progress); },
        [this](Reasons reasons) {
            const Facts* now = workbench_.analysis.facts();
            if (now != nullptr && sought_.isOf(workbench_.document.game())) {
                found_ = sought_;
                reasons_ = std::move(reasons);
                chooseFirstOdd();
                showReasons(*now);
            }
        });
}

void OverlapCard::resizeEvent(QResizeEvent* event) {
    Card::resizeEvent(event);
    resizeChange();
}

void OverlapCard::resizeChange() {
    changePicture_->setSide(
        stage_ == Stage::desk
            ? std::clamp(width() / 7, minSide, static_cast<int>(maxTileWidth * textScaleInUse()))
            : wallPictureSide(*this));
}

/// Clears the card while new reasons are being found. Called if the known reasons belong to another
/// rule.
void OverlapCard::showSearching() {
    found_.reset();
    reasons_ = {};
    title_->setText(tr("Can this board be solved?"));
    text_->setText(tr("Counting …"));
    share_->hide();
    changeRow_->hide();
    pages_->setCount(0);
    showPage();
}

/// Shows the page with the first pattern that proves that the board is unsolvable, or the first
/// page if there is none. The patterns keep their order.
void OverlapCard::chooseFirstOdd() {
    const std::vector<BitVector>& patterns = reasons_.leftKernel;
    const BitVector difference = workbench_.document.game().difference();
    const auto odd = std::ranges::find_if(
        patterns, [&](const BitVector& pattern) { return pattern.dot(difference); });
    pages_->setCount(patterns.size(),
                     odd != patterns.end() ? static_cast<std::size_t>(odd - patterns.begin()) : 0);
}

void OverlapCard::showReasons(const Facts& facts) {
    const Game& game = workbench_.document.game();
    title_->setText(facts.isSolvable() ? tr("Why this board can be solved")
                                       : tr("Why this board can't be solved"));
    const QString verdict =
        (facts.isSolvable()
             ? tr("Each basis pattern contains an even number of the lights to change: the scalar "
                  "product %1 of these lights M and each pattern K is 0.")
             : tr("A pattern contains an odd number of the lights to change: the scalar product "
                  "%1 of these lights M and this pattern K is 1, and no press changes it."))
            .arg(isolated(QStringLiteral("⟨M, K⟩")));
    text_->setText(
        game.rule().isUndirected()
            ? verdict
            : verdict + QLatin1Char(' ') +
                  tr("On a directed board these are not quiet patterns. They span the left kernel: "
                     "every press changes an even number of lights in each."));
    showPage();
    share_->show();
    showToChange();
}

void OverlapCard::showPage() {
    for (PatternTile* tile : tiles_) {
        delete tile;
    }
    tiles_.clear();
    const Game& game = workbench_.document.game();
    const bool isUndirected = game.rule().isUndirected();
    const BitVector difference = game.difference();
    for (std::size_t i = pages_->first(); i < pages_->end(); ++i) {
        const BitVector& pattern = reasons_.leftKernel[i];
        const auto overlap = static_cast<int>(pattern.overlap(difference));
        const QString name =
            isolated((isUndirected ? QLatin1Char('q') : QLatin1Char('y')) + subscript(i + 1));
        const QString count =
            overlap % 2 == 0 ? tr("%Ln: even", nullptr, overlap) : tr("%Ln: odd", nullptr, overlap);
        auto* tile =
            new PatternTile(game.rule(), pattern, isUndirected ? &Theme::quiet : &Theme::accent,
                            name + QStringLiteral("  ") + count, this);
        tile->setCheckable(false);
        tile->setEmphasized(overlap % 2 == 1);
        tile->setDotted(common(pattern, difference));
        tile->setAccessibleName(tr("Pattern %1").arg(withoutIsolates(name)));
        tile->setDetail(count);
        tile->setToolTip(
            tr("Dots mark the lights to change in this pattern. Click to show it on the board."));
        connect(tile, &PatternTile::clicked, this, [this, pattern] {
            workbench_.guide.showPattern(pattern);
            workbench_.guide.showBoard();
        });
        grid_->addWidget(tile);
        tiles_.push_back(tile);
    }
}

void OverlapCard::showToChange() {
    const Game& game = workbench_.document.game();
    const LightsToChange& toChange = reasons_.toChange;
    const auto count = static_cast<int>(toChange.lights.count());
    changeRow_->setVisible(count > 0);
    if (count == 0) {
        return;
    }
    changePicture_->setPattern(game.rule(), reasons_.toChange.lights, &Theme::litFlat);
    const QString text =
        toChange.isProven()
            ? tr("Change %Ln light(s) to make the board solvable. That is the minimum.", nullptr,
                 count)
            : tr("Change %Ln light(s) to make the board solvable. At least %1 must be changed.",
                 nullptr, count)
                  .arg(numberText(toChange.lowerBound));
    const auto withNames = [&](VertexNaming name) {
        if (toChange.lights.count() > maxNamed) {
            return text;
        }
        QStringList names;
        toChange.lights.forEachOne([&](Vertex v) { names.append(name(game.rule(), v)); });
        return tr("%1 Here: %2.").arg(text, names.join(QStringLiteral("; ")));
    };
    changeText_->setText(withNames(vertexName));
    changeText_->setAccessibleName(withNames(spokenVertexName));
    change_->setText(tr("Change %Ln light(s)", nullptr, count));
}

void OverlapCard::changeLights() {
    if (!found_ || !found_->isOf(workbench_.document.game())) {
        return; // the reasons belong to the previous board
    }
    FlipStart flip;
    reasons_.toChange.lights.forEachOne([&](Vertex v) { flip.vertices.push_back(v); });
    workbench_.document.make(flip, tr("change lights to make the board solvable"));
}

} // namespace lightsout

#include "moc_OverlapCard.cpp"
