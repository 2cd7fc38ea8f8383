// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/BoardView.h"

#include "look/LookChanges.h"
#include "look/Symbols.h"
#include "look/Theme.h"
#include "text/BoardText.h"

#include <QMetaMethod>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <cmath>

namespace lightsout {

namespace {

constexpr int animationMilliseconds = 140;
/// More changes than this at once (a new board) are shown without transition.
constexpr std::size_t maxAnimated = 256;
/// For the way to another drawing, and the largest graphs that are seen on it.
constexpr int movingMilliseconds = 190;
constexpr std::size_t maxMoving = 1500;
/// Larger boards are no more than a shape in the overview.
constexpr std::size_t maxOverview = 1000;

void prepare(QVariantAnimation& animation, int milliseconds) {
    animation.setStartValue(0.0);
    animation.setEndValue(1.0);
    animation.setDuration(milliseconds);
}

} // namespace

BoardView::BoardView(QWidget* parent) : BoardCanvas(parent) {
    keepTranslated(this, [this] {
        setAccessibleName(tr("Board"));
        describe();
    });
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
    prepare(glow_, glowMilliseconds);
    connect(&glow_, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
    connect(&glow_, &QVariantAnimation::finished, this, qOverload<>(&QWidget::update));
    prepare(moving_, movingMilliseconds);
    moving_.setEasingCurve(QEasingCurve::InOutQuad);
    connect(&moving_, &QVariantAnimation::valueChanged, this, [this](const QVariant& share) {
        if (rearrangement_) {
            showDrawing(rearrangement_->at(share.toDouble()));
        }
    });
}

bool BoardView::isAnimated() const {
    return isAnimated_ && style()->styleHint(QStyle::SH_Widget_Animate, nullptr, this) != 0;
}

void BoardView::glide(std::vector<Vertex> cameFrom) {
    if (isAnimated() && isVisible()) {
        gliding_.begin(std::move(cameFrom));
    }
}

void BoardView::glow() {
    if (isAnimated() && isVisible()) {
        glow_.stop();
        glow_.start();
    }
}

void BoardView::setBesideFormula(bool isBeside) {
    isBesideFormula_ = isBeside;
    update();
}

CellNumbers BoardView::numbersToShow() const {
    const CellNumbers wanted = Numbering::current().cells;
    if (wanted != CellNumbers::automatic) {
        return wanted;
    }
    const Lattice* grid = game_.rule().cells();
    const bool isSmall =
        grid != nullptr && grid->rows <= maxNumberedSide && grid->cols <= maxNumberedSide;
    return isBesideFormula_ && isSmall ? CellNumbers::consecutive : CellNumbers::none;
}

void BoardView::setGame(const Game& game, bool isEdit) {
    const bool sameRule = game.rule() == game_.rule();
    const BitVector before = sameRule ? shownLights() : BitVector();
    game_ = game;
    if (!sameRule) {
        takeRule(game.rule(), isEdit);
    }
    showLights();
    if (sameRule) {
        animateFrom(before);
    }
    describe();
}

void BoardView::takeRule(const Rule& rule, bool isEdit) {
    moving_.stop();
    rearrangement_.reset();
    isEdit = isEdit && rule.isDrawn() == scene_.rule.isDrawn(); // cells turn into a drawing
    if (isEdit && Rearrangement::isOne(scene_.rule, rule)) {
        rearrange(rule);
        return;
    }
    const bool staysInPlace =
        isEdit && rule.graph() != nullptr && scene_.rule.graph() != nullptr && tool_ != nullptr;
    // Marks are for the rule they were made for; how it is drawn is no matter to them.
    const bool keepsMarks = staysInPlace && rule.hasSameInfluence(scene_.rule);
    if (!keepsMarks) {
        const bool hasPieces = scene_.hasPieces;
        scene_ = BoardScene();
        scene_.hasPieces = hasPieces;
    }
    scene_.rule = rule;
    if (staysInPlace) {
        follow(rule);
        setPointedAt(vertexPointedAt());
    } else {
        fit(rule);
        setPointedAt(std::nullopt);
        setCursorVertex(0);
    }
}

void BoardView::rearrange(const Rule& rule) {
    if (isAnimated() && isVisible() && rule.vertexCount() <= maxMoving) {
        rearrangement_.emplace(scene_.rule, rule);
        moving_.start();
    } else {
        showDrawing(rule);
    }
}

void BoardView::showDrawing(const Rule& rule) {
    scene_.rule = rule;
    fit(rule);
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
        ensureVisible(*hint);
    }
    update();
}

void BoardView::setPieces(bool hasPieces) {
    scene_.hasPieces = hasPieces;
    update();
}

void BoardView::setPattern(std::optional<BitVector> pattern) {
    const bool isOfBoard = pattern && pattern->size() == game_.vertexCount();
    scene_.pattern = isOfBoard ? std::move(pattern) : std::nullopt;
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
    if (isAnimated() && isVisible() && changing.any() && changing.count() <= maxAnimated) {
        scene_.changing = changing;
        scene_.changed = 0;
        animation_.stop();
        animation_.start();
    }
}

void BoardView::paintEvent(QPaintEvent* /*event*/) {
    const Theme theme = themeOf(*this);
    QPainter painter(this);
    painter.setClipRect(rect());
    scene_.pointedAt = vertexPointedAt();
    scene_.numbers = numbersToShow();
    if (gliding_.shows(game_.vertexCount())) {
        gliding_.paint(painter, geometry(), scene_, theme, edges_);
    } else if (dragged_.empty()) {
        edges_.paint(painter, geometry(), theme);
        paintVertices(painter, geometry(), scene_, theme);
    } else {
        if (!dragLayers_) {
            dragLayers_.emplace(geometry(), scene_, dragged_, devicePixelRatioF(), theme);
        }
        dragLayers_->paint(painter, dragPixels_);
    }
    if (const BoardTool* tool = activeTool()) {
        tool->paint(painter, theme);
    }
    if (isGlowing()) {
        paintGlow(painter);
    }
}

void BoardView::paintGlow(QPainter& painter) const {
    // A ring of light that runs outwards from the middle and fades.
    const double share = glow_.currentValue().toDouble();
    const double reach = std::hypot(width(), height()) / 2;
    const QColor light = themeOf(*this).lit;
    QRadialGradient ring(geometry().middle(), reach);
    const double strength = 0.55 * (1 - share);
    ring.setColorAt(std::max(0.0, share - 0.35), faded(light, 0));
    ring.setColorAt(share, faded(light, strength));
    ring.setColorAt(std::min(1.0, share + 0.12), faded(light, 0));
    painter.fillRect(rect(), ring);
}

void BoardView::viewChanged() {
    dragLayers_.reset();
    update();
}

void BoardView::mousePressEvent(QMouseEvent* event) {
    if (BoardTool* tool = activeTool(); tool != nullptr && event->button() == Qt::LeftButton) {
        drag_ = Drag::tool;
        tool->press(event->position(), event->modifiers());
        return;
    }
    const std::optional<Vertex> vertex = geometry().vertexAt(event->position());
    if (event->button() != Qt::LeftButton || !vertex || mode_ == BoardMode::press) {
        BoardCanvas::mousePressEvent(event);
        return;
    }
    drag_ = Drag::stroke;
    strokeValue_ = !shownLights()[*vertex];
    touch(*vertex, false);
}

void BoardView::mouseMoveEvent(QMouseEvent* event) {
    if (BoardTool* tool = activeTool(); tool != nullptr && !isPanning()) {
        tool->move(event->position(), drag_ == Drag::tool);
    }
    BoardCanvas::mouseMoveEvent(event);
    const std::optional<Vertex> vertex = geometry().vertexAt(event->position());
    if (drag_ == Drag::stroke && vertex && shownLights()[*vertex] != strokeValue_) {
        touch(*vertex, true);
    }
}

void BoardView::mouseReleaseEvent(QMouseEvent* event) {
    BoardCanvas::mouseReleaseEvent(event);
    const Drag ended = drag_;
    drag_ = Drag::none;
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

void BoardView::keyPressEvent(QKeyEvent* event) {
    if (BoardTool* tool = activeTool(); tool == nullptr || !tool->key(*event)) {
        BoardCanvas::keyPressEvent(event);
    }
}

void BoardView::touchVertex(Vertex vertex) {
    touch(vertex, false);
}

void BoardView::touchCursor(Vertex vertex) {
    if (activeTool() == nullptr) {
        touch(vertex, false);
    }
}

void BoardView::touch(Vertex vertex, bool continuesStroke) {
    if (mode_ == BoardMode::press) {
        Q_EMIT pressed(vertex);
    } else {
        Q_EMIT edited(vertex, continuesStroke);
    }
}

QString BoardView::cursorText(Vertex vertex) const {
    return (shownLights()[vertex] ? tr("%1, on") : tr("%1, off"))
        .arg(vertexName(game_.rule(), vertex));
}

void BoardView::paintOverview(QPainter& painter, const QRectF& area) const {
    if (game_.vertexCount() <= maxOverview) {
        lightsout::paintOverview(painter, area, scene_.rule, scene_.lights, themeOf(*this));
    }
}

QString BoardView::touchText(Vertex vertex) const {
    const bool isHeard =
        isSignalConnected(mode_ == BoardMode::press ? QMetaMethod::fromSignal(&BoardView::pressed)
                                                    : QMetaMethod::fromSignal(&BoardView::edited));
    if (!isHeard || activeTool() != nullptr) {
        return {};
    }
    return (mode_ == BoardMode::press ? tr("&Press %1") : tr("&Change %1"))
        .arg(vertexName(geometry().rule(), vertex));
}

QString BoardView::shownText() const {
    return game_.vertexCount() <= maxTextVertices ? markedText(game_.rule(), shownLights())
                                                  : QString();
}

} // namespace lightsout

#include "moc_BoardView.cpp"
