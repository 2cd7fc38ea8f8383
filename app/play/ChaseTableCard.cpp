// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/ChaseTableCard.h"

#include "controls/ErrorDialog.h"
#include "solve/SmallSystem.h"
#include "text/BoardText.h"
#include "text/NumberText.h"
#include "theme/LookChanges.h"

#include <QColor>
#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>
#include <QPageLayout>
#include <QPaintEvent>
#include <QPainter>
#include <QPdfWriter>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QRectF>
#include <QSaveFile>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <bit>
#include <span>

namespace lightsout {

namespace {

constexpr double cellOnScreen = 20;
constexpr int tableHeight = 190;
constexpr double markMargin = 4;

/// The widths of the gap between the two rows of a line and of the gap after the line, in cells.
constexpr double arrowWidth = 2;
constexpr double gapAfter = 2;

/// The colours of a table: the colours of the window, or of ink on paper.
struct ChaseTableColours {
    QColor lastRow;
    QColor firstRow;
    QColor empty;
    QColor text;
};

/// The layout of the lines of a table in columns and rows within a given width.
class ChaseTableLayout {
public:
    /// `cell` is the side length of a light.
    ChaseTableLayout(std::size_t lightsPerRow, double cell, double width);

    std::size_t linesPerRow() const { return across_; }
    double rowHeight() const { return 1.8 * cell_; }
    double heightFor(std::size_t lines) const;
    /// Returns the rectangle of a line, which contains both rows and the arrow.
    QRectF lineRect(std::size_t line) const;
    /// Returns the first line that overlaps the strip between `top` and `bottom`, and the number of
    /// such lines.
    std::pair<std::size_t, std::size_t> linesBetween(double top, double bottom,
                                                     std::size_t lines) const;
    /// Draws these lines with the upper left corner of the first one at `corner`.
    void paint(QPainter& painter, QPointF corner, std::span<const ChaseCase> lines,
               const ChaseTableColours& colours) const;

private:
    void paintRow(QPainter& painter, QPointF corner, const BitVector& row, const QColor& colour,
                  const QColor& empty) const;

    double cell_;
    double lineWidth_;
    std::size_t across_;
};

ChaseTableLayout::ChaseTableLayout(std::size_t lightsPerRow, double cell, double width)
    : cell_(cell),
      lineWidth_(cell * (2 * static_cast<double>(lightsPerRow) + arrowWidth + gapAfter)),
      across_(static_cast<std::size_t>(
          std::max(1.0, (width + gapAfter * cell) / std::max(1.0, lineWidth_)))) {}

double ChaseTableLayout::heightFor(std::size_t lines) const {
    return rowHeight() * static_cast<double>((lines + across_ - 1) / across_);
}

QRectF ChaseTableLayout::lineRect(std::size_t line) const {
    return {lineWidth_ * static_cast<double>(line % across_),
            rowHeight() * static_cast<double>(line / across_), lineWidth_ - gapAfter * cell_,
            cell_};
}

std::pair<std::size_t, std::size_t> ChaseTableLayout::linesBetween(double top, double bottom,
                                                                   std::size_t lines) const {
    const auto rowAt = [this](double y) {
        return static_cast<std::size_t>(std::max(0.0, y / rowHeight()));
    };
    const std::size_t first = std::min(lines, rowAt(top) * across_);
    const std::size_t end = std::min(lines, (rowAt(bottom) + 1) * across_);
    return {first, end - std::min(first, end)};
}

void ChaseTableLayout::paint(QPainter& painter, QPointF corner, std::span<const ChaseCase> lines,
                             const ChaseTableColours& colours) const {
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const QPointF place = corner + lineRect(i).topLeft();
        const double row = cell_ * static_cast<double>(lines[i].lastRow.size());
        paintRow(painter, place, lines[i].lastRow, colours.lastRow, colours.empty);
        paintRow(painter, place + QPointF(row + arrowWidth * cell_, 0), lines[i].firstRow,
                 colours.firstRow, colours.empty);
        painter.setPen(QPen(colours.text, cell_ * 0.08));
        const QPointF tip = place + QPointF(row + arrowWidth * cell_ * 0.75, cell_ / 2);
        painter.drawLine(tip - QPointF(cell_, 0), tip);
        painter.drawLine(tip - QPointF(cell_, cell_) * 0.25, tip);
        painter.drawLine(tip - QPointF(cell_, -cell_) * 0.25, tip);
    }
}

void ChaseTableLayout::paintRow(QPainter& painter, QPointF corner, const BitVector& row,
                                const QColor& colour, const QColor& empty) const {
    const double gap = cell_ * 0.08;
    painter.setPen(QPen(colour, cell_ * 0.04));
    for (std::size_t i = 0; i < row.size(); ++i) {
        const QRectF cell(corner + QPointF(cell_ * static_cast<double>(i), 0),
                          QSizeF(cell_, cell_));
        painter.setBrush(row[i] ? colour : empty);
        painter.drawRoundedRect(cell.adjusted(gap, gap, -gap, -gap), cell_ * 0.15, cell_ * 0.15);
    }
}

} // namespace

