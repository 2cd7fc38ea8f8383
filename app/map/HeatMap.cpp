// SPDX-License-Identifier: GPL-3.0-or-later
#include "map/HeatMap.h"

#include "controls/ViewMenu.h"
#include "text/NumberText.h"
#include "theme/Contrast.h"
#include "theme/LookChanges.h"
#include "theme/Symbols.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>
#include <utility>

namespace lightsout {

namespace {

/// Minimum size in pixels of a cell with a number.
constexpr double minNumber = 18;
constexpr qsizetype maxPixmaps = 4096;

/// Minimum size in pixels of a cell that is drawn as a separate square and can have a mark.
constexpr double minSquare = 6;
constexpr double wheelBase = 1.0015; ///< a wheel notch (120) zooms by about 20%
constexpr int rowHeads = 52;         ///< minimum width in pixels to the left of the cells
constexpr int columnHeads = 28;
constexpr double rowHeadsOfText = 3.1; ///< the same width in multiples of the text height
constexpr double columnHeadsOfText = 1.6;

constexpr double gapBetweenHeads = 14;
/// Minimum size in pixels of the ring around a cell.
constexpr double minRing = 6;
/// The same if the cell is smaller than a pixel.
constexpr double minRingOfPixel = 16;
/// The overview of a table with fewer rows and columns is painted from the known values.
constexpr std::size_t leastCoarse = 512;
/// A visible part with more cells than this can't be copied as text.
constexpr std::size_t maxCopied = 1'000'000;

/// Returns the smallest distance between numbered rows or columns, in cells, that leaves `room`
/// pixels for each number. The distance is 1, 2, 5, 10, 20, 50, …
std::size_t headStep(double cellSize, double room) {
    std::size_t step = 1;
    for (std::size_t power = 1;; power *= 10) {
        for (const std::size_t digit : {1U, 2U, 5U}) {
            step = digit * power;
            if (static_cast<double>(step) * cellSize >= room) {
                return step;
            }
        }
    }
}

/// Paints the numbers of all rows and columns, or of as many as fit, and the numbers of the row and
/// column pointed at.
void paintHeatHeads(QPainter& painter, const HeatWindow& window,
                    const std::optional<HeatCell>& cell, const Theme& theme) {
    const HeatArea area = window.visible();
    painter.setFont(fontFor(TextRole::small));
    const QFontMetrics metrics = painter.fontMetrics();
    const double high = metrics.height();
    const double wide = metrics.horizontalAdvance(numberText(area.last.column)) + gapBetweenHeads;
    const QRectF plot = window.plot();
    // Calls draw(number) for the row or column pointed at and, if there is room, for the first one
    // and each multiple of `step`.
    const std::size_t step = headStep(window.cellSize(), std::max(high, wide));
    const auto forEachHead = [&](std::size_t first, std::size_t last,
                                 std::optional<std::size_t> pointedNumber, double room,
                                 const auto& draw) {
        for (std::size_t number = first; number <= last; ++number) {
            const bool isPointed = number == pointedNumber;
            const double away =
                pointedNumber ? window.cellSize() * std::abs(static_cast<double>(number) -
                                                             static_cast<double>(*pointedNumber))
                              : room;
            const bool hasHead =
                number % step == 0 || (number == 1 && step > 1 &&
                                       static_cast<double>(step - 1) * window.cellSize() >= room);
            if (isPointed || (hasHead && away >= room)) {
                painter.setPen(isPointed ? theme.press : theme.secondText);
                draw(number);
            }
        }
    };
    forEachHead(area.first.row, area.last.row, cell ? std::optional(cell->row) : std::nullopt, high,
                [&](std::size_t number) {
                    const double y = window.cellRect({number, area.first.column}).center().y();
                    if (y >= plot.top() && y + high / 2 <= plot.bottom()) {
                        painter.drawText(QRectF(0, y - high / 2, plot.left() - 8, high),
                                         Qt::AlignRight | Qt::AlignVCenter, numberText(number));
                    }
                });
    forEachHead(area.first.column, area.last.column,
                cell ? std::optional(cell->column) : std::nullopt, wide, [&](std::size_t number) {
                    const double x = window.cellRect({area.first.row, number}).center().x();
                    const double half = metrics.horizontalAdvance(numberText(number)) / 2.0;
                    if (x >= plot.left() && x + half <= plot.right() + 1) {
                        painter.drawText(QRectF(x - wide, 0, 2 * wide, plot.top() - 4),
                                         Qt::AlignHCenter | Qt::AlignBottom, numberText(number));
                    }
                });
}

/// Paints a ring around the cell pointed at, and lines to the numbers of its row and column.
void paintHeatPointer(QPainter& painter, const HeatWindow& window, const HeatCell& cell,
                      bool hasFocus, const Theme& theme) {
    const QRectF plot = window.plot();
    const QRectF rect = window.cellRect(cell);
    if (!rect.intersects(plot)) {
        return;
    }
    painter.setClipRect(plot.adjusted(-2, -2, 2, 2));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.press, 1, Qt::DashLine));
    painter.drawLine(QPointF(plot.left(), rect.center().y()), {rect.left() - 1, rect.center().y()});
    painter.drawLine(QPointF(rect.center().x(), plot.top()), {rect.center().x(), rect.top() - 1});
    const double least =
        std::max(0.0, ((rect.width() < 1 ? minRingOfPixel : minRing) - rect.width()) / 2);
    painter.setPen(QPen(theme.press, hasFocus ? 2.6 : 2));
    painter.drawRoundedRect(rect.adjusted(-least, -least, least, least), 2, 2);
}

} // namespace

