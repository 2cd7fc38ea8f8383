// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/TilesView.h"

#include "lessons/LessonText.h"
#include "theme/Theme.h"
#include "theme/Touch.h"

#include <QAbstractButton>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace lightsout {

namespace {

constexpr double linesHigh = 7; ///< the largest side, in lines of text

int largestSide(const QWidget& widget) {
    return std::max(static_cast<int>(linesHigh * widget.fontMetrics().height()),
                    touch::sideOf(0) * 13 / 4); // a third of the side is enough for a finger
}

/// Returns a number as a fraction with a small denominator, or else in decimals.
QString fractionText(double share) {
    constexpr int greatest = 400;
    constexpr double rounding = 1e-9;
    for (int denominator = 1; denominator <= greatest; ++denominator) {
        const double numerator = std::round(share * denominator);
        if (std::abs(share * denominator - numerator) < rounding) {
            return denominator == 1
                       ? valueText(numerator)
                       : valueText(numerator) + QLatin1Char('/') + valueText(denominator);
        }
    }
    return valueText(share);
}

class Tile : public QAbstractButton {
public:
    using QAbstractButton::QAbstractButton;

protected:
    void paintEvent(QPaintEvent*) override {
        const Theme theme = themeOf(*this);
        QPainter painter(this);
        painter.fillRect(rect(), isChecked() ? theme.quiet : theme.card);
        painter.setPen(QPen(hasFocus() ? theme.accent : theme.secondText, hasFocus() ? 3 : 1));
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
        painter.setPen(isChecked() ? theme.card : theme.text);
        painter.drawText(rect(), Qt::AlignCenter, text());
    }
};

} // namespace

TilesView::TilesView(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("tiles"));
    setLayoutDirection(Qt::LeftToRight); // "left" means the same in every language
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    for (std::size_t i = 0; i < tileCount; ++i) {
        tiles_[i] = new Tile(this);
        tiles_[i]->setObjectName(QStringLiteral("tile%1").arg(i + 1));
        tiles_[i]->setCheckable(true);
        connect(tiles_[i], &QAbstractButton::clicked, this, [this, i] { Q_EMIT clicked(i); });
    }
}

void TilesView::setShares(const std::array<double, 3>& shares) {
    shares_ = shares;
    const auto& [left, upperLeft, upperRight] = shares_;
    const std::array<double, tileCount> areas{left * upperLeft, left * (1 - upperLeft),
                                              (1 - left) * upperRight,
                                              (1 - left) * (1 - upperRight)};
    for (std::size_t i = 0; i < tileCount; ++i) {
        tiles_[i]->setText(fractionText(areas[i]));
    }
    tiles_[0]->setAccessibleName(tr("left column, top: %1").arg(tiles_[0]->text()));
    tiles_[1]->setAccessibleName(tr("left column, bottom: %1").arg(tiles_[1]->text()));
    tiles_[2]->setAccessibleName(tr("right column, top: %1").arg(tiles_[2]->text()));
    tiles_[3]->setAccessibleName(tr("right column, bottom: %1").arg(tiles_[3]->text()));
    arrange();
}

void TilesView::setMarked(std::size_t tile, bool isMarked) {
    tiles_.at(tile)->setChecked(isMarked);
}

int TilesView::heightForWidth(int width) const {
    return std::min(width, largestSide(*this));
}

QSize TilesView::sizeHint() const {
    const int side = largestSide(*this);
    return {side, side};
}

void TilesView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void TilesView::arrange() {
    const int side = std::min(width(), height());
    const int left = (width() - side) / 2;
    const auto along = [side](double share) { return static_cast<int>(std::lround(share * side)); };
    for (std::size_t i = 0; i < tileCount; ++i) {
        const bool isRight = i >= 2;
        const int column = along(shares_[0]);
        const int row = along(shares_[isRight ? 2 : 1]);
        const bool isLower = i % 2 == 1;
        tiles_[i]->setGeometry(left + (isRight ? column : 0), isLower ? row : 0,
                               isRight ? side - column : column, isLower ? side - row : row);
    }
}

} // namespace lightsout

#include "moc_TilesView.cpp"
