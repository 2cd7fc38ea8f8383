#include "widgets/BoardView.h"

#include "document/VertexText.h"

#include <QAccessible>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>
#include <QWheelEvent>

#include <cmath>

namespace lightsout {

namespace {

constexpr int animationMilliseconds = 140;
/// More changes than this at once (a new board) are shown without transition.
constexpr std::size_t mostAnimated = 256;
/// For the way to another drawing, and the largest graphs that are seen on it.
constexpr int movingMilliseconds = 190;
constexpr std::size_t mostMoving = 1500;

void prepare(QVariantAnimation& animation, int milliseconds) {
    animation.setStartValue(0.0);
    animation.setEndValue(1.0);
    animation.setDuration(milliseconds);
}

} // namespace

BoardView::BoardView(QWidget* parent)
    : QWidget(parent),
      isAnimated_(style()->styleHint(QStyle::SH_Widget_Animate, nullptr, this) != 0) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(tr("Board"));
    prepare(animation_, animationMilliseconds);
    connect(&animation_, &QVariantAnimation::valueChanged, this, [this](const QVariant& value) {
        scene_.changed = value.toDouble();
        update();
    });
    connect(&gliding_, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
    connect(&gliding_, &QVariantAnimation::finished, this, qOverload<>(&QWidget::update));
    connect(&animation_, &QVariantAnimation::finished, this, [this] {
        scene_.changing.reset();
        update();
    });
    prepare(moving_, movingMilliseconds);
    moving_.setEasingCurve(QEasingCurve::InOutQuad);
    connect(&moving_, &QVariantAnimation::valueChanged, this, [this](const QVariant& share) {
        if (rearrangement_) {
            showDrawing(rearrangement_->at(share.toDouble()));
        }
    });
}

void BoardView::glide(std::vector<Vertex> cameFrom) {
    if (isAnimated_ && isVisible()) {
        gliding_.begin(std::move(cameFrom));
    }
}

void BoardView::setGame(const Game& game, bool isEdit) {
    const bool sameRule = game.rule() == game_.rule();
    const BitVector before = sameRule ? shownLights() : BitVector();
    if (!sameRule) {
        takeRule(game.rule(), isEdit);
    }
    game_ = game;
    showLights();
    if (sameRule) {
        animateFrom(before);
    }
    describe();
}

void BoardView::takeRule(const Rule& rule, bool isEdit) {
    moving_.stop();
    rearrangement_.reset();
    if (isEdit && Rearrangement::isOne(scene_.rule, rule)) {
        rearrange(rule);
        return;
    }
    const bool staysInPlace =
        isEdit && rule.graph() != nullptr && scene_.rule.graph() != nullptr && tool_ != nullptr;
    // Marks are for the rule they were made for; how it is drawn is no matter to them.
    const bool keepsMarks = staysInPlace && rule.hasSameInfluence(scene_.rule);
    if (staysInPlace) {
        geometry_.follow(rule);
    } else {
        showDrawing(rule);
        cursor_ = 0;
    }
    if (!keepsMarks) {
        const std::optional<Vertex> pointedAt = scene_.pointedAt;
        scene_ = BoardScene();
        if (staysInPlace && pointedAt < rule.vertexCount()) {
            scene_.pointedAt = pointedAt;
        }
    }
    scene_.rule = rule;
}

void BoardView::rearrange(const Rule& rule) {
    if (isAnimated_ && isVisible() && rule.vertexCount() <= mostMoving) {
        rearrangement_.emplace(scene_.rule, rule);
        moving_.start();
    } else {
        showDrawing(rule);
    }
}

void BoardView::showDrawing(const Rule& rule) {
    geometry_ = BoardGeometry(rule);
    geometry_.setViewSize(size());
    scene_.rule = rule;
    dragLayers_.reset();
    update();
}

void BoardView::setTool(BoardTool* tool) {
    if (tool_ != nullptr) {
        tool_->disconnect(this);
    }
    tool_ = tool;
    if (tool != nullptr) {
        connect(tool, &BoardTool::changed, this, qOverload<>(&QWidget::update));
    }
    update();
}

void BoardView::setDragged(std::set<Vertex> vertices, QPointF pixels) {
    if (vertices != dragged_) {
        dragged_ = std::move(vertices);
        dragLayers_.reset();
    }
    dragPixels_ = pixels;
    update();
}

std::optional<Vertex> BoardView::cursorVertex() const {
    return cursor_ < game_.vertexCount() ? std::optional(cursor_) : std::nullopt;
}

void BoardView::setMode(BoardMode mode) {
    if (mode_ != mode) {
        if (BoardTool* tool = activeTool()) {
            tool->reset();
        }
        mode_ = mode;
        showLights();
        describe();
    }
}

void BoardView::setStars(std::optional<BitVector> stars) {
    scene_.stars = std::move(stars);
    update();
}

void BoardView::setHint(std::optional<Vertex> hint) {
    scene_.hint = hint;
    if (hint) {
        geometry_.ensureVisible(*hint);
    }
    update();
}

void BoardView::setPattern(std::optional<BitVector> pattern) {
    scene_.pattern = std::move(pattern);
    scene_.counted = BitVector(game_.vertexCount());
    if (scene_.pattern) {
        const BitVector difference = game_.difference();
        scene_.pattern->forEachOne([&](Vertex v) { scene_.counted.set(v, difference[v]); });
    }
    update();
}

void BoardView::setRinged(std::optional<BitVector> presses) {
    scene_.ringed = std::move(presses);
    update();
}

void BoardView::setPointedAt(std::optional<Vertex> vertex) {
    if (vertex && *vertex < game_.vertexCount()) {
        cursor_ = *vertex;
        scene_.pointedAt = vertex;
    } else {
        scene_.pointedAt.reset();
    }
    describe();
    update();
}

const BitVector& BoardView::shownLights() const {
    return mode_ == BoardMode::editTarget ? game_.target() : game_.lights();
}

void BoardView::showLights() {
    scene_.lights = shownLights();
    if (mode_ == BoardMode::editTarget || game_.target().none()) {
        scene_.target.reset();
    } else {
        scene_.target = game_.target();
    }
    update();
}

void BoardView::animateFrom(const BitVector& before) {
    const BitVector changing = before ^ shownLights();
    if (isAnimated_ && isVisible() && changing.any() && changing.count() <= mostAnimated) {
        scene_.changing = changing;
        scene_.changed = 0;
        animation_.stop();
        animation_.start();
    }
}

void BoardView::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setClipRect(rect());
    if (gliding_.shows(game_.vertexCount())) {
        gliding_.paint(painter, geometry_, scene_);
    } else if (dragged_.empty()) {
        paintBoard(painter, geometry_, scene_);
    } else {
        if (!dragLayers_) {
            dragLayers_.emplace(geometry_, scene_, dragged_, devicePixelRatioF());
        }
        dragLayers_->paint(painter, dragPixels_);
    }
    if (const BoardTool* tool = activeTool()) {
        tool->paint(painter);
    }
}

