// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/GuessAxis.h"

#include "lessons/LessonText.h"
#include "theme/Theme.h"

#include <QPainter>

#include <algorithm>
#include <map>
#include <utility>

namespace lightsout {

namespace {

constexpr double axisMargin = 24;
constexpr double guessDot = 6;
constexpr double classDot = 3;

} // namespace

GuessAxis::GuessAxis(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("guessAxis"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QString GuessAxis::resultName() const {
    return (isTally_ ? tr("games %1") : tr("result %1")).arg(valueText(result_));
}

void GuessAxis::setValues(std::optional<double> guess, double result,
                          std::vector<double> classGuesses, bool isTally) {
    guess_ = guess;
    result_ = result;
    isTally_ = isTally;
    classGuesses_ = std::move(classGuesses);
    std::ranges::sort(classGuesses_);
    QString name =
        !guess || isTally
            ? resultName()
            : tr("Your guess: %1, the result: %2").arg(valueText(*guess), valueText(result));
    if (!classGuesses_.empty()) {
        name += QStringLiteral(". ") +
                tr("%Ln guess(es) of the class, from %1 to %2", nullptr,
                   static_cast<int>(classGuesses_.size()))
                    .arg(valueText(classGuesses_.front()), valueText(classGuesses_.back()));
    }
    setAccessibleName(name);
    updateGeometry();
    update();
}

QSize GuessAxis::sizeHint() const {
    const int line = fontMetrics().height();
    return {200, 2 * line + static_cast<int>(4 * guessDot)};
}

void GuessAxis::paintEvent(QPaintEvent*) {
    const Theme theme = themeOf(*this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    // Numbers grow from left to right in every language. The axis contains 0.
    const double guess = guess_.value_or(result_);
    double low = std::min({0.0, guess, result_});
    double high = std::max({low + 1e-9, guess, result_, isTally_ ? 1.0 : 0.0});
    if (!classGuesses_.empty()) {
        // A joke of one pupil must not move all other guesses together.
        constexpr double most = 3;
        const double wide = most * (high - low);
        low = std::clamp(classGuesses_.front(), low - wide, low);
        high = std::clamp(classGuesses_.back(), high, high + wide);
    }
    const auto placeOf = [&](double value) {
        return axisMargin + (value - low) / (high - low) * (width() - 2 * axisMargin);
    };
    const double middle = height() / 2.0;
    painter.setPen(QPen(theme.secondText, 1.5));
    painter.drawLine(QPointF(axisMargin / 2, middle), QPointF(width() - axisMargin / 2, middle));
    const double zero = placeOf(0);
    painter.drawLine(QPointF(zero, middle - guessDot), QPointF(zero, middle + guessDot));
    // Equal guesses of the class are piled up; those outside the axis are at its end.
    QColor faint = theme.secondText;
    faint.setAlphaF(0.45F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(faint);
    std::map<int, int> piled;
    for (const double other : classGuesses_) {
        const double place = placeOf(std::clamp(other, low, high));
        const int before = piled[static_cast<int>(place / classDot)]++;
        painter.drawEllipse(QPointF(place, middle - 2 * classDot * before), classDot, classDot);
    }
    const auto draw = [&](double value, const QString& name, const QColor& colour, bool isAbove) {
        const double place = placeOf(value);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawEllipse(QPointF(place, middle), guessDot, guessDot);
        painter.setPen(theme.text);
        const double wide = painter.fontMetrics().horizontalAdvance(name) + 2.0;
        const double left = std::clamp(place - wide / 2, 0.0, std::max(0.0, width() - wide));
        const double line = painter.fontMetrics().height();
        const double top = isAbove ? middle - guessDot - line : middle + guessDot;
        painter.drawText(QRectF(left, top, wide, line), Qt::AlignCenter, name);
    };
    draw(result_, resultName(), theme.quiet, false);
    if (guess_) {
        draw(guess, tr("guess %1").arg(valueText(guess)), theme.press, true);
    }
}

} // namespace lightsout

#include "moc_GuessAxis.cpp"
