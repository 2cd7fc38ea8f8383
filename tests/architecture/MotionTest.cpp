// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/SourceTree.h"

#include "tests/support/Test.h"

#include <QRegularExpression>

using namespace lightsout;

/// Tests that everything that moves asks whether it may: the style answers for the preference of
/// the user and of the desktop.
class MotionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void movingClassesAsk();
    void nothingElseMoves();
};

namespace {

const QString question = QStringLiteral("SH_Widget_Animate");

SourceTree tree() {
    return SourceTree(QStringLiteral(LIGHTSOUT_SOURCE_DIR));
}

/// The classes that move something, and the file that asks before it starts them.
const QMap<QString, QString>& askers() {
    static const QMap<QString, QString> files{
        {QStringLiteral("app/board/BoardView"), QStringLiteral("app/board/BoardView.cpp")},
        {QStringLiteral("app/board/Gliding"), QStringLiteral("app/board/BoardView.cpp")},
        {QStringLiteral("app/elimination/Film"), QStringLiteral("app/matrix/MatrixView.cpp")},
        {QStringLiteral("app/lessons/FlyingCopies"),
         QStringLiteral("app/lessons/LessonSession.cpp")}};
    return files;
}

} // namespace

void MotionTest::movingClassesAsk() {
    for (const QString& file : askers()) {
        QVERIFY2(tree().read(file).contains(question), qPrintable(file));
    }
}

void MotionTest::nothingElseMoves() {
    static const QRegularExpression motion(
        QStringLiteral("QVariantAnimation|QPropertyAnimation|QSequentialAnimation|"
                       "QParallelAnimation|QTimeLine|QMovie|setAnimationOptions|"
                       "setAnimated\\(true\\)|frames_\\.start"));
    QSet<QString> moving;
    for (const QString& path : tree().sources(QStringLiteral("app"))) {
        if (motion.match(tree().read(path)).hasMatch()) {
            moving.insert(path.left(path.lastIndexOf(QLatin1Char('.'))));
        }
    }
    const QList<QString> known = askers().keys();
    QCOMPARE(moving, QSet<QString>(known.begin(), known.end()));
}

LIGHTSOUT_TEST(MotionTest)
#include "MotionTest.moc"
