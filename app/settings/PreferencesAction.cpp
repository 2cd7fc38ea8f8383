// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/PreferencesAction.h"

#include "document/Autosave.h"
#include "settings/PreferencesDialog.h"
#include "theme/LookChanges.h"

namespace lightsout {

PreferencesAction::PreferencesAction(Workbench& workbench, const Appearance& appearance,
                                     QWidget* window)
    : QAction(window), workbench_(workbench), appearance_(appearance), window_(window) {
    setShortcut(QKeySequence::Preferences);
    setMenuRole(QAction::PreferencesRole);
    onLanguageChanged(this, [this] { setText(tr("Pre&ferences …")); });
    connect(this, &QAction::triggered, this, &PreferencesAction::ask);
}

void PreferencesAction::ask() {
    Preferences preferences = Preferences::load();
    preferences.appearance = appearance_;
    PreferencesDialog dialog(preferences, window_);
    connect(&dialog, &PreferencesDialog::chosen, this, [this](const Preferences& wanted) {
        const MemoryShare before = Preferences::load().memory;
        wanted.save();
        wanted.apply();
        Q_EMIT chosen(wanted.appearance);
        if (workbench_.autosave != nullptr) {
            workbench_.autosave->setOn(wanted.autosaves);
        }
        const Facts* facts = workbench_.analysis.facts();
        if (wanted.memory != before && facts != nullptr && facts->refusal) {
            workbench_.analysis.restart();
        }
    });
    dialog.exec();
}

} // namespace lightsout

#include "moc_PreferencesAction.cpp"
