// SPDX-License-Identifier: GPL-3.0-or-later
#include "elimination/EliminationPage.h"

#include "analysis/IdleResults.h"
#include "board/BoardView.h"
#include "controls/Layouts.h"
#include "elimination/DeterminantCard.h"
#include "elimination/DeterminantText.h"
#include "elimination/FormulaList.h"
#include "elimination/MethodsView.h"
#include "elimination/NullityBoundsCard.h"
#include "elimination/OperationList.h"
#include "elimination/OutcomeCard.h"
#include "elimination/RowCard.h"
#include "elimination/StepCards.h"
#include "matrix/MatrixView.h"
#include "page/StoredChoice.h"
#include "text/CommandText.h"
#include "text/NumberText.h"
#include "theme/LookChanges.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QScrollArea>
#include <QStackedLayout>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace lightsout {

namespace {

constexpr ModeIds<EliminationMode, 4> modeIds{{{EliminationMode::steps, "steps"},
                                               {EliminationMode::byHand, "by-hand"},
                                               {EliminationMode::outcome, "outcome"},
                                               {EliminationMode::methods, "methods"}}};

} // namespace

PageDescription EliminationPage::description() {
    return {
        .id = QStringLiteral("elimination"),
        .title = QCoreApplication::translate("Pages", "Matrix and elimination"),
        .shortTitle = QCoreApplication::translate("Pages", "Matrix"),
        .toolTip = QCoreApplication::translate(
            "Pages", "The influence matrix and how its equations are solved"),
        .modes = {{tr("Step by step"), QStringLiteral("steps"),
                   tr("Watch the elimination, one row operation at a time")},
                  {tr("By hand"), QStringLiteral("by-hand"),
                   tr("Choose the row operations yourself")},
                  {tr("Result"), QStringLiteral("outcome"),
                   tr("Show the solutions as formulas, or why there are none")},
                  {tr("Two methods"), QStringLiteral("methods"),
                   tr("Compare the cost of Gaussian elimination and light chasing")}},
        .cards = {{QStringLiteral("formulas"), tr("Inverse matrix"), QStringLiteral("outcome")},
                  {QStringLiteral("determinant"),
                   QCoreApplication::translate("lightsout::DeterminantCard",
                                               "Determinant over the integers"),
                   QStringLiteral("outcome")},
                  {QStringLiteral("bounds"),
                   QCoreApplication::translate("lightsout::NullityBoundsCard",
                                               "Bounds on the nullity"),
                   QStringLiteral("outcome")},
                  {QStringLiteral("brute-force"),
                   QCoreApplication::translate("lightsout::BruteForceCard", "Brute force"),
                   QStringLiteral("methods")},
                  {QStringLiteral("steps"), QString(), QStringLiteral("steps")},
                  {QStringLiteral("by-hand"), QString(), QStringLiteral("by-hand")},
                  {QStringLiteral("outcome"),
                   QCoreApplication::translate("lightsout::OutcomeCard", "Result"),
                   QStringLiteral("outcome")},
                  {QStringLiteral("row"), QString(), QStringLiteral("steps")}},
        .values = {{{"method", {"gauss", "chase"}}, QStringLiteral("method")},
                   {{"matrix", {"system", "matrix", "inverse", "zero-diagonal", "unit-diagonal"}},
                    QStringLiteral("matrix")},
                   {{"step"}, QStringLiteral("step")}},
        .make = [](Workbench& workbench) -> Page* { return new EliminationPage(workbench); },
        .scenes = eliminationScenes};
}

/// Fills an area without a frame, which scrolls if there is too little room for the content.
static void fillArea(QScrollArea& area, QWidget* content) {
    area.setWidgetResizable(true);
    area.setFrameShape(QFrame::NoFrame);
    area.setFocusPolicy(Qt::NoFocus);
    area.setWidget(content);
}

