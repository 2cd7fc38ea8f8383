// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/PatternTile.h"

#include "board/PatternPicture.h"
#include "controls/PartedView.h"
#include "controls/ViewMenu.h"
#include "text/BoardText.h"
#include "text/SpokenText.h"
#include "theme/LookChanges.h"

#include <QPainter>

#include <algorithm>

namespace lightsout {

namespace {

constexpr int inset = 7;
constexpr int minStretch = 62; ///< in percent

} // namespace

PatternTile::PatternTile(Rule rule, BitVector pattern, ThemeColour colour, const QString& caption,
                         QWidget* parent)
    : QAbstractButton(parent), rule_(std::move(rule)), pattern_(std::move(pattern)),
      colour_(colour) {
    setCheckable(true);
    setText(caption);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    onLanguageChanged(this, [this] { describe(); });
}

void PatternTile::describe() {
    const QString vertices = spokenPattern(rule_, pattern_);
    changeDescription(*this,
                      detail_.isEmpty() ? vertices : detail_ + QStringLiteral("; ") + vertices);
}

void PatternTile::setDetail(const QString& detail) {
    detail_ = detail;
    describe();
}

void PatternTile::setPattern(const Rule& rule, BitVector pattern) {
    rule_ = rule;
    pattern_ = std::move(pattern);
    dotted_ = BitVector();
    ringed_.reset();
    describe();
    update();
}

void PatternTile::setDotted(BitVector vertices) {
    dotted_ = std::move(vertices);
    update();
}

void PatternTile::setEmphasized(bool isEmphasized) {
    isEmphasized_ = isEmphasized;
    update();
}

void PatternTile::setRinged(std::optional<Vertex> vertex) {
    ringed_ = vertex;
    update();
}

void PatternTile::setSide(int side) {
    side_ = side;
    updateGeometry();
}

QString PatternTile::shownText() const {
    return markedText(rule_, pattern_);
}

void PatternTile::contextMenuEvent(QContextMenuEvent* event) {
    (new ViewMenu(*this))->show(*event);
}

QSize PatternTile::sizeHint() const {
    QFont font = fontFor(TextRole::small);
    font.setBold(true);
    const int width = std::max(side_, QFontMetrics(font).horizontalAdvance(text()) + 4);
    return {width, heightForWidth(width)};
}

int PatternTile::heightForWidth(int width) const {
    return width + QFontMetrics(fontFor(TextRole::small)).lineSpacing() + 4;
}

void PatternTile::paintEvent(QPaintEvent* /*event*/) {
    const Theme theme = themeOf(*this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF frame(2, 2, width() - 4, width() - 4);
    const QColor border = isChecked() ? theme.accent : hasFocus() ? theme.text : theme.line;
    painter.setPen(QPen(border, isChecked() ? 3 : hasFocus() ? 2 : 1));
    painter.setBrush(theme.card);
    painter.drawRoundedRect(frame, 8, 8);
    const QRectF area = frame.adjusted(inset, inset, -inset, -inset);
    paintPattern(painter, area, rule_, pattern_, colour_, theme);
    paintPatternMarks(painter, area, rule_, dotted_, ringed_, theme);
    QFont font = fontFor(TextRole::small);
    font.setBold(isChecked() || isEmphasized_);
    // A long caption is condensed rather than cut off.
    const int wide = QFontMetrics(font).horizontalAdvance(text());
    font.setStretch(wide > width() ? std::max(minStretch, 100 * width() / wide) : 100);
    painter.setFont(font);
    painter.setPen(isChecked() ? theme.accent : isEmphasized_ ? theme.press : theme.secondText);
    painter.drawText(QRectF(0, width(), width(), height() - width()), Qt::AlignCenter, text());
}

} // namespace lightsout

#include "moc_PatternTile.cpp"
