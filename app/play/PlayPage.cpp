#include "play/PlayPage.h"

#include "play/BoardCard.h"
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
    : QWidget(parent), workbench_(workbench), board_(new BoardView(this)),
      status_(new StatusCard(workbench, this)), modes_(new QButtonGroup(this)) {
    auto* left = new QVBoxLayout;
    left->setSpacing(8);
    left->addWidget(makeModeButtons());
    left->addWidget(board_, 1);

    auto* cards =
        new CardColumn({status_, new VertexCard(workbench, this), new BoardCard(workbench, this)});

    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(28, 16, 28, 16);
    layout->setSpacing(28);
    layout->addLayout(left, 11);
    layout->addWidget(cards, 9);

    linkBoard(*board_, workbench.document, workbench.selection);
    connect(&workbench.guide, &Guide::changed, this, &PlayPage::showGuide);
    connect(status_, &StatusCard::playAgain, this, &PlayPage::playAgain);
    setFocusProxy(board_);
    showGuide();
    modes_->button(workbench.views.boardMode)->setChecked(true);
    setMode(static_cast<BoardMode>(workbench.views.boardMode));
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
    connect(modes_, &QButtonGroup::idClicked, this,
            [this](int id) { setMode(static_cast<BoardMode>(id)); });
    return bar;
}

void PlayPage::setMode(BoardMode mode) {
    workbench_.views.boardMode = static_cast<int>(mode);
    board_->setMode(mode);
    status_->setMode(mode);
    if (mode != BoardMode::press) {
        workbench_.guide.setSolutionWanted(false);
    }
}

void PlayPage::showGuide() {
    board_->setStars(workbench_.guide.stars());
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
