// SPDX-License-Identifier: GPL-3.0-or-later
#include "randomplay/RandomPlayPage.h"

#include "analysis/IdleResults.h"
#include "analysis/ProgressStrip.h"
#include "board/BoardView.h"
#include "controls/FrontStack.h"
#include "controls/Layouts.h"
#include "controls/PageScroller.h"
#include "controls/StageGrid.h"
#include "controls/TextLabel.h"
#include "game/Reduction.h"
#include "page/StoredChoice.h"
#include "randomplay/ChainCard.h"
#include "randomplay/ChanceCard.h"
#include "randomplay/ExperimentsView.h"
#include "randomplay/LawCards.h"
#include "randomplay/LiveCard.h"
#include "randomplay/StatesCard.h"
#include "randomplay/WinningView.h"
#include "text/BoardText.h"
#include "text/CommandText.h"
#include "text/Glossary.h"
#include "text/NumberText.h"
#include "text/SpokenText.h"
#include "theme/LookChanges.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QJsonArray>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace lightsout {

namespace {

constexpr int minLawChart = 190;
constexpr int minPicture = 120; ///< height of a board

} // namespace

PageDescription RandomPlayPage::description() {
    return {
        .id = QStringLiteral("random"),
        .title = QCoreApplication::translate("Pages", "Random play"),
        .shortTitle = QCoreApplication::translate("Pages", "Random"),
        .toolTip = QCoreApplication::translate(
            "Pages", "The number of black cells when presses are chosen at random"),
        .modes = {{tr("Games and laws"), QStringLiteral("laws"),
                   tr("Compare simulated games with the exact law")},
                  {tr("Experiments"), QStringLiteral("experiments"),
                   tr("Test predictions in many simulated games")},
                  {tr("Markov chain"), QStringLiteral("chain"),
                   tr("See the Markov chain for the number of black cells")},
                  {tr("State graph"), QStringLiteral("states"),
                   tr("See all states of the board and the presses between them")},
                  {tr("Winning by chance"), QStringLiteral("winning"),
                   tr("See how long random presses take to win")}},
        .cards = {{QStringLiteral("live"),
                   QCoreApplication::translate("lightsout::LiveCard", "One game, live"),
                   QStringLiteral("laws")},
                  {QStringLiteral("games"), QString(), QStringLiteral("laws")},
                  {QStringLiteral("time"),
                   QCoreApplication::translate("lightsout::TimeCard", "Black cells over time"),
                   QStringLiteral("laws")},
                  {QStringLiteral("limit"),
                   QCoreApplication::translate("lightsout::LimitCard", "The limit law"),
                   QStringLiteral("laws")},
                  {QStringLiteral("cells"),
                   QCoreApplication::translate("lightsout::ChanceCard",
                                               "Chance that a cell is black"),
                   QStringLiteral("laws")},
                  {QStringLiteral("lengths"), QString(), QStringLiteral("experiments")},
                  {QStringLiteral("sizes"),
                   QCoreApplication::translate("lightsout::SizesCard", "Share of black cells"),
                   QStringLiteral("experiments")},
                  {QStringLiteral("pair"),
                   QCoreApplication::translate("lightsout::PairCard", "Covariance and correlation"),
                   QStringLiteral("experiments")},
                  {QStringLiteral("chain"), QString(), QStringLiteral("chain")},
                  {QStringLiteral("spectrum"),
                   QCoreApplication::translate("lightsout::SpectrumCard", "Eigenvalues"),
                   QStringLiteral("chain")},
                  {QStringLiteral("states"), QString(), QStringLiteral("states")},
                  {QStringLiteral("winning-means"),
                   QCoreApplication::translate("lightsout::WinningMeansCard",
                                               "Mean number of presses until the board is won"),
                   QStringLiteral("winning")},
                  {QStringLiteral("winning-law"),
                   QCoreApplication::translate("lightsout::WinningLawCard",
                                               "Length of a game from this board"),
                   QStringLiteral("winning")},
                  {QStringLiteral("winning-games"),
                   QCoreApplication::translate("lightsout::MonkeyCard", "A monkey at the board"),
                   QStringLiteral("winning")},
                  {QStringLiteral("winning-facts"), QString(), QStringLiteral("winning")}},
        .values = {{{"games"}, QStringLiteral("games")},
                   {{"presses"}, QStringLiteral("presses")},
                   {{"start", {"board", "off", "one"}}, QStringLiteral("start")},
                   {{"side", {"chart", "matrix", "power", "sum", "powers"}},
                    QStringLiteral("states/side")},
                   {{"length"}, QStringLiteral("states/length")},
                   {{"experiment", {"lengths", "sizes", "pair"}}, QStringLiteral("experiment")}},
        .make = [](Workbench& workbench) -> Page* { return new RandomPlayPage(workbench); },
        .scenes = randomPlayScenes};
}

