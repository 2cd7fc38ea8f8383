// SPDX-License-Identifier: GPL-3.0-or-later
#include "matrix/MatrixView.h"

#include "controls/Announcement.h"
#include "controls/ViewMenu.h"
#include "formats/MatrixNotation.h"
#include "game/Reduction.h"
#include "matrix/MatrixImage.h"
#include "text/NumberText.h"
#include "theme/LookChanges.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>

#include <cmath>

namespace lightsout {

namespace {

/// Fraction of a row's height, at its upper and lower edges, in which dropping another row swaps
/// the two.
constexpr double edgeShare = 0.25;
constexpr double wheelStep = 120;

QString headOf(std::size_t index, const std::vector<QString>& symbols,
               const std::vector<QString>& names) {
    if (index >= symbols.size()) {
        return {};
    }
    const bool hasName = index < names.size() && !names[index].isEmpty();
    return isolated(hasName ? symbols[index] + QLatin1Char(' ') + names[index] : symbols[index]);
}

} // namespace

MatrixView::MatrixView(QWidget* parent) : QWidget(parent) {
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    navigator_ = new Navigator(*this, this);
    onAppearanceChanged(this, [this] {
        setAccessibleName(tr("Influence matrix"));
        scene_.textScale = grownWithText(1);
        geometry_.setTextScale(scene_.textScale);
        describe();
        areImagesStale_ = true;
        update();
    });
}

void MatrixView::setHeads(MatrixHeads heads) {
    heads_ = std::move(heads);
    refreshHeads();
    update();
}

void MatrixView::setRowNamesShown(bool shown) {
    areRowNamesShown_ = shown;
    refreshHeads();
    update();
}

void MatrixView::setMatrix(const BitMatrix& matrix, std::size_t columns, MatrixMarks marks,
                           double film) {
    LIGHTSOUT_ASSERT(columns <= matrix.cols());
    geometry_.setViewSize(size());
    const bool isOther = matrix.rows() != geometry_.rows() || columns != geometry_.columns();
    geometry_.setShape(matrix.rows(), columns, matrix.cols() - columns);
    scene_.matrix = matrix;
    scene_.marks = std::move(marks);
    scene_.film = film;
    if (isOther) {
        renumberParts();
        scene_.pointedRow.reset();
        scene_.pointedColumn.reset();
        scene_.cursorColumn.reset();
        describe();
    }
    lift(std::nullopt);
    refreshHeads();
    areImagesStale_ = true;
    update();
}

void MatrixView::setFilm(double film) {
    scene_.film = film;
    update();
}

bool MatrixView::canFilm() const {
    return isVisible() && geometry_.cell() >= minPaintedEntry &&
           style()->styleHint(QStyle::SH_Widget_Animate, nullptr, this) != 0;
}

void MatrixView::setGame(const Game& game) {
    rule_ = game.rule();
    renumberParts();
    difference_ = rule_.isMarked() ? selectedEntries(game.difference(), Reduction(rule_).lights())
                                   : game.difference();
    geometry_.setViewSize(size());
    const std::size_t rows = rule_.lightCount();
    const std::size_t columns = rule_.buttonCount();
    const bool isEmpty = rows == 0 || columns == 0;
    geometry_.setShape(isEmpty ? 0 : rows, isEmpty ? 0 : columns, isEmpty ? 0 : 1);
    MatrixScene scene;
    scene.hasLargeDigits = scene_.hasLargeDigits;
    scene.textScale = scene_.textScale;
    scene_ = std::move(scene);
    describe();
    refreshHeads();
    areImagesStale_ = true;
    update();
}

void MatrixView::setLargeDigits(bool isLarge) {
    scene_.hasLargeDigits = isLarge;
    geometry_.setLargeHeads(isLarge);
    navigator_->refresh();
    areImagesStale_ = true;
    update();
}

bool MatrixView::isDrawable() const {
    return scene_.matrix.rows() > 0 ||
           (geometry_.rows() > 0 && rule_.vertexCount() <= maxVertices &&
            rule_.edgeCount() <= maxEdges);
}

void MatrixView::setPointedRow(std::optional<std::size_t> row) {
    scene_.pointedRow = row && *row < geometry_.rows() ? row : std::nullopt;
    describe();
    update();
}

void MatrixView::setPointedColumn(std::optional<std::size_t> column) {
    scene_.pointedColumn = column && *column < geometry_.columns() ? column : std::nullopt;
    update();
}

void MatrixView::setRowsMovable(bool movable) {
    areRowsMovable_ = movable;
    lift(std::nullopt);
}

void MatrixView::zoomToFit() {
    geometry_.fit();
    areImagesStale_ = true;
    navigator_->refresh();
    update();
}

void MatrixView::moveContent(QPointF pixels) {
    geometry_.pan(pixels);
    navigator_->refresh();
    update();
}

void MatrixView::zoomBy(double factor, QPointF fixed) {
    // The picture of a large board can't show more detail.
    if (scene_.matrix.rows() > 0) {
        geometry_.zoomBy(factor, fixed);
        areImagesStale_ = true;
        navigator_->refresh();
        update();
    }
}

void MatrixView::describe() {
    changeDescription(*this, description());
    if (const auto part = currentPart()) {
        reportPart(*this, *part, QAccessible::Focus);
    }
}

QString MatrixView::description() const {
    if (!currentPart() && geometry_.rows() != geometry_.columns()) {
        return tr("Number of equations: %1; number of unknowns: %2")
            .arg(numberText(geometry_.rows()), numberText(geometry_.columns()));
    }
    if (!currentPart()) {
        return tr("%Ln equation(s) with as many unknowns", nullptr,
                  static_cast<int>(geometry_.rows()));
    }
    // The keyboard moves row by row, so the description contains the whole row.
    QString entries;
    for (std::size_t column = 0; column < geometry_.totalColumns(); ++column) {
        entries += column == geometry_.columns() ? QStringLiteral(" | ") : QStringLiteral(" ");
        entries += QLatin1Char(scene_.matrix.get(*scene_.pointedRow, column) ? '1' : '0');
    }
    return tr("Row %1: %2").arg(shownNumber(*scene_.pointedRow)).arg(isolated(entries.trimmed()));
}

QString MatrixView::partName(std::size_t part) const {
    const std::size_t row = part / geometry_.totalColumns();
    const std::size_t column = part % geometry_.totalColumns();
    const QString value =
        scene_.matrix.get(row, column) ? QStringLiteral("1") : QStringLiteral("0");
    // Screen readers read whole rows, without the header of the row.
    return column == 0                     ? QStringLiteral("%1: %2").arg(partRowName(row), value)
           : column == geometry_.columns() ? QStringLiteral("| %1").arg(value)
                                           : value;
}

QString MatrixView::partRowName(std::size_t row) const {
    const QString head = headOf(row, scene_.rowSymbols, scene_.rowNames);
    return head.isEmpty() ? tr("row %1").arg(shownNumber(row)) : head;
}

QString MatrixView::partColumnName(std::size_t column) const {
    const QString head = headOf(column, scene_.columnSymbols, scene_.columnNames);
    return !head.isEmpty() ? head
           : column < geometry_.columns()
               ? tr("column %1").arg(shownNumber(column))
               : tr("column %1 after the bar").arg(shownNumber(column - geometry_.columns()));
}

QRectF MatrixView::partRect(std::size_t part) const {
    return geometry_.entryRect(part / geometry_.totalColumns(), part % geometry_.totalColumns());
}

std::optional<std::size_t> MatrixView::partAt(QPointF position) const {
    const auto row = geometry_.rowAt(position);
    const auto column = geometry_.columnAt(position);
    return scene_.matrix.rows() > 0 && row && column && !geometry_.isOnColumnHeads(position)
               ? std::optional(*row * geometry_.totalColumns() + *column)
               : std::nullopt;
}

std::optional<std::size_t> MatrixView::currentPart() const {
    return scene_.pointedRow && scene_.matrix.rows() > 0
               ? std::optional(*scene_.pointedRow * geometry_.totalColumns() +
                               scene_.cursorColumn.value_or(0))
               : std::nullopt;
}

void MatrixView::refreshHeads() {
    const auto take = [](const std::vector<QString>& texts, std::size_t count) {
        return texts.size() == count ? texts : std::vector<QString>();
    };
    const bool hasMatrix = scene_.matrix.rows() > 0;
    const std::size_t rows = hasMatrix ? geometry_.rows() : 0;
    const std::size_t columns = hasMatrix ? geometry_.totalColumns() : 0;
    scene_.rowSymbols = take(heads_.rowSymbols, rows);
    scene_.rowNames = take(heads_.rowNames, rows);
    scene_.columnSymbols = take(heads_.columnSymbols, columns);
    scene_.columnNames = take(heads_.columnNames, columns);
    qsizetype longest = 0;
    for (std::size_t row = 0; row < scene_.rowSymbols.size(); ++row) {
        const qsizetype name = row < scene_.rowNames.size() ? scene_.rowNames[row].size() + 1 : 0;
        longest = std::max(longest, scene_.rowSymbols[row].size() + name);
    }
    if (!areRowNamesShown_) {
        scene_.rowNames.clear();
    }
    geometry_.setHeads(static_cast<double>(longest), scene_.columnNames.empty() ? 1 : 2);
    navigator_->refresh();
}

void MatrixView::refreshImages(const Theme& theme) {
    if ((!areImagesStale_ && theme == imagesIn_) || geometry_.cell() >= minPaintedEntry) {
        return;
    }
    areImagesStale_ = false;
    imagesIn_ = theme;
    // The picture has the resolution at which it is drawn, so that scaling loses no pixels.
    const int pixels =
        std::max(1, static_cast<int>(geometry_.matrixRect().height() * devicePixelRatioF()));
    const EntryColours left{theme.accent, theme.cell};
    const EntryColours right{theme.litFlat, theme.cell};
    if (scene_.matrix.rows() > 0) {
        const std::size_t columns = geometry_.columns();
        scene_.image = matrixImage(scene_.matrix, 0, columns, pixels, left);
        scene_.rightImage =
            matrixImage(scene_.matrix, columns, scene_.matrix.cols() - columns, pixels, right);
    } else {
        scene_.image = matrixImage(rule_, pixels, left);
        scene_.rightImage = columnImage(difference_, pixels, right);
    }
}

void MatrixView::paintEvent(QPaintEvent* /*event*/) {
    const Theme theme = themeOf(*this);
    QPainter painter(this);
    if (!isDrawable()) {
        painter.setPen(theme.secondText);
        painter.drawText(rect(), Qt::AlignCenter | Qt::TextWordWrap,
                         geometry_.rows() == 0
                             ? tr("The board is empty, and so is its matrix.")
                             : tr("This matrix is too large to draw. The limit is %1 vertices and "
                                  "%2 pairs of neighbours.")
                                   .arg(numberText(maxVertices), numberText(maxEdges)));
        return;
    }
    refreshImages(theme);
    paintMatrix(painter, geometry_, scene_, theme);
}

void MatrixView::resizeEvent(QResizeEvent* /*event*/) {
    geometry_.setViewSize(size());
    navigator_->refresh();
    areImagesStale_ = true;
}

void MatrixView::mousePressEvent(QMouseEvent* event) {
    const std::optional<std::size_t> row = geometry_.rowAt(event->position());
    dragFrom_ = event->position();
    if (event->button() == Qt::LeftButton && canMoveRows() && row) {
        lift(row);
        announceLifted(tr("Row %1 is lifted. Drop it on another row to add it there."));
        isDraggingRow_ = true;
        setCursor(Qt::ClosedHandCursor);
    } else if (event->button() == Qt::LeftButton || event->button() == Qt::MiddleButton) {
        isPanning_ = true;
        setCursor(geometry_.isWhole() ? Qt::ArrowCursor : Qt::ClosedHandCursor);
    }
}

void MatrixView::cancelDrag() {
    isPanning_ = false;
    if (std::exchange(isDraggingRow_, false)) {
        putBack();
    }
    unsetCursor();
}

void MatrixView::mouseMoveEvent(QMouseEvent* event) {
    if (isDraggingRow_) {
        holdOver(event->position());
    } else if (isPanning_) {
        const QPointF by = event->position() - dragFrom_;
        dragFrom_ = event->position();
        moveContent(by);
    } else {
        point(event->position());
    }
}

void MatrixView::mouseReleaseEvent(QMouseEvent* /*event*/) {
    isPanning_ = false;
    unsetCursor();
    if (isDraggingRow_) {
        isDraggingRow_ = false;
        if (scene_.dropRow) {
            drop(*scene_.dropRow, scene_.isSwapping);
        } else {
            putBack();
        }
    }
}

void MatrixView::point(QPointF place) {
    scene_.cursorColumn.reset(); // the pointer takes the place of the cursor
    if (geometry_.isOnColumnHeads(place)) {
        const std::optional<std::size_t> column = geometry_.columnAt(place);
        if (column && *column < geometry_.columns()) {
            Q_EMIT columnPointedAt(column);
            return;
        }
    }
    const std::optional<std::size_t> row = geometry_.rowAt(place);
    if (row != scene_.pointedRow) {
        Q_EMIT rowPointedAt(row);
    }
}

void MatrixView::lift(std::optional<std::size_t> row) {
    scene_.liftedRow = row;
    scene_.dropRow.reset();
    scene_.isSwapping = false;
    isDraggingRow_ = false;
    update();
}

void MatrixView::putBack() {
    announceLifted(tr("Row %1 is put back."));
    lift(std::nullopt);
}

void MatrixView::announceLifted(const QString& text) const {
    if (scene_.liftedRow) {
        announce(*this, text.arg(numberText(shownNumber(*scene_.liftedRow))));
    }
}

void MatrixView::holdOver(QPointF place) {
    const std::optional<std::size_t> row = geometry_.rowAt(place);
    scene_.dropRow = row != scene_.liftedRow ? row : std::nullopt;
    if (scene_.dropRow) {
        const QRectF entry = geometry_.entryRect(*scene_.dropRow, 0);
        const double share = (place.y() - entry.top()) / entry.height();
        scene_.isSwapping = share < edgeShare || share > 1 - edgeShare;
    }
    if (row != scene_.pointedRow) {
        Q_EMIT rowPointedAt(row);
    }
    update();
}

void MatrixView::drop(std::size_t target, bool isSwap) {
    const std::optional<std::size_t> source = scene_.liftedRow;
    if (source == target) {
        putBack();
        return;
    }
    lift(std::nullopt);
    if (source) {
        if (isSwap) {
            Q_EMIT swapRequested(*source, target);
        } else {
            Q_EMIT additionRequested(*source, target);
        }
    }
}

void MatrixView::wheelEvent(QWheelEvent* event) {
    zoomBy(std::pow(1.25, event->angleDelta().y() / wheelStep), event->position());
    event->accept();
}

QString MatrixView::shownText() const {
    return QString::fromStdString(
        matrixText(scene_.matrix, geometry_.columns(), MatrixNotation::plain));
}

void MatrixView::contextMenuEvent(QContextMenuEvent* event) {
    auto* menu = new ViewMenu(*this);
    if (scene_.pointedRow && scene_.matrix.rows() > 0) {
        menu->addAction(tr("Copy this &row"), this,
                        [this, asked = OfRevision(*scene_.pointedRow, partRevision())] {
                            if (const std::size_t* row = asked.in(partRevision())) {
                                const BitMatrix only = BitMatrix::fromRows(
                                    {scene_.matrix.row(*row)}, scene_.matrix.cols());
                                QGuiApplication::clipboard()->setText(QString::fromStdString(
                                    matrixText(only, geometry_.columns(), MatrixNotation::plain)));
                            }
                        });
    }
    menu->show(*event);
}

void MatrixView::leaveEvent(QEvent* /*event*/) {
    if (!scene_.liftedRow) {
        Q_EMIT rowPointedAt(std::nullopt);
    }
}

void MatrixView::pointAtNext(int step) {
    const std::optional<std::size_t> row = scene_.pointedRow;
    if (!row) {
        Q_EMIT rowPointedAt(std::size_t{0});
    } else if (step > 0 ? *row + 1 < geometry_.rows() : *row > 0) {
        const std::size_t next = step > 0 ? *row + 1 : *row - 1;
        geometry_.ensureVisible(next, scene_.cursorColumn);
        Q_EMIT rowPointedAt(next);
    }
    if (scene_.liftedRow) {
        scene_.dropRow = scene_.pointedRow != scene_.liftedRow ? scene_.pointedRow : std::nullopt;
    }
}

void MatrixView::readNextColumn(int step) {
    const std::size_t column = scene_.cursorColumn.value_or(0);
    if (!scene_.pointedRow) {
        Q_EMIT rowPointedAt(std::size_t{0});
    } else if (step > 0 ? column + 1 < geometry_.totalColumns() : column > 0) {
        scene_.cursorColumn = step > 0 ? column + 1 : column - 1;
        geometry_.ensureVisible(*scene_.pointedRow, *scene_.cursorColumn);
        describe();
        update();
    }
}

void MatrixView::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    if ((key == Qt::Key_Down || key == Qt::Key_Up) && geometry_.rows() > 0) {
        pointAtNext(key == Qt::Key_Down ? 1 : -1);
    } else if ((key == Qt::Key_Right || key == Qt::Key_Left) && scene_.matrix.rows() > 0) {
        readNextColumn(key == Qt::Key_Right ? 1 : -1);
    } else if (key == Qt::Key_Plus) {
        zoomIn();
    } else if (key == Qt::Key_Minus) {
        zoomOut();
    } else if (key == Qt::Key_0) {
        zoomToFit();
    } else if (canMoveRows() && key == Qt::Key_Space && scene_.pointedRow) {
        if (scene_.liftedRow == scene_.pointedRow) {
            putBack();
        } else {
            lift(scene_.pointedRow);
            announceLifted(tr("Row %1 is lifted. Choose another row: Return adds it there, and S "
                              "swaps the two rows."));
        }
    } else if (scene_.liftedRow && key == Qt::Key_Escape) {
        putBack();
    } else if (scene_.liftedRow && scene_.pointedRow &&
               (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_S)) {
        drop(*scene_.pointedRow, key == Qt::Key_S);
    } else {
        QWidget::keyPressEvent(event);
    }
}

} // namespace lightsout

#include "moc_MatrixView.cpp"
