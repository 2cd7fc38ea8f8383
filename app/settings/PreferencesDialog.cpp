// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/PreferencesDialog.h"

#include "analysis/WorkThreads.h"
#include "document/Autosave.h"
#include "theme/LookChanges.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace lightsout {

namespace {

constexpr int percent = 100;
constexpr int textStep = 10;

/// The fields in the order of the dialog.
struct Row {
    const char* objectName;
    const char* name;
};
constexpr Row rows[] = {
    {"language", QT_TRANSLATE_NOOP("lightsout::PreferencesDialog", "&Language")},
    {"brightness", QT_TRANSLATE_NOOP("lightsout::PreferencesDialog", "&Brightness")},
    {"colours", QT_TRANSLATE_NOOP("lightsout::PreferencesDialog", "&Colours")},
    {"contrast", QT_TRANSLATE_NOOP("lightsout::PreferencesDialog", "Con&trast")},
    {"textSize", QT_TRANSLATE_NOOP("lightsout::PreferencesDialog", "Text &size")},
    {"lessMotion", QT_TRANSLATE_NOOP("lightsout::PreferencesDialog", "&Reduce motion")},
    {"firstNumber", QT_TRANSLATE_NOOP("lightsout::PreferencesDialog", "First &number")},
    {"cores", QT_TRANSLATE_NOOP("lightsout::PreferencesDialog", "C&ores for computing")},
    {"memory", QT_TRANSLATE_NOOP("lightsout::PreferencesDialog", "&Memory for computing")},
    {"autosaves", QT_TRANSLATE_NOOP("lightsout::PreferencesDialog", "&Keep unsaved boards")},
    {"startPage", QT_TRANSLATE_NOOP("lightsout::PreferencesDialog", "Show the start page &first")},
};

} // namespace

