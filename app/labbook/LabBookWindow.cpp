// SPDX-License-Identifier: GPL-3.0-or-later
#include "labbook/LabBookWindow.h"

#include "controls/ErrorDialog.h"
#include "controls/TextEditor.h"
#include "controls/WindowRoom.h"
#include "controls/WrapLayout.h"
#include "text/BoardText.h"
#include "text/SpokenText.h"
#include "theme/LookChanges.h"

#include <QAction>
#include <QBuffer>
#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QImage>
#include <QLabel>
#include <QLocale>
#include <QMimeData>
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

/// Builds the report, paragraph by paragraph.
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
    format.setFontStyleHint(QFont::TypeWriter); // where no font has these names
    return format;
}

constexpr int noteLines = 3;
constexpr int expectedHeight = 260; ///< of a card without its picture
constexpr QSize printedBox(900, 900);
/// Longer text is shown in part, but copied and printed in full.
constexpr qsizetype maxLines = 14;
constexpr qsizetype maxShown = 2'000;

QString beginningOf(const QString& text) {
    const QStringList lines = text.left(maxShown).split(QLatin1Char('\n'));
    if (lines.size() > maxLines) {
        return lines.first(maxLines).join(QLatin1Char('\n')) + QStringLiteral("\n…");
    }
    return text.size() <= maxShown ? text : text.left(maxShown) + QStringLiteral("…");
}

/// A note of limited length. Pasted text is truncated before it is inserted, because insertion is
/// slow.
class NoteEdit : public TextEditor {
public:
    using TextEditor::TextEditor;

    /// Removes excess text; returns false if there was none.
    bool cut() {
        const int tooMuch = length() - static_cast<int>(LabBook::maxText);
        if (tooMuch <= 0) {
            return false;
        }
        QTextCursor end(document());
        end.movePosition(QTextCursor::End);
        end.movePosition(QTextCursor::PreviousCharacter, QTextCursor::KeepAnchor, tooMuch);
        end.removeSelectedText();
        return true;
    }

protected:
    void insertFromMimeData(const QMimeData* source) override {
        const QTextCursor cursor = textCursor();
        const int selected = cursor.selectionEnd() - cursor.selectionStart();
        // One more character than fits, so that cut() detects the excess.
        const qsizetype room = LabBook::maxText + 1 - length() + selected;
        insertPlainText(source->text().left(std::max<qsizetype>(room, 0)));
    }

private:
    int length() const { return document()->characterCount() - 1; }
};

} // namespace

