// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/Appearance.h"

#include "tests/support/Test.h"

#include <QTest>

#include <QCoreApplication>

using namespace lightsout;

class AppearanceTest : public QObject {
    Q_OBJECT

private:
    static QString shown(const char* language) {
        Appearance{.language = QLatin1String(language)}.apply(*qApp);
        return QCoreApplication::translate("lightsout::PlayerCard", "%Ln step(s) solve the system",
                                           nullptr, 2);
    }

private Q_SLOTS:
    void everyLanguageHasItsPlurals() {
        QCOMPARE(shown("en"), QStringLiteral("2 steps solve the system"));
        QVERIFY(shown("fr").contains(QStringLiteral("étapes")));
        QVERIFY(!shown("he").contains(QLatin1Char('s')));
        QCOMPARE(shown("de"), QStringLiteral("2 steps solve the system"));
    }

    /// The tests run under LANG=C.UTF-8, which names no language.
    void unknownSystemLanguageIsEnglish() {
        QCOMPARE(shown(""), QStringLiteral("2 steps solve the system"));
    }
};

LIGHTSOUT_TEST(AppearanceTest)
#include "AppearanceTest.moc"
