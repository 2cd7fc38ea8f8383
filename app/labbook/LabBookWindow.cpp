// SPDX-License-Identifier: GPL-3.0-or-later
#include "labbook/LabBookWindow.h"

#include "labbook/LabEntryCard.h"
#include "look/LookChanges.h"
#include "look/WindowRoom.h"
#include "look/WrapLayout.h"
#include "text/BoardText.h"
#include "window/ErrorDialog.h"

#include <QAction>
#include <QBuffer>
#include <QFileDialog>
#include <QImage>
#include <QLocale>
#include <QPdfWriter>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QSaveFile>
#include <QScrollArea>
#include <QScrollBar>
#include <QTextCursor>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

namespace lightsout {

namespace {

constexpr QSize usualSize(720, 760);
constexpr int margin = 16;
constexpr double pointsAcross = 480; ///< width of the text on a page

/// Writes the report, paragraph by paragraph.
class Report {
public:
    explicit Report(QTextDocument& document) : document_(document), cursor_(&document) {}

    void paragraph(const QString& text, const QTextCharFormat& format, double above = 4,
                   Qt::LayoutDirection direction = QLocale().textDirection()) {
        if (text.isEmpty()) {
            return;
        }
        begin(above, direction);
        cursor_.insertText(text, format);
    }

    void picture(const QImage& image, double width) {
        const QUrl name(QStringLiteral("picture:%1").arg(pictures_++));
        document_.addResource(QTextDocument::ImageResource, name, image);
        begin(6, QLocale().textDirection());
        QTextImageFormat format;
        format.setName(name.toString());
        format.setWidth(std::min(width, static_cast<double>(image.width())));
        cursor_.insertImage(format);
    }

private:
    void begin(double above, Qt::LayoutDirection direction) {
        QTextBlockFormat block;
        block.setLayoutDirection(direction);
        block.setTopMargin(above);
        if (document_.isEmpty()) {
            cursor_.setBlockFormat(block);
        } else {
            cursor_.insertBlock(block);
        }
    }

