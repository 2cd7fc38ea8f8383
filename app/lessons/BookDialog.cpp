// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/BookDialog.h"

#include "lessons/LessonDock.h"
#include "lessons/LessonStep.h"
#include "settings/Remembered.h"
#include "text/SpokenText.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace lightsout {

namespace {

constexpr QSize usualSize(760, 620);
constexpr int nameRole = Qt::UserRole;     ///< the name of the book
constexpr int stepRole = Qt::UserRole + 1; ///< the position of the entry

QString textOf(const Prose& prose) {
    QString text;
    for (const Run& run : prose) {
        text += QString::fromStdString(run.words);
    }
    return text;
}

} // namespace

BookDialog::BookDialog(const LessonShelf& shelf, LessonDock& dock, QAction& openFile,
                       QWidget* parent)
    : QDialog(parent), dock_(dock), words_(new QLineEdit(this)), entries_(new QTreeWidget(this)) {
    setObjectName(QStringLiteral("books"));
    setWindowTitle(tr("From your book"));
    words_->setObjectName(QStringLiteral("bookWords"));
    words_->setPlaceholderText(tr("Search these books"));
    words_->setAccessibleName(tr("Search these books"));
    words_->setAccessibleDescription(QStringLiteral(" ")); // otherwise the placeholder
    words_->setClearButtonEnabled(true);
    entries_->setObjectName(QStringLiteral("bookEntries"));
    entries_->setAccessibleName(tr("Figures, tables and questions of the books"));
    entries_->setColumnCount(2);
    entries_->setHeaderHidden(true);
    entries_->setUniformRowHeights(true);
    entries_->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* own = buttons->addButton(tr("Open a list of your own …"), QDialogButtonBox::ActionRole);
    own->setToolTip(tr("The manual describes how to write one for another book"));
    own->setAutoDefault(false);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(words_);
    layout->addWidget(entries_, 1);
    layout->addWidget(buttons);
    connect(words_, &QLineEdit::textChanged, this, &BookDialog::filter);
    connect(entries_, &QTreeWidget::itemClicked, this, &BookDialog::open);
    connect(entries_, &QTreeWidget::itemActivated, this, &BookDialog::open);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(own, &QPushButton::clicked, this, [this, &openFile] {
        accept();
        openFile.trigger();
    });
    fill(shelf);
    resize(usualSize.boundedTo(parent->window()->size()));
    entries_->setFocus();
}

void BookDialog::fill(const LessonShelf& shelf) {
    for (const ShelvedLesson& book : shelf.lessons()) {
        if (!book.isBook()) {
            continue;
        }
        auto* top = new QTreeWidgetItem(
            entries_, {book.title(), QString::fromStdString(book.lesson()->book)});
        QFont font = entries_->font();
        font.setBold(true);
        top->setFont(0, font);
        top->setFlags(Qt::ItemIsEnabled);
        top->setExpanded(true);
        const std::vector<Step>& steps = book.lesson()->steps;
        const std::size_t current =
            stepNamed(*book.lesson(), remembered::stepLeftAt(book.name)).value_or(0);
        for (std::size_t i = 0; i < steps.size(); ++i) {
            const QString caption =
                steps[i].text.empty() ? QString() : textOf(steps[i].text.front().prose);
            auto* entry = new QTreeWidgetItem(top, {textOf(steps[i].title), caption});
            for (int column = 0; column < entry->columnCount(); ++column) {
                entry->setData(column, Qt::AccessibleTextRole,
                               withoutIsolates(entry->text(column)));
            }
            entry->setData(0, nameRole, book.name);
            entry->setData(0, stepRole, static_cast<qulonglong>(i));
            if (i == current && current > 0) {
                entries_->setCurrentItem(entry);
            }
        }
    }
}

void BookDialog::filter(const QString& words) {
    for (int i = 0; i < entries_->topLevelItemCount(); ++i) {
        QTreeWidgetItem* book = entries_->topLevelItem(i);
        bool isAnyShown = false;
        for (int j = 0; j < book->childCount(); ++j) {
            QTreeWidgetItem* entry = book->child(j);
            const QString text = entry->text(0) + QLatin1Char(' ') + entry->text(1);
            entry->setHidden(!text.contains(words, Qt::CaseInsensitive));
            isAnyShown = isAnyShown || !entry->isHidden();
        }
        book->setHidden(!isAnyShown);
    }
}

void BookDialog::open(const QTreeWidgetItem* item) {
    const QString name = item->data(0, nameRole).toString();
    if (!name.isEmpty()) {
        accept();
        dock_.openLesson(name, item->data(0, stepRole).toULongLong());
    }
}

} // namespace lightsout

#include "moc_BookDialog.cpp"
