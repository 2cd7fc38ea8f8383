// SPDX-License-Identifier: GPL-3.0-or-later
#include "tilings/PuzzleCard.h"

#include "controls/WhyButton.h"
#include "controls/WrapLayout.h"
#include "text/BoardText.h"
#include "text/NumberText.h"
#include "theme/LookChanges.h"
#include "tiling/Tiles.h"
#include "tiling/TilingSearch.h"

#include <QPushButton>
#include <QVBoxLayout>

namespace lightsout {

PuzzleCard::PuzzleCard(Workbench& workbench, QWidget* parent)
    : Card(parent), workbench_(workbench), headline_(addText(TextRole::headline)),
      text_(addText(TextRole::body)), placed_(new FactLabel(QString())),
      left_(new FactLabel(QString())), hintButton_(new QPushButton(this)),
      undo_(new QPushButton(this)), start_(new QPushButton(this)) {
    new WhyButton(*text_, QStringLiteral("tilings.md#placing-tiles-by-hand"));
    text_->reserveLines(2);
    constexpr int factGap = 28;
    auto* facts = new WrapLayout(nullptr, factGap);
    facts->addWidget(placed_);
    facts->addWidget(left_);
    content()->addLayout(facts);
    auto* buttons = new WrapLayout;
    for (QPushButton* button : {hintButton_, undo_, start_}) {
        buttons->addWidget(button);
    }
    content()->addLayout(buttons);
    hintButton_->setObjectName(QStringLiteral("tilingHint"));
    undo_->setObjectName(QStringLiteral("undoTile"));
    start_->setObjectName(QStringLiteral("startWithAllOn"));
    hintButton_->setDefault(true);
    connect(hintButton_, &QPushButton::clicked, this, &PuzzleCard::askForHint);
    connect(undo_, &QPushButton::clicked, this,
            [this] { workbench_.document->undoStack()->undo(); });
    // A press changes the board before it is added to the history. So the undo button has to be
    // refreshed again once the history has changed.
    connect(&workbench.document, &CurrentDocument::historyChanged, this, &PuzzleCard::refreshUndo);
    connect(start_, &QPushButton::clicked, this, &PuzzleCard::startOver);
    onLanguageChanged(this, [this] { retranslate(); });
}

void PuzzleCard::retranslate() {
    placed_->setName(tr("Tiles placed"));
    left_->setName(tr("Lights left"));
    hintButton_->setText(tr("Hint"));
    hintButton_->setToolTip(tr("Show a tile that extends to a tiling"));
    undo_->setText(tr("Undo"));
    undo_->setToolTip(tr("Remove the last tile"));
    start_->setText(tr("Start with all lights on"));
    start_->setToolTip(tr("Remove all tiles and turn all lights on"));
    if (!headline_->text().isEmpty()) { // otherwise the card has not been shown yet
        refresh();
    }
}

void PuzzleCard::refresh() {
    const Game& game = workbench_.document.game();
    const auto placement = placeTiles(game.rule(), game.presses());
    for (QLabel* label : std::initializer_list<QLabel*>{headline_, text_}) {
        label->setAccessibleName({}); // no separate text is needed: no cells are named
    }
    refreshUndo();
    placed_->setValue(numberText(game.presses().count()));
    if (placement) {
        left_->setValue(numberText(placement->left));
    } else {
        left_->setUnknown(tr("A light has changed twice."));
    }
    hintButton_->setEnabled(placement && placement->left > 0);
    if (!placement) {
        headline_->setText(tr("A light has changed twice."));
        text_->setText(tr("Undo presses, or start with all lights on."));
    } else if (placement->left == 0) {
        headline_->setText(tr("Every light changed exactly once!"));
        text_->setText(tr("This is a tiling."));
    } else if (placement->dead.any()) {
        headline_->setText(tr("A dead end"));
        text_->setText(tr("No tile can cover the %Ln crossed-out light(s) any more. Remove a tile.",
                          nullptr, static_cast<int>(placement->dead.count())));
    } else {
        headline_->setText(tr("Place tiles"));
        text_->setText(tr("Press any of the dots: no light will change a second time. Press a star "
                          "to remove its tile."));
    }
}

void PuzzleCard::refreshUndo() {
    undo_->setEnabled(workbench_.document->undoStack()->canUndo() &&
                      workbench_.document.game().presses().any());
}

void PuzzleCard::touch(Vertex vertex) {
    const Game& game = workbench_.document.game();
    if (game.presses()[vertex]) {
        workbench_.document.make(Unpress{vertex}, tr("remove a tile"));
        return;
    }
    const auto placement = placeTiles(game.rule(), game.presses());
    if (!placement) {
        return; // refresh() shows the reason
    }
    if (placement->allowed[vertex]) {
        const Move press = Press{vertex};
        workbench_.document.make(press, moveName(press));
        return;
    }
    std::optional<Vertex> twice;
    game.rule().forEachToggled(vertex, [&](Vertex light) {
        if (placement->tileOf[light]) {
            twice = light;
        }
    });
    headline_->setText(tr("Not there"));
    headline_->setAccessibleName({});
    const auto reason = [&](VertexNaming name) {
        return twice ? tr("Then %1 would change a second time.").arg(name(game.rule(), *twice))
                     : tr("A press there changes nothing.");
    };
    text_->setText(reason(vertexName));
    text_->setAccessibleName(reason(spokenVertexName));
}

void PuzzleCard::startOver() {
    const Game& game = workbench_.document.game();
    workbench_.document.make(Replace{Game::allOn(game.rule())}, tr("all lights on"));
}

void PuzzleCard::askForHint() {
    const Game& game = workbench_.document.game();
    if (!placeTiles(game.rule(), game.presses()) || tooLargeToTile(game.rule())) {
        return;
    }
    text_->setText(tr("Looking for a tiling with these tiles …"));
    text_->setAccessibleName({}); // it may describe a press that was not allowed
    hint_.start(
        [rule = game.rule(), placed = game.presses()](Progress& progress) {
            Result<TilingSearch> search = TilingSearch::build(rule, placed, progress);
            return search && search->next(progress) ? std::optional(search->presses())
                                                    : std::nullopt;
        },
        [this](const std::optional<BitVector>& tiling) { showHint(tiling); });
}

void PuzzleCard::showHint(const std::optional<BitVector>& tiling) {
    const Game& game = workbench_.document.game();
    if (!tiling) {
        headline_->setText(game.presses().none() ? tr("No tiling") : tr("Remove a tile"));
        text_->setText(game.presses().none() ? tr("This board has no tiling.")
                                             : tr("No tiling contains all these tiles."));
        return;
    }
    const BitVector missing = *tiling ^ game.presses();
    const Vertex next = missing.findNext(0);
    if (next < missing.size()) {
        headline_->setText(tr("Press %1").arg(vertexName(game.rule(), next)));
        headline_->setAccessibleName(tr("Press %1").arg(spokenVertexName(game.rule(), next)));
        text_->setText(tr("This leads to a tiling."));
        Q_EMIT hintFound(next);
    }
}

} // namespace lightsout

#include "moc_PuzzleCard.cpp"