    QTextDocument& document_;
    QTextCursor cursor_;
    int pictures_ = 0;
};

QTextCharFormat ofSize(double points, QFont::Weight weight = QFont::Normal) {
    QTextCharFormat format;
    format.setFontPointSize(points);
    format.setFontWeight(weight);
    return format;
}

QTextCharFormat typed() {
    QTextCharFormat format = ofSize(8.5);
    format.setFontFamilies({QStringLiteral("DejaVu Sans Mono"), QStringLiteral("monospace")});
    return format;
}

} // namespace

std::unique_ptr<QTextDocument> labReport(const QString& title, const std::vector<LabEntry>& entries,
                                         double width) {
    auto document = std::make_unique<QTextDocument>();
    Report report(*document);
    report.paragraph(title, ofSize(18, QFont::Bold));
    for (const LabEntry& entry : entries) {
        report.paragraph(entry.title, ofSize(13, QFont::Bold), 18);
        report.paragraph(entry.note, ofSize(10.5));
        const QImage picture = pictureOf(entry);
        if (!picture.isNull()) {
            report.picture(picture, width);
        }
        report.paragraph(entry.values, typed());
        report.paragraph(entry.commands, typed(), 4, Qt::LeftToRight);
        report.paragraph(entry.source, ofSize(8.5));
        if (entry.isCut) {
            report.paragraph(LabBook::cutNotice(), ofSize(8.5));
        }
    }
    return document;
}

LabBookWindow::LabBookWindow(LabBook& book, CurrentDocument& document, QAction* keep,
                             QWidget* parent)
    : QWidget(parent, Qt::Window), book_(book), document_(document), undo_(new QPushButton(this)),
      print_(new QPushButton(this)), pdf_(new QPushButton(this)),
      empty_(makeLabel(TextRole::headline, true, this)), scroller_(new QScrollArea(this)) {
    auto* page = new QWidget;
    column_ = new QVBoxLayout(page);
    column_->setContentsMargins({});
    column_->setSpacing(12);
    column_->addStretch();
    scroller_->setWidgetResizable(true);
    scroller_->setFrameShape(QFrame::NoFrame);
    scroller_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroller_->setWidget(page);
    empty_->setWordWrap(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(margin, margin, margin, margin);
    layout->setSpacing(12);
    layout->addWidget(makeButtons(keep));
    layout->addWidget(empty_);
    layout->addWidget(scroller_, 1);
    resize(usualSize.boundedTo(windowRoom(*this)));
    connect(&book, &LabBook::entriesChanged, this, &LabBookWindow::showEntries);
    connect(&book, &LabBook::noteChanged, this, [this](std::size_t entry) {
        cards_.at(static_cast<qsizetype>(entry))->setNote(book_.entries().at(entry).note);
    });
    connect(book.undoStack(), &QUndoStack::indexChanged, this, &LabBookWindow::refresh);
    connect(&document, &CurrentDocument::fileChanged, this, &LabBookWindow::refresh);
    onLanguageChanged(this, [this] {
        undo_->setText(tr("Undo"));
        undo_->setShortcut(QKeySequence::Undo); // setting a new text would remove the shortcut
        undo_->setToolTip(tr("Undo the last change to the lab book"));
        print_->setText(tr("Print …"));
        pdf_->setText(tr("Save as PDF …"));
        empty_->setText(tr("Collect your findings here: the current page with its values, and the "
                           "command that gives them. Everything is saved with the board."));
        refresh();
    });
    showEntries();
}

QWidget* LabBookWindow::makeButtons(QAction* keep) {
    auto* buttons = new QWidget(this);
    auto* row = new WrapLayout(buttons);
    auto* add = new QPushButton(buttons);
    for (QPushButton* button : {add, undo_, print_, pdf_}) {
        row->addWidget(button);
    }
    const auto followKeep = [add, keep] {
        add->setText(QString(keep->text()).remove(QLatin1Char('&')));
        add->setToolTip(keep->toolTip());
        add->setEnabled(keep->isEnabled());
    };
    connect(keep, &QAction::changed, add, followKeep);
    followKeep();
    connect(add, &QPushButton::clicked, keep, &QAction::trigger);
    connect(undo_, &QPushButton::clicked, book_.undoStack(), &QUndoStack::undo);
    connect(print_, &QPushButton::clicked, this, &LabBookWindow::print);
    connect(pdf_, &QPushButton::clicked, this, &LabBookWindow::savePdf);
    return buttons;
}

void LabBookWindow::showEntries() {
    qDeleteAll(cards_);
    cards_.clear();
    for (std::size_t i = 0; i < book_.entries().size(); ++i) {
        auto* card = new LabEntryCard(book_.entries()[i], scroller_->widget());
        connect(card, &LabEntryCard::noteTyped, this,
                [this, i](const QString& note) { book_.setNote(i, note); });
        // Queued, because the clicked button is deleted with the card.
        connect(
            card, &LabEntryCard::removeRequested, this, [this, i] { book_.remove(i); },
            Qt::QueuedConnection);
        column_->insertWidget(column_->count() - 1, card);
        cards_ << card;
    }
    empty_->setVisible(cards_.isEmpty());
    scroller_->setVisible(!cards_.isEmpty());
    refresh();
}

void LabBookWindow::refresh() {
    setWindowTitle(reportTitle());
    undo_->setEnabled(book_.undoStack()->canUndo());
    print_->setEnabled(!cards_.isEmpty());
    pdf_->setEnabled(!cards_.isEmpty());
}

QString LabBookWindow::reportTitle() const {
    return tr("Lab book: %1")
        .arg(document_->fileName().isEmpty() ? boardName(document_.game().rule())
                                             : document_->fileName());
}

void LabBookWindow::print() {
    QPrinter printer(QPrinter::HighResolution);
    QPrintDialog dialog(&printer, this);
    if (dialog.exec() == QDialog::Accepted) {
        labReport(reportTitle(), book_.entries(), pointsAcross)->print(&printer);
    }
}

bool LabBookWindow::writePdf(const QString& path) const {
    QByteArray pdf;
    {
        QBuffer buffer(&pdf);
        buffer.open(QIODevice::WriteOnly);
        QPdfWriter writer(&buffer);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setTitle(reportTitle());
        labReport(reportTitle(), book_.entries(), pointsAcross)->print(&writer);
    }
    QSaveFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(pdf) == pdf.size() && file.commit();
}

void LabBookWindow::savePdf() {
    const QString path = QFileDialog::getSaveFileName(
        this, tr("Save the lab book"), tr("lab-book") + QStringLiteral(".pdf"), tr("PDF (*.pdf)"));
    if (!path.isEmpty() && !writePdf(path)) {
        showError(this, tr("The lab book could not be saved."), path);
    }
}

} // namespace lightsout

#include "moc_LabBookWindow.cpp"
