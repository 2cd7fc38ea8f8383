// SPDX-License-Identifier: GPL-3.0-or-later
#include "tilings/TilingsPage.h"

#include "controls/CardColumn.h"
#include "controls/FrontStack.h"
#include "text/CommandText.h"
#include "text/NumberText.h"
#include "theme/LookChanges.h"
#include "tilings/MapCard.h"
#include "tilings/SearchCard.h"
#include "tilings/TilingCards.h"
#include "tilings/TilingView.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QVBoxLayout>

#include <utility>

namespace lightsout {

namespace {

constexpr int progressMilliseconds = 200;
/// Maximum number of recorded moves of a search, more than anyone would watch.
constexpr std::size_t maxMoves = 20'000;

} // namespace

PageDescription TilingsPage::description() {
    return {
        .id = QStringLiteral("tilings"),
        .title = QCoreApplication::translate("Pages", "Tilings"),
        .toolTip =
            QCoreApplication::translate("Pages", "Solutions that change every light exactly once"),
        .modes = {{tr("Tilings"), QStringLiteral("browse"), tr("Browse the tilings of this board")},
                  {tr("Watch the search"), QStringLiteral("search"),
                   tr("See how the search places and removes tiles")},
                  {tr("Place tiles by hand"), QStringLiteral("by-hand"),
                   tr("Find a tiling yourself")},
                  {tr("Boards with tilings"), QStringLiteral("map"),
                   tr("See which sizes of boards have a tiling")}},
        .cards = {{QStringLiteral("overview"), QString(), QStringLiteral("browse")},
                  {QStringLiteral("search"), QString(), QStringLiteral("search")},
                  {QStringLiteral("puzzle"), QString(), QStringLiteral("by-hand")},
                  {QStringLiteral("sizes"),
                   QCoreApplication::translate("lightsout::MapCard", "Which boards have a tiling?"),
                   QStringLiteral("map")},
                  {QStringLiteral("gallery"),
                   QCoreApplication::translate("lightsout::GalleryCard", "All tilings"),
                   QStringLiteral("browse")},
                  {QStringLiteral("legend"), QString(), QStringLiteral("browse")}},
        .make = [](Workbench& workbench) -> Page* { return new TilingsPage(workbench); },
        .scenes = tilingsScenes};
}

TilingsPage::TilingsPage(Workbench& workbench, QWidget* parent)
    : Page(workbench, description, parent), left_(new FrontStack(this)),
      board_(new TilingView(this)), map_(new TilingMap(this)),
      tooLarge_(makeLabel(TextRole::body, true, this)), overview_(new OverviewCard(this)),
      gallery_(new GalleryCard(this)), legend_(new LegendCard(this)),
      search_(new SearchCard(player_, this)), hand_(new PuzzleCard(workbench, this)),
      mapCard_(new MapCard(*map_, this)),
      cards_(new CardColumn({overview_, search_, hand_, mapCard_, gallery_, legend_}, this)),
      columns_(new QHBoxLayout) {
    for (QWidget* widget : {static_cast<QWidget*>(board_), static_cast<QWidget*>(map_),
                            static_cast<QWidget*>(tooLarge_)}) {
        left_->addWidget(widget);
    }
    tooLarge_->setAlignment(Qt::AlignCenter);
    tooLarge_->setWordWrap(true);
    columns_->addWidget(left_);
    columns_->addWidget(cards_);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(modes_);
    connect(modes_, &ModeBar::modeChosen, this,
            [this](const QString& mode) { setMode(modeValue(modeIds, mode)); });
    layout->addLayout(columns_, 1);
    setStage(Stage::desk);
    setFocusProxy(board_);
    connectParts();
    setMode(Mode::browse);
    onLanguageChanged(this, [this] {
        tooLarge_->setText(
            tr("This board is too large to be drawn as tiles. The limit is %1 cells.")
                .arg(numberText(maxDrawn)));
        refresh();
    });
}

void TilingsPage::connectParts() {
    connect(&workbench_.document, &CurrentDocument::changed, this, &TilingsPage::followMove);
    connect(&workbench_.selection, &Selection::vertexChanged, this,
            [this] { board_->setPointedAt(workbench_.selection.vertex()); });
    connect(board_, &TilingView::pointedAt, &workbench_.selection, &Selection::setVertex);
    connect(board_, &TilingView::pressed, this, [this](Vertex vertex) {
        // A screen reader may activate a part of a hidden page, which still shows the previous
        // board.
        if (mode_ == Mode::hand && isRuleKnown_) {
            hand_->touch(vertex);
        }
    });
    connect(hand_, &PuzzleCard::hintFound, board_, &TilingView::setHint);
    connect(gallery_, &GalleryCard::chosen, this, [this](const BitVector& presses) {
        chosen_ = presses;
        if (mode_ == Mode::browse && board_->rule() == rule_) {
            board_->setPresses(presses, false);
            legend_->setShowsChanges(board_->hasSeveralChanges());
        }
    });
    connect(overview_, &OverviewCard::stopRequested, this, [this] {
        wasStopped_ = true;
        finding_.cancel();
        counting_.cancel();
        refresh();
    });
    connect(overview_, &OverviewCard::restartRequested, this, [this] {
        wasStopped_ = false;
        refresh();
    });
    connect(overview_, &OverviewCard::proofRequested, this, &TilingsPage::watchProof);
    connect(&player_, &SearchPlayer::changed, this, [this] {
        if (mode_ == Mode::search && player_.step() > 0) {
            // Stop highlighting the cell that was pointed at last, so that the tile of the current
            // step stands out.
            workbench_.selection.setVertex(std::nullopt);
        }
        showStep();
    });
    connect(map_, &TilingMap::opened, this,
            [this](HeatCell size) { openBoard(TilingMap::board(map_->kind(), size)); });
    progress_.setInterval(progressMilliseconds);
    connect(&progress_, &QTimer::timeout, this, [this] {
        if (finding_.isRunning()) {
            overview_->showSearching(finding_.fraction());
        } else {
            progress_.stop();
        }
    });
}

void TilingsPage::setStage(Stage stage) {
    const bool isDesk = stage == Stage::desk;
    layout()->setContentsMargins(isDesk ? QMargins(28, 14, 28, 16) : wallMargins);
    layout()->setSpacing(isDesk ? 12 : wallMargins.left());
    arrangeColumns(*columns_, stage, {.spacing = 24, .subjectShare = 13, .sideShare = 11});
    modes_->setVisible(stage != Stage::subjectOnly);
    cards_->setVisible(stage != Stage::subjectOnly);
}

void TilingsPage::turn(bool isForward) {
    if (mode_ == Mode::browse) {
        gallery_->turn(isForward);
    } else if (mode_ == Mode::search) {
        search_->turn(isForward);
    }
}

void TilingsPage::setMode(Mode mode) {
    mode_ = mode;
    modes_->setMode(modeId(modeIds, mode));
    player_.setPlaying(false);
    isProofWanted_ = false;
    refresh();
}

void TilingsPage::watchProof() {
    setMode(Mode::search);
    if (player_.isLoaded()) {
        player_.setPlaying(true);
    } else {
        isProofWanted_ = true; // shown once it is recorded
    }
}

void TilingsPage::followMove() {
    // Results for another rule must not stay visible, and their computation must stop.
    if (isRuleKnown_ && rule_ != workbench_.document.game().rule()) {
        forgetRule();
    }
    hand_->cancel();
    refresh();
}

void TilingsPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

void TilingsPage::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    player_.setPlaying(false);
    isProofWanted_ = false;
    // The jobs are restarted when the page is shown again.
    for (Job* job : {&finding_, &counting_, &recording_}) {
        job->cancel();
    }
    hand_->cancel();
}

