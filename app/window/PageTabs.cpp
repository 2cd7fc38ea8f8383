// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/PageTabs.h"

#include "controls/Layouts.h"
#include "controls/WhyButton.h"
#include "settings/Remembered.h"
#include "text/KeyText.h"
#include "text/SpokenText.h"
#include "window/FocusOrder.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QResizeEvent>
#include <QShortcut>
#include <QStyle>
#include <QTabBar>
#include <QTimer>

#include <algorithm>
#include <iterator>
#include <utility>

namespace lightsout {

namespace {

constexpr int slack = 4;      // tabs may scroll if they have exactly the space that they need
constexpr int tightGain = 14; // width saved for each tab, as set in the style sheet
constexpr QMargins modesMargins{8, 0, 12, 4}; // aligns modes with the texts of the tabs

QKeySequence keyOf(int place) {
    return {Qt::ALT | static_cast<Qt::Key>(Qt::Key_1 + place)};
}

} // namespace

/// The tab bar, which may reserve space below the tabs.
class TabLine : public QTabBar {
public:
    using QTabBar::QTabBar;

    void setRoomBelow(int height) { roomBelow_ = height; }
    int roomBelow() const { return roomBelow_; }
    /// The current tab is bold. All tabs have room for bold text, so that they never move.
    QSize tabSizeHint(int index) const override {
        QFont bold = font();
        bold.setBold(true);
        const auto widthIn = [&](const QFont& font) {
            return QFontMetrics(font).size(Qt::TextShowMnemonic, tabText(index)).width();
        };
        const int gain = index == currentIndex() ? 0 : widthIn(bold) - widthIn(font());
        return QTabBar::tabSizeHint(index) + QSize(gain, 0);
    }
    int ownHeight() const { return QTabBar::sizeHint().height(); }
    QSize sizeHint() const override { return QTabBar::sizeHint() + QSize(0, roomBelow_); }
    QSize minimumSizeHint() const override {
        return QTabBar::minimumSizeHint() + QSize(0, roomBelow_);
    }

protected:
    void resizeEvent(QResizeEvent* event) override {
        if (roomBelow_ > 0 && height() > ownHeight()) {
            resize(width(), ownHeight()); // leaves the space for the modes
        } else {
            QTabBar::resizeEvent(event);
        }
    }

private:
    int roomBelow_ = 0;
};

PageTabs::PageTabs(QWidget* parent)
    : QTabWidget(parent), tabLine_(new TabLine(this)), end_(new QWidget(this)) {
    setTabBar(tabLine_);
    setDocumentMode(true);
    tabBar()->setExpanding(false);
    tabBar()->setDrawBase(false);
    end_->setObjectName(QStringLiteral("lineEnd"));
    setRow(end_, {}, 0);
    setCornerWidget(end_);
    end_->installEventFilter(this); // Qt does not track the size hint of a corner widget
    connect(this, &QTabWidget::currentChanged, this, &PageTabs::showFront);
}

QString PageTabs::Tab::title(bool isBrief) const {
    return isBrief && !description.shortTitle.isEmpty() ? description.shortTitle
                                                        : description.title;
}

void PageTabs::setPages(const std::vector<PageDescription>& pages,
                        std::function<Page*(const PageDescription&)> make, const QString& first) {
    make_ = std::move(make);
    {
        const QSignalBlocker blocker(this); // no page may become current before all exist
        for (const PageDescription& page : pages) {
            tabs_.push_back({.description = page});
            addTab(new QWidget(this), QString());
            // The shortcuts belong to the window, so that they also work on its start page.
            auto* key = new QShortcut(keyOf(count() - 1), window());
            connect(key, &QShortcut::activated, this, [this, id = page.id] {
                if (isTabEnabled(indexOf(id))) {
                    Q_EMIT pageRequested(id);
                    leaveQuestionMarks();
                }
            });
        }
        setCurrentIndex(std::max(0, indexOf(first)));
    }
    showFront();
}

int PageTabs::indexOf(const QString& id) const {
    const auto found =
        std::ranges::find(tabs_, id, [](const Tab& tab) { return tab.description.id; });
    return found == tabs_.end() ? -1 : static_cast<int>(found - tabs_.begin());
}

std::vector<Page*> PageTabs::pages() const {
    std::vector<Page*> pages;
    for (const Tab& tab : tabs_) {
        if (tab.page != nullptr) {
            pages.push_back(tab.page);
        }
    }
    return pages;
}

void PageTabs::showPage(const QString& id) {
    if (const int index = indexOf(id); index >= 0) {
        setCurrentIndex(index);
    }
}

void PageTabs::leaveQuestionMarks() {
    while (qobject_cast<WhyButton*>(window()->focusWidget()) != nullptr &&
           focusNextStop(*window(), true)) {
    }
}

void PageTabs::makePage(int index) {
    Tab& tab = tabs_[static_cast<std::size_t>(index)];
    if (tab.page != nullptr) {
        return;
    }
    Page* page = make_(tab.description);
    tab.page = page;
    QWidget* empty = widget(index);
    if (page->modeBar() != nullptr) {
        takeModes(*page->modeBar());
    }
    {
        const QSignalBlocker blocker(this); // the current page must not change
        insertTab(index + 1, page, tabText(index));
        setTabToolTip(index + 1, tabToolTip(index));
        removeTab(index);
    }
    delete empty;
    tab.made = page->state();
    if (!tab.kept.isEmpty()) {
        page->restore(tab.kept);
    }
    Q_EMIT pageMade(*page);
    connect(page, &Page::modeChanged, this, [this, page] {
        if (page == &current()) {
            Q_EMIT shownChanged();
        }
    });
}

void PageTabs::takeModes(ModeBar& modes) {
    auto* holder = new QWidget(end_);
    auto* row = new QHBoxLayout(holder);
    row->setContentsMargins(modesMargins);
    row->addWidget(&modes);
    holder->hide();
    holder->installEventFilter(this);
    static_cast<QHBoxLayout*>(end_->layout())->insertWidget(0, holder);
}

void PageTabs::addToEnd(QWidget* widget) {
    static_cast<QHBoxLayout*>(end_->layout())->addWidget(widget, 0, Qt::AlignRight);
}

void PageTabs::setTexts(const std::vector<PageDescription>& pages) {
    modesWidth_ = {};
    modesHeight_ = 0;
    for (int i = 0; i < count(); ++i) {
        Tab& tab = tabs_[static_cast<std::size_t>(i)];
        tab.description = pages[static_cast<std::size_t>(i)];
        setTabText(i, tab.title(fit_ == Fit::brief));
        setTabToolTip(i, withoutIsolates(withKey(tab.description.toolTip, keyOf(i))));
    }
    // Qt sets the accessible names of these buttons only once, so the names would stay in the
    // previous language.
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
    // The modes may still have their previous texts.
    QTimer::singleShot(0, this, &PageTabs::fitModes);
}

QString PageTabs::pageForPlaying() const {
    const auto isForPlaying = [](const Tab& tab) { return tab.description.isForPlaying; };
    return std::ranges::find_if(tabs_, isForPlaying)->description.id;
}

LandmarkPlace PageTabs::tabOf(const QString& id) const {
    return {tabBar(), tabBar()->tabRect(indexOf(id))};
}

void PageTabs::keepStates() const {
    for (const Page* page : pages()) {
        remembered::setPageState(page->id(), page->state());
    }
}

void PageTabs::restoreStates() {
    for (Tab& tab : tabs_) {
        const QJsonObject state = remembered::pageState(tab.description.id);
        if (tab.page == nullptr) {
            tab.kept = state;
        } else if (!state.isEmpty()) {
            tab.page->restore(state);
        }
    }
}

QJsonObject PageTabs::states() const {
    QJsonObject states;
    for (const Page* page : pages()) {
        states.insert(page->id(), page->state());
    }
    return {{QStringLiteral("front"), current().id()}, {QStringLiteral("pages"), states}};
}

void PageTabs::setStates(const QJsonObject& states) {
    const QJsonObject pages = states.value(QStringLiteral("pages")).toObject();
    for (const Tab& tab : tabs_) {
        if (tab.page != nullptr) {
            const QJsonObject otherwise = tab.kept.isEmpty() ? tab.made : tab.kept;
            const auto state = pages.constFind(tab.description.id);
            tab.page->restore(state != pages.constEnd() ? state->toObject() : otherwise);
        }
    }
    showPage(states.value(QStringLiteral("front")).toString());
}

void PageTabs::resetCurrent() {
    current().restore(tabs_[static_cast<std::size_t>(currentIndex())].made);
}

void PageTabs::changeEvent(QEvent* event) {
    QTabWidget::changeEvent(event);
    if (event->type() == QEvent::StyleChange || event->type() == QEvent::FontChange) {
        modesWidth_ = {};
        modesHeight_ = 0;
        QTimer::singleShot(0, this, &PageTabs::fitModes); // after all parts are updated
    }
}

void PageTabs::resizeEvent(QResizeEvent* event) {
    fitModes();
    QTabWidget::resizeEvent(event);
    placeLine();
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
        // The sizes of hidden pages must not enlarge the window.
        const auto policy = i == currentIndex() ? QSizePolicy::Preferred : QSizePolicy::Ignored;
        widget(i)->setSizePolicy(policy, policy);
    }
    for (const Page* page : pages()) {
        if (page->modeBar() != nullptr) {
            page->modeBar()->parentWidget()->setVisible(page == &current());
        }
    }
    fitModes();
    Q_EMIT shownChanged();
}

