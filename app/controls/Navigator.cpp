// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/Navigator.h"

#include "theme/LookChanges.h"
#include "theme/Theme.h"
#include "theme/Touch.h"

#include <QBoxLayout>
#include <QGestureEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolButton>

#include <algorithm>

namespace lightsout {

namespace {

constexpr int borderGap = 8;     ///< distance to the view's border
constexpr int buttonSide = 28;   ///< minimum side of a button
constexpr int signMargin = 4;    ///< space above and below a symbol
constexpr int border = 2;        ///< width of the border around the buttons, including its line
constexpr int overviewSide = 84; ///< length of the overview's longer side
constexpr int wideOverviewSide = 132; ///< the same in a layout
constexpr int overviewGap = 6;        ///< above and below the overview
constexpr double halfPixel = 0.5;

QToolButton* makeButton(const QString& sign, QWidget* parent) {
    auto* button = new QToolButton(parent);
    button->setText(sign);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::NoFocus); // the view has shortcuts for the same actions
    onAppearanceChanged(button, [button] {
        const int side =
            std::max(touch::sideOf(buttonSide), button->fontMetrics().height() + signMargin);
        button->setFixedSize(side, side);
    });
    return button;
}

} // namespace

Navigator::Navigator(Navigable& content, QWidget* view)
    : QFrame(view), content_(content), view_(view), out_(makeButton(QStringLiteral("−"), this)),
      fit_(makeButton(QStringLiteral("⤢"), this)), in_(makeButton(QStringLiteral("+"), this)),
      across_(new QScrollBar(Qt::Horizontal, view)), down_(new QScrollBar(Qt::Vertical, view)) {
    setObjectName(QStringLiteral("card"));
    setLayoutDirection(Qt::LeftToRight);
    setCursor(Qt::ArrowCursor);
    auto* row = new QBoxLayout(QBoxLayout::LeftToRight, this);
    // The line around the buttons is one pixel wide.
    row->setContentsMargins(border - 1, border - 1, border - 1, border - 1);
    row->setSpacing(0);
    row->setAlignment(Qt::AlignBottom);
    row->addStretch();
    for (QToolButton* button : {out_, fit_, in_}) {
        row->addWidget(button, 0, Qt::AlignBottom);
    }
    connect(out_, &QToolButton::clicked, this, [this] { content_.zoomOut(); });
    connect(fit_, &QToolButton::clicked, this, [this] { content_.zoomToFit(); });
    connect(in_, &QToolButton::clicked, this, [this] { content_.zoomIn(); });
    for (QScrollBar* bar : {across_, down_}) {
        bar->setLayoutDirection(Qt::LeftToRight);
        bar->setCursor(Qt::ArrowCursor);
        bar->hide();
    }
    connect(across_, &QScrollBar::valueChanged, this, [this](int value) {
        const double seen = content_.visibleRect().left() - content_.contentRect().left();
        content_.moveContent({seen - value, 0});
    });
    connect(down_, &QScrollBar::valueChanged, this, [this](int value) {
        const double seen = content_.visibleRect().top() - content_.contentRect().top();
        content_.moveContent({0, seen - value});
    });
    view->installEventFilter(this);
    view->grabGesture(Qt::PinchGesture);
    for (const auto& [button, name] : {std::pair(out_, QT_TR_NOOP("Zoom out (−)")),
                                       {fit_, QT_TR_NOOP("Show all (0)")},
                                       {in_, QT_TR_NOOP("Zoom in (+)")}}) {
        setNames<Navigator>(button, name, name);
    }
    hide();
}

bool Navigator::isWhole() const {
    const QRectF seen = content_.visibleRect();
    const QRectF all = content_.contentRect();
    return all.width() <= seen.width() + halfPixel && all.height() <= seen.height() + halfPixel;
}

void Navigator::moveTo(QLayout& layout) {
    isInLayout_ = true;
    layout.addWidget(this);
    refresh();
}

void Navigator::refresh() {
    const bool isZoomed = !isWhole();
    fit_->setEnabled(isZoomed);
    setVisible(isInLayout_ || isZoomed || (isHovered_ && clearOrientation()));
    const QRectF seen = content_.visibleRect();
    const QRectF all = content_.contentRect();
    showBar(*across_, all.left(), all.right(), seen.left(), seen.right());
    showBar(*down_, all.top(), all.bottom(), seen.top(), seen.bottom());
    place();
    update();
}

void Navigator::showBar(QScrollBar& bar, double from, double to, double seenFrom, double seenTo) {
    const QSignalBlocker blocker(bar);
    const int length = static_cast<int>(to - from);
    const int page = static_cast<int>(seenTo - seenFrom);
    bar.setVisible(length > page + 1);
    bar.setRange(0, std::max(0, length - page));
    bar.setPageStep(page);
    bar.setSingleStep(std::max(1, page / 20));
    bar.setValue(static_cast<int>(seenFrom - from));
}

