// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/Stage.h"

#include <QBoxLayout>
#include <QWidget>

namespace lightsout {

namespace {

/// Stretch factors of the width in wall mode: the subject, and the cards next to it.
constexpr int wallSubjectShare = 17;
constexpr int wallSideShare = 8;

} // namespace

void arrangeColumns(QBoxLayout& columns, Stage stage, const DeskColumns& desk) {
    const bool isDesk = stage == Stage::desk;
    columns.setSpacing(isDesk ? desk.spacing : wallMargins.left());
    columns.setStretch(0, isDesk ? desk.subjectShare : wallSubjectShare);
    columns.setStretch(1, isDesk ? desk.sideShare : wallSideShare);
}

int wallPictureSide(const QWidget& widget) {
    constexpr int parts = 4;
    return widget.window()->height() / parts;
}

} // namespace lightsout
