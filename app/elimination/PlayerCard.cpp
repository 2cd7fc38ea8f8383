#include "elimination/PlayerCard.h"

#include "document/VertexText.h"
#include "elimination/StepText.h"
#include "solve/SolutionCount.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLocale>
#include <QPushButton>
#include <QSlider>

namespace lightsout {

PlayerCard::PlayerCard(EliminationPlayer& player, QWidget* parent)
    : Card(parent), player_(player), position_(addText(TextRole::body)),
      operation_(addText(TextRole::headline)), explanation_(addText(TextRole::body)),
      slider_(new QSlider(Qt::Horizontal, this)), play_(new QPushButton(this)),
      toStart_(new QPushButton(isolated(QStringLiteral("|◁")), this)),
      back_(new QPushButton(isolated(QStringLiteral("◁")), this)),
      forward_(new QPushButton(isolated(QStringLiteral("▷")), this)),
      toEnd_(new QPushButton(isolated(QStringLiteral("▷|")), this)) {
    explanation_->setMinimumHeight(2 * explanation_->fontMetrics().lineSpacing());
    explanation_->setAlignment(Qt::AlignTop | leadingAlignment());
    slider_->setAccessibleName(tr("Step"));
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
    connect(&player, &EliminationPlayer::changed, this, &PlayerCard::refresh);
    refresh();
}

QLayout* PlayerCard::makeButtons() {
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
    add(back_, tr("One step back"),
        [this] { player_.setStep(std::max<std::size_t>(player_.step(), 1) - 1); });
    add(play_, tr("Play or pause"), [this] { player_.setPlaying(!player_.isPlaying()); });
    add(forward_, tr("One step"), [this] { player_.setStep(player_.step() + 1); });
    add(toEnd_, tr("To the end"), [this] { player_.setStep(player_.stepCount()); });
    play_->setDefault(true);
    row->addStretch();
    auto* speed = new QComboBox(this);
    speed->setAccessibleName(tr("Speed"));
    speed->setMinimumHeight(34);
    for (const int factor : {1, 2, 5, 20, 100}) {
        speed->addItem(isolated(QStringLiteral("%1 ×").arg(factor)),
                       EliminationPlayer::defaultMillisecondsPerStep / factor);
    }
    connect(speed, &QComboBox::currentIndexChanged, this, [this, speed](int index) {
        player_.setMillisecondsPerStep(speed->itemData(index).toInt());
    });
    row->addWidget(speed);
    auto* layout = new QHBoxLayout;
    layout->addWidget(buttons);
    return layout;
}

void PlayerCard::setMessage(const QString& message) {
    message_ = message;
    refresh();
}

bool PlayerCard::handleKey(int key) {
    switch (key) {
    case Qt::Key_Right:
        player_.setStep(player_.step() + 1);
        return true;
    case Qt::Key_Left:
        player_.setStep(std::max<std::size_t>(player_.step(), 1) - 1);
        return true;
    case Qt::Key_Home:
        player_.setStep(0);
        return true;
    case Qt::Key_End:
        player_.setStep(player_.stepCount());
        return true;
    case Qt::Key_Space:
        player_.setPlaying(!player_.isPlaying());
        return true;
    default:
        return false;
    }
}

void PlayerCard::keyPressEvent(QKeyEvent* event) {
    if (!handleKey(event->key())) {
        Card::keyPressEvent(event);
    }
}

void PlayerCard::refresh() {
    const std::size_t step = player_.step();
    const std::size_t count = player_.stepCount();
    const QSignalBlocker blocker(slider_);
    slider_->setRange(0, static_cast<int>(count));
    slider_->setValue(static_cast<int>(step));
    for (QWidget* widget : {static_cast<QWidget*>(slider_), static_cast<QWidget*>(play_),
                            static_cast<QWidget*>(toEnd_), static_cast<QWidget*>(forward_)}) {
        widget->setEnabled(count > 0);
    }
    toStart_->setEnabled(step > 0);
    back_->setEnabled(step > 0);
    play_->setText(player_.isPlaying() ? tr("Pause") : tr("Play"));
    if (!player_.isLoaded()) {
        position_->setText(message_);
        operation_->setText(isolated(QStringLiteral("A x = d")));
        explanation_->clear();
        return;
    }
    const QString place = tr("Step %1 of %2").arg(numberText(step), numberText(count));
    position_->setText(step == 0
                           ? tr("%Ln step(s) solve the system", nullptr, static_cast<int>(count))
                       : player_.isGoingUp() ? tr("%1, going up").arg(place)
                                             : tr("%1, going down").arg(place));
    const RowOperation* operation = player_.lastOperation();
    operation_->setText(operation == nullptr ? isolated(QStringLiteral("A x = d"))
                                             : operationSymbols(*operation));
    explanation_->setText(explanation());
}

QString PlayerCard::explanation() const {
    if (player_.isAtEnd()) {
        return outcome();
    }
    if (player_.isAtSmallSystem()) {
        return tr("The last rows now hold only presses of the first row: the small system.");
    }
    const RowOperation* operation = player_.lastOperation();
    if (operation == nullptr) {
        return tr("Each row is the equation of a light. Adding rows keeps the solutions.");
    }
    const std::size_t column = player_.elimination().pivots[operation->source] + 1;
    if (operation->kind == RowOperation::Kind::swap) {
        return tr("brings a 1 to row %1 in column %2")
            .arg(numberText(operation->source + 1), numberText(column));
    }
    return tr("removes the 1 of row %1 in column %2")
        .arg(numberText(operation->target + 1), numberText(column));
}

QString PlayerCard::outcome() const {
    const RecordedElimination& elimination = player_.elimination();
    if (elimination.contradiction) {
        return tr("Row %1 reads 0 = 1: no presses can solve this board.")
            .arg(numberText(*elimination.contradiction + 1));
    }
    const std::size_t nullity = elimination.freeColumns.size();
    if (nullity == 0) {
        return tr("Each row names one press: this is the only solution.");
    }
    return tr("%Ln column(s) without a pivot: those presses are free, and any choice gives a "
              "solution.",
              nullptr, static_cast<int>(nullity));
}

} // namespace lightsout
