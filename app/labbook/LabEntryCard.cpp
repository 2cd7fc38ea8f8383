// SPDX-License-Identifier: GPL-3.0-or-later
#include "labbook/LabEntryCard.h"

#include "look/LookChanges.h"
#include "look/TextEditor.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QTextCursor>
#include <QVBoxLayout>

#include <algorithm>

namespace lightsout {

namespace {

constexpr int noteLines = 3;
constexpr int maxPictureWidth = 560;
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
    head->addWidget(makeButtons(entry.commands), 0, Qt::AlignTop);
    content()->addLayout(head);
    showPicture(pictureOf(entry));
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
            return; // removing the excess has triggered this again
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

void LabEntryCard::showPicture(const QImage& picture) {
    if (picture.isNull()) {
        return;
    }
    auto* label = new QLabel(this);
    label->setObjectName(QStringLiteral("picture"));
    const int width = std::min(maxPictureWidth, picture.width());
    label->setFixedSize(width, std::max(picture.height() * width / picture.width(), 1));
    label->setPixmap(QPixmap::fromImage(picture));
    label->setScaledContents(true);
    content()->addWidget(label);
    onLanguageChanged(label, [label] { label->setAccessibleName(tr("Picture of the page")); });
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
    connect(remove, &QPushButton::clicked, this, &LabEntryCard::removeRequested);
    onLanguageChanged(this, [copy, remove] {
        copy->setText(tr("Copy command"));
        copy->setToolTip(tr("Copy the command that gives the same values"));
        remove->setText(tr("Remove"));
        remove->setToolTip(tr("Remove this entry from the lab book; Undo restores it"));
    });
    return buttons;
}

} // namespace lightsout

#include "moc_LabEntryCard.cpp"
