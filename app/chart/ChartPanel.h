// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chart/ChartOverlay.h"
#include "controls/PartedView.h"
#include "controls/TextSource.h"

#include <QPixmap>
#include <QtCharts/QChartView>

class QAbstractAxis;
class QRubberBand;
class QToolButton;
class QXYSeries;

namespace lightsout {

/// A chart that can be read from the last row of a classroom.
///
/// Pointing at a position, or stepping to it with the left and right keys, shows its values. Return
/// and Space click the first bar or dot there. The wheel, dragging and the keys "+" and "−" zoom;
/// the key "0" shows everything again. A double click or a button enlarges the chart to the whole
/// page. A click on a name in the legend hides its series. The menu in the corner saves pictures
/// and values, shows the values as a table, and lets keyboard users hide series. Axes run from left
/// to right in every language.
class ChartPanel : public QChartView, public TextSource, public PartedView {
    Q_OBJECT

public:
    explicit ChartPanel(QWidget* parent = nullptr);

    /// Shows new data. If the series keep their shapes, hidden series stay hidden and the zoom is
    /// kept. If their names and colours and the axes stay the same too, the update is cheap.
    void setData(Chart data);
    const Chart& data() const { return data_; }
    /// Makes this chart the enlargement of another one: shows its data and hides the same series.
    void showSource(const ChartPanel& source);

    bool isSeriesShown(std::size_t index) const { return isShown_.at(index); }
    void setSeriesShown(std::size_t index, bool isShown);

    ChartRange shownX() const { return shownX_; }
    ChartRange shownY() const { return shownY_; }
    void zoomBy(double factor, QPointF fixed);
    void resetZoom();

    /// Returns the values at an x as lines of text; empty if there are none.
    QString valuesAt(double x) const { return chartValuesAt(data_, isShown_, x); }
    /// Returns the point at which a value is drawn, in the widget's coordinates.
    QPointF position(double x, double y) const;

    /// Returns the values as CSV.
    QString shownText() const override { return chartCsv(data_); }

    /// Shows a picture below the values at an x, as long as they are shown.
    void setPicture(double x, const QPixmap& picture);
    bool hasPicture() const { return !picture_.isNull(); }

    /// Writes the chart to a file, as a picture or, if the name ends in .csv, as values. Returns
    /// false if that fails.
    bool save(const QString& path);

    /// The parts are the positions with values, each named by its values.
    std::size_t partCount() const override { return chartPositions(data_).size(); }
    QString partName(std::size_t part) const override;
    /// Returns the vertical strip that extends halfway to the neighbouring positions.
    QRectF partRect(std::size_t part) const override;
    std::optional<std::size_t> partAt(QPointF place) const override;
    std::optional<std::size_t> currentPart() const override { return partOf(pointed_); }

    /// Returns a size whose height is the minimum height, if one is set, or else the usual height.
    QSize sizeHint() const override {
        return {560, minimumHeight() > 0 ? minimumHeight() : usualHeight};
    }
    QSize minimumSizeHint() const override { return {240, 150}; }

Q_SIGNALS:
    /// Emitted when the user clicks a dot in the plot, or a bar or the space above it, or presses
    /// Return or Space.
    void barClicked(std::size_t series, double x);
    /// Emitted when the x whose values are shown has changed.
    void pointedAt(std::optional<double> x);
    /// Emitted when setPicture() was called, for the enlargement of this chart.
    void pictureOffered(double x, const QPixmap& picture);
    /// Emitted when data were set.
    void dataChanged();
    /// Emitted when the user wants the chart to be enlarged, or an enlarged chart to be closed.
    void enlargementToggled();

protected:
    void drawForeground(QPainter* painter, const QRectF& rect) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    static constexpr int usualHeight = 340;

    /// The Qt objects of a series: bars and bands are areas between two lines.
    struct Drawn {
        QAbstractSeries* series = nullptr;
        QXYSeries* upper = nullptr; ///< upper line of an area, or the line itself
        QXYSeries* lower = nullptr; ///< lower line of an area
    };

    /// Applies the current language, colours and text size.
    void applyStyle();
    void placeButtons();
    /// Returns the width of the buttons in the corner.
    int cornerWidth() const;
    void rebuild();
    void addSeries(std::size_t index);
    /// Returns the brush of a series that is shown, for its symbol in the legend.
    QBrush markerBrush(std::size_t index) const;
    void fillSeries(std::size_t index);
    void arrangeWords();
    void showRanges();
    void pointAt(std::optional<double> x);
    void pointAtNeighbour(int step);
    void clickAt(QPointF position);
    /// Clicks the first bar or dot at the position whose values are shown.
    void clickPointed();
    ChartOverlay overlay() const;
    /// Describes to screen readers the values pointed at, or else the whole chart.
    void describe();
    /// Returns the part at the given x, or else the next part to the right; nullopt if there is
    /// none.
    std::optional<std::size_t> partOf(std::optional<double> x) const;
    double valueX(double pixel) const;
    double valueY(double pixel) const;
    void paintPicture(QPainter& painter);

    Chart data_;
    std::vector<Drawn> drawn_;
    std::vector<bool> isShown_;
    QAbstractAxis* axisX_ = nullptr;
    QAbstractAxis* axisY_ = nullptr;
    ChartRange wholeX_;
    ChartRange wholeY_;
    ChartRange shownX_;
    ChartRange shownY_;
    std::optional<double> pointed_;
    QPixmap picture_; ///< shown with the values at `pointed_`
    QPoint dragFrom_;
    bool isDragging_ = false;
    bool isForFile_ = false; ///< true while a picture for a file is being painted
    QRubberBand* band_;
    QToolButton* enlargeButton_;
    QToolButton* menuButton_;
    bool isEnlargement_ = false;
};

} // namespace lightsout
