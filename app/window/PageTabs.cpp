// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/PageTabs.h"

#include "look/LookChanges.h"
#include "look/ModeBar.h"
#include "look/Theme.h"
#include "look/WhyButton.h"
#include "tab/PageState.h"
#include "text/KeyText.h"
#include "window/FocusOrder.h"
#include "window/Remembered.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QResizeEvent>
#include <QShortcut>
#include <QStyle>
#include <QTabBar>

#include <algorithm>
#include <utility>

namespace lightsout {

namespace {

constexpr int slack = 4;       // tabs whose room is exact may scroll
constexpr int tightGain = 14;  // of each tab, as the style sheet has it
constexpr int modesBottom = 4; // puts modes on a line with the words of the tabs
constexpr int watchMilliseconds = 100;
constexpr int idleMilliseconds = 3'000; ///< until the line goes
constexpr int touchedHeight = 6;        ///< of the pages, from the top

QKeySequence keyOf(int place) {
    return {Qt::ALT | static_cast<Qt::Key>(Qt::Key_1 + place)};
}

} // namespace

PageTabs::PageTabs(QWidget* parent) : QTabWidget(parent), end_(new QWidget(this)) {
    setDocumentMode(true);
    tabBar()->setExpanding(false);
    tabBar()->setDrawBase(false);
    auto* row = new QHBoxLayout(end_);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    setCornerWidget(end_);
    keepDressed(this, [this] { tabBar()->setFont(frameFont()); });
    connect(this, &QTabWidget::currentChanged, this, &PageTabs::showFront);
    watch_.setInterval(watchMilliseconds);
    connect(&watch_, &QTimer::timeout, this, &PageTabs::watchPointer);
}

void PageTabs::setPages(const std::vector<Page>& pages, const QString& first) {
    {
        const QSignalBlocker blocker(this); // none is in front before all are there
        for (const Page& page : pages) {
            places_.push_back({.make = page.make, .kept = {}});
            auto* empty = new QWidget(this);
            empty->setObjectName(page.name);
            addTab(empty, QString());
            auto* key = new QShortcut(keyOf(indexOf(page.name)), this);
            connect(key, &QShortcut::activated, this, [this, name = page.name] {
                if (isTabEnabled(indexOf(name))) {
                    showPage(name);
                    leaveQuestionMarks();
                }
            });
        }
        setCurrentIndex(std::max(0, indexOf(first)));
    }
    showFront();
}

int PageTabs::indexOf(const QString& name) const {
    for (int i = 0; i < count(); ++i) {
        if (widget(i)->objectName() == name) {
            return i;
        }
    }
    return -1;
}

void PageTabs::showPage(const QString& name) {
    if (const int index = indexOf(name); index >= 0) {
        setCurrentIndex(index);
    }
}

void PageTabs::leaveQuestionMarks() {
    while (qobject_cast<WhyButton*>(window()->focusWidget()) != nullptr &&
           focusNextStop(*window(), true)) {
    }
}

void PageTabs::makePage(const QString& name) {
    makePage(indexOf(name));
    showFront();
}

void PageTabs::makePage(int index) {
    Place& place = places_[static_cast<std::size_t>(index)];
    if (place.make == nullptr) {
        return;
    }
    QWidget* page = std::exchange(place.make, nullptr)();
    QWidget* empty = widget(index);
    place.modes = takeModes(*page);
    {
        const QSignalBlocker blocker(this); // what is in front stays there
        insertTab(index + 1, page, tabText(index));
        setTabToolTip(index + 1, tabToolTip(index));
        removeTab(index);
    }
    delete empty;
    auto* restored = dynamic_cast<PageState*>(page);
    if (restored != nullptr && !place.kept.isEmpty()) {
        restored->restore(place.kept);
    }
}

ModeBar* PageTabs::takeModes(QWidget& page) {
    auto* modes = page.findChild<ModeBar*>();
    if (modes != nullptr) {
        auto* holder = new QWidget(end_);
        auto* row = new QHBoxLayout(holder);
        row->setContentsMargins(8, 0, 20, modesBottom);
        row->addWidget(modes);
        holder->hide();
        holder->installEventFilter(this);
        static_cast<QHBoxLayout*>(end_->layout())->insertWidget(0, holder);
    }
    return modes;
}

void PageTabs::addToEnd(QWidget* widget) {
    end_->layout()->addWidget(widget);
}

void PageTabs::setTexts(const QStringList& titles, const QStringList& toolTips) {
    for (int i = 0; i < count(); ++i) {
        setTabText(i, titles.at(i));
        setTabToolTip(i, withKey(toolTips.at(i), keyOf(i)));
    }
    // Qt names these buttons once and for all.
    const std::pair<const char*, QString> scrollers[] = {
        {"ScrollLeftButton", tr("Scroll left")},
        {"ScrollRightButton", tr("Scroll right")},
    };
    for (const auto& [name, text] : scrollers) {
        if (auto* button = tabBar()->findChild<QWidget*>(QLatin1String(name))) {
            button->setAccessibleName(text);
        }
    }
    fitModes();
}

QStringList PageTabs::titles() const {
    QStringList texts;
    for (int i = 0; i < count(); ++i) {
        texts << tabText(i);
    }
    return texts;
}

void PageTabs::setLineHides(bool hides) {
    showLine(true);
    hides ? watch_.start() : watch_.stop();
}

void PageTabs::watchPointer() {
    // Most widgets hear nothing of a pointer that presses nothing.
    if (isLineWanted()) {
        showLine(true);
    } else if (unused_.elapsed() > idleMilliseconds) {
        showLine(false);
    }
}

bool PageTabs::isLineWanted() const {
    const QPoint pointer = mapFromGlobal(QCursor::pos());
    const bool isShown = !tabBar()->isHidden();
    const int height = isShown ? tabBar()->height() : touchedHeight;
    const QWidget* focus = QApplication::focusWidget();
    const bool isFocused =
        isShown && focus != nullptr && (focus == tabBar() || end_->isAncestorOf(focus));
    return (rect().contains(pointer) && pointer.y() < height) || isFocused ||
           QApplication::activePopupWidget() != nullptr;
}

void PageTabs::showLine(bool isShown) {
    if (isShown) {
        unused_.start();
    }
    if (isShown != tabBar()->isHidden()) {
        return;
    }
    tabBar()->setVisible(isShown);
    end_->setVisible(isShown);
    fitModes();
    placeLine();
}

void PageTabs::keepStates() const {
    for (int i = 0; i < count(); ++i) {
        if (const auto* page = dynamic_cast<const PageState*>(widget(i))) {
            remembered::setPageState(widget(i)->objectName(), page->state());
        }
    }
}

void PageTabs::restoreStates() {
    for (int i = 0; i < count(); ++i) {
        const QJsonObject state = remembered::pageState(widget(i)->objectName());
        auto* page = dynamic_cast<PageState*>(widget(i));
        if (page == nullptr) {
            places_[static_cast<std::size_t>(i)].kept = state;
        } else if (!state.isEmpty()) {
            page->restore(state);
        }
    }
}

void PageTabs::changeEvent(QEvent* event) {
    QTabWidget::changeEvent(event);
    if (event->type() == QEvent::StyleChange || event->type() == QEvent::FontChange) {
        QTimer::singleShot(0, this, &PageTabs::fitModes); // once all parts have followed
    }
}

void PageTabs::resizeEvent(QResizeEvent* event) {
    fitModes();
    QTabWidget::resizeEvent(event);
}

bool PageTabs::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::LayoutRequest) {
        fitModes();
    }
    return QTabWidget::eventFilter(watched, event);
}