/// A widget that shows the lines of the table on the screen.
class ChaseTableCard::Table : public QWidget {
public:
    explicit Table(const std::vector<ChaseCase>& cases) : cases_(cases) {}

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override {
        return static_cast<int>(layoutFor(width).heightFor(cases_.size()) + markMargin) + 1;
    }
    void mark(std::optional<std::size_t> line) {
        marked_ = line;
        update();
    }
    QRectF lineRect(std::size_t line) const {
        return layoutFor(width()).lineRect(line).translated(markMargin, markMargin);
    }

protected:
    void resizeEvent(QResizeEvent* /*event*/) override {
        setMinimumHeight(heightForWidth(width()));
    }
    void paintEvent(QPaintEvent* event) override {
        QPainter painter(this);
        const Theme theme = themeOf(*this);
        const ChaseTableLayout layout = layoutFor(width());
        if (marked_ && *marked_ < cases_.size()) {
            painter.setRenderHint(QPainter::Antialiasing);
            painter.setPen(QPen(theme.accent, 2));
            painter.drawRoundedRect(
                lineRect(*marked_).adjusted(-markMargin, -markMargin, markMargin, markMargin), 6,
                6);
        }
        // Only visible lines are painted, because a table may have thousands.
        const std::span<const ChaseCase> all(cases_);
        const auto [first, count] = layout.linesBetween(event->rect().top() - markMargin,
                                                        event->rect().bottom(), all.size());
        if (count > 0) {
            layout.paint(painter,
                         layout.lineRect(first).topLeft() + QPointF(markMargin, markMargin),
                         all.subspan(first, count),
                         {.lastRow = theme.litFlat,
                          .firstRow = theme.press,
                          .empty = theme.cell,
                          .text = theme.text});
        }
    }

private:
    ChaseTableLayout layoutFor(int width) const {
        return {cases_.empty() ? 1 : cases_.front().lastRow.size(), cellOnScreen,
                width - 2 * markMargin};
    }

    const std::vector<ChaseCase>& cases_;
    std::optional<std::size_t> marked_;
};

