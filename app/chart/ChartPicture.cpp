// What a ChartPanel paints over Qt's chart, and its menu that writes all of it to files.

#include "chart/ChartAxes.h"
#include "chart/ChartPanel.h"
#include "look/Theme.h"
#include "text/NumberText.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QPainter>
#include <QSaveFile>
#include <QSvgGenerator>

#include <algorithm>

namespace lightsout {

namespace {

constexpr double pictureScale = 2;
constexpr double markWidth = 3.5;
constexpr double padding = 10;
constexpr double besidePointer = 12;

const ChartPoint* pointAtX(const ChartSeries& series, double x) {
    const auto found = std::ranges::lower_bound(series.points, x, {}, &ChartPoint::x);
    return found != series.points.end() && found->x == x ? &*found : nullptr;
}

} // namespace

void ChartPanel::drawForeground(QPainter* painter, const QRectF& /*rect*/) {
    painter->save();
    painter->setClipRect(chart()->plotArea().adjusted(-1, -2, 1, 2));
    if (data_.marker) {
        painter->setPen(QPen(Theme::current().press, 2, Qt::DashLine));
        painter->drawLine(QPointF(position(*data_.marker, 0).x(), chart()->plotArea().top()),
                          QPointF(position(*data_.marker, 0).x(), chart()->plotArea().bottom()));
    }
    for (std::size_t i = 0; i < data_.series.size(); ++i) {
        if (data_.series[i].shape == ChartShape::marks && isShown_[i]) {
            paintMarks(*painter, i);
        }
    }
    painter->setClipping(false);
    for (std::size_t i = 0; i < data_.series.size(); ++i) {
        if (data_.series[i].isLabelled && isShown_[i]) {
            paintLabels(*painter, i);
        }
    }
    if (pointed_ && !isForFile_) {
        paintValues(*painter);
    }
    if (hasFocus() && !isForFile_) {
        painter->setPen(QPen(Theme::current().accent, 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(QRectF(viewport()->rect()).adjusted(1, 1, -1, -1), 8, 8);
    }
    painter->restore();
}

void ChartPanel::paintMarks(QPainter& painter, std::size_t index) const {
    const double half = barGroupWidth(data_) / 2 * 1.08;
    painter.setPen(QPen(data_.series[index].colour, markWidth, Qt::SolidLine, Qt::RoundCap));
    for (const ChartPoint& point : data_.series[index].points) {
        if (!data_.y.isLogarithmic || point.y > 0) {
            painter.drawLine(position(point.x - half, point.y), position(point.x + half, point.y));
        }
    }
}

void ChartPanel::paintLabels(QPainter& painter, std::size_t index) const {
    const ChartSeries& series = data_.series[index];
    QFont font = fontFor(TextRole::small);
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(series.colour);
    const QFontMetricsF metrics(font);
    const QRectF plot = chart()->plotArea().adjusted(-1, -1, 1, 1);
    std::vector<QRectF> taken;
    // The last are the ones that are looked for, so they choose first.
    for (auto point = series.points.rbegin(); point != series.points.rend(); ++point) {
        const QPointF mark = position(point->x, point->y);
        if (!plot.contains(mark)) {
            continue;
        }
        const QString text = isolated(QStringLiteral("%1: %2").arg(
            chartValueText(data_.x, point->x), chartValueText(data_.y, point->y)));
        QRectF box(0, 0, metrics.horizontalAdvance(text) + 4, metrics.height());
        box.moveCenter({std::min(mark.x(), width() - box.width() / 2),
                        mark.y() - markWidth - box.height() / 2});
        const auto inTheWay = [&] {
            return std::ranges::find_if(
                taken, [&box](const QRectF& other) { return other.intersects(box); });
        };
        if (const auto other = inTheWay(); other != taken.end()) {
            // A little to the left it may have its place.
            box.moveRight(std::max(other->left(), mark.x()));
        }
        if (inTheWay() == taken.end()) {
            painter.drawText(box, Qt::AlignCenter, text);
            taken.push_back(box);
        }
    }
}

QString ChartPanel::valuesAt(double x) const {
    QStringList lines;
    for (std::size_t i = 0; i < data_.series.size(); ++i) {
        const ChartSeries& series = data_.series[i];
        const ChartPoint* point = isShown_[i] ? pointAtX(series, x) : nullptr;
        if (point == nullptr) {
            continue;
        }
        QString value = chartValueText(data_.y, point->y);
        if (series.shape == ChartShape::band) {
            value = tr("%1 to %2").arg(chartValueText(data_.y, point->low), value);
        }
        lines.append(series.name.isEmpty() ? value : tr("%1: %2").arg(series.name, value));
    }
    if (lines.isEmpty()) {
        return {};
    }
    const QString place = chartValueText(data_.x, x);
    lines.prepend(data_.x.title.isEmpty() ? place : tr("%1: %2").arg(data_.x.title, place));
    return lines.join(QLatin1Char('\n'));
}

void ChartPanel::paintValues(QPainter& painter) const {
    const Theme& theme = Theme::current();
    const QString text = valuesAt(*pointed_);
    const QRectF plot = chart()->plotArea();
    const double x = position(*pointed_, shownY_.low).x();
    if (text.isEmpty() || x < plot.left() - 1 || x > plot.right() + 1) {
        return;
    }
    painter.setPen(QPen(theme.secondText, 1, Qt::DotLine));
    painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
    painter.setFont(fontFor(TextRole::body));
    const QRectF words = painter.boundingRect(QRectF(0, 0, 1000, 1000), Qt::AlignLeft, text);
    QRectF box(x + besidePointer, plot.top() + besidePointer, words.width() + 2 * padding,
               words.height() + 2 * padding);
    if (box.right() > width()) {
        box.moveRight(std::max(x - besidePointer, box.width()));
    }
    painter.setPen(QPen(theme.line, 1));
    painter.setBrush(theme.background);
    painter.drawRoundedRect(box, 8, 8);
    painter.setPen(theme.text);
    painter.drawText(box.adjusted(padding, padding, -padding, -padding), Qt::AlignLeft, text);
}

void ChartPanel::paintPicture(QPainter& painter) {
    isForFile_ = true;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), Theme::current().card);
    render(&painter, rect(), rect());
    isForFile_ = false;
}

bool ChartPanel::savePng(const QString& path) {
    QImage image(size() * pictureScale, QImage::Format_RGB32);
    image.setDevicePixelRatio(pictureScale);
    {
        QPainter painter(&image);
        paintPicture(painter);
    }
    QSaveFile file(path);
    return file.open(QIODevice::WriteOnly) && image.save(&file, "PNG") && file.commit();
}

bool ChartPanel::saveSvg(const QString& path) {
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly)) {
        return false;
    }
    QSvgGenerator generator;
    generator.setOutputDevice(&file);
    generator.setSize(size());
    generator.setViewBox(rect());
    generator.setTitle(data_.title);
    {
        QPainter painter(&generator);
        paintPicture(painter);
    }
    return file.commit();
}

