// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernel/OverlapCard.h"

#include "board/PatternPicture.h"
#include "look/LookChanges.h"
#include "solve/LeftKernel.h"
#include "text/BoardText.h"
#include "text/NumberText.h"

#include <QGridLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace lightsout {

namespace {

constexpr std::size_t maxPatterns = 8;
constexpr int patternsPerRow = 4;
/// Lights to change that are named one by one.
constexpr std::size_t maxNamed = 3;
constexpr int smallestSide = 76;
constexpr int largestSide = 130;

BitVector common(BitVector a, const BitVector& b) {
    for (std::size_t word = 0; word < a.words().size(); ++word) {
        a.words()[word] &= b.words()[word];
    }
    return a;
}

} // namespace

OverlapCard::OverlapCard(Workbench& workbench, QWidget* parent)
    : Card(parent), workbench_(workbench), title_(addText(TextRole::title)),
      text_(addText(TextRole::body)), share_(addText(TextRole::body)),
      changeRow_(new QWidget(this)), changePicture_(new PatternPicture(this)),
      changeText_(makeLabel(TextRole::body, false, this)), change_(new QPushButton(this)) {
    changeText_->setWordWrap(true);
    auto* words = new QVBoxLayout;
    words->addWidget(changeText_);
    words->addWidget(change_, 0, Qt::AlignLeading);
    auto* row = new QHBoxLayout(changeRow_);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(16);
    row->addWidget(changePicture_);
    row->addLayout(words, 1);
    content()->addWidget(changeRow_);
    connect(change_, &QPushButton::clicked, this, &OverlapCard::changeLights);
    keepTranslated(this, [this] { changePicture_->setAccessibleName(tr("The lights to change")); });
    keepDressed(this, [this] {
        const Facts* facts = workbench_.analysis.facts();
        if (facts != nullptr && found_ && found_->isOf(workbench_.document.game())) {
            showReasons(*facts, reasons_);
        }
    });
}

OverlapCard::Reasons OverlapCard::find(const Game& game, const Facts& facts, Progress& progress) {
    Reasons reasons;
    if (game.rule().isUndirected()) {
        reasons.leftKernel = *facts.kernel;
    } else {
        // No larger than the solver that is there already.
        reasons.leftKernel = *leftKernelBasis(game.rule(), facts.nullity, progress);
    }
    reasons.toChange = nearestSolvable(game.difference(), reasons.leftKernel, progress);
    return reasons;
}

void OverlapCard::refresh() {
    const Facts* facts = workbench_.analysis.facts();
    const Game& game = workbench_.document.game();
    if (finding_.isRunning() && !sought_.isOf(game)) {
        finding_.cancel();
    }
    if (facts == nullptr && workbench_.analysis.factsOfRule() != nullptr) {
        return; // the next answer is a moment away: do not flicker
    }
    const bool hasPatterns = facts != nullptr && !facts->refusal && facts->nullity > 0 &&
                             facts->kernel->size() == facts->nullity &&
                             facts->vertices <= PatternPicture::maxVertices;
    setVisible(hasPatterns);
    if (!hasPatterns) {
        finding_.cancel();
        return;
    }
    if (finding_.isRunning() || (found_ && found_->isOf(game))) {
        return;
    }
    sought_ = BoardState::of(game);
    finding_.start(
        [facts = *facts, game](Progress& progress) { return find(game, facts, progress); },
        [this](Reasons reasons) {
            const Facts* now = workbench_.analysis.facts();
            if (now != nullptr && sought_.isOf(workbench_.document.game())) {
                found_ = sought_;
                reasons_ = std::move(reasons);
                showReasons(*now, reasons_);
            }
        });
}

int OverlapCard::pictureSide() const {
    return std::clamp(width() / 7, smallestSide, largestSide);
}

void OverlapCard::resizeEvent(QResizeEvent* event) {
    Card::resizeEvent(event);
    changePicture_->setSide(pictureSide());
    for (PatternPicture* picture : pictures_) {
        picture->setSide(pictureSide());
    }
}

