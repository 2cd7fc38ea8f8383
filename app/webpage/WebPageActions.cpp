// SPDX-License-Identifier: GPL-3.0-or-later
#include "webpage/WebPageActions.h"

#include "theme/LookChanges.h"
#include "webpage/WebPageDialog.h"

namespace lightsout {

WebPageActions::WebPageActions(Workbench& workbench, QWidget* window)
    : QObject(window), share(new QAction(this)) {
    share->setObjectName(QStringLiteral("shareAsWebPage"));
    onLanguageChanged(this, [this] {
        share->setText(tr("Share as we&b page …"));
        share->setToolTip(tr("Save boards as one file to play in any browser, even on a phone"));
    });
    connect(share, &QAction::triggered, this,
            [&workbench, window] { WebPageDialog(workbench.document.game(), window).exec(); });
}

} // namespace lightsout

#include "moc_WebPageActions.cpp"