bool ChartPanel::saveCsv(const QString& path) const {
    QSaveFile file(path);
    const QByteArray text = chartCsv(data_).toUtf8();
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && file.commit();
}

void ChartPanel::fillMenu() {
    menu_->clear();
    menu_->addAction(tr("Save as picture (PNG) …"), this, [this] { save(QStringLiteral("png")); });
    menu_->addAction(tr("Save as drawing (SVG) …"), this, [this] { save(QStringLiteral("svg")); });
    menu_->addAction(tr("Save values (CSV) …"), this, [this] { save(QStringLiteral("csv")); });
    menu_->addSeparator();
    menu_->addAction(tr("Show everything"), this, &ChartPanel::resetZoom);
    for (std::size_t i = 0; i < data_.series.size(); ++i) {
        if (!data_.series[i].name.isEmpty()) {
            QAction* action = menu_->addAction(data_.series[i].name);
            action->setCheckable(true);
            action->setChecked(isShown_[i]);
            connect(action, &QAction::toggled, this,
                    [this, i](bool isShown) { setSeriesShown(i, isShown); });
        }
    }
}

void ChartPanel::save(const QString& suffix) {
    QString path = QFileDialog::getSaveFileName(this, tr("Save the chart"),
                                                tr("chart") + QLatin1Char('.') + suffix,
                                                QStringLiteral("*.") + suffix);
    if (path.isEmpty()) {
        return;
    }
    if (QFileInfo(path).suffix().isEmpty()) {
        path += QLatin1Char('.') + suffix;
    }
    const bool isSaved = suffix == QLatin1String("png")   ? savePng(path)
                         : suffix == QLatin1String("svg") ? saveSvg(path)
                                                          : saveCsv(path);
    if (!isSaved) {
        QMessageBox note(QMessageBox::Warning, tr("Lights Out Workbench"),
                         tr("%1 could not be saved.").arg(QFileInfo(path).fileName()),
                         QMessageBox::Ok, this);
        note.setTextFormat(Qt::PlainText);
        note.exec();
    }
}

} // namespace lightsout
