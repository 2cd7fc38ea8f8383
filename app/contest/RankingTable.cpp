// SPDX-License-Identifier: GPL-3.0-or-later
#include "contest/RankingTable.h"

#include "contest/ContestText.h"
#include "look/LookChanges.h"
#include "text/NumberText.h"

#include <QGridLayout>
#include <QScrollArea>
#include <QVBoxLayout>

namespace lightsout {

namespace {

constexpr int columns = 5;
constexpr int nameColumn = 1;
constexpr int linePadding = 10; ///< above and below the words of a line
constexpr int sidePadding = 9;

/// Numbers stand under each other by their last digits, in every language.
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
    lines_ = new QWidget(inside);
    column->addWidget(lines_);
    column->addStretch();
    scroll_->setWidget(inside);
    content()->setContentsMargins(10, 6, 10, 6);
    content()->addWidget(scroll_);
    onAppearanceChanged(this, [this] {
        const Theme theme = themeOf(*this);
        QColor first = theme.accent;
        first.setAlphaF(theme.isDark ? 0.28F : 0.1F);
        scroll_->setStyleSheet(
            QStringLiteral("QFrame#first { background: %1; border-radius: 10px; }"
                           "QFrame#line { border: none; border-bottom: 1px solid %2; }")
                .arg(first.name(QColor::HexArgb), theme.line.name()));
    });
}

void RankingTable::begin(const QStringList& heads) {
    auto* column = static_cast<QVBoxLayout*>(scroll_->widget()->layout());
    delete lines_;
    lines_ = new QWidget(scroll_->widget());
    column->insertWidget(0, lines_);
    grid_ = new QGridLayout(lines_);
    grid_->setContentsMargins(0, 0, 0, 0);
    grid_->setSpacing(0);
    grid_->setColumnStretch(nameColumn, 1);
    addBack(0, "line");
    for (int i = 0; i < columns; ++i) {
        auto* head = makeLabel(TextRole::body, true, lines_);
        head->setText(heads[i]);
        head->setContentsMargins(sidePadding, linePadding, sidePadding, linePadding);
        grid_->addWidget(head, 0, i, sideOf(i));
    }
}

void RankingTable::show(const std::vector<RankingEntry>& sorted,
                        std::optional<std::uint64_t> fewest) {
    begin({QString(), tr("Name"), tr("Presses"), fewest ? tr("Extra") : QString(), tr("Time")});
    const std::vector<std::size_t> places = Ranking::places(sorted);
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        const RankingEntry& entry = sorted[i];
        const bool isFirst = places[i] == 1;
        const bool isFewest = fewest && entry.presses <= *fewest;
        const QString extra =
            !fewest    ? QString()
            : isFewest ? QStringLiteral("★")
                       : isolated(QStringLiteral("+ %1").arg(numberText(entry.presses - *fewest)));
        const auto line = static_cast<int>(i) + 1;
        addBack(line, isFirst ? "first" : "line");
        addLine(line,
                {numberText(places[i]), entry.name, numberText(entry.presses), extra,
                 timeText(entry.seconds)},
                isFirst, isFewest);
    }
    lines_->show();
}

void RankingTable::show(const std::vector<RankingTotal>& sorted) {
    begin({QString(), tr("Name"), tr("Presses"), tr("Rounds"), tr("Time")});
    const std::vector<std::size_t> places = Ranking::places(sorted);
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        const RankingTotal& total = sorted[i];
        const bool isFirst = places[i] == 1;
        const auto line = static_cast<int>(i) + 1;
        addBack(line, isFirst ? "first" : "line");
        addLine(line,
                {numberText(places[i]), total.name, numberText(total.presses),
                 numberText(total.rounds), timeText(total.seconds)},
                isFirst, false);
    }
    lines_->show();
}

void RankingTable::addBack(int line, const char* name) {
    auto* back = new QFrame(lines_);
    back->setObjectName(QLatin1String(name));
    grid_->addWidget(back, line, 0, 1, columns);
}

void RankingTable::addLine(int line, const QStringList& texts, bool isFirst, bool isFewest) {
    for (int i = 0; i < columns; ++i) {
        auto* label = makeLabel(TextRole::headline, false, lines_);
        label->setText(texts[i]);
        label->setBold(i == 2 || isFirst);
        const bool isOfPresses = i == 2 || i == 3;
        label->setTone(i == 0 && isFirst         ? TextLabel::Tone::accent
                       : isOfPresses && isFewest ? TextLabel::Tone::press
                       : i == 0 || i == 3        ? TextLabel::Tone::second
                                                 : TextLabel::Tone::text);
        label->setContentsMargins(sidePadding, linePadding, sidePadding, linePadding);
        grid_->addWidget(label, line, i, sideOf(i));
    }
}

} // namespace lightsout

#include "moc_RankingTable.cpp"