void OverlapCard::showReasons(const Facts& facts, const Reasons& reasons) {
    const Game& game = workbench_.document.game();
    const bool isUndirected = game.rule().isUndirected();
    title_->setText(facts.solvable ? tr("Why this board can be solved")
                                   : tr("Why this board can't be solved"));
    const QString verdict =
        facts.solvable
            ? tr("Each basis pattern meets the lights to change an even number of times.")
            : tr("Some pattern meets the lights to change an odd number of times, and "
                 "no press can make that even.");
    text_->setText(isUndirected
                       ? verdict
                       : verdict + QLatin1Char(' ') +
                             tr("On a directed board these are not the quiet patterns, but sets of "
                                "lights of which every press changes an even number: the left "
                                "kernel."));
    delete rows_;
    pictures_.clear();
    rows_ = new QWidget(this);
    auto* grid = new QGridLayout(rows_);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(12);
    grid->setColumnStretch(2 * patternsPerRow, 1);
    const BitVector difference = game.difference();
    // Those that prove something come first.
    std::vector<BitVector> patterns = reasons.leftKernel;
    std::ranges::stable_partition(
        patterns, [&](const BitVector& pattern) { return pattern.dot(difference); });
    for (std::size_t i = 0; i < std::min(patterns.size(), maxPatterns); ++i) {
        const BitVector& pattern = patterns[i];
        const std::size_t overlap = pattern.overlap(difference);
        auto* picture = new PatternPicture(rows_);
        picture->setSide(pictureSide());
        pictures_.push_back(picture);
        picture->setPattern(game.rule(), pattern,
                            isUndirected ? Theme::current().quiet : Theme::current().accent);
        picture->setMarked(common(pattern, difference));
        picture->setToolTip(tr("Dots: the lights to change that the pattern meets"));
        auto* count = new FactLabel(overlap % 2 == 0 ? tr("even") : tr("odd"), rows_);
        count->setValue(numberText(overlap), overlap % 2 == 1);
        const int place = static_cast<int>(i);
        grid->addWidget(picture, place / patternsPerRow, 2 * (place % patternsPerRow));
        grid->addWidget(count, place / patternsPerRow, 2 * (place % patternsPerRow) + 1,
                        Qt::AlignVCenter);
    }
    content()->insertWidget(2, rows_);
    const QString share = tr("Of all boards with this rule, one in %1 can be solved.")
                              .arg(powerOfTwoText(facts.nullity));
    share_->setText(patterns.size() <= maxPatterns
                        ? share
                        : tr("Shown: %1 of the %2 patterns of the basis, the odd ones first.")
                                  .arg(numberText(maxPatterns), numberText(patterns.size())) +
                              QLatin1Char(' ') + share);
    showToChange(reasons);
}

void OverlapCard::showToChange(const Reasons& reasons) {
    const Game& game = workbench_.document.game();
    toChange_ = reasons.toChange.lights;
    const auto count = static_cast<int>(toChange_.count());
    changeRow_->setVisible(count > 0);
    if (count == 0) {
        return;
    }
    changePicture_->setPattern(game.rule(), toChange_, Theme::current().lit);
    QString text =
        reasons.toChange.isProven()
            ? tr("Change %Ln light(s), and it can be solved. Fewer do not suffice.", nullptr, count)
            : tr("Change %Ln light(s), and it can be solved. At least %1 must be changed.", nullptr,
                 count)
                  .arg(numberText(reasons.toChange.lowerBound));
    if (toChange_.count() <= maxNamed) {
        QStringList names;
        toChange_.forEachOne([&](Vertex v) { names.append(vertexName(game.rule(), v)); });
        text = tr("%1 Here: %2.").arg(text, names.join(QStringLiteral("; ")));
    }
    changeText_->setText(text);
    change_->setText(tr("Change %Ln light(s)", nullptr, count));
}

void OverlapCard::changeLights() {
    if (!found_ || !found_->isOf(workbench_.document.game())) {
        return; // of the board before
    }
    FlipStart flip;
    toChange_.forEachOne([&](Vertex v) { flip.vertices.push_back(v); });
    workbench_.document.make(flip, tr("lights that make the board solvable"));
}

} // namespace lightsout
