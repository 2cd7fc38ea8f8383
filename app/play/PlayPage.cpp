#include "play/PlayPage.h"

#include "play/BoardCard.h"
#include "play/ChaseCard.h"
#include "play/StatusCard.h"
#include "play/VertexCard.h"
#include "widgets/BoardLink.h"
#include "widgets/CardColumn.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QPushButton>
#include <QRandomGenerator>
#include <QVBoxLayout>

namespace lightsout {

PlayPage::PlayPage(Workbench& workbench, QWidget* parent)
    : QWidget(parent), workbench_(workbench), chase_(workbench.document),
      board_(new BoardView(this)), status_(new StatusCard(workbench, this)),
      modes_(new QButtonGroup(this)) {
    const bool wasChasing = workbench.views.isChasing;
    auto* left = new QVBoxLayout;
    left->setSpacing(8);
    left->addWidget(makeModeButtons());
    left->addWidget(board_, 1);

    auto* cards = new CardColumn({status_, new ChaseCard(chase_, workbench.document, this),
                                  new VertexCard(workbench, this), new BoardCard(workbench, this)});

    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(28, 16, 28, 16);
    layout->setSpacing(28);
    layout->addLayout(left, 11);
    layout->addWidget(cards, 9);

    linkBoard(*board_, workbench.document, workbench.selection);
    connect(&workbench.guide, &Guide::changed, this, &PlayPage::showGuide);
    connect(&chase_, &ChaseGuide::changed, this, &PlayPage::showGuide);
    connect(status_, &StatusCard::playAgain, this, &PlayPage::playAgain);
    setFocusProxy(board_);
    showGuide();
    modes_->button(workbench.views.boardMode)->setChecked(true);
    setMode(static_cast<BoardMode>(workbench.views.boardMode));
    chase_.setActive(wasChasing);
}

QWidget* PlayPage::makeModeButtons() {
    auto* bar = new QWidget(this);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    const std::pair<BoardMode, QString> entries[] = {
        {BoardMode::press, tr("Press")},
        {BoardMode::editLights, tr("Edit lights")},
        {BoardMode::editTarget, tr("Edit target")},
    };
    for (const auto& [mode, text] : entries) {
        auto* button = new QPushButton(text, bar);
        button->setCheckable(true);
        modes_->addButton(button, static_cast<int>(mode));
        row->addWidget(button);
    }
    row->addStretch();
    row->addWidget(makeChaseButton());
    connect(modes_, &QButtonGroup::idClicked, this,
            [this](int id) { setMode(static_cast<BoardMode>(id)); });
    return bar;
}

QPushButton* PlayPage::makeChaseButton() {
    auto* button = new QPushButton(tr("Light chasing"), this);
    button->setObjectName(QStringLiteral("chase"));
    button->setCheckable(true);
    button->setToolTip(tr("Solve a rectangle row by row, from the top"));
    connect(button, &QPushButton::clicked, this, [this](bool on) {
        if (on) {
            workbench_.guide.setSolutionWanted(false);
            setMode(BoardMode::press);
            modes_->button(static_cast<int>(BoardMode::press))->setChecked(true);
        }
        chase_.setActive(on);
    });
    const auto refresh = [this, button] {
        button->setVisible(chase_.isPossible());
        button->setChecked(chase_.isActive());
        workbench_.views.isChasing = chase_.isActive();
    };
    connect(&chase_, &ChaseGuide::changed, button, refresh);
    connect(&workbench_.document, &Document::changed, button, refresh);
    refresh();
    return button;
}

void PlayPage::setMode(BoardMode mode) {
    workbench_.views.boardMode = static_cast<int>(mode);
    board_->setMode(mode);
    status_->setMode(mode);
    if (mode != BoardMode::press) {
        workbench_.guide.setSolutionWanted(false);
        chase_.setActive(false);
    }
}

void PlayPage::showGuide() {
    if (workbench_.guide.isSolutionWanted()) {
        chase_.setActive(false);
    }
    board_->setStars(chase_.isActive() ? chase_.stars() : workbench_.guide.stars());
    board_->setHint(workbench_.guide.hint());
    board_->setPattern(workbench_.guide.certificate());
}

void PlayPage::playAgain() {
    const Game& game = workbench_.document.game();
    Random random(QRandomGenerator::global()->generate64());
    workbench_.document.make(
        Replace{Game(game.rule(), randomSolvableLights(game.rule(), game.target(), random),
                     game.target())},
        tr("new solvable lights"));
    board_->setFocus();
}

} // namespace lightsout
