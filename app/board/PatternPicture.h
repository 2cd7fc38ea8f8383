// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"
#include "theme/Theme.h"

#include <QWidget>

#include <optional>

class QPainter;

namespace lightsout {

/// Draws a set of vertices as a small board. Members have the colour `colour`; the other vertices
/// are pale.
void paintPattern(QPainter& painter, const QRectF& area, const Rule& rule, const BitVector& pattern,
                  ThemeColour colour, const Theme& theme);

/// Draws black and white pieces on a small board.
void paintPieces(QPainter& painter, const QRectF& area, const Rule& rule, const BitVector& black,
                 const Theme& theme);

/// Draws marks over a small board: lit dots on some vertices, and a ring around one vertex.
void paintPatternMarks(QPainter& painter, const QRectF& area, const Rule& rule,
                       const BitVector& dotted, std::optional<Vertex> ringed, const Theme& theme);

/// A small board that shows one pattern.
class PatternPicture : public QWidget {
    Q_OBJECT

public:
    /// The maximum number of vertices of a board that is recognisable in such a small picture.
    static constexpr std::size_t maxVertices = 10'000;

    explicit PatternPicture(QWidget* parent = nullptr);

    void setPattern(const Rule& rule, const BitVector& pattern, ThemeColour colour = &Theme::quiet);
    /// Shows black and white pieces instead of a pattern.
    void setPieces(const Rule& rule, const BitVector& black);
    /// Puts a lit dot on these vertices.
    void setMarked(const BitVector& vertices);
    /// Draws a ring around one vertex.
    void setPointedAt(std::optional<Vertex> vertex);

    /// Sets the side in points; 76 by default.
    void setSide(int side);

    QSize sizeHint() const override { return {side_, side_}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int side_ = 76;
    Rule rule_;
    BitVector pattern_;
    ThemeColour colour_ = &Theme::quiet;
    bool hasPieces_ = false;
    BitVector marked_;
    std::optional<Vertex> pointedAt_;
};

/// Returns a term of a sum: a sign such as "+", which may be empty, and a small picture of a
/// pattern. Both stay together when a line is wrapped.
QWidget* makeTerm(const QString& sign, const Rule& rule, const BitVector& pattern,
                  ThemeColour colour, const QString& name, QWidget* parent);

} // namespace lightsout
