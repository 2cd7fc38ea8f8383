// SPDX-License-Identifier: GPL-3.0-or-later
#include "manual/ManualWindow.h"

#include "controls/Layouts.h"
#include "controls/WindowRoom.h"
#include "manual/ManualView.h"
#include "theme/LookChanges.h"
#include "theme/Theme.h"
#include "theme/Touch.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QShortcut>
#include <QSplitter>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace lightsout {

namespace {

constexpr QSize usualSize(980, 720);
constexpr int contentsWidth = 280;
constexpr int chapterRole = Qt::UserRole;
constexpr int sectionRole = Qt::UserRole + 1; ///< section, or -1 for a chapter's beginning

QTreeWidgetItem* itemFor(const QString& text, const ManualPlace& place) {
    auto* item = new QTreeWidgetItem({text});
    item->setToolTip(0, text);
    item->setSizeHint(0, QSize(0, QFontMetrics(fontFor(TextRole::body)).height() * 3 / 2));
    item->setData(0, chapterRole, static_cast<int>(place.chapter));
    item->setData(0, sectionRole, static_cast<int>(place.section.value_or(-1)));
    return item;
}

ManualPlace placeOf(const QTreeWidgetItem& item) {
    const int section = item.data(0, sectionRole).toInt();
    return {.chapter = static_cast<std::size_t>(item.data(0, chapterRole).toInt()),
            .section = section < 0 ? std::nullopt : std::optional<qsizetype>(section)};
}

} // namespace

ManualWindow::ManualWindow(QWidget* parent)
    : QWidget(parent, Qt::Window), manual_(Manual::inLanguageOfWindow()),
      search_(new QLineEdit(this)), contents_(new QTreeWidget(this)), back_(new QToolButton(this)),
      view_(new ManualView(this)) {
    search_->setClearButtonEnabled(true);
    contents_->setHeaderHidden(true);
    contents_->setFrameShape(QFrame::NoFrame);
    contents_->setIndentation(14);
    back_->setAutoRaise(true);
    back_->setShortcut(QKeySequence::Back);

    auto* side = new QWidget;
    auto* column = new QVBoxLayout(side);
    column->addLayout(makeRow({back_, {search_, 1}}));
    column->addWidget(contents_, 1);
    auto* parts = new QSplitter(this);
    parts->setChildrenCollapsible(false);
    parts->addWidget(side);
    parts->addWidget(view_);
    parts->setSizes({contentsWidth, usualSize.width() - contentsWidth});
    parts->setStretchFactor(1, 1);
    const auto widenContents = [parts](int pixels) {
        const QList<int> sizes = parts->sizes();
        parts->setSizes({sizes[0] + pixels, sizes[1] - pixels});
    };
    constexpr int step = 40;
    for (const auto& [key, pixels] : {std::pair(Qt::Key_Plus, step), std::pair(Qt::Key_Equal, step),
                                      std::pair(Qt::Key_Minus, -step)}) {
        connect(new QShortcut(Qt::ALT | key, this), &QShortcut::activated, this,
                [widenContents, pixels = pixels] { widenContents(pixels); });
    }
    auto* all = new QHBoxLayout(this);
    all->setContentsMargins({});
    all->addWidget(parts);
    resize(usualSize.boundedTo(windowRoom(*this)));

    connect(search_, &QLineEdit::textChanged, this, &ManualWindow::showContents);
    connect(search_, &QLineEdit::returnPressed, this, [this] {
        if (contents_->topLevelItemCount() > 0) {
            go(placeOf(*contents_->topLevelItem(0)));
        }
    });
    connect(contents_, &QTreeWidget::itemClicked, this,
            [this](QTreeWidgetItem* item) { go(placeOf(*item)); });
    connect(contents_, &QTreeWidget::itemActivated, this,
            [this](QTreeWidgetItem* item) { go(placeOf(*item)); });
    connect(view_, &QTextBrowser::anchorClicked, this, &ManualWindow::followLink);
    connect(back_, &QToolButton::clicked, this, &ManualWindow::goBack);
    onAppearanceChanged(this, [this] {
        setWindowTitle(tr("Manual"));
        search_->setPlaceholderText(tr("Search"));
        search_->setAccessibleName(tr("Search the manual"));
        contents_->setAccessibleName(tr("Contents"));
        view_->setAccessibleName(tr("Chapter"));
        back_->setMinimumSize(touch::sideOf(0), touch::sideOf(0));
        back_->setToolTip(tr("Back to the previous page"));
        back_->setAccessibleName(tr("Back"));
        manual_ = Manual::inLanguageOfWindow();
        back_->setArrowType(isRightToLeft() ? Qt::RightArrow : Qt::LeftArrow);
        showContents();
        showPlace();
    });
}

