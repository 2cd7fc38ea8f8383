// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/PupilWall.h"

#include "newboard/Thumbnail.h"
#include "text/NumberText.h"

#include <QElapsedTimer>
#include <QEvent>
#include <QPainter>
#include <QPixmap>
#include <QPixmapCache>
#include <QStyle>

#include <algorithm>
#include <cmath>
#include <utility>

namespace lightsout {

namespace {

constexpr int gap = 10;
constexpr int padding = 10;
constexpr int leastColumns = 4;
constexpr int mostColumns = 12;
constexpr int narrowestTile = 110;
constexpr int paintInterval = 40;         ///< milliseconds
constexpr qint64 paintBudget = 3'000'000; ///< nanoseconds per interval

/// Paints a cell of a grid.
QPixmap paintedCell(bool isOn, int size, double ratio, const Theme& theme) {
    QPixmap picture(QSize(size, size) * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    const double side = size;
    const double space = side * 0.05;
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.cell);
    painter.drawRoundedRect(QRectF(space, space, side - 2 * space, side - 2 * space), side * 0.1,
                            side * 0.1);
    const QPointF middle(side / 2, side / 2);
    const double radius = side * 0.3;
    if (isOn) {
        painter.setPen(QPen(theme.litRim, std::max(1.0, side * 0.04)));
        painter.setBrush(theme.lit);
        painter.drawEllipse(middle, radius, radius);
    } else {
        painter.setPen(QPen(theme.unlitRing, std::max(1.0, side * 0.03)));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(middle, radius, radius);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.unlitRing);
        painter.drawEllipse(middle, side * 0.04, side * 0.04);
    }
    return picture;
}

/// Returns the picture of a cell of a grid, which is painted once for all tiles.
QPixmap cellPicture(bool isOn, int size, double ratio, const Theme& theme) {
    const QString key = QStringLiteral("liveCell %1 %2 %3 %4 %5")
                            .arg(isOn)
                            .arg(size)
                            .arg(ratio)
                            .arg(theme.cell.rgba())
                            .arg(theme.unlitRing.rgba());
    QPixmap picture;
    if (!QPixmapCache::find(key, &picture)) {
        picture = paintedCell(isOn, size, ratio, theme);
        QPixmapCache::insert(key, picture);
    }
    return picture;
}

} // namespace

/// The tile of one pupil.
class PupilTile : public QWidget {
public:
    explicit PupilTile(QWidget* parent) : QWidget(parent) {
        setAttribute(Qt::WA_OpaquePaintEvent); // covers the background completely
    }

    struct Content {
        QString name;
        Game game;
        std::size_t presses = 0;
        bool isSolved = false;
        bool isAway = false;
    };
    void setContent(Content content) {
        content_ = std::move(content);
        QStringList words{content_.name, PupilWall::tr("%Ln press(es)", nullptr,
                                                       static_cast<int>(content_.presses))};
        if (content_.isSolved) {
            words << PupilWall::tr("solved");
        }
        if (content_.isAway) {
            words << PupilWall::tr("away");
        }
        setAccessibleName(words.join(QStringLiteral(", ")));
    }
    bool isDirty = false;

    /// Paints the picture that paintEvent() shows.
    void paintPicture() {
        isDirty = false;
        const double ratio = devicePixelRatioF();
        picture_ = QPixmap((QSizeF(size()) * ratio).toSize());
        picture_.setDevicePixelRatio(ratio);
        const Theme theme = themeOf(*this);
        picture_.fill(theme.background);
        QPainter painter(&picture_);
        painter.setRenderHint(QPainter::Antialiasing);
        const double line = content_.isSolved ? 2 : 1;
        painter.setPen(QPen(content_.isSolved ? theme.quiet : theme.line, line));
        painter.setBrush(theme.card);
        painter.drawRoundedRect(QRectF(rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2),
                                12, 12);
        paintHead(painter, theme);
        const int top = padding + headHeight();
        const QRect board(padding, top, width() - 2 * padding, height() - top - padding);
        if (content_.isAway) {
            painter.setOpacity(0.4);
        }
        paintBoardIn(painter, board, theme, ratio);
        update();
    }

