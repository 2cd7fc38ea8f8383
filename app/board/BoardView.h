// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/BoardCanvas.h"
#include "board/BoardPainter.h"
#include "board/BoardTool.h"
#include "board/DragLayers.h"
#include "board/EdgeLayer.h"
#include "board/Gliding.h"
#include "board/Rearrangement.h"
#include "document/Stroke.h"
#include "game/Game.h"

#include <QPointer>
#include <QVariantAnimation>

namespace lightsout {

/// The effect of a click on a board. From editPattern on, a tool defines it.
enum class BoardMode { press, editLights, editTarget, editPattern, draw, whatIf };

/// An interactive view of a board, for grids and drawn graphs alike. Every tab uses it.
///
/// The view shows the given game and reports touches; it never changes the game. A click, or the
/// arrow keys and space, touch a vertex; dragging edits a stroke of vertices. In drawing mode, a
/// tool handles the events.
class BoardView : public BoardCanvas {
    Q_OBJECT

public:
    explicit BoardView(QWidget* parent = nullptr);

    /// Shows the game. A new rule is fitted into the view unless `isEdit` says that it is an edited
    /// graph, which keeps its position on the screen. If the edit has only rearranged the vertices,
    /// an animation moves them to their new places.
    void setGame(const Game& game, bool isEdit = false);
    void setMode(BoardMode mode);
    BoardMode mode() const { return mode_; }
    /// Sets whether black and white pieces are drawn instead of lights.
    void setPieces(bool hasPieces);
    bool hasPieces() const { return scene_.hasPieces; }
    // These functions ignore marks of another board: other slots connected to the document may set
    // them before this view is updated.
    void setStars(std::optional<BitVector> stars);
    void setHint(std::optional<Vertex> hint);
    /// Shows a quiet pattern; the lights in it that differ from the target are counted.
    void setPattern(std::optional<BitVector> pattern);
    /// Draws rings around the presses that an equation adds up.
    void setRinged(std::optional<BitVector> presses);
    /// Sets the tool that handles events while the user draws the board or a press pattern. The
    /// view does not own the tool.
    void setTool(BoardTool* tool);
    BoardTool* tool() const { return tool_; }
    /// Displaces some of a drawn graph's vertices by `pixels`. An empty set shows all vertices in
    /// their places.
    void setDragged(std::set<Vertex> vertices, QPointF pixels);

    /// Sets whether a formula, a matrix or other text that names cells is in view. If so, small
    /// boards are numbered unless the user chose otherwise.
    void setNextToFormula(bool isNextTo);
    /// Returns the kind of numbers written on the cells of a board with this rule.
    static CellNumbers numbersOn(const Rule& rule, bool isNextToFormula);
    /// Maximum number of rows and columns of the boards that are numbered next to formulas.
    static constexpr std::size_t maxNumberedSide = 10;

    /// Plays a light effect over the board for a won game, unless motion is reduced.
    void glow();
    bool isGlowing() const { return glow_.state() == QAbstractAnimation::Running; }
    static constexpr int glowMilliseconds = 550;

    /// Flashes these vertices once, unless motion is reduced.
    void flash(const BitVector& vertices);
    bool isFlashing() const { return flash_.state() == QAbstractAnimation::Running; }
    static constexpr int flashMilliseconds = 700;

    /// Animates the vertices of the next game as they glide to their places: vertex v comes from
    /// the place of cameFrom[v].
    void glide(std::vector<Vertex> cameFrom);

    /// Sets whether lights fade from one state to the next. By default, they fade unless the user
    /// or the desktop asks for less motion.
    void setAnimated(bool animated) { isAnimated_ = animated; }

    void paintOverview(QPainter& painter, const QRectF& area) const override;
    /// Returns the lights as text.
    QString shownText() const override;
    /// The maximum number of vertices for which shownText() returns a text. The text of a larger
    /// board would be useless.
    static constexpr std::size_t maxTextVertices = 1'000'000;

    std::optional<bool> isPartOn(std::size_t part) const override { return shownLights()[part]; }

    QSize sizeHint() const override { return {640, 640}; }
    QSize minimumSizeHint() const override { return {220, 220}; }

Q_SIGNALS:
    void pressed(lightsout::Vertex vertex);
    /// Emitted in an edit mode when this light is to be flipped. The lights of one drag have the
    /// same stroke.
    void edited(lightsout::Vertex vertex, lightsout::Stroke stroke);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void cancelDrag() override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

    void viewChanged() override;
    void touchVertex(Vertex vertex) override;
    void touchCursor(Vertex vertex) override;
    QString cursorText(Vertex vertex) const override;
    QString description(Vertex vertex) const override;
    QString touchText(Vertex vertex, VertexNaming name) const override;

private:
    enum class Drag { none, stroke, tool };

    /// Returns the tool if the mode uses one.
    BoardTool* activeTool() const { return mode_ >= BoardMode::editPattern ? tool_ : nullptr; }
    /// Reports to screen readers the lights that have changed.
    void reportChanges(const BitVector& changed);
    void takeRule(const Rule& rule, bool isEdit);
    void rearrange(const Rule& rule);
    void showDrawing(const Rule& rule);

    /// Returns the marks if they belong to the shown board, and nullopt otherwise.
    std::optional<BitVector> ofBoard(std::optional<BitVector> marks) const;
    const BitVector& shownLights() const;
    void showLights();
    bool isAnimated() const;
    void animateFrom(const BitVector& before);
    void touch(Vertex vertex, Stroke stroke);

    Game game_;
    BoardMode mode_ = BoardMode::press;
    BoardScene scene_;
    QVariantAnimation animation_;
    std::optional<Rearrangement> rearrangement_; ///< set while the animation runs
    QVariantAnimation moving_;
    Gliding gliding_{this};
    QPointer<BoardTool> tool_;
    const std::set<Vertex>& dragged() const;
    OfRevision<std::set<Vertex>> dragged_;
    QPointF dragPixels_;
    EdgeLayer edges_{*this};
    std::optional<DragLayers> dragLayers_; ///< painted on demand
    QVariantAnimation glow_;
    QVariantAnimation flash_;
    BitVector flashing_; ///< vertices that are flashing
    bool isAnimated_ = true;
    bool isNextToFormula_ = false;
    Drag drag_ = Drag::none;
    Stroke stroke_ = Stroke::none;
    bool strokeValue_ = false; ///< the value that the stroke gives to every light it crosses
};

} // namespace lightsout