EliminationPage::EliminationPage(Workbench& workbench, QWidget* parent)
    : Page(workbench, description, parent), tools_(new ToolRow(this)),
      matrix_(new MatrixView(this)), formulaCard_(new Card(this)),
      formulas_(new FormulaList(formulaCard_)),
      determinant_(new DeterminantCard(workbench.analysis, this)),
      bounds_(new NullityBoundsCard(workbench.analysis, this)), subject_(new QStackedLayout),
      steps_(new PlayerCard(player_, this)), handCard_(new HandCard(hand_, this)),
      outcome_(new OutcomeCard(workbench, this)), row_(new RowCard(workbench, this)),
      side_(new QScrollArea(this)), body_(new QWidget(this)), columns_(new QHBoxLayout),
      listCard_(new Card(this)), operations_(new OperationList(listCard_)),
      methods_(new MethodsView(this)), comparison_(new QScrollArea(this)) {
    formulaCard_->setObjectName(QStringLiteral("formulasCard"));
    formulaCard_->content()->addWidget(formulas_);
    // The widgets of other modes are hidden from the start, so that they need no space.
    handCard_->hide();
    outcome_->hide();
    // Small windows and large text may leave less room than the comparison needs.
    fillArea(*comparison_, methods_);
    comparison_->hide();
    auto* cards = new QWidget(this);
    setColumn(cards, {tools_, steps_, handCard_, outcome_, {row_, 1}}, 12);
    fillArea(*side_, cards);
    // The pages are in the order of ResultView.
    subject_->addWidget(formulaCard_);
    subject_->addWidget(matrix_);
    listCard_->setObjectName(QStringLiteral("operationsCard"));
    listCard_->content()->addWidget(operations_);
    listCard_->content()->setContentsMargins(8, 8, 4, 8);
    operations_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
    setRow(body_, {listCard_, {columns_, 1}});
    columns_->addLayout(subject_);
    columns_->addWidget(side_);
    for (QWidget* card : std::initializer_list<QWidget*>{determinant_, bounds_}) {
        auto* area = new QScrollArea(this);
        fillArea(*area, card);
        subject_->addWidget(area);
    }
    side_->lower(); // the Tab key reaches the cards first
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(8);
    layout->addWidget(modes_);
    layout->addWidget(body_, 1);
    layout->addWidget(comparison_, 1);
    connectPointing();
    connectParts();
    setReveals(reveal::solutions, {operations_});
    setFocusProxy(matrix_);
    connect(modes_, &ModeBar::modeChosen, this,
            [this](const QString& mode) { setMode(modeValue(modeIds, mode)); });
    IdleResults::instance().watch(
        this, [this] { return recordingBytes(); }, [this] { giveBackRecording(); });
    setMode(matrixMode());
    EliminationPage::setStage(Stage::desk);
}

void EliminationPage::setStage(Stage stage) {
    stage_ = stage;
    const bool isDesk = stage == Stage::desk;
    layout()->setContentsMargins(isDesk ? QMargins(28, 16, 28, 16) : wallMargins);
    arrangeColumns(*columns_, stage, {.spacing = 28, .subjectShare = 13, .sideShare = 10});
    methods_->setStage(stage);
    row_->setStage(stage);
    handCard_->setStage(stage);
    constexpr QMargins narrow(12, 6, 12, 6);
    for (Card* card : std::initializer_list<Card*>{steps_, handCard_, row_}) {
        card->content()->setContentsMargins(isDesk ? outcome_->content()->contentsMargins()
                                                   : narrow);
    }
    matrix_->setLargeDigits(!isDesk);
    modes_->setVisible(stage != Stage::subjectOnly);
    side_->setVisible(stage != Stage::subjectOnly);
    refresh();
}

void EliminationPage::placeTools() {
    // Below the board, which must be visible together with the matrix; but above a result, because
    // the tools choose what is shown of it.
    auto* side = static_cast<QVBoxLayout*>(side_->widget()->layout());
    const int place = matrixMode() == Mode::outcome ? 0 : side->count() - 1;
    if (side->indexOf(tools_) != place) {
        side->removeWidget(tools_);
        side->insertWidget(place, tools_);
        // The Tab key follows the order of the children.
        if (place == 0) {
            tools_->lower();
        } else {
            tools_->raise();
        }
    }
    // On a wall, the board is above the text of a result, so that it is visible.
    const bool isBoardFirst = stage_ == Stage::wall && matrixMode() == Mode::outcome;
    if ((side->indexOf(row_) < side->indexOf(outcome_)) != isBoardFirst) {
        side->removeWidget(outcome_);
        side->insertWidget(side->indexOf(row_) + (isBoardFirst ? 1 : 0), outcome_);
    }
}

