// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Workbench.h"
#include "kernel/SolutionsCard.h"
#include "look/Stage.h"
#include "look/TextSource.h"
#include "tab/CommandSource.h"
#include "tab/PageState.h"

#include <QWidget>

class QBoxLayout;

namespace lightsout {

class CardColumn;
class CountsCard;
class OverlapCard;
class PageScroller;
class QuietPatternsCard;

/// The tab for quiet patterns and for all solutions, which differ by quiet patterns.
class KernelPage : public QWidget,
                   public Staged,
                   public PageState,
                   public CommandSource,
                   public TextSource {
    Q_OBJECT

public:
    explicit KernelPage(Workbench& workbench, QWidget* parent = nullptr);

    void setStage(Stage stage) override;
    void turn(bool isForward) override { solutions_->turn(isForward); }

    /// Returns the visible patterns and solutions.
    QString shownText() const override;

    QStringList commands() const override;

    QJsonObject state() const override;
    void restore(const QJsonObject& state) override;

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refresh();
    /// Arranges the columns side by side if both fit, otherwise one below the other.
    void arrange();

    const Workbench& workbench_;
    QuietPatternsCard* patterns_;
    OverlapCard* overlaps_;
    SolutionsCard* solutions_;
    CountsCard* counts_;
    CardColumn* left_;
    CardColumn* right_;
    QBoxLayout* columns_;
    PageScroller* scroller_;
};

} // namespace lightsout
