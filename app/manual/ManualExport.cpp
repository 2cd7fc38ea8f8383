// SPDX-License-Identifier: GPL-3.0-or-later
#include "manual/ManualExport.h"

#include "manual/ManualView.h"
#include "theme/Theme.h"

#include <QFile>
#include <QGuiApplication>
#include <QImage>
#include <QLocale>
#include <QPageSize>
#include <QPdfWriter>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextList>
#include <QUrl>

#include <vector>

namespace lightsout {

namespace {

/// Renders Markdown as parsed by Qt, so that browsers show the same content as the window.
class Writer {
public:
    QString write(const Chapter& chapter, const QString& picture) {
        QTextDocument document;
        document.setMarkdown(chapter.markdown, QTextDocument::MarkdownDialectCommonMark);
        for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
            add(block);
            if (block.blockNumber() == 0 && !picture.isEmpty()) {
                html_ += QStringLiteral("<img src=\"%1\" alt=\"%2\">\n")
                             .arg(picture.toHtmlEscaped(), chapter.title.toHtmlEscaped());
            }
        }
        closeCode();
        closeLists(0);
        return html_;
    }

private:
    void add(const QTextBlock& block) {
        const QTextBlockFormat format = block.blockFormat();
        const bool isCode = format.hasProperty(QTextFormat::BlockCodeFence) ||
                            format.hasProperty(QTextFormat::BlockCodeLanguage);
        if (isCode) {
            closeLists(0);
            html_ += (isInCode_ ? QString() : QStringLiteral("<pre dir=\"ltr\"><code>")) +
                     block.text().toHtmlEscaped() + QLatin1Char('\n');
            isInCode_ = true;
            return;
        }
        closeCode();
        if (const QTextList* list = block.textList()) {
            addItem(block, *list);
            return;
        }
        closeLists(0);
        if (const int level = format.headingLevel(); level > 0) {
            html_ += QStringLiteral("<h%1 id=\"%2\">%3</h%1>\n")
                         .arg(level)
                         .arg(Manual::anchorOf(block.text()).toHtmlEscaped(), words(block));
        } else if (!block.text().isEmpty()) {
            html_ += QStringLiteral("<p>%1</p>\n").arg(words(block));
        }
    }

    void addItem(const QTextBlock& block, const QTextList& list) {
        const auto depth = static_cast<std::size_t>(list.format().indent());
        const bool isNumbered = list.format().style() == QTextListFormat::ListDecimal;
        const bool isNext = lists_.size() == depth && list_ == &list;
        closeLists(isNext ? depth : depth - 1);
        while (lists_.size() < depth) {
            lists_.push_back(isNumbered ? QStringLiteral("ol") : QStringLiteral("ul"));
            html_ += QStringLiteral("<%1>\n").arg(lists_.back());
        }
        list_ = &list;
        html_ += QStringLiteral("<li>%1</li>\n").arg(words(block));
    }

    void closeLists(std::size_t depth) {
        while (lists_.size() > depth) {
            html_ += QStringLiteral("</%1>\n").arg(lists_.back());
            lists_.pop_back();
        }
    }

    void closeCode() {
        if (isInCode_) {
            html_ += QStringLiteral("</code></pre>\n");
            isInCode_ = false;
        }
    }

    static QString words(const QTextBlock& block) {
        QString html;
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            const QTextCharFormat format = part.fragment().charFormat();
            QString text = part.fragment().text().toHtmlEscaped();
            text.replace(QChar::LineSeparator, QStringLiteral("<br>"));
            const auto wrap = [&text](bool isWanted, const char* tag) {
                if (isWanted) {
                    text = QStringLiteral("<%1>%2</%1>").arg(QLatin1String(tag), text);
                }
            };
            wrap(format.fontFixedPitch(), "code");
            wrap(format.fontItalic(), "em");
            wrap(format.fontWeight() >= QFont::Bold && block.blockFormat().headingLevel() == 0,
                 "strong");
            if (const QString link = format.anchorHref(); !link.isEmpty()) {
                QString target = link;
                target.replace(QStringLiteral(".md"), QStringLiteral(".html"));
                text = QStringLiteral("<a href=\"%1\">%2</a>").arg(target.toHtmlEscaped(), text);
            }
            html += text;
        }
        return html;
    }

    QString html_;
    std::vector<QString> lists_; ///< currently open lists
    const QTextList* list_ = nullptr;
    bool isInCode_ = false;
};

QString styleOf(const Theme& theme) {
    return QStringLiteral("body{background:%1;color:%2}a{color:%3}pre,nav{background:%4}"
                          "pre,img{border:1px solid %5}")
        .arg(theme.background.name(), theme.text.name(), theme.accent.name(), theme.card.name(),
             theme.line.name());
}

constexpr double pictureWidth = 480; ///< in pixels, at 96 dots per inch
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

QString manualHtml(const Manual& manual, std::size_t chapter, const QString& picture) {
    const auto file = [](const Chapter& one) { return one.name + QStringLiteral(".html"); };
    const auto& chapters = manual.chapters();
    QString contents;
    for (std::size_t i = 0; i < chapters.size(); ++i) {
        contents += QStringLiteral("<li><a href=\"%1\"%2>%3</a></li>\n")
                        .arg(file(chapters[i]),
                             i == chapter ? QStringLiteral(" aria-current=\"page\"") : QString(),
                             chapters[i].title.toHtmlEscaped());
    }
    const bool isFromRight = QGuiApplication::layoutDirection() == Qt::RightToLeft;
    return QStringLiteral(
               "<!DOCTYPE html>\n<html lang=\"%1\" dir=\"%2\">\n<head>\n<meta charset=\"utf-8\">\n"
               "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
               "<title>%3 – Lights Out Workbench</title>\n<style>\n"
               "body{font:1rem/1.6 system-ui,sans-serif;margin:0;display:flex;flex-wrap:wrap}\n"
               "nav{padding:1rem 2rem;box-sizing:border-box}nav ol{padding:0;list-style:none}\n"
               "nav [aria-current]{font-weight:bold}\n"
               "main{flex:1 1 24rem;max-width:46rem;padding:1rem 2rem;min-width:0}\n"
               "pre{padding:.8rem;overflow:auto;border-radius:.4rem}code{font-size:.92em}\n"
               "img{max-width:100%;border-radius:.4rem}\n%4\n"
               "@media (prefers-color-scheme:dark){%5}\n"
               "@media "
               "print{nav{display:none}}\n</style>\n</head>\n<body>\n<nav><ol>\n%6</ol></nav>\n"
               "<main>\n%7</main>\n</body>\n</html>\n")
        .arg(QLocale().name().left(2), isFromRight ? QStringLiteral("rtl") : QStringLiteral("ltr"),
             chapters[chapter].title.toHtmlEscaped(), styleOf(Theme::light()),
             styleOf(Theme::dark()), contents, Writer().write(chapters[chapter], picture));
}

} // namespace lightsout
