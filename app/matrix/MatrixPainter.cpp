// SPDX-License-Identifier: GPL-3.0-or-later
#include "matrix/MatrixPainter.h"

#include "theme/Contrast.h"
#include "theme/Symbols.h"
#include "theme/Theme.h"

#include <QPainter>
#include <QPainterPath>
#include <QPixmap>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace lightsout {

namespace {

/// Entries whose side is shorter than this many pixels touch each other: gaps would make them pale.
constexpr double minSeparateEntry = 10;
/// Entries whose side is shorter than this many pixels have no digits.
constexpr double minDigit = 15;
/// The same minimum on paper, in points.
constexpr double minPrintedDigit = 9.5;
/// Minimum height of a row, as a multiple of its header's height. If rows are shorter, only some of
/// them have headers.
constexpr double lineHeight = 1.25;
constexpr double calmShare = 0.62;
/// The share of an operation at which the moved row has arrived and entries begin to change.
constexpr double filmArrival = 0.5;
/// The share of a cell's height in which the old value of the entry is shown.
constexpr double oldShare = 0.28;
/// Minimum size of the digits of old values, in pixels.
constexpr int minOldDigit = 7;
/// How far a moving row is lifted, as a share of its height.
constexpr double liftShare = 0.12;

/// Returns the share of the way from `first` to `last` that has been covered, from 0 to 1.
double part(double now, double first, double last) {
    return std::clamp((now - first) / (last - first), 0.0, 1.0);
}

double eased(double share) {
    return share * share * (3 - 2 * share);
}

/// Returns the smallest of 1, 2, 5, 10, 20, 50 … for which headers do not touch.
std::size_t headStep(double needed, double cell) {
    std::size_t step = 1;
    for (const std::size_t next : {2U, 5U, 10U, 20U, 50U, 100U, 200U, 500U, 1000U}) {
        if (static_cast<double>(step) * cell >= needed) {
            break;
        }
        step = next;
    }
    return step;
}

/// Returns true if the header at this index is written. The written numbers are, for example, 1, 3,
/// 5 … or 1, 10, 20 …
bool hasHead(std::size_t index, std::size_t step) {
    return step <= 2 ? index % step == 0 : (index + 1) % step == 0 || index == 0;
}

class MatrixPainter {
public:
    MatrixPainter(QPainter& painter, const MatrixGeometry& geometry, const MatrixScene& scene,
                  const Theme& theme)
        : painter_(painter), geometry_(geometry), scene_(scene), theme_(theme),
          font_(fontFor(TextRole::body)) {
        font_.setPixelSize(static_cast<int>(geometry.headPixels()));
    }

    void paint() {
        painter_.setRenderHint(QPainter::Antialiasing);
        // Mathematics runs from left to right in every language.
        painter_.setLayoutDirection(Qt::LeftToRight);
        const QRectF area = geometry_.area();
        painter_.save();
        // Bands extend to the headers; brackets and rings extend slightly beyond the entries.
        painter_.setClipRect(area.adjusted(-geometry_.bracket(), -6, geometry_.bracket(), 6),
                             Qt::IntersectClip);
        if (geometry_.cell() >= minPaintedEntry || scene_.isForPaper) {
            paintBands();
            paintEntries();
            paintChangedRows();
            paintPivots();
            paintMovingRows();
        } else {
            paintImage();
            paintBands();
        }
        paintBracketsAndBar();
        painter_.restore();
        paintRowHeads();
        paintColumnHeads();
        paintLifted();
        paintCursor();
    }

private:
    QRectF rowRect(std::size_t row) const {
        return geometry_.entryRect(row, 0).united(
            geometry_.entryRect(row, geometry_.totalColumns() - 1));
    }