void BoardView::resizeEvent(QResizeEvent* /*event*/) {
    geometry_.setViewSize(size());
    dragLayers_.reset();
}

void BoardView::mousePressEvent(QMouseEvent* event) {
    if (BoardTool* tool = activeTool(); tool != nullptr && event->button() == Qt::LeftButton) {
        drag_ = Drag::tool;
        tool->press(event->position(), event->modifiers());
        return;
    }
    const std::optional<Vertex> vertex = geometry_.vertexAt(event->position());
    dragFrom_ = event->position();
    if (event->button() == Qt::MiddleButton || (event->button() == Qt::LeftButton && !vertex)) {
        drag_ = Drag::pan;
        setCursor(Qt::ClosedHandCursor);
    } else if (event->button() == Qt::LeftButton) {
        drag_ = mode_ == BoardMode::press ? Drag::none : Drag::stroke;
        strokeValue_ = !shownLights()[*vertex];
        touch(*vertex, false);
    }
}

void BoardView::mouseMoveEvent(QMouseEvent* event) {
    if (drag_ == Drag::pan) {
        geometry_.pan(event->position() - dragFrom_);
        dragFrom_ = event->position();
        dragLayers_.reset();
        update();
        return;
    }
    if (BoardTool* tool = activeTool()) {
        tool->move(event->position(), drag_ == Drag::tool);
    }
    const std::optional<Vertex> vertex = geometry_.vertexAt(event->position());
    if (vertex != scene_.pointedAt) {
        Q_EMIT pointedAt(vertex);
    }
    if (drag_ == Drag::stroke && vertex && shownLights()[*vertex] != strokeValue_) {
        touch(*vertex, true);
    }
}

