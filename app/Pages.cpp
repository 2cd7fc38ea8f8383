#include "Pages.h"

#include "matrix/MatrixPage.h"
#include "play/PlayPage.h"

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
        {QStringLiteral("matrix"), QCoreApplication::translate("Pages", "Matrix"),
         makePage<MatrixPage>},
    };
}

} // namespace lightsout