    void paintBand(QRectF band, ThemeColour colour, double alpha) {
        const double radius = std::min(8.0, geometry_.cell() * 0.2);
        painter_.setPen(strokeOf(colour, 1.5, theme_));
        painter_.setBrush(faded(theme_.*colour, alpha));
        painter_.drawRoundedRect(band, radius, radius);
    }
    void paintRowBand(std::size_t row, ThemeColour colour, double alpha = 0.22) {
        const double least = std::max(0.0, 2 - geometry_.cell());
        paintBand(rowRect(row).adjusted(-5, -least, 5, least), colour, alpha);
    }
    void paintColumnBand(std::size_t column) {
        const double least = std::max(0.0, 2 - geometry_.cell());
        paintBand(geometry_.entryRect(0, column)
                      .united(geometry_.entryRect(geometry_.rows() - 1, column))
                      .adjusted(-least, -5, least, 5),
                  &Theme::accent, 0.18);
    }

    void paintBands() {
        const MatrixMarks& marks = scene_.marks;
        if (marks.source) {
            paintRowBand(*marks.source, &Theme::quiet);
        }
        if (marks.target) {
            paintRowBand(*marks.target, &Theme::press);
        }
        if (marks.column) {
            paintColumnBand(*marks.column);
        }
        if (scene_.pointedRow) {
            paintRowBand(*scene_.pointedRow, &Theme::quiet);
        }
        if (scene_.pointedColumn && scene_.pointedColumn != marks.column) {
            paintColumnBand(*scene_.pointedColumn);
        }
        if (scene_.liftedRow) {
            paintRowBand(*scene_.liftedRow, &Theme::accent, 0.35);
        }
        if (scene_.dropRow) {
            paintRowBand(*scene_.dropRow, &Theme::press, 0.35);
        }
    }

    bool isCalm(std::size_t column) const {
        return column < scene_.marks.finished.size() && scene_.marks.finished[column];
    }

    void paintEntries() {
        // There are only a few kinds of entries. Each is rendered once and then copied.
        std::array<QPixmap, 8> kinds;
        const auto [firstRow, endRow] = geometry_.visibleRows();
        const auto [firstColumn, endColumn] = geometry_.visibleColumns();
        for (std::size_t row = firstRow; row < endRow; ++row) {
            if (isChanged(row)) {
                continue;
            }
            for (std::size_t column = firstColumn; column < endColumn; ++column) {
                const bool value = scene_.matrix.get(row, column);
                const bool isRight = column >= geometry_.columns();
                const QRectF entry = geometry_.entryRect(row, column);
                if (scene_.isForPaper) {
                    if (!value && entry.width() < minPrintedDigit) {
                        continue; // a page full of empty squares would add nothing
                    }
                    paintEntry(painter_, entry, value, isRight, isCalm(column));
                    continue;
                }
                if (areTouching()) {
                    paintEntry(painter_, entry, value, isRight, isCalm(column));
                    continue;
                }
                QPixmap& kind =
                    kinds[(value ? 4U : 0U) + (isRight ? 2U : 0U) + (isCalm(column) ? 1U : 0U)];
                if (kind.isNull()) {
                    kind = entryPixmap(value, isRight, isCalm(column));
                }
                painter_.drawPixmap(entry.topLeft(), kind);
            }
        }
    }

    bool areTouching() const { return geometry_.cell() < minSeparateEntry && !scene_.isForPaper; }

    /// Returns the nearest rectangle of whole pixels of the device.
    QRectF wholePixels(const QRectF& cell) const {
        const double ratio = painter_.device()->devicePixelRatioF();
        const auto whole = [ratio](QPointF corner) {
            return QPointF(std::round(corner.x() * ratio), std::round(corner.y() * ratio)) / ratio;
        };
        return {whole(cell.topLeft()), whole(cell.bottomRight())};
    }

    QPixmap entryPixmap(bool value, bool isRight, bool calm) const {
        const double ratio = painter_.device()->devicePixelRatioF();
        const double side = geometry_.cell();
        QPixmap pixmap(QSize(1, 1) * static_cast<int>(std::ceil(side * ratio) + 1));
        pixmap.setDevicePixelRatio(ratio);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        paintEntry(painter, QRectF(0, 0, side, side), value, isRight, calm);
        return pixmap;
    }