ChaseTableCard::ChaseTableCard(const ChaseGuide& guide, const CurrentDocument& document,
                               QWidget* parent)
    : Card({"chase-tableCard", [] { return tr("Look-up table for light chasing"); },
            "play.md#light-chasing"},
           parent),
      guide_(guide), document_(document), rows_(new QSpinBox(this)), columns_(new QSpinBox(this)),
      summary_(nullptr), table_(new Table(cases_)), scroll_(new QScrollArea(this)) {
    rows_->setRange(1, maxRows);
    columns_->setRange(1, static_cast<int>(SmallSystem::maxTableColumns));
    addRow({withName([] { return tr("&Rows"); }, rows_, this),
            withName([] { return tr("&Columns"); }, columns_, this)},
           12);
    for (const QSpinBox* box : {rows_, columns_}) {
        connect(box, &QSpinBox::valueChanged, this, &ChaseTableCard::refresh);
    }
    scroll_->setWidget(table_);
    scroll_->setWidgetResizable(true);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setFixedHeight(tableHeight);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    content()->addWidget(scroll_);
    summary_ = addText(TextRole::body);
    auto* print = new QPushButton(this);
    connect(print, &QPushButton::clicked, this, &ChaseTableCard::print);
    auto* save = new QPushButton(this);
    connect(save, &QPushButton::clicked, this, &ChaseTableCard::savePdf);
    addRow({print, save});
    connect(&guide, &ChaseGuide::changed, this, &ChaseTableCard::followGuide);
    connect(&document, &CurrentDocument::changed, this, &ChaseTableCard::followBoard);
    followGuide();
    setTexts<ChaseTableCard>(print, QT_TR_NOOP("&Print …"));
    setTexts<ChaseTableCard>(save, QT_TR_NOOP("Save as P&DF …"));
    onLanguageChanged(this, [this] {
        if (isWanted_) {
            refresh();
        }
    });
}

void ChaseTableCard::setWanted(bool isWanted) {
    isWanted_ = isWanted;
    followBoard();
    followGuide();
}

void ChaseTableCard::followBoard() {
    const Lattice* grid = document_.game().rule().lattice();
    // Sizes that the user chose are kept until the board changes.
    if (!isWanted_ || grid == nullptr || !grid->isPlaneGrid() ||
        (grid->rows == grid_.rows && grid->cols == grid_.cols &&
         grid->selfInfluence == grid_.selfInfluence)) {
        return;
    }
    grid_ = *grid;
    const QSignalBlocker blockers[] = {QSignalBlocker(rows_), QSignalBlocker(columns_)};
    rows_->setValue(static_cast<int>(std::min<std::size_t>(grid->rows, maxRows)));
    columns_->setValue(
        static_cast<int>(std::min<std::size_t>(grid->cols, SmallSystem::maxTableColumns)));
    refresh();
}

void ChaseTableCard::followGuide() {
    setVisible(isWanted_ && guide_.isActive());
    const std::optional<std::size_t> line = currentCase();
    table_->mark(line);
    if (line) {
        const QRect place = table_->lineRect(*line).toRect();
        scroll_->ensureVisible(place.center().x(), place.center().y(), 0, place.height());
    }
}

std::optional<std::size_t> ChaseTableCard::currentCase() const {
    const Lattice* board = document_.game().rule().lattice();
    if (!guide_.isActive() || guide_.step().stage != ChaseStep::Stage::firstRow ||
        board == nullptr || board->rows != static_cast<std::size_t>(rows_->value()) ||
        board->cols != static_cast<std::size_t>(columns_->value())) {
        return std::nullopt;
    }
    const auto line = std::ranges::find(cases_, guide_.step().lastRow, &ChaseCase::lastRow);
    return line == cases_.end() ? std::nullopt
                                : std::optional(static_cast<std::size_t>(line - cases_.begin()));
}

void ChaseTableCard::refresh() {
    Lattice grid = grid_;
    grid.rows = static_cast<std::size_t>(rows_->value());
    grid.cols = static_cast<std::size_t>(columns_->value());
    Progress progress;
    cases_ = SmallSystem(grid, progress).table();
    summary_->setText(
        cases_.empty() ? tr("If chasing leaves any light on, the board can't be solved.")
                       : tr("Chase from the top. If the last row is shown to the left of an arrow, "
                            "press the first-row cells shown to its right, then chase again. Any "
                            "other last row proves that the board can't be solved. %Ln case(s).",
                            nullptr, static_cast<int>(cases_.size())) +
                             QLatin1Char(' ') + reasonText());
    scroll_->setVisible(!cases_.empty());
    table_->setMinimumHeight(table_->heightForWidth(table_->width()));
    table_->mark(currentCase());
}

