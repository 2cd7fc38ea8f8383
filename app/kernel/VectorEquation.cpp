// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernel/VectorEquation.h"

#include "controls/PartedView.h"
#include "controls/ViewMenu.h"
#include "formats/MatrixNotation.h"
#include "text/NumberText.h"
#include "theme/LookChanges.h"
#include "theme/Theme.h"

#include <QContextMenuEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace lightsout {

namespace {

constexpr double bracketWidth = 6;
constexpr double space = 4;

/// Returns a bracket that opens to the right, as wide as `bracketWidth`.
QPainterPath bracket(double height, bool isAngle) {
    QPainterPath path(QPointF(bracketWidth, 0));
    if (isAngle) {
        path.lineTo(0, height / 2);
        path.lineTo(bracketWidth, height);
    } else {
        const double bend = std::min(12.0, height / 2);
        path.quadTo(1, bend / 2, 1, bend);
        path.lineTo(1, height - bend);
        path.quadTo(1, height - bend / 2, bracketWidth, height);
    }
    return path;
}

} // namespace

VectorEquation::VectorEquation(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    onAppearanceChanged(this, [this] {
        updateGeometry();
        update();
    });
}

void VectorEquation::setVectors(std::vector<BitVector> basis, std::optional<BitVector> particular) {
    basis_ = std::move(basis);
    particular_ = std::move(particular);
    changeName(*this, shownText().trimmed());
    updateGeometry();
    update();
}

QString VectorEquation::shownText() const {
    return QString::fromStdString(solutionsText(basis_, particular_, MatrixNotation::plain));
}

QSize VectorEquation::sizeHint() const {
    return {static_cast<int>(std::ceil(draw(nullptr))) + 2,
            static_cast<int>(std::ceil(columnHeight())) + 4};
}

double VectorEquation::columnHeight() const {
    const QFontMetricsF metrics(fontFor(TextRole::small));
    const std::size_t entries = particular_       ? particular_->size()
                                : !basis_.empty() ? basis_.front().size()
                                                  : 1;
    return metrics.height() * static_cast<double>(entries);
}

double VectorEquation::draw(QPainter* painter) const {
    const QFontMetricsF metrics(fontFor(TextRole::small));
    const double height = columnHeight();
    double x = 0;
    const auto addText = [&](const QString& text) {
        if (painter != nullptr) {
            const double baseline = height / 2 + (metrics.ascent() - metrics.descent()) / 2;
            painter->drawText(QPointF(x, baseline), text);
        }
        x += metrics.horizontalAdvance(text);
    };
    const auto addBracket = [&](bool isAngle, bool isClosing) {
        if (painter != nullptr) {
            painter->save();
            painter->translate(isClosing ? x + bracketWidth : x, 0);
            painter->scale(isClosing ? -1 : 1, 1);
            painter->drawPath(bracket(height, isAngle));
            painter->restore();
        }
        x += bracketWidth;
    };
    const auto addColumn = [&](const BitVector& vector) {
        addBracket(false, false);
        const double width = metrics.horizontalAdvance(QLatin1Char('0'));
        if (painter != nullptr) {
            for (std::size_t i = 0; i < vector.size(); ++i) {
                painter->drawText(
                    QPointF(x, metrics.height() * static_cast<double>(i) + metrics.ascent()),
                    QString(QLatin1Char(vector[i] ? '1' : '0')));
            }
        }
        x += width;
        addBracket(false, true);
    };
    addText(particular_ ? QStringLiteral("x = ") : QStringLiteral("Ker A = "));
    if (particular_) {
        addColumn(*particular_);
    } else if (basis_.empty()) {
        addText(QStringLiteral("{0}"));
    } else {
        addBracket(true, false);
        x += space;
    }
    for (std::size_t i = 0; i < basis_.size(); ++i) {
        if (particular_) {
            addText(QStringLiteral(" + t") + subscript(i + 1));
            x += space;
        } else if (i > 0) {
            addText(QStringLiteral(", "));
        }
        addColumn(basis_[i]);
    }
    if (!particular_ && !basis_.empty()) {
        x += space;
        addBracket(true, true);
    }
    return x;
}

void VectorEquation::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(fontFor(TextRole::small));
    painter.setPen(QPen(themeOf(*this).text, 1));
    painter.setLayoutDirection(Qt::LeftToRight); // in every language
    painter.translate(1, 2);
    draw(&painter);
}

void VectorEquation::contextMenuEvent(QContextMenuEvent* event) {
    (new ViewMenu(*this))->show(*event);
}

} // namespace lightsout

#include "moc_VectorEquation.cpp"
