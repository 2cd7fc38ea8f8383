// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/Icon.h"

#include "theme/Symbols.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QSvgRenderer>

namespace lightsout {

namespace {

constexpr double disabledAlpha = 0.4;

QColor colourOf(QIcon::Mode mode, bool isOnAccent) {
    const QPalette palette = QGuiApplication::palette();
    return mode == QIcon::Disabled ? faded(palette.color(QPalette::PlaceholderText), disabledAlpha)
           : isOnAccent || mode == QIcon::Selected ? palette.color(QPalette::HighlightedText)
                                                   : palette.color(QPalette::WindowText);
}

class ThemedIconEngine : public QIconEngine {
public:
    ThemedIconEngine(QByteArray drawing, bool isMirrored, bool isOnAccent)
        : drawing_(std::move(drawing)), isMirrored_(isMirrored), isOnAccent_(isOnAccent) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode,
               QIcon::State state) override {
        const QColor colour = colourOf(mode, isOnAccent_ || state == QIcon::On);
        QByteArray coloured = drawing_;
        coloured.replace("currentColor", colour.name().toLatin1());
        painter->save();
        painter->setOpacity(colour.alphaF());
        painter->translate(rect.center() + QPointF(0.5, 0.5));
        if (isMirrored_ && QGuiApplication::isRightToLeft()) {
            painter->scale(-1, 1);
        }
        const QSizeF size = rect.size();
        QSvgRenderer(coloured).render(painter,
                                      QRectF(QPointF(-size.width() / 2, -size.height() / 2), size));
        painter->restore();
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        if (size.isEmpty()) {
            return {}; // the button has no size yet
        }
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }

    QIconEngine* clone() const override { return new ThemedIconEngine(*this); }

private:
    QByteArray drawing_;
    bool isMirrored_;
    bool isOnAccent_;
};

QIcon iconOf(const QString& name, bool isMirrored, bool isOnAccent) {
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    [[maybe_unused]] const bool isOpen = file.open(QIODevice::ReadOnly);
    Q_ASSERT(isOpen);
    return QIcon(new ThemedIconEngine(file.readAll(), isMirrored, isOnAccent));
}

} // namespace

QIcon themedIcon(const QString& name, bool isMirrored) {
    return iconOf(name, isMirrored, false);
}

QIcon iconOnAccent(const QString& name) {
    return iconOf(name, false, true);
}

} // namespace lightsout
