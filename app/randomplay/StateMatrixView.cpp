// SPDX-License-Identifier: GPL-3.0-or-later
#include "randomplay/StateMatrixView.h"

#include "board/PatternPicture.h"
#include "controls/ViewMenu.h"
#include "random/StateGraph.h"
#include "randomplay/StateGraphView.h"
#include "text/NumberText.h"
#include "theme/LookChanges.h"
#include "theme/Symbols.h"
#include "theme/Theme.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace lightsout {

namespace {

constexpr double minHead = 17; ///< minimum side at which boards are recognisable
constexpr double maxHead = 44;
constexpr double maxNumber = 24; ///< pixels
constexpr int minDigits = 8;
constexpr std::size_t maxEntryDigits = 15;

} // namespace

QString countText(const BigInteger& count) {
    const std::string digits = count.str();
    if (digits.size() <= maxEntryDigits) {
        return QLocale().toString(count.convert_to<qulonglong>());
    }
    const double leading = QString::fromStdString(digits.substr(0, 4)).toDouble() / 1000;
    return isolated(
        QStringLiteral("≈ %1 · 10%2").arg(decimalText(leading, 2), superscript(digits.size() - 1)));
}

StateMatrixView::StateMatrixView(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setNames<StateMatrixView>(this, QT_TR_NOOP("Matrix of the state graph"));
}

void StateMatrixView::setGames(const Game& game, const std::vector<std::uint8_t>& distances,
                               std::vector<BigInteger> games) {
    LIGHTSOUT_ASSERT(games.empty() || games.size() == distances.size());
    if (rule_ != game.rule() || target_ != boardNumber(game.target())) {
        renumberParts();
    }
    rule_ = game.rule();
    target_ = boardNumber(game.target());
    games_ = std::move(games);
    order_.resize(games_.size());
    for (std::uint32_t board = 0; board < order_.size(); ++board) {
        order_[board] = board;
    }
    // Unreachable boards come last, because `unreachable` is the largest distance.
    std::ranges::stable_sort(order_, {}, [&](std::uint32_t board) { return distances[board]; });
    places_.resize(order_.size());
    for (std::size_t place = 0; place < order_.size(); ++place) {
        places_[order_[place]] = place;
    }
    usual_ = {games_.empty() ? 0 : boardNumber(game.difference()), 0};
    choose(usual_);
}

QSizeF StateMatrixView::headSize() const {
    const auto size = static_cast<double>(std::max<std::size_t>(order_.size(), 1));
    const double side =
        std::min({grownWithText(maxHead), width() / (size + 1), height() / (size + 1)});
    return side < minHead ? QSizeF(0, 0) : QSizeF(side, side);
}

QSizeF StateMatrixView::cellSize() const {
    const auto size = static_cast<double>(std::max<std::size_t>(order_.size(), 1));
    const QSizeF head = headSize();
    return {(width() - 2 - head.width()) / size, (height() - 2 - head.height()) / size};
}

QRectF StateMatrixView::cellOf(std::size_t row, std::size_t column) const {
    const QSizeF cell = cellSize();
    const QSizeF head = headSize();
    return {1 + head.width() + cell.width() * static_cast<double>(column),
            1 + head.height() + cell.height() * static_cast<double>(row), cell.width(),
            cell.height()};
}

QPointF StateMatrixView::centre(Entry entry) const {
    return cellOf(placeOf(entry.from), placeOf(entry.to)).center();
}

void StateMatrixView::choose(Entry entry) {
    chosen_ = entry;
    if (const auto part = currentPart()) {
        setAccessibleDescription(sentence(entry));
        reportPart(*this, *part, QAccessible::Focus);
    }
    update();
    Q_EMIT chosenChanged();
}

StateMatrixView::Entry StateMatrixView::entryOf(std::size_t part) const {
    return {order_[part / order_.size()], order_[part % order_.size()]};
}

QString StateMatrixView::partName(std::size_t entry) const {
    const QString count = countText(games(entryOf(entry)));
    // Screen readers read whole rows, without the header of the row.
    return entry % order_.size() == 0
               ? QStringLiteral("%1: %2").arg(partRowName(entry / order_.size()), count)
               : count;
}

QString StateMatrixView::sentence(Entry entry) const {
    return tr("from %1 to %2: %3")
        .arg(nameOf(entry.from), nameOf(entry.to), countText(games(entry)));
}

QString StateMatrixView::nameOf(std::uint32_t board) const {
    return isolated(piecesText(rule_, boardLights(board ^ target_, rule_.vertexCount())));
}

QRectF StateMatrixView::partRect(std::size_t entry) const {
    return cellOf(entry / order_.size(), entry % order_.size());
}

std::optional<std::size_t> StateMatrixView::partAt(QPointF position) const {
    if (games_.empty()) {
        return std::nullopt;
    }
    const QSizeF cell = cellSize();
    const QPointF inside = position - cellOf(0, 0).topLeft();
    const double row = std::floor(inside.y() / cell.height());
    const double column = std::floor(inside.x() / cell.width());
    const auto size = static_cast<double>(order_.size());
    const bool isEntry = row >= 0 && row < size && column >= 0 && column < size;
    return isEntry ? std::optional(static_cast<std::size_t>(row * size + column)) : std::nullopt;
}

std::optional<std::size_t> StateMatrixView::currentPart() const {
    return games_.empty()
               ? std::nullopt
               : std::optional(placeOf(chosen_.from) * order_.size() + placeOf(chosen_.to));
}