RandomPlayPage::RandomPlayPage(Workbench& workbench, QWidget* parent)
    : Page(workbench, description, parent), play_(workbench.document, this),
      lazy_(new QCheckBox(this)), lamps_(new QCheckBox(this)),
      start_(new EnumBox<RandomPlay::Start>(this)), strip_(new ProgressStrip(*this, {}, this)),
      laws_(makeLaws()), experiments_(new ExperimentsView(play_, this)),
      chain_(new ChainCard(play_, this)), spectrum_(new SpectrumCard(play_, this)),
      states_(new StatesCard(play_, workbench, this)),
      winning_(new WinningView(play_, workbench, this)), views_(new FrontStack(this)),
      refusal_(makeLabel(TextRole::body, false, this)) {
    for (QWidget* view :
         std::initializer_list<QWidget*>{laws_, experiments_, makeChain(), states_, winning_}) {
        // The large text of wall mode may need more space than is available.
        views_->addWidget(new PageScroller(view, this));
    }
    setReveals(reveal::states, states_->answers());
    rows_[static_cast<std::size_t>(View::experiments)] = &experiments_->tools();
    rows_[static_cast<std::size_t>(View::states)] = &states_->tools();
    rows_[static_cast<std::size_t>(View::winning)] = &winning_->tools();
    addSwitches();
    connect(static_cast<ProgressStrip*>(strip_), &ProgressStrip::stopRequested, this, [this] {
        play_.stop();
        for (Job* job : findChildren<Job*>()) {
            job->cancel();
        }
    });
    connect(modes_, &ModeBar::modeChosen, this, &RandomPlayPage::showView);
    showView(modeId(modeIds, View::laws));
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(12);
    layout->addWidget(modes_);
    layout->addWidget(views_, 1);
    refusal_->setWordWrap(true);
    layout->addWidget(refusal_, 1);
    setStage(Stage::desk);
    for (const auto signal : {&RandomPlay::boardChanged, &RandomPlay::watchedChanged}) {
        connect(&play_, signal, this, &RandomPlayPage::nameStart);
    }
    connect(&workbench.document, &CurrentDocument::changed, this, [this] {
        if (isVisible()) {
            refresh();
        }
    });
    IdleResults::instance().watch(
        this, [this] { return play_.lawBytes(); }, [this] { play_.suspendLaw(); });
    onLanguageChanged(this, [this] {
        lamps_->setText(tr("Lamps"));
        lamps_->setToolTip(tr("Show lamps instead of black and white pieces"));
        lazy_->setText(tr("Lazy"));
        lazy_->setAccessibleName(tr("Lazy play"));
        lazy_->setToolTip(termSentence(Term::lazyPlay));
        start_->setAccessibleName(tr("Start of the games"));
        setItemTexts(*start_,
                     {tr("From this board"), tr("From all off"), QString()}); // see nameStart()
        start_->setToolTip(play_.hasLamps() ? tr("Click the live board to choose the light")
                                            : tr("Click the live board to choose the black cell"));
        refusal_->setText(
            tr("This needs a board on which every vertex has a button and a light. Games and laws "
               "are available for all boards."));
        nameStart();
    });
}

RandomPlayPage::~RandomPlayPage() {
    delete whole_; // before the workbench that it uses
}

void RandomPlayPage::setStage(Stage stage) {
    if (whole_ != nullptr) {
        whole_->setStage(stage);
        whole_->layout()->setContentsMargins({});
        whole_->modes_->hide();
    }
    layout()->setContentsMargins(stage == Stage::desk ? QMargins(28, 14, 28, 14) : wallMargins);
    modes_->setVisible(stage != Stage::subjectOnly);
    stage_ = stage;
    showSwitches();
    laws_->setStage(stage);
    states_->setStage(stage);
    winning_->setStage(stage);
    showSpectrum();
}