PreferencesAction::PreferencesAction(Workbench& workbench, const Appearance& appearance,
                                     QWidget* window)
    : QAction(window), workbench_(workbench), appearance_(appearance), window_(window) {
    setShortcut(QKeySequence::Preferences);
    setMenuRole(QAction::PreferencesRole);
    setTexts<PreferencesAction>(this, QT_TR_NOOP("Pre&ferences …"));
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

template <typename Box>
Box* PreferencesDialog::addChoice() {
    auto* field = new Box(this);
    addRow(field);
    return field;
}

PreferencesDialog::PreferencesDialog(const Preferences& preferences, QWidget* parent)
    : QDialog(parent), preferences_(preferences), form_(new QFormLayout),
      language_(addChoice<QComboBox>()), theme_(addChoice<EnumBox<Appearance::Theme>>()),
      palette_(addChoice<EnumBox<Palette>>()),
      contrast_(addChoice<EnumBox<Appearance::Contrast>>()),
      textSize_(
          addNumber(qRound(Appearance::minText * percent), qRound(Appearance::maxText * percent))),
      lessMotion_(addSwitch(preferences.hasLessMotion)), firstNumber_(addChoice<QComboBox>()),
      threads_(addNumber(1, static_cast<int>(coreCount()))), memory_(addChoice<QComboBox>()),
      autosaves_(addSwitch(preferences.autosaves)),
      startPage_(addSwitch(preferences.beginsWithStartPage)), close_(new QPushButton(this)) {
    textSize_->setSingleStep(textStep);
    textSize_->setSuffix(QStringLiteral(" %"));
    close_->setDefault(true);
    setTexts<PreferencesDialog>(close_, QT_TR_NOOP("Close"));
    connect(close_, &QPushButton::clicked, this, &QDialog::accept);
    auto* column = new QVBoxLayout(this);
    column->addLayout(form_);
    column->addStretch();
    column->addWidget(close_, 0, Qt::AlignTrailing);
    onLanguageChanged(this, [this] { retranslate(); });
    followFields();
}

void PreferencesDialog::followFields() {
    const auto chosen = [](QComboBox* field, int index, const auto& apply) {
        field->setCurrentIndex(index);
        connect(field, &QComboBox::activated, field, apply);
    };
    Appearance& look = preferences_.appearance;
    const QList<Appearance::Language> languages = Appearance::languages();
    const auto isOurs = [&look](const Appearance::Language& one) {
        return one.code == look.language;
    };
    const auto known = std::find_if(languages.begin(), languages.end(), isOurs);
    chosen(language_,
           known == languages.end() ? 0 : static_cast<int>(known - languages.begin()) + 1,
           [this, languages](int index) {
               preferences_.appearance.language =
                   index == 0 ? QString() : languages.at(index - 1).code;
               report();
           });
    chosen(theme_, static_cast<int>(look.theme), [this] {
        preferences_.appearance.theme = theme_->value();
        report();
    });
    chosen(palette_, static_cast<int>(look.palette), [this] {
        preferences_.appearance.palette = palette_->value();
        report();
    });
    chosen(contrast_, static_cast<int>(look.contrast), [this] {
        preferences_.appearance.contrast = contrast_->value();
        report();
    });
    textSize_->setValue(qRound(look.textScale * percent));
    connect(textSize_, &QSpinBox::valueChanged, this, [this](int value) {
        preferences_.appearance.textScale = static_cast<double>(value) / percent;
        report();
    });
    connect(lessMotion_, &QCheckBox::toggled, this, [this](bool isOn) {
        preferences_.hasLessMotion = isOn;
        report();
    });
    chosen(firstNumber_, preferences_.numbering.first == 1 ? 0 : 1, [this](int index) {
        preferences_.numbering.first = index == 0 ? 1 : 0;
        report();
    });
    threads_->setValue(
        static_cast<int>(preferences_.threads == 0 ? coreCount() : preferences_.threads));
    connect(threads_, &QSpinBox::valueChanged, this, [this](int value) {
        const auto threads = static_cast<std::size_t>(value);
        // If all cores are chosen, 0 is stored, so that all cores are also used if the settings are
        // later read on a machine with more of them.
        preferences_.threads = threads == coreCount() ? 0 : threads;
        report();
    });
    chosen(memory_, static_cast<int>(preferences_.memory) - 1, [this](int index) {
        preferences_.memory = static_cast<MemoryShare>(index + 1);
        report();
    });
    connect(autosaves_, &QCheckBox::toggled, this, [this](bool isOn) {
        preferences_.autosaves = isOn;
        report();
    });
    connect(startPage_, &QCheckBox::toggled, this, [this](bool isOn) {
        preferences_.beginsWithStartPage = isOn;
        report();
    });
}

QSpinBox* PreferencesDialog::addNumber(int least, int most) {
    auto* field = new QSpinBox(this);
    field->setRange(least, most);
    field->setKeyboardTracking(false);
    addRow(field);
    return field;
}

QCheckBox* PreferencesDialog::addSwitch(bool isOn) {
    auto* field = new QCheckBox(this);
    field->setChecked(isOn);
    addRow(field);
    return field;
}

void PreferencesDialog::addRow(QWidget* field) {
    const auto& [objectName, name] = rows[form_->rowCount()];
    field->setObjectName(QLatin1String(objectName));
    if (auto* box = qobject_cast<QCheckBox*>(field)) {
        form_->addRow(QString(), box);
        setTexts<PreferencesDialog>(box, name);
    } else {
        auto* label = new QLabel(this);
        label->setBuddy(field);
        form_->addRow(label, field);
        setTexts<PreferencesDialog>(label, name);
    }
}

QStringList PreferencesDialog::names() {
    QStringList names;
    for (const Row& row : rows) {
        names << tr(row.name);
    }
    return names;
}

void PreferencesDialog::retranslate() {
    setWindowTitle(tr("Preferences"));
    QStringList languages{tr("Same as system")};
    for (const Appearance::Language& language : Appearance::languages()) {
        languages << language.name;
    }
    setItemTexts(*language_, languages);
    setItemTexts(*theme_, {tr("Same as desktop"), tr("Light"), tr("Dark")});
    setItemTexts(*palette_, {tr("Standard"), tr("Safe for red-green colour blindness"),
                             tr("Safe for blue-yellow colour blindness"),
                             tr("Black and white, hatched"), tr("Black and white pieces")});
    setItemTexts(*contrast_, {tr("Same as desktop"), tr("Normal"), tr("High")});
    textSize_->setToolTip(tr("100% is the text size of the desktop."));
    setItemTexts(*firstNumber_, {tr("1, as in books"), tr("0, as in programs")});
    const auto bytes = [](MemoryShare share) {
        return QLocale().formattedDataSize(static_cast<qint64>(memoryOf(share)));
    };
    setItemTexts(*memory_, {tr("A quarter: %1").arg(bytes(MemoryShare::quarter)),
                            tr("Half: %1").arg(bytes(MemoryShare::half)),
                            tr("Three quarters: %1").arg(bytes(MemoryShare::threeQuarters))});
}

void PreferencesDialog::report() {
    Q_EMIT chosen(preferences_);
}

} // namespace lightsout

#include "moc_PreferencesDialog.cpp"
