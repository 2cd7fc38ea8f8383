// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>

#include <vector>

namespace lightsout {

/// A layout that stores its items in a list. Derived classes arrange the items. The height of the
/// layout depends on its width.
class ItemLayout : public QLayout {
public:
    using QLayout::QLayout;
    ~ItemLayout() override;

    void addItem(QLayoutItem* item) override { items_.push_back(item); }
    int count() const override { return static_cast<int>(items_.size()); }
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }

protected:
    const std::vector<QLayoutItem*>& items() const { return items_; }

private:
    std::vector<QLayoutItem*> items_;
};

} // namespace lightsout
