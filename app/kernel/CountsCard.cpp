// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernel/CountsCard.h"

#include "analysis/WorkThreads.h"
#include "board/PatternPicture.h"
#include "chart/ChartPanel.h"
#include "controls/WhyButton.h"
#include "controls/WrapLayout.h"
#include "kernel/PatternList.h"
#include "text/NumberText.h"
#include "theme/LookChanges.h"

#include <QButtonGroup>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace lightsout {

namespace {

/// The maximum number of vertices of a board without quiet patterns for which a chart of all boards
/// is offered.
constexpr std::size_t maxChartedVertices = 1'000;
/// The maximum total number of entries in the vectors of a basis whose sums are counted.
constexpr std::size_t maxEntries = std::size_t{1} << 26;

/// A chart that can expand but has a small minimum height.
class LowChart : public ChartPanel {
public:
    using ChartPanel::ChartPanel;
    QSize sizeHint() const override { return {400, 126}; }
    QSize minimumSizeHint() const override { return {240, 126}; }
};

} // namespace

CountsCard::CountsCard(Workbench& workbench, QWidget* parent)
    : Card(parent), workbench_(workbench), text_(addText(TextRole::body)),
      views_(new QButtonGroup(this)), chart_(new LowChart(this)),
      most_(new FactLabel([] { return tr("Most presses needed"); })),
      maxBoards_(new FactLabel([] { return tr("Boards that need that many"); })),
      play_(new QPushButton(this)) {
    setObjectName(QStringLiteral("weightsCard"));
    new WhyButton(*text_, QStringLiteral("kernel.md#counted-by-presses"));
    auto* viewRow = new QWidget(this);
    auto* viewLayout = new WrapLayout(viewRow);
    content()->insertWidget(0, viewRow);
    for (const View view : {solutions, quietPatterns, boards}) {
        auto* button = new QPushButton(this);
        button->setCheckable(true);
        views_->addButton(button, view);
    }
    play_->setObjectName(QStringLiteral("playHardest"));
    views_->button(quietPatterns)->setObjectName(QStringLiteral("countPatterns"));
    views_->button(boards)->setObjectName(QStringLiteral("allBoards"));
    for (QAbstractButton* button : views_->buttons()) {
        viewLayout->addWidget(button);
    }
    views_->button(solutions)->setChecked(true);
    // The chart uses the available height.
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    policy.setVerticalStretch(1);
    setSizePolicy(policy);
    // The chart is hidden when the board changes, but its space stays reserved.
    QSizePolicy kept = chart_->sizePolicy();
    kept.setRetainSizeWhenHidden(true);
    chart_->setSizePolicy(kept);
    content()->addWidget(chart_, 1);
    hardestRow_ = addRow({most_, maxBoards_, play_}, 20);
    connect(views_, &QButtonGroup::idToggled, this, [this](int /*view*/, bool isChosen) {
        if (isChosen) {
            refresh();
        }
    });
    connect(play_, &QPushButton::clicked, this, &CountsCard::playHardest);
    connect(chart_, &ChartPanel::barClicked, this, [this](std::size_t /*series*/, double x) {
        if (shown_ && shown_->view == view()) {
            Q_EMIT browse(view(), static_cast<std::size_t>(x));
        }
    });
    setTexts<CountsCard>(
        play_, QT_TR_NOOP("Play one of the hardest"),
        QT_TR_NOOP("Replace these lights with a board that needs the most presses"));
    setTexts<CountsCard>(views_->button(solutions), QT_TR_NOOP("Solutions"),
                         QT_TR_NOOP("Count the solutions of this board by number of presses"));
    setTexts<CountsCard>(views_->button(quietPatterns), QT_TR_NOOP("Quiet patterns"),
                         QT_TR_NOOP("Count the quiet patterns by number of presses"));
    setTexts<CountsCard>(
        views_->button(boards), QT_TR_NOOP("All boards"),
        QT_TR_NOOP("Count solvable boards by the minimum number of presses needed"));
    onAppearanceChanged(this, [this] {
        if (counting_.isRunning()) {
            text_->setText(tr("Counting …"));
        }
        if (shown_) {
            showCounts();
        }
    });
}

CountsCard::View CountsCard::view() const {
    return static_cast<View>(views_->checkedId());
}

void CountsCard::setView(View view) {
    views_->button(view)->setChecked(true);
    if (isVisible()) {
        refresh();
    }
}

bool CountsCard::canShow(View view, const Facts& facts) const {
    const std::size_t vertices = facts.rule.vertexCount();
    if (vertices == 0 || !facts.isKernelComplete() ||
        facts.kernel->size() * vertices > maxEntries) {
        return false;
    }
    switch (view) {
    case solutions:
        return facts.isSolvable();
    case quietPatterns:
        return !facts.kernel->empty();
    case boards:
        return facts.kernel->empty() ? vertices <= maxChartedVertices
                                     : facts.solver->rank() <= countedRank;
    }
    return false;
}