LabEntryCard::LabEntryCard(const LabEntry& entry, QWidget* parent)
    : Card(parent), note_(new NoteEdit(this)) {
    note_->setPlainText(entry.note);
    auto* head = new QHBoxLayout;
    auto* title = makeLabel(TextRole::title, false, this);
    title->setText(beginningOf(entry.title));
    title->setWordWrap(true);
    head->addWidget(title, 1);
    head->addWidget(makeButtons(entry), 0, Qt::AlignTop);
    content()->addLayout(head);
    addPicture(pictureSizeOf(entry, pictureBox));
    if (!entry.values.isEmpty()) {
        TextLabel* values = addText(TextRole::body);
        values->setTextFormat(Qt::PlainText);
        values->setText(beginningOf(entry.values));
        values->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    if (!entry.commands.isEmpty()) {
        TextLabel* commands = addText(TextRole::body);
        commands->setTextFormat(Qt::PlainText);
        commands->setLayoutDirection(Qt::LeftToRight);
        commands->setText(beginningOf(entry.commands));
        commands->setTone(TextLabel::Tone::accent);
        commands->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    TextLabel* source = addText(TextRole::body);
    source->setTone(TextLabel::Tone::second);
    source->setText(beginningOf(entry.source));
    note_->setFixedHeight(note_->fontMetrics().lineSpacing() * noteLines + 16);
    content()->addWidget(note_);
    cut_ = addText(TextRole::body);
    cut_->setObjectName(QStringLiteral("cut"));
    cut_->setVisible(entry.isCut);
    connect(note_, &TextEditor::textChanged, this, [this] {
        if (static_cast<NoteEdit*>(note_)->cut()) {
            cut_->show();
            return; // removing the excess has emitted the signal again
        }
        Q_EMIT noteTyped(note_->toPlainText());
    });
    onLanguageChanged(this, [this] {
        cut_->setText(LabBook::cutNotice());
        note_->setPlaceholderText(tr("Your note"));
        note_->setAccessibleName(tr("Your note"));
    });
}

void LabEntryCard::setNote(const QString& note) {
    if (note_->toPlainText() != note) {
        note_->setPlainText(note);
    }
}

void LabEntryCard::addPicture(QSize size) {
    if (size.isEmpty()) {
        return;
    }
    picture_ = new QLabel(this);
    picture_->setObjectName(QStringLiteral("picture"));
    picture_->setFixedSize(size);
    picture_->setScaledContents(true);
    content()->addWidget(picture_);
    onLanguageChanged(picture_, [this] { picture_->setAccessibleName(tr("Picture of the page")); });
}

QWidget* LabEntryCard::makeButtons(const LabEntry& entry) {
    auto* buttons = new QWidget(this);
    auto* row = new QHBoxLayout(buttons);
    row->setContentsMargins({});
    auto* show = new QPushButton(buttons);
    auto* copy = new QPushButton(buttons);
    auto* remove = new QPushButton(buttons);
    show->setObjectName(QStringLiteral("showEntry"));
    copy->setObjectName(QStringLiteral("copyEntryCommand"));
    remove->setObjectName(QStringLiteral("removeEntry"));
    show->setVisible(!entry.place.isEmpty());
    copy->setVisible(!entry.commands.isEmpty());
    row->addWidget(show);
    row->addWidget(copy);
    row->addWidget(remove);
    connect(show, &QPushButton::clicked, this,
            [this, place = entry.place] { Q_EMIT placeRequested(place); });
    connect(copy, &QPushButton::clicked, this,
            [commands = entry.commands] { QGuiApplication::clipboard()->setText(commands); });
    connect(remove, &QPushButton::clicked, this, &LabEntryCard::removeRequested);
    setTexts<LabEntryCard>(show, QT_TR_NOOP("Show"),
                           QT_TR_NOOP("Show this page and these settings in the window"));
    setTexts<LabEntryCard>(copy, QT_TR_NOOP("Copy command"),
                           QT_TR_NOOP("Copy the command that gives the same values"));
    setTexts<LabEntryCard>(remove, QT_TR_NOOP("Remove"),
                           QT_TR_NOOP("Remove this entry from the lab book; Undo restores it"));
    return buttons;
}

std::unique_ptr<QTextDocument> labReport(const QString& title, const std::vector<LabEntry>& entries,
                                         double width) {
    auto document = std::make_unique<QTextDocument>();
    Report report(*document);
    report.paragraph(title, ofSize(18, QFont::Bold));
    for (const LabEntry& entry : entries) {
        report.paragraph(entry.title, ofSize(13, QFont::Bold), 18);
        report.paragraph(entry.note, ofSize(10.5));
        const QImage picture = pictureOf(entry, printedBox);
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
    filling_.setSingleShot(true);
    filling_.setInterval(0);
    connect(&filling_, &QTimer::timeout, this, &LabBookWindow::fill);
    connect(scroller_->verticalScrollBar(), &QScrollBar::valueChanged, &filling_,
            qOverload<>(&QTimer::start));
    connect(&book, &LabBook::entriesChanged, this, &LabBookWindow::showEntries);
    connect(&book, &LabBook::noteChanged, this, [this](std::size_t entry) {
        if (LabEntryCard* card = boxes_.at(entry).card) {
            card->setNote(book_.entries().at(entry).note);
        }
    });
    connect(book.undoStack(), &QUndoStack::indexChanged, this, &LabBookWindow::refresh);
    connect(&document, &CurrentDocument::fileChanged, this, &LabBookWindow::refresh);
    onLanguageChanged(this, [this] {
        undo_->setText(tr("Undo"));
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
    decoding_.cancel();
    for (const EntryBox& box : boxes_) {
        delete box.widget;
    }
    boxes_.clear();
    for (const LabEntry& entry : book_.entries()) {
        auto* box = new QWidget(scroller_->widget());
        auto* layout = new QVBoxLayout(box);
        layout->setContentsMargins({});
        box->setMinimumHeight(expectedHeight +
                              pictureSizeOf(entry, LabEntryCard::pictureBox).height());
        column_->insertWidget(column_->count() - 1, box);
        boxes_.push_back({box});
    }
    empty_->setVisible(boxes_.empty());
    scroller_->setVisible(!boxes_.empty());
    refresh();
    filling_.start();
}

void LabBookWindow::makeCard(std::size_t entry) {
    EntryBox& box = boxes_[entry];
    box.card = new LabEntryCard(book_.entries()[entry], box.widget);
    connect(box.card, &LabEntryCard::noteTyped, this,
            [this, entry](const QString& note) { book_.setNote(entry, note); });
    connect(box.card, &LabEntryCard::placeRequested, this, &LabBookWindow::placeRequested);
    // Queued, because the clicked button is deleted with the card.
    connect(
        box.card, &LabEntryCard::removeRequested, this, [this, entry] { book_.remove(entry); },
        Qt::QueuedConnection);
    box.widget->layout()->addWidget(box.card);
    box.card->show(); // otherwise the layout shows it later
    box.widget->setMinimumHeight(0);
}

void LabBookWindow::fill() {
    if (!isVisible()) {
        return;
    }
    // The Tab key reaches the next card only if it exists.
    const int height = scroller_->viewport()->height();
    const QRect near = scroller_->viewport()->rect().adjusted(0, -height, 0, height);
    for (std::size_t i = 0; i < boxes_.size(); ++i) {
        auto& [widget, card] = boxes_[i];
        const bool isNear =
            near.intersects({widget->mapTo(scroller_->viewport(), QPoint()), widget->size()});
        if (isNear && card == nullptr) {
            makeCard(i);
            filling_.start(); // each in its own turn of the event loop
            return;
        }
        QLabel* picture = card == nullptr ? nullptr : card->picture();
        if (picture == nullptr || picture->isHidden()) {
            continue;
        }
        if (!isNear) {
            picture->clear();
        } else if (picture->pixmap().isNull() && !decoding_.isRunning()) {
            decoding_.start(
                [entry = book_.entries()[i], box = LabEntryCard::pictureBox * devicePixelRatioF()](
                    Progress& /*progress*/) { return pictureOf(entry, box); },
                [this, picture](const QImage& image) {
                    picture->setVisible(!image.isNull()); // a damaged picture has only a size
                    picture->setPixmap(QPixmap::fromImage(image));
                    filling_.start();
                });
        }
    }
}

void LabBookWindow::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    filling_.start();
}

void LabBookWindow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    filling_.start();
}

void LabBookWindow::refresh() {
    setWindowTitle(reportTitle());
    setAccessibleName(withoutIsolates(windowTitle()));
    undo_->setEnabled(book_.undoStack()->canUndo());
    print_->setEnabled(!boxes_.empty());
    pdf_->setEnabled(!boxes_.empty());
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