void TilingsPage::forgetRule() {
    isRuleKnown_ = false;
    isProofWanted_ = false;
    finding_.cancel();
    counting_.cancel();
    recording_.cancel();
    facts_.reset();
    count_.clear();
    chosen_ = BitVector();
    wasStopped_ = false;
    player_.clear();
    gallery_->clear();
}

void TilingsPage::refresh() {
    // A hidden page does no work.
    if (!isVisible()) {
        return;
    }
    const Game& game = workbench_.document.game();
    const bool isDrawn = game.vertexCount() <= maxDrawn;
    if (!isRuleKnown_) {
        rule_ = game.rule();
        isRuleKnown_ = true;
        board_->setRule(isDrawn ? rule_ : Rule());
        legend_->setRule(rule_);
        search_->setRule(rule_);
    }
    left_->setCurrentWidget(mode_ == Mode::map ? static_cast<QWidget*>(map_)
                            : isDrawn          ? static_cast<QWidget*>(board_)
                                               : tooLarge_);
    overview_->setVisible(mode_ == Mode::browse);
    search_->setVisible(mode_ == Mode::search);
    hand_->setVisible(mode_ == Mode::hand && isDrawn);
    mapCard_->setVisible(mode_ == Mode::map);
    gallery_->setVisible(mode_ == Mode::browse && gallery_->hasContent());
    board_->setShowsPossible(mode_ == Mode::hand);
    board_->setPointedAt(workbench_.selection.vertex());
    switch (mode_) {
    case Mode::browse:
        showFacts();
        break;
    case Mode::search:
        loadSearch();
        showStep();
        break;
    case Mode::hand:
        showHand();
        break;
    case Mode::map:
        break;
    }
    legend_->setShowsChanges(mode_ != Mode::map && isDrawn && board_->hasSeveralChanges());
    legend_->setVisible(mode_ != Mode::map && legend_->hasContent());
}