CountsCard::Counts CountsCard::countPatterns(const BitVector& offset,
                                             const std::vector<BitVector>& kernel,
                                             Progress& progress) {
    Counts counts;
    counts.isExact = kernel.size() <= maxCountedNullity;
    if (counts.isExact) {
        for (const auto& [presses, count] :
             weightDistribution(offset, kernel, workThreads(), progress)) {
            counts.byPresses[presses] = static_cast<double>(count);
        }
        return counts;
    }
    Random random(1);
    for (std::size_t i = 0; i < countedSampleSize; ++i) {
        progress.checkpoint();
        ++counts.byPresses[randomPattern(offset, kernel, random).count()];
    }
    return counts;
}

CountsCard::Question CountsCard::question(const Facts& facts) const {
    return {view(), facts.solver,
            view() == solutions ? workbench_.document.game().difference() : BitVector()};
}

void CountsCard::setAllowed(bool isAllowed) {
    isAllowed_ = isAllowed;
    if (!isAllowed) {
        counting_.cancel();
        hide();
    }
}

void CountsCard::refresh() {
    if (!isAllowed_) {
        return;
    }
    const Facts* facts = workbench_.analysis.facts();
    if (facts == nullptr && workbench_.analysis.factsOfRule() != nullptr) {
        if (view() == solutions) {
            counting_.cancel();
        }
        return; // new facts follow shortly; keeping the old ones avoids flicker
    }
    const bool canShowAny =
        facts != nullptr &&
        (canShow(solutions, *facts) || canShow(quietPatterns, *facts) || canShow(boards, *facts));
    setVisible(canShowAny);
    if (!canShowAny) {
        counting_.cancel();
        shown_.reset();
        return;
    }
    for (QAbstractButton* button : views_->buttons()) {
        button->setEnabled(canShow(static_cast<View>(views_->id(button)), *facts));
    }
    if (!views_->checkedButton()->isEnabled()) {
        const auto buttons = views_->buttons();
        (*std::find_if(buttons.begin(), buttons.end(), [](const QAbstractButton* button) {
            return button->isEnabled();
        }))->setChecked(true);
    }
    const Question wanted = question(*facts);
    if (counting_.isRunning() ? counted_ == wanted : shown_ == wanted) {
        return;
    }
    counted_ = wanted;
    shown_.reset();
    text_->setText(tr("Counting …"));
    chart_->hide();
    hardest_ = BitVector(); // the previous pattern may belong to another rule
    hardestRow_->hide();
    counting_.start(
        [facts = *facts, view = view()](Progress& progress) {
            if (view != boards) {
                return countPatterns(view == solutions ? facts.fewest->presses
                                                       : BitVector(facts.rule.vertexCount()),
                                     *facts.kernel, progress);
            }
            Counts counts;
            counts.boards = boardsByPresses(facts.solver->rule(), *facts.kernel, progress);
            for (std::size_t presses = 0; presses < counts.boards.counts.size(); ++presses) {
                counts.byPresses[presses] =
                    QString::fromStdString(counts.boards.counts[presses]).toDouble();
            }
            return counts;
        },
        [this](Counts counts) {
            shown_ = counted_;
            counts_ = std::move(counts);
            showCounts();
        });
}

void CountsCard::showCounts() {
    const Counts& counts = counts_;
    const View view = shown_->view; // the buttons may already show another view
    Chart chart;
    chart.x = {.title = tr("Presses"), .isInteger = true};
    chart.y = {.title = view == boards ? tr("Boards") : views_->button(view)->text(),
               .isInteger = true};
    ChartSeries bars{.name = chart.y.title,
                     .shape = ChartShape::bars,
                     .colour = view == quietPatterns ? &Theme::quiet : &Theme::accent};
    for (const auto& [presses, count] : counts.byPresses) {
        if (count > 0) {
            bars.points.push_back({static_cast<double>(presses), count});
        }
    }
    if (view == solutions && counts.isExact) {
        bars.emphasized = bars.points.front().x; // fewest presses
    }
    chart.series.push_back(std::move(bars));
    chart_->setData(std::move(chart));
    chart_->show();
    hardestRow_->setVisible(view == boards);
    if (view == boards) {
        text_->setText(tr("All solvable boards, by the minimum number of presses needed."));
        hardest_ = counts.boards.hardest;
        most_->setValue(numberText(counts.boards.counts.size() - 1), true);
        maxBoards_->setValue(decimalText(counts.byPresses.rbegin()->second, 0));
    } else {
        const QString all = powerOfTwoText(shown_->solver->nullity());
        const QString text =
            counts.isExact
                ? tr("All %1, counted exactly, by number of presses.").arg(all)
                : tr("A sample of %1, by number of presses: all %2 are too many to count.")
                      .arg(numberText(countedSampleSize), all);
        const bool canBrowse = shown_->solver->rule().vertexCount() <= PatternPicture::maxVertices;
        text_->setText(canBrowse ? text + QLatin1Char(' ') +
                                       tr("Click a bar to list the sets of presses it counts.")
                                 : text);
    }
}

void CountsCard::playHardest() {
    const Game& game = workbench_.document.game();
    if (hardest_.size() == game.vertexCount()) {
        workbench_.document.make(
            Replace{
                Game(game.rule(), game.target() ^ game.rule().changedBy(hardest_), game.target())},
            tr("hardest board"));
        workbench_.guide.showBoard();
    }
}

} // namespace lightsout

#include "moc_CountsCard.cpp"
