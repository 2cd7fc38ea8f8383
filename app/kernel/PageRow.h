// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace lightsout {

/// A row of buttons that turn the pages of a long list: "‹ 1–16 of 40 ›". It is hidden if there is
/// only one page.
class PageRow : public QWidget {
    Q_OBJECT

public:
    explicit PageRow(const QString& name, std::size_t perPage, QWidget* parent = nullptr);

    /// Sets the size of a new list and shows the page with the entry `shown`. Emits no signal.
    void setCount(std::size_t count, std::size_t shown = 0);

    std::size_t page() const { return page_; }
    /// Return the range of entries on the page; the end is exclusive.
    std::size_t first() const { return page_ * perPage_; }
    std::size_t end() const;

Q_SIGNALS:
    void turned();

private:
    void turnTo(std::size_t page);
    void refresh();

    std::size_t perPage_;
    std::size_t count_ = 0;
    std::size_t page_ = 0;
    QPushButton* previous_;
    QLabel* place_;
    QPushButton* next_;
};

} // namespace lightsout
