// SPDX-License-Identifier: GPL-3.0-or-later
#include "page/Page.h"

#include "board/BoardCanvas.h"
#include "chart/ChartPanel.h"
#include "controls/Card.h"
#include "controls/PartedView.h"
#include "controls/PlayerBar.h"
#include "controls/TextSource.h"
#include "matrix/MatrixView.h"

#include <QApplication>
#include <QPushButton>

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

/// Returns the largest of these parts, the first one if there are several; null if there is none.
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

LandmarkPlace rowOrColumn(MatrixView& matrix, bool isRow, std::size_t number) {
    const QRectF all = matrix.contentRect();
    const QRectF entry = isRow ? matrix.entryRect(number - 1, 0) : matrix.entryRect(0, number - 1);
    if (!all.adjusted(-1, -1, 1, 1).contains(entry)) {
        return {};
    }
    return visiblePart(matrix, isRow
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

} // namespace

LandmarkPlace LandmarkPlace::of(QWidget* widget) {
    return widget == nullptr || !widget->isVisible() ? LandmarkPlace()
                                                     : LandmarkPlace{widget, widget->rect()};
}

Page::Page(Workbench& workbench, PageDescription (*describe)(), QWidget* parent)
    : QWidget(parent), workbench_(workbench) {
    const PageDescription description = describe();
    setObjectName(description.id);
    if (!description.modes.isEmpty()) {
        modes_ = new ModeBar([describe] { return describe().modes; }, this);
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
    return source != nullptr && isAncestorOf(focused) ? source->shownText() : mainText();
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

std::vector<LessonVocabulary::LandmarkName> Page::landmarkNames() {
    return {{"board"},
            {"cell", LandmarkArgument::cell},
            {"matrix"},
            {"row", LandmarkArgument::number},
            {"column", LandmarkArgument::number},
            {"pattern", LandmarkArgument::number},
            {"mode", LandmarkArgument::mode},
            {"play"},
            {"step"},
            {"step-back"},
            {"card", LandmarkArgument::number},
            {"chart", LandmarkArgument::number}};
}

std::vector<std::string> Page::landmarksBesideSubject() {
    // The board next to a matrix shows the meaning of its rows and columns.
    return {"mode", "card", "play", "step", "step-back", "row", "column"};
}

LandmarkPlace Page::landmark(const Landmark& thing) const {
    const std::string& name = thing.name;
    const auto index = static_cast<qsizetype>(thing.number) - 1;
    if (name == "board") {
        return LandmarkPlace::of(largest(seen<BoardCanvas>(*this)));
    }
    if (name == "cell") {
        return cellOf(seen<BoardCanvas>(*this), thing.cell, workbench_.document.game().rule());
    }
    if (name == "matrix" || name == "row" || name == "column") {
        MatrixView* matrix = largest(seen<MatrixView>(*this));
        return matrix == nullptr || name == "matrix"
                   ? LandmarkPlace::of(matrix)
                   : rowOrColumn(*matrix, name == "row", thing.number);
    }
    if (name == "mode") {
        return modes_ == nullptr
                   ? LandmarkPlace()
                   : LandmarkPlace::of(modes_->shownFor(QString::fromStdString(thing.word)));
    }
    if (name == "play" || name == "step" || name == "step-back") {
        const auto* bar = largest(seen<PlayerBar>(*this));
        return bar == nullptr ? LandmarkPlace() : LandmarkPlace::of(bar->button(name));
    }
    if (name == "card") {
        return LandmarkPlace::of(seen<Card>(*this).value(index));
    }
    if (name == "chart") {
        return LandmarkPlace::of(seen<ChartPanel>(*this).value(index));
    }
    return {};
}

} // namespace lightsout

#include "moc_Page.cpp"
