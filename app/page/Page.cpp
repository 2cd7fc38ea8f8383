// SPDX-License-Identifier: GPL-3.0-or-later
#include "page/Page.h"

#include "board/BoardCanvas.h"
#include "chart/ChartPanel.h"
#include "controls/Card.h"
#include "controls/PageScroller.h"
#include "controls/PartedView.h"
#include "controls/PlayerBar.h"
#include "controls/TextSource.h"
#include "matrix/MatrixView.h"

#include <QApplication>
#include <QPushButton>
#include <QScrollArea>

#include <algorithm>

namespace lightsout {

namespace {

/// Returns the page's visible widgets of type Part, including those that are scrolled out of view,
/// from top to bottom, and in reading direction within a line.
template <typename Part>
QList<Part*> seen(const QWidget& page) {
    QList<Part*> parts;
    for (QWidget* widget : page.findChildren<QWidget*>()) {
        auto* part = dynamic_cast<Part*>(widget);
        if (part != nullptr && widget->isVisible()) {
            parts << part;
        }
    }
    const bool isMirrored = page.layoutDirection() == Qt::RightToLeft;
    std::ranges::stable_sort(parts, [&](Part* a, Part* b) {
        const QPoint first = dynamic_cast<QWidget*>(a)->mapTo(&page, QPoint());
        const QPoint second = dynamic_cast<QWidget*>(b)->mapTo(&page, QPoint());
        return first.y() != second.y()         ? first.y() < second.y()
               : isMirrored && first != second ? first.x() > second.x()
                                               : first.x() < second.x();
    });
    return parts;
}

/// Returns the largest of these parts, or the first one if several are largest; null if there are
/// no parts.
template <typename Part>
Part* largest(const QList<Part*>& parts) {
    const auto area = [](Part* part) {
        const auto* widget = dynamic_cast<QWidget*>(part);
        return widget->width() * widget->height();
    };
    const auto found = std::ranges::max_element(parts, {}, area);
    return found == parts.end() ? nullptr : *found;
}

/// Returns the visible part of a rectangle.
LandmarkPlace visiblePart(QWidget& widget, const QRectF& rect) {
    const QRect shown = rect.toAlignedRect() & widget.rect();
    return shown.isEmpty() ? LandmarkPlace() : LandmarkPlace{&widget, shown};
}

LandmarkPlace rowOrColumn(const Page& page, bool isRow, std::size_t number) {
    MatrixView* matrix = largest(seen<MatrixView>(page));
    if (matrix == nullptr) {
        return {};
    }
    const QRectF all = matrix->contentRect();
    const QRectF entry =
        isRow ? matrix->entryRect(number - 1, 0) : matrix->entryRect(0, number - 1);
    if (!all.adjusted(-1, -1, 1, 1).contains(entry)) {
        return {};
    }
    return visiblePart(*matrix, isRow
                                    ? QRectF(all.left(), entry.top(), all.width(), entry.height())
                                    : QRectF(entry.left(), all.top(), entry.width(), all.height()));
}

LandmarkPlace cellOf(QList<BoardCanvas*> boards, const CellName& name, const Rule& rule) {
    // A page may show another board next to this one, such as the pinned one, or none if this one
    // is too large. The vertices of another board do not correspond to these.
    boards.removeIf([&rule](const BoardCanvas* shown) { return shown->geometry().rule() != rule; });
    BoardCanvas* board = largest(boards);
    const auto vertex = vertexAt(rule, name);
    return board == nullptr || !vertex ? LandmarkPlace()
                                       : visiblePart(*board, board->cellRect(*vertex));
}

LandmarkPlace playerButton(const Page& page, const Landmark& thing) {
    const auto* bar = largest(seen<PlayerBar>(page));
    return bar == nullptr ? LandmarkPlace() : LandmarkPlace::of(bar->button(thing.name));
}

Card* cardOf(const Page& page, const Landmark& thing) {
    return page.findChild<Card*>(QString::fromStdString(thing.word) + QStringLiteral("Card"));
}

} // namespace

LandmarkPlace LandmarkPlace::of(QWidget* widget) {
    return widget == nullptr || !widget->isVisible() ? LandmarkPlace()
                                                     : LandmarkPlace{widget, widget->rect()};
}

Page::Page(Workbench& workbench, PageDescription (*describe)(), QWidget* parent)
    : QWidget(parent), workbench_(workbench), landmarks_(commonLandmarks()) {
    const PageDescription description = describe();
    values_ = description.values;
    landmarks_.insert(landmarks_.end(), description.landmarks.begin(), description.landmarks.end());
    setObjectName(description.id);
    if (!description.modes.isEmpty()) {
        modes_ = new ModeBar([describe] { return describe().modes; }, this);
        if (!description.modeSwitch.text.isEmpty()) {
            modes_->addSwitch([describe] { return describe().modeSwitch; });
        }
        connect(modes_, &ModeBar::modeChanged, this, &Page::modeChanged);
    }
}

void Page::chooseMode(const QString& mode) {
    if (modes_ != nullptr) {
        modes_->choose(mode);
    }
}

QString Page::shownText() const {
    const QWidget* focused = QApplication::focusWidget();
    const auto* source = dynamic_cast<const TextSource*>(focused);
    // A tile among others is not the view that the user wants to copy; it has a menu of its own.
    const bool isTile = qobject_cast<const QAbstractButton*>(focused) != nullptr;
    return source != nullptr && !isTile && isAncestorOf(focused) ? source->shownText() : mainText();
}

QString Page::mainText() const {
    const auto* source = largest(seen<TextSource>(*this));
    return source == nullptr ? QString() : source->shownText();
}

QList<QWidget*> Page::views() const {
    QList<QWidget*> views;
    for (QWidget* widget : findChildren<QWidget*>()) {
        if (dynamic_cast<const PartedView*>(widget) != nullptr && widget->isVisible() &&
            !widget->size().isEmpty()) {
            views << widget;
        }
    }
    return views;
}

const std::vector<PageLandmark>& Page::commonLandmarks() {
    constexpr bool isBesideSubject = true;
    static const std::vector<PageLandmark> landmarks{
        {{"board"},
         [](const Page& page, const Landmark&) {
             return LandmarkPlace::of(largest(seen<BoardCanvas>(page)));
         }},
        {{"cell", LandmarkArgument::cell},
         [](const Page& page, const Landmark& thing) {
             return cellOf(seen<BoardCanvas>(page), thing.cell,
                           page.workbench_.document.game().rule());
         }},
        {{"matrix"},
         [](const Page& page, const Landmark&) {
             return LandmarkPlace::of(largest(seen<MatrixView>(page)));
         }},
        // The board next to a matrix shows the meaning of its rows and columns.
        {{"row", LandmarkArgument::number},
         [](const Page& page, const Landmark& thing) {
             return rowOrColumn(page, true, thing.number);
         },
         isBesideSubject},
        {{"column", LandmarkArgument::number},
         [](const Page& page, const Landmark& thing) {
             return rowOrColumn(page, false, thing.number);
         },
         isBesideSubject},
        {{"mode", LandmarkArgument::mode},
         [](const Page& page, const Landmark& thing) {
             return page.modes_ == nullptr ? LandmarkPlace()
                                           : LandmarkPlace::of(page.modes_->shownFor(
                                                 QString::fromStdString(thing.word)));
         },
         isBesideSubject},
        {{"play"}, playerButton, isBesideSubject},
        {{"step"}, playerButton, isBesideSubject},
        {{"step-back"}, playerButton, isBesideSubject},
        {{"card", LandmarkArgument::card},
         [](const Page& page, const Landmark& thing) {
             return LandmarkPlace::of(cardOf(page, thing));
         },
         isBesideSubject},
        {{"chart", LandmarkArgument::card},
         [](const Page& page, const Landmark& thing) {
             const Card* card = cardOf(page, thing);
             return LandmarkPlace::of(card == nullptr ? nullptr : card->findChild<ChartPanel*>());
         }},
    };
    return landmarks;
}

LandmarkPlace Page::landmark(const Landmark& thing) const {
    const auto found = std::ranges::find(
        landmarks_, thing.name, [](const PageLandmark& landmark) { return landmark.name.name; });
    return found == landmarks_.end() ? LandmarkPlace() : found->find(*this, thing);
}

Place Page::place() const {
    Place place{.page = id().toStdString(), .mode = mode().toStdString()};
    const QJsonObject state = this->state();
    for (const auto& [value, member, storesWord] : values_) {
        QJsonValue stored(state);
        for (const QString& name : member.split(QLatin1Char('/'))) {
            stored = stored.toObject().value(name);
        }
        const QString text = stored.toVariant().toString();
        const auto index = static_cast<std::size_t>(stored.toInt(-1));
        if (storesWord || value.words.empty()) {
            place.values.emplace(value.name, text.toStdString());
        } else if (index < value.words.size()) {
            place.values.emplace(value.name, value.words[index]);
        }
    }
    std::erase_if(place.values, [](const auto& entry) { return entry.second.empty(); });
    return place;
}

Card* Page::showPlace(const Place& place) {
    QJsonObject state = this->state();
    for (const auto& [value, member, storesWord] : values_) {
        const auto chosen = place.values.find(value.name);
        if (chosen == place.values.end()) {
            continue;
        }
        const QString word = QString::fromStdString(chosen->second);
        const auto index = std::ranges::find(value.words, chosen->second) - value.words.begin();
        const QJsonValue stored = storesWord            ? QJsonValue(word)
                                  : value.words.empty() ? QJsonValue(word.toLongLong())
                                                        : QJsonValue(qint64{index});
        const QString object = member.section(QLatin1Char('/'), 0, -2);
        if (object.isEmpty()) {
            state.insert(member, stored);
        } else {
            QJsonObject inside = state.value(object).toObject();
            inside.insert(member.section(QLatin1Char('/'), -1), stored);
            state.insert(object, inside);
        }
    }
    if (!place.values.empty()) {
        restore(state);
    }
    chooseMode(QString::fromStdString(place.mode));
    return showCard(QString::fromStdString(place.card));
}

Card* Page::showCard(const QString& id) {
    auto* card = id.isEmpty() ? nullptr : findChild<Card*>(id + QStringLiteral("Card"));
    for (QWidget* widget = card; widget != nullptr && widget != this;
         widget = widget->parentWidget()) {
        if (auto* scroller = qobject_cast<PageScroller*>(widget)) {
            scroller->showPart(card);
        } else if (auto* area = qobject_cast<QScrollArea*>(widget)) {
            area->ensureWidgetVisible(card);
        }
    }
    return card;
}

void Page::setReveals(const char* kind, const QList<QWidget*>& widgets) {
    for (QWidget* widget : widgets) {
        revealing_.insert(kind, widget);
    }
}

} // namespace lightsout

#include "moc_Page.cpp"
