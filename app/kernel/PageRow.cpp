// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernel/PageRow.h"

#include "controls/Card.h"
#include "text/NumberText.h"
#include "theme/LookChanges.h"

#include <QHBoxLayout>
#include <QPushButton>

#include <algorithm>

namespace lightsout {

PageRow::PageRow(const QString& name, std::size_t perPage, QWidget* parent)
    : QWidget(parent), perPage_(perPage), previous_(new QPushButton(QStringLiteral("‹"), this)),
      place_(makeLabel(TextRole::small, true, this)),
      next_(new QPushButton(QStringLiteral("›"), this)) {
    previous_->setObjectName(QStringLiteral("previous") + name);
    next_->setObjectName(QStringLiteral("next") + name);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(previous_);
    row->addWidget(place_);
    row->addWidget(next_);
    connect(previous_, &QPushButton::clicked, this, [this] { turnTo(page_ - 1); });
    connect(next_, &QPushButton::clicked, this, [this] { turnTo(page_ + 1); });
    onLanguageChanged(this, [this] {
        for (const auto& [button, text] :
             {std::pair(previous_, tr("Previous page")), std::pair(next_, tr("Next page"))}) {
            button->setAccessibleName(text);
            button->setToolTip(text);
        }
        refresh();
    });
}

void PageRow::setCount(std::size_t count, std::size_t shown) {
    count_ = count;
    page_ = shown / perPage_;
    refresh();
}

std::size_t PageRow::end() const {
    return std::min(first() + perPage_, count_);
}

void PageRow::turnTo(std::size_t page) {
    page_ = page;
    refresh();
    Q_EMIT turned();
}

void PageRow::refresh() {
    setVisible(count_ > perPage_);
    place_->setText(tr("%1 of %2")
                        .arg(isolated(numberText(first() + 1) + QChar(0x2013) + numberText(end())),
                             numberText(count_)));
    previous_->setEnabled(page_ > 0);
    next_->setEnabled(end() < count_);
}

} // namespace lightsout

#include "moc_PageRow.cpp"
