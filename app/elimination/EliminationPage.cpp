#include "elimination/EliminationPage.h"

#include "document/VertexText.h"
#include "elimination/PlayerCard.h"
#include "solve/RecordedChase.h"
#include "widgets/BoardLink.h"
#include "widgets/BoardView.h"
#include "widgets/MatrixView.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

namespace lightsout {

namespace {

std::shared_ptr<const Recording> record(const Game& game, bool isChase, Progress& progress) {
    BitMatrix rightSide(game.vertexCount(), 1);
    rightSide.setColumn(0, game.difference());
    BitMatrix matrix = game.rule().influenceMatrix().augmented(rightSide);
    if (isChase) {
        RecordedChase chase = recordChase(*game.rule().lattice(), std::move(matrix), progress);
        return std::make_shared<const Recording>(
            Recording{std::move(chase.elimination), chase.smallSystem});
    }
    return std::make_shared<const Recording>(
        Recording{recordElimination(std::move(matrix), game.vertexCount(), progress), {}});
}

} // namespace

EliminationPage::EliminationPage(Workbench& workbench, QWidget* parent)
    : QWidget(parent), workbench_(workbench), matrix_(new MatrixView(this)),
      method_(new QComboBox(this)), steps_(new PlayerCard(player_, this)),
      board_(new BoardView(this)) {
    auto* side = new QVBoxLayout;
    side->setSpacing(12);
    side->addWidget(steps_);
    side->addWidget(makeRowCard(), 1);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(28, 16, 28, 16);
    layout->setSpacing(28);
    auto* left = new QVBoxLayout;
    left->addLayout(makeToolRow());
    left->addWidget(matrix_, 1);
    layout->addLayout(left, 13);
    layout->addLayout(side, 9);

    linkBoard(*board_, workbench.document, workbench.selection);
    connect(&workbench.document, &Document::changed, this, &EliminationPage::followMove);
    connect(&player_, &EliminationPlayer::changed, this, &EliminationPage::showStep);
    connect(&workbench.selection, &Selection::vertexChanged, this, [this] {
        matrix_->setPointedColumn(workbench_.selection.vertex());
        if (player_.step() == 0) {
            pointedRow_ = workbench_.selection.vertex();
            matrix_->setPointedRow(pointedRow_);
        }
        showRow();
    });
    connect(matrix_, &MatrixView::rowPointedAt, this, &EliminationPage::pointAtRow);
    connect(matrix_, &MatrixView::columnPointedAt, &workbench.selection, &Selection::setVertex);
    const auto showGuide = [this] {
        board_->setStars(workbench_.guide.stars());
        board_->setHint(workbench_.guide.hint());
        board_->setPattern(workbench_.guide.certificate());
    };
    connect(&workbench.guide, &Guide::changed, this, showGuide);
    showGuide();
    setFocusProxy(matrix_);
}

QLayout* EliminationPage::makeToolRow() {
    method_->addItems({tr("Gaussian elimination"), tr("Row-by-row filling")});
    method_->setAccessibleName(tr("Method"));
    method_->setMinimumHeight(34);
    method_->setCurrentIndex(workbench_.views.eliminationMethod);
    connect(method_, &QComboBox::currentIndexChanged, this, [this](int method) {
        workbench_.views.eliminationMethod = method;
        workbench_.views.eliminationStep = 0;
        record();
    });
    copy_ = new QPushButton(tr("Copy"), this);
    copy_->setToolTip(tr("Copy the matrix as it stands"));
    auto* menu = new QMenu(copy_);
    const std::pair<MatrixNotation, QString> notations[] = {
        {MatrixNotation::plain, tr("as plain text")}, {MatrixNotation::csv, tr("as CSV")},
        {MatrixNotation::latex, tr("as LaTeX")},      {MatrixNotation::numPy, tr("for NumPy")},
        {MatrixNotation::sage, tr("for Sage")},
    };
    for (const auto& [notation, name] : notations) {
        menu->addAction(name, this, [this, wanted = notation] { copyMatrix(wanted); });
    }
    copy_->setMenu(menu);
    auto* row = new QHBoxLayout;
    row->addWidget(method_);
    row->addWidget(copy_);
    row->addStretch();
    return row;
}

void EliminationPage::copyMatrix(MatrixNotation notation) {
    if (player_.isLoaded()) {
        const BitMatrix& matrix = player_.matrix();
        QGuiApplication::clipboard()->setText(
            QString::fromStdString(matrixText(matrix, matrix.rows(), notation)));
    }
}

QWidget* EliminationPage::makeRowCard() {
    auto* card = new Card;
    rowTitle_ = card->addText(TextRole::title);
    rowText_ = card->addText(TextRole::body);
    rowText_->setMinimumHeight(2 * rowText_->fontMetrics().lineSpacing());
    rowText_->setAlignment(Qt::AlignTop | leadingAlignment());
    pivots_ = new FactLabel(tr("Pivots so far"));
    free_ = new FactLabel(tr("Free columns"));
    auto* facts = new QVBoxLayout;
    facts->setSpacing(14);
    facts->addStretch();
    facts->addWidget(pivots_);
    facts->addWidget(free_);
    facts->addStretch();
    auto* row = new QHBoxLayout;
    row->addWidget(board_, 1);
    row->addLayout(facts);
    card->content()->addLayout(row, 1);
    return card;
}

void EliminationPage::followMove(const Move& move) {
    // The operations depend on the rule alone: while it stays, so does the step.
    if (std::holds_alternative<Replace>(move)) {
        workbench_.views.eliminationStep = 0;
    }
    // What is being recorded, or is loaded, may be another board's.
    recording_.cancel();
    if (player_.isLoaded() && player_.matrix().rows() != workbench_.document.game().vertexCount()) {
        player_.clear();
    }
    if (isVisible()) {
        record();
    } else {
        isStale_ = true;
    }
}

void EliminationPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (isStale_) {
        record();
    }
}

