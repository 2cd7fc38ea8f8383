// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/TextFit.h"

#include <QApplication>
#include <QEvent>
#include <QTimer>
#include <QWidget>

namespace lightsout {

TextFit::TextFit(const Appearance& appearance, QWidget* window)
    : QObject(window), appearance_(appearance), window_(window),
      scale_(appearance.textScaleIn({})) {
    window->installEventFilter(this);
}

void TextFit::apply(const Appearance& appearance) {
    appearance_ = appearance;
    scale_ = appearance.textScaleIn(window_->size());
    appearance.apply(*qApp, window_->size());
}

bool TextFit::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize && appearance_.textScaleIn(window_->size()) != scale_) {
        QTimer::singleShot(0, this, &TextFit::fit); // once everything has its size
    }
    return QObject::eventFilter(watched, event);
}

void TextFit::fit() {
    if (appearance_.textScaleIn(window_->size()) != scale_) {
        apply(appearance_);
    }
}

} // namespace lightsout

#include "moc_TextFit.cpp"
