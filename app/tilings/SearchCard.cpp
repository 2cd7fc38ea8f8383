#include "tilings/SearchCard.h"

#include "document/VertexText.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>
#include <QSlider>

#include <algorithm>

namespace lightsout {

SearchCard::SearchCard(SearchPlayer& player, QWidget* parent)
    : Card(parent), player_(player), position_(addText(TextRole::body)),
      headline_(addText(TextRole::headline)), explanation_(addText(TextRole::body)),
      slider_(new QSlider(Qt::Horizontal, this)), play_(new QPushButton(this)),
      toStart_(new QPushButton(isolated(QStringLiteral("|◁")), this)),
      back_(new QPushButton(isolated(QStringLiteral("◁")), this)),
      forward_(new QPushButton(isolated(QStringLiteral("▷")), this)),
      placed_(new FactLabel(tr("Tiles placed"))), deadEnds_(new FactLabel(tr("Dead ends"))),
      found_(new FactLabel(tr("Tilings found"))) {
    explanation_->setMinimumHeight(2 * explanation_->fontMetrics().lineSpacing());
    explanation_->setAlignment(Qt::AlignTop | leadingAlignment());
    slider_->setAccessibleName(tr("Move"));
    slider_->setMinimumHeight(24);
    // Time runs from left to right in every language, like the symbols on the buttons.
    slider_->setLayoutDirection(Qt::LeftToRight);
    connect(slider_, &QSlider::valueChanged, this, [this](int value) {
        if (static_cast<std::size_t>(value) != player_.step()) {
            player_.setPlaying(false);
            player_.setStep(static_cast<std::size_t>(value));
        }
    });
    content()->addWidget(slider_);
    content()->addLayout(makeButtons());
    auto* facts = new QHBoxLayout;
    facts->setSpacing(28);
    for (FactLabel* fact : {placed_, deadEnds_, found_}) {
        facts->addWidget(fact);
    }
    facts->addStretch();
    content()->addLayout(facts);
    connect(&player, &SearchPlayer::changed, this, &SearchCard::refresh);
    refresh();
}

QLayout* SearchCard::makeButtons() {
    auto* buttons = new QWidget(this);
    buttons->setLayoutDirection(Qt::LeftToRight);
    auto* row = new QHBoxLayout(buttons);
    row->setContentsMargins(0, 0, 0, 0);
    const auto add = [&](QPushButton* button, const QString& name, auto action) {
        button->setAccessibleName(name);
        button->setToolTip(name);
        connect(button, &QPushButton::clicked, this, action);
        row->addWidget(button);
    };
    add(toStart_, tr("To the start"), [this] { player_.setStep(0); });
    add(back_, tr("One move back"),
        [this] { player_.setStep(std::max<std::size_t>(player_.step(), 1) - 1); });
    add(play_, tr("Play or pause"), [this] { player_.setPlaying(!player_.isPlaying()); });
    add(forward_, tr("One move"), [this] { player_.setStep(player_.step() + 1); });
    play_->setDefault(true);
    row->addStretch();
    auto* speed = new QComboBox(this);
    speed->setAccessibleName(tr("Speed"));
    speed->setMinimumHeight(34);
    for (const int factor : {1, 2, 5, 20, 100}) {
        speed->addItem(isolated(QStringLiteral("%1 ×").arg(factor)),
                       SearchPlayer::defaultMillisecondsPerStep / factor);
    }
    connect(speed, &QComboBox::currentIndexChanged, this, [this, speed](int index) {
        player_.setMillisecondsPerStep(speed->itemData(index).toInt());
    });
    row->addWidget(speed);
    auto* layout = new QHBoxLayout;
    layout->addWidget(buttons);
    return layout;
}

void SearchCard::setMessage(const QString& message) {
    message_ = message;
    refresh();
}

void SearchCard::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Right) {
        player_.setStep(player_.step() + 1);
    } else if (event->key() == Qt::Key_Left && player_.step() > 0) {
        player_.setStep(player_.step() - 1);
    } else {
        Card::keyPressEvent(event);
    }
}

void SearchCard::refresh() {
    const std::size_t step = player_.step();
    const std::size_t count = player_.stepCount();
    const QSignalBlocker blocker(slider_);
    slider_->setRange(0, static_cast<int>(count));
    slider_->setValue(static_cast<int>(step));
    for (QWidget* widget : {static_cast<QWidget*>(slider_), static_cast<QWidget*>(play_),
                            static_cast<QWidget*>(forward_)}) {
        widget->setEnabled(count > 0);
    }
    toStart_->setEnabled(step > 0);
    back_->setEnabled(step > 0);
    play_->setText(player_.isPlaying() ? tr("Pause") : tr("Play"));
    placed_->setValue(numberText(player_.presses().count()));
    deadEnds_->setValue(numberText(player_.deadEnds()));
    found_->setValue(numberText(player_.found()));
    if (!player_.isLoaded()) {
        position_->clear();
        headline_->setText(message_);
        explanation_->clear();
        return;
    }
    position_->setText(tr("Move %1 of %2").arg(numberText(step), numberText(count)));
    headline_->setText(headline());
    explanation_->setText(explanation());
}

QString SearchCard::headline() const {
    const SearchMove* move = player_.lastMove();
    if (player_.isAtEnd() && player_.search().isComplete) {
        return player_.found() == 0 ? tr("Everything was tried: there is no tiling.")
                                    : tr("Everything was tried: %Ln tiling(s).", nullptr,
                                         static_cast<int>(player_.found()));
    }
    if (move == nullptr) {
        return tr("Cover every light exactly once.");
    }
    switch (move->event) {
    case DancingLinks::Event::placed:
        return move->choices == 1 ? tr("The only way: %1").arg(vertexName(rule_, move->vertex))
                                  : tr("Try %1").arg(vertexName(rule_, move->vertex));
    case DancingLinks::Event::takenBack:
        return tr("Take back %1").arg(vertexName(rule_, move->vertex));
    case DancingLinks::Event::deadEnd:
        return tr("Dead end");
    case DancingLinks::Event::found:
        return tr("A tiling!");
    case DancingLinks::Event::finished:
        break;
    }
    return {};
}

QString SearchCard::explanation() const {
    const SearchMove* move = player_.lastMove();
    if (player_.isAtEnd() && !player_.search().isComplete) {
        return tr("And so on: longer searches are not shown to their end.");
    }
    if (move == nullptr) {
        return tr("The light that the fewest tiles can still cover comes first; where no tile is "
                  "left, the last choice is taken back.");
    }
    switch (move->event) {
    case DancingLinks::Event::placed:
        return move->choices == 1
                   ? tr("No other tile can cover %1.").arg(vertexName(rule_, move->light))
                   : tr("%Ln tile(s) can cover %1.", nullptr, static_cast<int>(move->choices))
                         .arg(vertexName(rule_, move->light));
    case DancingLinks::Event::takenBack:
        return tr("This choice has been tried to the end.");
    case DancingLinks::Event::deadEnd:
        return tr("No tile can cover %1 any more.").arg(vertexName(rule_, move->vertex));
    case DancingLinks::Event::found:
        return tr("No light is left. The search goes on for others.");
    case DancingLinks::Event::finished:
        break;
    }
    return {};
}

} // namespace lightsout
