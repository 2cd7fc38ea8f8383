// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/AnswerBars.h"

#include "look/Theme.h"
#include "text/NumberText.h"

#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace lightsout {

namespace {

constexpr int barHeight = 46;
constexpr int barGap = 14;
constexpr double paleness = 0.55;

} // namespace

AnswerBars::AnswerBars(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void AnswerBars::setBars(std::vector<Bar> bars, std::size_t all) {
    bars_ = std::move(bars);
    all_ = std::max<std::size_t>(1, all);
    QStringList words;
    for (const Bar& bar : bars_) {
        words << (bar.isRight ? tr("%1: %2, right") : tr("%1: %2"))
                     .arg(bar.answer, numberText(bar.count));
    }
    setAccessibleName(tr("Answers"));
    setAccessibleDescription(words.join(QStringLiteral("; ")));
    updateGeometry();
    update();
}

QSize AnswerBars::sizeHint() const {
    return {480, static_cast<int>(bars_.size()) * (barHeight + barGap)};
}

void AnswerBars::paintEvent(QPaintEvent* /*event*/) {
    const Theme theme = themeOf(*this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QFont font = fontFor(TextRole::headline);
    font.setBold(true);
    painter.setFont(font);
    const QFontMetrics metrics = painter.fontMetrics();
    int widest = 0;
    for (const Bar& bar : bars_) {
        widest = std::max(widest, metrics.horizontalAdvance(bar.answer));
    }
    const int nameWidth = std::min(widest + 4, width() * 2 / 5);
    const int countWidth = metrics.horizontalAdvance(QStringLiteral("0000"));
    const auto visual = [this](const QRect& place) {
        return QStyle::visualRect(layoutDirection(), rect(), place);
    };
    const auto aligned = [this](Qt::Alignment side) {
        return static_cast<int>(QStyle::visualAlignment(layoutDirection(), side) |
                                Qt::AlignAbsolute | Qt::AlignVCenter);
    };
    int top = 0;
    for (const Bar& bar : bars_) {
        const QRect name(0, top, nameWidth, barHeight);
        const QRect whole(nameWidth + 14, top, width() - nameWidth - countWidth - 28, barHeight);
        const QRect count(width() - countWidth, top, countWidth, barHeight);
        painter.setPen(bar.isRight ? theme.quiet : theme.text);
        painter.drawText(visual(name), aligned(Qt::AlignRight),
                         metrics.elidedText(bar.answer, Qt::ElideRight, nameWidth));
        painter.drawText(visual(count), aligned(Qt::AlignLeft), numberText(bar.count));
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.cell);
        painter.drawRoundedRect(visual(whole), 8, 8);
        QRect part = whole;
        part.setWidth(static_cast<int>(static_cast<std::size_t>(whole.width()) * bar.count / all_));
        QColor colour = bar.isRight ? theme.quiet : theme.accent;
        if (!bar.isRight) {
            colour.setAlphaF(static_cast<float>(paleness));
        }
        painter.setBrush(colour);
        painter.drawRoundedRect(visual(part), 8, 8);
        top += barHeight + barGap;
    }
}

} // namespace lightsout

#include "moc_AnswerBars.cpp"