    void paintEntry(QPainter& painter, const QRectF& cell, bool value, bool isRight,
                    bool calm) const {
        const double side = std::min(geometry_.cell(), cell.height());
        const double gap = side * 0.09;
        const double radius = side * 0.14;
        if (cell.width() <= 2 * gap) {
            return; // it is turning over
        }
        QColor one = !isRight ? theme_.accent : areTouching() ? theme_.litFlat : theme_.lit;
        QColor zero = faded(theme_.cell, 0.9);
        QColor digit = value ? textOn(one) : theme_.secondText;
        if (calm) {
            one = mixed(one, theme_.background, calmShare);
            zero = faded(theme_.cell, 0.5);
            digit = value ? theme_.text : theme_.secondText;
        }
        if (areTouching()) {
            painter.fillRect(wholePixels(cell), value ? one : zero);
            return;
        }
        // Amber needs a rim to be distinct from a light background.
        painter.setPen(value && isRight && !calm ? QPen(theme_.litRim, std::max(1.0, side * 0.03))
                                                 : QPen(Qt::NoPen));
        painter.setBrush(value ? one : zero);
        painter.drawRoundedRect(cell.adjusted(gap, gap, -gap, -gap), radius, radius);
        if (geometry_.cell() >= (scene_.isForPaper ? minPrintedDigit : minDigit)) {
            QFont font = font_;
            font.setBold(true);
            font.setPixelSize(digitPixels(side, scene_));
            painter.setFont(font);
            painter.setPen(digit);
            painter.save();
            painter.translate(cell.center());
            painter.scale(std::min(1.0, cell.width() / side), 1); // while it is turning over
            painter.drawText(QRectF(-side, -side, 2 * side, 2 * side), Qt::AlignCenter,
                             QLatin1String(value ? "1" : "0"));
            painter.restore();
        }
    }

    /// Returns true if the lifted row would be added to this row.
    bool isPreview(std::size_t row) const {
        return scene_.liftedRow && row == scene_.dropRow && !scene_.isSwapping;
    }

    /// Returns true if the operation changes entries of this row, or if the row would change.
    bool isChanged(std::size_t row) const {
        if (isPreview(row)) {
            return true;
        }
        const MatrixMarks& marks = scene_.marks;
        return marks.changed.any() &&
               (row == marks.target || (marks.isSwap && row == marks.source));
    }
    bool isFilming() const { return scene_.film < 1 && scene_.marks.changed.any(); }

    /// Paints the rows that the operation changes: entries that turn over one after another, and
    /// below them the old row.
    void paintChangedRows() {
        const auto [first, end] = geometry_.visibleRows();
        for (const std::optional<std::size_t>& row : {scene_.marks.target, scene_.marks.source}) {
            const bool isMoving = scene_.marks.isSwap && isFilming();
            if (row && isChanged(*row) && !isPreview(*row) && *row >= first && *row < end &&
                !isMoving) {
                paintChangedRow(*row, scene_.marks.changed, scene_.marks.isSwap ? 1 : scene_.film);
            }
        }
        if (scene_.dropRow && isPreview(*scene_.dropRow)) {
            paintChangedRow(*scene_.dropRow, scene_.matrix.row(*scene_.liftedRow), 1);
        }
    }

    void paintChangedRow(std::size_t row, const BitVector& changed, double film) {
        const double old = oldShare * part(film, filmArrival - 0.1, filmArrival);
        const std::size_t count = changed.count();
        const double each = (filmTurned - filmArrival) / (count > 1 ? 3 : 1);
        const double last = filmTurned - each; // the last entry begins to turn
        std::size_t turning = 0;
        const auto [firstColumn, endColumn] = geometry_.visibleColumns();
        for (std::size_t column = 0; column < endColumn; ++column) {
            const QRectF entry = geometry_.entryRect(row, column);
            const bool value =
                scene_.matrix.get(row, column) != (isPreview(row) && changed[column]);
            double turn = 1;
            if (changed[column]) {
                const double begin =
                    filmArrival + (last - filmArrival) * static_cast<double>(turning++) /
                                      static_cast<double>(std::max<std::size_t>(count, 2) - 1);
                turn = part(film, begin, begin + each);
            }
            if (column < firstColumn) {
                continue;
            }
            const double half = entry.width() / 2 * std::abs(std::cos(std::numbers::pi * turn));
            QRectF body = entry.adjusted(0, 0, 0, -old * entry.height());
            const QPointF middle = body.center();
            body.setLeft(middle.x() - half);
            body.setRight(middle.x() + half);
            const bool isRight = column >= geometry_.columns();
            const bool isOld = changed[column] && turn < 0.5;
            paintEntry(painter_, body, value != isOld, isRight, isCalm(column));
            if (changed[column] && turn > 0) {
                const double width = std::clamp(entry.width() * 0.05, 1.0, 3.0);
                painter_.setBrush(Qt::NoBrush);
                painter_.setPen(QPen(theme_.press, width));
                painter_.drawRoundedRect(body.adjusted(width, width, -width, -width),
                                         entry.width() * 0.14, entry.width() * 0.14);
            }
            if (old > 0) {
                paintOldEntry(entry, value != changed[column], isRight, changed[column]);
            }
        }
    }

