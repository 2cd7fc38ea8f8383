// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/StageGrid.h"

#include <QAbstractButton>
#include <QGridLayout>

#include <set>

namespace lightsout {

namespace {

/// Stretch factors of the widths of the large card and the side card. A board in the side card is
/// at least a quarter of the wall's height.
constexpr int largeCardShare = 3;
constexpr int sideCardShare = 1;

} // namespace

StageGrid::StageGrid(QWidget* parent) : QWidget(parent), grid_(new QGridLayout(this)) {
    grid_->setContentsMargins(0, 0, 0, 0);
    grid_->setSpacing(14);
}

void StageGrid::addCard(QWidget* card, const QRect& cells) {
    cards_ << card;
    cells_ << cells;
    openers_ << nullptr;
    arrange();
}

void StageGrid::addFoldedCard(QWidget* card, QAbstractButton* opener, const QRect& cells) {
    cards_ << card;
    cells_ << cells;
    openers_ << opener;
    opener->setCheckable(true);
    connect(opener, &QAbstractButton::toggled, this, &StageGrid::arrange);
    arrange();
}

void StageGrid::showCard(const QWidget* card) {
    const qsizetype index = cards_.indexOf(card);
    if (index < 0) {
        return;
    }
    if (openers_[index] != nullptr) {
        openers_[index]->setChecked(true);
    }
    front_ = index;
    arrange();
}

void StageGrid::addSide(QWidget* card, const QRect& cells) {
    side_ = card;
    sideCells_ = cells;
    arrange();
}

void StageGrid::setShares(const QList<int>& columns, const QList<int>& rows) {
    columnShares_ = columns;
    rowShares_ = rows;
    arrange();
}

void StageGrid::setStage(Stage stage) {
    stage_ = stage;
    if (auto* staged = dynamic_cast<Staged*>(side_)) {
        staged->setStage(stage);
    }
    arrange();
}

void StageGrid::turn(bool isForward) {
    if (stage_ != Stage::desk) {
        front_ = (front_ + (isForward ? 1 : cards_.size() - 1)) % cards_.size();
        arrange();
    }
}

void StageGrid::turnToFirst() {
    front_ = 0;
    arrange();
}

void StageGrid::arrange() {
    const bool isDesk = stage_ == Stage::desk;
    const auto place = [this](QWidget* card, const QRect& cells) {
        grid_->addWidget(card, cells.y(), cells.x(), cells.height(), cells.width());
    };
    QList<qsizetype> unfolded;
    for (qsizetype i = 0; i < cards_.size(); ++i) {
        if (isDesk && openers_[i] != nullptr && openers_[i]->isChecked()) {
            unfolded << i;
        }
    }
    std::set<int> usedRows;
    for (qsizetype i = 0; i < cards_.size(); ++i) {
        QRect cells = cells_[i];
        if (QAbstractButton* opener = openers_[i]) {
            grid_->removeWidget(opener);
            if (isDesk) {
                place(opener, QRect(cells.x(), cells.y(), cells.width(), 1));
            }
            opener->setVisible(isDesk);
            cells.setTop(cells.top() + 1);
            if (const qsizetype position = unfolded.indexOf(i); position >= 0) {
                // The unfolded cards share the whole width.
                const auto width = static_cast<int>(columnShares_.size() / unfolded.size());
                cells.setLeft(static_cast<int>(position) * width);
                cells.setWidth(width);
            }
        }
        const bool isShown =
            isDesk ? openers_[i] == nullptr || openers_[i]->isChecked() : i == front_;
        grid_->removeWidget(cards_[i]);
        if (isShown) {
            place(cards_[i], isDesk ? cells : QRect(1, 0, 1, 1));
            for (int row = cells.top(); row <= cells.bottom(); ++row) {
                usedRows.insert(row);
            }
        }
        cards_[i]->setVisible(isShown);
    }
    if (side_ != nullptr) {
        grid_->removeWidget(side_);
        place(side_, isDesk ? sideCells_ : QRect(0, 0, 1, 1));
        side_->setVisible(stage_ != Stage::subjectOnly);
    }
    // All stretch factors are set again, because empty columns and rows would keep theirs.
    const QList<int> wall{side_ != nullptr && stage_ == Stage::wall ? sideCardShare : 0,
                          largeCardShare};
    const QList<int>& columns = isDesk ? columnShares_ : wall;
    const QList<int>& rows = isDesk ? rowShares_ : QList<int>{1};
    for (int column = 0; column < grid_->columnCount(); ++column) {
        grid_->setColumnStretch(column, columns.value(column));
    }
    for (int row = 0; row < grid_->rowCount(); ++row) {
        grid_->setRowStretch(row, isDesk && !usedRows.contains(row) ? 0 : rows.value(row));
    }
}

} // namespace lightsout

#include "moc_StageGrid.cpp"
