// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QScrollArea>

namespace lightsout {

/// A scroll area in which a page fills the available space. It scrolls if the page, including its
/// wrapped text, needs more height at this width.
class PageScroller : public QScrollArea {
    Q_OBJECT

public:
    explicit PageScroller(QWidget* page, QWidget* parent = nullptr);

    /// Scrolls to a part of the page. It stays in view when the page is laid out again, until the
    /// user scrolls.
    void showPart(QWidget* part);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();
    void scrollToPart();

    QPointer<QWidget> part_; ///< the part that is kept in view
};

} // namespace lightsout
