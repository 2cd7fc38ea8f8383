// SPDX-License-Identifier: GPL-3.0-or-later
#include "elimination/Export.h"

#include "graph/Families.h"
#include "matrix/MatrixView.h"
#include "tests/support/Programs.h"
#include "tests/support/Test.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QProgressDialog>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <algorithm>
#include <atomic>

using namespace lightsout;

namespace {

std::shared_ptr<const Recording> recordingOf(const Rule& rule, EliminationMethod method) {
    Progress progress;
    return record(Game::allOn(rule), method, MatrixKind::system, progress);
}

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class ExportTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theWholeEliminationAsPdf() {
        const QTemporaryDir folder;
        Progress progress;
        int before = 0;
        for (const std::size_t side : {1U, 3U, 5U, 7U}) {
            const Rule rule = Lattice{.rows = side, .cols = side};
            const QString path = folder.filePath(QStringLiteral("steps.pdf"));
            QVERIFY(Export::writePdf(path, *recordingOf(rule, EliminationMethod::gauss), rule,
                                     progress));
            const QByteArray pdf = contentOf(path);
            QVERIFY(pdf.startsWith("%PDF"));
            const auto pages = static_cast<int>(pdf.count("/Type /Page\n"));
            QVERIFY(pages > before);
            before = pages;
        }
    }

    void slidesHaveAPageForEachStepOrPivot() {
        const QTemporaryDir folder;
        Progress progress;
        const Rule rule = Lattice{.rows = 3, .cols = 3};
        const auto recording = recordingOf(rule, EliminationMethod::gauss);
        const QString path = folder.filePath(QStringLiteral("slides.pdf"));
        const auto pages = [&](bool byPivot) {
            return Export::writeSlides(path, recording, rule, byPivot, progress)
                       ? static_cast<std::size_t>(contentOf(path).count("/Type /Page\n"))
                       : 0;
        };
        QCOMPARE(pages(false), recording->elimination.operations.size() + 1);
        QCOMPARE(pages(true), operationGroups(recording->elimination).size() + 1);
        QVERIFY(contentOf(path).contains("/MediaBox [0 0 907"));
    }

    void slidesOfPivotsListAtMostSixOperations() {
        LIGHTSOUT_SKIP_WITHOUT("pdftotext");
        const QTemporaryDir folder;
        Progress progress;
        const Rule rule = completeGraph(9);
        const auto recording = recordingOf(rule, EliminationMethod::gauss);
        const QString path = folder.filePath(QStringLiteral("slides.pdf"));
        QVERIFY(Export::writeSlides(path, recording, rule, true, progress));
        QProcess reader;
        reader.start(QStringLiteral("pdftotext"), {path, QStringLiteral("-")});
        QVERIFY(reader.waitForFinished());
        const QStringList pages = QString::fromUtf8(reader.readAllStandardOutput()).split(u'\f');
        const std::vector<OperationGroup> groups = operationGroups(recording->elimination);
        QVERIFY(
            std::ranges::any_of(groups, [](auto& group) { return group.end - group.first > 6; }));
        for (std::size_t i = 0; i < groups.size(); ++i) {
            const QString& page = pages[static_cast<qsizetype>(i) + 1];
            const std::size_t count = groups[i].end - groups[i].first;
            const auto listed = static_cast<std::size_t>(page.count(u'←') + page.count(u'↔'));
            QCOMPARE(listed, std::min<std::size_t>(count, 6));
            QCOMPARE(page.contains(u'…'), count > 6);
        }
    }

    void printingIsCancelled() {
        const QTemporaryDir folder;
        Progress progress;
        progress.cancel();
        const Rule rule = Lattice{.rows = 3, .cols = 3};
        QVERIFY_EXCEPTION_THROWN(Export::writePdf(folder.filePath(QStringLiteral("steps.pdf")),
                                                  *recordingOf(rule, EliminationMethod::chase),
                                                  rule, progress),
                                 Cancelled);
        QVERIFY_EXCEPTION_THROWN(Export::writeSlides(folder.filePath(QStringLiteral("slides.pdf")),
                                                     recordingOf(rule, EliminationMethod::gauss),
                                                     rule, true, progress),
                                 Cancelled);
        QVERIFY_EXCEPTION_THROWN(Export::writeLatex(folder.filePath(QStringLiteral("steps.tex")),
                                                    *recordingOf(rule, EliminationMethod::gauss),
                                                    progress),
                                 Cancelled);
        QVERIFY(QDir(folder.path()).isEmpty());
    }

    // Long writes show their progress and can be stopped; no other write can be started meanwhile.
    void writingShowsProgressAndStops() {
        QWidget window;
        window.show();
        Export writer(&window);
        std::atomic<bool> isStopped{false};
        writer.start(QStringLiteral("steps.pdf"), [&isStopped](Progress& progress) {
            try {
                for (;;) {
                    progress.checkpoint(0.5);
                    QThread::yieldCurrentThread();
                }
            } catch (const Cancelled&) {
                isStopped = true;
                throw;
            }
            return true;
        });
        QTRY_VERIFY(window.findChild<QProgressDialog*>() != nullptr &&
                    window.findChild<QProgressDialog*>()->isVisible());
        auto* dialog = window.findChild<QProgressDialog*>();
        QVERIFY(dialog->isModal());
        QTRY_COMPARE(dialog->value(), dialog->maximum() / 2);
        QTest::mouseClick(dialog->findChild<QPushButton*>(), Qt::LeftButton);
        QTRY_VERIFY(isStopped);
        QTRY_VERIFY(window.findChild<QProgressDialog*>() == nullptr);
        // A quick write shows no progress.
        writer.start(QStringLiteral("steps.pdf"), [](Progress&) { return true; });
        QTRY_VERIFY(window.findChild<QProgressDialog*>() == nullptr);
    }

    void latexAndPicture() {
        const QTemporaryDir folder;
        const Rule rule = Lattice{.rows = 2, .cols = 2};
        const QString tex = folder.filePath(QStringLiteral("steps.tex"));
        Progress progress;
        QVERIFY(Export::writeLatex(tex, *recordingOf(rule, EliminationMethod::chase), progress));
        QVERIFY(contentOf(tex).startsWith("\\documentclass"));
        MatrixView view;
        view.resize(300, 200);
        view.setMatrix(rule.influenceMatrix(), 4, {});
        const QString png = folder.filePath(QStringLiteral("step.png"));
        QVERIFY(Export::writePicture(png, view));
        QCOMPARE(QImage(png).size(), QSize(600, 400));
    }

    void reportsImpossiblePlaces() {
        const QString path = QStringLiteral("/dev/null/steps");
        const Rule rule = Lattice{.rows = 2, .cols = 2};
        const auto recording = recordingOf(rule, EliminationMethod::gauss);
        Progress progress;
        QVERIFY(!Export::writePdf(path, *recording, rule, progress));
        QVERIFY(!Export::writeLatex(path, *recording, progress));
        QWidget widget;
        QVERIFY(!Export::writePicture(path, widget));
    }
};

LIGHTSOUT_TEST(ExportTest)
#include "ExportTest.moc"
