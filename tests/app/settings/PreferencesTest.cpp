// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/PreferencesDialog.h"

#include "analysis/WorkThreads.h"
#include "tests/support/Settings.h"
#include "tests/support/Test.h"
#include "tests/support/WidgetDriver.h"
#include "theme/Theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHash>
#include <QLabel>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStyle>
#include <QTest>

using namespace lightsout;

namespace {

template <typename Field>
Field* field(const QDialog& dialog, const char* name) {
    return WidgetDriver(dialog).part<Field>(name);
}

} // namespace

class PreferencesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestSettings(); }
    void init() { QSettings().clear(); }
    void cleanup() {
        QSettings().clear();
        Preferences().apply();
    }

    void loadsSavedPreferences() {
        QCOMPARE(Preferences::load(), Preferences());
        const Preferences unusual{
            .appearance = {.language = QStringLiteral("he"),
                           .theme = Appearance::Theme::dark,
                           .palette = Palette::blackAndWhite,
                           .contrast = Appearance::Contrast::high,
                           .textScale = 1.5},
            .hasLessMotion = true,
            .numbering = {.cells = CellNumbers::rowAndColumn, .first = 0},
            .memory = MemoryShare::quarter,
            .threads = 1,
            .autosaves = false,
            .beginsWithStartPage = false,
        };
        unusual.save();
        QCOMPARE(Preferences::load(), unusual);
    }

    void invalidSettingsAreIgnored() {
        for (const QVariant& strange :
             {QVariant(-1), QVariant(1'000'000), QVariant("much"), QVariant(QVariantList{1, 2})}) {
            for (const char* key : {"theme", "palette", "contrast", "cellNumbers", "firstNumber",
                                    "memoryQuarters", "threads"}) {
                QSettings().setValue(QLatin1String(key), strange);
            }
            QCOMPARE(Preferences::load(), Preferences());
        }
        QSettings().setValue(QStringLiteral("textScale"), 40);
        QCOMPARE(Preferences::load().appearance.textScale, Appearance::maxText);
    }

    void appliesPreferences() {
        Preferences wanted;
        wanted.apply();
        QVERIFY(workBudget().memory <= machineMemory() / 2);
        QVERIFY(workBudget().memory > machineMemory() / 2 - 4);
        QCOMPARE(workThreads(), coreCount());
        wanted.memory = MemoryShare::quarter;
        wanted.threads = 1;
        wanted.numbering.first = 0;
        wanted.apply();
        QCOMPARE(workBudget().memory, machineMemory() / 4);
        QCOMPARE(workThreads(), std::size_t{1});
        QCOMPARE(Numbering::current().first, std::size_t{0});
        // The number of threads never exceeds the number of cores.
        setWorkThreads(1'000'000);
        QCOMPARE(workThreads(), coreCount());
    }

    void reducedMotionFollowsTheStyle() {
        Appearance{.language = QStringLiteral("en")}.apply(*qApp); // in the style of the window
        const QWidget widget;
        const auto animates = [&widget] {
            return widget.style()->styleHint(QStyle::SH_Widget_Animate, nullptr, &widget) != 0;
        };
        Preferences{.hasLessMotion = true}.apply();
        QVERIFY(!animates());
    }

    void everythingIsChosenOnOnePage() {
        Appearance{.language = QStringLiteral("en")}.apply(*qApp);
        PreferencesDialog dialog(Preferences{});
        dialog.show();
        dialog.activateWindow();
        Preferences chosen;
        connect(&dialog, &PreferencesDialog::chosen, this,
                [&chosen](const Preferences& now) { chosen = now; });
        const std::pair<const char*, const char*> names[] = {
            {"Language", "language"},         {"Brightness", "brightness"},
            {"Colours", "colours"},           {"Contrast", "contrast"},
            {"Text size", "textSize"},        {"First number", "firstNumber"},
            {"Cores for computing", "cores"}, {"Memory for computing", "memory"},
        };
        QHash<const QWidget*, QString> labels;
        for (const auto* label : dialog.findChildren<QLabel*>()) {
            labels[label->buddy()] = label->text().remove(QLatin1Char('&'));
        }
        for (const auto& [text, name] : names) {
            QCOMPARE(labels.value(field<QWidget>(dialog, name)), QLatin1String(text));
        }
        const auto pick = [&dialog](const char* name, int index) {
            auto* combo = field<QComboBox>(dialog, name);
            combo->setCurrentIndex(index);
            Q_EMIT combo->activated(index);
        };
        pick("language", 2);
        QCOMPARE(chosen.appearance.language, QStringLiteral("fr"));
        pick("brightness", 2);
        QCOMPARE(chosen.appearance.theme, Appearance::Theme::dark);
        pick("colours", 3);
        QCOMPARE(chosen.appearance.palette, Palette::blackAndWhite);
        pick("contrast", 2);
        QCOMPARE(chosen.appearance.contrast, Appearance::Contrast::high);
        pick("firstNumber", 1);
        QCOMPARE(chosen.numbering.first, std::size_t{0});
        pick("memory", 0);
        QCOMPARE(chosen.memory, MemoryShare::quarter);
        auto* size = field<QSpinBox>(dialog, "textSize");
        size->setValue(200);
        QCOMPARE(chosen.appearance.textScale, 2.0);
        size->setValue(1000);
        QCOMPARE(chosen.appearance.textScale, Appearance::maxText);
        for (auto* box : dialog.findChildren<QCheckBox*>()) {
            QTest::keyClick(box, Qt::Key_Space);
        }
        QVERIFY(chosen.hasLessMotion && !chosen.autosaves && !chosen.beginsWithStartPage);
        if (coreCount() > 1) {
            field<QSpinBox>(dialog, "cores")->setValue(1);
            QCOMPARE(chosen.threads, std::size_t{1});
        }
    }

    void theDialogShowsWhatHolds() {
        const Preferences unusual{.appearance = {.language = QStringLiteral("he"),
                                                 .theme = Appearance::Theme::light,
                                                 .palette = Palette::pieces,
                                                 .textScale = 1.2},
                                  .numbering = {.first = 0}};
        Appearance{.language = QStringLiteral("en")}.apply(*qApp);
        const PreferencesDialog dialog(unusual);
        QCOMPARE(field<QComboBox>(dialog, "colours")->currentText(),
                 QStringLiteral("Black and white pieces"));
        QCOMPARE(field<QComboBox>(dialog, "brightness")->currentText(), QStringLiteral("Light"));
        QCOMPARE(field<QComboBox>(dialog, "language")->currentIndex(), 3);
        QCOMPARE(field<QSpinBox>(dialog, "textSize")->value(), 120);
        QCOMPARE(field<QComboBox>(dialog, "firstNumber")->currentIndex(), 1);
    }
};

LIGHTSOUT_TEST(PreferencesTest)
#include "PreferencesTest.moc"
