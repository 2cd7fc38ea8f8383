#include "kernel/KernelPage.h"

#include "kernel/OverlapCard.h"
#include "kernel/QuietPatternsCard.h"
#include "kernel/SolutionsCard.h"
#include "widgets/CardColumn.h"

#include <QHBoxLayout>

namespace lightsout {

KernelPage::KernelPage(Workbench& workbench, QWidget* parent) : QWidget(parent) {
    auto* patterns = new QuietPatternsCard(workbench);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(28, 16, 28, 16);
    layout->setSpacing(16);
    layout->addWidget(new CardColumn({patterns, new OverlapCard(workbench)}), 1);
    layout->addWidget(new CardColumn({new SolutionsCard(workbench)}), 1);
    setFocusProxy(patterns);
}

} // namespace lightsout