Stage EliminationPage::stageInLesson(Stage stage) const {
    return stage == Stage::desk && matrixMode() != Mode::outcome ? stage : Stage::subjectOnly;
}

std::optional<EliminationState> EliminationPage::elimination() const {
    return matrix_->isVisible() ? shown_.elimination() : std::nullopt;
}

void EliminationPage::turn(bool isForward) {
    if (matrixMode() == Mode::byHand) {
        hand_.setStep(isForward ? hand_.step() + 1 : std::max<std::size_t>(hand_.step(), 1) - 1);
    } else if (matrixMode() == Mode::steps) {
        steps_->handleKey(isForward ? Qt::Key_Right : Qt::Key_Left);
    } else if (tools_->view() == ResultView::determinant) {
        determinant_->handleKey(isForward ? Qt::Key_Right : Qt::Key_Left);
    }
}

void EliminationPage::connectParts() {
    connect(&workbench_.document, &CurrentDocument::changed, this, &EliminationPage::followMove);
    connect(tools_, &ToolRow::methodChosen, this, [this] {
        step_ = 0;
        record();
    });
    connect(tools_, &ToolRow::kindChosen, this, [this] {
        // Unlike after a change of method, the step is kept: the operations are the same for [A |
        // d], A and [A | I].
        record();
    });
    connect(tools_, &ToolRow::copyRequested, this, [this](MatrixNotation notation) {
        if (const BitMatrix* matrix = shown_.matrix()) {
            Export::copyMatrix(*matrix, player_.recording().columns, notation);
        }
    });
    connect(tools_, &ToolRow::stepCopyRequested, this, [this](MatrixNotation notation) {
        Export::copyStep(*shown_.matrix(), *shown_.lastOperation(), player_.recording().columns,
                         notation);
    });
    connect(tools_, &ToolRow::pdfRequested, this,
            [this] { export_.savePdf(player_.shared(), workbench_.document.game().rule()); });
    connect(tools_, &ToolRow::slidesRequested, this, [this] {
        export_.saveSlides(player_.shared(), workbench_.document.game().rule(),
                           player_.goesByStops());
    });
    connect(tools_, &ToolRow::animationRequested, this, &EliminationPage::animationRequested);
    connect(tools_, &ToolRow::latexRequested, this,
            [this] { export_.saveLatex(player_.shared(), workbench_.document.game().rule()); });
    connect(tools_, &ToolRow::pictureRequested, this, [this] {
        export_.savePicture(*subject_->currentWidget(), workbench_.document.game().rule());
    });
    connect(&player_, &EliminationPlayer::changed, this, [this] {
        if (matrixMode() == Mode::steps) {
            refresh();
        }
    });
    connect(&player_, &EliminationPlayer::scrubbed, this, [this](double position) {
        if (matrix_->canFilm()) {
            shown_.film().cutTo(position);
            followFilm();
        }
    });
    connect(&shown_.film(), &Film::moved, this, &EliminationPage::followFilm);
    connect(&hand_, &HandElimination::changed, this, [this] {
        if (matrixMode() == Mode::byHand) {
            refresh();
        }
    });
    connect(handCard_, &HandCard::hinted, this, [this](std::optional<RowOperation> operation) {
        if (operation) {
            MatrixMarks marks = marksOf(hand_, hand_.step(), hand_.matrix());
            marks.source = operation->source;
            marks.target = operation->target;
            marks.changed = {};
            matrix_->setMatrix(hand_.matrix(), hand_.columns(), std::move(marks));
        }
    });
    connect(operations_, &OperationList::rowRequested, this, &EliminationPage::pointAtRow);
    connect(operations_, &OperationList::stepRequested, this, [this](std::size_t step) {
        if (matrixMode() == Mode::byHand) {
            hand_.setStep(step);
        } else {
            player_.setStep(step);
            player_.setPlaying(false);
        }
    });
    connect(matrix_, &MatrixView::additionRequested, this,
            [this](std::size_t source, std::size_t target) {
                hand_.make({RowOperation::Kind::add, source, target});
                shown_.skipToArrival();
            });
    connect(matrix_, &MatrixView::swapRequested, this, [this](std::size_t a, std::size_t b) {
        hand_.make({RowOperation::Kind::swap, a, b});
    });
    connect(tools_, &ToolRow::viewChosen, this, [this] {
        activateCards();
        refresh();
    });
    connect(determinant_, &DeterminantCard::valueChanged, this,
            &EliminationPage::followDeterminant);
    connect(tools_, &ToolRow::formulaCopyRequested, this, [this](bool asLatex) {
        QGuiApplication::clipboard()->setText(asLatex ? formulas_->latexText()
                                                      : formulas_->plainText());
    });
    connect(formulas_, &FormulaList::choiceRequested, outcome_, &OutcomeCard::choose);
    onAppearanceChanged(this, [this] {
        if (player_.isLoaded()) {
            matrix_->setHeads(shown_.heads());
            handCard_->setTextbook(player_.recording().kind,
                                   player_.elimination().operations.size());
        }
        refresh();
    });
}

