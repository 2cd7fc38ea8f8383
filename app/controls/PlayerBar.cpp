// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/PlayerBar.h"

#include "controls/Layouts.h"
#include "controls/WrapLayout.h"
#include "text/KeyText.h"
#include "text/NumberText.h"
#include "theme/Icon.h"
#include "theme/LookChanges.h"

#include <QComboBox>
#include <QMouseEvent>
#include <QPushButton>
#include <QSlider>
#include <QStyle>
#include <QStyleOptionSlider>

#include <QtMath>

#include <algorithm>
#include <array>

namespace lightsout {

namespace {

constexpr std::array<int, 5> speeds{1, 2, 5, 20, 100}; ///< the factors offered

/// A slider for the steps of a player. Dragging its handle also goes to positions between steps.
class StepSlider : public QSlider {
public:
    StepSlider(StepPlayer& player, QWidget* parent)
        : QSlider(Qt::Horizontal, parent), player_(player) {}

protected:
    void mouseMoveEvent(QMouseEvent* event) override {
        if (!isSliderDown()) {
            QSlider::mouseMoveEvent(event);
            return;
        }
        QStyleOptionSlider option;
        initStyleOption(&option);
        const auto rect = [&](QStyle::SubControl part) {
            return QRectF(style()->subControlRect(QStyle::CC_Slider, &option, part, this));
        };
        const QRectF groove = rect(QStyle::SC_SliderGroove);
        const double handle = rect(QStyle::SC_SliderHandle).width();
        const double share = (event->position().x() - groove.left() - handle / 2) /
                             std::max(groove.width() - handle, 1.0);
        player_.scrub(std::clamp(share, 0.0, 1.0) * maximum());
    }

private:
    StepPlayer& player_;
};

} // namespace

PlayerBar::PlayerBar(StepPlayer& player, QWidget* parent)
    : QWidget(parent), player_(player), slider_(new StepSlider(player, this)),
      toStart_(new QPushButton(this)), back_(new QPushButton(this)), play_(new QPushButton(this)),
      forward_(new QPushButton(this)), toEnd_(new QPushButton(this)) {
    // Time runs from left to right in every language, like the symbols on the buttons.
    setLayoutDirection(Qt::LeftToRight);
    slider_->setMinimumHeight(24);
    connect(slider_, &QSlider::valueChanged, this, [this](int value) {
        player_.setStep(static_cast<std::size_t>(value));
        player_.setPlaying(false);
    });
    // A drag that ends between steps continues to the nearest one.
    connect(slider_, &QSlider::sliderReleased, this, [this] { player_.setStep(player_.step()); });
    setColumn(this, {slider_, makeButtons()});
    connect(&player, &StepPlayer::changed, this, &PlayerBar::refresh);
    onAppearanceChanged(this, [this] {
        refresh();
        setSizes();
    });
}

void PlayerBar::setSizes() {
    // On a wall, where text has its own size, this is 6 % of the height.
    constexpr int minSide = 44;
    constexpr double lines = 1.75;
    const int side = std::max(minSide, qCeil(lines * fontMetrics().height()));
    for (QPushButton* button : {toStart_, back_, play_, forward_, toEnd_, nextStop_}) {
        if (button == nullptr) {
            continue;
        }
        button->setIconSize(QSize(side / 2, side / 2));
        button->setFixedSize(std::max(side, button->sizeHint().width()), side);
    }
}

QWidget* PlayerBar::makeButtons() {
    auto* buttons = new QWidget(this);
    auto* row = new WrapLayout(buttons);
    // The buttons keep their places while steps are shown.
    const auto add = [&](QPushButton* button, const char* icon, Qt::Key key, const char* name) {
        button->setIcon(themedIcon(QLatin1String(icon)));
        connect(button, &QPushButton::clicked, this, [this, key] { handleKey(key); });
        onLanguageChanged(button, [button, key, name] {
            button->setAccessibleName(tr(name));
            button->setToolTip(withKey(tr(name), key));
        });
        row->addWidget(button);
    };
    add(toStart_, "to-start", Qt::Key_Home, QT_TR_NOOP("Go to start"));
    add(back_, "step-back", Qt::Key_Left, QT_TR_NOOP("Previous step"));
    add(play_, "play", Qt::Key_Space, QT_TR_NOOP("Play or pause"));
    add(forward_, "step", Qt::Key_Right, QT_TR_NOOP("Next step"));
    add(toEnd_, "to-end", Qt::Key_End, QT_TR_NOOP("Go to end"));
    play_->setObjectName(QStringLiteral("play"));
    forward_->setObjectName(QStringLiteral("step"));
    back_->setObjectName(QStringLiteral("step-back"));
    toStart_->setObjectName(QStringLiteral("toStart"));
    toEnd_->setObjectName(QStringLiteral("toEnd"));
    auto* speed = new QComboBox(this);
    speed->setMinimumHeight(34);
    QStringList names;
    for (const int factor : speeds) {
        names << isolated(QStringLiteral("%1 ×").arg(factor));
    }
    setItemTexts(*speed, names);
    connect(speed, &QComboBox::currentIndexChanged, this,
            [this](int index) { player_.setSpeed(speeds.at(static_cast<std::size_t>(index))); });
    row->addWidget(speed);
    if (player_.hasStops()) {
        nextStop_ = new QPushButton(this);
        nextStop_->setObjectName(QStringLiteral("nextPivot"));
        add(nextStop_, "next-pivot", Qt::Key_N, QT_TR_NOOP("Go to the end of the next pivot"));
        stride_ = new QComboBox(this);
        stride_->setObjectName(QStringLiteral("stride"));
        stride_->setMinimumHeight(speed->minimumHeight());
        setNames<PlayerBar>(stride_, QT_TR_NOOP("Length of a step"));
        setTexts<PlayerBar>(nextStop_, QT_TR_NOOP("Next pivot"));
        onLanguageChanged(stride_, [this] {
            setItemTexts(*stride_, {tr("by operation"), tr("by pivot")});
        });
        connect(stride_, &QComboBox::currentIndexChanged, this,
                [this](int index) { player_.setGoesByStops(index == 1); });
        row->addWidget(stride_);
    }
    setNames<PlayerBar>(slider_, QT_TR_NOOP("Step"));
    setNames<PlayerBar>(speed, QT_TR_NOOP("Speed"));
    return buttons;
}

bool PlayerBar::handleKey(int key) {
    switch (key) {
    case Qt::Key_Right:
        player_.turn(true);
        return true;
    case Qt::Key_Left:
        player_.turn(false);
        return true;
    case Qt::Key_N:
        if (nextStop_ != nullptr) {
            player_.goToNextStop();
        }
        return nextStop_ != nullptr;
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

void PlayerBar::setStopsShown(bool hasButton, bool hasStride) {
    if (nextStop_ != nullptr) {
        nextStop_->setVisible(hasButton);
        stride_->setVisible(hasStride);
    }
}

QPushButton* PlayerBar::button(std::string_view name) const {
    return name == "play" ? play_ : name == "step" ? forward_ : back_;
}

void PlayerBar::refresh() {
    const std::size_t step = player_.step();
    const std::size_t count = player_.stepCount();
    const QSignalBlocker blocker(slider_);
    slider_->setRange(0, static_cast<int>(count));
    slider_->setValue(static_cast<int>(step));
    slider_->setEnabled(count > 0);
    play_->setEnabled(count > 0); // at the end, playing starts over
    forward_->setEnabled(step < count);
    toEnd_->setEnabled(step < count);
    toStart_->setEnabled(step > 0);
    back_->setEnabled(step > 0);
    if (nextStop_ != nullptr) {
        nextStop_->setEnabled(step < count);
        const QSignalBlocker strideBlocker(stride_);
        stride_->setCurrentIndex(player_.goesByStops() ? 1 : 0);
    }
    play_->setIcon(
        themedIcon(player_.isPlaying() ? QStringLiteral("pause") : QStringLiteral("play")));
}

} // namespace lightsout

#include "moc_PlayerBar.cpp"