void BoardView::mouseReleaseEvent(QMouseEvent* event) {
    const Drag ended = drag_;
    drag_ = Drag::none;
    unsetCursor();
    if (BoardTool* tool = activeTool(); tool != nullptr && ended == Drag::tool) {
        tool->release(event->position(), event->modifiers());
    }
}

void BoardView::mouseDoubleClickEvent(QMouseEvent* event) {
    if (BoardTool* tool = activeTool(); tool != nullptr && event->button() == Qt::LeftButton) {
        tool->doubleClick(event->position());
    } else {
        mousePressEvent(event);
    }
}

void BoardView::wheelEvent(QWheelEvent* event) {
    // A touch pad's pixel deltas move the board, unless Ctrl is held; a wheel zooms.
    if (!event->pixelDelta().isNull() && !event->modifiers().testFlag(Qt::ControlModifier)) {
        geometry_.pan(event->pixelDelta());
        update();
    } else {
        zoomBy(std::pow(1.0015, event->angleDelta().y()), event->position());
    }
    event->accept();
}

void BoardView::keyPressEvent(QKeyEvent* event) {
    if (BoardTool* tool = activeTool(); tool != nullptr && tool->key(*event)) {
        return;
    }
    switch (event->key()) {
    case Qt::Key_Left:
        moveCursor(-1, 0);
        break;
    case Qt::Key_Right:
        moveCursor(1, 0);
        break;
    case Qt::Key_Up:
        moveCursor(0, -1);
        break;
    case Qt::Key_Down:
        moveCursor(0, 1);
        break;
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (cursor_ < game_.vertexCount() && activeTool() == nullptr) {
            touch(cursor_, false);
        }
        break;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        zoomIn();
        break;
    case Qt::Key_Minus:
        zoomOut();
        break;
    case Qt::Key_0:
        zoomToFit();
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

void BoardView::leaveEvent(QEvent* /*event*/) {
    Q_EMIT pointedAt(std::nullopt);
}

void BoardView::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    const bool byKeyboard = event->reason() == Qt::TabFocusReason ||
                            event->reason() == Qt::BacktabFocusReason ||
                            event->reason() == Qt::ShortcutFocusReason;
    if (byKeyboard && cursor_ < game_.vertexCount()) {
        Q_EMIT pointedAt(cursor_);
    }
}

void BoardView::touch(Vertex vertex, bool continuesStroke) {
    if (mode_ == BoardMode::press) {
        Q_EMIT pressed(vertex);
    } else {
        Q_EMIT edited(vertex, continuesStroke);
    }
}

void BoardView::moveCursor(int dx, int dy) {
    if (cursor_ >= game_.vertexCount()) {
        return;
    }
    // The first key only shows where the cursor is.
    const std::optional<Vertex> next =
        scene_.pointedAt ? geometry_.neighbourTowards(cursor_, dx, dy) : cursor_;
    if (next) {
        geometry_.ensureVisible(*next);
        Q_EMIT pointedAt(next);
    }
}

void BoardView::zoomBy(double factor, QPointF fixed) {
    geometry_.zoomBy(factor, fixed);
    dragLayers_.reset();
    update();
}

void BoardView::describe() {
    if (cursor_ >= game_.vertexCount()) {
        setAccessibleDescription(tr("The board is empty."));
        return;
    }
    setAccessibleDescription((shownLights()[cursor_] ? tr("%1: on") : tr("%1: off"))
                                 .arg(vertexName(game_.rule(), cursor_)));
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
}

} // namespace lightsout