Card* EliminationPage::showCard(const QString& id) {
    if (matrixMode() == Mode::outcome && !id.isEmpty()) {
        tools_->chooseView(id == QStringLiteral("determinant") ? ResultView::determinant
                           : id == QStringLiteral("bounds")    ? ResultView::bounds
                           : id == QStringLiteral("formulas")  ? ResultView::formulas
                                                               : ResultView::matrix);
    }
    return Page::showCard(id);
}

void EliminationPage::setMode(Mode mode) {
    shown_.setMode(mode);
    modes_->setMode(modeId(modeIds, mode));
    player_.setPlaying(false);
    body_->setVisible(mode != Mode::methods);
    comparison_->setVisible(mode == Mode::methods);
    steps_->setVisible(mode == Mode::steps);
    handCard_->setVisible(mode == Mode::byHand);
    outcome_->setVisible(mode == Mode::outcome);
    row_->setStepsVisible(mode != Mode::outcome);
    matrix_->setRowsMovable(mode == Mode::byHand);
    hand_.steps()->setActive(isVisible() && mode == Mode::byHand);
    activateCards();
    forgetPointing();
    matrix_->setPointedRow(std::nullopt);
    if (player_.isLoaded()) {
        matrix_->setHeads(shown_.heads());
        if (mode == Mode::steps) {
            operations_->setRecording(player_.recording());
        }
    }
    refresh();
}

void EliminationPage::followMove(const Move& move) {
    // The operations depend on the rule alone, so the step stays the same if the rule does.
    const bool keepsRule = !renumbers(move) && !std::holds_alternative<FlipArcs>(move);
    keepsHand_ = keepsHand_ && keepsRule;
    if (!keepsRule) {
        step_ = 0;
    }
    // The current or pending recording may belong to another board.
    recording_.cancel();
    if (player_.isLoaded() && !player_.recording().fits(workbench_.document.game().rule())) {
        clearRecording(QString());
    }
    if (isVisible()) {
        record();
    } else {
        isStale_ = true;
    }
}

void EliminationPage::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    hand_.steps()->setActive(false);
    activateCards();
}

void EliminationPage::activateCards() {
    const bool isOutcome = isVisible() && matrixMode() == Mode::outcome;
    determinant_->setActive(isOutcome);
    bounds_->setActive(isOutcome && tools_->view() == ResultView::bounds);
}

void EliminationPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    hand_.steps()->setActive(matrixMode() == Mode::byHand);
    activateCards();
    if (isStale_) {
        record();
    }
}

void EliminationPage::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    if (matrixMode() == Mode::byHand && key == Qt::Key_Backspace) {
        hand_.setStep(std::max<std::size_t>(hand_.step(), 1) - 1);
    } else if (matrixMode() == Mode::byHand && key == Qt::Key_H) {
        handCard_->showHint();
    } else if (matrixMode() == Mode::outcome && tools_->view() == ResultView::determinant &&
               determinant_->handleKey(key)) {
        return;
    } else if (matrixMode() != Mode::steps || !steps_->handleKey(key)) {
        QWidget::keyPressEvent(event);
    }
}

