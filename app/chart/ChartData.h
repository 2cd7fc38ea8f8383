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
    bars,  ///< several series of bars stand side by side
    marks, ///< a short level stroke at each point, to lie over bars
    band,  ///< the area between low and y
    dots,  ///< each series in a shape of its own; to be clicked at
};

struct ChartPoint {
    double x = 0;
    double y = 0;
    double low = 0; ///< lower edge of a band
};

struct ChartSeries {
    QString name = {}; ///< for the legend, where nameless series are not listed
    ChartShape shape = ChartShape::line;
    ThemeColour colour = &Theme::accent;
    double opacity = 1;
    std::vector<ChartPoint> points = {};   ///< ascending in x
    bool isLabelled = false;               ///< marks that say "x: y", as many as there is room for
    std::optional<double> emphasized = {}; ///< the x of a bar in the colour of presses
};

struct ChartAxis {
    QString title = {};
    bool isLogarithmic = false; ///< values that are not positive are left out
    bool isInteger = false;
    bool isShare = false; ///< values from 0 to 1, read out in percent
    /// The ends; fitted to the data where they are missing.
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

/// The whole range of x, with room for bars at both ends and for a few of them at least; the whole
/// range of y, from 0 unless the axis is logarithmic or says otherwise. Never empty.
ChartRange wholeRangeOfX(const Chart& chart);
ChartRange wholeRangeOfY(const Chart& chart);

/// The width that all bars at one x share, in units of x: less than one on an axis of whole
/// numbers, but for bars so many that they would be too thin to be seen.
double barGroupWidth(const Chart& chart);

/// Where ticks may stand on the axis of x: at `first` and every `step` from there.
struct TickGrid {
    double first = 0;
    double step = 0; ///< 0 where any round number will do
};

/// The coarsest grid of whole numbers that all bars stand on, where that is not every number.
TickGrid tickGridOfX(const Chart& chart);

/// The part of the group's width that the bars of a series take, relative to their x.
ChartRange barSlot(const Chart& chart, std::size_t series);

/// All x at which some series has a point, ascending.
std::vector<double> chartPositions(const Chart& chart);

/// The position `step` further than `from` in a range, its first or last one from nowhere.
std::optional<double> nextPosition(const Chart& chart, ChartRange shown, std::optional<double> from,
                                   int step);

/// The one next to an x; nothing where there is none.
std::optional<double> nearestPosition(const Chart& chart, double x);

/// The values as CSV (RFC 4180): a line for each x, a column for each series, two for a band.
/// Numbers have a decimal point in every language.
QString chartCsv(const Chart& chart);

/// Whether two charts differ in their values alone.
bool isDrawnAlike(const Chart& before, const Chart& after);
/// Whether two charts show the same, perhaps in other words and colours.
bool hasSameSeries(const Chart& before, const Chart& after);

/// A bar, by the number of its series.
struct ChartBar {
    std::size_t series;
    double x;
};
/// The first bar of the shown series that an x lies in.
std::optional<ChartBar> barAt(const Chart& chart, const std::vector<bool>& isShown, double x);

} // namespace lightsout
