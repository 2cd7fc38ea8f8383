#include "Pages.h"

#include "counts/CountsPage.h"
#include "elimination/EliminationPage.h"
#include "kernel/KernelPage.h"
#include "play/PlayPage.h"
#include "randomplay/RandomPlayPage.h"
#include "tilings/TilingsPage.h"

#include <QCoreApplication>

namespace lightsout {

namespace {

template <typename PageWidget>
QWidget* makePage(Workbench& workbench) {
    return new PageWidget(workbench);
}

} // namespace

std::vector<Page> pages() {
    return {
        {QStringLiteral("play"), QCoreApplication::translate("Pages", "Play"), makePage<PlayPage>},
        {QStringLiteral("elimination"),
         QCoreApplication::translate("Pages", "Matrix and elimination"), makePage<EliminationPage>},
        {QStringLiteral("kernel"), QCoreApplication::translate("Pages", "Kernel and solutions"),
         makePage<KernelPage>},
        {QStringLiteral("tilings"), QCoreApplication::translate("Pages", "Tilings"),
         makePage<TilingsPage>},
        {QStringLiteral("random"), QCoreApplication::translate("Pages", "Random play"),
         makePage<RandomPlayPage>},
        {QStringLiteral("counts"), QCoreApplication::translate("Pages", "Solution counts"),
         makePage<CountsPage>},
    };
}

} // namespace lightsout
