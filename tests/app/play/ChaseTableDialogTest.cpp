#include "play/ChaseTableDialog.h"

#include "tests/support/Test.h"

#include <QBuffer>
#include <QLabel>
#include <QPdfWriter>
#include <QSpinBox>
#include <QTest>

using namespace lightsout;

namespace {

int pagesOf(const ChaseTableDialog& dialog) {
    QByteArray pdf;
    QBuffer buffer(&pdf);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    dialog.paintPages(writer);
    buffer.close();
    return static_cast<int>(pdf.count("/Type /Page\n"));
}

} // namespace

class ChaseTableDialogTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anySizeUpToTwelveColumns() {
        ChaseTableDialog dialog(Lattice{.rows = 5, .cols = 300});
        const auto boxes = dialog.findChildren<QSpinBox*>();
        QCOMPARE(boxes[0]->value(), 5);
        QCOMPARE(boxes[1]->value(), 12);
        QVERIFY(!dialog.grab().isNull());
        boxes[0]->setValue(4);
        boxes[1]->setValue(4); // every board with more than the last row left is hopeless
        QVERIFY(!dialog.grab().isNull());
    }

    void itIsPrintedOnAsManyPagesAsItTakes() {
        QCOMPARE(pagesOf(ChaseTableDialog(Lattice{.rows = 5, .cols = 5})), 1);
        QCOMPARE(pagesOf(ChaseTableDialog(Lattice{.rows = 4, .cols = 4})), 1);
        QVERIFY(pagesOf(ChaseTableDialog(Lattice{.rows = 10, .cols = 10})) > 5);
    }
};

LIGHTSOUT_TEST(ChaseTableDialogTest)
#include "ChaseTableDialogTest.moc"
