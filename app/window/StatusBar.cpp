// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/StatusBar.h"

#include "window/AutosaveNotice.h"
#include "window/FileActions.h"
#include "window/FileHandle.h"
#include "window/ProgressStrip.h"
#include "window/StatusFacts.h"

namespace lightsout {

StatusBar::StatusBar(Workbench& workbench, const FileActions& file, QWidget* parent)
    : QStatusBar(parent), facts_(new StatusFacts(workbench, this)) {
    setSizeGripEnabled(false);
    addWidget(facts_, 1);
    if (workbench.autosave != nullptr) {
        addPermanentWidget(new AutosaveNotice(*workbench.autosave, file.saveAs, this));
    }
    addPermanentWidget(new FileHandle(workbench.document, file.saveCopy, this));
    addPermanentWidget(file.reading);
    addPermanentWidget(file.writing);
    addPermanentWidget(new ProgressStrip(workbench.analysis, this));
    connect(&file, &FileActions::reported, this, &StatusBar::showBriefly);
}

void StatusBar::showBriefly(const QString& text) {
    constexpr int shownMilliseconds = 6'000;
    showMessage(text, shownMilliseconds);
}

} // namespace lightsout

#include "moc_StatusBar.cpp"
