// SPDX-License-Identifier: GPL-3.0-or-later
#include "chart/ChartPanel.h"

#include "chart/ChartAxes.h"
#include "chart/ChartData.h"
#include "chart/ChartTable.h"
#include "chart/EnlargedChart.h"
#include "controls/PictureFile.h"
#include "theme/Icon.h"
#include "theme/LookChanges.h"
#include "theme/Symbols.h"
#include "theme/Theme.h"
#include "theme/Touch.h"

#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QFontMetrics>
#include <QGraphicsLayout>
#include <QGuiApplication>
#include <QList>
#include <QMenu>
#include <QMessageBox>
#include <QMouseEvent>
#include <QPainter>
#include <QPointF>
#include <QRubberBand>
#include <QSaveFile>
#include <QSize>
#include <QStringList>
#include <QToolButton>
#include <QtCharts/QAbstractAxis>
#include <QtCharts/QAreaSeries>
#include <QtCharts/QChart>
#include <QtCharts/QLegend>
#include <QtCharts/QLegendMarker>
#include <QtCharts/QLineSeries>

#include <algorithm>
#include <cmath>

namespace lightsout {

namespace {

/// Charts lower than this omit inessential text to leave room for the values. Larger text needs
/// more height.
constexpr int lowChartHeight = 230;

constexpr int chartMargin = 2;
constexpr double maxTitleShare = 0.3; ///< fraction of the chart's height
constexpr double maxSideShare = 0.5;  ///< fraction of the chart's width, for a legend next to it
/// Titles and legends that do not fit are made smaller: these fractions of their usual size are
/// tried.
constexpr double textShares[] = {1, 0.9, 0.8, 0.7};
constexpr double namePadding = 24; ///< space around a name in the legend and its symbol
constexpr int legendPadding = 12;  ///< space above and below the legend
constexpr int rowPadding = 8;      ///< space that Qt adds around each row of the legend
constexpr double symbolOutline = 1.5;
constexpr int titlePadding = 12; ///< space that Qt adds to the left and right of the title

// Minimum heights, in text lines, of a plot with its axes: with their titles, and with their
// labels.
constexpr double linesForTitles = 8;
constexpr double linesForLabels = 4;

/// A line of a title, as HTML, and its width in pixels.
struct TitleLine {
    QString html;
    double width = 0;
};

/// Appends the words of a text. Words that do not fit on the last line begin another one.
void appendWords(QList<TitleLine>& lines, QString text, const QFont& font, double width) {
    text.replace(QStringLiteral(" × "), QStringLiteral("\u00A0×\u00A0")); // sizes stay on one line
    const QFontMetricsF metrics(font);
    const QString style = QStringLiteral("<span style=\"font-size:%1pt;font-weight:%2\">%3</span>")
                              .arg(font.pointSizeF())
                              .arg(font.weight());
    for (const QString& word : text.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const QString html = style.arg(word.toHtmlEscaped());
        const double length = metrics.horizontalAdvance(word);
        const double longer = lines.isEmpty() ? 0
                                              : lines.last().width + length +
                                                    metrics.horizontalAdvance(QLatin1Char(' '));
        if (lines.isEmpty() || longer > width) {
            lines << TitleLine{html, length};
        } else {
            lines.last() = {lines.last().html + QLatin1Char(' ') + html, longer};
        }
    }
}

/// Returns a title and the names of the axes after it, broken into as many lines as they need. The
/// names begin a line if that needs no more lines.
QList<TitleLine> wrappedTitle(const QString& title, const QString& names, const QFont& titleFont,
                              const QFont& namesFont, double width) {
    QList<TitleLine> lines;
    appendWords(lines, title, titleFont, width);
    QList<TitleLine> own;
    appendWords(own, names, namesFont, width);
    QList<TitleLine> together = lines;
    appendWords(together, names, namesFont, width);
    return lines.size() + own.size() <= together.size() ? lines + own : together;
}

/// Returns the least number of rows in which names of these lengths fit into `width`, if they fill
/// one column after another.
qsizetype legendRows(const QList<double>& lengths, double width) {
    for (qsizetype rows = 1; rows < lengths.size(); ++rows) {
        double used = 0;
        for (qsizetype first = 0; first < lengths.size(); first += rows) {
            used += *std::max_element(lengths.begin() + first,
                                      lengths.begin() + std::min(first + rows, lengths.size()));
        }
        if (used <= width) {
            return rows;
        }
    }
    return lengths.size();
}

/// Sets the title, followed by the names of axes, and places the legend of a chart of this size in
/// pixels. Wraps text that would be cut off: the title into lines that leave both corners free, and
/// the legend into rows. Text that still does not fit gets a smaller font. Returns the height that
/// is left for the plot and its axes.
double arrangeChartWords(QChart& chart, const Chart& data, const QString& title,
                         const QString& names, QSize size, int cornerWidth) {
    QFont legendFont = fontFor(TextRole::body);
    QList<double> lengths;
    const auto measure = [&] {
        const QFontMetricsF metrics(legendFont);
        lengths.clear();
        for (const ChartSeries& series : data.series) {
            if (!series.name.isEmpty()) {
                lengths << metrics.horizontalAdvance(series.name) + metrics.height() + namePadding;
            }
        }
        return lengths.isEmpty() ? 0 : *std::ranges::max_element(lengths);
    };
    double longest = measure();
    // Qt reserves no space for the half of a label that is to the right of the axis.
    const int halfLabel = QFontMetrics(fontFor(TextRole::body)).height();
    const double width = size.width() - chartMargin - halfLabel;
    for (const double share : textShares) {
        if (longest <= width) {
            break;
        }
        legendFont.setPointSizeF(fontFor(TextRole::body).pointSizeF() * share);
        longest = measure();
    }
    const double rowHeight = QFontMetricsF(legendFont).height() + rowPadding;
    QLegend& legend = *chart.legend();
    legend.setFont(legendFont);
    const qsizetype rows = legendRows(lengths, width);
    QMargins margins(chartMargin, chartMargin, halfLabel, chartMargin);
    const bool isNextTo = size.height() < lowChartHeight * textScaleInUse() &&
                          size.width() > 2 * size.height() && longest < maxSideShare * size.width();
    if (legend.isVisible() && (isNextTo || rows > 1)) {
        // Qt abbreviates the names in a legend that it places itself, and reserves no space for a
        // legend placed by the program.
        const double length = isNextTo ? longest + legendPadding : size.width();
        const double height =
            isNextTo ? std::min<double>(size.height(),
                                        static_cast<double>(lengths.size()) * 1.5 * rowHeight +
                                            2 * legendPadding)
                     : (static_cast<double>(rows) + 0.4) * rowHeight + legendPadding;
        legend.detachFromChart();
        // Qt fills columns. If it filled rows, it could place a long name after short ones where it
        // is cut off.
        legend.setAlignment(isNextTo ? Qt::AlignRight : Qt::AlignLeft);
        legend.setGeometry(isNextTo
                               ? QRectF(size.width() - length,
                                        std::max(0.0, (size.height() - height) / 2), length, height)
                               : QRectF(0, size.height() - height, length, height));
        if (isNextTo) {
            margins.setRight(static_cast<int>(length));
        } else {
            margins.setBottom(static_cast<int>(height));
        }
    } else {
        legend.setAlignment(Qt::AlignTop);
        legend.attachToChart();
    }
    const bool isAbove = legend.isVisible() && legend.isAttachedToChart();
    const bool hasTitle = !title.isEmpty() || !names.isEmpty();
    if (!hasTitle && !isAbove && !(legend.isVisible() && isNextTo)) {
        margins.setTop(static_cast<int>(rowHeight)); // for the buttons in the corner
    }
    chart.setMargins(margins);

    const int titleWidth = size.width() - std::max(2 * cornerWidth, margins.right()) - titlePadding;
    QFont titleFont = fontFor(TextRole::title);
    QFont namesFont = fontFor(TextRole::body);
    const double legendHeight =
        isAbove ? legend.effectiveSizeHint(Qt::PreferredSize, QSizeF(size.width(), -1)).height()
                : 0;
    const double room = size.height() - margins.top() - margins.bottom() - legendHeight;
    const double titleRoom = std::min(maxTitleShare * size.height(),
                                      room - linesForLabels * QFontMetricsF(namesFont).height());
    QStringList lines;
    double titleHeight = 0;
    for (const double share : textShares) {
        titleFont.setPointSizeF(fontFor(TextRole::title).pointSizeF() * share);
        namesFont.setPointSizeF(fontFor(TextRole::body).pointSizeF() * share);
        lines.clear();
        for (const TitleLine& line : wrappedTitle(title, names, titleFont, namesFont, titleWidth)) {
            lines << line.html;
        }
        titleHeight = static_cast<double>(lines.size()) * QFontMetricsF(titleFont).height();
        if (titleHeight <= titleRoom) {
            break;
        }
    }
    chart.setTitleFont(titleFont);
    chart.setTitle(lines.join(QLatin1String("<br/>")));
    return room - titleHeight;
}

/// Shows the title of an axis if there is room and it fits into `length`, if necessary in a smaller
/// font. Returns false if it does not fit.
bool fitAxisTitle(QAbstractAxis& axis, const QString& title, double length, bool hasRoom) {
    QFont font = fontFor(TextRole::body);
    const double usual = font.pointSizeF();
    bool fits = false;
    for (const double share : textShares) {
        font.setPointSizeF(usual * share);
        fits = QFontMetricsF(font).horizontalAdvance(title) <= length;
        if (fits) {
            break;
        }
    }
    axis.setTitleFont(font);
    axis.setTitleVisible(hasRoom && fits && !title.isEmpty());
    return title.isEmpty() || axis.isTitleVisible();
}

constexpr double wheelFactor = 0.8;

/// The two lines between which a series is drawn, in the scales of the axes. Lines and steps use
/// only the upper one. Marks and dots have no outline.
struct ChartOutline {
    QList<QPointF> upper;
    QList<QPointF> lower;
};

/// Returns the outline of bars on a base, or of boxes, which have a base of their own each. For
/// each of them, the upper line goes up, along its top, and down again.
ChartOutline outlineOfBars(const ChartSeries& series, ChartRange slot, double base) {
    ChartOutline outline;
    for (const ChartPoint& point : series.points) {
        const double bottom = series.shape == ChartShape::boxes ? point.low : base;
        const double top = std::isfinite(point.y) ? point.y : bottom;
        const QPointF left(point.x + slot.low, bottom);
        const QPointF right(point.x + slot.high, bottom);
        outline.upper << left << QPointF(left.x(), top) << QPointF(right.x(), top) << right;
        outline.lower << left << right;
    }
    return outline;
}

/// Returns the outline of a series. `least` is the base of the bars on a logarithmic axis, which
/// has no 0.
ChartOutline chartOutline(const Chart& chart, std::size_t series, double least) {
    const ChartSeries& shown = chart.series[series];
    const auto canShow = [&chart](const ChartPoint& point) {
        return std::isfinite(point.y) && (!chart.y.isLogarithmic || point.y > 0) &&
               (!chart.x.isLogarithmic || point.x > 0);
    };
    ChartOutline outline;
    if (shown.shape == ChartShape::bars || shown.shape == ChartShape::boxes) {
        const double half = markHalfWidth(chart);
        const ChartRange slot =
            shown.shape == ChartShape::boxes ? ChartRange{-half, half} : barSlot(chart, series);
        outline = outlineOfBars(shown, slot, chart.y.isLogarithmic ? least : 0);
    } else if (shown.shape != ChartShape::marks && shown.shape != ChartShape::dots) {
        for (const ChartPoint& point : shown.points) {
            if (!canShow(point)) {
                continue;
            }
            if (shown.shape == ChartShape::step) {
                outline.upper << QPointF(point.x - 0.5, point.y) << QPointF(point.x + 0.5, point.y);
            } else {
                outline.upper << QPointF(point.x, point.y);
                outline.lower << QPointF(point.x, point.low);
            }
        }
    }
    for (QList<QPointF>* points : {&outline.upper, &outline.lower}) {
        for (QPointF& point : *points) {
            const double y = chart.y.isLogarithmic ? std::max(point.y(), least) : point.y();
            point = {drawnValue(chart.x, point.x()), drawnValue(chart.y, y)};
        }
    }
    return outline;
}

/// A menu that saves a chart as a picture or as values, and lets keyboard users show or hide its
/// series.
class ChartMenu : public QMenu {
public:
    explicit ChartMenu(ChartPanel& panel);

private:
    void fill();
    /// Asks for a file with this suffix and saves the chart to it.
    void save(const QString& suffix);

