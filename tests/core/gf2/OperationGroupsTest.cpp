// SPDX-License-Identifier: GPL-3.0-or-later
#include "gf2/OperationGroups.h"

#include "tests/support/MatrixZoo.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class OperationGroupsTest : public QObject {
    Q_OBJECT

private slots:
    void groupsFollowEachOtherAndHaveOnePivot_data() { addMatrixZoo(); }
    void groupsFollowEachOtherAndHaveOnePivot() {
        QFETCH(BitMatrix, matrix);
        Progress progress;
        const RecordedElimination elimination = recordElimination(matrix, matrix.cols(), progress);
        std::size_t next = 0;
        for (const OperationGroup& group : operationGroups(elimination)) {
            QCOMPARE(group.first, next);
            QVERIFY(group.first < group.end);
            for (std::size_t i = group.first; i < group.end; ++i) {
                QCOMPARE(elimination.operations[i].source,
                         elimination.operations[group.first].source);
                QCOMPARE(i < elimination.phaseChange, group.first < elimination.phaseChange);
            }
            next = group.end;
        }
        QCOMPARE(next, elimination.operations.size());
    }
};

LIGHTSOUT_TEST(OperationGroupsTest)
#include "OperationGroupsTest.moc"
