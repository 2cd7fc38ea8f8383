// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/PictureDialog.h"
#include "MainWindow.h"
#include "controls/PictureFile.h"
#include "picture/PictureCommands.h"
#include "tests/support/Dialogs.h"
#include "tests/support/Length.h"
#include "tests/support/PageDriver.h"
#include "tests/support/Pages.h"
#include "tests/support/ProcessorTime.h"
#include "tests/support/Settings.h"
#include "tests/support/Test.h"
#include "tests/support/WidgetDriver.h"
#include "window/PageTabs.h"

#include <QAbstractButton>
#include <QBuffer>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QImageReader>
#include <QLineEdit>
#include <QMimeData>
#include <QPainter>
#include <QPrinter>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QSvgRenderer>
#include <QTemporaryDir>

using namespace lightsout;

namespace {

/// Opens the dialog over the window with a page in a mode, which is chosen by its button.
void inDialog(const QString& page, const std::function<void(PictureDialog&)>& use,
              const QString& mode = {}) {
    // Boards whose states are drawn must have few states.
    const std::size_t side = mode.isEmpty() ? 5 : 2;
    Workbench workbench(Game::allOn(Lattice{.rows = side, .cols = side}));
    const Appearance appearance{.language = QStringLiteral("en"),
                                .theme = Appearance::Theme::light};
    appearance.apply(*qApp);
    MainWindow window(workbench, appearance);
    window.setAttribute(Qt::WA_DeleteOnClose, false);
    window.resize(1280, 800);
    window.show();
    window.activateWindow();
    window.showTab(page);
    settle(workbench, window);
    if (!mode.isEmpty()) {
        PageDriver(window.tabs().current()).choose(qPrintable(mode));
        settle(workbench, window);
    }
    bool wasOpen = false;
    whenDialogOpens<PictureDialog>([&](PictureDialog& dialog) {
        wasOpen = true;
        use(dialog);
        dialog.reject();
    });
    window.findChild<PictureCommands*>()->picture->trigger();
    QVERIFY(wasOpen);
}

QComboBox* field(PictureDialog& dialog, const char* name) {
    return WidgetDriver(dialog).part<QComboBox>(name);
}

QStringList subjects(PictureDialog& dialog) {
    QStringList names;
    auto* box = field(dialog, "subject");
    for (int i = 0; i < box->count(); ++i) {
        names << box->itemText(i);
    }
    return names;
}

void choose(PictureDialog& dialog, const QString& name) {
    auto* box = field(dialog, "subject");
    const int index = static_cast<int>(subjects(dialog).indexOf(name));
    QVERIFY2(index >= 0, qPrintable(subjects(dialog).join(", ")));
    box->setCurrentIndex(index);
}

QPushButton* button(PictureDialog& dialog, const char* name) {
    return WidgetDriver(dialog).part<QPushButton>(name);
}

QImage copied(PictureDialog& dialog) {
    QGuiApplication::clipboard()->clear();
    button(dialog, "copyPicture")->click();
    return QGuiApplication::clipboard()->image();
}

QByteArray saved(PictureDialog& dialog, const QString& path) {
    dialog.saveTo(path);
    [&] { QTRY_VERIFY(button(dialog, "savePicture")->isEnabled()); }();
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// Tests pictures of everything in the window, made as a user makes them.
class PictureDialogTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestSettings(); }
    void init() { QSettings().clear(); }
    void offersWhatIsShown();
    void hasTheWantedWidthAndColours();
    void titleAndCaptionSurroundThePicture();
    void writesEveryKindOfFile();
    void closesOnceTheFileIsWritten();
    void compressesLargePicturesElsewhere();
    void everyViewGoesIntoEveryFile_data();
    void everyViewGoesIntoEveryFile();
    void animationsAreGifs();
    void randomPlayReportsItsSeed();
    void printsOnAPage();
    void pagesFromRightToLeftAreDrawnAsTheyAreSeen();
};

void PictureDialogTest::offersWhatIsShown() {
    inDialog("play", [](PictureDialog& dialog) {
        const QStringList names = subjects(dialog);
        QVERIFY(names.contains("The current board"));
        QVERIFY(names.contains("The page “Play”"));
        QVERIFY(names.contains("All solutions, as a sheet"));
        QVERIFY(names.contains("Animation: a solution"));
        QVERIFY(names.contains("Animation: the elimination"));
        QVERIFY(names.contains("Animation: random play"));
    });
}

void PictureDialogTest::hasTheWantedWidthAndColours() {
    inDialog("play", [](PictureDialog& dialog) {
        dialog.findChild<QSpinBox*>()->setValue(700);
        for (const QString& name : {QString("The current board"), QString("The page “Play”")}) {
            choose(dialog, name);
            field(dialog, "colours")->setCurrentIndex(2);
            const QImage print = copied(dialog);
            QCOMPARE(print.width(), 700);
            QCOMPARE(print.pixelColor(0, print.height() - 1).rgb(), QColor(Qt::white).rgb());
            field(dialog, "colours")->setCurrentIndex(1);
            const QImage dark = copied(dialog);
            QCOMPARE(dark.pixelColor(0, dark.height() - 1).rgb(), Theme::dark().background.rgb());
            QVERIFY(!themeOf(dialog).isDark); // the window has not changed
        }
    });
}

