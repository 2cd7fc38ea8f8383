// SPDX-License-Identifier: GPL-3.0-or-later
#include "counts/BoundCard.h"

#include "controls/WhyButton.h"
#include "counts/CountsText.h"
#include "text/NumberText.h"
#include "theme/LookChanges.h"
#include "theme/Symbols.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

namespace lightsout {

namespace {

constexpr int drawnSide = 4; ///< side length of the board in the drawing
constexpr int cellSide = 26;
constexpr double arrowHead = 5;

/// A small board whose first row determines the others.
class ChasePicture : public QWidget {
public:
    explicit ChasePicture(QWidget* parent) : QWidget(parent) {
        setFixedSize(drawnSide * cellSide, drawnSide * cellSide);
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override {
        const Theme theme = themeOf(*this);
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        for (int row = 0; row < drawnSide; ++row) {
            for (int column = 0; column < drawnSide; ++column) {
                paintTile(painter, QRectF(column * cellSide, row * cellSide, cellSide, cellSide),
                          true, row == 0 ? theme.quiet : theme.cell);
            }
        }
        painter.setPen(QPen(theme.quiet, 1.5));
        painter.setBrush(theme.quiet);
        for (int column = 0; column < drawnSide; ++column) {
            const QPointF tip((column + 0.5) * cellSide, (drawnSide - 0.3) * cellSide);
            painter.drawLine(QPointF(tip.x(), 1.2 * cellSide), tip);
            painter.drawPolygon(QPolygonF{tip, tip + QPointF(-arrowHead * 0.6, -arrowHead),
                                          tip + QPointF(arrowHead * 0.6, -arrowHead)});
        }
    }
};

/// A picture of a map cell whose board reaches the bound, for the legend.
class ReachedPicture : public QWidget {
public:
    explicit ReachedPicture(QWidget* parent) : QWidget(parent) { setFixedSize(18, 18); }

protected:
    void paintEvent(QPaintEvent* /*event*/) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const HeatScale scale = scaleFor(MapMode::solutions);
        painter.setPen(QPen(themeOf(*this).text, 1.5));
        painter.setBrush(scale.colour(1, themeOf(*this)));
        painter.drawRoundedRect(QRectF(rect()).adjusted(2, 2, -2, -2), 3, 3);
    }
};

} // namespace

BoundCard::BoundCard(QWidget* parent)
    : Card(parent), reached_(makeLabel(TextRole::small, true, this)) {
    QLabel* title = addText(TextRole::title);
    new WhyButton(*title, QStringLiteral("mathematics.md#light-chasing-and-polynomials"));
    title->setTextFormat(Qt::RichText);
    auto* picture = new QVBoxLayout;
    auto* chase = new ChasePicture(this);
    picture->addWidget(chase);
    QLabel* caption = makeLabel(TextRole::small, true, this);
    caption->setText(isolated(QStringLiteral("4 × 4: 2⁴ = 16")));
    picture->addWidget(caption);
    picture->addStretch();
    QLabel* text = makeLabel(TextRole::body, true, this);
    text->setWordWrap(true);
    text->setAlignment(leadingAlignment() | Qt::AlignTop);
    reached_->setWordWrap(true);
    reached_->setAlignment(leadingAlignment() | Qt::AlignVCenter);
    auto* legend = new QHBoxLayout;
    legend->addWidget(new ReachedPicture(this));
    legend->addWidget(reached_, 1);
    auto* words = new QVBoxLayout;
    words->addWidget(text);
    words->addLayout(legend);
    auto* row = new QHBoxLayout;
    row->setSpacing(18);
    row->addLayout(picture);
    row->addLayout(words, 1);
    content()->addLayout(row);
    onLanguageChanged(this, [this, title, chase, text] {
        title->setText(tr("Never more than %1")
                           .arg(isolated(QStringLiteral("2<sup>min(<i>m</i>, <i>n</i>)</sup>"))));
        chase->setAccessibleName(tr("A board whose first row of presses determines the others"));
        text->setText(tr("Choose the first row of presses: each row then determines the next. "
                         "There are %1 ways to press a row of n cells. The last row of lights "
                         "shows which of these ways work.")
                          .arg(isolated(QStringLiteral("2ⁿ"))));
        setReached(reachedCount_, boards_);
    });
}

void BoundCard::setReached(std::size_t reached, std::size_t boards) {
    reachedCount_ = reached;
    boards_ = boards;
    reached_->setText(
        tr("All these ways work on %1 of %2 boards.").arg(numberText(reached), numberText(boards)));
}

} // namespace lightsout

#include "moc_BoundCard.cpp"
