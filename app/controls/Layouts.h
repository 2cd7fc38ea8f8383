// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBoxLayout>

#include <initializer_list>

namespace lightsout {

/// A part of a row or a column: a widget, a layout or free space.
class LayoutPart {
public:
    LayoutPart(QWidget* widget, int stretch = 0, Qt::Alignment alignment = {})
        : widget_(widget), stretch_(stretch), alignment_(alignment) {}
    LayoutPart(QLayout* layout, int stretch = 0) : layout_(layout), stretch_(stretch) {}
    /// Returns free space that grows.
    static LayoutPart rest(int stretch = 0) { return {static_cast<QLayout*>(nullptr), stretch}; }

    void addTo(QBoxLayout& layout) const;

private:
    QWidget* widget_ = nullptr;
    QLayout* layout_ = nullptr;
    int stretch_;
    Qt::Alignment alignment_{};
};

/// The space between parts that the style uses.
constexpr int styleSpacing = -1;

/// Make a layout with these parts, for another layout.
QHBoxLayout* makeRow(std::initializer_list<LayoutPart> parts, int spacing = styleSpacing);
QVBoxLayout* makeColumn(std::initializer_list<LayoutPart> parts, int spacing = styleSpacing);
/// Arrange these parts in a widget, without margins. More parts can be added to the layout.
QHBoxLayout* setRow(QWidget* widget, std::initializer_list<LayoutPart> parts,
                    int spacing = styleSpacing);
QVBoxLayout* setColumn(QWidget* widget, std::initializer_list<LayoutPart> parts,
                       int spacing = styleSpacing);

} // namespace lightsout
