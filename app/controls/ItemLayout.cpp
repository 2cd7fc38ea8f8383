// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/ItemLayout.h"

namespace lightsout {

ItemLayout::~ItemLayout() {
    for (QLayoutItem* item : items_) {
        delete item;
    }
}

QLayoutItem* ItemLayout::itemAt(int index) const {
    return index >= 0 && index < count() ? items_[static_cast<std::size_t>(index)] : nullptr;
}

QLayoutItem* ItemLayout::takeAt(int index) {
    QLayoutItem* item = itemAt(index);
    if (item != nullptr) {
        items_.erase(items_.begin() + index);
    }
    return item;
}

} // namespace lightsout