    int headHeight() const { return QFontMetrics(fontFor(TextRole::body)).height() + 6; }
    int heightFor(int width) const {
        double ratio = 1;
        if (const Lattice* cells = content_.game.rule().cells()) {
            ratio = static_cast<double>(cells->rows) / static_cast<double>(cells->cols);
        }
        const int board = width - 2 * padding;
        return 2 * padding + headHeight() +
               static_cast<int>(std::lround(board * std::clamp(ratio, 0.25, 1.5)));
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override {
        QPainter painter(this);
        if (picture_.deviceIndependentSize().toSize() != size()) { // not painted again yet
            painter.fillRect(rect(), themeOf(*this).background);
        }
        painter.drawPixmap(0, 0, picture_);
    }

private:
    void paintHead(QPainter& painter, const Theme& theme) const {
        const QRect line(padding, padding - 2, width() - 2 * padding, headHeight());
        QFont font = fontFor(TextRole::body);
        QString presses = numberText(content_.presses);
        if (content_.isSolved) {
            presses.prepend(QStringLiteral("✓ "));
        }
        painter.setFont(font);
        painter.setPen(content_.isSolved ? theme.quiet : theme.secondText);
        const Qt::Alignment trailing =
            QStyle::visualAlignment(layoutDirection(), Qt::AlignRight) | Qt::AlignVCenter;
        painter.drawText(line, static_cast<int>(trailing | Qt::AlignAbsolute), presses);
        const int room = line.width() - painter.fontMetrics().horizontalAdvance(presses) - 6;
        font.setBold(true);
        painter.setFont(font);
        painter.setPen(content_.isAway ? theme.secondText : theme.text);
        const Qt::Alignment leading =
            QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft) | Qt::AlignVCenter;
        painter.drawText(line, static_cast<int>(leading | Qt::AlignAbsolute),
                         painter.fontMetrics().elidedText(content_.name, Qt::ElideRight, room));
    }

    void paintBoardIn(QPainter& painter, const QRect& area, const Theme& theme,
                      double ratio) const {
        const Lattice* cells = content_.game.rule().cells();
        if (cells == nullptr) {
            paintThumbnail(painter, area, content_.game, theme);
            return;
        }
        const auto rows = static_cast<int>(cells->rows);
        const auto cols = static_cast<int>(cells->cols);
        const int size = std::max(1, std::min(area.width() / cols, area.height() / rows));
        const QPixmap on = cellPicture(true, size, ratio, theme);
        const QPixmap off = cellPicture(false, size, ratio, theme);
        const QPoint corner(area.left() + (area.width() - cols * size) / 2,
                            area.top() + (area.height() - rows * size) / 2);
        for (int row = 0; row < rows; ++row) {
            for (int column = 0; column < cols; ++column) {
                const auto cell = static_cast<std::size_t>(row * cols + column);
                painter.drawPixmap(corner + QPoint(column, row) * size,
                                   content_.game.lights()[cell] ? on : off);
            }
        }
    }

    Content content_;
    QPixmap picture_;
};

PupilWall::PupilWall(QWidget* parent) : QScrollArea(parent), inside_(new QWidget(this)) {
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidget(inside_);
    setAccessibleName(tr("Pupils"));
    painting_.setInterval(paintInterval);
    connect(&painting_, &QTimer::timeout, this, &PupilWall::paintSome);
}

void PupilWall::addTiles(const Room& room) {
    const std::size_t before = tiles_.size();
    while (tiles_.size() < room.pupils().size()) {
        tiles_.push_back(new PupilTile(inside_));
        tiles_.back()->show();
    }
    if (tiles_.size() != before && !painting_.isActive()) {
        painting_.start();
    }
}

