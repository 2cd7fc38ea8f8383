// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/StatusBar.h"

#include "analysis/ProgressStrip.h"
#include "files/AutosaveNotice.h"
#include "files/FileActions.h"
#include "files/FileHandle.h"
#include "text/WorkText.h"
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
    addPermanentWidget(file.reading->strip);
    addPermanentWidget(file.writing->strip);
    Analysis& analysis = workbench.analysis;
    auto* strip = new ProgressStrip(
        analysis, [&analysis] { return progressText(analysis.expected()); }, this);
    connect(strip, &ProgressStrip::stopRequested, &analysis, &Analysis::cancel);
    addPermanentWidget(strip);
    connect(&file, &FileActions::reported, this, &StatusBar::showBriefly);
}

QString StatusBar::progressText(const std::optional<WorkEstimate>& expected) {
    constexpr std::size_t cores = 1; // elimination uses only one core
    // The duration of short work is not worth showing.
    return expected && secondsFor(*expected, cores) >= 1
               ? tr("Computing; elimination needs %1").arg(workText(*expected, cores))
               : tr("Computing");
}

void StatusBar::showBriefly(const QString& text) {
    constexpr int shownMilliseconds = 6'000;
    showMessage(text, shownMilliseconds);
}

} // namespace lightsout

#include "moc_StatusBar.cpp"
