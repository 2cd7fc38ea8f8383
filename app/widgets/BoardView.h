#pragma once

#include "game/Game.h"
#include "widgets/BoardPainter.h"
#include "widgets/BoardTool.h"
#include "widgets/DragLayers.h"
#include "widgets/Gliding.h"
#include "widgets/Rearrangement.h"

#include <QPointer>
#include <QVariantAnimation>
#include <QWidget>

namespace lightsout {

/// What a click on a board does.
enum class BoardMode { press, editLights, editTarget, editPattern, draw };

/// A board to look at and to touch, for grids and drawn graphs alike. Used by every tab.
///
/// Shows what it is given and says what was touched; it never changes the game. Click or arrow keys
/// and space touch a vertex; dragging edits a stroke of vertices; the wheel and + − 0 zoom;
/// dragging beside the cells or with the middle button pans. When drawing, a tool decides.
class BoardView : public QWidget {
    Q_OBJECT

public:
    explicit BoardView(QWidget* parent = nullptr);

    /// Shows the game; another rule is fitted into the view, unless it is an edit of a graph that
    /// is to stay where it is on the screen. A graph that is drawn anew moves there.
    void setGame(const Game& game, bool isEdit = false);
    void setMode(BoardMode mode);
    BoardMode mode() const { return mode_; }
    void setStars(std::optional<BitVector> stars);
    void setHint(std::optional<Vertex> hint);
    /// A quiet pattern; the lights of `difference` in it are counted.
    void setPattern(std::optional<BitVector> pattern);
    /// Rings the presses that an equation adds up.
    void setRinged(std::optional<BitVector> presses);
    void setPointedAt(std::optional<Vertex> vertex);
    /// What happens when a pattern or the board is drawn. Must live as long as the view, or be
    /// taken away.
    void setTool(BoardTool* tool);
    /// Shows some of a drawn graph's vertices moved; an empty set, all where they are.
    void setDragged(std::set<Vertex> vertices, QPointF pixels);

    /// Shows the vertices of the next game gliding there: vertex v comes from the place of
    /// cameFrom[v].
    void glide(std::vector<Vertex> cameFrom);

    const BoardGeometry& geometry() const { return geometry_; }
    /// Where the arrow keys are, if it is a vertex.
    std::optional<Vertex> cursorVertex() const;

    /// Whether lights fade from one state to the next. On unless the desktop asks for less motion.
    void setAnimated(bool animated) { isAnimated_ = animated; }

    /// The square a vertex is drawn in, in the widget's coordinates.
    QRectF cellRect(Vertex vertex) const { return geometry_.cellRect(vertex); }

    void zoomIn() { zoomBy(1.25, rect().center()); }
    void zoomOut() { zoomBy(0.8, rect().center()); }
    /// Fits anew: an edited drawing has other bounds.
    void zoomToFit() { showDrawing(game_.rule()); }

    QSize sizeHint() const override { return {640, 640}; }
    QSize minimumSizeHint() const override { return {220, 220}; }

Q_SIGNALS:
    void pressed(lightsout::Vertex vertex);
    /// In an edit mode: this light is to be flipped. `continuesStroke`: in the same drag as the
    /// one before.
    void edited(lightsout::Vertex vertex, bool continuesStroke);
    void pointedAt(std::optional<lightsout::Vertex> vertex);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    enum class Drag { none, pan, stroke, tool };

    /// The tool, while it is in charge.
    BoardTool* activeTool() const {
        return mode_ == BoardMode::draw || mode_ == BoardMode::editPattern ? tool_ : nullptr;
    }
    void takeRule(const Rule& rule, bool isEdit);
    void rearrange(const Rule& rule);
    /// Fits another drawing of the same graph into the view.
    void showDrawing(const Rule& rule);

    const BitVector& shownLights() const;
    void showLights();
    void animateFrom(const BitVector& before);
    void touch(Vertex vertex, bool continuesStroke);
    void moveCursor(int dx, int dy);
    void zoomBy(double factor, QPointF fixed);
    void describe();

    Game game_;
    BoardMode mode_ = BoardMode::press;
    BoardGeometry geometry_;
    BoardScene scene_;
    QVariantAnimation animation_;
    std::optional<Rearrangement> rearrangement_; ///< while it is seen
    QVariantAnimation moving_;
    Gliding gliding_{this};
    QPointer<BoardTool> tool_;
    std::set<Vertex> dragged_;
    QPointF dragPixels_;
    std::optional<DragLayers> dragLayers_; ///< painted when needed
    bool isAnimated_;
    Vertex cursor_ = 0; ///< where the arrow keys are
    Drag drag_ = Drag::none;
    QPointF dragFrom_;
    bool strokeValue_ = false; ///< what the stroke makes of every light it meets
};

} // namespace lightsout