void HeatCellPainter::setScale(HeatScale scale) {
    scale_ = std::move(scale);
    clear();
}

void HeatCellPainter::setTextOf(std::function<QString(std::uint32_t)> textOf) {
    textOf_ = std::move(textOf);
    clear();
}

void HeatCellPainter::paint(QPainter& painter, double size, const HeatLook& look,
                            const Theme& theme) const {
    const QColor colour = colourOf(look, theme);
    painter.setRenderHint(QPainter::Antialiasing);
    const double gap = std::max(0.5, size * 0.05);
    const double radius = size * 0.16;
    const QRectF square = QRectF(0, 0, size, size).adjusted(gap, gap, -gap, -gap);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawRoundedRect(square, radius, radius);
    if (look.mark == HeatMark::bound) {
        const double width = std::max(1.2, size * 0.06);
        painter.setPen(QPen(theme.text, width));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(square.adjusted(width / 2, width / 2, -width / 2, -width / 2),
                                radius, radius);
    } else if (look.mark != HeatMark::none) {
        const bool isRight = look.mark == HeatMark::right;
        const double width = std::max(1.2, size * 0.09);
        painter.setPen(QPen(isRight ? theme.accent : theme.press, width));
        painter.setBrush(Qt::NoBrush);
        const QRectF ring = square.adjusted(width / 2, width / 2, -width / 2, -width / 2);
        painter.drawRoundedRect(ring, radius, radius);
        if (!isRight) {
            painter.drawLine(ring.topLeft(), ring.bottomRight());
            painter.drawLine(ring.topRight(), ring.bottomLeft());
        }
    }
    if (size >= minNumber) {
        const QString text = textOf_ ? textOf_(look.value) : numberText(look.value);
        QFont font = fontFor(TextRole::body);
        const double room = text.size() <= 2 ? 0.46 : 1.6 / static_cast<double>(text.size() + 1);
        font.setPixelSize(std::max(6, static_cast<int>(size * room)));
        font.setBold(look.value > 0);
        painter.setFont(font);
        painter.setPen(look.isShown == true ? textOn(colour)
                       : look.isShown       ? theme.secondText
                                            : scale_.textColour(scale_.bandOf(look.value), theme));
        painter.drawText(QRectF(0, 0, size, size), Qt::AlignCenter, text);
    }
}

const QPixmap& HeatCellPainter::pixmap(double size, double pixelRatio, const HeatLook& look,
                                       const Theme& theme) {
    if (!pixmaps_.isEmpty() && (pixmaps_.size() > maxPixmaps ||
                                pixmaps_.begin()->deviceIndependentSize().width() != size)) {
        clear();
    }
    QPixmap& pixmap = pixmaps_[look];
    if (pixmap.isNull()) {
        pixmap = QPixmap(QSizeF(size * pixelRatio, size * pixelRatio).toSize());
        pixmap.setDevicePixelRatio(pixelRatio);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(painter, size, look, theme);
    }
    return pixmap;
}

