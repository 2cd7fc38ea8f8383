// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/TextFit.h"

#include <QApplication>
#include <QEvent>
#include <QTimer>
#include <QWidget>

namespace lightsout {

TextFit::TextFit(const Appearance& appearance, QWidget* window)
    : QObject(window), appearance_(appearance), window_(window) {
    window->installEventFilter(this);
}

void TextFit::apply(const Appearance& appearance) {
    appearance_ = appearance;
    appearance.apply(*qApp, scale_);
}

bool TextFit::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize && Appearance::roomScaleOf(window_->size()) != scale_) {
        QTimer::singleShot(0, this, &TextFit::fit); // once all has its size
    }
    return QObject::eventFilter(watched, event);
}

void TextFit::fit() {
    if (const double scale = Appearance::roomScaleOf(window_->size()); scale != scale_) {
        scale_ = scale;
        appearance_.apply(*qApp, scale);
    }
}

} // namespace lightsout

#include "moc_TextFit.cpp"
