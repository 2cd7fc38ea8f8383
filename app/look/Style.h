// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

namespace lightsout {

/// How widgets are drawn. The letters that Alt is pressed with are underlined while Alt is down.
class Style : public QProxyStyle {
    Q_OBJECT

public:
    Style();

    /// Whether nothing is to fade or glide; else as the desktop wants it.
    static void setHasLessMotion(bool hasLess);

    /// Makes labels show their text as it is, unless they are explicitly of rich text: a file's
    /// words in a message or a tooltip could otherwise name pictures, which Qt would open.
    void polish(QWidget* widget) override;
    using QProxyStyle::polish;

    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* returned) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option,
                    const QWidget* widget) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool isAltDown_ = false;
};

} // namespace lightsout