void PupilWall::show(const Room& room) {
    setAccessibleName(tr("Pupils"));
    addTiles(room);
    for (std::size_t i = 0; i < tiles_.size(); ++i) {
        refresh(room, i);
    }
    QTimer::singleShot(0, this, &PupilWall::arrange);
}

void PupilWall::refresh(const Room& room, std::size_t index) {
    addTiles(room);
    const Pupil& pupil = room.pupils().at(index);
    PupilTile& tile = *tiles_[index];
    tile.setContent(
        {.name = areNamesHidden_ ? tr("Pupil %1").arg(numberText(index + 1)) : pupil.name,
         .game = pupil.game,
         .presses = pupil.path.size(),
         .isSolved = room.isSolved(index),
         .isAway = !pupil.connection});
    makeDirty(index);
    if (!painting_.isActive()) {
        painting_.start();
    }
}

void PupilWall::makeDirty(std::size_t pupil) {
    if (!std::exchange(tiles_[pupil]->isDirty, true)) {
        dirty_.push_back(pupil);
    }
}

void PupilWall::setNamesHidden(bool areHidden, const Room& room) {
    areNamesHidden_ = areHidden;
    show(room);
}

QString PupilWall::textOf(std::size_t pupil) const {
    return tiles_.at(pupil)->accessibleName();
}

void PupilWall::paintSome() {
    QElapsedTimer spent;
    spent.start();
    if (const auto count = static_cast<int>(tiles_.size()); arranged_ != count) {
        arranged_ = count;
        arrange(); // once for all pupils who have joined since the last time
    }
    while (!dirty_.empty() && spent.nsecsElapsed() < paintBudget) {
        const std::size_t index = dirty_.front();
        dirty_.pop_front();
        tiles_[index]->paintPicture();
    }
    if (dirty_.empty()) {
        painting_.stop();
    }
}

/// Lays the tiles out in the smallest number of columns with which all tiles are visible, or in the
/// maximum number of columns.
void PupilWall::arrange() {
    if (tiles_.empty()) {
        return;
    }
    const int count = static_cast<int>(tiles_.size());
    const int room = viewport()->width();
    const auto widthFor = [room](int columns) { return (room - (columns - 1) * gap) / columns; };
    int columns = leastColumns;
    const auto rowsFor = [count](int number) { return (count + number - 1) / number; };
    const auto heightOf = [&](int number) {
        return rowsFor(number) * (tiles_[0]->heightFor(widthFor(number)) + gap) - gap;
    };
    while (columns < mostColumns && widthFor(columns + 1) >= narrowestTile &&
           heightOf(columns) > viewport()->height()) {
        ++columns;
    }
    const int tileWidth = std::max(narrowestTile, widthFor(columns));
    const int tileHeight = tiles_[0]->heightFor(tileWidth);
    const QRect all(0, 0, room, rowsFor(columns) * (tileHeight + gap) - gap);
    inside_->resize(all.size());
    for (int i = 0; i < count; ++i) {
        const QRect place((i % columns) * (tileWidth + gap), (i / columns) * (tileHeight + gap),
                          tileWidth, tileHeight);
        PupilTile& tile = *tiles_[static_cast<std::size_t>(i)];
        const QRect visual = QStyle::visualRect(layoutDirection(), all, place);
        if (tile.geometry() != visual) {
            tile.setGeometry(visual);
            makeDirty(static_cast<std::size_t>(i));
        }
    }
    painting_.start();
}

void PupilWall::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    arrange();
}

void PupilWall::changeEvent(QEvent* event) {
    QScrollArea::changeEvent(event);
    const auto type = event->type();
    if (type == QEvent::StyleChange || type == QEvent::PaletteChange ||
        type == QEvent::FontChange || type == QEvent::LayoutDirectionChange) {
        for (std::size_t i = 0; i < tiles_.size(); ++i) {
            makeDirty(i);
        }
        QTimer::singleShot(0, this, &PupilWall::arrange);
    }
}

} // namespace lightsout

#include "moc_PupilWall.cpp"
