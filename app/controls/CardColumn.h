// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace lightsout {

/// A column of cards, each as high as its wrapped text requires. The column scrolls if the window
/// is not high enough.
class CardColumn : public QScrollArea {
    Q_OBJECT

public:
    explicit CardColumn(const QList<QWidget*>& cards, QWidget* parent = nullptr);

    /// Moves a card to the end of this column. It may be in another column.
    void addCard(QWidget* card);
    /// Sets whether the column is as high as all its cards together, so that a parent can scroll it
    /// as a whole.
    void setWhole(bool isWhole);

    QSize sizeHint() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// Sets the smallest width at which no text is cut off, and the corresponding height.
    void fitCards();

    bool isWhole_ = false;
};

} // namespace lightsout