void TilingsPage::showFacts() {
    if (facts_ == nullptr) {
        if (board_->rule() == rule_) {
            board_->setPresses(BitVector(rule_.vertexCount()), false);
        }
        if (wasStopped_) {
            overview_->showStopped();
        } else if (!finding_.isRunning()) {
            findTilings();
        }
        return;
    }
    const bool isCounted = facts_->refusal || !count_.isEmpty();
    if (!isCounted && !wasStopped_ && !counting_.isRunning()) {
        count();
    }
    overview_->showFacts(rule_, *facts_, count_, counting_.isRunning());
    if (board_->rule() == rule_ && chosen_.size() == rule_.vertexCount()) {
        board_->setPresses(chosen_, false);
    }
}

void TilingsPage::findTilings() {
    overview_->showSearching(0);
    progress_.start();
    finding_.start(
        [rule = rule_](Progress& progress) {
            return std::make_shared<const TilingFacts>(lightsout::findTilings(rule, progress));
        },
        [this](std::shared_ptr<const TilingFacts> facts) {
            facts_ = std::move(facts);
            chosen_ = BitVector(rule_.vertexCount());
            if (facts_->areAll) {
                count_ = numberText(facts_->tilings.size());
            }
            if (!facts_->tilings.empty()) {
                chosen_ = facts_->tilings.front();
            }
            gallery_->showFacts(rule_, facts_);
            followFacts();
        });
}

void TilingsPage::count() {
    counting_.start([rule = rule_](Progress& progress) { return countTilings(rule, progress); },
                    [this](const std::string& count) {
                        count_ = QString::fromStdString(count);
                        refresh();
                    });
}

void TilingsPage::followFacts() {
    // The puzzle does not depend on the facts, and must keep its hint.
    if (mode_ != Mode::hand) {
        refresh();
    }
}

void TilingsPage::loadSearch() {
    if (player_.isLoaded() || recording_.isRunning()) {
        return;
    }
    const bool hasProof = facts_ != nullptr && facts_->obstruction &&
                          facts_->obstruction->kind == Obstruction::Kind::search &&
                          board_->rule() == rule_;
    if (hasProof) {
        player_.load(std::shared_ptr<const RecordedSearch>(facts_, &facts_->obstruction->proof),
                     rule_.vertexCount());
        player_.setPlaying(std::exchange(isProofWanted_, false));
        return;
    }
    if (rule_.vertexCount() <= maxWatched && rule_.vertexCount() > 0) {
        recording_.start(
            [rule = rule_](Progress& progress) {
                return std::make_shared<const RecordedSearch>(recordSearch(
                    remainingCover(rule, BitVector(rule.vertexCount())), maxMoves, progress));
            },
            [this](std::shared_ptr<const RecordedSearch> search) {
                player_.load(std::move(search), rule_.vertexCount());
                player_.setPlaying(std::exchange(isProofWanted_, false));
            });
        return;
    }
    search_->setMessage(tr("The search can be watched on boards of up to %Ln vertices.", nullptr,
                           static_cast<int>(maxWatched)));
}

void TilingsPage::showStep() {
    if (mode_ != Mode::search || board_->rule() != rule_) {
        return;
    }
    if (!player_.isLoaded()) {
        board_->setPresses(BitVector(rule_.vertexCount()), false);
        return;
    }
    board_->setPresses(player_.presses(), true);
    const SearchMove* move = player_.lastMove();
    if (move != nullptr && move->event == DancingLinks::Event::deadEnd) {
        board_->setDeadEnd(move->vertex);
    }
}

void TilingsPage::showHand() {
    hand_->refresh();
    if (board_->rule() == rule_) {
        board_->setPresses(workbench_.document.game().presses(), true);
    }
}

void TilingsPage::openBoard(const Lattice& board) {
    workbench_.document.begin(Game::allOn(board));
    setMode(Mode::browse);
}

QStringList TilingsPage::commands() const {
    const CurrentDocument& document = workbench_.document;
    return {ruleCommand(QStringLiteral("tilings"), document.game().rule(), document->path())};
}

QJsonObject TilingsPage::state() const {
    return {{QStringLiteral("mode"), mode()}};
}

void TilingsPage::restore(const QJsonObject& state) {
    player_.setPlaying(false);
    player_.setStep(0);
    setMode(modeValue(modeIds, modes_->storedMode(state.value(QStringLiteral("mode")))));
}

} // namespace lightsout

#include "moc_TilingsPage.cpp"
