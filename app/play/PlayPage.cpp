// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/PlayPage.h"

#include "analysis/ShownFacts.h"
#include "analysis/Workbench.h"
#include "board/BoardLink.h"
#include "board/PatternPicture.h"
#include "compare/CompareView.h"
#include "controls/Card.h"
#include "controls/CardColumn.h"
#include "controls/FrontStack.h"
#include "controls/Layouts.h"
#include "drawing/DrawingCard.h"
#include "drawing/LayoutActions.h"
#include "drawing/PatternTool.h"
#include "drawing/SelectionCard.h"
#include "drawing/WhatIfCards.h"
#include "drawing/WhatIfTool.h"
#include "play/ChaseCard.h"
#include "play/ChaseTableCard.h"
#include "play/NextSize.h"
#include "play/StatusCard.h"
#include "play/VertexCard.h"
#include "text/CommandText.h"
#include "text/NumberText.h"
#include "theme/LookChanges.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QPointer>
#include <QPushButton>
#include <QRandomGenerator>
#include <QVBoxLayout>

namespace lightsout {

namespace {

/// A card that shows why the current board can or can't be solved.
class BoardCard : public Card, public Staged {
    Q_OBJECT

public:
    explicit BoardCard(Workbench& workbench, QWidget* parent = nullptr);

    /// In wall mode, the picture is larger and above the text.
    void setStage(Stage stage) override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();
    void resizePicture();

