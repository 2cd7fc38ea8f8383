#pragma once

#include <QLayout>

#include <vector>

namespace lightsout {

/// Widgets beside each other from the leading side, in as many rows as the width asks for.
class WrapLayout : public QLayout {
public:
    /// Without margins; `gap` is between neighbours in a row.
    explicit WrapLayout(QWidget* parent, int gap = 8);
    ~WrapLayout() override;

    void addItem(QLayoutItem* item) override { items_.push_back(item); }
    int count() const override { return static_cast<int>(items_.size()); }
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    void setGeometry(const QRect& area) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return arrange({0, 0, width, 0}, false); }
    /// All in one row.
    QSize sizeHint() const override;
    QSize minimumSize() const override;

private:
    /// Breaks the rows, moves the widgets there if asked to, and returns the height.
    int arrange(const QRect& area, bool isMoving) const;

    std::vector<QLayoutItem*> items_;
    int gap_;
};

} // namespace lightsout