int PageTabs::tabsWidth(Fit fit) const {
    const QFontMetrics metrics(tabBar()->font());
    int gain = 0;
    for (const Tab& tab : tabs_) {
        gain += metrics.horizontalAdvance(tab.title(false)) -
                metrics.horizontalAdvance(tab.title(true));
    }
    const int loose = tabBar()->sizeHint().width() + slack +
                      (fit_ != Fit::loose ? count() * tightGain : 0) +
                      (fit_ == Fit::brief ? gain : 0);
    return loose - (fit != Fit::loose ? count() * tightGain : 0) - (fit == Fit::brief ? gain : 0);
}

int PageTabs::modesWidth(bool isField) {
    int& widest = modesWidth_[isField ? 1 : 0];
    for (const Tab& tab : widest == 0 ? tabs_ : std::vector<Tab>()) {
        if (!tab.description.modes.isEmpty()) {
            ModeBar modes([&tab] { return tab.description.modes; }, this);
            if (!tab.description.modeSwitch.text.isEmpty()) {
                modes.addSwitch([&tab] { return tab.description.modeSwitch; });
            }
            widest = std::max(widest,
                              modes.widthAs(isField) + modesMargins.left() + modesMargins.right());
            modesHeight_ = std::max(modesHeight_, modes.sizeHint().height() + modesMargins.top() +
                                                      modesMargins.bottom());
        }
    }
    return widest;
}