QFont StateMatrixView::numberFont() const {
    QString longest;
    for (const BigInteger& count : games_) {
        const QString text = QString::fromStdString(count.str());
        longest = text.size() > longest.size() ? text : longest;
    }
    const QSizeF cell = cellSize();
    QFont font = fontFor(TextRole::body);
    int pixels = static_cast<int>(std::min(cell.height() * 0.62, grownWithText(maxNumber)));
    for (; pixels >= minDigits; --pixels) {
        font.setPixelSize(pixels);
        if (QFontMetricsF(font).horizontalAdvance(longest) <= cell.width() - 4) {
            break;
        }
    }
    font.setPixelSize(std::max(pixels, 1));
    return font;
}

void StateMatrixView::paintHeads(QPainter& painter) const {
    const QSizeF head = headSize();
    if (head.isEmpty()) {
        return;
    }
    const double side = head.width() - 5;
    const Theme theme = themeOf(*this);
    const QSizeF board(side, side);
    for (std::size_t place = 0; place < order_.size(); ++place) {
        const BitVector lights = boardLights(order_[place] ^ target_, rule_.vertexCount());
        for (const bool isRow : {true, false}) {
            const QRectF cell = isRow ? cellOf(place, 0) : cellOf(0, place);
            QRectF frame(QPointF(), board);
            frame.moveCenter(isRow ? QPointF(head.width() / 2, cell.center().y())
                                   : QPointF(cell.center().x(), head.height() / 2));
            if (order_[place] == (isRow ? chosen_.from : chosen_.to)) {
                painter.setPen(Qt::NoPen);
                painter.setBrush(faded(theme.quiet, 0.45));
                painter.drawRoundedRect(frame.adjusted(-2, -2, 2, 2), 4, 4);
            }
            paintPieces(painter, frame, rule_, lights, theme);
        }
    }
}

void StateMatrixView::paintEntries(QPainter& painter) const {
    const Theme theme = themeOf(*this);
    const BigInteger most = *std::ranges::max_element(games_);
    const QFont font = numberFont();
    painter.setFont(font);
    const bool areNumbers = font.pixelSize() >= minDigits;
    for (std::size_t row = 0; row < order_.size(); ++row) {
        for (std::size_t column = 0; column < order_.size(); ++column) {
            const BigInteger& count = games({order_[row], order_[column]});
            const QRectF cell = cellOf(row, column).adjusted(0.5, 0.5, -0.5, -0.5);
            const double share = count == 0 ? 0 : 0.15 + 0.5 * quotient(count, most);
            painter.fillRect(cell, mixed(theme.card, theme.accent, share));
            if (areNumbers) {
                painter.setPen(count == 0 ? theme.secondText : theme.text);
                painter.drawText(cell, Qt::AlignCenter, QString::fromStdString(count.str()));
            }
        }
    }
    const std::size_t row = placeOf(chosen_.from);
    const std::size_t column = placeOf(chosen_.to);
    const std::size_t last = order_.size() - 1;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.quiet, 1.5));
    painter.drawRect(cellOf(row, 0).united(cellOf(row, last)));
    painter.drawRect(cellOf(0, column).united(cellOf(last, column)));
    painter.setPen(QPen(theme.press, 3));
    painter.drawRect(cellOf(row, column));
}

void StateMatrixView::contextMenuEvent(QContextMenuEvent* event) {
    (new ViewMenu(*this))->show(*event);
}

void StateMatrixView::paintEvent(QPaintEvent* /*event*/) {
    if (games_.empty()) {
        return;
    }
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setLayoutDirection(Qt::LeftToRight);
    paintHeads(painter);
    paintEntries(painter);
}

void StateMatrixView::mouseMoveEvent(QMouseEvent* event) {
    const auto part = partAt(event->position());
    const Entry entry = part ? entryOf(*part) : usual_;
    if (!games_.empty() && entry != chosen_) {
        choose(entry);
    }
}

void StateMatrixView::leaveEvent(QEvent* event) {
    QWidget::leaveEvent(event);
    if (chosen_ != usual_) {
        choose(usual_);
    }
}

void StateMatrixView::keyPressEvent(QKeyEvent* event) {
    if (games_.empty()) {
        QWidget::keyPressEvent(event);
        return;
    }
    if (event->matches(QKeySequence::Copy)) {
        QGuiApplication::clipboard()->setText(forClipboard());
        return;
    }
    std::size_t row = placeOf(chosen_.from);
    std::size_t column = placeOf(chosen_.to);
    const std::size_t last = order_.size() - 1;
    switch (event->key()) {
    case Qt::Key_Up:
        row -= row > 0 ? 1 : 0;
        break;
    case Qt::Key_Down:
        row += row < last ? 1 : 0;
        break;
    case Qt::Key_Left:
        column -= column > 0 ? 1 : 0;
        break;
    case Qt::Key_Right:
        column += column < last ? 1 : 0;
        break;
    default:
        QWidget::keyPressEvent(event);
        return;
    }
    choose({order_[row], order_[column]});
}

QString StateMatrixView::forClipboard() const {
    const auto name = [this](std::uint32_t board) {
        return QString::fromStdString(boardLights(board ^ target_, rule_.vertexCount()).toString());
    };
    QString text;
    for (const std::uint32_t board : order_) {
        text += QLatin1Char('\t') + name(board);
    }
    text += QLatin1Char('\n');
    for (const std::uint32_t from : order_) {
        text += name(from);
        for (const std::uint32_t to : order_) {
            text += QLatin1Char('\t') + QString::fromStdString(games({from, to}).str());
        }
        text += QLatin1Char('\n');
    }
    return text;
}

} // namespace lightsout

#include "moc_StateMatrixView.cpp"