    /// Paints the value that an entry had, along the lower edge of its cell.
    void paintOldEntry(const QRectF& entry, bool value, bool isRight, bool isChanged) {
        const QRectF place(entry.left(), entry.bottom() - oldShare * entry.height(), entry.width(),
                           oldShare * entry.height());
        const int pixels = static_cast<int>(place.height() * 0.95);
        if (pixels >= minOldDigit) {
            setHeadFont(1, isChanged, theme_.press);
            QFont font = painter_.font();
            font.setPixelSize(pixels);
            painter_.setFont(font);
            painter_.drawText(place, Qt::AlignCenter, QLatin1String(value ? "1" : "0"));
        } else if (value) {
            painter_.setPen(Qt::NoPen);
            painter_.setBrush(faded(isRight ? theme_.litFlat : theme_.accent, 0.5));
            painter_.drawRect(
                place.adjusted(place.width() * 0.2, place.height() * 0.2, -place.width() * 0.2, 0));
        }
    }

    /// Paints the rows that move while the operation is filmed: the source row on its way to the
    /// target, or both rows that cross over.
    void paintMovingRows() {
        const MatrixMarks& marks = scene_.marks;
        if (!isFilming() || !marks.source || !marks.target) {
            return;
        }
        const double lift =
            part(scene_.film, 0, 0.1) * (1 - part(scene_.film, filmTurned, 1)) * liftShare;
        const double down = rowRect(*marks.target).top() - rowRect(*marks.source).top();
        if (marks.isSwap) {
            const double way = eased(part(scene_.film, 0.05, 0.95));
            paintMovingRow(*marks.target, -lift, (way - 1) * down, &Theme::press);
            paintMovingRow(*marks.source, lift, (1 - way) * down, &Theme::quiet);
            return;
        }
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(faded(theme_.background, 5 * lift));
        painter_.drawRect(rowRect(*marks.source));
        const double way = eased(part(scene_.film, 0.05, filmArrival));
        // It stops half a row before the target, whose entries remain visible.
        const double before = std::copysign(geometry_.cell() / 2, down);
        painter_.setOpacity(1 - part(scene_.film, filmArrival, filmTurned));
        paintMovingRow(*marks.source, lift, way * (down - before), &Theme::quiet);
        painter_.setOpacity(1);
    }

    /// Paints a row on a card, moved from its place by `right` entries and `down` pixels.
    void paintMovingRow(std::size_t row, double right, double down, ThemeColour colour) {
        const double cell = geometry_.cell();
        const QPointF by(right * cell, down - std::abs(right) * cell);
        const QRectF card = rowRect(row).translated(by).adjusted(-3, -1, 3, 1);
        const double radius = cell * 0.16;
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(faded(theme_.text, 0.16));
        painter_.drawRoundedRect(card.translated(2, 4), radius, radius);
        painter_.setPen(strokeOf(colour, std::clamp(cell * 0.06, 1.0, 3.0), theme_));
        painter_.setBrush(theme_.card);
        painter_.drawRoundedRect(card, radius, radius);
        const auto [first, end] = geometry_.visibleColumns();
        for (std::size_t column = first; column < end; ++column) {
            paintEntry(painter_, geometry_.entryRect(row, column).translated(by),
                       scene_.matrix.get(row, column), column >= geometry_.columns(),
                       isCalm(column));
        }
    }