QImage HeatCellPainter::image(const std::vector<std::uint32_t>& values, const HeatArea& area,
                              const std::function<HeatLook(HeatCell, std::uint32_t)>& lookOf,
                              const Theme& theme) const {
    std::vector<QRgb> colours;
    for (std::size_t band = 0; band < scale_.bands().size(); ++band) {
        colours.push_back(scale_.colour(band, theme).rgb());
    }
    const QRgb shown = theme.quiet.rgb();
    QImage image(static_cast<int>(area.last.column - area.first.column + 1),
                 static_cast<int>(area.last.row - area.first.row + 1), QImage::Format_RGB32);
    auto value = values.begin();
    for (int y = 0; y < image.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = 0; x < image.width(); ++x, ++value) {
            const HeatLook look = lookOf({area.first.row + static_cast<std::size_t>(y),
                                          area.first.column + static_cast<std::size_t>(x)},
                                         *value);
            line[x] = look.mark == HeatMark::wrong   ? theme.press.rgb()
                      : look.mark == HeatMark::right ? theme.accent.rgb()
                      : look.isShown                 ? (*look.isShown ? shown : colours.front())
                                                     : colours[scale_.bandOf(*value)];
        }
    }
    return image;
}

HeatSummary HeatCellPainter::summary() const {
    return scale_.bands().size() == 2 ? HeatSummary::share : HeatSummary::greatest;
}

QImage HeatCellPainter::summaryImage(HeatSummary summary, const std::vector<std::uint16_t>& pixels,
                                     QSize size, const Theme& theme) const {
    // The colours of all shares that differ noticeably, or of the bands.
    constexpr std::size_t shades = 256;
    std::vector<QRgb> colours;
    const bool areShares = summary == HeatSummary::share;
    const std::size_t bands = scale_.bands().size();
    for (std::size_t i = 0; i < (areShares ? shades : bands); ++i) {
        const QColor colour = areShares
                                  ? mixed(scale_.colour(0, theme), scale_.colour(bands - 1, theme),
                                          static_cast<double>(i) / static_cast<double>(shades - 1))
                                  : scale_.colour(i, theme);
        colours.push_back(colour.rgb());
    }
    std::uint32_t least = HeatLevels::most;
    std::uint32_t greatest = 0;
    for (const std::uint16_t one : pixels) {
        if (one != HeatLevels::unknown) {
            least = std::min<std::uint32_t>(least, one);
            greatest = std::max<std::uint32_t>(greatest, one);
        }
    }
    if (greatest <= least) {
        least = 0; // all shares are equal
        greatest = HeatLevels::most;
    }
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    auto pixel = pixels.begin();
    for (int y = 0; y < size.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = 0; x < size.width(); ++x, ++pixel) {
            const std::size_t shade = *pixel == HeatLevels::unknown ? 0
                                      : areShares
                                          ? (*pixel - least) * (shades - 1) / (greatest - least)
                                          : scale_.bandOf(*pixel);
            line[x] = *pixel == HeatLevels::unknown ? qRgba(0, 0, 0, 0) : colours[shade];
        }
    }
    return image;
}

QImage HeatCellPainter::overviewImage(const std::vector<std::uint16_t>& pixels, QSize size,
                                      const Theme& theme) const {
    // Large values differ by their order of magnitude.
    const auto magnitude = [](std::uint16_t value) { return std::log2(1.0 + value); };
    double low = std::numeric_limits<double>::max();
    double high = 0;
    for (const std::uint16_t pixel : pixels) {
        if (pixel != HeatLevels::unknown) {
            low = std::min(low, magnitude(pixel));
            high = std::max(high, magnitude(pixel));
        }
    }
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    auto pixel = pixels.begin();
    for (int y = 0; y < size.height(); ++y) {
        for (int x = 0; x < size.width(); ++x, ++pixel) {
            const double share = high > low ? (magnitude(*pixel) - low) / (high - low) : 0;
            image.setPixelColor(x, y,
                                *pixel == HeatLevels::unknown ? QColor(Qt::transparent)
                                                              : mixedColour(share, theme));
        }
    }
    return image;
}

