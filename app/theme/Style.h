// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

namespace lightsout {

/// The style of all widgets. Mnemonics are underlined while Alt is pressed.
class Style : public QProxyStyle {
    Q_OBJECT

public:
    Style();

    /// Sets whether animations that fade or glide are disabled; if not, the desktop's preference
    /// applies.
    static void setHasLessMotion(bool hasLess);

    /// Makes labels show plain text unless rich text is set explicitly. Otherwise the content of a
    /// file, shown in a message or a tooltip, could refer to pictures, which Qt would open.
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
