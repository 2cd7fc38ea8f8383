// SPDX-License-Identifier: GPL-3.0-or-later
#include "manual/ManualPdf.h"

#include "look/Theme.h"
#include "manual/ManualView.h"

#include <QFile>
#include <QGuiApplication>
#include <QImage>
#include <QPageSize>
#include <QPdfWriter>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QUrl>

namespace lightsout {

namespace {

constexpr double pictureWidth = 480; ///< at 96 dots per inch
constexpr int resolution = 300;

} // namespace

bool writeManualPdf(const Manual& manual, const std::map<QString, QString>& pictures,
                    const QString& path) {
    QString markdown;
    for (const Chapter& chapter : manual.chapters()) {
        markdown += chapter.markdown + QStringLiteral("\n\n");
    }
    Theme paper = Theme::light();
    paper.background = Qt::white;
    QTextDocument document;
    document.setMarkdown(markdown, QTextDocument::MarkdownDialectCommonMark);
    styleManual(document, paper, QGuiApplication::layoutDirection());
    std::size_t chapter = 0;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() != 1) {
            continue;
        }
        const auto picture = pictures.find(manual.chapters().at(chapter).name);
        QTextCursor cursor(block);
        QTextBlockFormat begins;
        begins.setPageBreakPolicy(chapter++ == 0 ? QTextFormat::PageBreak_Auto
                                                 : QTextFormat::PageBreak_AlwaysBefore);
        cursor.mergeBlockFormat(begins);
        const QImage image = picture == pictures.end() ? QImage() : QImage(picture->second);
        if (!image.isNull()) {
            document.addResource(QTextDocument::ImageResource, QUrl(picture->second), image);
            cursor.movePosition(QTextCursor::EndOfBlock);
            cursor.insertBlock(QTextBlockFormat(), QTextCharFormat());
            QTextImageFormat format;
            format.setName(picture->second);
            format.setWidth(pictureWidth);
            format.setHeight(pictureWidth * image.height() / image.width());
            cursor.insertImage(format);
        }
    }
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly)) {
        return false;
    }
    QPdfWriter writer(&file);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setResolution(resolution);
    writer.setTitle(manual.chapters().front().title);
    document.print(&writer);
    return file.flush();
}

} // namespace lightsout
