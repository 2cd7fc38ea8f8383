// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace lightsout {

/// A scroll area that shows a page in all of the available space. It scrolls if the space is lower
/// than the page needs at this width, including lines of wrapped text.
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
