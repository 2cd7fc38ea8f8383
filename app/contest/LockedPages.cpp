// SPDX-License-Identifier: GPL-3.0-or-later
#include "contest/LockedPages.h"

#include "look/LookChanges.h"
#include "look/ModeBar.h"
#include "look/Theme.h"

#include <QHBoxLayout>
#include <QTabBar>

namespace lightsout {

namespace {

constexpr int endSpace = 20;

} // namespace

LockedPages::LockedPages(const QStringList& pages, const QStringList& modes, QWidget* parent)
    : QWidget(parent), pages_(new QTabBar(this)), modes_(new ModeBar(
                                                      [modes] {
                                                          QList<ModeBar::Mode> all;
                                                          for (const QString& mode : modes) {
                                                              all << ModeBar::Mode{mode};
                                                          }
                                                          return all;
                                                      },
                                                      this)) {
    setObjectName(QStringLiteral("lockedPages"));
    setAttribute(Qt::WA_StyledBackground);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 1); // a line below
    row->setSpacing(0);
    row->addWidget(pages_, 1);
    row->addWidget(modes_, 0, Qt::AlignVCenter);
    row->addSpacing(endSpace);
    pages_->setExpanding(false);
    pages_->setDrawBase(false);
    pages_->setFocusPolicy(Qt::NoFocus);
    for (const QString& page : pages) {
        const int tab = pages_->addTab(page);
        pages_->setTabEnabled(tab, tab == 0);
    }
    modes_->setMode(static_cast<int>(modes.size()) - 1);
    modes_->setEnabled(false);
    keepDressed(this, [this] {
        pages_->setFont(frameFont());
        setStyleSheet(QStringLiteral("QWidget#lockedPages { border-bottom: 1px solid %1; }")
                          .arg(themeOf(*this).line.name()));
    });
}

void LockedPages::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    modes_->fitInto(width() - pages_->sizeHint().width() - endSpace);
}

} // namespace lightsout

#include "moc_LockedPages.cpp"