void EliminationPage::record() {
    const Game& game = workbench_.document.game();
    isStale_ = false;
    forgetPointing();
    methods_->setGame(game);
    determinant_->setRule(game.rule());
    bounds_->setRule(game.rule());
    const bool isEmpty = game.rule().buttonCount() == 0 || game.rule().lightCount() == 0;
    if (isEmpty || game.vertexCount() > maxEliminatedVertices) {
        recording_.cancel();
        clearRecording(isEmpty
                           ? tr("The board is empty, and so is its matrix.")
                           : tr("Step-by-step elimination works for boards of up to %1 vertices.")
                                 .arg(numberText(maxEliminatedVertices)));
        matrix_->setGame(game);
        return;
    }
    const bool canChase = game.rule().lattice() != nullptr && game.rule().lattice()->isPlaneGrid();
    tools_->setCanChase(canChase);
    recording_.start(
        [game, method = tools_->method(), kind = tools_->kind()](Progress& progress) {
            return lightsout::record(game, method, kind, progress);
        },
        [this](const std::shared_ptr<const Recording>& recording) { takeRecording(recording); });
}

void EliminationPage::takeRecording(const std::shared_ptr<const Recording>& recording) {
    // The matrix of the current mode is shown by refresh() below.
    player_.load(recording, std::min(step_, recording->elimination.operations.size()));
    hand_.load(recording->elimination.start, recording->columns, keepsHand_);
    formulas_->setRecording(recording);
    outcome_->setRecording(recording, workbench_.document.game().rule());
    handCard_->setTextbook(recording->kind, recording->elimination.operations.size());
    if (workbench_.document->isTemporary()) {
        QTimer::singleShot(0, this, [this] { side_->ensureWidgetVisible(&row_->board()); });
    }
    keepsHand_ = true;
    if (matrixMode() != Mode::byHand) {
        operations_->setRecording(*recording);
    }
    matrix_->setHeads(shown_.heads());
    refresh();
}

std::uint64_t EliminationPage::recordingBytes() {
    // Work by hand is not computed again.
    return player_.isLoaded() && hand_.steps()->count() == 0
               ? player_.elimination().operations.size() * sizeof(RowOperation)
               : 0;
}

void EliminationPage::giveBackRecording() {
    const std::size_t step = step_;
    recording_.cancel();
    clearRecording(QString());
    step_ = step;
    isStale_ = true;
}

void EliminationPage::clearRecording(const QString& message) {
    player_.clear();
    hand_.load({}, 0, false);
    formulas_->setRecording(nullptr);
    outcome_->setRecording(nullptr, Rule());
    operations_->setOperations({});
    steps_->setMessage(message);
    handCard_->setMessage(message);
    outcome_->setMessage(message);
    refresh();
}

void EliminationPage::followDeterminant() {
    const std::optional<std::string>& value = determinant_->value();
    outcome_->setDeterminant(value ? shortIntegerText(*value) : QString());
}

void EliminationPage::refresh() {
    const BitMatrix* matrix = shown_.matrix();
    tools_->setMatrix(matrix != nullptr ? matrix->rows() : 0,
                      (matrixMode() == Mode::steps || matrixMode() == Mode::byHand) &&
                          player_.isLoaded() && shown_.lastOperation() != nullptr);
    tools_->setSlides(player_.goesByStops());
    tools_->setOutcome(matrixMode() == Mode::outcome, formulas_->hasFormulas());
    // In a lesson, the tools are hidden, because the lesson gives the instructions and the board
    // needs the space.
    const bool isLesson = workbench_.document->isTemporary() && matrixMode() != Mode::outcome;
    placeTools();
    tools_->setVisible((stage_ == Stage::desk && !isLesson) ||
                       (stage_ == Stage::wall && matrixMode() == Mode::outcome));
    steps_->setStage(stage_, isLesson);
    subject_->setCurrentIndex(static_cast<int>(tools_->view()));
    fitOperations();
    if (player_.isLoaded()) {
        shown_.showIn(*matrix_);
        showProgress();
        Q_EMIT eliminationChanged();
    } else {
        const auto nullity = workbench_.analysis.size("nullity");
        row_->setFacts({}, nullity ? numberText(*nullity) : QString());
    }
    showPointed();
}