void PictureDialogTest::titleAndCaptionSurroundThePicture() {
    inDialog("play", [](PictureDialog& dialog) {
        const int height = copied(dialog).height();
        dialog.findChild<QCheckBox*>()->setChecked(true);
        const int titled = copied(dialog).height();
        QVERIFY(titled > height);
        WidgetDriver(dialog).part<QLineEdit>("caption")->setText("All lights on");
        QVERIFY(copied(dialog).height() > titled);
        QCOMPARE(dialog.style().caption, QStringLiteral("All lights on"));
        QCOMPARE(dialog.style().title, QStringLiteral("5 × 5"));
        for (auto* box : dialog.findChildren<QCheckBox*>()) {
            box->setChecked(true);
        }
        QVERIFY2(dialog.style().caption.startsWith("All lights on\nLights Out Workbench ") &&
                     dialog.style().caption.endsWith(", grid:5x5"),
                 qPrintable(dialog.style().caption));
    });
}

void PictureDialogTest::writesEveryKindOfFile() {
    QTemporaryDir folder;
    inDialog("play", [&](PictureDialog& dialog) {
        choose(dialog, "All solutions, as a sheet");
        QByteArray png = saved(dialog, folder.filePath("sheet.png"));
        QCOMPARE(QImage::fromData(png, "PNG").width(), 1600);
        const QByteArray svg = saved(dialog, folder.filePath("sheet.svg"));
        QVERIFY(QSvgRenderer(svg).isValid());
        QVERIFY(svg.count("15 presses") >= 1); // the four solutions of 5 × 5, written as text
        QVERIFY(!svg.contains("<image"));      // drawn as vector graphics
        QVERIFY(saved(dialog, folder.filePath("sheet.pdf")).startsWith("%PDF-"));
    });
}

/// A file that is reported as saved has been saved, even if the dialog is closed or used again at
/// once.
void PictureDialogTest::closesOnceTheFileIsWritten() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("large.png");
    inDialog("play", [&](PictureDialog& dialog) {
        for (auto* width : dialog.findChildren<QSpinBox*>()) {
            width->setValue(4000);
        }
        dialog.saveTo(path);
        for (auto* line : dialog.findChildren<QLineEdit*>()) {
            line->setText(line->text() + "1"); // redraws the picture
        }
        QVERIFY(!button(dialog, "savePicture")->isEnabled());
        QVERIFY(shows(dialog, "Saving large.png"));
        dialog.reject();
        QVERIFY(dialog.isVisible());
        QTRY_VERIFY(!dialog.isVisible());
    });
    QCOMPARE(QImage(path).width(), 4000);
}

void PictureDialogTest::compressesLargePicturesElsewhere() {
    inDialog("play", [&](PictureDialog& dialog) {
        const QTemporaryDir folder;
        for (auto* width : dialog.findChildren<QSpinBox*>()) {
            width->setValue(4000); // the seed does not matter
        }
        double begun = threadSeconds();
        dialog.saveTo(folder.filePath("large.png"));
        const double saving = threadSeconds() - begun;
        const QImage image = copied(dialog);
        QCOMPARE(image.width(), 4000);
        begun = threadSeconds();
        const QByteArray file = pngFile(image, Progress());
        QVERIFY(threadSeconds() - begun > saving);
        QTRY_VERIFY(QFile(folder.filePath("large.png")).size() == file.size());
        // Other programs read the clipboard; in the tests, this thread has to serve them.
        QTRY_VERIFY(QGuiApplication::clipboard()->mimeData()->data("image/png") == file);
    });
}

void PictureDialogTest::everyViewGoesIntoEveryFile_data() {
    QTest::addColumn<QString>("mode");
    QTest::addColumn<QString>("view"); // which must be among the views
    QTest::newRow("play") << ""
                          << "The current board";
    QTest::newRow("elimination") << ""
                                 << "Influence matrix";
    QTest::newRow("kernel") << ""
                            << "Chart";
    QTest::newRow("tilings") << ""
                             << "Board with tiles";
    QTest::newRow("counts") << ""
                            << "Map of solution counts by number of rows and columns";
    QTest::newRow("random") << "states"
                            << "State graph";
    QTest::newRow("random: chain") << "chain"
                                   << "Graph of the Markov chain";
}

