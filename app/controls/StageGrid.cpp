// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/StageGrid.h"

#include <QGridLayout>

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
    for (qsizetype i = 0; i < cards_.size(); ++i) {
        grid_->removeWidget(cards_[i]);
        if (isDesk || i == front_) {
            place(cards_[i], isDesk ? cells_[i] : QRect(1, 0, 1, 1));
        }
        cards_[i]->setVisible(isDesk || i == front_);
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
        grid_->setRowStretch(row, rows.value(row));
    }
}

} // namespace lightsout

#include "moc_StageGrid.cpp"
