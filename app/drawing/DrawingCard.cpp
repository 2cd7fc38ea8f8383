// SPDX-License-Identifier: GPL-3.0-or-later
#include "drawing/DrawingCard.h"

#include "analysis/ShownFacts.h"
#include "controls/Layouts.h"
#include "controls/WrapLayout.h"
#include "drawing/DrawingTools.h"
#include "theme/LookChanges.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QPushButton>

namespace lightsout {

namespace {

// The indices of the tools that follow the first one, which draws.
constexpr int selecting = 1;
constexpr int erasing = 2;

} // namespace

DrawingCard::DrawingCard(Workbench& workbench, BoardView& board, QWidget* parent)
    : Card(parent), workbench_(workbench), board_(board), headline_(addText(TextRole::headline)),
      detail_(addText(TextRole::body)), toolRow_(new QWidget(this)),
      buttons_(new QButtonGroup(this)), mutual_(new QPushButton(this)), start_(makeStart()) {
    setObjectName(QStringLiteral("drawingCard"));
    headline_->setObjectName(QStringLiteral("drawing headline"));
    // Reserve room, so that the buttons below stay in place when the advice changes.
    headline_->reserveLines(2);
    detail_->reserveLines(2);
    auto* row = setRow(toolRow_, {});
    auto* select = new SelectTool(workbench.drawing, board);
    connecting_ = new ConnectTool(workbench.drawing, board);
    addTool(connecting_);
    addTool(select);
    addTool(new EraseTool(EraseTool::Kind::graph, workbench.drawing, board));
    removing_ = new EraseTool(EraseTool::Kind::grid, workbench.drawing, board);
    connect(removing_, &BoardTool::changed, this, &DrawingCard::refreshAdvice);
    buttons_->button(selecting)->setObjectName(QStringLiteral("selectAndMove"));
    buttons_->button(erasing)->setObjectName(QStringLiteral("erase"));
    row->addStretch();
    mutual_->setObjectName(QStringLiteral("mutual"));
    mutual_->setCheckable(true);
    mutual_->setFocusPolicy(Qt::TabFocus); // a click leaves the focus on the board
    auto* facts = new QHBoxLayout;
    facts->setSpacing(36);
    auto* fewest = new FactLabel("fewest");
    auto* solutions = new FactLabel("solutions-now");
    solutions->setObjectName(QStringLiteral("solutionCount"));
    auto* share = new FactLabel("solvable-share");
    for (FactLabel* label : {fewest, solutions, share}) {
        facts->addWidget(label);
    }
    showFacts(workbench.analysis, {fewest}, true);
    showFacts(workbench.analysis, {solutions, share});
    facts->addStretch();
    content()->addWidget(toolRow_);
    content()->addWidget(mutual_, 0, Qt::AlignLeading);
    content()->addWidget(start_);
    content()->addSpacing(8);
    content()->addLayout(facts);

    Drawing& drawing = workbench.drawing;
    connect(select, &SelectTool::labelRequested, this, &DrawingCard::labelRequested);
    connect(buttons_, &QButtonGroup::idToggled, this, [this](int tool, bool isChosen) {
        if (isChosen) {
            choose(tool);
        }
    });
    // From now on, keys apply to the board.
    connect(buttons_, &QButtonGroup::buttonClicked, &board_, [this] { board_.setFocus(); });
    connect(mutual_, &QPushButton::toggled, &drawing, &Drawing::setConnectsMutually);
    connect(&drawing, &Drawing::connectsMutuallyChanged, this, &DrawingCard::refresh);
    connect(&drawing, &Drawing::selectionChanged, this, &DrawingCard::refresh);
    connect(&workbench.document, &CurrentDocument::changed, this, &DrawingCard::refresh);
    choose(0);
    setTexts<DrawingCard>(buttons_->button(0), QT_TR_NOOP("Draw and connect"));
    setTexts<DrawingCard>(buttons_->button(selecting), QT_TR_NOOP("Select and move"));
    setTexts<DrawingCard>(buttons_->button(erasing), QT_TR_NOOP("Erase"));
    setTexts<DrawingCard>(mutual_, QT_TR_NOOP("Influences are mutual"),
                          QT_TR_NOOP("Make newly connected vertices change each other"));
    setTexts<DrawingCard>(remove_, QT_TR_NOOP("Remove cell"),
                          QT_TR_NOOP("Click cells of the grid to remove them"));
    setTexts<DrawingCard>(
        turn_, QT_TR_NOOP("Turn it into a graph"),
        QT_TR_NOOP(
            "Turn this board into a graph whose vertices and edges you can change one by one"));
    setTexts<DrawingCard>(empty_, QT_TR_NOOP("Begin with an empty board"),
                          QT_TR_NOOP("Draw a graph from scratch"));
    onLanguageChanged(this, [this] { retranslate(); });
}

void DrawingCard::retranslate() {
    refresh();
}

BoardTool* DrawingCard::tool() const {
    if (remove_->isChecked() && workbench_.drawing.canRemoveCells()) {
        return removing_;
    }
    return tools_[static_cast<std::size_t>(buttons_->checkedId())];
}

void DrawingCard::setWhatIf(const WhatIf* whatIf) {
    connecting_->setWhatIf(whatIf);
}

void DrawingCard::chooseSelecting() {
    choose(selecting);
}

void DrawingCard::addTool(BoardTool* tool) {
    auto* button = new QPushButton(toolRow_);
    button->setCheckable(true);
    buttons_->addButton(button, static_cast<int>(tools_.size()));
    toolRow_->layout()->addWidget(button);
    tools_.push_back(tool);
    connect(tool, &BoardTool::changed, this, &DrawingCard::refreshAdvice);
}

void DrawingCard::choose(int tool) {
    buttons_->button(tool)->setChecked(true);
    if (tool != selecting) {
        workbench_.drawing.clearSelection();
    }
    board_.setTool(this->tool());
    refreshAdvice();
}

QWidget* DrawingCard::makeStart() {
    auto* start = new QWidget(this);
    constexpr int gap = 8;
    auto* row = new WrapLayout(start, gap);
    remove_ = new QPushButton(start);
    remove_->setCheckable(true);
    turn_ = new QPushButton(start);
    empty_ = new QPushButton(start);
    remove_->setObjectName(QStringLiteral("removeCell"));
    turn_->setObjectName(QStringLiteral("turnIntoGraph"));
    empty_->setObjectName(QStringLiteral("beginEmpty"));
    row->addWidget(remove_);
    row->addWidget(turn_);
    row->addWidget(empty_);
    connect(remove_, &QPushButton::toggled, this, [this] {
        board_.setTool(tool());
        refreshAdvice();
    });
    connect(remove_, &QPushButton::clicked, &board_, [this] { board_.setFocus(); });
    connect(turn_, &QPushButton::clicked, this, [this] {
        workbench_.drawing.turnIntoGraph();
        board_.setFocus();
    });
    connect(empty_, &QPushButton::clicked, this, [this] {
        workbench_.document.begin(Game());
        board_.setFocus();
    });
    return start;
}

void DrawingCard::refresh() {
    const bool canDraw = workbench_.drawing.canDraw();
    toolRow_->setVisible(canDraw);
    mutual_->setVisible(canDraw);
    mutual_->setChecked(workbench_.drawing.connectsMutually());
    start_->setVisible(!canDraw);
    remove_->setEnabled(workbench_.drawing.canRemoveCells());
    if (!remove_->isEnabled() && board_.tool() == removing_) { // the board has changed
        remove_->setChecked(false);
    }
    turn_->setEnabled(workbench_.document.game().vertexCount() <= Drawing::maxVertices);
    refreshAdvice();
}

void DrawingCard::refreshAdvice() {
    if (workbench_.drawing.canDraw() || tool() == removing_) {
        const BoardTool::Advice advice = tool()->advice();
        headline_->setText(advice.headline);
        detail_->setText(advice.detail);
    } else if (turn_->isEnabled()) {
        headline_->setText(tr("This board is a grid, so its cells can only be removed."));
        detail_->setText(tr("If you turn it into a graph, you can add, move, connect and delete "
                            "its cells one by one."));
    } else {
        headline_->setText(tr("This board is too large to draw on."));
        detail_->setText(tr("Boards of up to %Ln cells can be turned into a graph.", nullptr,
                            static_cast<int>(Drawing::maxVertices)));
    }
}

} // namespace lightsout

#include "moc_DrawingCard.cpp"
