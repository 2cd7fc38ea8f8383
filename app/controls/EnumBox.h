// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

#include <algorithm>

namespace lightsout {

/// A combo box for choosing a value of an enumeration. Its items are the values in their order.
template <typename T>
class EnumBox : public QComboBox {
public:
    using QComboBox::QComboBox;

    /// Returns the chosen value, which is the first one as long as there are no items.
    T value() const { return static_cast<T>(std::max(currentIndex(), 0)); }
    void setValue(T value) { setCurrentIndex(static_cast<int>(value)); }
};

} // namespace lightsout