void PageTabs::fitModes() {
    if (tabs_.empty()) {
        return;
    }
    int others = 0;
    std::vector<QWidget*> holders;
    for (const Page* page : pages()) {
        if (page->modeBar() != nullptr) {
            holders.push_back(page->modeBar()->parentWidget());
        }
    }
    for (const QObject* part : end_->children()) {
        const auto* widget = qobject_cast<const QWidget*>(part);
        if (widget != nullptr && std::ranges::find(holders, widget) == holders.end() &&
            !widget->isHidden()) {
            others += widget->sizeHint().width();
        }
    }
    constexpr std::pair<Fit, bool> ways[] = {{Fit::loose, false}, {Fit::tight, false},
                                             {Fit::brief, false}, {Fit::loose, true},
                                             {Fit::tight, true},  {Fit::brief, true}};
    const auto* way = std::ranges::find_if(ways, [&](const auto& one) {
        return tabsWidth(one.first) + modesWidth(one.second) + others <= width();
    });
    const bool areTwo = way == std::end(ways);
    Fit fit = areTwo ? Fit::loose : way->first;
    while (areTwo && fit < Fit::brief && tabsWidth(fit) > width()) {
        fit = fit == Fit::loose ? Fit::tight : Fit::brief;
    }
    const bool isField = areTwo ? modesWidth(false) + others > width() : way->second;
    for (QWidget* holder : holders) {
        holder->findChild<ModeBar*>()->showAs(isField);
        holder->setMinimumSize(modesWidth(isField), modesHeight_); // all are at the same place
    }
    const bool growsBack = fit < fit_;
    setFit(fit);
    setTwoLines(areTwo);
    if (areTwo ? tabLine_->roomBelow() != end_->sizeHint().height()
               : end_->width() != end_->sizeHint().width()) {
        placeLine();
    }
    if (growsBack) {
        fitModes(); // the widths of long titles were estimated
    }
}

void PageTabs::setTwoLines(bool areTwo) {
    if (areTwo == areTwoLines_) {
        return;
    }
    areTwoLines_ = areTwo;
    setCornerWidget(areTwo ? nullptr : end_);
    end_->setVisible(!tabLine_->isHidden());
    placeLine();
}

void PageTabs::setFit(Fit fit) {
    if (fit == fit_) {
        return;
    }
    fit_ = fit;
    for (int i = 0; i < count(); ++i) {
        setTabText(i, tabs_[static_cast<std::size_t>(i)].title(fit == Fit::brief));
    }
    tabBar()->setProperty("tight", fit != Fit::loose);
    tabBar()->style()->unpolish(tabBar());
    tabBar()->style()->polish(tabBar());
    QEvent change(QEvent::StyleChange); // otherwise the tabs keep their sizes
    QCoreApplication::sendEvent(tabBar(), &change);
    placeLine();
}

void PageTabs::placeLine() {
    tabLine_->setRoomBelow(areTwoLines_ ? end_->sizeHint().height() : 0);
    // The layout of the tab row is updated only by a resize event.
    QResizeEvent sameSize(size(), size());
    QTabWidget::resizeEvent(&sameSize);
    if (areTwoLines_) {
        end_->setGeometry(0, tabLine_->ownHeight(), width(), tabLine_->roomBelow());
        end_->raise();
    }
}

} // namespace lightsout

#include "moc_PageTabs.cpp"