Stage RandomPlayPage::stageInLesson(Stage stage) const {
    return stage == Stage::desk && view() == View::states ? stage : Stage::subjectOnly;
}

void RandomPlayPage::turn(bool isForward) {
    switch (view()) {
    case View::laws:
        laws_->turn(isForward);
        break;
    case View::states:
        states_->turn();
        break;
    case View::winning:
        winning_->turn(isForward);
        break;
    case View::experiments:
    case View::chain:
        break;
    }
}

void RandomPlayPage::addSwitches() {
    connect(lazy_, &QCheckBox::toggled, this,
            [this](bool isLazy) { play_.setWalk(isLazy ? Walk::lazy : Walk::plain); });
    connect(lamps_, &QCheckBox::toggled, &play_, &RandomPlay::setLamps);
    connect(&play_, &RandomPlay::lampsChanged, this, [this] {
        // The words change as they do for another language.
        QEvent words(QEvent::LanguageChange);
        QCoreApplication::sendEvent(this, &words);
    });
    lamps_->setObjectName(QStringLiteral("lamps"));
    lazy_->setObjectName(QStringLiteral("lazy"));
    start_->setObjectName(QStringLiteral("start"));
    start_->setMinimumHeight(34);
    showChosenWhole(*start_);
    connect(start_, &QComboBox::currentIndexChanged, this,
            [this] { play_.setStart(start_->value()); });
}

void RandomPlayPage::showSwitches() {
    const bool areGames = view() == View::laws || view() == View::experiments;
    const std::pair<QWidget*, bool> switches[] = {{start_, areGames},
                                                  {lazy_, view() != View::states},
                                                  {lamps_, areGames || view() == View::chain}};
    QLayout& row = *rows_[static_cast<std::size_t>(view())];
    for (const auto& [widget, applies] : switches) {
        row.addWidget(widget);
        widget->setVisible(applies && stage_ != Stage::subjectOnly);
    }
    row.addWidget(strip_);
}

void RandomPlayPage::nameStart() {
    const auto watched = play_.watched();
    constexpr auto place = static_cast<int>(RandomPlay::Start::oneBlack);
    start_->setItemText(place, watched ? (play_.hasLamps() ? tr("From one light on: %1")
                                                           : tr("From one black cell: %1"))
                                             .arg(isolated(vertexShortName(play_.rule(), *watched)))
                               : play_.hasLamps() ? tr("From one light on")
                                                  : tr("From one black cell"));
    start_->setItemData(place, withoutIsolates(start_->itemText(place)), Qt::AccessibleTextRole);
}

void RandomPlayPage::showView(const QString& mode) {
    modes_->setMode(mode);
    if (whole_ != nullptr) {
        whole_->showView(mode);
    }
    views_->setCurrentIndex(static_cast<int>(view())); // they were added in this order
    showViews();
    showSwitches();
}

QWidget* RandomPlayPage::makeChain() {
    auto* view = new QWidget(this);
    rows_[static_cast<std::size_t>(View::chain)] = &chain_->tools();
    constexpr int spacing = 14; // the same as between other cards
    setRow(view, {{chain_, 3}, {spectrum_, 1}}, spacing);
    connect(chain_, &ChainCard::chainChanged, this, [this] {
        spectrum_->setChain(chain_->chain());
        showSpectrum();
    });
    return view;
}

void RandomPlayPage::showSpectrum() {
    spectrum_->setVisible(chain_->chain() != nullptr &&
                          (stage_ != Stage::subjectOnly || isSpectrumNamed_));
}

