// SPDX-License-Identifier: GPL-3.0-or-later
#include "randomplay/StatesCard.h"

#include "chart/ChartData.h"
#include "controls/Layouts.h"
#include "controls/WrapLayout.h"
#include "page/StoredChoice.h"
#include "text/NumberText.h"
#include "text/SpokenText.h"
#include "theme/LookChanges.h"
#include "theme/Theme.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QSpinBox>
#include <QStackedWidget>

namespace lightsout {

namespace {

constexpr int maxGameLength = 999;
constexpr int usualGameLength = 4;
/// The largest nullity for which winning games are counted. Counting needs a sum over all
/// solutions.
constexpr std::size_t maxNullity = 20;
constexpr int minGraph = 240; ///< minimum height of the graph and of the panel next to it

constexpr std::size_t maxListed = 24;
constexpr std::size_t maxListedLength = 6;
constexpr std::uint64_t maxPowers = 12; ///< in one table

/// Returns the number of winning games of `length` presses from the current board, and a list of
/// them if the board is small and the games are short. `facts` must belong to `game`.
WinningGames winningGames(const Game& game, const Facts& facts, std::uint64_t length,
                          Progress& progress) {
    WinningGames games;
    if (!facts.isSolvable()) {
        return games;
    }
    games.count = countGames(facts.answer->vector, *facts.kernel, length, progress);
    if (game.vertexCount() <= StateGraphView::maxVertices && length <= maxListedLength) {
        games.list = listGames(game.rule(), game.difference(), length, maxListed, progress);
    }
    return games;
}

/// Returns a text that lists the games one after another, with line breaks allowed only between
/// games. If some games are omitted, the text says so.
QString listText(const WinningGames& games) {
    QStringList texts;
    for (const auto& game : games.list) {
        QStringList presses;
        for (const Vertex vertex : game) {
            presses << numberText(shownNumber(vertex));
        }
        texts << isolated(presses.join(QChar::Nbsp));
    }
    const QString text = texts.join(QChar(QChar::Nbsp) + QStringLiteral("· "));
    return games.count == games.list.size() || games.list.empty()
               ? text
               : StatesCard::tr("%1 … (the first %2 of %3)")
                     .arg(text, numberText(games.list.size()), countText(games.count));
}

} // namespace

StatesCard::StatesCard(RandomPlay& play, Workbench& workbench, QWidget* parent)
    : Card({"statesCard", {}, "mathematics.md#the-state-graph"}, parent), play_(play),
      workbench_(workbench), graph_(new StateGraphView(this)), chart_(new ChartPanel(this)),
      table_(new NumberTable(this)), matrix_(new StateMatrixView(this)),
      powers_(new NumberTable(this)), entry_(makeLabel(TextRole::body, true, this)),
      side_(new QStackedWidget(this)), sideButtons_(new QWidget(this)),
      sides_(new QButtonGroup(this)), withIdentity_(new QCheckBox(this)),
      boards_(new FactLabel("boards", this)),
      reachable_(new FactLabel([] { return tr("Can be won"); }, {}, this)),
      diameter_(new FactLabel([] { return tr("Most presses needed"); }, {}, this)),
      length_(new QSpinBox(this)),
      games_(new FactLabel([] { return tr("Winning games of that length"); }, {}, this)) {
    tools_ = makeFacts();
    content()->addLayout(tools_);
    auto* row = new QHBoxLayout;
    row->setSpacing(20);
    row->addWidget(graph_, 1);
    beside_ = makeSide();
    row->addWidget(beside_, 1);
    content()->addLayout(row, 1);
    words_ = addText(TextRole::body);
    list_ = addText(TextRole::body);
    content()->addStretch(); // takes up the space if no graph is drawn
    connect(graph_, &StateGraphView::pressRequested, this, [this](Vertex vertex) {
        // A screen reader may activate a part of a hidden page, which still shows the previous
        // board.
        if (isDrawn() && !workbench_.document.press(vertex)) {
            title_->setText(tr("Only lit cells can be pressed, and this one is off"));
        }
    });
    const auto refresh = [this] {
        if (isVisible()) {
            explore();
        }
    };
    connect(&play, &RandomPlay::boardChanged, this, refresh);
    connect(&workbench.analysis, &Analysis::factsChanged, this, refresh);
    connect(length_, &QSpinBox::valueChanged, this, [this] {
        countGames();
        countMatrix();
    });
    onAppearanceChanged(this, [this] {
        retranslate();
        // Results are reformatted; nothing is computed again.
        showTexts();
        describeEntry();
        showGames();
    });
}

Chart StatesCard::chartOf(const StateSummary& summary) {
    const QString boards = tr("boards");
    Chart chart;
    chart.title = tr("Boards by number of presses needed");
    chart.x = {.title = tr("presses"), .isInteger = true};
    chart.y = {.title = boards, .isInteger = true};
    ChartSeries bars{.name = boards, .shape = ChartShape::bars, .colour = &Theme::accent};
    for (std::size_t presses = 0; presses < summary.boardsByPresses.size(); ++presses) {
        bars.points.push_back(
            {static_cast<double>(presses), static_cast<double>(summary.boardsByPresses[presses])});
    }
    chart.series.push_back(std::move(bars));
    return chart;
}

void StatesCard::retranslate() {
    withIdentity_->setText(tr("with %1").arg(isolated(QStringLiteral("I"))));
    withIdentity_->setAccessibleName(withoutIsolates(withIdentity_->text()));
    withIdentity_->setToolTip(
        tr("Include the game with no presses: %1").arg(isolated(QStringLiteral("I + A + … + Aⁿ"))));
    table_->setAccessibleName(tr("Boards by number of presses needed"));
    length_->setAccessibleName(tr("Length of the games"));
    length_->setPrefix(tr("Presses: "));
    const std::tuple<Side, QString, QString> names[] = {
        {Side::chart, tr("Fewest presses"), tr("Number of boards by number of presses needed")},
        {Side::adjacency, QStringLiteral("A"),
         tr("Adjacency matrix: how many presses lead from one board to another")},
        {Side::power, QStringLiteral("Aⁿ"), tr("Number of games with exactly n presses")},
        {Side::sum, QStringLiteral("Sₙ"),
         tr("Number of games with one to n presses: %1")
             .arg(isolated(QStringLiteral("Sₙ = A + A² + … + Aⁿ")))},
        {Side::powers, QStringLiteral("A … Aⁿ"),
         tr("One table with the games from each board to the target: the last column of each "
            "power")},
    };
    powers_->setAccessibleName(tr("Games from each board to the target"));
    for (const auto& [side, text, tip] : names) {
        QAbstractButton* button = sides_->button(static_cast<int>(side));
        button->setText(text);
        button->setToolTip(tip);
        button->setAccessibleDescription(withoutIsolates(tip));
    }
}

QLayout* StatesCard::makeFacts() {
    constexpr int spacing = 28;
    auto* facts = new WrapLayout(nullptr, spacing);
    for (FactLabel* fact : {boards_, reachable_, diameter_}) {
        facts->addWidget(fact);
    }
    length_->setRange(0, maxGameLength);
    length_->setValue(usualGameLength);
    length_->setMinimumHeight(34);
    facts->addWidget(length_);
    facts->addWidget(games_);
    return facts;
}

QWidget* StatesCard::makeSide() {
    auto* buttons = setRow(sideButtons_, {});
    const std::pair<Side, QString> names[] = {
        {Side::chart, QStringLiteral("statesChart")},
        {Side::adjacency, QStringLiteral("statesAdjacency")},
        {Side::power, QStringLiteral("statesPower")},
        {Side::sum, QStringLiteral("statesSum")},
        {Side::powers, QStringLiteral("statesPowers")},
    };
    for (const auto& [side, name] : names) {
        auto* button = new QPushButton(this);
        button->setObjectName(name);
        button->setCheckable(true);
        button->setChecked(side == Side::chart);
        sides_->addButton(button, static_cast<int>(side));
        buttons->addWidget(button);
    }
    withIdentity_->setObjectName(QStringLiteral("statesIdentity"));
    buttons->addWidget(withIdentity_);
    connect(withIdentity_, &QCheckBox::toggled, this, &StatesCard::countMatrix);
    buttons->addStretch();
    entry_->setWordWrap(true);
    auto* counted = new QWidget(this);
    setRow(counted, {{chart_, 3}, {table_, 1}});
    table_->setObjectName(QStringLiteral("statesTable"));
    table_->setRole(TextRole::body);
    table_->setWordWrap(false);
    side_->addWidget(counted);
    side_->addWidget(matrix_);
    powers_->setObjectName(QStringLiteral("powersTable"));
    powers_->setRole(TextRole::body);
    side_->addWidget(powers_);
    for (QWidget* picture : {static_cast<QWidget*>(graph_), static_cast<QWidget*>(side_)}) {
        picture->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
        picture->setMinimumHeight(minGraph);
    }
    connect(sides_, &QButtonGroup::idToggled, this, [this](int /*side*/, bool isChosen) {
        if (isChosen) {
            showSide();
            countMatrix();
        }
    });
    connect(matrix_, &StateMatrixView::chosenChanged, this, &StatesCard::describeEntry);
    auto* beside = new QWidget(this);
    setColumn(beside, {sideButtons_, {side_, 1}, entry_});
    return beside;
}

QJsonObject StatesCard::state() const {
    return {{QStringLiteral("side"), sides_->checkedId()},
            {QStringLiteral("withIdentity"), withIdentity_->isChecked()},
            {QStringLiteral("length"), length_->value()}};
}

void StatesCard::restore(const QJsonObject& state) {
    constexpr int sides = 5;
    sides_->button(choiceIn(state, QStringLiteral("side"), sides, 0))->setChecked(true);
    withIdentity_->setChecked(state.value(QStringLiteral("withIdentity")).toBool());
    length_->setValue(
        choiceIn(state, QStringLiteral("length"), maxGameLength + 1, usualGameLength));
    // A place that names a matrix leads to it on a wall, too.
    isGraphInFront_ = sides_->checkedId() == static_cast<int>(Side::chart);
    if (found_) {
        showFound();
    }
}

void StatesCard::setSide(Side side) {
    sides_->button(static_cast<int>(side))->setChecked(true);
}

QList<QWidget*> StatesCard::answers() const {
    return {boards_, reachable_, diameter_, games_, chart_, words_, list_};
}

StatesCard::Side StatesCard::side() const {
    return isDrawn() ? static_cast<Side>(sides_->checkedId()) : Side::chart;
}

bool StatesCard::isDrawn() const {
    return found_ && !found_->distances.empty() &&
           workbench_.document.game().rule() == exploredRule_;
}

void StatesCard::showEvent(QShowEvent* event) {
    Card::showEvent(event);
    explore();
}

void StatesCard::explore() {
    countGames();
    const bool wasStopped = !found_ && !job_.isRunning();
    if (hasExplored_ && exploredRule_ == play_.rule() && !wasStopped) {
        showFound();
        return;
    }
    exploredRule_ = play_.rule();
    hasExplored_ = true;
    found_.reset();
    job_.cancel();
    showFound();
    if (exploredRule_.vertexCount() > maxStateVertices) {
        return;
    }
    job_.start(
        [rule = exploredRule_](Progress& progress) {
            auto summary = summarizeStates(rule, progress);
            LIGHTSOUT_ASSERT(summary.hasValue());
            Found found{*std::move(summary), {}};
            if (rule.vertexCount() <= StateGraphView::maxVertices) {
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
    sideButtons_->setVisible(isDrawn());
    side_->setVisible(found_.has_value());
    showParts();
    showTexts();
    if (isDrawn()) {
        graph_->setStates(workbench_.document.game(), found_->distances);
    }
    showSide();
    countMatrix();
}

void StatesCard::showParts() {
    const bool isDesk = stage_ == Stage::desk;
    graph_->setVisible(isDrawn() && (isDesk || isGraphInFront_));
    beside_->setVisible(isDesk || !isDrawn() || !isGraphInFront_);
    words_->setVisible(found_.has_value() && isDesk);
    list_->setVisible(isDesk);
    table_->setVisible(isDesk && !isDrawn()); // the chart shows the same values
}

void StatesCard::showTexts() {
    if (!found_) {
        title_->setText(exploredRule_.vertexCount() > maxStateVertices
                            ? tr("States are counted for boards of up to %Ln vertices", nullptr,
                                 static_cast<int>(maxStateVertices))
                            : tr("The state graph"));
        for (FactLabel* fact : {boards_, reachable_, diameter_}) {
            fact->setUnknown(exploredRule_.vertexCount() > maxStateVertices
                                 ? tr("This board has too many states to count.")
                                 : tr("The states are being counted."));
        }
    } else {
        title_->setText(isDrawn() ? tr("The state graph: click a neighbouring board to move to it")
                                  : tr("The state graph in numbers"));
        showSummary();
        showTable();
        words_->setText(graphText());
    }
}

void StatesCard::showSummary() {
    const StateSummary& summary = found_->summary;
    boards_->setValue(numberText(summary.boards));
    reachable_->setValue(partText(summary.reachable, summary.boards));
    diameter_->setValue(numberText(summary.diameter()));
    chart_->setData(chartOf(summary));
}

QString StatesCard::graphText() const {
    const StateSummary& summary = found_->summary;
    // A press that changes nothing is a loop at each board. Any other press joins the boards in
    // pairs, because it is its own inverse.
    std::uint64_t edges = 0;
    for (Vertex v = 0; v < exploredRule_.vertexCount(); ++v) {
        edges += afterPress(exploredRule_, 0, v) != 0 ? summary.boards / 2 : summary.boards;
    }
    const std::uint64_t parts = summary.boards / summary.reachable;
    const QString connected =
        parts == 1 ? tr("The graph is connected: every board leads to every other.")
                   : tr("The graph is disconnected: %1 components of %Ln board(s) each.", nullptr,
                        static_cast<int>(summary.reachable))
                         .arg(numberText(parts));
    return tr("Each board has degree %1, with one edge for each press; there are %Ln edge(s) in "
              "all.",
              nullptr, static_cast<int>(edges))
               .arg(numberText(exploredRule_.vertexCount())) +
           QLatin1Char(' ') + connected + QLatin1Char(' ') +
           tr("Diameter %1: no two mutually reachable boards are further apart.")
               .arg(numberText(summary.diameter()));
}

void StatesCard::showTable() {
    const StateSummary& summary = found_->summary;
    QStringList rows;
    for (std::size_t presses = 0; presses < summary.boardsByPresses.size(); ++presses) {
        rows << tr("%Ln press(es)", nullptr, static_cast<int>(presses));
    }
    std::vector<std::uint64_t> counts = summary.boardsByPresses;
    if (summary.reachable < summary.boards) {
        rows << tr("can't be won");
        counts.push_back(summary.boards - summary.reachable);
    }
    table_->setHeads(rows, {tr("boards"), tr("share")});
    for (std::size_t row = 0; row < counts.size(); ++row) {
        const auto line = static_cast<int>(row);
        table_->setNumber(line, 0, numberText(counts[row]), QString::number(counts[row]));
        table_->setNumber(
            line, 1, percentText(counts[row], summary.boards),
            QString::number(static_cast<double>(counts[row]) / static_cast<double>(summary.boards),
                            'g', 12));
        table_->setPale(line, 1);
    }
}

void StatesCard::showSide() {
    side_->setCurrentIndex(side() == Side::chart ? 0 : side() == Side::powers ? 2 : 1);
    entry_->setVisible(side() != Side::chart);
    withIdentity_->setVisible(side() == Side::sum);
    if (side() == Side::chart || side() == Side::powers) {
        graph_->setMarked(std::nullopt);
    }
}

void StatesCard::countMatrix() {
    matrixJob_.cancel();
    if (side() == Side::chart) {
        return;
    }
    if (side() == Side::powers) {
        matrixJob_.start(
            [rule = exploredRule_,
             last = static_cast<std::uint64_t>(length_->value())](Progress& progress) {
                std::vector<GameCounts> counts;
                for (std::uint64_t power = 1; power <= std::min(last, maxPowers); ++power) {
                    counts.push_back(countAllGames(rule, power, progress));
                }
                return counts;
            },
            [this](const std::vector<GameCounts>& counts) {
                if (side() == Side::powers) {
                    showPowers(counts);
                }
            });
        return;
    }
    const bool isSum = side() == Side::sum;
    const auto length =
        side() == Side::adjacency ? 1 : static_cast<std::uint64_t>(length_->value());
    matrixJob_.start(
        [rule = exploredRule_, isSum, length,
         withIdentity = withIdentity_->isChecked()](Progress& progress) {
            GameCounts counts = countAllGames(rule, length, progress);
            if (!isSum) {
                return std::move(counts.exactly);
            }
            counts.atMost.front() -= withIdentity ? 0 : 1; // the game without presses
            return std::move(counts.atMost);
        },
        [this](std::vector<BigInteger> games) {
            if (side() != Side::chart && side() != Side::powers) {
                matrix_->setGames(workbench_.document.game(), found_->distances, std::move(games));
            }
        });
}

void StatesCard::showPowers(const std::vector<GameCounts>& counts) {
    const BitVector& target = workbench_.document.game().target();
    const std::vector<std::uint32_t> boards = numberedBoards(exploredRule_);
    QStringList rows;
    for (std::size_t i = 0; i < boards.size(); ++i) {
        rows << numberText(i + 1);
    }
    QStringList columns{tr("board"), play_.hasLamps() ? tr("lights on") : tr("black cells")};
    for (std::size_t power = 1; power <= counts.size(); ++power) {
        columns << QLatin1Char('A') + (power == 1 ? QString() : superscript(power));
    }
    columns << QLatin1Char('S') + subscript(counts.size());
    powers_->setHeads(rows, columns);
    for (std::size_t i = 0; i < boards.size(); ++i) {
        const auto row = static_cast<int>(i);
        BitVector lights = target;
        for (Vertex v = 0; v < lights.size(); ++v) {
            lights.set(v, lights[v] != (((boards[i] >> v) & 1U) != 0));
        }
        powers_->setNumber(row, 0, QString::fromStdString(lights.toString()));
        powers_->setNumber(row, 1, numberText(lights.count()));
        BigInteger sum = 0;
        int column = 2;
        for (const GameCounts& power : counts) {
            const BigInteger& games = power.exactly[boards[i]];
            sum += games;
            powers_->setNumber(row, column++, countText(games),
                               QString::fromStdString(games.str()));
        }
        powers_->setNumber(row, column, countText(sum), QString::fromStdString(sum.str()));
    }
    describeEntry();
}

void StatesCard::describeEntry() {
    if (side() == Side::powers) {
        entry_->setText(
            tr("Games from each board to the target. Board 1 has all lights to change; the last "
               "board is the target. These are the numbers of “Retourner des pions” on %1 boards.")
                .arg(isolated(QStringLiteral("2 × 2"))));
        return;
    }
    if (side() == Side::chart || matrix_->isEmpty()) {
        return;
    }
    const StateMatrixView::Entry entry = matrix_->chosen();
    graph_->setMarked(std::pair(entry.from, entry.to));
    const QString games = countText(matrix_->games(entry));
    const int length = length_->value();
    entry_->setText(
        side() == Side::adjacency
            ? tr("Presses from the row's board to the column's: %1").arg(games)
        : side() == Side::power
            ? tr("Games of exactly %Ln press(es) from the row's board to the column's: %1", nullptr,
                 length)
                  .arg(games)
        : withIdentity_->isChecked()
            ? tr("Games of at most %Ln press(es) from the row's board to the column's: %1", nullptr,
                 length)
                  .arg(games)
            : tr("Games of 1 to %Ln press(es) from the row's board to the column's: %1", nullptr,
                 length)
                  .arg(games));
    matrix_->setAccessibleDescription(entry_->text());
}

void StatesCard::showGames() {
    if (winning_) {
        games_->setValue(countText(winning_->count));
    } else {
        games_->setUnknown(tr("Available once the states are counted."));
    }
    list_->setText(winning_ ? listText(*winning_) : QString());
}

void StatesCard::countGames() {
    winning_.reset();
    showGames();
    gamesJob_.cancel();
    const Facts* facts = workbench_.analysis.facts();
    if (facts == nullptr || facts->refusal || facts->solver->nullity() > maxNullity ||
        facts->rule.vertexCount() > maxStateVertices) {
        return;
    }
    gamesJob_.start([game = workbench_.document.game(), facts = *facts,
                     length = static_cast<std::uint64_t>(length_->value())](
                        Progress& progress) { return winningGames(game, facts, length, progress); },
                    [this](WinningGames games) {
                        winning_ = std::move(games);
                        showGames();
                    });
}

} // namespace lightsout

#include "moc_StatesCard.cpp"
