// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace lightsout {

/// Cards under each other, as high as their wrapped texts need; scrolls where the window is lower.
class CardColumn : public QScrollArea {
    Q_OBJECT

public:
    explicit CardColumn(const QList<QWidget*>& cards, QWidget* parent = nullptr);

    /// Whether the column is as high as all of its cards, for what scrolls it as a whole.
    void setWhole(bool isWhole);

    QSize sizeHint() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// Takes the width that nothing is cut off at, and the height that goes with it.
    void fitCards();

    bool isWhole_ = false;
};

} // namespace lightsout
