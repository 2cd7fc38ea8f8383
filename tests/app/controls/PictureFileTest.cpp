// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/PictureFile.h"

#include "tests/support/Test.h"

#include <QFile>
#include <QImage>
#include <QPainter>
#include <QTemporaryDir>
#include <QTest>

using namespace lightsout;

class PictureFileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writesDrawingsAndImages() {
        const QTemporaryDir folder;
        const auto paint = [](QPainter& painter) {
            painter.fillRect(QRect(0, 0, 20, 10), Qt::white);
            painter.fillRect(QRect(0, 0, 10, 10), Qt::red);
        };
        const QString png = folder.filePath(QStringLiteral("picture.PNG"));
        QVERIFY(savePicture(png, {20, 10}, QString(), paint));
        const QImage image(png);
        QCOMPARE(image.size(), QSize(40, 20));
        QCOMPARE(image.pixelColor(19, 19), QColor(Qt::red));
        QCOMPARE(image.pixelColor(20, 0), QColor(Qt::white));

        const QString svg = folder.filePath(QStringLiteral("picture.svg"));
        QVERIFY(savePicture(svg, {20, 10}, QStringLiteral("Two halves"), paint));
        QFile file(svg);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        QVERIFY(text.contains("<title>Two halves</title>") && text.contains("#ff0000"));
    }

    void refusesOtherFilesAndPlaces() {
        const QTemporaryDir folder;
        const auto nothing = [](QPainter&) {};
        const QString other = folder.filePath(QStringLiteral("picture.doc"));
        QVERIFY(!savePicture(other, {20, 10}, QString(), nothing));
        QVERIFY(!QFile::exists(other));
        QVERIFY(
            !savePicture(QStringLiteral("/dev/null/picture.svg"), {20, 10}, QString(), nothing));
    }
};

LIGHTSOUT_TEST(PictureFileTest)
#include "PictureFileTest.moc"