void EliminationPage::resizeEvent(QResizeEvent* event) {
    Page::resizeEvent(event);
    fitOperations();
}

void EliminationPage::fitOperations() {
    constexpr int maxShare = 6; // the list may take a sixth of the width
    const bool hasSteps = matrixMode() == Mode::steps || matrixMode() == Mode::byHand;
    listCard_->setVisible(hasSteps && stage_ != Stage::subjectOnly &&
                          maxShare * listCard_->minimumSizeHint().width() <= width());
}

void EliminationPage::followFilm() {
    if (shown_.followFilm(*matrix_)) {
        showPointed();
    }
}

void EliminationPage::showProgress() {
    if (matrixMode() == Mode::steps) {
        step_ = player_.step();
        operations_->setStep(player_.step());
        row_->setFacts(numberText(player_.pivotsFound()), numberText(player_.freeColumnsFound()));
    } else if (matrixMode() == Mode::byHand) {
        operations_->setOperations(hand_.operations());
        operations_->setStep(hand_.step());
        const EliminationState& state = hand_.state();
        const std::size_t passed = state.isGoingUp || !state.next ? hand_.columns()
                                   : state.column                 ? *state.column
                                                                  : 0;
        const std::size_t free = passed - std::min(passed, state.pivots.size());
        row_->setFacts(numberText(state.pivots.size()), numberText(free));
    }
}

void EliminationPage::connectPointing() {
    Selection& selection = workbench_.selection;
    connect(&selection, &Selection::vertexChanged, this, &EliminationPage::followSelection);
    connect(matrix_, &MatrixView::rowPointedAt, this, &EliminationPage::pointAtRow);
    connect(matrix_, &MatrixView::columnPointedAt, this, [this](std::optional<std::size_t> column) {
        workbench_.selection.setVertex(shown_.vertexOfColumn(column));
    });
    connect(formulas_, &FormulaList::pointedAt, this, &EliminationPage::pointAtFormula);
    connect(formulas_, &FormulaList::symbolPointedAt, &selection, &Selection::setVertex);
    connect(outcome_, &OutcomeCard::choiceChanged, this, [this] {
        formulas_->setChoice(outcome_->choice());
        showPointed();
    });
    connect(&workbench_.guide, &Guide::changed, this, &EliminationPage::showPointed);
}

void EliminationPage::forgetPointing() {
    pointed_.reset();
    kept_.reset();
}

void EliminationPage::setPointed(std::optional<std::size_t> row) {
    pointed_.reset();
    if (row) {
        pointed_ = {*row, workbench_.document.vertexRevision()};
    }
}

void EliminationPage::followSelection() {
    const std::optional<Vertex> vertex = workbench_.selection.vertex();
    matrix_->setPointedColumn(shown_.columnOf(vertex));
    formulas_->setMarkedSymbol(vertex);
    if (row_->isPointing()) {
        return;
    }
    if (shown_.isAtStart()) {
        setPointed(shown_.rowOf(vertex));
        matrix_->setPointedRow(shown_.rowOf(vertex));
    }
    showPointed();
}

void EliminationPage::pointAtRow(std::optional<std::size_t> row) {
    if (shown_.mode() == EliminationMode::outcome && shown_.matrix() != nullptr) {
        const EliminationOutcome& outcome = shown_.recording().outcome;
        if (outcome.inverse || !row) {
            pointAtFormula(shown_.vertexOfColumn(row)); // row i gives the press of column i
        } else {
            pointAtFormula(shown_.vertexOfColumn(
                *row < outcome.pivots.size() ? std::optional(outcome.pivots[*row]) : std::nullopt));
            matrix_->setPointedRow(row);
        }
        return;
    }
    setPointed(row);
    matrix_->setPointedRow(row);
    if (shown_.isAtStart()) {
        workbench_.selection.setVertex(shown_.vertexOfRow(row));
    }
    showPointed();
}

