// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/PictureCommands.h"

#include "page/Page.h"
#include "picture/PictureDialog.h"
#include "text/BoardText.h"
#include "text/CommandText.h"
#include "theme/LookChanges.h"

#include <QApplication>
#include <QPainter>
#include <QPicture>
#include <QTimer>

#include <optional>

namespace lightsout {

namespace {

/// Applies another look to the whole application while it exists, without showing the change.
class OtherLook {
public:
    OtherLook(const Appearance& present, Appearance::Theme theme) : present_(present) {
        applyStyle(theme);
    }
    ~OtherLook() { applyStyle(present_.theme); }
    OtherLook(const OtherLook&) = delete;
    OtherLook& operator=(const OtherLook&) = delete;

private:
    void applyStyle(Appearance::Theme theme) {
        showUpdates(false);
        Appearance other = present_;
        other.theme = theme;
        other.apply(*qApp);
        QApplication::processEvents(QEventLoop::ExcludeUserInputEvents);
        showUpdates(true); // widgets with updates disabled are not rendered either
    }

    static void showUpdates(bool areShown) {
        for (QWidget* window : QApplication::topLevelWidgets()) {
            window->setUpdatesEnabled(areShown);
        }
    }

    Appearance present_;
};

/// Returns the text without the Unicode characters that isolate formulas.
QString plainText(QString text) {
    return text.remove(QChar(0x2066)).remove(QChar(0x2069));
}

Picture pagePicture(QWidget& page, PictureColours colours, const Appearance& appearance) {
    const bool isDark = colours == PictureColours::dark;
    std::optional<OtherLook> look;
    if (themeOf(page).isDark != isDark) {
        look.emplace(appearance, isDark ? Appearance::Theme::dark : Appearance::Theme::light);
    }
    const auto draw = [&page](QPaintDevice& device) {
        QPainter painter(&device);
        page.render(&painter, QPoint(), QRegion(), QWidget::DrawChildren);
    };
    if (page.isRightToLeft()) {
        // A right-to-left page is painted as an image. In a QPicture, each piece of text would run
        // from left to right, with its spaces at the wrong end.
        constexpr int dotsPerPixel = 3;
        QImage drawn(page.size() * dotsPerPixel, QImage::Format_ARGB32_Premultiplied);
        drawn.setDevicePixelRatio(dotsPerPixel);
        drawn.fill(Qt::transparent);
        draw(drawn);
        return {.size = page.size(),
                .paint = [drawn](QPainter& painter, const Theme& /*already applied*/) {
                    painter.drawImage(0, 0, drawn);
                }};
    }
    QPicture drawn;
    draw(drawn);
    return {.size = page.size(),
            .paint = [drawn](QPainter& painter, const Theme& /*already applied*/) {
                painter.drawPicture(0, 0, drawn);
            }};
}

} // namespace

PictureCommands::PictureCommands(Workbench& workbench, std::function<Shown()> shown,
                                 QWidget* window)
    : QObject(window), picture(new QAction(this)), print(new QAction(this)), workbench_(workbench),
      shown_(std::move(shown)), window_(window) {
    print->setShortcut(QKeySequence::Print);
    setTexts<PictureCommands>(
        picture, QT_TR_NOOP("P&icture …"),
        QT_TR_NOOP("Save or copy the board, a view, the page or an animation"));
    setTexts<PictureCommands>(print, QT_TR_NOOP("&Print …"),
                              QT_TR_NOOP("Print the board, a view or the page"));
    connect(picture, &QAction::triggered, this, [this] { open(); });
    connect(print, &QAction::triggered, this, [this] {
        open([](PictureDialog& dialog) { QTimer::singleShot(0, &dialog, &PictureDialog::print); });
    });
}

void PictureCommands::openElimination() {
    open([](PictureDialog& dialog) { dialog.choose(PictureDialog::eliminationAnimationName()); });
}

void PictureCommands::open(const std::function<void(PictureDialog&)>& begin) {
    const Shown shown = shown_();
    const auto drawPage = [appearance = shown.appearance](QWidget& page, PictureColours colours) {
        return pagePicture(page, colours, appearance);
    };
    const Rule& rule = workbench_.document.game().rule();
    PictureDialog dialog(
        pictureSubjects(*shown.page, shown.name, workbench_, drawPage), plainText(boardName(rule)),
        {.page = plainText(citation(rule, shown.page->commands())),
         .drawn = [&rule](const QString& seed) { return plainText(citation(rule, seed)); }},
        window_);
    if (begin) {
        begin(dialog);
    }
    dialog.exec();
}

} // namespace lightsout

#include "moc_PictureCommands.cpp"
