// SPDX-License-Identifier: GPL-3.0-or-later
#include "labbook/LabBook.h"

#include "documents/DocumentFormat.h"
#include "labbook/LabBookWindow.h"
#include "tests/support/MemoryUse.h"
#include "tests/support/ProcessorTime.h"
#include "tests/support/Test.h"

#include <QAction>
#include <QApplication>
#include <QBuffer>
#include <QClipboard>
#include <QElapsedTimer>
#include <QFile>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

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

/// Returns a document after it was written and read again.
SavedBoard written(const CurrentDocument& document) {
    return *readDocument(*writeDocument(document->board()));
}

} // namespace

class LabBookTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void belongsToTheDocument() {
        CurrentDocument document(Game::allOn(Lattice{.rows = 4, .cols = 4}));
        LabBook book(document);
        QVERIFY(!document->isModified());
        book.add(entry(QStringLiteral("first")));
        book.add(entry(QStringLiteral("second")));
        book.setNote(1, QStringLiteral("quiet „indeed“\n& so on"));
        QVERIFY(document->isModified());
        QVERIFY(document->hasUnsavedWork());
        QVERIFY(!document->undoStack()->canUndo()); // not a step of the game

        const std::vector<LabEntry> kept = book.entries();
        CurrentDocument other(Game::allOn(Lattice{.rows = 2, .cols = 2}));
        LabBook otherBook(other);
        const QSignalSpy changes(&otherBook, &LabBook::entriesChanged);
        other.replace(std::make_shared<Document>(written(document), Document::Origin::dealt,
                                                 QStringLiteral("/tmp/kept.lightsout")));
        QCOMPARE(changes.size(), 1);
        QVERIFY(otherBook.entries() == kept);
        QVERIFY(!other->isModified());
        // Another document has another lab book.
        other.begin(Game::allOn(Lattice{.rows = 3, .cols = 3}));
        QVERIFY(otherBook.entries().empty());
    }

    void changesAfterSavingAreUnsaved() {
        CurrentDocument document(Game::allOn(Lattice{.rows = 4, .cols = 4}));
        LabBook book(document);
        book.add(entry(QStringLiteral("first")));
        const quint64 saved = document->contentRevision();
        document->markSaved(QStringLiteral("/tmp/a.lightsout"), saved);
        QVERIFY(!document->isModified());
        book.setNote(0, QStringLiteral("later"));
        QVERIFY(document->isModified());
        // A file with an earlier state does not contain the change.
        document->markSaved(QStringLiteral("/tmp/a.lightsout"), saved);
        QVERIFY(document->isModified());
        document->markSaved(QStringLiteral("/tmp/a.lightsout"), document->contentRevision());
        QVERIFY(!document->isModified());
    }

    void everyChangeCanBeTakenBack() {
        CurrentDocument document(Game::allOn(Lattice{.rows = 4, .cols = 4}));
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
        book.undoStack()->undo(); // reverts everything that was typed at once
        QCOMPARE(book.entries()[0].note, QString());
        book.undoStack()->undo();
        book.undoStack()->undo();
        QVERIFY(book.entries().empty());
        QVERIFY(document->attachment("lab-book").isEmpty());
        while (book.undoStack()->canRedo()) {
            book.undoStack()->redo();
        }
        QCOMPARE(book.entries().size(), 1U);
        QCOMPARE(book.entries()[0].note, QStringLiteral("abc"));
    }

    // A lesson's boards have lab books of their own.
    void staysWithItsDocument() {
        CurrentDocument document(Game::allOn(Lattice{.rows = 4, .cols = 4}));
        LabBook book(document);
        book.add(entry(QStringLiteral("first")));
        document.push(Game::allOn(Lattice{.rows = 2, .cols = 2}));
        QVERIFY(book.entries().empty());
        document.pop();
        QCOMPARE(book.entries().size(), 1U);
        QVERIFY(document->isModified());
    }

    void ignoresInvalidValues() {
        QVERIFY(entriesFrom("").empty());
        QVERIFY(entriesFrom("{\"title\": 1}").empty());
        QVERIFY(entriesFrom("[1, \"a\", null]").empty());
        const auto entries = entriesFrom(R"([{"title": 3, "note": "n", "picture": "%%"}, {}])");
        QCOMPARE(entries.size(), 2U);
        QCOMPARE(entries[0].title, QString());
        QCOMPARE(entries[0].note, QStringLiteral("n"));
        QVERIFY(entries[1] == LabEntry());
    }

    /// Only PNG pictures are shown, because an SVG could name other files.
    void picturesNameNoOtherFile() {
        const QTemporaryDir folder;
        QImage image(30, 20, QImage::Format_RGB32);
        image.fill(Qt::red);
        const QString path = folder.filePath(QStringLiteral("secret.png"));
        QVERIFY(image.save(path));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        LabEntry png = entry(QStringLiteral("png"));
        png.picture = file.readAll();
        LabEntry svg = entry(QStringLiteral("svg"));
        svg.picture = "<svg xmlns='http://www.w3.org/2000/svg' "
                      "xmlns:xlink='http://www.w3.org/1999/xlink' width='30' height='20'>"
                      "<image xlink:href='" +
                      path.toUtf8() + "' width='30' height='20'/></svg>";
        QCOMPARE(pictureOf(png, {60, 60}).size(), image.size());
        QCOMPARE(pictureOf(png, {15, 60}).size(), QSize(15, 10));
        QVERIFY(pictureOf(svg, {60, 60}).isNull());
        for (const bool isPng : {true, false}) {
            const LabEntryCard card(isPng ? png : svg, nullptr);
            QCOMPARE(card.findChild<QLabel*>(QStringLiteral("picture")) != nullptr, isPng);
            const auto report = labReport({}, {isPng ? png : svg}, 400);
            const QVariant shown =
                report->resource(QTextDocument::ImageResource, QUrl(QStringLiteral("picture:0")));
            QCOMPARE(!shown.value<QImage>().isNull(), isPng);
        }
    }

    void picturesAreMadeSmallEnough() {
        for (const QSize size : {QSize(900, 500), QSize(900, 30'000), QSize(30'000, 900)}) {
            QImage image(size, QImage::Format_RGB32);
            image.fill(Qt::white);
            LabEntry kept;
            QBuffer buffer(&kept.picture);
            buffer.open(QIODevice::WriteOnly);
            fittedPicture(image).save(&buffer, "PNG");
            QVERIFY(!pictureOf(kept, size).isNull());
            QCOMPARE(fittedPicture(image).size() == size, size.height() == 500);
        }
    }

    /// The window stays responsive, whatever a file contains.
    void longTextsAreCut() {
        constexpr qsizetype length = 20'000'000;
        LabEntry large = entry(QString(length, QLatin1Char('t')));
        large.note = QString(length, QLatin1Char('n'));
        QByteArray json = toJson({large, entry(QStringLiteral("short"))});
        const double begun = threadSeconds();
        const std::vector<LabEntry> entries = entriesFrom(json);
        const LabEntryCard card(entries[0], nullptr);
        const double took = threadSeconds() - begun;
        QVERIFY2(isWithin(took, 5), qPrintable(QString::number(took)));
        QCOMPARE(entries[0].note, large.note.left(LabBook::maxText));
        QCOMPARE(entries[0].title.size(), LabBook::maxText);
        QVERIFY(entries[0].isCut && !entries[1].isCut);
        QVERIFY(!card.findChild<QLabel*>(QStringLiteral("cut"))->isHidden());
        QVERIFY(LabEntryCard(entries[1], nullptr)
                    .findChild<QLabel*>(QStringLiteral("cut"))
                    ->isHidden());
        QVERIFY(labReport({}, entries, 400)->toPlainText().contains(LabBook::cutNotice()));

        CurrentDocument document(Game::allOn(Lattice{.rows = 2, .cols = 2}));
        LabBook book(document);
        book.add(large);
        QVERIFY(book.entries()[0].isCut);
        QVERIFY(document->attachment("lab-book").size() < 2 * LabBook::maxText + 1'000);
    }

    /// A file of 54 kB may contain sixty pictures that need a gigabyte. The window shows them
    /// without blocking, and keeps little of them.
    void largePicturesNeitherBlockNorFillTheMemory() {
        QImage image(2048, 2048, QImage::Format_Grayscale8);
        image.fill(Qt::white);
        LabEntry large = entry(QStringLiteral("large"));
        large.picture.clear();
        QBuffer buffer(&large.picture);
        QVERIFY(buffer.open(QIODevice::WriteOnly) && image.save(&buffer, "PNG"));
        const std::vector<LabEntry> entries =
            entriesFrom(toJson(std::vector(LabBook::maxEntries, large)));
        QCOMPARE(entries.size(), LabBook::maxEntries);
        const auto pictured = std::ranges::count_if(
            entries, [](const LabEntry& one) { return !one.picture.isEmpty(); });
        QCOMPARE(pictured, LabBook::maxPixels / (2048 * 2048));
        QVERIFY(entries.back().isCut && !entries.front().isCut);

        CurrentDocument document(Game::allOn(Lattice{.rows = 2, .cols = 2}));
        LabBook book(document);
        QAction keep;
        LabBookWindow window(book, document, &keep, nullptr);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        const std::uint64_t before = allocatedBytes();
        document->attach("lab-book", toJson(std::vector(LabBook::maxEntries, large)));
        double longest = 0;
        std::uint64_t most = 0;
        const auto work = [&] {
            const double begun = threadSeconds();
            QApplication::processEvents(QEventLoop::AllEvents, 0);
            longest = std::max(longest, threadSeconds() - begun);
            most = std::max(most, allocatedBytes());
        };
        const auto isFilled = [&window] {
            const auto pictures = window.findChildren<QLabel*>(QStringLiteral("picture"));
            return std::ranges::any_of(pictures, [](const QLabel* picture) {
                return !picture->pixmap().isNull() && !picture->visibleRegion().isEmpty();
            });
        };
        QScrollBar* bar = window.findChild<QScrollArea*>()->verticalScrollBar();
        for (int i = 0; i < 5; ++i) {
            bar->setValue(bar->maximum() * i / 50); // the first pictures
            QElapsedTimer clock;
            for (clock.start(); !isFilled() && !clock.hasExpired(20'000);) {
                work();
            }
            QVERIFY(isFilled());
        }
        // The others have no cards yet.
        QVERIFY(window.findChildren<LabEntryCard*>().size() < 20);
        bar->setValue(bar->maximum());
        QElapsedTimer clock;
        for (clock.start(); !clock.hasExpired(300);) {
            work();
        }
        QVERIFY(window.findChildren<LabEntryCard*>().size() > 2);
        qInfo("%.1f ms, %.1f MiB", 1000 * longest, static_cast<double>(most - before) / (1 << 20));
        QVERIFY2(isWithin(longest, 0.05), qPrintable(QString::number(longest)));
        QVERIFY(most - before < std::uint64_t{100} << 20);
    }

    void longNotesCanNotBeTyped() {
        LabEntry kept = entry(QStringLiteral("a"));
        kept.note = QString(LabBook::maxText - 1, QLatin1Char('n'));
        LabEntryCard card(kept, nullptr);
        QString typed;
        connect(&card, &LabEntryCard::noteTyped, this, [&](const QString& note) { typed = note; });
        auto* note = card.findChild<QPlainTextEdit*>();
        auto* notice = card.findChild<QLabel*>(QStringLiteral("cut"));
        note->moveCursor(QTextCursor::End);
        QTest::keyClicks(note, QStringLiteral("a"));
        QVERIFY(notice->isHidden());
        QCOMPARE(typed, kept.note + QLatin1Char('a'));
        QTest::keyClicks(note, QStringLiteral("b"));
        QVERIFY(!notice->isHidden());
        QCOMPARE(note->toPlainText(), kept.note + QLatin1Char('a'));
        QCOMPARE(typed, note->toPlainText());
        // A long text is pasted up to the limit.
        QGuiApplication::clipboard()->setText(QString(5'000'000, QLatin1Char('p')));
        note->setPlainText(QStringLiteral("before "));
        note->moveCursor(QTextCursor::End);
        note->paste();
        QCOMPARE(note->toPlainText().size(), LabBook::maxText);
        QVERIFY(note->toPlainText().startsWith(QStringLiteral("before pp")));
        QCOMPARE(typed, note->toPlainText());
    }

    void takesNoMoreThanItHolds() {
        CurrentDocument document(Game::allOn(Lattice{.rows = 4, .cols = 4}));
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
