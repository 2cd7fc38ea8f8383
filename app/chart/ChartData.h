// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theme/Theme.h"

#include <QColor>
#include <QString>

#include <optional>
#include <vector>

namespace lightsout {

/// The shape in which a series is drawn.
enum class ChartShape {
    line,
    step,  ///< a level line around each point of an axis of whole numbers
    bars,  ///< bars of several series are side by side
    marks, ///< a short horizontal stroke at each point, drawn over bars
    band,  ///< the area between low and y
    boxes, ///< for each x, a box from low to y, as wide as a group of bars
    dots,  ///< clickable dots; each series has its own shape
};

struct ChartPoint {
    double x = 0;
    double y = 0;
    double low = 0; ///< lower edge of a band or a box
};

inline bool hasLowerEdge(ChartShape shape) {
    return shape == ChartShape::band || shape == ChartShape::boxes;
}

struct ChartSeries {
    QString name = {}; ///< text in the legend, which omits series without a name
    ChartShape shape = ChartShape::line;
    ThemeColour colour = &Theme::accent;
    double opacity = 1;
    std::vector<ChartPoint> points = {};   ///< ascending in x
    bool isLabelled = false;               ///< whether marks are labelled "x: y" if there is room
    std::optional<double> emphasized = {}; ///< the x of a bar to draw in the colour of presses
};

struct ChartAxis {
    QString title = {};
    bool isLogarithmic = false; ///< if so, values that are not positive are omitted
    bool isInteger = false;
    bool isShare = false; ///< whether values from 0 to 1 are shown in percent
    /// The ends of the axis. If they are not set, they are fitted to the data.
    std::optional<double> low = {};
    std::optional<double> high = {};
};

/// Everything that a chart shows.
struct Chart {
    QString title;
    ChartAxis x;
    ChartAxis y;
    std::vector<ChartSeries> series;
    std::optional<double> marker = {}; ///< an x marked by a dashed line
    QString conclusion = {};           ///< what follows from the values; spoken after what they are
};

struct ChartRange {
    double low = 0;
    double high = 1;

    bool operator==(const ChartRange&) const = default;
};

/// Return the whole range of x or of y. The range of x has room for bars at both ends, and for at
/// least a few bars. The range of y contains 0 unless the axis is logarithmic or sets a bound. The
/// range is never empty.
ChartRange wholeRangeOfX(const Chart& chart);
ChartRange wholeRangeOfY(const Chart& chart);

/// Returns the total width of the bars at one x, in units of x. It is less than 1 on an axis of
/// whole numbers, unless the bars would be too thin to see.
double barGroupWidth(const Chart& chart);

/// Returns half the width of marks and boxes, which are slightly wider than all bars at one x.
inline double markHalfWidth(const Chart& chart) {
    return 0.54 * barGroupWidth(chart);
}

/// The positions on the x axis where ticks are allowed: `first`, and every `step` from there.
struct TickGrid {
    double first = 0;
    double step = 0; ///< 0 if any round number is allowed
};

/// Returns the coarsest grid of whole numbers that contains the positions of all points. Returns a
/// grid that allows any round number if the grid would contain every whole number, if there are no
/// bars, or if the axis is logarithmic or shows fractions.
TickGrid tickGridOfX(const Chart& chart);

/// Returns the part of the group's width that the bars of a series occupy, relative to their x.
ChartRange barSlot(const Chart& chart, std::size_t series);

/// Returns all x at which some series has a point, in ascending order.
std::vector<double> chartPositions(const Chart& chart);

/// Returns the position `step` positions after `from` in the range `shown`, or its first or last
/// position if `from` is empty.
std::optional<double> nextPosition(const Chart& chart, ChartRange shown, std::optional<double> from,
                                   int step);

/// Returns the position nearest to an x, or nullopt if there is none.
std::optional<double> nearestPosition(const Chart& chart, double x);

/// Returns the values as CSV (RFC 4180), with a line for each x and a column for each series, or
/// two columns for a band or boxes. Numbers have a decimal point in every language.
QString chartCsv(const Chart& chart);

/// Returns true if the series of two charts have the same names, shapes and colours, and the axes
/// have the same titles and scales.
bool isDrawnAlike(const Chart& before, const Chart& after);
/// Returns true if the series of two charts have the same shapes, and the same axes are logarithmic
/// in both charts.
bool hasSameSeries(const Chart& before, const Chart& after);

/// A bar, identified by the index of its series and its x.
struct ChartBar {
    std::size_t series;
    double x;
};
/// Returns the first bar among the shown series that contains the given x.
std::optional<ChartBar> barAt(const Chart& chart, const std::vector<bool>& isShown, double x);

} // namespace lightsout
