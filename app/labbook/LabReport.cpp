// SPDX-License-Identifier: GPL-3.0-or-later
#include "labbook/LabReport.h"

#include <QImage>
#include <QLocale>
#include <QTextCursor>
#include <QUrl>

#include <algorithm>

namespace lightsout {

namespace {

/// Writes the report, paragraph by paragraph.
class Report {
public:
    explicit Report(QTextDocument& document) : document_(document), cursor_(&document) {}

    void paragraph(const QString& text, const QTextCharFormat& format, double above = 4,
                   Qt::LayoutDirection direction = QLocale().textDirection()) {
        if (text.isEmpty()) {
            return;
        }
        begin(above, direction);
        cursor_.insertText(text, format);
    }

    void picture(const QImage& image, double width) {
        const QUrl name(QStringLiteral("picture:%1").arg(pictures_++));
        document_.addResource(QTextDocument::ImageResource, name, image);
        begin(6, QLocale().textDirection());
        QTextImageFormat format;
        format.setName(name.toString());
        format.setWidth(std::min(width, static_cast<double>(image.width())));
        cursor_.insertImage(format);
    }

private:
    void begin(double above, Qt::LayoutDirection direction) {
        QTextBlockFormat block;
        block.setLayoutDirection(direction);
        block.setTopMargin(above);
        if (document_.isEmpty()) {
            cursor_.setBlockFormat(block);
        } else {
            cursor_.insertBlock(block);
        }
    }

    QTextDocument& document_;
    QTextCursor cursor_;
    int pictures_ = 0;
};

QTextCharFormat ofSize(double points, QFont::Weight weight = QFont::Normal) {
    QTextCharFormat format;
    format.setFontPointSize(points);
    format.setFontWeight(weight);
    return format;
}

QTextCharFormat typed() {
    QTextCharFormat format = ofSize(8.5);
    format.setFontFamilies({QStringLiteral("DejaVu Sans Mono"), QStringLiteral("monospace")});
    return format;
}

} // namespace

std::unique_ptr<QTextDocument> labReport(const QString& title, const std::vector<LabEntry>& entries,
                                         double width) {
    auto document = std::make_unique<QTextDocument>();
    Report report(*document);
    report.paragraph(title, ofSize(18, QFont::Bold));
    for (const LabEntry& entry : entries) {
        report.paragraph(entry.title, ofSize(13, QFont::Bold), 18);
        report.paragraph(entry.note, ofSize(10.5));
        const QImage picture = pictureOf(entry);
        if (!picture.isNull()) {
            report.picture(picture, width);
        }
        report.paragraph(entry.values, typed());
        report.paragraph(entry.commands, typed(), 4, Qt::LeftToRight);
        report.paragraph(entry.source, ofSize(8.5));
        if (entry.isCut) {
            report.paragraph(LabBook::cutNotice(), ofSize(8.5));
        }
    }
    return document;
}

} // namespace lightsout
