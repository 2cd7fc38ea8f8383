// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/BoardView.h"

#include "board/BoardGeometry.h"
#include "controls/Announcement.h"
#include "text/BoardText.h"
#include "theme/LookChanges.h"
#include "theme/Symbols.h"
#include "theme/Theme.h"

#include <QMetaMethod>
#include <QMouseEvent>
#include <QPainter>
#include <QRadialGradient>
#include <QStyle>

#include <algorithm>
#include <cmath>

namespace lightsout {

namespace {

constexpr int animationMilliseconds = 140;
/// If more lights change at once (a new board), the transition is not animated.
constexpr std::size_t maxAnimated = 256;
/// If more lights change at once, screen readers get no notification about each of them.
constexpr std::size_t maxReported = 8;
/// Duration of the animation from one drawing to another, and the maximum number of vertices for
/// which it is shown.
constexpr int movingMilliseconds = 190;
constexpr std::size_t maxMoving = 1500;
/// The overview of boards with more vertices shows only their shape.
constexpr std::size_t maxOverview = 1000;

void prepare(QVariantAnimation& animation, int milliseconds) {
    animation.setStartValue(0.0);
    animation.setEndValue(1.0);
    animation.setDuration(milliseconds);
}

/// Returns true if both rules are drawn with lines, or both are shown on grids with the same
/// numbers of rows and columns.
bool haveSameShape(const Rule& a, const Rule& b) {
    if (a.isDrawn() || b.isDrawn()) {
        return a.isDrawn() == b.isDrawn();
    }
    return a.cells()->rows == b.cells()->rows && a.cells()->cols == b.cells()->cols;
}

/// Paints a ring of light that runs outwards from the middle of a view and fades; `share` is the
/// completed fraction of the animation, 0 to 1.
void paintGlow(QPainter& painter, const QRectF& view, QPointF middle, double share,
               const Theme& theme) {
    const double reach = std::hypot(view.width(), view.height()) / 2;
    const QColor light = theme.lit;
    QRadialGradient ring(middle, reach);
    const double strength = 0.55 * (1 - share);
    ring.setColorAt(std::max(0.0, share - 0.35), faded(light, 0));
    ring.setColorAt(share, faded(light, strength));
    ring.setColorAt(std::min(1.0, share + 0.12), faded(light, 0));
    painter.fillRect(view, ring);
}

/// Paints over vertices in the colour of quiet patterns. The colour fades as `share` runs from 0 to
/// 1.
void paintFlash(QPainter& painter, const BoardGeometry& geometry, const BitVector& vertices,
                double share, const Theme& theme) {
    constexpr double strongest = 0.75;
    painter.setPen(Qt::NoPen);
    painter.setBrush(faded(theme.quiet, strongest * (1 - share)));
    const QRectF view({}, geometry.viewSize());
    vertices.forEachOne([&](Vertex v) {
        const QRectF cell = geometry.cellRect(v);
        if (!cell.intersects(view)) {
            return;
        }
        if (geometry.isGrid()) {
            painter.drawRect(cell);
        } else {
            painter.drawEllipse(cell);
        }
    });
}

} // namespace

BoardView::BoardView(QWidget* parent) : BoardCanvas(parent) {
    onLanguageChanged(this, [this] {
        setAccessibleName(tr("Board"));
        describe();
        update(); // the cells may be numbered differently
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
    prepare(flash_, flashMilliseconds);
    connect(&flash_, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
    connect(&flash_, &QVariantAnimation::finished, this, qOverload<>(&QWidget::update));
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

void BoardView::flash(const BitVector& vertices) {
    if (isAnimated() && isVisible() && vertices.size() == game_.vertexCount()) {
        flashing_ = vertices;
        flash_.stop();
        flash_.start();
    }
}

void BoardView::setNextToFormula(bool isNextTo) {
    isNextToFormula_ = isNextTo;
    update();
}

CellNumbers BoardView::numbersOn(const Rule& rule, bool isNextToFormula) {
    const CellNumbers wanted = Numbering::current().cells;
    if (wanted != CellNumbers::automatic) {
        return wanted;
    }
    const Lattice* grid = rule.cells();
    const bool isSmall =
        grid != nullptr && grid->rows <= maxNumberedSide && grid->cols <= maxNumberedSide;
    return isNextToFormula && isSmall ? CellNumbers::consecutive : CellNumbers::none;
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
    if (sameRule && areAnnouncementsHeard()) {
        reportChanges(before ^ shownLights());
    }
}

void BoardView::reportChanges(const BitVector& changed) {
    if (!isVisible() || changed.count() > maxReported) {
        return;
    }
    const std::optional<Vertex> cursor = cursorVertex();
    if (cursor && changed[*cursor]) {
        reportPart(*this, *cursor, QAccessible::StateChanged);
    }
}

void BoardView::takeRule(const Rule& rule, bool isEdit) {
    moving_.stop();
    flash_.stop();
    rearrangement_.reset();
    isEdit = isEdit && rule.isDrawn() == scene_.rule.isDrawn(); // converting a grid is not an edit
    if (isEdit && Rearrangement::isOne(scene_.rule, rule)) {
        rearrange(rule);
        return;
    }
    const bool staysInPlace = isEdit && tool_ != nullptr && haveSameShape(rule, scene_.rule);
    const std::optional<Vertex> pointed = vertexPointedAt();
    // Marks belong to the rule for which they were made, regardless of its drawing.
    const bool keepsMarks = staysInPlace && rule.hasSameInfluence(scene_.rule);
    if (!keepsMarks) {
        renumber();
        gliding_.stop();
        dragLayers_.reset();
        const bool hasPieces = scene_.hasPieces;
        scene_ = BoardScene();
        scene_.hasPieces = hasPieces;
    }
    scene_.rule = rule;
    if (staysInPlace) {
        follow(rule);
        setPointedAt(pointed);
    } else {
        drag_ = Drag::none;
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

const std::set<Vertex>& BoardView::dragged() const {
    static const std::set<Vertex> none;
    const std::set<Vertex>* dragged = dragged_.in(partRevision());
    return dragged != nullptr ? *dragged : none;
}

void BoardView::setDragged(std::set<Vertex> vertices, QPointF pixels) {
    if (vertices != dragged()) {
        dragged_ = {std::move(vertices), partRevision()};
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
        setHasRoomToDraw(mode == BoardMode::draw);
        showLights();
        describe();
    }
}

void BoardView::setStars(std::optional<BitVector> stars) {
    scene_.stars = ofBoard(std::move(stars));
    describe();
    update();
}

void BoardView::setHint(std::optional<Vertex> hint) {
    scene_.hint = hint && *hint < game_.vertexCount() ? hint : std::nullopt;
    if (scene_.hint) {
        ensureVisible(*scene_.hint);
    }
    describe();
    update();
}

void BoardView::setPieces(bool hasPieces) {
    scene_.hasPieces = hasPieces;
    update();
}

void BoardView::setPattern(std::optional<BitVector> pattern) {
    scene_.pattern = ofBoard(std::move(pattern));
    scene_.counted = BitVector(game_.vertexCount());
    if (scene_.pattern) {
        const BitVector difference = game_.difference();
        scene_.pattern->forEachOne([&](Vertex v) { scene_.counted.set(v, difference[v]); });
    }
    describe();
    update();
}

void BoardView::setRinged(std::optional<BitVector> presses) {
    scene_.ringed = ofBoard(std::move(presses));
    update();
}

std::optional<BitVector> BoardView::ofBoard(std::optional<BitVector> marks) const {
    return marks && marks->size() == game_.vertexCount() ? std::move(marks) : std::nullopt;
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
    scene_.numbers = numbersOn(game_.rule(), isNextToFormula_);
    if (gliding_.shows(game_.vertexCount())) {
        gliding_.paint(painter, geometry(), scene_, theme, edges_);
    } else if (dragged().empty()) {
        edges_.paint(painter, geometry(), theme);
        paintVertices(painter, geometry(), scene_, theme);
    } else {
        if (!dragLayers_) {
            dragLayers_.emplace(geometry(), scene_, dragged(), devicePixelRatioF(), theme);
        }
        dragLayers_->paint(painter, dragPixels_);
    }
    if (const BoardTool* tool = activeTool()) {
        tool->paint(painter, theme);
    }
    if (isGlowing()) {
        paintGlow(painter, rect(), geometry().middle(), glow_.currentValue().toDouble(), theme);
    }
    if (isFlashing()) {
        paintFlash(painter, geometry(), flashing_, flash_.currentValue().toDouble(), theme);
    }
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
    stroke_ = newStroke();
    touch(*vertex, stroke_);
}

void BoardView::mouseMoveEvent(QMouseEvent* event) {
    if (BoardTool* tool = activeTool(); tool != nullptr && !isPanning()) {
        tool->move(event->position(), drag_ == Drag::tool);
    }
    BoardCanvas::mouseMoveEvent(event);
    const std::optional<Vertex> vertex = geometry().vertexAt(event->position());
    if (drag_ == Drag::stroke && vertex && shownLights()[*vertex] != strokeValue_) {
        touch(*vertex, stroke_);
    }
}

void BoardView::cancelDrag() {
    drag_ = Drag::none;
    BoardCanvas::cancelDrag();
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
    touch(vertex, Stroke::none);
}

void BoardView::touchCursor(Vertex vertex) {
    if (activeTool() == nullptr) {
        touch(vertex, Stroke::none);
    }
}

void BoardView::touch(Vertex vertex, Stroke stroke) {
    if (mode_ == BoardMode::press) {
        Q_EMIT pressed(vertex);
    } else {
        Q_EMIT edited(vertex, stroke);
    }
}

QString BoardView::description(Vertex vertex) const {
    const QString cursor = cursorText(vertex);
    // The hint may still belong to the previous board.
    return scene_.hint && *scene_.hint < game_.vertexCount()
               ? tr("%1. Hint: press %2.").arg(cursor, spokenVertexName(game_.rule(), *scene_.hint))
               : cursor;
}

QString BoardView::cursorText(Vertex vertex) const {
    const Rule& rule = game_.rule();
    const QString name = spokenVertexName(rule, vertex);
    if (!rule.hasLight(vertex)) {
        return (rule.hasButton(vertex) ? tr("%1, no light") : tr("%1, no button and no light"))
            .arg(name);
    }
    QString state = (shownLights()[vertex] ? tr("%1, on") : tr("%1, off")).arg(name);
    if (scene_.stars && (*scene_.stars)[vertex]) {
        state = tr("%1, starred").arg(state);
    }
    if (scene_.pattern && (*scene_.pattern)[vertex]) {
        state = tr("%1, marked").arg(state);
    }
    return rule.hasButton(vertex) ? state : tr("%1, no button").arg(state);
}

void BoardView::paintOverview(QPainter& painter, const QRectF& area) const {
    if (game_.vertexCount() <= maxOverview) {
        lightsout::paintOverview(painter, area, scene_.rule, scene_.lights, themeOf(*this));
    }
}

QString BoardView::touchText(Vertex vertex, VertexNaming name) const {
    const bool isTouchable =
        isSignalConnected(mode_ == BoardMode::press ? QMetaMethod::fromSignal(&BoardView::pressed)
                                                    : QMetaMethod::fromSignal(&BoardView::edited));
    const Rule& rule = game_.rule();
    if (!isTouchable || activeTool() != nullptr ||
        !(mode_ == BoardMode::press ? rule.hasButton(vertex) : rule.hasLight(vertex))) {
        return {};
    }
    return (mode_ == BoardMode::press ? tr("&Press %1") : tr("&Change %1"))
        .arg(name(geometry().rule(), vertex));
}

QString BoardView::shownText() const {
    return game_.vertexCount() <= maxTextVertices ? markedText(game_.rule(), shownLights())
                                                  : QString();
}

} // namespace lightsout

#include "moc_BoardView.cpp"