void EliminationPage::pointAtFormula(std::optional<Vertex> vertex) {
    setPointed(vertex);
    std::optional<std::size_t> row = shown_.columnOf(vertex);
    if (row && !shown_.recording().outcome.inverse) {
        row = indexIn(shown_.recording().outcome.pivots, row);
    }
    matrix_->setPointedRow(row);
    workbench_.selection.setVertex(vertex);
    showPointed();
}

void EliminationPage::showPointed() {
    const Guide& guide = workbench_.guide;
    BoardView& board = row_->board();
    board.setStars(guide.stars());
    board.setHint(guide.hint());
    board.setPattern(guide.certificate());
    const BitMatrix* matrix = shown_.matrix();
    if (matrix == nullptr) {
        row_->showNothing();
        return;
    }
    const BitMatrix& filmed = shown_.filmedMatrix();
    const Recording& recording = shown_.recording();
    if (shown_.mode() == EliminationMode::outcome || shown_.mode() == EliminationMode::methods) {
        const auto pointed = this->pointed();
        const bool isPress = pointed && *pointed < recording.vertices && shown_.columnOf(pointed);
        const auto press = isPress ? pointed : std::nullopt;
        formulas_->setPointedAt(press);
        row_->showOutcome(recording.outcome, outcome_->choice(), press);
        return;
    }
    const quint64 vertices = workbench_.document.vertexRevision();
    std::optional<std::size_t> row = pointed();
    if (!row || *row >= matrix->rows()) {
        const RowOperation* operation = shown_.filmedOperation();
        row = operation != nullptr ? std::optional(operation->target) : kept_.copyIn(vertices);
    }
    if (row && *row < filmed.rows() && filmed.cols() == matrix->cols()) {
        kept_ = {*row, vertices};
        row_->showRow(recording, filmed, *row, shown_.isFilmAtStart());
    } else {
        row_->showNothing();
    }
}

QStringList EliminationPage::commands() const {
    const CurrentDocument& document = workbench_.document;
    if (matrixMode() == Mode::outcome) {
        const ResultView view = tools_->view();
        return {ruleCommand(view == ResultView::determinant ? QStringLiteral("determinant")
                            : view == ResultView::bounds    ? QStringLiteral("info")
                                                            : QStringLiteral("inverse"),
                            document.game().rule(), document->path())};
    }
    const auto eliminate = [&](const char* method) {
        return gameCommand(QStringLiteral("eliminate --method ") + QLatin1String(method),
                           document.game(), document->path());
    };
    if (matrixMode() == Mode::methods) {
        return {eliminate("gauss"), eliminate("chase")};
    }
    return {eliminate(tools_->method() == EliminationMethod::chase ? "chase" : "gauss")};
}

QJsonObject EliminationPage::state() const {
    return {{QStringLiteral("mode"), mode()},
            {QStringLiteral("method"), static_cast<int>(tools_->wantedMethod())},
            {QStringLiteral("matrix"), static_cast<int>(tools_->kind())},
            {QStringLiteral("step"), static_cast<int>(step_)}};
}

void EliminationPage::restore(const QJsonObject& state) {
    constexpr int methods = 2;
    constexpr int kinds = 5;
    tools_->choose(
        static_cast<EliminationMethod>(choiceIn(state, QStringLiteral("method"), methods, 0)),
        static_cast<MatrixKind>(choiceIn(state, QStringLiteral("matrix"), kinds, 0)));
    step_ = static_cast<std::size_t>(std::max(state.value(QStringLiteral("step")).toInt(), 0));
    // Operations by hand are not part of the state.
    keepsHand_ = false;
    if (player_.isLoaded()) {
        player_.setStep(step_);
        hand_.load(player_.elimination().start, player_.recording().columns, false);
    }
    setMode(modeValue(modeIds, modes_->storedMode(state.value(QStringLiteral("mode")))));
    if (isVisible()) {
        record();
    } else {
        isStale_ = true;
    }
}

} // namespace lightsout

#include "moc_EliminationPage.cpp"