void EliminationPage::record() {
    const Game& game = workbench_.document.game();
    isStale_ = false;
    pointedRow_.reset();
    if (game.vertexCount() == 0 || game.vertexCount() > mostVertices) {
        recording_.cancel();
        player_.clear();
        matrix_->setGame(game);
        steps_->setMessage(game.vertexCount() == 0
                               ? tr("The board is empty, and so is its matrix.")
                               : tr("Boards of up to %1 vertices can be eliminated step by step.")
                                     .arg(numberText(mostVertices)));
        return;
    }
    const bool canChase = game.rule().lattice() != nullptr && game.rule().lattice()->isPlaneGrid();
    method_->setEnabled(canChase);
    const bool isChase = canChase && method_->currentIndex() == 1;
    recording_.start(
        [game, isChase](Progress& progress) { return lightsout::record(game, isChase, progress); },
        [this](const std::shared_ptr<const Recording>& recording) {
            player_.load(recording, workbench_.views.eliminationStep);
        });
}

void EliminationPage::showStep() {
    copy_->setEnabled(player_.isLoaded());
    pivots_->setValue(QStringLiteral("–"));
    free_->setValue(QStringLiteral("–"));
    if (player_.isLoaded()) {
        workbench_.views.eliminationStep = player_.step();
        MatrixMarks marks;
        const RecordedElimination& elimination = player_.elimination();
        marks.pivots.assign(elimination.pivots.begin(),
                            elimination.pivots.begin() +
                                static_cast<std::ptrdiff_t>(player_.pivotsFound()));
        if (const RowOperation* operation = player_.lastOperation()) {
            marks.source = operation->source;
            marks.target = operation->target;
            marks.column = elimination.pivots[operation->source];
        }
        matrix_->setMatrix(player_.matrix(), std::move(marks));
        pivots_->setValue(numberText(player_.pivotsFound()));
        const bool isDown = player_.step() >= elimination.phaseChange;
        if (isDown) {
            free_->setValue(numberText(elimination.freeColumns.size()));
        }
    }
    showRow();
}

void EliminationPage::pointAtRow(std::optional<std::size_t> row) {
    pointedRow_ = row;
    matrix_->setPointedRow(row);
    if (player_.step() == 0) {
        workbench_.selection.setVertex(row);
    }
    showRow();
}

std::optional<std::size_t> EliminationPage::shownRow() const {
    if (!player_.isLoaded()) {
        return std::nullopt;
    }
    if (pointedRow_ && *pointedRow_ < player_.matrix().rows()) {
        return pointedRow_;
    }
    const RowOperation* operation = player_.lastOperation();
    return operation != nullptr ? std::optional(operation->target) : std::nullopt;
}

void EliminationPage::showRow() {
    const std::optional<std::size_t> row = shownRow();
    if (!row) {
        rowTitle_->setText(tr("Point at a row or at a cell"));
        rowText_->setText(tr("The presses that the row adds up are ringed on the board, and a cell "
                             "lights up its row and its column."));
        board_->setRinged(std::nullopt);
        return;
    }
    const std::size_t cells = workbench_.document.game().vertexCount();
    const BitVector entries = player_.matrix().row(*row);
    const BitVector presses = entries.slice(0, cells);
    const QString name = isolated(QStringLiteral("R") + subscript(*row + 1));
    rowTitle_->setText(player_.step() == 0
                           ? tr("%1 is the equation of %2")
                                 .arg(name, vertexName(workbench_.document.game().rule(), *row))
                           : tr("%1 now").arg(name));
    if (presses.none()) {
        rowText_->setText(entries[cells] ? tr("No presses are left, but they should add up to 1.")
                                         : tr("Nothing is left of this row: 0 = 0."));
    } else {
        rowText_->setText(entries[cells] ? tr("The ringed presses add up to 1: an odd number.")
                                         : tr("The ringed presses add up to 0: an even number."));
    }
    board_->setRinged(presses);
}

} // namespace lightsout
