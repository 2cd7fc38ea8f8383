// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/Theme.h"

#include <QColor>
#include <QString>

#include <optional>
#include <vector>

namespace lightsout {

/// How a series is drawn.
enum class ChartShape {
    line,
    step,  ///< level from each point to the next
    bars,  ///< several series of bars are side by side
    marks, ///< a short horizontal stroke at each point, to be drawn over bars
    band,  ///< the area between low and y
    dots,  ///< each series in its own shape; clickable
};

struct ChartPoint {
    double x = 0;
    double y = 0;
    double low = 0; ///< lower edge of a band
};

struct ChartSeries {
    QString name = {}; ///< for the legend, which omits nameless series
    ChartShape shape = ChartShape::line;
    ThemeColour colour = &Theme::accent;
    double opacity = 1;
    std::vector<ChartPoint> points = {}; ///< ascending in x
    bool isLabelled = false; ///< whether marks show "x: y", as many as there is room for
    std::optional<double> emphasized = {}; ///< the x of a bar in the colour of presses
};

struct ChartAxis {
    QString title = {};
    bool isLogarithmic = false; ///< values that are not positive are omitted
    bool isInteger = false;
    bool isShare = false; ///< values from 0 to 1, shown in percent
    /// The ends; fitted to the data if not set.
    std::optional<double> low = {};
    std::optional<double> high = {};
};

/// Everything a chart shows.
struct Chart {
    QString title;
    ChartAxis x;
    ChartAxis y;
    std::vector<ChartSeries> series;
    std::optional<double> marker; ///< an x marked by a broken line
};

struct ChartRange {
    double low = 0;
    double high = 1;

    bool operator==(const ChartRange&) const = default;
};

/// Returns the whole range of x, with room for bars at both ends and for at least a few of them; or
/// of y, from 0 unless the axis is logarithmic or sets a bound. Never empty.
ChartRange wholeRangeOfX(const Chart& chart);
ChartRange wholeRangeOfY(const Chart& chart);

/// Returns the width that all bars at one x share, in units of x: less than one on an axis of whole
/// numbers, unless the bars are so many that they would be invisibly thin.
double barGroupWidth(const Chart& chart);

/// Where ticks are allowed on the axis of x: at `first` and every `step` from there.
struct TickGrid {
    double first = 0;
    double step = 0; ///< 0 if any round number is allowed
};

/// Returns the coarsest grid of whole numbers that contains all bars, if it is not every number.
TickGrid tickGridOfX(const Chart& chart);

/// Returns the part of the group's width for the bars of a series, relative to their x.
ChartRange barSlot(const Chart& chart, std::size_t series);

/// Returns all x at which some series has a point, ascending.
std::vector<double> chartPositions(const Chart& chart);

/// Returns the position `step` positions after `from` in a range, or the range's first or last
/// position if `from` is empty.
std::optional<double> nextPosition(const Chart& chart, ChartRange shown, std::optional<double> from,
                                   int step);

/// Returns the position nearest to an x, or nullopt if there is none.
std::optional<double> nearestPosition(const Chart& chart, double x);

/// Returns the values as CSV (RFC 4180): a line for each x, a column for each series, two for a
/// band. Numbers have a decimal point in every language.
QString chartCsv(const Chart& chart);

/// Returns whether two charts differ in their values alone.
bool isDrawnAlike(const Chart& before, const Chart& after);
/// Returns whether two charts show the same, except for wording and colours.
bool hasSameSeries(const Chart& before, const Chart& after);

/// A bar, identified by the index of its series and its x.
struct ChartBar {
    std::size_t series;
    double x;
};
/// Returns the first bar of the shown series that contains an x.
std::optional<ChartBar> barAt(const Chart& chart, const std::vector<bool>& isShown, double x);

} // namespace lightsout
