// SPDX-License-Identifier: GPL-3.0-or-later
#include "labbook/LabEntryCard.h"

#include "look/LookChanges.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace lightsout {

namespace {

constexpr int noteLines = 3;
constexpr int maxPictureWidth = 560;
/// Longer values are shown in part; copies and prints have them whole.
constexpr qsizetype maxLines = 14;

QString beginningOf(const QString& values) {
    const QStringList lines = values.split(QLatin1Char('\n'));
    return lines.size() <= maxLines
               ? values
               : lines.first(maxLines).join(QLatin1Char('\n')) + QStringLiteral("\n…");
}

} // namespace

LabEntryCard::LabEntryCard(const LabEntry& entry, QWidget* parent)
    : Card(parent), note_(new QPlainTextEdit(entry.note, this)) {
    auto* head = new QHBoxLayout;
    auto* title = makeLabel(TextRole::title, false, this);
    title->setText(entry.title);
    title->setWordWrap(true);
    head->addWidget(title, 1);
    head->addWidget(makeButtons(entry.commands), 0, Qt::AlignTop);
    content()->addLayout(head);
    showPicture(entry.picture);
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
        commands->setText(entry.commands);
        commands->setTone(TextLabel::Tone::accent);
        commands->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    TextLabel* source = addText(TextRole::body);
    source->setTone(TextLabel::Tone::second);
    source->setText(entry.source);
    note_->setTabChangesFocus(true);
    note_->setFixedHeight(note_->fontMetrics().lineSpacing() * noteLines + 16);
    content()->addWidget(note_);
    connect(note_, &QPlainTextEdit::textChanged, this,
            [this] { Q_EMIT noteTyped(note_->toPlainText()); });
    keepTranslated(this, [this] {
        note_->setPlaceholderText(tr("Your note"));
        note_->setAccessibleName(tr("Your note"));
    });
}

void LabEntryCard::setNote(const QString& note) {
    if (note_->toPlainText() != note) {
        note_->setPlainText(note);
    }
}

void LabEntryCard::showPicture(const QByteArray& picture) {
    const QPixmap pixmap = QPixmap::fromImage(QImage::fromData(picture));
    if (pixmap.isNull()) {
        return;
    }
    auto* label = new QLabel(this);
    const int width = std::min(maxPictureWidth, pixmap.width());
    label->setFixedSize(width, pixmap.height() * width / pixmap.width());
    label->setPixmap(pixmap);
    label->setScaledContents(true);
    content()->addWidget(label);
    keepTranslated(label, [label] { label->setAccessibleName(tr("Picture of the page")); });
}

QWidget* LabEntryCard::makeButtons(const QString& commands) {
    auto* buttons = new QWidget(this);
    auto* row = new QHBoxLayout(buttons);
    row->setContentsMargins({});
    auto* copy = new QPushButton(buttons);
    auto* remove = new QPushButton(buttons);
    copy->setVisible(!commands.isEmpty());
    row->addWidget(copy);
    row->addWidget(remove);
    connect(copy, &QPushButton::clicked, this,
            [commands] { QGuiApplication::clipboard()->setText(commands); });
    connect(remove, &QPushButton::clicked, this, &LabEntryCard::removeWanted);
    keepTranslated(this, [copy, remove] {
        copy->setText(tr("Copy command"));
        copy->setToolTip(tr("What to type on the command line for the same values"));
        remove->setText(tr("Remove"));
        remove->setToolTip(tr("Take this entry out of the lab book; Undo brings it back"));
    });
    return buttons;
}

} // namespace lightsout

#include "moc_LabEntryCard.cpp"