QImage HeatCellPainter::filteredImage(const std::vector<std::uint16_t>& shares,
                                      const std::vector<std::uint16_t>& greatest, QSize size,
                                      const Theme& theme) const {
    // A single cell among many has at least this share of the strongest colour.
    constexpr double least = 0.35;
    std::uint16_t most = 1;
    for (const std::uint16_t share : shares) {
        most = share == HeatLevels::unknown ? most : std::max(most, share);
    }
    const QColor palest = scale_.colour(0, theme);
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    for (std::size_t i = 0; i < shares.size(); ++i) {
        const int x = static_cast<int>(i) % size.width();
        const int y = static_cast<int>(i) / size.width();
        const bool isKnown = greatest[i] != HeatLevels::unknown;
        const double share =
            isKnown && greatest[i] > 0
                ? least + (1 - least) * static_cast<double>(shares[i]) / static_cast<double>(most)
                : 0;
        image.setPixelColor(x, y, isKnown ? mixed(palest, theme.quiet, share) : Qt::transparent);
    }
    return image;
}

QColor HeatCellPainter::colourOf(const HeatLook& look, const Theme& theme) const {
    return !look.isShown   ? scale_.colour(scale_.bandOf(look.value), theme)
           : *look.isShown ? theme.quiet
                           : scale_.colour(0, theme);
}

QColor HeatCellPainter::mixedColour(double share, const Theme& theme) const {
    return mixed(scale_.colour(0, theme), scale_.colour(scale_.bands().size() - 1, theme), share);
}

HeatMap::HeatMap(QWidget* parent) : QWidget(parent) {
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    navigator_ = new Navigator(*this, this);
    onLanguageChanged(this, [this] { describePointed(); });
    asking_.setSingleShot(true);
    asking_.setInterval(0);
    connect(&asking_, &QTimer::timeout, this,
            [this] { Q_EMIT tilesNeeded(missingTiles(), missingOverview()); });
}

void HeatMap::setTable(std::size_t rows, std::size_t columns, std::size_t tileSide) {
    const bool isNewSize = rows != window_.rows() || columns != window_.columns();
    tiles_.setTable(rows, columns, tileSide);
    if (isNewSize) {
        window_.setTable(rows, columns);
        hovered_.reset();
        chosen_.reset();
        reportPointed();
    }
    viewChanged();
}

void HeatMap::setTile(HeatTile tile, std::vector<std::uint32_t> values) {
    tiles_.insert(tile, std::move(values));
    update();
    navigator_->update();
    if (hovered_ && window_.cellSize() < 1) {
        hoverAt(hoverPosition_);
    }
    if (const auto cell = pointed(); cell && tiles_.tileOf(*cell) == tile) {
        reportPointed();
    }
    Q_EMIT valuesKnown();
}

QList<HeatTile> HeatMap::missingTiles() const {
    const bool isEmpty = window_.rows() == 0 || window_.columns() == 0 || window_.plot().isEmpty();
    if (isEmpty) {
        return {};
    }
    if (!isCoarse()) {
        return tiles_.missing(window_.visible());
    }
    QList<HeatTile> missing = tiles_.missingCoarse(window_.visible());
    if (const auto cell = pointed()) {
        const auto cells = hovered_ ? cellsAt(hoverPosition_) : std::nullopt;
        missing = tiles_.missing(cells.value_or(HeatArea{*cell, *cell})) + missing;
    }
    return missing;
}

double HeatMap::knownFraction() const {
    const HeatArea area = window_.visible();
    const HeatTile first = tiles_.tileOf(area.first, isCoarse());
    const HeatTile last = tiles_.tileOf(area.last, isCoarse());
    const auto missing =
        isCoarse() ? tiles_.missingCoarse(area).size() : tiles_.missing(area).size();
    return 1 - static_cast<double>(missing) / static_cast<double>((last.row - first.row + 1) *
                                                                  (last.column - first.column + 1));
}

QList<HeatTile> HeatMap::missingOverview() const {
    if (!isUsed_ || !isOverviewCoarse()) {
        return {};
    }
    QList<HeatTile> missing = tiles_.missingCoarse({{1, 1}, {window_.rows(), window_.columns()}});
    if (isCoarse()) {
        const QList<HeatTile> visible = missingTiles();
        missing.removeIf([&visible](HeatTile tile) { return visible.contains(tile); });
    }
    return missing;
}

bool HeatMap::isOverviewCoarse() const {
    return std::max(window_.rows(), window_.columns()) >= leastCoarse;
}

