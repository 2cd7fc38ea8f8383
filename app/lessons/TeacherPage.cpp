// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/TeacherPage.h"

#include "lessons/LessonText.h"
#include "lessons/ProseView.h"
#include "text/NumberText.h"
#include "theme/LookChanges.h"
#include "theme/Theme.h"

#include <QAbstractTextDocumentLayout>
#include <QDialogButtonBox>
#include <QPainter>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QScrollArea>
#include <QTextBlock>
#include <QTextDocument>
#include <QVBoxLayout>

#include <algorithm>

namespace lightsout {

namespace {

constexpr int sideMargin = 24;
constexpr int sectionSpacing = 10;
/// Width of the layout on paper, in pixels.
constexpr int paperWidth = 640;

Prose wordsOf(const QString& text, bool isStrong = false) {
    return {Run{.words = text.toStdString(), .isStrong = isStrong}};
}

Block headingOf(Prose prose) {
    return {.kind = Block::Kind::heading, .prose = std::move(prose)};
}

} // namespace

TeacherPage::TeacherPage(const Lesson& lesson, QWidget* parent)
    : QDialog(parent), lesson_(lesson), values_(lesson.steps.size() + 1) {
    setWindowTitle(tr("For the teacher"));
    resize(720, 620);
    auto* content = new QWidget;
    content->setObjectName(QStringLiteral("teacherPage"));
    auto* lines = new QVBoxLayout(content);
    lines->setContentsMargins(sideMargin, sideMargin, sideMargin, sideMargin);
    lines->setSpacing(sectionSpacing);
    for (std::size_t i = 0; i < sections().size(); ++i) {
        views_.push_back(new ProseView(content));
        lines->addWidget(views_.back());
    }
    lines->addStretch();
    auto* scroll = new QScrollArea(this);
    scroll->setWidget(content);
    scroll->setAccessibleName(windowTitle());
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    QPushButton* print = buttons->addButton(tr("Print …"), QDialogButtonBox::ActionRole);
    connect(print, &QPushButton::clicked, this, &TeacherPage::print);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(scroll);
    layout->addWidget(buttons);
    onAppearanceChanged(content, [content] {
        content->setStyleSheet(QStringLiteral("QWidget#teacherPage { background: %1; }")
                                   .arg(themeOf(*content).card.name()));
    });
    compose();
    compute();
}

void TeacherPage::compute() {
    computing_.start(
        [lesson = lesson_](Progress& progress) {
            std::vector<LessonValues> values;
            for (const Step& step : lesson.steps) {
                values.push_back(computeValues(step.game, valuesOf(step), {}, progress));
            }
            std::vector<Expression> ofPage;
            addValues(lesson.teacherTitle, ofPage);
            for (const Block& block : lesson.teacherPage) {
                addValues(block.prose, ofPage);
            }
            values.push_back(computeValues(lesson.steps.back().game, ofPage, {}, progress));
            return values;
        },
        [this](std::vector<LessonValues> values) {
            values_ = std::move(values);
            compose();
        });
}

std::vector<TeacherPage::Section> TeacherPage::sections() const {
    const std::size_t ofPage = lesson_.steps.size();
    std::vector<Block> head{headingOf(wordsOf(QString::fromStdString(lesson_.title), true))};
    const std::pair<QString, std::string> facts[] = {
        {tr("Aims: %1"), lesson_.aims},
        {tr("Age: %1"), lesson_.age},
        {tr("The class should already know: %1"), lesson_.needs},
    };
    for (const auto& [text, value] : facts) {
        if (!value.empty()) {
            head.push_back({.prose = wordsOf(text.arg(QString::fromStdString(value)))});
        }
    }
    head.push_back(
        {.prose = wordsOf(tr("%Ln minute(s)", nullptr, static_cast<int>(lesson_.minutes)))});
    std::vector<Section> sections{{std::move(head), ofPage}};
    if (!lesson_.teacherPage.empty()) {
        std::vector<Block> page{headingOf(lesson_.teacherTitle)};
        page.insert(page.end(), lesson_.teacherPage.begin(), lesson_.teacherPage.end());
        sections.push_back({std::move(page), ofPage});
    }
    sections.push_back({{headingOf(wordsOf(tr("The steps")))}, ofPage});
    for (std::size_t i = 0; i < lesson_.steps.size(); ++i) {
        const Step& step = lesson_.steps[i];
        Prose title = wordsOf(numberText(i + 1) + QStringLiteral(". "), true);
        for (Run run : step.title) {
            run.isStrong = true;
            title.push_back(std::move(run));
        }
        std::vector<Block> blocks{{.prose = std::move(title)}};
        if (step.ask) {
            blocks.push_back({.prose = step.ask->text});
        }
        sections.push_back({std::move(blocks), i});
    }
    return sections;
}

void TeacherPage::compose() {
    const std::vector<Section> all = sections();
    for (std::size_t i = 0; i < all.size(); ++i) {
        const std::size_t step = std::min(all[i].values, lesson_.steps.size() - 1);
        const Rule& rule = lesson_.steps[step].game.rule();
        views_[i]->setBlocks(all[i].blocks, rule, shownNumbers(rule, values_[all[i].values]));
    }
}

QString TeacherPage::words() const {
    QStringList words;
    for (const ProseView* view : views_) {
        words << view->words();
    }
    return words.join(QLatin1Char('\n'));
}

void TeacherPage::print() {
    QPrinter printer;
    QPrintDialog dialog(&printer, this);
    if (dialog.exec() == QDialog::Accepted) {
        printOn(printer);
    }
}

void TeacherPage::printOn(QPrinter& printer) const {
    printer.setResolution(logicalDpiX()); // the resolution for which the text is laid out
    const QRectF page = printer.pageRect(QPrinter::DevicePixel);
    const double scale = page.width() / paperWidth;
    const double height = page.height() / scale;
    QPainter painter(&printer);
    painter.scale(scale, scale);
    double y = 0;
    for (const ProseView* view : views_) {
        const auto paper = view->paperDocument(paperWidth);
        for (QTextBlock block = paper->begin(); block.isValid(); block = block.next()) {
            const QRectF rect = paper->documentLayout()->blockBoundingRect(block);
            if (y + rect.height() > height && y > 0) {
                printer.newPage();
                y = 0;
            }
            painter.save();
            painter.translate(0, y - rect.top());
            const QRectF whole(0, rect.top(), paperWidth, rect.height());
            painter.setClipRect(whole);
            paper->drawContents(&painter, whole);
            painter.restore();
            y += rect.height() + block.blockFormat().topMargin();
        }
        y += sectionSpacing;
    }
}

} // namespace lightsout

#include "moc_TeacherPage.cpp"