    void paintPivots() {
        painter_.setBrush(Qt::NoBrush);
        const auto [first, end] = geometry_.visibleRows();
        const std::vector<std::size_t>& pivots = scene_.marks.pivots;
        for (std::size_t row = first; row < std::min(end, pivots.size()); ++row) {
            const QRectF cell = geometry_.entryRect(row, pivots[row]);
            const double width = std::clamp(cell.width() * 0.06, 1.0, 3.0);
            const double radius = cell.width() * 0.18;
            painter_.setPen(QPen(theme_.press, width));
            painter_.drawRoundedRect(cell.adjusted(width / 2, width / 2, -width / 2, -width / 2),
                                     radius, radius);
        }
    }

    void paintImage() {
        const std::size_t lastRow = geometry_.rows() - 1;
        painter_.drawImage(
            geometry_.entryRect(0, 0).united(geometry_.entryRect(lastRow, geometry_.columns() - 1)),
            scene_.image);
        if (geometry_.columns() < geometry_.totalColumns()) {
            QRectF right = geometry_.entryRect(0, geometry_.columns())
                               .united(geometry_.entryRect(lastRow, geometry_.totalColumns() - 1));
            right.setLeft(std::min(right.left(), geometry_.barX() + 4));
            painter_.drawImage(right, scene_.rightImage);
        }
    }