std::size_t HeatMap::cellsPerPixel() const {
    return static_cast<std::size_t>(std::ceil(1 / window_.cellSize()));
}

bool HeatMap::isCoarse() const {
    return window_.cellSize() * HeatLevels::blockSide <= 1 || tiles_.isTooLarge(window_.visible());
}

std::optional<HeatArea> HeatMap::cellsAt(QPointF position) const {
    const QPointF pixel(std::floor(position.x()), std::floor(position.y()));
    const bool hasSeveral = window_.cellSize() < 1;
    const auto first = window_.cellAt(hasSeveral ? pixel : position);
    // The end of the pixel belongs to the next one.
    constexpr double end = 0.999;
    const auto last = hasSeveral ? window_.cellAt(pixel + QPointF(end, end)) : first;
    return first ? std::optional(HeatArea{*first, last.value_or(*first)}) : std::nullopt;
}

std::optional<HeatCell> HeatMap::cellAt(QPointF position) const {
    const auto cells = cellsAt(position);
    if (!cells) {
        return std::nullopt;
    }
    HeatCell greatest = cells->first;
    for (std::size_t row = cells->first.row; row <= cells->last.row; ++row) {
        for (std::size_t column = cells->first.column; column <= cells->last.column; ++column) {
            if (valueAt({row, column}) > valueAt(greatest)) {
                greatest = {row, column};
            }
        }
    }
    return greatest;
}

void HeatMap::setUsed() {
    if (!std::exchange(isUsed_, true)) {
        asking_.start();
    }
}

void HeatMap::hoverAt(QPointF position) {
    setUsed();
    hoverPosition_ = position;
    setHovered(cellAt(position));
}

void HeatMap::setScale(HeatScale scale) {
    cells_.setScale(std::move(scale));
    looksChanged();
}

void HeatMap::setMarks(std::function<HeatMark(HeatCell, std::uint32_t)> markOf) {
    markOf_ = std::move(markOf);
    looksChanged();
}

void HeatMap::setFilter(std::optional<HeatFilter> filter) {
    if (filter == filter_) {
        return;
    }
    filter_ = std::move(filter);
    tiles_.setFilteredValue(filter_ ? filter_->value : std::nullopt);
    looksChanged();
    viewChanged(); // summaries may have to be computed again
}

HeatCount HeatMap::shownCount() const {
    return window_.rows() == 0 ? HeatCount() : tiles_.count(window_.visible(), isCoarse());
}

void HeatMap::setTextOf(std::function<QString(std::uint32_t)> textOf) {
    textOf_ = std::move(textOf);
    cells_.setTextOf(textOf_);
    looksChanged();
    if (pointed()) {
        reportPointed();
    }
}

std::optional<QString> HeatMap::textAt(HeatCell cell) const {
    const auto value = valueAt(cell);
    return !value ? std::nullopt : std::optional(textOf_ ? textOf_(*value) : numberText(*value));
}

void HeatMap::choose(std::optional<HeatCell> cell) {
    chosen_ = cell;
    hovered_.reset();
    if (cell) {
        window_.makeVisible(*cell);
    }
    reportPointed();
    viewChanged();
    Q_EMIT viewMoved();
}

void HeatMap::showFirst(std::size_t count) {
    window_.showFirst(count);
    viewChanged();
    Q_EMIT viewMoved();
}

void HeatMap::showAll() {
    window_.showAll();
    viewChanged();
    Q_EMIT viewMoved();
}

void HeatMap::zoomBy(double factor, QPointF fixed) {
    window_.zoomBy(factor, fixed);
    viewChanged();
    Q_EMIT viewMoved();
}

QRectF HeatMap::contentRect() const {
    return window_.rows() == 0 ? window_.plot()
                               : window_.areaRect({{1, 1}, {window_.rows(), window_.columns()}});
}

void HeatMap::moveContent(QPointF pixels) {
    window_.moveBy(pixels);
    viewChanged();
    Q_EMIT viewMoved();
}

void HeatMap::showLike(const HeatMap& other) {
    window_.showLike(other.window_);
    viewChanged();
}

HeatLook HeatMap::lookOf(HeatCell cell, std::uint32_t value) const {
    const HeatMark mark = markOf_ ? markOf_(cell, value) : HeatMark::none;
    const bool isHidden = filter_ && !filter_->shows(cell, value);
    return {value, isHidden && mark == HeatMark::bound ? HeatMark::none : mark,
            filter_ ? std::optional(!isHidden) : std::nullopt};
}

