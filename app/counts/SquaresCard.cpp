// SPDX-License-Identifier: GPL-3.0-or-later
#include "counts/SquaresCard.h"

#include "controls/WhyButton.h"
#include "text/BoardText.h"
#include "text/NumberText.h"
#include "theme/LookChanges.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace lightsout {

namespace {

constexpr int maxSquares = 7;

} // namespace

SquaresCard::SquaresCard(QWidget* parent)
    : Card(parent), kind_(makeLabel(TextRole::body, true, this)) {
    auto* head = new QHBoxLayout;
    kind_->setWordWrap(true);
    new WhyButton(*kind_, QStringLiteral("counts.md#squares-and-statements"));
    head->addWidget(kind_, 1);
    auto* all = new QPushButton(isolated(QStringLiteral("n = 2 … 39 ›")), this);
    head->addWidget(all);
    content()->addLayout(head);
    connect(all, &QPushButton::clicked, this, &SquaresCard::tableRequested);
    onLanguageChanged(this, [this, all] {
        all->setAccessibleName(tr("Table of square boards from 2 × 2 to 39 × 39"));
        all->setToolTip(all->accessibleName());
        kind_->setText(
            tr("%1 squares with more than one solution").arg(isolated(QStringLiteral("n × n"))));
        refresh();
    });
}

void SquaresCard::setSquares(std::vector<std::uint32_t> squares) {
    squares_ = std::move(squares);
    refresh();
}

void SquaresCard::setMode(MapMode mode) {
    mode_ = mode;
    refresh();
}

void SquaresCard::refresh() {
    delete table_;
    table_ = new QWidget(this);
    // Numbers run from left to right in every language.
    table_->setLayoutDirection(Qt::LeftToRight);
    auto* grid = new QGridLayout(table_);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(10);
    const auto add = [&](int row, int column, const QString& text, bool isSecond) {
        QLabel* label = makeLabel(TextRole::body, isSecond, table_);
        label->setText(text);
        label->setAlignment(column == 0 ? Qt::AlignLeft : Qt::AlignRight);
        grid->addWidget(label, row, column);
    };
    add(0, 0, QStringLiteral("n"), true);
    add(1, 0, mode_ == MapMode::nullity ? tr("nullity") : tr("solutions"), true);
    int column = 0;
    for (std::size_t n = 1; n <= squares_.size() && column < maxSquares; ++n) {
        if (squares_[n - 1] > 0) {
            add(0, ++column, numberText(n), false);
            add(1, column, cellText(mode_, squares_[n - 1]), false);
        }
    }
    grid->setColumnStretch(column + 1, 1);
    content()->addWidget(table_);
}

} // namespace lightsout

#include "moc_SquaresCard.cpp"
