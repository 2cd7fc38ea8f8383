// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/TextSource.h"
#include "game/Rule.h"
#include "theme/Theme.h"

#include <QAbstractButton>

#include <optional>

namespace lightsout {

/// A button with a small board that shows a set of vertices in a colour, and a caption below it.
class PatternTile : public QAbstractButton, public TextSource {
    Q_OBJECT

public:
    PatternTile(Rule rule, BitVector pattern, ThemeColour colour, const QString& caption,
                QWidget* parent = nullptr);
    const BitVector& pattern() const { return pattern_; }
    void setPattern(const Rule& rule, BitVector pattern);
    /// Sets what screen readers speak before the vertices of the pattern, such as their number.
    void setDetail(const QString& detail);
    /// Puts a lit dot on these vertices.
    void setDotted(BitVector vertices);
    /// Sets whether the caption is bold and in the colour of presses.
    void setEmphasized(bool isEmphasized);
    /// Draws a ring around one vertex.
    void setRinged(std::optional<Vertex> vertex);

    /// Sets the smallest width in pixels.
    void setSide(int side);

    QString shownText() const override;
    /// Returns a size that is wide enough for the caption.
    QSize sizeHint() const override;
    /// Returns the height of a square picture and the caption below it.
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void describe();

    Rule rule_;
    BitVector pattern_;
    QString detail_;
    BitVector dotted_;
    std::optional<Vertex> ringed_;
    bool isEmphasized_ = false;
    ThemeColour colour_;
    int side_ = 92;
};

} // namespace lightsout
