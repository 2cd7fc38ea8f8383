#include "kernel/KernelPage.h"

#include "kernel/OverlapCard.h"
#include "kernel/QuietPatternsCard.h"
#include "kernel/SolutionsCard.h"
#include "widgets/CardColumn.h"

#include <QHBoxLayout>

namespace lightsout {

KernelPage::KernelPage(Workbench& workbench, QWidget* parent) : QWidget(parent) {
    auto* patterns = new QuietPatternsCard(workbench, this);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(28, 16, 28, 16);
    layout->setSpacing(16);
    layout->addWidget(new CardColumn({patterns, new OverlapCard(workbench, this)}), 1);
    layout->addWidget(new CardColumn({new SolutionsCard(workbench, this)}), 1);
    setFocusProxy(patterns);
}

} // namespace lightsout
