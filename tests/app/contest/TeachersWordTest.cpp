// SPDX-License-Identifier: GPL-3.0-or-later
#include "contest/TeachersWord.h"
#include "tests/support/Test.h"

#include <QJsonDocument>

using namespace lightsout;

/// A word that can be recognised but not read.
class TeachersWordTest : public QObject {
    Q_OBJECT

private slots:
    void derivesKeysAsPublished() {
        // RFC 7914, section 11: the first 32 bytes of each.
        QCOMPARE(derivedKey("passwd", "salt", 1).toHex(),
                 QByteArray("55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc"));
        QCOMPARE(derivedKey("Password", "NaCl", 80000).toHex(),
                 QByteArray("4ddcd8f60b98be21830cee5ef22701f9641a4418d04c0414aeff08876b34ab56"));
    }

    void knowsTheWord() {
        const TeachersWord word(QStringLiteral(" Éléphant"));
        QVERIFY(word.isSet());
        QVERIFY(word.isRight(QStringLiteral("Éléphant ")));
        // The same letters, written with accents of their own.
        QVERIFY(word.isRight(QStringLiteral("Éléphant").normalized(QString::NormalizationForm_D)));
        QVERIFY(!word.isRight(QStringLiteral("elephant")));
        QVERIFY(!word.isRight(QString()));
    }

    void noWordUnlocksNothing() {
        for (const TeachersWord& word : {TeachersWord(), TeachersWord(QStringLiteral("  "))}) {
            QVERIFY(!word.isSet());
            QVERIFY(!word.isRight(QString()));
            QVERIFY(!word.isRight(QStringLiteral(" ")));
        }
        QVERIFY(!TeachersWord::fromJson({}).isRight(QString()));
    }

    void isSavedWithoutTheWord() {
        const TeachersWord word(QStringLiteral("tomato"));
        const QByteArray saved = QJsonDocument(word.toJson()).toJson();
        QVERIFY(!saved.contains("tomato"));
        QVERIFY(!saved.contains(QByteArray("tomato").toHex()));
        QVERIFY(!saved.contains(QByteArray("tomato").toBase64()));
        const TeachersWord read = TeachersWord::fromJson(QJsonDocument::fromJson(saved).object());
        QVERIFY(read.isRight(QStringLiteral("tomato")));
        QVERIFY(!read.isRight(QStringLiteral("potato")));
        // Two computers, or two contests, keep it differently.
        QVERIFY(TeachersWord(QStringLiteral("tomato")).toJson() != word.toJson());
    }
};

LIGHTSOUT_TEST(TeachersWordTest)
#include "TeachersWordTest.moc"
