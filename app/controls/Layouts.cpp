// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/Layouts.h"

namespace lightsout {

namespace {

template <typename Layout>
Layout* filled(Layout* layout, std::initializer_list<LayoutPart> parts, int spacing) {
    if (spacing != styleSpacing) {
        layout->setSpacing(spacing);
    }
    for (const LayoutPart& part : parts) {
        part.addTo(*layout);
    }
    return layout;
}

template <typename Layout>
Layout* withoutMargins(Layout* layout) {
    layout->setContentsMargins(0, 0, 0, 0);
    return layout;
}

} // namespace

void LayoutPart::addTo(QBoxLayout& layout) const {
    if (widget_ != nullptr) {
        layout.addWidget(widget_, stretch_, alignment_);
    } else if (layout_ != nullptr) {
        layout.addLayout(layout_, stretch_);
    } else {
        layout.addStretch(stretch_);
    }
}

QHBoxLayout* makeRow(std::initializer_list<LayoutPart> parts, int spacing) {
    return filled(new QHBoxLayout, parts, spacing);
}

QVBoxLayout* makeColumn(std::initializer_list<LayoutPart> parts, int spacing) {
    return filled(new QVBoxLayout, parts, spacing);
}

QHBoxLayout* setRow(QWidget* widget, std::initializer_list<LayoutPart> parts, int spacing) {
    return filled(withoutMargins(new QHBoxLayout(widget)), parts, spacing);
}

QVBoxLayout* setColumn(QWidget* widget, std::initializer_list<LayoutPart> parts, int spacing) {
    return filled(withoutMargins(new QVBoxLayout(widget)), parts, spacing);
}

} // namespace lightsout