void HeatMap::viewChanged() {
    navigator_->refresh();
    if (isVisible()) {
        asking_.start();
    }
    update();
}

void HeatMap::looksChanged() {
    cells_.clear();
    tiles_.clearImages();
    update();
}

void HeatMap::setHovered(std::optional<HeatCell> cell) {
    if (cell != hovered_) {
        hovered_ = cell;
        reportPointed();
        update();
        if (isVisible() && isCoarse()) {
            asking_.start(); // the value is requested
        }
    }
}

void HeatMap::reportPointed() {
    describePointed();
    Q_EMIT pointedAt(pointed());
}

void HeatMap::describePointed() {
    const auto cell = pointed();
    reportCurrentPart(*this, cell && valueAt(*cell) ? nameOf(*cell) : QString());
}

QString HeatMap::nameOf(HeatCell cell) const {
    const std::optional<QString> value = textAt(cell);
    return value ? tr("Row %1, column %2: %3")
                       .arg(numberText(cell.row), numberText(cell.column), *value)
                 : tr("Row %1, column %2: not known yet")
                       .arg(numberText(cell.row), numberText(cell.column));
}

std::size_t HeatMap::partCount() const {
    if (window_.rows() == 0) {
        return 0;
    }
    const auto [first, last] = window_.visible();
    return (last.row - first.row + 1) * (last.column - first.column + 1);
}

HeatCell HeatMap::cellOf(std::size_t part) const {
    const auto [first, last] = window_.visible();
    const std::size_t columns = last.column - first.column + 1;
    return {first.row + part / columns, first.column + part % columns};
}

std::optional<std::size_t> HeatMap::partOf(std::optional<HeatCell> cell) const {
    if (!cell || window_.rows() == 0) {
        return std::nullopt;
    }
    const auto [first, last] = window_.visible();
    const bool isSeen = cell->row >= first.row && cell->row <= last.row &&
                        cell->column >= first.column && cell->column <= last.column;
    return isSeen ? std::optional((cell->row - first.row) * (last.column - first.column + 1) +
                                  cell->column - first.column)
                  : std::nullopt;
}

void HeatMap::paintEvent(QPaintEvent* /*event*/) {
    const Theme theme = themeOf(*this);
    QPainter painter(this);
    paintTable(painter, theme, [&](const QRectF& cell, const HeatLook& look) {
        painter.drawPixmap(cell.topLeft(),
                           cells_.pixmap(window_.cellSize(), devicePixelRatioF(), look, theme));
    });
    if (const auto cell = pointed()) {
        paintHeatPointer(painter, window_, *cell, hasFocus(), theme);
    }
}

void HeatMap::paintPicture(QPainter& painter) {
    const Theme theme = themeOf(*this);
    paintTable(painter, theme, [&](const QRectF& cell, const HeatLook& look) {
        painter.save();
        painter.translate(cell.topLeft());
        cells_.paint(painter, cell.width(), look, theme);
        painter.restore();
    });
}

void HeatMap::paintTable(QPainter& painter, const Theme& theme,
                         const std::function<void(const QRectF&, const HeatLook&)>& paintCell) {
    painter.setLayoutDirection(Qt::LeftToRight);
    if (window_.rows() == 0 || window_.columns() == 0 || window_.plot().isEmpty()) {
        return;
    }
    if (theme != std::exchange(paintedIn_, theme)) {
        cells_.clear();
        tiles_.clearImages();
    }
    const HeatArea area = window_.visible();
    paintHeatHeads(painter, window_, pointed(), theme);
    painter.save();
    painter.setClipRect(window_.plot(), Qt::IntersectClip);
    if (window_.cellSize() >= minSquare) {
        paintCells(area, paintCell);
    } else if (window_.cellSize() >= 1) {
        paintImages(painter, theme, area);
    } else {
        paintPixels(painter, theme);
    }
    painter.restore();
}

void HeatMap::paintCells(const HeatArea& area,
                         const std::function<void(const QRectF&, const HeatLook&)>& paintCell) {
    for (std::size_t row = area.first.row; row <= area.last.row; ++row) {
        for (std::size_t column = area.first.column; column <= area.last.column; ++column) {
            const HeatCell cell{row, column};
            if (const auto value = valueAt(cell)) {
                paintCell(window_.cellRect(cell), lookOf(cell, *value));
            }
        }
    }
}

