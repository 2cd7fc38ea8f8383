// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/Thumbnail.h"

#include "board/BoardPainter.h"
#include "board/EdgePainter.h"
#include "theme/Theme.h"

#include <QPainter>

#include <algorithm>

namespace lightsout {

namespace {

constexpr int iconInset = 6;
/// Factor by which boards are painted larger before they are scaled down, so that even small cells
/// are drawn as bulbs. It is smaller for graphs because of their lines.
constexpr double detailOfGrids = 2.5;
constexpr double detailOfGraphs = 1.4;
/// Space around the picture and its name.
constexpr int space = 8;

} // namespace

void paintThumbnail(QPainter& painter, const QRectF& area, const Game& game, const Theme& theme) {
    double detail = game.rule().lattice() != nullptr ? detailOfGrids : detailOfGraphs;
    BoardGeometry geometry(game.rule());
    geometry.setViewSize(area.size() * detail);
    if (!hasBulbs(geometry)) { // squares scaled down would show little but their rims
        detail = 1;
        geometry.setViewSize(area.size());
    }
    BoardScene scene;
    scene.rule = game.rule();
    scene.lights = game.lights();
    scene.showsLabels = false;
    painter.save();
    painter.translate(area.topLeft());
    painter.scale(1 / detail, 1 / detail);
    if (!geometry.isGrid()) {
        EdgeStyle edges = edgeStyle(geometry, theme);
        edges.colour = fadedEdgeColour(geometry, edges.width, theme);
        paintEdges(painter, geometry, edges);
    }
    paintVertices(painter, geometry, scene, theme);
    painter.restore();
}

QPixmap boardThumbnail(const Game& game, int side, double pixelRatio, const Theme& theme) {
    QPixmap picture((QSizeF(side, side) * pixelRatio).toSize());
    picture.setDevicePixelRatio(pixelRatio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter.setPen(QPen(theme.line, 1));
    painter.setBrush(theme.background);
    painter.drawRoundedRect(QRectF(0.5, 0.5, side - 1, side - 1), 8, 8);
    paintThumbnail(painter,
                   QRectF(0, 0, side, side).adjusted(iconInset, iconInset, -iconInset, -iconInset),
                   game, theme);
    return picture;
}

void ThumbnailDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const {
    const Theme theme = themeOf(*option.widget);
    const bool isChosen = option.state.testFlag(QStyle::State_Selected);
    const QRect picture(option.rect.center().x() - side_ / 2, option.rect.top() + space, side_,
                        side_);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->drawPixmap(picture, qvariant_cast<QIcon>(index.data(Qt::DecorationRole))
                                     .pixmap(picture.size(), option.widget->devicePixelRatioF()));
    if (isChosen || option.state.testFlag(QStyle::State_MouseOver)) {
        painter->setPen(QPen(theme.accent, isChosen ? 3 : 1));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(picture, 8, 8);
    }
    QFont font = fontFor(TextRole::small);
    font.setBold(isChosen);
    painter->setFont(font);
    painter->setPen(isChosen ? theme.accent : theme.text);
    const QRect text(option.rect.left() + 2, picture.bottom() + 4, option.rect.width() - 4,
                     option.rect.bottom() - picture.bottom() - 4);
    QStringList lines = index.data().toString().split(QLatin1Char('\n'));
    if (lines.size() > 1) { // a long name would hide the lines below it
        for (QString& line : lines) {
            line = painter->fontMetrics().elidedText(line, Qt::ElideMiddle, text.width());
        }
    }
    painter->drawText(text, Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap,
                      lines.join(QLatin1Char('\n')));
    painter->restore();
}

QSize ThumbnailDelegate::sizeHint(const QStyleOptionViewItem& /*option*/,
                                  const QModelIndex& index) const {
    QFont font = fontFor(TextRole::small);
    font.setBold(true);
    const QFontMetrics metrics(font);
    int width = side_ + 4 * space;
    const QString text = index.data().toString();
    if (text.contains(QLatin1Char('\n'))) { // the lines below the name are never elided
        width =
            std::max(width, metrics.horizontalAdvance(text.section(QLatin1Char('\n'), 1)) + space);
    }
    return {width, side_ + 2 * space + 2 * metrics.lineSpacing()};
}

} // namespace lightsout

#include "moc_Thumbnail.cpp"
