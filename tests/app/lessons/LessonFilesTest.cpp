// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/LessonReader.h"
#include "lessons/LessonMenu.h"
#include "lessons/TeacherPage.h"

#include "tests/app/lessons/LessonWindow.h"
#include "tests/support/Dialogs.h"
#include "tests/support/Programs.h"
#include "tests/support/Settings.h"
#include "tests/support/Test.h"

#include <QDragEnterEvent>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QPrinter>
#include <QProcess>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QSettings>
#include <QTemporaryDir>
#include <QUrl>

using namespace lightsout;

namespace {

struct LessonFiles : LessonWindow {
    using LessonWindow::LessonWindow;
    /// Triggers a command, and chooses a file in the dialog that it opens.
    void choose(const char* command, const QString& path) const {
        whenDialogOpens<QFileDialog>([path](QFileDialog& dialog) {
            dialog.findChild<QLineEdit*>()->setText(path);
            QTest::keyClick(&dialog, Qt::Key_Return);
        });
        action(command)->trigger();
    }
};

constexpr auto* saveCommand = "saveLesson";
constexpr auto* openCommand = "openLesson";

} // namespace

/// Tests lessons that are exchanged as files and on paper.
class LessonFilesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestSettings(); }
    void init() {
        QSettings().clear();
        QDir(LessonShelf::ownFolder()).removeRecursively();
    }

    /// Its board has a shape that only drawn graphs have.
    void aLessonTravelsAsOneFileWithItsBoards() {
        Graph graph(3);
        graph.setPosition(1, {0.25, 4});
        graph.setLabel(2, "third");
        graph.addEdge(0, 2);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("for the class.md"));
        const Game game = Game::allOn(graph);
        {
            const LessonFiles program(game);
            whenDialogOpens<QMessageBox>([](QMessageBox& message) { message.accept(); });
            program.action("newLesson")->trigger();
            QVERIFY(program.session().isOpen());
            program.choose(saveCommand, path);
            QVERIFY(!contentOf(path).isEmpty());
            program.session().close();
        }
        // On another computer:
        QDir(LessonShelf::ownFolder()).removeRecursively();
        const LessonFiles program;
        const Game before = program.workbench.document.game();
        program.choose(openCommand, path);
        QVERIFY(program.session().isOpen());
        QCOMPARE(program.session().name(), QStringLiteral("for the class"));
        QVERIFY(program.workbench.document.game() == game);
        QCOMPARE(program.action("lesson for the class")->text(), QStringLiteral("My lesson"));
        program.session().close();
        QVERIFY(program.workbench.document.game() == before);
        // The same file is the same lesson; a different file with the same name is a different
        // lesson.
        program.window->openFile(path);
        QCOMPARE(program.session().name(), QStringLiteral("for the class"));
        write(path, contentOf(path) + "\n## One more\n");
        program.window->openFile(path);
        QCOMPARE(program.session().name(), QStringLiteral("for the class-2"));
        QCOMPARE(program.session().lesson().steps.size(), std::size_t{2});
    }

    void aLessonOfTheProgramTravelsToo() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("laws"));
        const LessonFiles program;
        QVERIFY(!program.action(saveCommand)->isEnabled());
        program.dock->openLesson(QStringLiteral("01-two-laws"));
        program.choose(saveCommand, path);
        QCOMPARE(contentOf(path + QStringLiteral(".md")),
                 contentOf(QStringLiteral(":/lessons/01-two-laws/en.md")));
    }

    void aFileIsDroppedOnTheWindow() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("dropped.md"));
        write(path, contentOf(QStringLiteral(":/lessons/01-two-laws/en.md")));
        const LessonFiles program;
        const Game before = program.game();
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        QDragEnterEvent enter({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(program.window.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(program.window.get(), &drop);
        QTRY_VERIFY(program.session().isOpen());
        QCOMPARE(program.session().name(), QStringLiteral("dropped"));
        QCOMPARE(program.action("lesson dropped")->text(),
                 QStringLiteral("The game and its two laws"));
        program.session().close();
        QVERIFY(program.game() == before);
    }

    /// This happens if the system changes the language.
    void languageChangesWhileADialogIsOpen_data() {
        QTest::addColumn<bool>("isOpened");
        QTest::newRow("open") << true;
        QTest::newRow("save") << false;
    }
    void languageChangesWhileADialogIsOpen() {
        QFETCH(const bool, isOpened);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("chosen.md"));
        const LessonFiles program;
        if (isOpened) {
            write(path, contentOf(QStringLiteral(":/lessons/01-two-laws/en.md")));
        } else {
            program.dock->openLesson(QStringLiteral("01-two-laws"));
        }
        const auto* menu = program.window->findChild<LessonMenu*>();
        const QAction* lesson = menu->lessons().constFirst();
        QAction* chosen = program.action(isOpened ? openCommand : saveCommand);
        whenDialogOpens<QFileDialog>([&](QFileDialog& dialog) {
            Appearance{.language = QStringLiteral("fr")}.apply(*qApp);
            QTRY_COMPARE(menu->title(), QStringLiteral("&Leçons"));
            QCOMPARE(menu->lessons().constFirst(), lesson);
            QTRY_VERIFY(lesson->text().contains(QStringLiteral("Le jeu")));
            dialog.findChild<QLineEdit*>()->setText(path);
            QTest::keyClick(&dialog, Qt::Key_Return);
        });
        const auto english =
            qScopeGuard([] { Appearance{.language = QStringLiteral("en")}.apply(*qApp); });
        chosen->trigger();
        if (isOpened) {
            QCOMPARE(program.session().name(), QStringLiteral("chosen"));
        } else {
            QCOMPARE(contentOf(path), contentOf(QStringLiteral(":/lessons/01-two-laws/fr.md")));
        }
    }

    void aBrokenFileIsRefusedAndChangesNothing_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("said");
        const QByteArray head = "---\ntitle: A\nminutes: 3\n---\n## S\n```step\n";
        QTest::newRow("no lesson") << QByteArray("nothing") << "Line 1:";
        QTest::newRow("a line") << head + "paint\n```\n"
                                << "Line 7:";
        QTest::newRow("a pointer") << head + "board grid:2x2\npoint cell 9,9 => there\n```\n"
                                   << "Line 8:";
        QTest::newRow("a formula") << head + "ask choice => $\\frac{1$\n```\n"
                                   << "Line 7:";
    }
    void aBrokenFileIsRefusedAndChangesNothing() {
        QFETCH(const QByteArray, text);
        QFETCH(const QString, said);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("broken.md"));
        write(path, text);
        LessonFiles program;
        program.workbench.document.press(3);
        const Game before = program.workbench.document.game();
        QString message;
        whenDialogOpens<QMessageBox>([&message](QMessageBox& box) {
            message = box.text() + box.informativeText();
            box.accept();
        });
        program.window->openFile(path);
        QVERIFY2(message.contains(QStringLiteral("broken.md")) && message.contains(said),
                 qPrintable(message));
        QVERIFY(!program.session().isOpen() && program.workbench.document.game() == before);
        QVERIFY(!QFile::exists(LessonShelf::ownFolder() + QStringLiteral("/broken.md")));
    }

    void theListOfStepsIsPrinted_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("heading");
        QTest::newRow("en") << "en"
                            << "The steps";
        QTest::newRow("fr") << "fr"
                            << "Les étapes";
        QTest::newRow("he") << "he" << QStringLiteral("הצעדים");
    }
    void theListOfStepsIsPrinted() {
        QFETCH(const QString, language);
        QFETCH(const QString, heading);
        LIGHTSOUT_SKIP_WITHOUT("pdftotext");
        const Appearance appearance{.language = language};
        appearance.apply(*qApp);
        const auto content = readLesson(
            contentOf(QStringLiteral(":/lessons/01-two-laws/%1.md").arg(language)).toStdString(),
            lessonVocabulary());
        const auto& lesson = std::get<Lesson>(content);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("steps.pdf"));
        const TeacherPage page(lesson, nullptr);
        QTRY_VERIFY(!page.findChild<Job*>()->isRunning());
        QPrinter printer;
        printer.setOutputFormat(QPrinter::PdfFormat);
        printer.setOutputFileName(path);
        page.printOn(printer);
        QProcess process;
        process.start(QStringLiteral("pdftotext"), {path, QStringLiteral("-")});
        QVERIFY(process.waitForFinished(-1));
        const QString text = QString::fromUtf8(process.readAllStandardOutput())
                                 .remove(QRegularExpression(QStringLiteral(
                                     "[\\x{200e}\\x{200f}\\x{202a}-\\x{202e}\\x{2066}-\\x{2069}]")))
                                 .normalized(QString::NormalizationForm_KC) // no ligatures
                                 .simplified();
        QVERIFY2(text.contains(heading), qPrintable(text));
        for (const Step& step : lesson.steps) {
            const auto& title = step.title.front().words;
            const QString plain = QString::fromStdString(title)
                                      .normalized(QString::NormalizationForm_KC)
                                      .simplified();
            QVERIFY2(text.contains(plain), title.c_str());
        }
        QVERIFY(text.contains(QStringLiteral("512"))); // an answer that is computed
    }
};

LIGHTSOUT_TEST(LessonFilesTest)
#include "LessonFilesTest.moc"
