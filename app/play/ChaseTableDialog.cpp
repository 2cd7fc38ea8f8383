#include "play/ChaseTableDialog.h"

#include "document/VertexText.h"
#include "look/Card.h"
#include "play/ChaseTablePainter.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QMessageBox>
#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QSaveFile>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace lightsout {

namespace {

constexpr double cellOnScreen = 20;

/// The lines of the table on the screen.
class TableView : public QWidget {
public:
    explicit TableView(const std::vector<ChaseCase>& cases) : cases_(cases) {}

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override {
        return static_cast<int>(layoutFor(width).heightFor(cases_.size())) + 1;
    }

protected:
    void resizeEvent(QResizeEvent* /*event*/) override {
        setMinimumHeight(heightForWidth(width()));
    }
    void paintEvent(QPaintEvent* /*event*/) override {
        QPainter painter(this);
        const Theme& theme = Theme::current();
        layoutFor(width()).paint(painter, {0, 0}, cases_,
                                 {.lastRow = theme.lit,
                                  .firstRow = theme.press,
                                  .empty = theme.cell,
                                  .text = theme.text});
    }

private:
    ChaseTableLayout layoutFor(int width) const {
        return {cases_.empty() ? 1 : cases_.front().lastRow.size(), cellOnScreen,
                static_cast<double>(width)};
    }

    const std::vector<ChaseCase>& cases_;
};

} // namespace

ChaseTableDialog::ChaseTableDialog(const Lattice& grid, QWidget* parent)
    : QDialog(parent), grid_(grid), rows_(new QSpinBox), columns_(new QSpinBox),
      summary_(makeLabel(TextRole::body, true)), table_(new TableView(cases_)) {
    setWindowTitle(tr("Look-up table of light chasing"));
    rows_->setRange(1, mostRows);
    rows_->setValue(static_cast<int>(std::min<std::size_t>(grid.rows, mostRows)));
    columns_->setRange(1, static_cast<int>(SmallSystem::mostTableColumns));
    columns_->setValue(
        static_cast<int>(std::min<std::size_t>(grid.cols, SmallSystem::mostTableColumns)));
    auto* sizes = new QHBoxLayout;
    for (const auto& [name, box] :
         {std::pair(tr("&Rows"), rows_), std::pair(tr("&Columns"), columns_)}) {
        auto* label = new QLabel(name);
        label->setBuddy(box);
        sizes->addWidget(label);
        sizes->addWidget(box);
        sizes->addSpacing(12);
        connect(box, &QSpinBox::valueChanged, this, &ChaseTableDialog::refresh);
    }
    sizes->addStretch();
    summary_->setWordWrap(true);
    auto* scroll = new QScrollArea;
    scroll->setWidget(table_);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* buttons = new QDialogButtonBox;
    connect(buttons->addButton(tr("&Print …"), QDialogButtonBox::ActionRole), &QPushButton::clicked,
            this, &ChaseTableDialog::print);
    connect(buttons->addButton(tr("Save as P&DF …"), QDialogButtonBox::ActionRole),
            &QPushButton::clicked, this, &ChaseTableDialog::savePdf);
    buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 20, 24, 20);
    layout->setSpacing(14);
    layout->addLayout(sizes);
    layout->addWidget(summary_);
    layout->addWidget(scroll, 1);
    layout->addWidget(buttons);
    resize(720, 560);
    refresh();
}

void ChaseTableDialog::refresh() {
    grid_.rows = static_cast<std::size_t>(rows_->value());
    grid_.cols = static_cast<std::size_t>(columns_->value());
    Progress progress;
    cases_ = SmallSystem(grid_, progress).table();
    summary_->setText(
        cases_.empty()
            ? tr("If chasing leaves any light, the board can't be solved.")
            : tr("Chase from the top. If the last row is on the left of an arrow, press the cells "
                 "of the first row that stand on its right, and chase again. Any other last row "
                 "proves that the board can't be solved. %Ln case(s).",
                 nullptr, static_cast<int>(cases_.size())));
    table_->setMinimumHeight(table_->heightForWidth(table_->width()));
    table_->update();
}

QString ChaseTableDialog::title() const {
    return tr("Light chasing, %1").arg(boardName(grid_));
}

void ChaseTableDialog::paintPages(QPagedPaintDevice& device) const {
    QPainter painter(&device);
    const QRectF page(painter.viewport());
    const double columns = static_cast<double>(grid_.cols);
    // A line takes at most half of the width, and its cells at most 5 mm.
    const double cell =
        std::min(page.width() / (4 * columns + 8), 5.0 * device.logicalDpiX() / 25.4);
    const ChaseTableLayout layout(grid_.cols, cell, page.width());
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

void ChaseTableDialog::print() {
    QPrinter printer(QPrinter::HighResolution);
    QPrintDialog dialog(&printer, this);
    if (dialog.exec() == QDialog::Accepted) {
        paintPages(printer);
    }
}

void ChaseTableDialog::savePdf() {
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
        QMessageBox::warning(this, tr("Not saved"), tr("%1 can't be written.").arg(path));
    }
}

} // namespace lightsout