StageGrid* RandomPlayPage::makeLaws() {
    auto* laws = new StageGrid(this);
    auto* live = new LiveCard(play_, laws);
    time_ = new TimeCard(play_, laws);
    connect(live, &LiveCard::moved, time_, &TimeCard::setMarked);
    auto* games = new GamesCard(play_, laws);
    rows_[static_cast<std::size_t>(View::laws)] = &games->tools();
    laws->addSide(live, {0, 0, 3, 1});
    laws->addCard(games, {3, 0, 9, 1});
    setReveals(reveal::laws, {games});
    const std::pair<Card*, std::function<QString()>> folded[] = {
        {time_,
         [this] {
             return play_.hasLamps() ? tr("Lights on over time") : tr("Black cells over time");
         }},
        {new LimitCard(play_, laws), [] { return tr("The limit of the law"); }},
        {new ChanceCard(play_, laws), [] { return tr("The chance of each cell"); }}};
    for (int i = 0; i < static_cast<int>(std::size(folded)); ++i) {
        const auto& [card, title] = folded[i];
        laws->addFoldedCard(card, makeOpener(*card, title), {4 * i, 1, 4, 2});
        setReveals(reveal::laws, {card});
    }
    constexpr int columns = 12;
    laws->setShares(QList<int>(columns, 1), {6, 0, 5});
    // Pictures use the available space; with their size hints, the page would exceed the window.
    for (QWidget* picture : laws->findChildren<QWidget*>()) {
        const bool isChart = qobject_cast<ChartPanel*>(picture) != nullptr;
        if (isChart || qobject_cast<BoardView*>(picture) != nullptr ||
            qobject_cast<ChanceMap*>(picture) != nullptr) {
            picture->setSizePolicy(QSizePolicy::Preferred,
                                   isChart ? QSizePolicy::Expanding : QSizePolicy::Ignored);
            picture->setMinimumHeight(
                std::max(picture->minimumHeight(), isChart ? minLawChart : minPicture));
        }
    }
    return laws;
}

QAbstractButton* RandomPlayPage::makeOpener(const Card& card,
                                            const std::function<QString()>& title) {
    auto* opener = new QPushButton(this);
    opener->setObjectName(QStringLiteral("unfold ") + card.objectName());
    const auto name = [opener, title] {
        opener->setText((opener->isChecked() ? QStringLiteral("−  ") : QStringLiteral("+  ")) +
                        title());
        opener->setAccessibleName(title());
        opener->setToolTip(opener->isChecked() ? tr("Fold this card") : tr("Unfold this card"));
    };
    connect(opener, &QAbstractButton::toggled, opener, name);
    onLanguageChanged(opener, name);
    openers_ << opener;
    return opener;
}

Card* RandomPlayPage::showCard(const QString& id) {
    const auto* card = findChild<Card*>(id + QStringLiteral("Card"));
    for (StageGrid* grid : std::initializer_list<StageGrid*>{laws_, winning_}) {
        grid->showCard(card);
    }
    isSpectrumNamed_ = card == spectrum_;
    showSpectrum();
    return Page::showCard(id);
}

void RandomPlayPage::showDistance() {
    laws_->showCard(time_);
    time_->showDistance();
}

void RandomPlayPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

void RandomPlayPage::refresh() {
    const Game& game = workbench_.document.game();
    const bool isMarked = game.rule().isMarked();
    const std::optional<Game> whole = isMarked ? withoutHoles(game) : std::nullopt;
    showWhole(whole);
    hasOnlyLaws_ = isMarked && !whole;
    showViews();
    if (!whole) {
        play_.refresh();
    }
}

void RandomPlayPage::showViews() {
    const bool isRefused = hasOnlyLaws_ && view() != View::laws;
    views_->setVisible(!isRefused && (whole_ == nullptr || whole_->isHidden()));
    refusal_->setVisible(isRefused);
}

void RandomPlayPage::showWhole(const std::optional<Game>& game) {
    if (game && whole_ == nullptr) {
        wholeBench_ = std::make_unique<Workbench>(*game);
        whole_ = new RandomPlayPage(*wholeBench_, this);
        whole_->setObjectName(QStringLiteral("withoutHoles"));
        static_cast<QVBoxLayout*>(layout())->addWidget(whole_, 1);
        setStage(stage_);
    }
    if (game) {
        const Game& shown = wholeBench_->document.game();
        if (shown.rule() != game->rule() || shown.lights() != game->lights() ||
            shown.target() != game->target()) {
            wholeBench_->document.replace(std::make_shared<Document>(SavedBoard{.game = *game}));
        }
        whole_->showView(mode());
    }
    if (whole_ != nullptr) {
        whole_->setVisible(game.has_value());
    }
}