    Workbench& workbench_;
    QLabel* reason_;
    PatternPicture* picture_;
    QPushButton* show_;
    FactLabel* share_;
    QHBoxLayout* row_;
    Stage stage_ = Stage::desk;
};

constexpr ModeIds<BoardMode, 6> boardModes{{{BoardMode::press, "press"},
                                            {BoardMode::editLights, "lights"},
                                            {BoardMode::editTarget, "target"},
                                            {BoardMode::editPattern, "pattern"},
                                            {BoardMode::draw, "draw"},
                                            {BoardMode::whatIf, "whatif"}}};
/// The mode in which two boards are compared.
constexpr QLatin1String compareMode("compare");

} // namespace

BoardCard::BoardCard(Workbench& workbench, QWidget* parent)
    : Card({"solvabilityCard", {}, "mathematics.md#which-boards-can-be-solved"}, parent),
      workbench_(workbench), reason_(makeLabel(TextRole::body, true, this)),
      picture_(new PatternPicture(this)), show_(new QPushButton(this)),
      share_(new FactLabel("solvable-share", this)), row_(new QHBoxLayout) {
    reason_->setWordWrap(true);
    auto* text = new QVBoxLayout;
    text->addWidget(reason_);
    text->addLayout(makeRow({show_, {share_, 1}}, 16));
    row_->setSpacing(16);
    row_->addWidget(picture_, 0, Qt::AlignTop | Qt::AlignLeading);
    row_->addLayout(text, 1);
    content()->addLayout(row_);
    showFacts(workbench.analysis, {share_});
    show_->setCheckable(true);
    connect(show_, &QPushButton::toggled, this,
            [this](bool on) { workbench_.guide.setSolutionWanted(on); });
    connect(&workbench.document, &CurrentDocument::changed, this, &BoardCard::refresh);
    connect(&workbench.analysis, &Analysis::factsChanged, this, &BoardCard::refresh);
    connect(&workbench.guide, &Guide::changed, this, &BoardCard::refresh);
    setTexts<BoardCard>(show_, QT_TR_NOOP("Show on the board"));
    onLanguageChanged(this, [this] { refresh(); });
}

void BoardCard::setStage(Stage stage) {
    stage_ = stage;
    row_->setDirection(stage == Stage::desk ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    resizePicture();
}

void BoardCard::resizePicture() {
    constexpr int deskSide = 76;
    picture_->setSide(stage_ == Stage::desk ? deskSide : wallPictureSide(*this));
}

void BoardCard::resizeEvent(QResizeEvent* event) {
    Card::resizeEvent(event);
    resizePicture();
}

void BoardCard::refresh() {
    const Facts* facts = workbench_.analysis.facts();
    if (facts == nullptr && workbench_.analysis.factsOfRule() != nullptr &&
        !title_->text().isEmpty()) {
        return; // new facts follow shortly; keeping the old ones avoids flicker
    }
    const bool isKnown = facts != nullptr && !facts->refusal && facts->rule.vertexCount() > 0;
    setVisible(isKnown);
    if (!isKnown) {
        return;
    }
    const bool unsolvable = !facts->isSolvable();
    const bool isOnto = facts->solver->rank() == facts->rule.lightCount();
    picture_->setVisible(unsolvable && facts->rule.vertexCount() <= PatternPicture::maxVertices);
    show_->setVisible(unsolvable);
    const QSignalBlocker blocker(show_);
    show_->setChecked(workbench_.guide.certificate().has_value());
    if (unsolvable) {
        const Game& game = workbench_.document.game();
        title_->setText(tr("Why this board can't be solved"));
        reason_->setText(tr("An odd number of these lights (%Ln) must change. Every press changes "
                            "an even number of them, so some always remain.",
                            nullptr,
                            static_cast<int>(facts->answer->vector.overlap(game.difference()))));
        picture_->setPattern(game.rule(), facts->answer->vector);
        picture_->setAccessibleName(tr("The lights that prove that the board can't be solved"));
    } else if (isOnto && facts->solver->nullity() > 0) {
        title_->setText(tr("Why this board can be solved"));
        reason_->setText(tr(
            "The board has more buttons than lights, and every choice of lights can be solved."));
    } else if (isOnto) {
        title_->setText(tr("Why this board can be solved"));
        reason_->setText(tr("The board's matrix is invertible, so every choice of lights has "
                            "exactly one solution."));
    } else {
        title_->setText(tr("Why this board can be solved"));
        reason_->setText(
            facts->rule.isUndirected()
                ? tr("Every quiet pattern contains an even number of the lights that must change.")
                : tr("If every press changes an even number of lights in a set, then an even "
                     "number of them must change."));
    }
    share_->setVisible(!isOnto);
}

PageDescription PlayPage::description() {
    return {
        .id = QStringLiteral("play"),
        .title = QCoreApplication::translate("Pages", "Play"),
        .toolTip = QCoreApplication::translate(
            "Pages", "Play a board, step by step or with help, or draw your own"),
        .modes = {{tr("Press"), QStringLiteral("press"), tr("Press lights to play")},
                  {tr("Lights"), QStringLiteral("lights"), tr("Edit the lights")},
                  {tr("Target"), QStringLiteral("target"), tr("Edit the target")},
                  {tr("Pattern"), QStringLiteral("pattern"), tr("Edit what a press changes")},
                  {tr("Draw"), QStringLiteral("draw"), tr("Draw a board of your own")},
                  {tr("What if"), QStringLiteral("whatif"),
                   tr("See what adding or removing an edge or a vertex would change")},
                  {tr("Compare"), QStringLiteral("compare"),
                   tr("Play this board and the pinned one side by side")}},
        .modeSwitch = {tr("Chase"), QStringLiteral("chase"),
                       tr("Light chasing: solve a rectangle row by row, from the top")},
        .cards = {{QStringLiteral("board"), QString(), QStringLiteral("press")},
                  {QStringLiteral("chase"),
                   QCoreApplication::translate("Glossary", "Light chasing"),
                   QStringLiteral("press")},
                  {QStringLiteral("chase-table"),
                   QCoreApplication::translate("lightsout::ChaseTableCard",
                                               "Look-up table for light chasing"),
                   QStringLiteral("press")},
                  {QStringLiteral("vertex"),
                   QCoreApplication::translate("lightsout::VertexCard", "Effect of a cell"),
                   QStringLiteral("press")},
                  {QStringLiteral("solvability"), QString(), QStringLiteral("press")},
                  {QStringLiteral("pattern"), QString(), QStringLiteral("pattern")},
                  {QStringLiteral("drawing"), QString(), QStringLiteral("draw")},
                  {QStringLiteral("selection"), QString(), QStringLiteral("draw")},
                  {QStringLiteral("layout"),
                   QCoreApplication::translate("lightsout::LayoutCard", "Redraw"),
                   QStringLiteral("draw")},
                  {QStringLiteral("preview"), QString(), QStringLiteral("whatif")},
                  {QStringLiteral("changes"), QString(), QStringLiteral("whatif")},
                  {QStringLiteral("changeKinds"),
                   QCoreApplication::translate("lightsout::ChangeKindsCard", "All single changes"),
                   QStringLiteral("whatif")}},
        .values = {{{"part", {"compareFacts", "comparePatterns", "compareLaws"}},
                    QStringLiteral("compare/part"),
                    true}},
        .isForPlaying = true,
        .make = [](Workbench& workbench) -> Page* { return new PlayPage(workbench); },
        .scenes = playScenes};
}

PlayPage::PlayPage(Workbench& workbench, QWidget* parent)
    : Page(workbench, description, parent), chase_(workbench.document), board_(new BoardView(this)),
      status_(new StatusCard(workbench, this)),
      pattern_(new PatternTool(workbench.document, *board_)),
      drawing_(new DrawingCard(workbench, *board_, this)), whatIf_(new WhatIf(workbench, this)),
      whatIfTool_(new WhatIfTool(*whatIf_, *board_)), cards_(new FrontStack(this)),
      views_(new FrontStack(this)), columns_(new QHBoxLayout) {
    followChase();
    connect(modes_, &ModeBar::modeChosen, this, [this](const QString& mode) {
        if (mode == compareMode) {
            showComparison();
        } else {
            setMode(modeValue(boardModes, mode));
        }
        focusProxy()->setFocus(); // from now on, keys apply to the board
    });
    connect(&workbench.pinned, &PinnedBoard::compareRequested, this, [this] {
        showComparison();
        focusProxy()->setFocus();
    });
    connect(&workbench.pinned, &PinnedBoard::changed, this, &PlayPage::followPinned);
    connect(&workbench.document, &CurrentDocument::replaced, this, [this] {
        const bool isComparing = views_->currentIndex() != 0;
        // A new board is shown in the mode for playing. A comparison stays visible unless the board
        // belongs to a lesson, which refers to a single board and to the cards next to it.
        if (workbench_.document.game().vertexCount() > 0 &&
            (isComparing ? workbench_.document->isTemporary()
                         : board_->mode() != BoardMode::press)) {
            setMode(BoardMode::press);
        }
    });

    arrange();
    followWorkbench();
    connect(status_, &StatusCard::againRequested, this, [this] {
        const Game& game = workbench_.document.game();
        playNext(Game(game.rule(), game.start(), game.target()), tr("start over"));
    });
    connect(status_, &StatusCard::harderRequested, this, [this](const BitVector& lights) {
        const Game& game = workbench_.document.game();
        playNext(Game(game.rule(), lights, game.target()), tr("harder lights"));
    });
    connect(status_, &StatusCard::nextSizeRequested, this, [this] {
        const Game& game = workbench_.document.game();
        if (const std::optional<Lattice> grid = nextSize(game.rule())) {
            Random random(QRandomGenerator::global()->generate64());
            workbench_.document.begin(gameOfNextSize(*grid, game, random));
            board_->setFocus();
        }
    });
    board_->setNextToFormula(true); // the equation of the cell pointed at is next to the board
    showGuide();
    setMode(BoardMode::press);
    followPinned();
}

void PlayPage::arrange() {
    auto* chaseCard = new ChaseCard(chase_, workbench_.document, this);
    auto* table = new ChaseTableCard(chase_, workbench_.document, this);
    connect(chaseCard, &ChaseCard::tableRequested, table, &ChaseTableCard::setWanted);
    auto* vertexCard = new VertexCard(workbench_, this);
    auto* proofCard = new BoardCard(workbench_, this);
    vertexCard_ = vertexCard;
    proofCard_ = proofCard;
    stagedCards_ = {chaseCard, vertexCard, proofCard};
    playCards_ = new CardColumn({status_, chaseCard, table, vertexCard, proofCard});
    cards_->addWidget(playCards_);
    cards_->addWidget(new CardColumn({new PatternCard(workbench_.document, *pattern_, this)}));
    cards_->addWidget(makeDrawingCards());
    cards_->addWidget(makeWhatIfCards());

    columns_->addWidget(board_);
    columns_->addWidget(cards_);
    auto* playing = new QWidget(this);
    playing->setLayout(columns_);
    views_->addWidget(playing);
    setColumn(this, {modes_, {views_, 1}}, 0);
    setStage(Stage::desk);
}

void PlayPage::followWorkbench() {
    linkBoard(*board_, workbench_.document, workbench_.selection);
    connect(&workbench_.guide, &Guide::changed, this, &PlayPage::showGuide);
    connect(&workbench_.analysis, &Analysis::factsChanged, this, &PlayPage::orderCards);
    connect(&chase_, &ChaseGuide::changed, this, &PlayPage::showGuide);
    connect(&workbench_.guide, &Guide::boardRequested, this, [this] {
        if (board_->mode() == BoardMode::draw || board_->mode() == BoardMode::whatIf) {
            setMode(BoardMode::press); // the request is to play on the board
        }
    });
    connect(&workbench_.guide, &Guide::patternPressed, board_, &BoardView::flash);
    connect(&workbench_.drawing, &Drawing::selectionChanged, this, [this] {
        if (workbench_.drawing.hasSelection() && board_->mode() != BoardMode::draw) {
            setMode(BoardMode::draw);
            drawing_->chooseSelecting();
        }
    });
    connect(&workbench_.symmetries, &Symmetries::moving, this, [this](const Permutation& goesTo) {
        std::vector<Vertex> cameFrom(goesTo.size());
        for (Vertex v = 0; v < goesTo.size(); ++v) {
            cameFrom[goesTo[v]] = v;
        }
        board_->glide(std::move(cameFrom));
    });
    connect(&workbench_.document, &CurrentDocument::changed, this, [this](const Move& move) {
        if (std::holds_alternative<Replace>(move) &&
            workbench_.document.game().vertexCount() == 0) {
            setMode(BoardMode::draw); // drawing is the only possible action
        }
        if (std::holds_alternative<Press>(move) && workbench_.document.game().isWon() &&
            !workbench_.guide.hasPlayed()) {
            board_->glow();
        }
    });
}

void PlayPage::setStage(Stage stage) {
    stage_ = stage;
    if (comparison_ != nullptr) {
        comparison_->setStage(stage);
    }
    const bool isDesk = stage == Stage::desk;
    columns_->setContentsMargins(isDesk ? QMargins(28, 16, 28, 16) : wallMargins);
    arrangeColumns(*columns_, stage, {.spacing = 28, .subjectShare = 11, .sideShare = 9});
    if (!isDesk) {
        // The board is a square, so there is room for wider cards.
        constexpr int sideShare = 9;
        columns_->setStretch(1, sideShare);
    }
    for (Staged* card : stagedCards_) {
        card->setStage(stage);
    }
    orderCards();
    modes_->setVisible(stage != Stage::subjectOnly);
    cards_->setVisible(stage != Stage::subjectOnly);
}

void PlayPage::orderCards() {
    const Facts* facts = workbench_.analysis.facts();
    if (facts == nullptr && stage_ != Stage::desk) {
        return; // new facts follow shortly
    }
    const bool isProofFirst = stage_ != Stage::desk && !facts->refusal && !facts->isSolvable();
    if (isProofFirst != isProofFirst_) {
        isProofFirst_ = isProofFirst;
        playCards_->addCard(isProofFirst ? vertexCard_ : proofCard_);
    }
}

void PlayPage::turn(bool isForward) {
    QUndoStack& presses = *workbench_.document->undoStack();
    if (isForward) {
        presses.redo();
    } else {
        presses.undo();
    }
}

void PlayPage::followChase() {
    auto* button = modes_->findChild<QPushButton*>(QStringLiteral("chase"));
    connect(button, &QPushButton::toggled, this, &PlayPage::chase);
    const auto refresh = [this, button] {
        button->setVisible(chase_.isPossible() && views_->currentIndex() == 0);
        const QSignalBlocker blocker(button);
        button->setChecked(chase_.isActive());
        leadByChase();
    };
    connect(&chase_, &ChaseGuide::changed, button, refresh);
    connect(&workbench_.document, &CurrentDocument::changed, button, refresh);
    connect(views_, &QStackedWidget::currentChanged, button, refresh);
    refresh();
}

void PlayPage::chase(bool isOn) {
    if (isOn) {
        workbench_.guide.setSolutionWanted(false);
        setMode(BoardMode::press);
    }
    chase_.setActive(isOn);
}

QWidget* PlayPage::makeDrawingCards() {
    auto* selection = new SelectionCard(workbench_, this);
    connect(drawing_, &DrawingCard::labelRequested, selection, &SelectionCard::editLabel);
    return new CardColumn({drawing_, selection, new LayoutCard(workbench_, this)});
}

QWidget* PlayPage::makeWhatIfCards() {
    drawing_->setWhatIf(whatIf_);
    auto* preview = new PreviewCard(workbench_, *whatIf_, *whatIfTool_, this);
    connect(whatIf_, &WhatIf::made, this, [this] { board_->setFocus(); });
    return new CardColumn({preview, new ChangesCard(workbench_, *whatIf_, this),
                           new ChangeKindsCard(*whatIf_, this)});
}

void PlayPage::considerChange(const SingleChange& change) {
    whatIf_->point(change);
}

void PlayPage::followWhatIf() {
    const bool isInMode = isVisible() && board_->mode() == BoardMode::whatIf;
    whatIf_->setWanted(isInMode || (isVisible() && board_->mode() == BoardMode::draw));
    workbench_.analysis.want(*whatIf_,
                             isInMode ? std::vector{factNamed("fewest"), factNamed("automorphisms")}
                                      : std::vector<const Fact*>{});
}

CompareView& PlayPage::comparison() {
    if (comparison_ == nullptr) {
        comparison_ = new CompareView(workbench_, this);
        comparison_->setStage(stage_);
        comparison_->restore(comparisonState_);
        views_->addWidget(comparison_);
    }
    return *comparison_;
}

void PlayPage::followPinned() {
    const bool exists = workbench_.pinned.exists();
    modes_->setModeShown(compareMode, exists);
    if (exists && isComparisonWanted_) {
        showComparison();
    } else if (!exists && views_->currentIndex() != 0) {
        setMode(BoardMode::press);
    }
}

void PlayPage::showComparison() {
    applyMode(BoardMode::press);
    isComparisonWanted_ = !workbench_.pinned.exists();
    if (isComparisonWanted_) {
        modes_->setMode(modeId(boardModes, BoardMode::press));
        return;
    }
    chase_.setActive(false);
    modes_->setMode(compareMode);
    views_->setCurrentWidget(&comparison());
    setFocusProxy(&comparison());
}

void PlayPage::setMode(BoardMode mode) {
    applyMode(mode);
    modes_->setMode(modeId(boardModes, mode));
}

void PlayPage::applyMode(BoardMode mode) {
    isComparisonWanted_ = false;
    views_->setCurrentIndex(0);
    setFocusProxy(board_);
    workbench_.isTargetEdited = isVisible() && mode == BoardMode::editTarget;
    board_->setMode(mode);
    status_->setMode(mode);
    if (mode == BoardMode::editPattern) {
        board_->setTool(pattern_);
    } else if (mode == BoardMode::whatIf) {
        board_->setTool(whatIfTool_);
    } else {
        board_->setTool(drawing_->tool());
    }
    followWhatIf();
    cards_->setCurrentIndex(mode == BoardMode::whatIf        ? 3
                            : mode == BoardMode::draw        ? 2
                            : mode == BoardMode::editPattern ? 1
                                                             : 0);
    if (mode == BoardMode::editLights || mode == BoardMode::editTarget) {
        workbench_.guide.setSolutionWanted(false);
    }
    if (mode != BoardMode::press) {
        chase_.setActive(false);
        workbench_.guide.setPlaying(false);
    }
    if (mode != BoardMode::draw) {
        workbench_.drawing.clearSelection();
    }
}

void PlayPage::leadByChase() {
    if (chase_.isActive() == isLeading_) {
        return;
    }
    isLeading_ = chase_.isActive();
    if (!isLeading_) {
        workbench_.guide.setNextPress(nullptr);
        return;
    }
    workbench_.guide.setNextPress(
        [chase = QPointer<ChaseGuide>(&chase_)]() -> std::optional<Vertex> {
            const std::optional<BitVector> stars = chase ? chase->stars() : std::nullopt;
            return stars ? std::optional(stars->findNext(0)) : std::nullopt;
        });
}

void PlayPage::showEvent(QShowEvent* event) {
    workbench_.isTargetEdited = board_->mode() == BoardMode::editTarget;
    QWidget::showEvent(event);
    followWhatIf();
}

void PlayPage::hideEvent(QHideEvent* event) {
    workbench_.isTargetEdited = false;
    QWidget::hideEvent(event);
    followWhatIf();
}

void PlayPage::showGuide() {
    if (workbench_.guide.isSolutionWanted()) {
        chase_.setActive(false);
    }
    board_->setStars(chase_.isActive() ? chase_.stars() : workbench_.guide.stars());
    board_->setHint(workbench_.guide.hint());
    const Guide& guide = workbench_.guide;
    board_->setPattern(guide.certificate() ? guide.certificate() : guide.pattern());
}

void PlayPage::playNext(Game game, const QString& text) {
    workbench_.document.make(Replace{std::move(game)}, text);
    board_->setFocus();
}

QStringList PlayPage::commands() const {
    const CurrentDocument& document = workbench_.document;
    const Facts* facts = workbench_.analysis.facts();
    const bool isUnsolvable = facts != nullptr && !facts->refusal && !facts->isSolvable();
    return {
        gameCommand(isUnsolvable ? QStringLiteral("nearest") : QStringLiteral("solve --minimum"),
                    document.game(), document->path()),
        ruleCommand(QStringLiteral("info"), document.game().rule(), document->path())};
}

QJsonObject PlayPage::state() const {
    const bool isComparing = views_->currentIndex() != 0 || isComparisonWanted_;
    return {{QStringLiteral("mode"),
             isComparing ? QString(compareMode) : modeId(boardModes, board_->mode())},
            {QStringLiteral("isChasing"), chase_.isActive()},
            {QStringLiteral("compare"),
             comparison_ != nullptr ? comparison_->state() : comparisonState_}};
}

void PlayPage::restore(const QJsonObject& state) {
    comparisonState_ = state.value(QStringLiteral("compare")).toObject();
    if (comparison_ != nullptr) {
        comparison_->restore(comparisonState_);
    }
    const QString mode = modes_->storedMode(state.value(QStringLiteral("mode")));
    if (mode == compareMode) {
        showComparison();
        return;
    }
    setMode(modeValue(boardModes, mode));
    chase_.setActive(state.value(QStringLiteral("isChasing")).toBool() && chase_.isPossible() &&
                     board_->mode() == BoardMode::press);
}

} // namespace lightsout

#include "PlayPage.moc"
#include "moc_PlayPage.cpp"
