// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/PupilWall.h"

#include "board/Thumbnail.h"
#include "text/NumberText.h"

#include <QApplication>
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

constexpr int smallestText = 8; ///< pixels
/// Share of a tile's width that its text is high.
constexpr double textShare = 0.11;
constexpr double paddingShare = 0.05;
constexpr double gapShare = 0.05;
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
        QString state; ///< for screen readers
        QString count; ///< presses, and boards if the pupil plays at their own pace
        Game game;
        bool isSolved = false;
        bool isAway = false;
    };
    void setContent(Content content) {
        content_ = std::move(content);
        setAccessibleName(content_.name + QStringLiteral(", ") + content_.state);
    }
    void setTextSize(double pixels) { textSize_ = pixels; }
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
        const double line = content_.isSolved ? std::max(2.0, width() * 0.012) : 1;
        painter.setPen(QPen(content_.isSolved ? theme.quiet : theme.line, line));
        painter.setBrush(theme.card);
        painter.drawRoundedRect(QRectF(rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2),
                                width() * 0.05, width() * 0.05);
        if (content_.isAway) {
            painter.setOpacity(0.4);
        }
        paintHead(painter, theme);
        const int top = padding() + headHeight();
        const QRect board(padding(), top, width() - 2 * padding(), height() - top - padding());
        paintBoardIn(painter, board, theme, ratio);
        update();
    }

    /// Returns the height of a tile of this width.
    int heightFor(int width) const {
        double ratio = 1;
        if (const Lattice* cells = content_.game.rule().cells()) {
            ratio = static_cast<double>(cells->rows) / static_cast<double>(cells->cols);
        }
        const double board = width * (1 - 2 * paddingShare);
        return qRound(2 * width * paddingShare + 1.5 * textHeight(width) +
                      board * std::clamp(ratio, 0.25, 1.5));
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
    int textHeight(int width) const {
        return std::max(smallestText, qRound(std::min(textSize_, width * textShare)));
    }
    int headHeight() const { return qRound(1.5 * textHeight(width())); }
    int padding() const { return qRound(width() * paddingShare); }

    void paintHead(QPainter& painter, const Theme& theme) const {
        const QRect line(padding(), padding() / 2, width() - 2 * padding(), headHeight());
        QFont font = QApplication::font();
        font.setPixelSize(textHeight(width()));
        painter.setFont(font);
        painter.setPen(content_.isSolved ? theme.quiet : theme.secondText);
        const Qt::Alignment trailing =
            QStyle::visualAlignment(layoutDirection(), Qt::AlignRight) | Qt::AlignVCenter;
        painter.drawText(line, static_cast<int>(trailing | Qt::AlignAbsolute), content_.count);
        const int room = line.width() - painter.fontMetrics().horizontalAdvance(content_.count) -
                         textHeight(width()) / 2;
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
    double textSize_ = 20;
};

PupilWall::PupilWall(QWidget* parent) : QWidget(parent) {
    setAccessibleName(tr("Pupils"));
    painting_.setInterval(paintInterval);
    connect(&painting_, &QTimer::timeout, this, &PupilWall::paintSome);
}

PupilWall::~PupilWall() = default;

void PupilWall::setTileCount(const Room& room) {
    const std::size_t count = room.pupils().size();
    if (count == tiles_.size()) {
        return;
    }
    while (tiles_.size() < count) {
        tiles_.push_back(new PupilTile(this));
        tiles_.back()->setTextSize(textSize_);
        tiles_.back()->show();
    }
    while (tiles_.size() > count) {
        delete tiles_.back();
        tiles_.pop_back();
    }
    std::erase_if(dirty_, [count](std::size_t pupil) { return pupil >= count; });
    painting_.start();
}

void PupilWall::show(const Room& room) {
    setAccessibleName(tr("Pupils"));
    setTileCount(room);
    for (std::size_t i = 0; i < tiles_.size(); ++i) {
        refresh(room, i);
    }
    QTimer::singleShot(0, this, &PupilWall::arrange);
}

void PupilWall::refresh(const Room& room, std::size_t index) {
    setTileCount(room);
    if (index >= tiles_.size()) {
        return; // has left in the meantime
    }
    const Pupil& pupil = room.pupils()[index];
    const bool isSolved = room.isSolved(index);
    QString count = numberText(pupil.path.size());
    if (isSolved) {
        count.prepend(QStringLiteral("✓ "));
    }
    if (room.isOwnPace()) {
        count = QStringLiteral("%1/%2 · ")
                    .arg(numberText(room.solvedBoards(index)), numberText(room.round().total)) +
                count;
    }
    tiles_[index]->setContent({.name = shownName(room, index),
                               .state = pupilStateText(room, index),
                               .count = count,
                               .game = pupil.game,
                               .isSolved = isSolved,
                               .isAway = !pupil.connection});
    makeDirty(index);
    if (!painting_.isActive()) {
        painting_.start();
    }
}

void PupilWall::setTextSize(double pixels) {
    if (textSize_ == pixels) {
        return;
    }
    textSize_ = pixels;
    for (std::size_t i = 0; i < tiles_.size(); ++i) {
        tiles_[i]->setTextSize(pixels);
        makeDirty(i);
    }
    arrange();
}

void PupilWall::makeDirty(std::size_t pupil) {
    if (!std::exchange(tiles_[pupil]->isDirty, true)) {
        dirty_.push_back(pupil);
    }
}

QRect PupilWall::tileRect(std::size_t pupil) const {
    return tiles_.at(pupil)->geometry();
}

QString PupilWall::textOf(std::size_t pupil) const {
    return tiles_.at(pupil)->accessibleName();
}

void PupilWall::paintSome() {
    QElapsedTimer spent;
    spent.start();
    if (std::exchange(arranged_, tiles_.size()) != tiles_.size()) {
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

/// Lays the tiles out in the number of columns with which they are largest.
void PupilWall::arrange() {
    if (tiles_.empty()) {
        return;
    }
    const int count = static_cast<int>(tiles_.size());
    int columns = 1;
    int tileWidth = 0;
    for (int tried = 1; tried <= count; ++tried) {
        const int rows = (count + tried - 1) / tried;
        const double gap = std::min(width() / tried, height() / rows) * gapShare;
        const int widest = qRound((width() - (tried - 1) * gap) / tried);
        const double tallest = (height() - (rows - 1) * gap) / rows;
        // The height of a tile is almost proportional to its width.
        const int room = static_cast<int>(
            std::min<double>(widest, widest * tallest / std::max(1, tiles_[0]->heightFor(widest))));
        if (room > tileWidth) {
            columns = tried;
            tileWidth = room;
        }
    }
    const int rows = (count + columns - 1) / columns;
    int tileHeight = tiles_[0]->heightFor(tileWidth);
    const double gap = tileWidth * gapShare;
    tileHeight = std::min(tileHeight, qRound((height() - (rows - 1) * gap) / rows));
    // What remains is divided among the gaps, but not in excess.
    const auto gapFor = [gap](int room, int used, int number) {
        return number < 2
                   ? gap
                   : std::clamp(static_cast<double>(room - used) / (number - 1), 1.0, 4 * gap);
    };
    const double across = gapFor(width(), columns * tileWidth, columns);
    const double down = gapFor(height(), rows * tileHeight, rows);
    for (int i = 0; i < count; ++i) {
        const QRect place(qRound((i % columns) * (tileWidth + across)),
                          qRound((i / columns) * (tileHeight + down)), tileWidth, tileHeight);
        PupilTile& tile = *tiles_[static_cast<std::size_t>(i)];
        const QRect visual = QStyle::visualRect(layoutDirection(), rect(), place);
        if (tile.geometry() != visual) {
            tile.setGeometry(visual);
            makeDirty(static_cast<std::size_t>(i));
        }
    }
    painting_.start();
}

void PupilWall::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void PupilWall::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    const auto type = event->type();
    if (type == QEvent::StyleChange || type == QEvent::PaletteChange ||
        type == QEvent::FontChange || type == QEvent::LayoutDirectionChange) {
        for (std::size_t i = 0; i < tiles_.size(); ++i) {
            makeDirty(i);
        }
        QTimer::singleShot(0, this, &PupilWall::arrange);
    }
}

QString shownName(const Room& room, std::size_t pupil) {
    return room.areNamesHidden() ? PupilWall::tr("Pupil %1").arg(numberText(pupil + 1))
                                 : room.pupils().at(pupil).name;
}

QString pupilStateText(const Room& room, std::size_t pupil) {
    const Pupil& shown = room.pupils().at(pupil);
    QStringList words;
    if (room.isSolved(pupil)) {
        words << PupilWall::tr("solved");
    }
    words << PupilWall::tr("%Ln press(es)", nullptr, static_cast<int>(shown.path.size()));
    if (room.isOwnPace()) {
        words << PupilWall::tr("%1 of %2 boards")
                     .arg(numberText(room.solvedBoards(pupil)), numberText(room.round().total));
    }
    if (!shown.connection) {
        words << PupilWall::tr("away");
    }
    return words.join(QStringLiteral(", "));
}

} // namespace lightsout

#include "moc_PupilWall.cpp"