QStringList RandomPlayPage::winningCommands() const {
    const QString chance = QStringLiteral("chance") +
                           (play_.walk() == Walk::lazy ? QStringLiteral(" --lazy 0.5") : QString());
    const CurrentDocument& document = workbench_.document;
    QStringList commands{gameCommand(chance, document.game(), document->path())};
    std::uint64_t seed = 0;
    for (const std::uint64_t games : winning_->chances().gamesBySeed()) {
        commands << gameCommand(chance +
                                    QStringLiteral(" --games %1 --seed %2").arg(games).arg(++seed),
                                document.game(), document->path());
    }
    return commands;
}

QStringList RandomPlayPage::commands() const {
    const Game& shown = workbench_.document.game();
    if (whole_ != nullptr && !whole_->isHidden()) {
        // The command line leaves out the holes itself.
        return {gameCommand(QStringLiteral("law --presses %1").arg(whole_->play_.presses()), shown,
                            workbench_.document->path())};
    }
    if (play_.rule() != shown.rule()) {
        return {}; // a hidden page does not follow the board
    }
    const QString path = workbench_.document->path();
    const Game game(play_.rule(), play_.lights(), workbench_.document.game().target());
    const QString time = QStringLiteral(" --presses %1").arg(play_.presses());
    const QString lazy = play_.walk() == Walk::lazy ? QStringLiteral(" --lazy") : QString();
    switch (view()) {
    case View::laws:
        return {gameCommand(QStringLiteral("law") + time + lazy, game, path),
                gameCommand(QStringLiteral("law --limit-law"), game, path),
                gameCommand(QStringLiteral("simulate --games %1 --seed %2")
                                    .arg(play_.gameCount())
                                    .arg(play_.series()) +
                                time + lazy +
                                (play_.followsTime() ? QStringLiteral(" --over-time") : QString()),
                            game, path)};
    case View::experiments:
        return experiments_->commands(game.target(), path);
    case View::chain:
        return {ruleCommand(QStringLiteral("chain"), game.rule(), path)};
    case View::states:
        return {gameCommand(QStringLiteral("states"), workbench_.document.game(), path)};
    case View::winning:
        return winningCommands();
    }
    return {};
}

QJsonObject RandomPlayPage::state() const {
    QJsonArray unfolded;
    for (const QAbstractButton* opener : openers_) {
        if (opener->isChecked()) {
            unfolded << opener->objectName();
        }
    }
    return {{QStringLiteral("view"), mode()},
            {QStringLiteral("isLazy"), lazy_->isChecked()},
            {QStringLiteral("hasLamps"), lamps_->isChecked()},
            {QStringLiteral("start"), start_->currentIndex()},
            {QStringLiteral("unfolded"), unfolded},
            {QStringLiteral("games"), static_cast<qint64>(play_.gameCount())},
            {QStringLiteral("presses"), static_cast<qint64>(play_.presses())},
            {QStringLiteral("states"), states_->state()},
            {QStringLiteral("experiment"), experiments_->experiment()}};
}

void RandomPlayPage::restore(const QJsonObject& state) {
    lazy_->setChecked(state.value(QStringLiteral("isLazy")).toBool());
    lamps_->setChecked(state.value(QStringLiteral("hasLamps")).toBool());
    start_->setCurrentIndex(choiceIn(state, QStringLiteral("start"), start_->count(), 0));
    const QJsonArray unfolded = state.value(QStringLiteral("unfolded")).toArray();
    for (QAbstractButton* opener : openers_) {
        opener->setChecked(unfolded.contains(opener->objectName()));
    }
    const qint64 games = state.value(QStringLiteral("games")).toInteger();
    const qint64 presses = state.value(QStringLiteral("presses")).toInteger(-1);
    if (GamesCard::canPlay(games, presses)) {
        play_.setGames(static_cast<std::uint64_t>(games), static_cast<std::uint64_t>(presses));
    }
    constexpr int experiments = 3;
    experiments_->setExperiment(static_cast<ExperimentsView::Experiment>(
        choiceIn(state, QStringLiteral("experiment"), experiments, 0)));
    laws_->turnToFirst();
    states_->restore(state.value(QStringLiteral("states")).toObject());
    showView(modes_->storedMode(state.value(QStringLiteral("view"))));
}

} // namespace lightsout

#include "moc_RandomPlayPage.cpp"
