// SPDX-License-Identifier: GPL-3.0-or-later
#include "labbook/LabBook.h"

#include "io/DocumentFormat.h"
#include "tests/support/Test.h"

#include <QSignalSpy>
#include <QTest>

using namespace lightsout;

namespace {

LabEntry entry(const QString& title) {
    return {.title = title,
            .values = QStringLiteral("1 0\n0 1\n"),
            .commands = QStringLiteral("lightsout-cli kernel --board grid:4x4"),
            .source = QStringLiteral("here"),
            .note = {},
            .picture = QByteArray("\x89PNG\0\xff", 6)};
}

/// A document as it is written and read again.
SavedBoard written(const Document& document) {
    return *readDocument(*writeDocument(document.board()));
}

} // namespace

class LabBookTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void goesWithTheDocument() {
        Document document(Game::allOn(Lattice{.rows = 4, .cols = 4}));
        LabBook book(document);
        QVERIFY(!document.isModified());
        book.add(entry(QStringLiteral("first")));
        book.add(entry(QStringLiteral("second")));
        book.setNote(1, QStringLiteral("quiet „indeed“\n& so on"));
        QVERIFY(document.isModified());
        QVERIFY(document.hasUnsavedWork());
        QVERIFY(!document.undoStack()->canUndo()); // no step of the game

        const std::vector<LabEntry> kept = book.entries();
        Document other(Game::allOn(Lattice{.rows = 2, .cols = 2}));
        LabBook otherBook(other);
        const QSignalSpy changes(&otherBook, &LabBook::entriesChanged);
        other.open(written(document), QStringLiteral("/tmp/kept.lightsout"));
        QCOMPARE(changes.size(), 1);
        QVERIFY(otherBook.entries() == kept);
        QVERIFY(!other.isModified());
        // Another board has another book.
        other.begin(Game::allOn(Lattice{.rows = 3, .cols = 3}));
        QVERIFY(otherBook.entries().empty());
    }

    void savingTakesItInAndWhatComesAfterIsNew() {
        Document document(Game::allOn(Lattice{.rows = 4, .cols = 4}));
        LabBook book(document);
        book.add(entry(QStringLiteral("first")));
        const quint64 saved = document.contentRevision();
        document.markSaved(QStringLiteral("/tmp/a.lightsout"), saved);
        QVERIFY(!document.isModified());
        book.setNote(0, QStringLiteral("later"));
        QVERIFY(document.isModified());
        // A file of the state before does not hold it.
        document.markSaved(QStringLiteral("/tmp/a.lightsout"), saved);
        QVERIFY(document.isModified());
        document.markSaved(QStringLiteral("/tmp/a.lightsout"), document.contentRevision());
        QVERIFY(!document.isModified());
    }

    void everyChangeCanBeTakenBack() {
        Document document(Game::allOn(Lattice{.rows = 4, .cols = 4}));
        LabBook book(document);
        book.add(entry(QStringLiteral("first")));
        book.add(entry(QStringLiteral("second")));
        for (const char* note : {"a", "ab", "abc"}) {
            book.setNote(0, QString::fromLatin1(note));
        }
        book.remove(1);
        QCOMPARE(book.entries().size(), 1U);
        book.undoStack()->undo();
        QCOMPARE(book.entries().size(), 2U);
        QCOMPARE(book.entries()[1].title, QStringLiteral("second"));
        QCOMPARE(book.entries()[0].note, QStringLiteral("abc"));
        book.undoStack()->undo(); // what was typed in one go
        QCOMPARE(book.entries()[0].note, QString());
        book.undoStack()->undo();
        book.undoStack()->undo();
        QVERIFY(book.entries().empty());
        QVERIFY(document.attachment("lab-book").isEmpty());
        while (book.undoStack()->canRedo()) {
            book.undoStack()->redo();
        }
        QCOMPARE(book.entries().size(), 1U);
        QCOMPARE(book.entries()[0].note, QStringLiteral("abc"));
    }

    // A lesson's boards put the document aside, its book with it.
    void isAsideWithTheDocument() {
        Document document(Game::allOn(Lattice{.rows = 4, .cols = 4}));
        LabBook book(document);
        book.add(entry(QStringLiteral("first")));
        document.showAside(Game::allOn(Lattice{.rows = 2, .cols = 2}));
        QVERIFY(book.entries().empty());
        document.takeBack();
        QCOMPARE(book.entries().size(), 1U);
        QVERIFY(document.isModified());
    }

    void whatMakesNoSenseIsPassedOver() {
        QVERIFY(entriesFrom("").empty());
        QVERIFY(entriesFrom("{\"title\": 1}").empty());
        QVERIFY(entriesFrom("[1, \"a\", null]").empty());
        const auto entries = entriesFrom(R"([{"title": 3, "note": "n", "picture": "%%"}, {}])");
        QCOMPARE(entries.size(), 2U);
        QCOMPARE(entries[0].title, QString());
        QCOMPARE(entries[0].note, QStringLiteral("n"));
        QVERIFY(entries[1] == LabEntry());
    }

    void takesNoMoreThanItHolds() {
        Document document(Game::allOn(Lattice{.rows = 4, .cols = 4}));
        LabBook book(document);
        for (std::size_t i = 0; i < LabBook::maxEntries + 2; ++i) {
            book.add(entry(QString::number(i)));
        }
        QVERIFY(book.isFull());
        QCOMPARE(book.entries().size(), LabBook::maxEntries);
        QCOMPARE(entriesFrom(toJson(book.entries())).size(), LabBook::maxEntries);
    }
};

LIGHTSOUT_TEST(LabBookTest)
#include "LabBookTest.moc"
