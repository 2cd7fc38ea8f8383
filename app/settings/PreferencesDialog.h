// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Workbench.h"
#include "controls/EnumBox.h"
#include "settings/Appearance.h"
#include "settings/Preferences.h"

#include <QAction>
#include <QDialog>

class QCheckBox;
class QFormLayout;
class QLabel;
class QSpinBox;

namespace lightsout {

/// The action "Preferences …", which shows, stores and applies the preferences.
class PreferencesAction : public QAction {
    Q_OBJECT

public:
    PreferencesAction(Workbench& workbench, const Appearance& appearance, QWidget* window);

    /// Updates the appearance after it was changed elsewhere.
    void show(const Appearance& appearance) { appearance_ = appearance; }

Q_SIGNALS:
    void chosen(const lightsout::Appearance& appearance);

private:
    void ask();

    Workbench& workbench_;
    Appearance appearance_;
    QWidget* window_;
};

/// A dialog with all preferences on one page. Choices apply immediately.
class PreferencesDialog : public QDialog {
    Q_OBJECT

public:
    explicit PreferencesDialog(const Preferences& preferences, QWidget* parent = nullptr);

    /// Returns the names of all preferences, with mnemonics.
    static QStringList names();

Q_SIGNALS:
    void chosen(const lightsout::Preferences& preferences);

private:
    void followFields();
    template <typename Box>
    Box* addChoice();
    QSpinBox* addNumber(int least, int most);
    QCheckBox* addSwitch(bool isOn);
    void addRow(QWidget* field);
    void retranslate();
    /// Emits the preferences in the fields.
    void report();

    Preferences preferences_;
    QFormLayout* form_;
    QComboBox* language_;
    EnumBox<Appearance::Theme>* theme_;
    EnumBox<Palette>* palette_;
    EnumBox<Appearance::Contrast>* contrast_;
    QSpinBox* textSize_;
    QCheckBox* lessMotion_;
    QComboBox* firstNumber_;
    QSpinBox* threads_;
    QComboBox* memory_;
    QCheckBox* autosaves_;
    QCheckBox* startPage_;
    QPushButton* close_;
};

} // namespace lightsout