void ManualWindow::showChapter(const QString& name) {
    search_->clear();
    go({.chapter = manual_.chapterNamed(name).value_or(0)});
    view_->setFocus();
}

void ManualWindow::showPlaceOf(const QString& link) {
    search_->clear();
    // All languages have the same chapters and sections in the same order.
    go(Manual(QStringLiteral("en")).target(0, link).value_or(ManualPlace{}));
    view_->setFocus();
}

void ManualWindow::go(const ManualPlace& place) {
    if (place != place_) {
        before_.push_back(place_);
    }
    place_ = place;
    showPlace();
}

void ManualWindow::goBack() {
    if (!before_.empty()) {
        place_ = before_.back();
        before_.pop_back();
        showPlace();
    }
}

void ManualWindow::followLink(const QUrl& link) {
    if (const auto place = manual_.target(place_.chapter, link.toString())) {
        go(*place);
    }
}

void ManualWindow::showContents() {
    contents_->clear();
    if (search_->text().trimmed().isEmpty()) {
        const std::vector<Chapter>& chapters = manual_.chapters();
        for (std::size_t i = 0; i < chapters.size(); ++i) {
            QTreeWidgetItem* chapter = itemFor(chapters[i].title, {.chapter = i});
            for (qsizetype j = 0; j < chapters[i].sections.size(); ++j) {
                chapter->addChild(itemFor(chapters[i].sections[j], {.chapter = i, .section = j}));
            }
            contents_->addTopLevelItem(chapter);
        }
        markPlace();
        return;
    }
    for (const ManualFinding& finding : manual_.find(search_->text())) {
        const Chapter& chapter = manual_.chapters()[finding.place.chapter];
        const QString title =
            finding.place.section ? chapter.sections[*finding.place.section] : chapter.title;
        QTreeWidgetItem* item = itemFor(title, finding.place);
        if (finding.excerpt != title) {
            item->addChild(itemFor(finding.excerpt, finding.place));
            contents_->addTopLevelItem(item);
            item->setExpanded(true);
        } else {
            contents_->addTopLevelItem(item);
        }
    }
    if (contents_->topLevelItemCount() == 0) {
        auto* nothing = new QTreeWidgetItem({tr("No results.")});
        nothing->setFlags(Qt::NoItemFlags);
        contents_->addTopLevelItem(nothing);
    }
}

void ManualWindow::showPlace() {
    view_->show(manual_.chapters()[place_.chapter], place_.section);
    back_->setEnabled(!before_.empty());
    markPlace();
}

void ManualWindow::markPlace() {
    if (!search_->text().trimmed().isEmpty()) {
        return;
    }
    for (int i = 0; i < contents_->topLevelItemCount(); ++i) {
        QTreeWidgetItem* chapter = contents_->topLevelItem(i);
        const bool isHere = i == static_cast<int>(place_.chapter);
        chapter->setExpanded(isHere);
        if (isHere) {
            contents_->setCurrentItem(
                place_.section ? chapter->child(static_cast<int>(*place_.section)) : chapter);
        }
    }
}

void ManualWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && !search_->text().isEmpty()) {
        search_->clear();
    } else if (event->key() == Qt::Key_Escape || event->matches(QKeySequence::Close)) {
        close();
    } else if (event->matches(QKeySequence::Find)) {
        search_->setFocus();
        search_->selectAll();
    } else {
        QWidget::keyPressEvent(event);
    }
}

} // namespace lightsout

#include "moc_ManualWindow.cpp"
