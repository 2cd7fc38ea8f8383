// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/PictureLightsAction.h"

#include "newboard/LightsFromPictureDialog.h"
#include "tests/support/Dialogs.h"
#include "tests/support/Test.h"

#include <QBuffer>
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QMessageBox>
#include <QMimeData>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace lightsout;

namespace {

const char* const applicationImage = "application/x-qt-image"; // Qt's name for any image

QByteArray png(const QImage& image) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "png");
    return bytes;
}

QImage blackSquare() {
    QImage image(4, 4, QImage::Format_RGB32);
    image.fill(Qt::black);
    return image;
}

/// Returns the text of the dialog that the action opens.
QString complaintAfter(const std::function<void()>& action) {
    QString text;
    whenDialogOpens<QMessageBox>([&](QMessageBox& box) {
        text = box.text();
        box.accept();
    });
    action();
    return QTest::qWaitFor([&] { return !text.isEmpty(); }, 5'000) ? text : QString();
}

} // namespace

class PictureLightsActionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void picturesOfOtherProgramsAreDecodedHere() {
        QMimeData data;
        data.setData(QStringLiteral("image/png"), png(blackSquare()));
        data.setData(QLatin1String(applicationImage), png(blackSquare()));
        QVERIFY(PictureLightsAction::hasPicture(data));
        QCOMPARE(PictureLightsAction::pictureIn(data).size(), QSize(4, 4));
    }

    void picturesOfThisProgramAreTakenAsTheyAre() {
        QMimeData data;
        data.setImageData(blackSquare());
        QVERIFY(PictureLightsAction::hasPicture(data));
        QCOMPARE(PictureLightsAction::pictureIn(data).size(), QSize(4, 4));
        const QMimeData nothing;
        QVERIFY(!PictureLightsAction::hasPicture(nothing));
        QVERIFY(PictureLightsAction::pictureIn(nothing).isNull());
    }

    void refusesDrawingsThatNameFiles() {
        const QByteArray svg = "<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'/>";
        QMimeData data;
        data.setData(QStringLiteral("image/svg+xml"), svg);
        data.setData(QLatin1String(applicationImage), svg);
        QVERIFY(!PictureLightsAction::hasPicture(data));
        QVERIFY(PictureLightsAction::pictureIn(data).isNull());
        // They are not accepted under another type either.
        data.setData(QStringLiteral("image/png"), svg);
        QVERIFY(PictureLightsAction::pictureIn(data).isNull());
        QVERIFY(!PictureLightsAction::isPicture(QStringLiteral("a.svg")));
        QVERIFY(PictureLightsAction::isPicture(QStringLiteral("a.JPG")));
    }

    void filesThatAreNoPicturesAreRefused() {
        const QTemporaryDir folder;
        QWidget window;
        window.show();
        CurrentDocument document(Game::allOn(Lattice{.rows = 2, .cols = 2}));
        PictureLightsAction action(document, &window);
        const QString path = folder.filePath(QStringLiteral("a.png"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'/>");
        file.close();
        QVERIFY(!complaintAfter([&] { action.open(path); }).isEmpty());
        // No program writes to this pipe, so reading it would never end.
        const QString pipe = folder.filePath(QStringLiteral("pipe.png"));
        QCOMPARE(::mkfifo(pipe.toLocal8Bit().constData(), 0600), 0);
        QVERIFY(!complaintAfter([&] { action.open(pipe); }).isEmpty());
    }

    void filesBecomeLights() {
        const QTemporaryDir folder;
        QWidget window;
        window.show();
        CurrentDocument document(Game::allOn(Lattice{.rows = 2, .cols = 2}));
        PictureLightsAction action(document, &window);
        const QString path = folder.filePath(QStringLiteral("a.png"));
        QVERIFY(blackSquare().save(path));
        bool isOpen = false;
        whenDialogOpens<LightsFromPictureDialog>([&](LightsFromPictureDialog& dialog) {
            isOpen = true;
            dialog.reject();
        });
        action.open(path);
        QTRY_VERIFY(isOpen);
    }
};

LIGHTSOUT_TEST(PictureLightsActionTest)
#include "PictureLightsActionTest.moc"
