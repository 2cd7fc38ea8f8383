// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/Landmarks.h"

#include "board/BoardView.h"
#include "board/PatternTile.h"
#include "chart/ChartPanel.h"
#include "look/Card.h"
#include "look/PlayerBar.h"
#include "matrix/MatrixView.h"

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QScrollArea>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>

#include <algorithm>
#include <array>

namespace lightsout {

namespace {

/// Returns the visible widgets of a type, including those that are scrolled out of view, from top
/// to bottom, and in reading direction within a line.
template <typename Widget>
QList<Widget*> seen(const QWidget& inside) {
    QList<Widget*> widgets;
    for (Widget* widget : inside.findChildren<Widget*>()) {
        if (widget->isVisible()) {
            widgets << widget;
        }
    }
    const bool isMirrored = inside.layoutDirection() == Qt::RightToLeft;
    std::stable_sort(widgets.begin(), widgets.end(), [&](const auto* a, const auto* b) {
        const QPoint first = a->mapTo(&inside, QPoint());
        const QPoint second = b->mapTo(&inside, QPoint());
        return first.y() != second.y()         ? first.y() < second.y()
               : isMirrored && first != second ? first.x() > second.x()
                                               : first.x() < second.x();
    });
    return widgets;
}

/// Returns the largest widget for which `counts` is true; null if there is none.
template <typename Widget, typename Condition>
Widget* largest(const QWidget& inside, Condition counts) {
    Widget* best = nullptr;
    for (Widget* widget : seen<Widget>(inside)) {
        if (!counts(*widget)) {
            continue;
        }
        if (best == nullptr ||
            widget->width() * widget->height() > best->width() * best->height()) {
            best = widget;
        }
    }
    return best;
}

template <typename Widget>
Widget* largest(const QWidget& inside) {
    return largest<Widget>(inside, [](const Widget&) { return true; });
}

LandmarkPlace whole(QWidget* widget) {
    return widget == nullptr ? LandmarkPlace() : LandmarkPlace{widget, widget->rect()};
}

template <typename Widget>
LandmarkPlace numbered(const QWidget& inside, std::size_t number) {
    const QList<Widget*> widgets = seen<Widget>(inside);
    return number <= static_cast<std::size_t>(widgets.size())
               ? whole(widgets[static_cast<qsizetype>(number) - 1])
               : LandmarkPlace();
}

QTabWidget* tabsOf(const QWidget& window) {
    return window.findChild<QTabWidget*>();
}

LandmarkPlace tab(const QWidget& window, const std::string& page) {
    const QTabWidget* tabs = tabsOf(window);
    for (int i = 0; tabs != nullptr && i < tabs->count(); ++i) {
        if (tabs->widget(i)->objectName() == pageObjectName(page)) {
            return {tabs->tabBar(), tabs->tabBar()->tabRect(i)};
        }
    }
    return {};
}

QString modeObjectName(const std::string& page, const std::string& mode) {
    if (page == "elimination") {
        return mode == "by-hand" ? QStringLiteral("byHand") : QString::fromStdString(mode);
    }
    if (page == "tilings") {
        return QStringLiteral("tilings-") +
               (mode == "by-hand" ? QStringLiteral("hand") : QString::fromStdString(mode));
    }
    return QString::fromStdString(mode);
}

std::string pageInFront(const QWidget& window) {
    const QTabWidget* tabs = tabsOf(window);
    for (const PageName& page : pageNames()) {
        if (tabs != nullptr &&
            tabs->currentWidget()->objectName() == pageObjectName(std::string(page.name))) {
            return std::string(page.name);
        }
    }
    return {};
}

LandmarkPlace mode(const QWidget& window, const std::string& name) {
    auto* button = window.findChild<QAbstractButton*>(modeObjectName(pageInFront(window), name));
    if (button != nullptr && button->isVisible()) {
        return whole(button);
    }
    // If the buttons do not fit, a combo box replaces them.
    for (auto* field : window.findChildren<QComboBox*>(QStringLiteral("modeField"))) {
        if (field->isVisible()) {
            return whole(field);
        }
    }
    return {};
}

LandmarkPlace tool(const QWidget& window, const std::string& name) {
    for (QToolButton* button : seen<QToolButton>(window)) {
        if (button->defaultAction() != nullptr &&
            button->defaultAction()->objectName() == QString::fromStdString(name)) {
            return whole(button);
        }
    }
    return {};
}

LandmarkPlace playerButton(const QWidget& page, const std::string& name) {
    const auto* bar = largest<PlayerBar>(page);
    if (bar == nullptr) {
        return {};
    }
    auto* button = bar->findChild<QAbstractButton*>(QString::fromStdString(name));
    return button != nullptr && button->isVisible() ? whole(button) : LandmarkPlace();
}

LandmarkPlace ofMatrix(const QWidget& page, const Landmark& thing) {
    auto* matrix = largest<MatrixView>(page);
    if (matrix == nullptr || thing.name == "matrix") {
        return whole(matrix);
    }
    const QRectF all = matrix->contentRect();
    const std::size_t index = thing.number - 1;
    const QRectF entry =
        thing.name == "row" ? matrix->entryRect(index, 0) : matrix->entryRect(0, index);
    if (!all.adjusted(-1, -1, 1, 1).contains(entry)) {
        return {};
    }
    const QRectF line = thing.name == "row"
                            ? QRectF(all.left(), entry.top(), all.width(), entry.height())
                            : QRectF(entry.left(), all.top(), entry.width(), all.height());
    const QRect shown = line.toAlignedRect() & matrix->rect();
    return shown.isEmpty() ? LandmarkPlace() : LandmarkPlace{matrix, shown};
}

LandmarkPlace cell(const QWidget& page, const CellName& name, const Rule& rule) {
    // A page may show another board next to this one, such as the pinned one, or none if this one
    // is too large. The vertices of another board do not correspond to these.
    auto* board = largest<BoardCanvas>(
        page, [&rule](const BoardCanvas& shown) { return shown.geometry().rule() == rule; });
    const auto vertex = vertexAt(rule, name);
    if (board == nullptr || !vertex) {
        return {};
    }
    const QRect shown = board->cellRect(*vertex).toAlignedRect() & board->rect();
    return shown.isEmpty() ? LandmarkPlace() : LandmarkPlace{board, shown};
}

/// Scrolls a tab into view, which Qt does for the current tab only.
void scrollToTab(QTabBar& bar, int tab) {
    for (const char* name : {"ScrollLeftButton", "ScrollRightButton"}) {
        auto* button = bar.findChild<QAbstractButton*>(QLatin1String(name));
        const auto isWhole = [&] {
            QRegion seen(bar.rect());
            for (const auto* above : bar.findChildren<QAbstractButton*>()) {
                seen -= above->isVisible() ? above->geometry() : QRect();
            }
            return (QRegion(bar.tabRect(tab)) - seen).isEmpty();
        };
        for (int i = 0; i < bar.count() && button != nullptr && !isWhole(); ++i) {
            button->click();
        }
    }
}

} // namespace

void scrollTo(const LandmarkPlace& place) {
    if (auto* bar = qobject_cast<QTabBar*>(place.widget)) {
        scrollToTab(*bar, bar->tabAt(place.rect.center()));
    }
    if (!place.widget->visibleRegion().isEmpty()) {
        return;
    }
    for (QWidget* above = place.widget->parentWidget(); above != nullptr;
         above = above->parentWidget()) {
        if (auto* area = qobject_cast<QScrollArea*>(above)) {
            area->ensureWidgetVisible(place.widget);
        }
    }
}

QString pageObjectName(const std::string& page) {
    return QString::fromStdString(page);
}

void chooseMode(const QWidget& window, const std::string& page, const std::string& mode) {
    auto* button = window.findChild<QAbstractButton*>(modeObjectName(page, mode));
    if (!mode.empty() && button != nullptr && !button->isChecked()) {
        button->click();
    }
}

bool isInFront(const QWidget& window, const PageChoice& choice) {
    if (pageInFront(window) != choice.page) {
        return false;
    }
    const auto* button =
        window.findChild<QAbstractButton*>(modeObjectName(choice.page, choice.mode));
    return choice.mode.empty() || (button != nullptr && button->isChecked());
}

LandmarkPlace findLandmark(const QWidget& window, const Landmark& thing, const Rule& rule) {
    const QTabWidget* tabs = tabsOf(window);
    if (tabs == nullptr || !tabs->isVisible()) {
        return {};
    }
    const QWidget& page = *tabs->currentWidget();
    if (thing.name == "board") {
        return whole(largest<BoardCanvas>(page));
    }
    if (thing.name == "cell") {
        return cell(page, thing.cell, rule);
    }
    if (thing.name == "matrix" || thing.name == "row" || thing.name == "column") {
        return ofMatrix(page, thing);
    }
    if (thing.name == "pattern") {
        // Tiles of the basis have the names q₁, q₂ …; others show solutions.
        QList<PatternTile*> basis = seen<PatternTile>(page);
        basis.removeIf([](const PatternTile* tile) { return tile->objectName().isEmpty(); });
        return whole(basis.value(static_cast<qsizetype>(thing.number) - 1));
    }
    if (thing.name == "card") {
        return numbered<Card>(page, thing.number);
    }
    if (thing.name == "chart") {
        return numbered<ChartPanel>(page, thing.number);
    }
    if (thing.name == "tab") {
        return tab(window, thing.word);
    }
    if (thing.name == "mode") {
        return mode(window, thing.word);
    }
    if (thing.name == "play" || thing.name == "step" || thing.name == "step-back") {
        return playerButton(page, thing.name);
    }
    if (thing.name == "facts") {
        auto* facts = window.findChild<QWidget*>(QStringLiteral("facts"));
        return facts != nullptr && facts->isVisible() ? whole(facts) : LandmarkPlace();
    }
    return tool(window, thing.name);
}

} // namespace lightsout