    void paintBracketsAndBar() {
        const QRectF all = geometry_.matrixRect().adjusted(-4, -3, 4, 3);
        const double serif = geometry_.bracket() * 0.55;
        painter_.setBrush(Qt::NoBrush);
        painter_.setPen(QPen(theme_.text, 2, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
        QPainterPath brackets;
        brackets.moveTo(all.left() + serif, all.top());
        brackets.lineTo(all.topLeft());
        brackets.lineTo(all.bottomLeft());
        brackets.lineTo(all.left() + serif, all.bottom());
        brackets.moveTo(all.right() - serif, all.top());
        brackets.lineTo(all.topRight());
        brackets.lineTo(all.bottomRight());
        brackets.lineTo(all.right() - serif, all.bottom());
        painter_.drawPath(brackets);
        if (geometry_.columns() < geometry_.totalColumns()) {
            painter_.setPen(QPen(theme_.unlitRing, 1.5));
            painter_.drawLine(QPointF(geometry_.barX(), all.top() + 3),
                              QPointF(geometry_.barX(), all.bottom() - 3));
        }
    }

    void setHeadFont(double share, bool stands, const QColor& colour) {
        QFont font = font_;
        font.setBold(stands);
        font.setPixelSize(std::max(7, static_cast<int>(geometry_.headPixels() * share)));
        painter_.setFont(font);
        painter_.setPen(stands ? colour : theme_.secondText);
    }

    /// The headers to write. Highlighted headers are written regardless of the step, and others are
    /// omitted to make room.
    struct Places {
        std::vector<std::size_t> standing;
        std::size_t step;
        double room; ///< minimum distance from a highlighted header, in entries

        bool stands(std::size_t index) const {
            return std::ranges::find(standing, index) != standing.end();
        }
        bool isWritten(std::size_t index) const {
            const auto first = std::ranges::find_if(standing, [&](std::size_t other) {
                const auto between =
                    static_cast<double>(other > index ? other - index : index - other);
                return other == index || between < room;
            });
            return first != standing.end() ? *first == index : hasHead(index, step);
        }
    };

    Places placesFor(std::initializer_list<std::optional<std::size_t>> standing,
                     double needed) const {
        Places places{.standing = {},
                      .step = headStep(needed, geometry_.cell()),
                      .room = needed / geometry_.cell()};
        if (places.step == 1) {
            places.room = 0;
        }
        for (const std::optional<std::size_t>& index : standing) {
            if (index) {
                places.standing.push_back(*index);
            }
        }
        return places;
    }

    void paintRowHeads() {
        const double needed = geometry_.headPixels() * lineHeight;
        const MatrixMarks& marks = scene_.marks;
        const Places places =
            placesFor({scene_.liftedRow, scene_.pointedRow, marks.target, marks.source}, needed);
        const auto [first, end] = geometry_.visibleRows();
        for (std::size_t row = first; row < std::min(end, scene_.rowSymbols.size()); ++row) {
            const QRectF head = geometry_.rowHead(row);
            const double middle = head.center().y();
            if (!places.isWritten(row) || middle < geometry_.area().top() ||
                middle > geometry_.area().bottom()) {
                continue;
            }
            const QRectF text(head.left() - 4, middle - needed, head.width() - 4, 2 * needed);
            setHeadFont(1, places.stands(row), theme_.text);
            QRectF used;
            painter_.drawText(text, Qt::AlignRight | Qt::AlignVCenter, scene_.rowSymbols[row],
                              &used);
            if (row < scene_.rowNames.size()) {
                setHeadFont(0.8, places.stands(row), theme_.text);
                painter_.drawText(text.adjusted(0, 0, -used.width() - 5, 0),
                                  Qt::AlignRight | Qt::AlignVCenter, scene_.rowNames[row]);
            }
        }
    }

    /// Returns the width of the widest header, which is the last one.
    double columnHeadWidth() const {
        qsizetype longest = 2;
        const std::size_t last = geometry_.columns() - 1;
        for (const auto* texts : {&scene_.columnSymbols, &scene_.columnNames}) {
            if (last < texts->size()) {
                longest = std::max(longest, (*texts)[last].size());
            }
        }
        return geometry_.headPixels() * 0.6 * static_cast<double>(longest);
    }

    void paintColumnHeads() {
        const double line = geometry_.headPixels() * lineHeight;
        const Places places =
            placesFor({scene_.pointedColumn, scene_.marks.column}, columnHeadWidth());
        const QRectF area = geometry_.area();
        const auto [first, end] = geometry_.visibleColumns();
        for (std::size_t column = first; column < end; ++column) {
            const bool isOnlyRight = column == geometry_.columns() &&
                                     geometry_.totalColumns() == geometry_.columns() + 1;
            const QRectF head = geometry_.columnHead(column);
            if ((!places.isWritten(column) && !isOnlyRight) || head.center().x() < area.left() ||
                head.center().x() > area.right() + 2) {
                continue;
            }
            const QRectF wide(head.center().x() - 60, head.top(), 120, line);
            setHeadFont(1, places.stands(column), theme_.accent);
            if (column < scene_.columnSymbols.size()) {
                painter_.drawText(wide, Qt::AlignCenter, scene_.columnSymbols[column]);
            }
            if (column < scene_.columnNames.size()) {
                setHeadFont(0.8, places.stands(column), theme_.accent);
                painter_.drawText(wide.translated(0, line), Qt::AlignCenter,
                                  scene_.columnNames[column]);
            }
        }
    }

    void paintCursor() {
        if (!scene_.pointedRow || !scene_.cursorColumn) {
            return;
        }
        const QRectF entry = geometry_.entryRect(*scene_.pointedRow, *scene_.cursorColumn);
        if (geometry_.area().intersects(entry)) {
            painter_.setBrush(Qt::NoBrush);
            painter_.setPen(QPen(theme_.text, 2));
            painter_.drawRoundedRect(entry, entry.width() * 0.14, entry.width() * 0.14);
        }
    }

    /// If dropping the lifted row would swap two rows, paints lines along the edges of the other
    /// row.
    void paintLifted() {
        if (!scene_.liftedRow || !scene_.dropRow || !scene_.isSwapping) {
            return;
        }
        painter_.setPen(QPen(theme_.press, 3));
        const QRectF row = rowRect(*scene_.dropRow).intersected(geometry_.area());
        painter_.drawLine(row.topLeft(), row.topRight());
        painter_.drawLine(row.bottomLeft(), row.bottomRight());
    }

    QPainter& painter_;
    const MatrixGeometry& geometry_;
    const MatrixScene& scene_;
    const Theme& theme_;
    QFont font_;
};

} // namespace

void paintMatrix(QPainter& painter, const MatrixGeometry& geometry, const MatrixScene& scene,
                 const Theme& theme) {
    if (geometry.rows() > 0 && geometry.totalColumns() > 0) {
        MatrixPainter(painter, geometry, scene, theme).paint();
    }
}

} // namespace lightsout