void PageTabs::showFront() {
    makePage(currentIndex());
    for (int i = 0; i < count(); ++i) {
        // What hidden pages need must not hold the window apart.
        const auto policy = i == currentIndex() ? QSizePolicy::Preferred : QSizePolicy::Ignored;
        widget(i)->setSizePolicy(policy, policy);
    }
    for (std::size_t i = 0; i < places_.size(); ++i) {
        if (const ModeBar* modes = places_[i].modes; modes != nullptr) {
            modes->parentWidget()->setVisible(static_cast<int>(i) == currentIndex());
        }
    }
    showLine(true);
    fitModes();
}

void PageTabs::fitModes() {
    if (places_.empty()) {
        return;
    }
    const int loose = tabBar()->sizeHint().width() + (isTight_ ? count() * tightGain : 0) + slack;
    if (ModeBar* modes = places_[static_cast<std::size_t>(currentIndex())].modes) {
        const QWidget* holder = modes->parentWidget();
        const QMargins margins = holder->layout()->contentsMargins();
        int room = width() - loose - margins.left() - margins.right();
        for (const QObject* part : end_->children()) {
            const auto* widget = qobject_cast<const QWidget*>(part);
            if (widget != nullptr && widget != holder && !widget->isHidden()) {
                room -= widget->sizeHint().width();
            }
        }
        modes->fitInto(room);
    }
    const int end = end_->sizeHint().width();
    setTight(loose + end > width());
    if (end_->width() != end) {
        placeLine();
    }
}

void PageTabs::setTight(bool isTight) {
    if (isTight == isTight_) {
        return;
    }
    isTight_ = isTight;
    tabBar()->setProperty("tight", isTight);
    tabBar()->style()->unpolish(tabBar());
    tabBar()->style()->polish(tabBar());
    QEvent change(QEvent::StyleChange); // or its tabs keep their sizes
    QCoreApplication::sendEvent(tabBar(), &change);
    placeLine();
}

void PageTabs::placeLine() {
    // Of the room of the line's parts only a change of size tells.
    QResizeEvent sameSize(size(), size());
    QTabWidget::resizeEvent(&sameSize);
}

} // namespace lightsout

#include "moc_PageTabs.cpp"