void HeatMap::paintImages(QPainter& painter, const Theme& theme, const HeatArea& area) {
    const HeatTile first = tiles_.tileOf(area.first);
    const HeatTile last = tiles_.tileOf(area.last);
    const auto make = [this, &theme](const std::vector<std::uint32_t>& values,
                                     const HeatArea& tile) {
        return cells_.image(values, tile, std::bind_front(&HeatMap::lookOf, this), theme);
    };
    for (std::size_t row = first.row; row <= last.row; ++row) {
        for (std::size_t column = first.column; column <= last.column; ++column) {
            if (const QImage* image = tiles_.image({row, column}, make)) {
                painter.drawImage(window_.areaRect(areaOf({row, column})), *image);
            }
        }
    }
}

void HeatMap::paintPixels(QPainter& painter, const Theme& theme) {
    const double ratio = painter.device()->devicePixelRatioF();
    const QRectF plot = window_.plot();
    const QSize size = (plot.size() * ratio).toSize();
    const HeatSummary summary = cells_.summary();
    const double cells = 1 / (window_.cellSize() * ratio);
    QImage image =
        filter_
            ? filteredImage(isCoarse(), window_.origin(), cells, size, theme)
            : cells_.summaryImage(summary,
                                  tiles_.pixels(summary, isCoarse(), window_.origin(), cells, size),
                                  size, theme);
    image.setDevicePixelRatio(ratio);
    painter.drawImage(plot.topLeft(), image);
}

QImage HeatMap::filteredImage(bool isCoarse, QPointF origin, double cells, QSize size,
                              const Theme& theme) const {
    if (filter_->value) {
        return cells_.filteredImage(
            tiles_.pixels(HeatSummary::share, isCoarse, origin, cells, size),
            tiles_.pixels(HeatSummary::greatest, isCoarse, origin, cells, size), size, theme);
    }
    // All pixels of a line look alike.
    std::vector<bool> isShown(window_.rows());
    for (const std::size_t row : filter_->rows) {
        isShown[row - 1] = true;
    }
    const auto linesOf = [&](HeatSummary summary) {
        const auto read = [&](std::size_t row, std::size_t, std::span<std::uint16_t> out) {
            std::ranges::fill(out, isShown[row] ? HeatLevels::most : 0);
        };
        return reduceToPixels(summary, window_.rows(), 1, {0, origin.y()}, cells,
                              {1, size.height()}, read);
    };
    const double right = (static_cast<double>(window_.columns()) - origin.x()) / cells;
    return cells_
        .filteredImage(linesOf(HeatSummary::share), linesOf(HeatSummary::greatest),
                       {1, size.height()}, theme)
        .scaled(std::clamp(static_cast<int>(right), 1, size.width()), size.height());
}

void HeatMap::paintOverview(QPainter& painter, const QRectF& area) const {
    const QSize size = (area.size() * painter.device()->devicePixelRatioF()).toSize();
    if (window_.rows() == 0 || size.isEmpty()) {
        return;
    }
    const double cells = static_cast<double>(window_.columns()) / size.width();
    if (filter_) {
        painter.drawImage(area, filteredImage(isOverviewCoarse(), {}, cells, size, themeOf(*this)));
        return;
    }
    const auto pixels = tiles_.pixels(HeatSummary::greatest, isOverviewCoarse(), {}, cells, size);
    painter.drawImage(area, cells_.overviewImage(pixels, size, themeOf(*this)));
}

void HeatMap::moveNavigator(QLayout& layout) {
    navigator_->moveTo(layout);
}

void HeatMap::resizeEvent(QResizeEvent* /*event*/) {
    placePlot();
}

void HeatMap::placePlot() {
    const double text = QFontMetricsF(fontFor(TextRole::small)).height();
    const QPointF corner(std::max<double>(rowHeads, rowHeadsOfText * text),
                         std::max<double>(columnHeads, columnHeadsOfText * text));
    // A small window can leave less room than the heads take.
    window_.setPlot({corner, QSizeF(std::max(width() - corner.x(), 0.0),
                                    std::max(height() - corner.y(), 0.0))});
    viewChanged();
}

void HeatMap::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    viewChanged();
}

