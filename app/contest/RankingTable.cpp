// SPDX-License-Identifier: GPL-3.0-or-later
#include "contest/RankingTable.h"

#include "contest/ContestText.h"
#include "text/NumberText.h"
#include "theme/LookChanges.h"

#include <QGridLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace lightsout {

namespace {

constexpr int nameColumn = 1;
constexpr int pressesColumn = 2;
constexpr int linePadding = 10; ///< space above and below the text of a row
constexpr int sidePadding = 9;

/// Numbers are aligned by their last digits, in every language.
Qt::Alignment sideOf(int column) {
    return column == nameColumn ? Qt::AlignLeading : Qt::AlignRight | Qt::AlignAbsolute;
}

} // namespace

RankingTable::RankingTable(QWidget* parent) : Card(parent), scroll_(new QScrollArea(this)) {
    scroll_->setWidgetResizable(true);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setFocusPolicy(Qt::NoFocus);
    auto* inside = new QWidget(scroll_);
    auto* column = new QVBoxLayout(inside);
    column->setContentsMargins(0, 0, 0, 0);
    auto* table = new QWidget(inside);
    column->addWidget(table);
    column->addStretch();
    grid_ = new QGridLayout(table);
    grid_->setContentsMargins(0, 0, 0, 0);
    grid_->setSpacing(0);
    grid_->setColumnStretch(nameColumn, 1);
    addBack(0, "line");
    for (int i = 0; i < columns; ++i) {
        auto* head = new QPushButton(table);
        head->setObjectName(QStringLiteral("head%1").arg(i));
        head->setProperty("head", true);
        head->setAutoDefault(false);
        connect(head, &QPushButton::clicked, this, [this, i] { sortBy(i); });
        grid_->addWidget(head, 0, i, sideOf(i));
        heads_.at(static_cast<std::size_t>(i)) = head;
    }
    scroll_->setWidget(inside);
    content()->setContentsMargins(10, 6, 10, 6);
    content()->addWidget(scroll_);
    onAppearanceChanged(this, [this] {
        const Theme theme = themeOf(*this);
        QColor first = theme.accent;
        first.setAlphaF(theme.isDark ? 0.28F : 0.1F);
        scroll_->setStyleSheet(
            QStringLiteral("QFrame#first { background: %1; border-radius: 10px; }"
                           "QFrame#line { border: none; border-bottom: 1px solid %2; }"
                           "QPushButton[head=\"true\"] { background: transparent; color: %3;"
                           " border: none; padding: %4px %5px; }"
                           "QPushButton[head=\"true\"]:hover { color: %6; }")
                .arg(first.name(QColor::HexArgb), theme.line.name(), theme.secondText.name(),
                     QString::number(linePadding), QString::number(sidePadding),
                     theme.accent.name()));
    });
}

void RankingTable::show(const std::vector<RankingEntry>& sorted, RankingOrder order,
                        std::optional<std::uint64_t> fewest) {
    const std::vector<std::size_t> places = Ranking::places(sorted, order);
    std::vector<Line> lines;
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        const RankingEntry& entry = sorted[i];
        const std::uint64_t extra = fewest && entry.presses > *fewest ? entry.presses - *fewest : 0;
        const QString extraText = !fewest ? QString()
                                  : extra == 0
                                      ? QStringLiteral("★")
                                      : isolated(QStringLiteral("+ %1").arg(numberText(extra)));
        lines.push_back({.texts = {numberText(places[i]), entry.name, numberText(entry.presses),
                                   extraText, timeText(entry.seconds)},
                         .values = {places[i], 0, entry.presses, extra, entry.seconds},
                         .isFirst = places[i] == 1,
                         .isFewest = fewest && extra == 0});
    }
    setLines({tr("Place"), tr("Name"), tr("Presses"), fewest ? tr("Extra") : QString(), tr("Time")},
             std::move(lines));
}

void RankingTable::show(const std::vector<RankingTotal>& sorted, RankingOrder order) {
    const std::vector<std::size_t> places = Ranking::places(sorted, order);
    std::vector<Line> lines;
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        const RankingTotal& total = sorted[i];
        lines.push_back({.texts = {numberText(places[i]), total.name, numberText(total.presses),
                                   numberText(total.rounds), timeText(total.seconds)},
                         .values = {places[i], 0, total.presses, total.rounds, total.seconds},
                         .isFirst = places[i] == 1});
    }
    setLines({tr("Place"), tr("Name"), tr("Presses"), tr("Rounds"), tr("Time")}, std::move(lines));
}

void RankingTable::sortBy(int column) {
    isReversed_ = column == sortedBy_ && !isReversed_;
    sortedBy_ = column;
    refresh();
}

void RankingTable::setLines(const QStringList& heads, std::vector<Line> lines) {
    headTexts_ = heads;
    lines_ = std::move(lines);
    refresh();
}

void RankingTable::refresh() {
    refreshHeads();
    for (QWidget* widget : std::exchange(shown_, {})) {
        delete widget;
    }
    std::vector<Line> sorted = lines_;
    const auto column = static_cast<std::size_t>(sortedBy_);
    std::ranges::stable_sort(sorted, [this, column](const Line& a, const Line& b) {
        const Line& former = isReversed_ ? b : a;
        const Line& latter = isReversed_ ? a : b;
        return sortedBy_ == nameColumn
                   ? former.texts[column].localeAwareCompare(latter.texts[column]) < 0
                   : former.values[column] < latter.values[column];
    });
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        const int row = static_cast<int>(i) + 1;
        shown_.push_back(addBack(row, sorted[i].isFirst ? "first" : "line"));
        addLine(row, sorted[i]);
    }
}

void RankingTable::refreshHeads() {
    for (int i = 0; i < columns; ++i) {
        QPushButton& head = *heads_.at(static_cast<std::size_t>(i));
        const QString& text = headTexts_[i];
        head.setVisible(!text.isEmpty());
        const bool isSorted = i == sortedBy_;
        head.setText(!isSorted     ? text
                     : isReversed_ ? text + QStringLiteral(" ↓")
                                   : text + QStringLiteral(" ↑"));
        head.setAccessibleName(text);
        head.setAccessibleDescription(!isSorted     ? tr("Sorts the table")
                                      : isReversed_ ? tr("Sorted, largest first")
                                                    : tr("Sorted, smallest first"));
        head.setToolTip(tr("Sorts the table"));
    }
}

QWidget* RankingTable::addBack(int row, const char* name) {
    auto* back = new QFrame(grid_->parentWidget());
    back->setObjectName(QLatin1String(name));
    grid_->addWidget(back, row, 0, 1, columns);
    back->show();
    return back;
}

void RankingTable::addLine(int row, const Line& line) {
    for (int i = 0; i < columns; ++i) {
        auto* label = makeLabel(TextRole::headline, false, grid_->parentWidget());
        label->setText(line.texts.at(static_cast<std::size_t>(i)));
        label->setBold(i == pressesColumn || line.isFirst);
        const bool isOfPresses = i == pressesColumn || i == pressesColumn + 1;
        label->setTone(i == 0 && line.isFirst             ? TextLabel::Tone::accent
                       : isOfPresses && line.isFewest     ? TextLabel::Tone::press
                       : i == 0 || i == pressesColumn + 1 ? TextLabel::Tone::second
                                                          : TextLabel::Tone::text);
        label->setContentsMargins(sidePadding, linePadding, sidePadding, linePadding);
        grid_->addWidget(label, row, i, sideOf(i));
        label->show();
        shown_.push_back(label);
    }
}

} // namespace lightsout

#include "moc_RankingTable.cpp"
