// SPDX-License-Identifier: GPL-3.0-or-later
#include "classroom/WorksheetPdf.h"

#include "classroom/SheetPainter.h"

#include <QBuffer>
#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>

namespace lightsout {

QByteArray worksheetPdf(const std::vector<SheetPage>& pages) {
    constexpr int dotsPerInch = 1200;
    QByteArray content;
    QBuffer buffer(&content);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setResolution(dotsPerInch);
        writer.setPageLayout(
            QPageLayout(QPageSize(QPageSize::A4), QPageLayout::Portrait, QMarginsF()));
        writer.setTitle(QStringLiteral("Lights Out"));
        QPainter painter(&writer);
        for (std::size_t i = 0; i < pages.size(); ++i) {
            if (i > 0) {
                writer.newPage();
            }
            paintSheet(painter, pages[i], dotsPerInch / 25.4);
        }
    }
    return content;
}

} // namespace lightsout
