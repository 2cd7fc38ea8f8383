// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QProxyStyle>

namespace lightsout {

class FocusRing;

/// The style of all widgets. Mnemonics are underlined while Alt is pressed. A ring is shown around
/// the focus widget while the keyboard is in use; a mouse press hides it.
class Style : public QProxyStyle {
    Q_OBJECT

public:
    Style();

    /// Sets whether animations that fade or glide are disabled; if not, the desktop's preference
    /// applies.
    static void setHasLessMotion(bool hasLess);

    /// Makes labels show plain text unless rich text is set explicitly. Otherwise the content of a
    /// file, shown in a message or a tooltip, could refer to pictures, which Qt would open. Calls
    /// correctField().
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
    void setAltDown(bool isDown);
    void showFocus(QWidget* focus);

    bool isAltDown_ = false;
    bool areKeysUsed_ = false;
    QPointer<FocusRing> ring_;
};

} // namespace lightsout
