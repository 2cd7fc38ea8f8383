#include "randomplay/StatesCard.h"

#include "document/VertexText.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QSpinBox>
#include <QVBoxLayout>

namespace lightsout {

namespace {

constexpr int longestGame = 999;
/// Games of small boards are listed.
constexpr std::size_t mostListed = 24;
constexpr std::size_t mostListedLength = 6;
/// Up to so many solutions are added up.
constexpr std::size_t mostNullity = 20;

std::uint32_t numberOf(const BitVector& bits) {
    return bits.size() == 0 ? 0 : static_cast<std::uint32_t>(bits.words()[0]);
}

struct Games {
    BigInteger count;
    std::vector<std::vector<Vertex>> list;
};

Games gamesOf(const Game& game, const Facts& facts, std::uint64_t length, Progress& progress) {
    Games games;
    if (!facts.solvable) {
        return games;
    }
    games.count = countGames(facts.solution, *facts.kernel, length, progress);
    if (game.vertexCount() <= StateGraphView::mostVertices && length <= mostListedLength) {
        games.list = listGames(game.rule(), game.difference(), length, mostListed, progress);
    }
    return games;
}

} // namespace

StatesCard::StatesCard(RandomPlay& play, Workbench& workbench, QWidget* parent)
    : Card(parent), play_(play), workbench_(workbench), title_(addText(TextRole::title)),
      graph_(new StateGraphView(this)), chart_(new ChartPanel(this)),
      boards_(new FactLabel(tr("Boards"), this)), reachable_(new FactLabel(tr("Can be won"), this)),
      diameter_(new FactLabel(tr("Most presses needed"), this)), length_(new QSpinBox(this)),
      games_(new FactLabel(tr("Winning games of that length"), this)), list_(nullptr) {
    auto* facts = new QHBoxLayout;
    facts->setSpacing(28);
    for (FactLabel* fact : {boards_, reachable_, diameter_}) {
        facts->addWidget(fact);
    }
    length_->setRange(0, longestGame);
    length_->setValue(4);
    length_->setAccessibleName(tr("Length of the games"));
    length_->setPrefix(tr("Presses: "));
    length_->setMinimumHeight(34);
    facts->addWidget(length_);
    facts->addWidget(games_);
    facts->addStretch();
    content()->addLayout(facts);
    auto* row = new QHBoxLayout;
    row->addWidget(graph_, 3);
    row->addWidget(chart_, 2);
    content()->addLayout(row, 1);
    list_ = addText(TextRole::small);
    connect(graph_, &StateGraphView::pressWanted, this, [this](Vertex vertex) {
        const Press press{vertex};
        workbench_.document.make(press, moveName(workbench_.document.game().rule(), press));
    });
    const auto refresh = [this] {
        if (isVisible()) {
            explore();
        }
    };
    connect(&play, &RandomPlay::boardChanged, this, refresh);
    connect(&workbench.analysis, &Analysis::factsChanged, this, refresh);
    connect(length_, &QSpinBox::valueChanged, this, &StatesCard::countGames);
}

void StatesCard::showEvent(QShowEvent* event) {
    Card::showEvent(event);
    explore();
}

void StatesCard::explore() {
    countGames();
    if (hasExplored_ && exploredRule_ == play_.rule()) {
        showFound();
        return;
    }
    exploredRule_ = play_.rule();
    hasExplored_ = true;
    found_.reset();
    job_.cancel();
    showFound();
    if (exploredRule_.vertexCount() > stateVertexLimit) {
        return;
    }
    job_.start(
        [rule = exploredRule_](Progress& progress) {
            auto summary = summarizeStates(rule, progress);
            LIGHTSOUT_ASSERT(summary.hasValue());
            Found found{*std::move(summary), {}};
            if (rule.vertexCount() <= StateGraphView::mostVertices) {
                found.distances = pressesToTarget(rule, progress);
            }
            return found;
        },
        [this](Found found) {
            found_ = std::move(found);
            showFound();
        });
}

void StatesCard::showFound() {
    const Game& game = workbench_.document.game();
    const bool isDrawn = found_ && !found_->distances.empty() && game.rule() == exploredRule_;
    graph_->setVisible(isDrawn);
    chart_->setVisible(found_.has_value());
    if (!found_) {
        title_->setText(exploredRule_.vertexCount() > stateVertexLimit
                            ? tr("Boards of up to %Ln vertices have their states counted", nullptr,
                                 static_cast<int>(stateVertexLimit))
                            : tr("The state graph"));
        for (FactLabel* fact : {boards_, reachable_, diameter_}) {
            fact->setValue(QStringLiteral("–"));
        }
        return;
    }
    title_->setText(isDrawn ? tr("The state graph: a click on a neighbour presses there")
                            : tr("The state graph, counted"));
    const StateSummary& summary = found_->summary;
    boards_->setValue(numberText(summary.boards));
    reachable_->setValue(
        isolated(QLocale().toString(100.0 * static_cast<double>(summary.reachable) /
                                        static_cast<double>(summary.boards),
                                    'g', 4) +
                 QStringLiteral(" %")));
    diameter_->setValue(numberText(summary.diameter()));
    Chart chart;
    chart.title = tr("Boards by fewest presses");
    chart.x = {.title = tr("presses"), .isInteger = true};
    chart.y = {.title = tr("boards"), .isInteger = true};
    ChartSeries bars{
        .name = tr("boards"), .shape = ChartShape::bars, .colour = Theme::current().accent};
    for (std::size_t presses = 0; presses < summary.boardsByPresses.size(); ++presses) {
        bars.points.push_back(
            {static_cast<double>(presses), static_cast<double>(summary.boardsByPresses[presses])});
    }
    chart.series.push_back(std::move(bars));
    chart_->setData(std::move(chart));
    if (isDrawn) {
        graph_->setStates(game.rule(), found_->distances, numberOf(game.difference()));
    }
}

void StatesCard::countGames() {
    games_->setValue(QStringLiteral("–"));
    list_->clear();
    gamesJob_.cancel();
    const Facts* facts = workbench_.analysis.facts();
    if (facts == nullptr || facts->refusal || facts->nullity > mostNullity ||
        facts->vertices > stateVertexLimit) {
        return;
    }
    gamesJob_.start(
        [game = workbench_.document.game(), facts = *facts,
         length = static_cast<std::uint64_t>(length_->value())](Progress& progress) {
            return gamesOf(game, facts, length, progress);
        },
        [this](const Games& games) {
            const std::string count = games.count.str();
            games_->setValue(count.size() <= 15
                                 ? QLocale().toString(games.count.convert_to<qulonglong>())
                                 : isolated(QStringLiteral("≈ 10^%1").arg(count.size() - 1)));
            QStringList lines;
            for (const auto& game : games.list) {
                QStringList presses;
                for (const Vertex vertex : game) {
                    presses << numberText(vertex + 1);
                }
                lines << isolated(presses.join(QStringLiteral(" ")));
            }
            list_->setText(lines.join(QStringLiteral(" · ")));
        });
}

} // namespace lightsout