void HeatMap::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        looksChanged();
        placePlot(); // the size of the headers has changed
    }
}

void HeatMap::mousePressEvent(QMouseEvent* event) {
    const bool isMiddle = event->button() == Qt::MiddleButton;
    if (isMiddle || event->button() == Qt::LeftButton) {
        grabbed_ = event->position();
        isDragging_ = isMiddle; // the middle button never chooses a cell
    }
}

void HeatMap::cancelDrag() {
    grabbed_.reset();
    isDragging_ = false;
    unsetCursor();
}

void HeatMap::mouseMoveEvent(QMouseEvent* event) {
    if (!grabbed_) {
        hoverAt(event->position());
        return;
    }
    const QPointF way = event->position() - *grabbed_;
    if (isDragging_ || way.manhattanLength() >= QApplication::startDragDistance()) {
        isDragging_ = true;
        setCursor(Qt::ClosedHandCursor);
        grabbed_ = event->position();
        moveContent(way);
    }
}

void HeatMap::mouseReleaseEvent(QMouseEvent* event) {
    if (!grabbed_) {
        return;
    }
    grabbed_.reset();
    unsetCursor();
    if (isDragging_) {
        hoverAt(event->position());
    } else if (const auto cell = cellAt(event->position())) {
        chosen_ = cell;
        reportPointed();
        update();
    }
}

void HeatMap::mouseDoubleClickEvent(QMouseEvent* event) {
    if (const auto cell = cellAt(event->position()); cell && event->button() == Qt::LeftButton) {
        chosen_ = cell;
        Q_EMIT opened(*cell);
    }
}

void HeatMap::leaveEvent(QEvent* /*event*/) {
    setHovered(std::nullopt);
}

QString HeatMap::shownText() const {
    const HeatArea area = window_.visible();
    if (partCount() > maxCopied) {
        return {};
    }
    QString text;
    for (std::size_t row = area.first.row; row <= area.last.row; ++row) {
        for (std::size_t column = area.first.column; column <= area.last.column; ++column) {
            text += textAt({row, column}).value_or(QString());
            text += QLatin1Char(column == area.last.column ? '\n' : '\t');
        }
    }
    return text;
}

void HeatMap::contextMenuEvent(QContextMenuEvent* event) {
    auto* menu = new ViewMenu(*this);
    if (const std::optional<HeatCell> cell = pointed()) {
        menu->addAction(tr("&Open this board"), this, [this, cell] { Q_EMIT opened(*cell); });
    }
    menu->show(*event);
}

void HeatMap::wheelEvent(QWheelEvent* event) {
    const QPoint turn = event->angleDelta();
    zoomBy(std::pow(wheelBase, turn.y() != 0 ? turn.y() : turn.x()), event->position());
    hoverAt(event->position());
    event->accept();
}

void HeatMap::keyPressEvent(QKeyEvent* event) {
    if (window_.rows() == 0 || window_.columns() == 0) {
        QWidget::keyPressEvent(event);
        return;
    }
    setUsed();
    const auto step = [this](std::int64_t rows, std::int64_t columns) {
        choose(pointed() ? window_.moved(*pointed(), rows, columns) : window_.visible().first);
    };
    constexpr int far = 10;
    const int by = (event->modifiers() & Qt::ShiftModifier) != 0 ? far : 1;
    const QPointF middle =
        pointed() ? window_.cellRect(*pointed()).center() : window_.plot().center();
    switch (event->key()) {
    case Qt::Key_Left:
        return step(0, -by);
    case Qt::Key_Right:
        return step(0, by);
    case Qt::Key_Up:
        return step(-by, 0);
    case Qt::Key_Down:
        return step(by, 0);
    case Qt::Key_PageUp:
        return step(-far, 0);
    case Qt::Key_PageDown:
        return step(far, 0);
    case Qt::Key_Home:
        return choose(HeatCell{1, 1});
    case Qt::Key_End:
        return choose(HeatCell{window_.rows(), window_.columns()});
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return zoomBy(keyZoom, middle);
    case Qt::Key_Minus:
        return zoomBy(1 / keyZoom, middle);
    case Qt::Key_0:
        return showAll();
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (const auto cell = pointed()) {
            chosen_ = cell;
            Q_EMIT opened(*cell);
        }
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

} // namespace lightsout

#include "moc_HeatMap.cpp"
