#include "kernel/CountsCard.h"

#include "document/VertexText.h"
#include "widgets/ChartPanel.h"
#include "widgets/CountText.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace lightsout {

namespace {

constexpr std::size_t sampleSize = 20'000;
/// Boards without quiet patterns up to this size have counts that a chart can show.
constexpr std::size_t mostChartedVertices = 1'000;
/// Entries of a basis whose sums are counted.
constexpr std::size_t mostEntries = std::size_t{1} << 26;

} // namespace

CountsCard::CountsCard(Workbench& workbench, QWidget* parent)
    : Card(parent), workbench_(workbench), title_(addText(TextRole::title)),
      text_(addText(TextRole::body)), views_(new QButtonGroup(this)), chart_(new ChartPanel(this)),
      hardestRow_(new QWidget(this)), most_(new FactLabel(tr("Most presses needed"))),
      mostBoards_(new FactLabel(tr("Boards that need so many"))),
      play_(new QPushButton(tr("Play a hardest board"), this)) {
    title_->setText(tr("How many, by number of presses"));
    auto* viewRow = new QHBoxLayout;
    content()->insertLayout(1, viewRow);
    addView(solutions, tr("Solutions"));
    addView(quietPatterns, tr("Quiet patterns"));
    addView(boards, tr("All boards"));
    views_->button(boards)->setObjectName(QStringLiteral("allBoards"));
    for (QAbstractButton* button : views_->buttons()) {
        viewRow->addWidget(button);
    }
    viewRow->addStretch();
    views_->button(solutions)->setChecked(true);
    auto* row = new QHBoxLayout(hardestRow_);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(28);
    row->addWidget(most_);
    row->addWidget(mostBoards_);
    row->addWidget(play_, 0, Qt::AlignVCenter);
    row->addStretch();
    content()->addWidget(chart_);
    content()->addWidget(hardestRow_);
    connect(views_, &QButtonGroup::buttonClicked, this, &CountsCard::refresh);
    connect(play_, &QPushButton::clicked, this, &CountsCard::playHardest);
    connect(chart_, &ChartPanel::barClicked, this, [this](std::size_t /*series*/, double x) {
        Q_EMIT browse(view(), static_cast<std::size_t>(x));
    });
}

void CountsCard::addView(View view, const QString& name) {
    auto* button = new QPushButton(name, this);
    button->setCheckable(true);
    views_->addButton(button, view);
}

CountsCard::View CountsCard::view() const {
    return static_cast<View>(views_->checkedId());
}

bool CountsCard::canShow(View view, const Facts& facts) const {
    if (facts.refusal || facts.vertices == 0 || facts.kernel->size() != facts.nullity ||
        facts.nullity * facts.vertices > mostEntries) {
        return false;
    }
    switch (view) {
    case solutions:
        return facts.solvable;
    case quietPatterns:
        return facts.nullity > 0;
    case boards:
        return facts.nullity == 0 ? facts.vertices <= mostChartedVertices
                                  : facts.rank <= countedRank;
    }
    return false;
}

CountsCard::Counts CountsCard::countPatterns(const BitVector& offset,
                                             const std::vector<BitVector>& kernel,
                                             Progress& progress) {
    Counts counts;
    counts.byPresses.resize(offset.size() + 1);
    counts.isExact = kernel.size() <= countedNullity;
    if (counts.isExact) {
        for (const auto& [presses, count] :
             weightDistribution(offset, kernel, coreCount(), progress)) {
            counts.byPresses[presses] = static_cast<double>(count);
        }
        return counts;
    }
    Random random(1);
    for (std::size_t i = 0; i < sampleSize; ++i) {
        progress.checkpoint();
        BitVector sum = offset;
        for (const BitVector& pattern : kernel) {
            if (random.below(2) == 1) {
                sum ^= pattern;
            }
        }
        ++counts.byPresses[sum.count()];
    }
    return counts;
}

void CountsCard::refresh() {
    const Facts* facts = workbench_.analysis.facts();
    if (facts == nullptr && workbench_.analysis.factsOfRule() != nullptr) {
        counting_.cancel();
        return; // the next answer is a moment away: do not flicker
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
    const std::pair wanted(view(), view() == solutions ? facts->revision : 0);
    if (shown_ == wanted && shownRule_ == facts->solver && !counting_.isRunning()) {
        return;
    }
    counting_.cancel();
    shown_.reset();
    text_->setText(tr("Counting …"));
    hardest_ = BitVector(); // perhaps of another rule
    hardestRow_->setVisible(view() == boards);
    counting_.start(
        [facts = *facts, view = view()](Progress& progress) {
            if (view != boards) {
                return countPatterns(view == solutions ? facts.solution : BitVector(facts.vertices),
                                     *facts.kernel, progress);
            }
            Counts counts;
            counts.boards = boardsByPresses(facts.vertices, *facts.kernel, progress);
            for (const std::string& count : counts.boards.counts) {
                counts.byPresses.push_back(QString::fromStdString(count).toDouble());
            }
            return counts;
        },
        [this, wanted, solver = facts->solver, revision = facts->revision](const Counts& counts) {
            const Facts* now = workbench_.analysis.facts();
            if (now != nullptr && now->revision == revision) {
                shown_ = wanted;
                shownRule_ = solver;
                showCounts(counts);
            }
        });
}

void CountsCard::showCounts(const Counts& counts) {
    const Theme& theme = Theme::current();
    Chart chart;
    chart.x = {.title = tr("Presses"), .isInteger = true};
    chart.y = {.title = view() == boards ? tr("Boards") : views_->checkedButton()->text(),
               .isInteger = true};
    ChartSeries bars{.name = chart.y.title,
                     .shape = ChartShape::bars,
                     .colour = view() == quietPatterns ? theme.quiet : theme.accent};
    for (std::size_t presses = 0; presses < counts.byPresses.size(); ++presses) {
        if (counts.byPresses[presses] > 0) {
            bars.points.push_back({static_cast<double>(presses), counts.byPresses[presses]});
        }
    }
    chart.series.push_back(std::move(bars));
    chart_->setData(std::move(chart));
    hardestRow_->setVisible(view() == boards);
    if (view() == boards) {
        text_->setText(tr("All boards that can be solved, by the fewest presses each needs."));
        hardest_ = counts.boards.hardest;
        most_->setValue(numberText(counts.boards.counts.size() - 1), true);
        mostBoards_->setValue(QLocale().toString(counts.byPresses.back(), 'f', 0));
    } else if (counts.isExact) {
        text_->setText(tr("Counted exactly, all %1. Click a bar to browse those.")
                           .arg(powerOfTwoText(shownRule_->nullity())));
    } else {
        text_->setText(tr("A sample of %1: all %2 are too many to be counted.")
                           .arg(numberText(sampleSize), powerOfTwoText(shownRule_->nullity())));
    }
}

void CountsCard::playHardest() {
    const Game& game = workbench_.document.game();
    if (hardest_.size() == game.vertexCount()) {
        workbench_.document.make(
            Replace{
                Game(game.rule(), game.target() ^ game.rule().changedBy(hardest_), game.target())},
            tr("a hardest board"));
        workbench_.guide.showBoard();
    }
}

} // namespace lightsout