void Navigator::place() {
    const QRect area = view_->rect();
    const int thick = down_->sizeHint().width();
    across_->setGeometry(0, area.bottom() + 1 - thick, area.width() - thick, thick);
    down_->setGeometry(area.right() + 1 - thick, 0, thick, area.height() - thick);
    if (isInLayout_) {
        const QSize buttons = buttonsRect(Qt::Horizontal).size();
        setFixedSize(std::max(buttons.width(), wideOverviewSide + 2 * border),
                     buttons.height() + wideOverviewSide + overviewGap);
        return;
    }
    const auto orientation = isWhole() ? clearOrientation() : std::nullopt;
    auto* buttons = static_cast<QBoxLayout*>(layout());
    buttons->setDirection(orientation == Qt::Vertical ? QBoxLayout::TopToBottom
                                                      : QBoxLayout::LeftToRight);
    QRect place = buttonsRect(orientation.value_or(Qt::Horizontal));
    if (!isWhole()) {
        place.setTop(place.top() - static_cast<int>(overviewRect().height()) - overviewGap);
        place.translate(down_->isHidden() ? 0 : -thick, across_->isHidden() ? 0 : -thick);
    }
    setGeometry(place);
    raise();
}

int Navigator::stripWidth() const {
    return in_->width() + 2 * border + 2 * borderGap;
}

int Navigator::heightWhenZoomed() const {
    return isInLayout_ ? 0
                       : buttonsRect(Qt::Horizontal).height() + overviewSide + overviewGap +
                             borderGap + down_->sizeHint().width();
}

QRect Navigator::buttonsRect(Qt::Orientation orientation) const {
    const int side = in_->width();
    QSize size(3 * side + 2 * border, side + 2 * border);
    if (orientation == Qt::Vertical) {
        size.transpose();
    }
    const QRect area = view_->rect();
    return {
        QPoint(area.right() - size.width() - borderGap, area.bottom() - size.height() - borderGap),
        size};
}

std::optional<Qt::Orientation> Navigator::clearOrientation() const {
    const QRectF kept = content_.uncoveredRect();
    for (const Qt::Orientation orientation : {Qt::Horizontal, Qt::Vertical}) {
        if (!kept.intersects(buttonsRect(orientation))) {
            return orientation;
        }
    }
    return std::nullopt;
}

QRectF Navigator::overviewRect() const {
    const QRectF all = content_.contentRect();
    const int side = isInLayout_ ? wideOverviewSide : overviewSide;
    const QSizeF size = all.size().scaled(side, side, Qt::KeepAspectRatio);
    return {(width() - size.width()) / 2, 4, size.width(), size.height()};
}

bool Navigator::event(QEvent* event) {
    const bool isDone = QFrame::event(event);
    if (event->type() == QEvent::LayoutRequest) {
        place(); // the buttons have another size
    }
    return isDone;
}

void Navigator::paintEvent(QPaintEvent* event) {
    QFrame::paintEvent(event);
    if (!hasOverview()) {
        return;
    }
    const Theme theme = themeOf(*this);
    const QRectF all = content_.contentRect();
    const QRectF seen = content_.visibleRect() & all;
    const QRectF overview = overviewRect();
    const double scale = overview.width() / all.width();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.cell);
    painter.drawRoundedRect(overview, 3, 3);
    content_.paintOverview(painter, overview);
    painter.setPen(QPen(theme.accent, 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF((seen.topLeft() - all.topLeft()) * scale + overview.topLeft(),
                            (seen.size() * scale).expandedTo({3, 3})));
}

void Navigator::mousePressEvent(QMouseEvent* event) {
    jumpTo(event->position());
}

void Navigator::mouseMoveEvent(QMouseEvent* event) {
    jumpTo(event->position());
}

void Navigator::jumpTo(QPointF position) {
    const QRectF overview = overviewRect();
    if (isWhole() || position.y() > overview.bottom()) {
        return;
    }
    const QRectF all = content_.contentRect();
    const QPointF wanted =
        all.topLeft() + (position - overview.topLeft()) * (all.width() / overview.width());
    content_.moveContent(content_.visibleRect().center() - wanted);
}

bool Navigator::eventFilter(QObject* /*watched*/, QEvent* event) {
    switch (event->type()) {
    case QEvent::Enter:
        isHovered_ = true;
        refresh();
        break;
    case QEvent::Leave:
        isHovered_ = false;
        refresh();
        break;
    case QEvent::NativeGesture: {
        const auto* gesture = static_cast<QNativeGestureEvent*>(event);
        if (gesture->gestureType() == Qt::ZoomNativeGesture) {
            content_.zoomBy(1 + gesture->value(), gesture->position());
            return true;
        }
        break;
    }
    case QEvent::Gesture: {
        const QGesture* gesture = static_cast<QGestureEvent*>(event)->gesture(Qt::PinchGesture);
        if (const auto* pinch = static_cast<const QPinchGesture*>(gesture)) {
            if (pinch->state() == Qt::GestureStarted) {
                content_.cancelDrag();
            } else { // two fingers also move the content
                content_.moveContent(pinch->centerPoint() - fingers_);
            }
            fingers_ = pinch->centerPoint();
            content_.zoomBy(pinch->scaleFactor(), view_->mapFromGlobal(pinch->centerPoint()));
            return true;
        }
        break;
    }
    default:
        break;
    }
    return false;
}

} // namespace lightsout

#include "moc_Navigator.cpp"
