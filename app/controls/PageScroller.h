// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace lightsout {

/// A scroll area in which a page fills the available space. It scrolls if the page, including its
/// wrapped text, needs more height at this width.
class PageScroller : public QScrollArea {
    Q_OBJECT

public:
    explicit PageScroller(QWidget* page, QWidget* parent = nullptr);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();
};

} // namespace lightsout
