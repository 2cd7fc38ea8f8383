// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace lightsout {

class ChartPanel;

/// A chart at the size of the whole page, in front of it. It shows the same data as `source`, also
/// when those change, and passes clicks on to it. The escape key, a double click or its button
/// closes it, and so does hiding the source. It deletes itself when it is closed.
class EnlargedChart : public QWidget {
    Q_OBJECT

public:
    explicit EnlargedChart(ChartPanel& source);

    ChartPanel& chart() { return *chart_; }

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void leave();

    ChartPanel& source_;
    ChartPanel* chart_;
};

} // namespace lightsout
