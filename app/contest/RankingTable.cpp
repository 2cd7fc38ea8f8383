// SPDX-License-Identifier: GPL-3.0-or-later
#include "contest/RankingTable.h"

#include "contest/ContestText.h"
#include "text/NumberText.h"

#include <QGridLayout>
#include <QScrollArea>
#include <QVBoxLayout>

namespace lightsout {

namespace {

constexpr int columns = 5;
constexpr int nameColumn = 1;

} // namespace

RankingTable::RankingTable(QWidget* parent) : Card(parent) {
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto* inside = new QWidget(scroll);
    auto* column = new QVBoxLayout(inside);
    column->setContentsMargins(0, 0, 8, 0);
    lines_ = new QWidget(inside);
    column->addWidget(lines_);
    column->addStretch();
    scroll->setWidget(inside);
    content()->addWidget(scroll);
}

void RankingTable::show(const std::vector<RankingEntry>& sorted,
                        std::optional<std::uint64_t> fewest) {
    auto* column = static_cast<QVBoxLayout*>(lines_->parentWidget()->layout());
    delete lines_;
    lines_ = new QWidget(column->parentWidget());
    column->insertWidget(0, lines_);
    grid_ = new QGridLayout(lines_);
    grid_->setContentsMargins(0, 0, 0, 0);
    grid_->setHorizontalSpacing(32);
    grid_->setVerticalSpacing(20);
    grid_->setColumnStretch(nameColumn, 1);
    const QStringList heads{QString(), tr("Name"), tr("Presses"), fewest ? tr("Extra") : QString(),
                            tr("Time")};
    for (int i = 0; i < columns; ++i) {
        auto* head = makeLabel(TextRole::body, true, lines_);
        head->setText(heads[i]);
        grid_->addWidget(head, 0, i, i > nameColumn ? Qt::AlignTrailing : Qt::AlignLeading);
    }
    line_ = 1;
    const std::vector<std::size_t> places = Ranking::places(sorted);
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        const RankingEntry& entry = sorted[i];
        const bool isFewest = fewest && entry.presses <= *fewest;
        const QString extra =
            !fewest    ? QString()
            : isFewest ? QStringLiteral("★")
                       : isolated(QStringLiteral("+ %1").arg(numberText(entry.presses - *fewest)));
        addLine({numberText(places[i]), entry.name, numberText(entry.presses), extra,
                 timeText(entry.seconds)},
                places[i] == 1, isFewest);
    }
    lines_->show();
}

void RankingTable::addLine(const QStringList& texts, bool isFirst, bool isFewest) {
    for (int i = 0; i < columns; ++i) {
        auto* label = makeLabel(TextRole::headline, false, lines_);
        label->setText(texts[i]);
        label->setBold(i != nameColumn || isFirst);
        const bool isOfPresses = i == 2 || i == 3;
        label->setTone(i == 0 && isFirst         ? TextLabel::Tone::accent
                       : isOfPresses && isFewest ? TextLabel::Tone::press
                       : i == 0 || i == 3        ? TextLabel::Tone::second
                                                 : TextLabel::Tone::text);
        grid_->addWidget(label, line_, i, i > nameColumn ? Qt::AlignTrailing : Qt::AlignLeading);
    }
    ++line_;
}

} // namespace lightsout