QString ChaseTableCard::reasonText() const {
    const auto columns = static_cast<std::size_t>(columns_->value());
    const auto dimension = static_cast<std::size_t>(std::bit_width(cases_.size()));
    return tr("Why %1: the last rows that can be solved form a space. Its dimension is the number "
              "of columns minus the nullity, %2. Without the empty row, it has %3 rows.")
        .arg(QLocale().toString(qulonglong{cases_.size()}),
             isolated(QStringLiteral("%1 − %2").arg(columns).arg(columns - dimension)),
             isolated(QStringLiteral("2%1⁻%2 − 1 = %3")
                          .arg(superscript(columns), superscript(columns - dimension),
                               QLocale().toString(qulonglong{cases_.size()}))));
}

QString ChaseTableCard::title() const {
    Lattice grid = grid_;
    grid.rows = static_cast<std::size_t>(rows_->value());
    grid.cols = static_cast<std::size_t>(columns_->value());
    return tr("Light chasing, %1").arg(boardName(grid));
}

void ChaseTableCard::paintPages(QPagedPaintDevice& device) const {
    QPainter painter(&device);
    const QRectF page(painter.viewport());
    const double columns = columns_->value();
    // A line is at most half as wide as the page, and its cells at most 5 mm.
    const double cell =
        std::min(page.width() / (4 * columns + 8), 5.0 * device.logicalDpiX() / 25.4);
    const ChaseTableLayout layout(static_cast<std::size_t>(columns_->value()), cell, page.width());
    const ChaseTableColours ink{
        .lastRow = Qt::black, .firstRow = Qt::black, .empty = Qt::white, .text = Qt::black};
    QFont font = fontFor(TextRole::title);
    font.setPointSizeF(14);
    const auto linesThatFit = [&](double height) {
        return layout.linesPerRow() *
               static_cast<std::size_t>(std::max(1.0, height / layout.rowHeight()));
    };
    std::span<const ChaseCase> left(cases_);
    for (bool isFirst = true; isFirst || !left.empty(); isFirst = false) {
        double top = page.top();
        if (isFirst) {
            painter.setFont(font);
            painter.setPen(Qt::black);
            QRectF used;
            painter.drawText(page, Qt::AlignHCenter | Qt::AlignTop, title(), &used);
            font.setPointSizeF(10);
            font.setBold(false);
            painter.setFont(font);
            painter.drawText(page.adjusted(0, 1.5 * used.height(), 0, 0),
                             Qt::AlignLeading | Qt::AlignTop | Qt::TextWordWrap, summary_->text(),
                             &used);
            top = used.bottom() + 2 * cell;
        } else {
            device.newPage();
        }
        const std::size_t count = std::min(left.size(), linesThatFit(page.bottom() - top));
        layout.paint(painter, {page.left(), top}, left.first(count), ink);
        left = left.subspan(count);
    }
}

void ChaseTableCard::print() {
    QPrinter printer(QPrinter::HighResolution);
    QPrintDialog dialog(&printer, this);
    if (dialog.exec() == QDialog::Accepted) {
        paintPages(printer);
    }
}

void ChaseTableCard::savePdf() {
    const QString suffix = QStringLiteral(".pdf");
    QString name = title();
    name.remove(QChar(0x2066)).remove(QChar(0x2069));
    QString path =
        QFileDialog::getSaveFileName(this, tr("Save the table"), name + suffix, tr("PDF (*.pdf)"));
    if (path.isEmpty()) {
        return;
    }
    if (QFileInfo(path).suffix().isEmpty()) {
        path += suffix;
    }
    QSaveFile file(path);
    bool isWritten = file.open(QIODevice::WriteOnly);
    if (isWritten) {
        {
            QPdfWriter writer(&file);
            writer.setTitle(name);
            writer.setPageMargins({18, 18, 18, 18}, QPageLayout::Millimeter);
            paintPages(writer);
        }
        isWritten = file.commit();
    }
    if (!isWritten) {
        showError(this, tr("Not saved"), tr("%1 could not be saved.").arg(path));
    }
}

} // namespace lightsout

#include "moc_ChaseTableCard.cpp"
