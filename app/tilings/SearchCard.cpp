// SPDX-License-Identifier: GPL-3.0-or-later
#include "tilings/SearchCard.h"

#include "controls/WhyButton.h"
#include "text/NumberText.h"
#include "theme/LookChanges.h"

#include <QHBoxLayout>
#include <QKeyEvent>

namespace lightsout {

void SearchPlayer::load(std::shared_ptr<const RecordedSearch> search, std::size_t vertices) {
    search_ = std::move(search);
    presses_ = BitVector(vertices);
    deadEnds_ = 0;
    found_ = 0;
    rewind();
    Q_EMIT changed();
}

const SearchMove* SearchPlayer::lastMove() const {
    return step() == 0 ? nullptr : &search_->moves[step() - 1];
}

void SearchPlayer::count(const SearchMove& move, bool isForward) {
    switch (move.event) {
    case DancingLinks::Event::placed:
    case DancingLinks::Event::takenBack:
        presses_.flip(move.vertex);
        break;
    case DancingLinks::Event::deadEnd:
        deadEnds_ = isForward ? deadEnds_ + 1 : deadEnds_ - 1;
        break;
    case DancingLinks::Event::found:
        found_ = isForward ? found_ + 1 : found_ - 1;
        break;
    case DancingLinks::Event::finished:
        break;
    }
}

SearchCard::SearchCard(SearchPlayer& player, QWidget* parent)
    : Card(parent), player_(player), position_(addText(TextRole::body)),
      headline_(addText(TextRole::headline)), explanation_(addText(TextRole::body)),
      bar_(new PlayerBar(player, this)), placed_(new FactLabel([] { return tr("Tiles placed"); })),
      deadEnds_(new FactLabel([] { return tr("Dead ends"); })),
      found_(new FactLabel([] { return tr("Tilings found"); })) {
    setObjectName(QStringLiteral("searchCard"));
    new WhyButton(*position_, QStringLiteral("tilings.md#watching-the-search"));
    explanation_->reserveLines(2);
    content()->insertWidget(0, bar_); // above texts of any length, so that it never moves
    auto* facts = new QHBoxLayout;
    facts->setSpacing(28);
    for (FactLabel* fact : {placed_, deadEnds_, found_}) {
        facts->addWidget(fact);
    }
    facts->addStretch();
    content()->addLayout(facts);
    connect(&player, &SearchPlayer::changed, this, &SearchCard::refresh);
    onLanguageChanged(this, [this] { refresh(); });
}

void SearchCard::setMessage(const QString& message) {
    message_ = message;
    refresh();
}

void SearchCard::keyPressEvent(QKeyEvent* event) {
    if (!bar_->handleKey(event->key())) {
        Card::keyPressEvent(event);
    }
}

void SearchCard::refresh() {
    const std::size_t step = player_.step();
    const std::size_t count = player_.stepCount();
    placed_->setValue(numberText(player_.presses().count()));
    deadEnds_->setValue(numberText(player_.deadEnds()));
    found_->setValue(numberText(player_.found()));
    if (!player_.isLoaded()) {
        position_->clear();
        headline_->setText(message_);
        headline_->setAccessibleName({});
        explanation_->clear();
        explanation_->setAccessibleName({});
        return;
    }
    position_->setText(tr("Step %1 of %2").arg(numberText(step), numberText(count)));
    headline_->setText(headline(vertexName));
    headline_->setAccessibleName(headline(spokenVertexName));
    explanation_->setText(explanation(vertexName));
    explanation_->setAccessibleName(explanation(spokenVertexName));
}

QString SearchCard::headline(VertexNaming name) const {
    const SearchMove* move = player_.lastMove();
    if (player_.isAtEnd() && player_.search().isComplete) {
        return player_.found() == 0 ? tr("The search is complete: there is no tiling.")
                                    : tr("The search is complete: %Ln tiling(s).", nullptr,
                                         static_cast<int>(player_.found()));
    }
    if (move == nullptr) {
        return tr("Cover every light exactly once.");
    }
    switch (move->event) {
    case DancingLinks::Event::placed:
        return move->choices == 1 ? tr("The only way: %1").arg(name(rule_, move->vertex))
                                  : tr("Try %1").arg(name(rule_, move->vertex));
    case DancingLinks::Event::takenBack:
        return tr("Undo %1").arg(name(rule_, move->vertex));
    case DancingLinks::Event::deadEnd:
        return tr("Dead end");
    case DancingLinks::Event::found:
        return tr("A tiling!");
    case DancingLinks::Event::finished:
        break;
    }
    return {};
}

QString SearchCard::explanation(VertexNaming name) const {
    const SearchMove* move = player_.lastMove();
    if (player_.isAtEnd() && !player_.search().isComplete) {
        return tr("This search is too long to be shown in full.");
    }
    if (move == nullptr) {
        return tr("The light that the fewest tiles can still cover comes first. If no tile can "
                  "cover it, the last choice is undone.");
    }
    switch (move->event) {
    case DancingLinks::Event::placed:
        return move->choices == 1
                   ? tr("No other tile can cover %1.").arg(name(rule_, move->light))
                   : tr("%Ln tile(s) can cover %1.", nullptr, static_cast<int>(move->choices))
                         .arg(name(rule_, move->light));
    case DancingLinks::Event::takenBack:
        return tr("This choice has been fully explored.");
    case DancingLinks::Event::deadEnd:
        return tr("No tile can cover %1 any more.").arg(name(rule_, move->vertex));
    case DancingLinks::Event::found:
        return tr("Every light is covered. The search for more tilings continues.");
    case DancingLinks::Event::finished:
        break;
    }
    return {};
}

} // namespace lightsout

#include "moc_SearchCard.cpp"