void PictureDialogTest::everyViewGoesIntoEveryFile() {
    QFETCH(const QString, mode);
    QFETCH(const QString, view);
    QTemporaryDir folder;
    const QString page = QString(QTest::currentDataTag()).section(':', 0, 0);
    inDialog(
        page,
        [&](PictureDialog& dialog) {
            QVERIFY2(subjects(dialog).contains(view), qPrintable(subjects(dialog).join(", ")));
            QVERIFY(subjects(dialog).size() >= 6);
            dialog.findChild<QSpinBox*>()->setValue(300);
            const int step = isRunAtLength() ? 1 : 3;
            for (int i = 0; i < subjects(dialog).size(); i += step) {
                field(dialog, "subject")->setCurrentIndex(i);
                if (!button(dialog, "copyPicture")->isEnabled()) {
                    continue; // an animation
                }
                const QByteArray name = subjects(dialog)[i].toUtf8();
                const QImage png =
                    QImage::fromData(saved(dialog, folder.filePath("view.png")), "PNG");
                QVERIFY2(png.width() == 300, name);
                QSvgRenderer svg(saved(dialog, folder.filePath("view.svg")));
                QVERIFY2(svg.isValid(), name);
                // The SVG file shows the same picture.
                QImage drawn(png.size(), QImage::Format_RGB32);
                drawn.fill(Qt::white);
                QPainter painter(&drawn);
                svg.render(&painter);
                painter.end();
                const auto ink = [](const QImage& image) {
                    int count = 0;
                    for (int y = 0; y < image.height(); ++y) {
                        for (int x = 0; x < image.width(); ++x) {
                            count += qGray(image.pixel(x, y)) < 200 ? 1 : 0;
                        }
                    }
                    return count;
                };
                QVERIFY2(ink(png) > 0 && ink(drawn) > 0, name);
                QVERIFY2(ink(drawn) < 3 * ink(png) + 300 && ink(png) < 3 * ink(drawn) + 300, name);
                const QByteArray pdf = saved(dialog, folder.filePath("view.pdf"));
                QVERIFY2(pdf.startsWith("%PDF-") && pdf.contains("%%EOF"), name);
                // Another theme gives other pixels.
                field(dialog, "colours")->setCurrentIndex(1);
                QVERIFY2(copied(dialog) != png, name);
                field(dialog, "colours")->setCurrentIndex(2);
            }
        },
        mode);
}

void PictureDialogTest::animationsAreGifs() {
    QTemporaryDir folder;
    inDialog("play", [&](PictureDialog& dialog) {
        choose(dialog, "Animation: a solution");
        QTRY_VERIFY(button(dialog, "savePicture")->isEnabled());
        QVERIFY(!button(dialog, "printPicture")->isEnabled());
        dialog.findChild<QSpinBox*>()->setValue(120);
        QByteArray gif = saved(dialog, folder.filePath("solution.gif"));
        QBuffer buffer(&gif);
        QImageReader reader(&buffer, "gif");
        QCOMPARE(reader.imageCount(), 16); // 15 presses, OEIS A075464
        QCOMPARE(reader.size().width(), 120);
    });
}

void PictureDialogTest::randomPlayReportsItsSeed() {
    QTemporaryDir folder;
    inDialog("play", [&](PictureDialog& dialog) {
        auto* seed = WidgetDriver(dialog).part<QSpinBox>("seed");
        QVERIFY(!seed->isVisible());
        choose(dialog, "Animation: random play");
        QVERIFY(seed->isVisible());
        for (auto* box : dialog.findChildren<QCheckBox*>()) {
            box->setChecked(true);
        }
        QVERIFY(dialog.style().caption.endsWith(", seed " + QString::number(seed->value())));
        const auto gifOf = [&](int value) {
            seed->setValue(value);
            const bool isMade =
                QTest::qWaitFor([&] { return button(dialog, "savePicture")->isEnabled(); });
            return isMade ? saved(dialog, folder.filePath("play.gif")) : QByteArray();
        };
        dialog.findChild<QSpinBox*>()->setValue(120);
        const QByteArray seven = gifOf(7);
        QVERIFY(dialog.style().caption.endsWith(", grid:5x5, seed 7"));
        const QByteArray eight = gifOf(8);
        QVERIFY(!seven.isEmpty() && eight != seven);
        QCOMPARE(gifOf(7), seven);
        choose(dialog, "The current board");
        QVERIFY(!seed->isVisible());
        QVERIFY(dialog.style().caption.endsWith(", grid:5x5"));
    });
}

void PictureDialogTest::printsOnAPage() {
    QTemporaryDir folder;
    inDialog("play", [&](PictureDialog& dialog) {
        QPrinter printer;
        printer.setOutputFormat(QPrinter::PdfFormat);
        printer.setOutputFileName(folder.filePath("page.pdf"));
        dialog.printOn(printer);
        QFile file(folder.filePath("page.pdf"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().startsWith("%PDF-"));
    });
}

// A recorded drawing would place each piece of text from left to right, with blanks at the wrong
// end.
void PictureDialogTest::pagesFromRightToLeftAreDrawnAsTheyAreSeen() {
    const QTemporaryDir folder;
    inDialog("play", [&](PictureDialog& dialog) {
        choose(dialog, "The page “Play”");
        QVERIFY(saved(dialog, folder.filePath("left.svg")).contains("<text"));
        qApp->setLayoutDirection(Qt::RightToLeft);
        choose(dialog, "The current board");
        choose(dialog, "The page “Play”");
        const QByteArray svg = saved(dialog, folder.filePath("right.svg"));
        qApp->setLayoutDirection(Qt::LeftToRight);
        QVERIFY(svg.contains("<image"));
        QVERIFY(!svg.contains("<text"));
    });
}

LIGHTSOUT_TEST(PictureDialogTest)
#include "PictureDialogTest.moc"