    ChartPanel& panel_;
};

ChartMenu::ChartMenu(ChartPanel& panel) : QMenu(&panel), panel_(panel) {
    connect(this, &QMenu::aboutToShow, this, &ChartMenu::fill);
    panel.setContextMenuPolicy(Qt::CustomContextMenu);
    connect(&panel, &QWidget::customContextMenuRequested, this,
            [this](QPoint place) { popup(panel_.mapToGlobal(place)); });
}

void ChartMenu::fill() {
    clear();
    addAction(ChartPanel::tr("Save as picture (PNG) …"), this,
              [this] { save(QStringLiteral("png")); });
    addAction(ChartPanel::tr("Save as drawing (SVG) …"), this,
              [this] { save(QStringLiteral("svg")); });
    addAction(ChartPanel::tr("Save values (CSV) …"), this, [this] { save(QStringLiteral("csv")); });
    addAction(ChartPanel::tr("Copy values"), this,
              [this] { QGuiApplication::clipboard()->setText(panel_.shownText()); });
    addAction(ChartPanel::tr("Show values as a table …"), this, [this] {
        (new ChartTable(panel_.data(), &panel_))->show();
    })->setObjectName(QStringLiteral("chartTable"));
    addSeparator();
    addAction(ChartPanel::tr("Show everything"), &panel_, &ChartPanel::resetZoom);
    const std::vector<ChartSeries>& series = panel_.data().series;
    for (std::size_t i = 0; i < series.size(); ++i) {
        if (!series[i].name.isEmpty()) {
            QAction* action = addAction(series[i].name);
            action->setCheckable(true);
            action->setChecked(panel_.isSeriesShown(i));
            connect(action, &QAction::toggled, &panel_, [this, i](bool isShown) {
                if (i < panel_.data().series.size()) { // the data may have changed meanwhile
                    panel_.setSeriesShown(i, isShown);
                }
            });
        }
    }
}

void ChartMenu::save(const QString& suffix) {
    QString path = QFileDialog::getSaveFileName(&panel_, ChartPanel::tr("Save the chart"),
                                                ChartPanel::tr("chart") + QLatin1Char('.') + suffix,
                                                QStringLiteral("*.") + suffix);
    if (path.isEmpty()) {
        return;
    }
    if (QFileInfo(path).suffix().toLower() != suffix) {
        path += QLatin1Char('.') + suffix;
    }
    if (!panel_.save(path)) {
        QMessageBox note(QMessageBox::Warning, ChartPanel::tr("Lights Out Workbench"),
                         ChartPanel::tr("%1 could not be saved.").arg(QFileInfo(path).fileName()),
                         QMessageBox::Ok, &panel_);
        note.setTextFormat(Qt::PlainText);
        note.exec();
    }
}

} // namespace

ChartPanel::ChartPanel(QWidget* parent)
    : QChartView(parent), band_(new QRubberBand(QRubberBand::Rectangle, this)),
      enlargeButton_(new QToolButton(this)), menuButton_(new QToolButton(this)) {
    setLayoutDirection(Qt::LeftToRight); // charts are not mirrored
    setRenderHint(QPainter::Antialiasing);
    setFrameShape(QFrame::NoFrame);
    setBackgroundBrush(Qt::NoBrush);
    viewport()->setAutoFillBackground(false);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setMouseTracking(true);
    chart()->setBackgroundVisible(false);
    chart()->layout()->setContentsMargins(0, 0, 0, 0);
    chart()->setLocalizeNumbers(true);
    menuButton_->setText(QStringLiteral("⋯"));
    menuButton_->setObjectName(QStringLiteral("chartMenu"));
    enlargeButton_->setObjectName(QStringLiteral("enlargeChart"));
    enlargeButton_->setIcon(themedIcon(QStringLiteral("enlarge")));
    for (QToolButton* button : {enlargeButton_, menuButton_}) {
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
        button->setCursor(Qt::ArrowCursor);
    }
    connect(enlargeButton_, &QToolButton::clicked, this, &ChartPanel::enlargementToggled);
    connect(this, &ChartPanel::enlargementToggled, this, [this] {
        if (!isEnlargement_) {
            new EnlargedChart(*this);
        }
    });
    menuButton_->setStyleSheet(QStringLiteral("QToolButton::menu-indicator { image: none; }"));
    menuButton_->setPopupMode(QToolButton::InstantPopup);
    menuButton_->setMenu(new ChartMenu(*this));
    // Queued, because Qt is still laying out the chart when it emits the signal.
    connect(chart(), &QChart::plotAreaChanged, this, &ChartPanel::showRanges, Qt::QueuedConnection);
    onAppearanceChanged(this, [this] { applyStyle(); });
}

void ChartPanel::showSource(const ChartPanel& source) {
    isEnlargement_ = true;
    applyStyle();
    setData(source.data());
    for (std::size_t i = 0; i < isShown_.size(); ++i) {
        setSeriesShown(i, source.isSeriesShown(i));
    }
}

int ChartPanel::cornerWidth() const {
    int width = 0;
    for (const QToolButton* button : {menuButton_, enlargeButton_}) {
        width += button->sizeHint().expandedTo(button->minimumSize()).width();
    }
    return width;
}

void ChartPanel::placeButtons() {
    int right = width() - 2;
    for (QToolButton* button : {menuButton_, enlargeButton_}) {
        button->adjustSize();
        right -= button->width();
        button->move(right, 2);
    }
}

void ChartPanel::applyStyle() {
    const Theme theme = themeOf(*this);
    menuButton_->setAccessibleName(tr("Chart menu"));
    menuButton_->setToolTip(tr("Save the chart or hide series"));
    enlargeButton_->setAccessibleName(isEnlargement_ ? tr("Close the enlarged chart")
                                                     : tr("Enlarge the chart"));
    enlargeButton_->setToolTip(isEnlargement_ ? tr("Back to the page (Escape)")
                                              : tr("Enlarge the chart to the whole page"));
    for (QToolButton* button : {menuButton_, enlargeButton_}) {
        button->setMinimumSize(touch::sideOf(0), touch::sideOf(0));
    }
    placeButtons();
    chart()->setLocale(QLocale());
    chart()->setTitleFont(fontFor(TextRole::title));
    chart()->setTitleBrush(theme.text);
    chart()->legend()->setFont(fontFor(TextRole::body));
    chart()->legend()->setLabelColor(theme.text);
    rebuild();
    setData(data_);
}

void ChartPanel::setData(Chart data) {
    const bool isZoomed = shownX_ != wholeX_ || shownY_ != wholeY_;
    const bool isNew = axisX_ == nullptr || !isDrawnAlike(data_, data);
    const bool isRenamed = isNew && !hasSameSeries(data_, data); // false if only texts changed
    const auto before = std::tuple(drawn_.size(), wholeX_, wholeY_);
    data_ = std::move(data);
    wholeX_ = wholeRangeOfX(data_);
    wholeY_ = wholeRangeOfY(data_);
    const bool isOther = isRenamed && before != std::tuple(data_.series.size(), wholeX_, wholeY_);
    if (isOther) {
        isShown_.clear();
    }
    if (isNew) {
        rebuild();
    }
    for (std::size_t i = 0; i < data_.series.size(); ++i) {
        fillSeries(i);
    }
    if (isOther || !isZoomed) {
        shownX_ = wholeX_;
        shownY_ = wholeY_;
    }
    arrangeWords();
    showRanges();
    // A chart without a title is in a card whose title describes it.
    const QString name = data_.title.isEmpty() ? data_.y.title : data_.title;
    setAccessibleName(name.isEmpty() ? tr("Chart") : name);
    if (!pointed_) {
        describe();
    }
    viewport()->update();
    Q_EMIT dataChanged();
}

void ChartPanel::rebuild() {
    const Theme theme = themeOf(*this);
    chart()->removeAllSeries();
    for (QAbstractAxis* axis : {axisX_, axisY_}) {
        if (axis != nullptr) {
            axis->hide(); // its labels are deleted later
            chart()->removeAxis(axis);
            delete axis;
        }
    }
    axisX_ = makeChartAxis(data_.x, false, theme);
    axisY_ = makeChartAxis(data_.y, true, theme);
    chart()->addAxis(axisX_, Qt::AlignBottom);
    chart()->addAxis(axisY_, Qt::AlignLeft);
    drawn_.clear();
    isShown_.resize(data_.series.size(), true);
    pointed_.reset();
    for (std::size_t i = 0; i < data_.series.size(); ++i) {
        addSeries(i);
        setSeriesShown(i, isShown_[i]);
    }
    // Qt Charts shows axes only if there is a series.
    if (data_.series.empty()) {
        auto* nothing = new QLineSeries;
        chart()->addSeries(nothing);
        nothing->attachAxis(axisX_);
        nothing->attachAxis(axisY_);
        chart()->legend()->hide();
    }
}

void ChartPanel::arrangeWords() {
    const double line = QFontMetricsF(fontFor(TextRole::body)).height();
    const auto arrange = [this](const QString& title, const QString& names) {
        return arrangeChartWords(*chart(), data_, title, names, size(), cornerWidth());
    };
    const auto named = [](const char* axis, const QString& title) {
        return tr("%1: %2")
            .arg(QLatin1String(axis), title)
            .replace(QStringLiteral(": "), QStringLiteral(":\u00A0"));
    };
    const bool isTitleOfY = data_.y.title == data_.title; // it names the values already
    double room = arrange(data_.title, {});
    // Titles for which there is no room at their axes follow the title of the chart. This may leave
    // less room for the other one.
    QString x;
    QString y;
    QString names;
    for (bool isOther = true; isOther;) {
        const bool hasRoom = room >= linesForTitles * line;
        const QStringList before{x, y};
        if (!fitAxisTitle(*axisX_, data_.x.title, width() - chart()->margins().right() - 4 * line,
                          hasRoom && x.isEmpty())) {
            x = named("x", data_.x.title);
        }
        if (!fitAxisTitle(*axisY_, data_.y.title, room - 5.5 * line, hasRoom && y.isEmpty()) &&
            !isTitleOfY) {
            y = named("y", data_.y.title);
        }
        isOther = before != QStringList{x, y};
        if (isOther) {
            QStringList others{x, y};
            others.removeAll(QString());
            // The names follow each other in the direction of the window.
            const QChar isolate(QApplication::isRightToLeft() ? 0x2067 : 0x2066);
            names = isolate + others.join(QStringLiteral(", ")) + QChar(0x2069);
            room = arrange(data_.title,
                           data_.title.isEmpty() ? names : QStringLiteral("(%1)").arg(names));
        }
    }
    // In a chart that is too low for both, the titles of the axes replace the title of the chart.
    if (room < linesForLabels * line && !names.isEmpty() && !isTitleOfY) {
        arrange({}, names);
    }
}

void ChartPanel::addSeries(std::size_t index) {
    const Theme theme = themeOf(*this);
    const ChartSeries& series = data_.series[index];
    Drawn drawn;
    auto* upper = new QLineSeries;
    drawn.upper = upper;
    if (series.shape == ChartShape::bars || hasLowerEdge(series.shape)) {
        auto* lower = new QLineSeries;
        auto* area = new QAreaSeries(upper, lower);
        upper->setParent(area);
        lower->setParent(area);
        area->setPen(Qt::NoPen);
        QBrush fill = fillOf(series.colour, theme);
        fill.setColor(faded(theme.*series.colour, series.shape == ChartShape::bars ? 0.86 : 0.22));
        area->setBrush(fill);
        drawn.lower = lower;
        drawn.series = area;
    } else {
        QPen stroke = strokeOf(series.colour, grownWithText(3), theme);
        stroke.setColor(faded(stroke.color(), series.opacity));
        if (series.opacity < 1) {
            stroke.setCapStyle(Qt::FlatCap); // the parts of the line would overlap at its points
        }
        upper->setPen(stroke);
        drawn.series = upper;
    }
    drawn.series->setName(series.name);
    chart()->addSeries(drawn.series);
    drawn.series->attachAxis(axisX_);
    drawn.series->attachAxis(axisY_);
    drawn_.push_back(drawn);
    // A single series needs no legend.
    chart()->legend()->setVisible(data_.series.size() > 1 &&
                                  std::ranges::any_of(data_.series, [](const ChartSeries& one) {
                                      return !one.name.isEmpty();
                                  }));
    for (QLegendMarker* marker : chart()->legend()->markers(drawn.series)) {
        marker->setVisible(!series.name.isEmpty());
        marker->setShape(legendShape(data_, index));
        connect(marker, &QLegendMarker::clicked, this,
                [this, index] { setSeriesShown(index, !isShown_[index]); });
    }
}

void ChartPanel::fillSeries(std::size_t index) {
    const ChartOutline outline = chartOutline(data_, index, wholeY_.low);
    const Drawn& drawn = drawn_[index];
    drawn.upper->replace(outline.upper);
    if (drawn.lower != nullptr) {
        drawn.lower->replace(outline.lower);
    }
}

void ChartPanel::setSeriesShown(std::size_t index, bool isShown) {
    const Theme theme = themeOf(*this);
    isShown_.at(index) = isShown;
    drawn_[index].series->setVisible(isShown);
    for (QLegendMarker* marker : chart()->legend()->markers(drawn_[index].series)) {
        // Qt hides the name together with its series, but then no click could show the series
        // again.
        marker->setVisible(!data_.series[index].name.isEmpty());
        marker->setLabelBrush(isShown ? theme.text : faded(theme.secondText, 0.55));
        marker->setBrush(isShown ? markerBrush(index) : theme.line);
        // The fill of a band is faint, so every symbol has an outline.
        marker->setPen(QPen(isShown ? theme.*data_.series[index].colour : theme.line,
                            grownWithText(symbolOutline)));
    }
    viewport()->update();
}

QBrush ChartPanel::markerBrush(std::size_t index) const {
    const Drawn& drawn = drawn_[index];
    return drawn.lower != nullptr ? static_cast<QAreaSeries*>(drawn.series)->brush()
                                  : drawn.upper->pen().color();
}

void ChartPanel::showRanges() {
    showChartRange(*axisX_, data_.x, shownX_, chart()->plotArea().width(), tickGridOfX(data_));
    showChartRange(*axisY_, data_.y, shownY_, chart()->plotArea().height());
    viewport()->update();
}

void ChartPanel::zoomBy(double factor, QPointF fixed) {
    shownX_ = zoomedRange(data_.x, shownX_, wholeX_, factor, valueX(fixed.x()));
    shownY_ = zoomedRange(data_.y, shownY_, wholeY_, factor, valueY(fixed.y()));
    showRanges();
}

void ChartPanel::resetZoom() {
    shownX_ = wholeX_;
    shownY_ = wholeY_;
    showRanges();
}

QPointF ChartPanel::position(double x, double y) const {
    const QRectF plot = chart()->plotArea();
    return {plot.left() + plot.width() * shareOfRange(data_.x, shownX_, x),
            plot.bottom() - plot.height() * shareOfRange(data_.y, shownY_, y)};
}

QString ChartPanel::partName(std::size_t part) const {
    return valuesAt(chartPositions(data_).at(part))
        .replace(QLatin1Char('\n'), QStringLiteral(", "));
}

QRectF ChartPanel::partRect(std::size_t part) const {
    const std::vector<double> positions = chartPositions(data_);
    const double x = positions.at(part);
    const double before = part > 0 ? positions[part - 1] : x - 1;
    const double after = part + 1 < positions.size() ? positions[part + 1] : x + 1;
    const QRectF plot = chart()->plotArea();
    const auto pixel = [&](double value) {
        return plot.left() + plot.width() * shareOfRange(data_.x, shownX_, value);
    };
    const double left = pixel((before + x) / 2);
    return {left, plot.top(), pixel((x + after) / 2) - left, plot.height()};
}

std::optional<std::size_t> ChartPanel::partAt(QPointF place) const {
    return chart()->plotArea().contains(place) ? partOf(nearestPosition(data_, valueX(place.x())))
                                               : std::nullopt;
}

std::optional<std::size_t> ChartPanel::partOf(std::optional<double> x) const {
    const std::vector<double> positions = chartPositions(data_);
    const auto found = x ? std::ranges::lower_bound(positions, *x) : positions.end();
    return found != positions.end()
               ? std::optional(static_cast<std::size_t>(found - positions.begin()))
               : std::nullopt;
}

double ChartPanel::valueX(double pixel) const {
    const QRectF plot = chart()->plotArea();
    return valueAtShare(data_.x, shownX_, (pixel - plot.left()) / plot.width());
}

double ChartPanel::valueY(double pixel) const {
    const QRectF plot = chart()->plotArea();
    return valueAtShare(data_.y, shownY_, (plot.bottom() - pixel) / plot.height());
}

ChartOverlay ChartPanel::overlay() const {
    return {data_,
            isShown_,
            chart()->plotArea(),
            static_cast<double>(width()),
            [this](double x, double y) { return position(x, y); },
            themeOf(*this)};
}

void ChartPanel::drawForeground(QPainter* painter, const QRectF& /*rect*/) {
    overlay().paint(*painter);
    if (isForFile_) {
        return;
    }
    painter->save();
    if (pointed_) {
        overlay().paintValues(*painter, *pointed_, picture_);
    }
    if (hasFocus()) {
        painter->setPen(QPen(themeOf(*this).accent, 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(QRectF(viewport()->rect()).adjusted(1, 1, -1, -1), 8, 8);
    }
    painter->restore();
}

bool ChartPanel::save(const QString& path) {
    if (!path.endsWith(QLatin1String(".csv"))) {
        return savePicture(path, size(), data_.title,
                           [this](QPainter& painter) { paintPicture(painter); });
    }
    QSaveFile file(path);
    const QByteArray text = chartCsv(data_).toUtf8();
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && file.commit();
}

void ChartPanel::paintPicture(QPainter& painter) {
    isForFile_ = true;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), themeOf(*this).card);
    render(&painter, rect(), rect());
    isForFile_ = false;
}

void ChartPanel::describe() {
    reportCurrentPart(*this, pointed_ ? valuesAt(*pointed_) : chartSummary(data_, isShown_));
}

void ChartPanel::pointAt(std::optional<double> x) {
    if (x == pointed_) {
        return;
    }
    pointed_ = x;
    picture_ = {};
    describe();
    viewport()->update();
    Q_EMIT pointedAt(x);
}

void ChartPanel::setPicture(double x, const QPixmap& picture) {
    if (pointed_ == x) {
        picture_ = picture;
        viewport()->update();
    }
    Q_EMIT pictureOffered(x, picture);
}

void ChartPanel::pointAtNeighbour(int step) {
    // The first value is one of those that are seen. After that, an enlarged part moves along.
    if (const auto next = nextPosition(data_, pointed_ ? wholeX_ : shownX_, pointed_, step)) {
        shownX_ = movedRange(data_.x, shownX_, *next);
        showRanges();
        pointAt(next);
    }
}

void ChartPanel::mousePressEvent(QMouseEvent* event) {
    // Qt Charts 6.4 crashes if no item is there: a second button may be pressed outside the chart.
    if (itemAt(event->pos()) == nullptr) {
        event->ignore();
        return;
    }
    QChartView::mousePressEvent(event);
    if (event->button() == Qt::LeftButton && chart()->plotArea().contains(event->pos())) {
        dragFrom_ = event->pos();
        isDragging_ = true;
        event->accept();
    }
}

void ChartPanel::mouseMoveEvent(QMouseEvent* event) {
    QChartView::mouseMoveEvent(event);
    const QRectF plot = chart()->plotArea();
    if (isDragging_) {
        const QRect dragged = QRect(dragFrom_, event->pos()).normalized() & plot.toRect();
        band_->setGeometry(dragged);
        band_->setVisible((event->pos() - dragFrom_).manhattanLength() >=
                          QApplication::startDragDistance());
        return;
    }
    pointAt(plot.contains(event->pos()) ? nearestPosition(data_, valueX(event->pos().x()))
                                        : std::nullopt);
}

void ChartPanel::mouseReleaseEvent(QMouseEvent* event) {
    QChartView::mouseReleaseEvent(event);
    if (!isDragging_ || event->button() != Qt::LeftButton) {
        return;
    }
    isDragging_ = false;
    if (!band_->isVisible()) {
        clickAt(event->pos());
        return;
    }
    band_->hide();
    const QRect dragged = band_->geometry();
    if (dragged.width() > 2 && dragged.height() > 2) {
        const ChartRange x{valueX(dragged.left()), valueX(dragged.right())};
        const ChartRange y{valueY(dragged.bottom()), valueY(dragged.top())};
        shownX_ = x;
        shownY_ = y;
        showRanges();
    }
}

void ChartPanel::clickAt(QPointF position) {
    const auto dot = overlay().dotAt(position);
    if (const auto hit = dot ? dot : barAt(data_, isShown_, valueX(position.x()))) {
        Q_EMIT barClicked(hit->series, hit->x);
    }
}

void ChartPanel::clickPointed() {
    if (!pointed_) {
        return;
    }
    for (std::size_t i = 0; i < data_.series.size(); ++i) {
        const ChartSeries& series = data_.series[i];
        const bool isClickable =
            series.shape == ChartShape::bars || series.shape == ChartShape::dots;
        if (isShown_[i] && isClickable &&
            std::ranges::find(series.points, *pointed_, &ChartPoint::x) != series.points.end()) {
            Q_EMIT barClicked(i, *pointed_);
            return;
        }
    }
}

void ChartPanel::mouseDoubleClickEvent(QMouseEvent* event) {
    QChartView::mouseDoubleClickEvent(event);
    isDragging_ = false;
    Q_EMIT enlargementToggled();
}

void ChartPanel::wheelEvent(QWheelEvent* event) {
    if (!chart()->plotArea().contains(event->position()) || event->angleDelta().y() == 0) {
        event->ignore();
        return;
    }
    zoomBy(event->angleDelta().y() > 0 ? wheelFactor : 1 / wheelFactor, event->position());
    event->accept();
}

void ChartPanel::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left:
        return pointAtNeighbour(-1);
    case Qt::Key_Right:
        return pointAtNeighbour(1);
    case Qt::Key_Plus:
        return zoomBy(wheelFactor, chart()->plotArea().center());
    case Qt::Key_Minus:
        return zoomBy(1 / wheelFactor, chart()->plotArea().center());
    case Qt::Key_0:
        return resetZoom();
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        return clickPointed();
    default:
        QChartView::keyPressEvent(event);
    }
}

bool ChartPanel::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::ToolTip && pointed_) {
        return true; // the values at the pointer are shown already
    }
    return QChartView::viewportEvent(event);
}

void ChartPanel::leaveEvent(QEvent* event) {
    QChartView::leaveEvent(event);
    pointAt(std::nullopt);
}

void ChartPanel::resizeEvent(QResizeEvent* event) {
    // Qt makes the minimum size as large as the words of this size need, and never smaller again.
    const QSize least = minimumSize();
    QChartView::resizeEvent(event);
    setMinimumSize(least);
    arrangeWords();
    placeButtons();
}

} // namespace lightsout

#include "moc_ChartPanel.cpp"
