// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStackedWidget>

namespace lightsout {

/// A stack of pages whose size hints depend only on the current page.
class FrontStack : public QStackedWidget {
    Q_OBJECT

public:
    explicit FrontStack(QWidget* parent = nullptr) : QStackedWidget(parent) {
        connect(this, &QStackedWidget::currentChanged, this, &QWidget::updateGeometry);
    }

    QSize sizeHint() const override {
        return currentWidget() != nullptr ? currentWidget()->sizeHint() : QSize();
    }
    QSize minimumSizeHint() const override {
        const QWidget* front = currentWidget();
        return front != nullptr ? front->minimumSizeHint().expandedTo(front->minimumSize())
                                : QSize();
    }
};

} // namespace lightsout
