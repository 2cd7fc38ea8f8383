// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/TeacherPage.h"

#include "lessons/LessonText.h"
#include "look/Theme.h"
#include "text/BoardText.h"
#include "text/NumberText.h"

#include <QDialogButtonBox>
#include <QLocale>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QTextBrowser>
#include <QTextCursor>
#include <QVBoxLayout>

namespace lightsout {

namespace {

/// Prose as plain words about a board.
QString words(const Prose& prose, const Game& game, const LessonValues& values) {
    const ShownNumbers numbers = shownNumbers(game.rule(), values);
    QString text;
    for (const Run& run : prose) {
        switch (run.kind) {
        case Run::Kind::words:
            text += QString::fromStdString(run.words);
            break;
        case Run::Kind::formula:
            text += isolated(formulaWords(run.formula, numbers));
            break;
        case Run::Kind::value:
            text += isolated(numbers.value(run.value));
            break;
        case Run::Kind::cell:
            text += vertexName(game.rule(), vertexAt(game.rule(), run.cell).value_or(0));
            break;
        case Run::Kind::press:
            text += isolated(numbers.symbol(QLatin1Char('x'), run.cell));
            break;
        case Run::Kind::change:
            text += isolated(numbers.symbol(QLatin1Char('d'), run.cell));
            break;
        case Run::Kind::equation:
            text += isolated(numbers.symbol(QLatin1Char('R'), run.cell));
            break;
        }
    }
    return text;
}

class Composer {
public:
    explicit Composer(QTextDocument& document) : document_(document), cursor_(&document) {}

    void line(const QString& text, int size = 0, bool isBold = false, int indent = 0) {
        QTextBlockFormat block;
        block.setLayoutDirection(QLocale().textDirection());
        block.setTopMargin(size > 0 ? 12 : 4);
        block.setIndent(indent);
        QTextCharFormat format;
        format.setFontPointSize(document_.defaultFont().pointSizeF() + size);
        format.setFontWeight(isBold ? QFont::Bold : QFont::Normal);
        if (document_.isEmpty()) {
            cursor_.setBlockFormat(block);
        } else {
            cursor_.insertBlock(block);
        }
        cursor_.insertText(text, format);
    }

private:
    QTextDocument& document_;
    QTextCursor cursor_;
};

} // namespace

TeacherPage::TeacherPage(const Lesson& lesson, QWidget* parent)
    : QDialog(parent), lesson_(lesson), values_(lesson.steps.size() + 1),
      text_(new QTextBrowser(this)) {
    setWindowTitle(tr("For the teacher"));
    resize(680, 620);
    text_->setOpenLinks(false);
    text_->document()->setDocumentMargin(20);
    text_->document()->setDefaultFont(fontFor(TextRole::body));
    compose(*text_->document());
    compute();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    QPushButton* print = buttons->addButton(tr("Print …"), QDialogButtonBox::ActionRole);
    connect(print, &QPushButton::clicked, this, &TeacherPage::print);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(text_);
    layout->addWidget(buttons);
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
            text_->document()->clear();
            compose(*text_->document());
            text_->moveCursor(QTextCursor::Start);
        });
}

void TeacherPage::compose(QTextDocument& document) const {
    const Lesson& lesson = lesson_;
    Composer composer(document);
    composer.line(QString::fromStdString(lesson.title), 6, true);
    const std::pair<QString, std::string> facts[] = {
        {tr("Aims: %1"), lesson.aims},
        {tr("Age: %1"), lesson.age},
        {tr("The class should know: %1"), lesson.needs},
    };
    for (const auto& [text, value] : facts) {
        if (!value.empty()) {
            composer.line(text.arg(QString::fromStdString(value)));
        }
    }
    composer.line(tr("%Ln minute(s)", nullptr, static_cast<int>(lesson.minutes)));
    const Game& last = lesson.steps.back().game;
    if (!lesson.teacherPage.empty()) {
        composer.line(words(lesson.teacherTitle, last, values_.back()), 3, true);
    }
    for (const Block& block : lesson.teacherPage) {
        const bool isItem =
            block.kind == Block::Kind::listItem || block.kind == Block::Kind::numberedItem;
        composer.line((isItem ? QStringLiteral("• ") : QString()) +
                          words(block.prose, last, values_.back()),
                      0, block.kind == Block::Kind::heading, isItem ? 1 : 0);
    }
    composer.line(tr("The steps"), 3, true);
    for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
        const Step& step = lesson.steps[i];
        composer.line(numberText(i + 1) + QStringLiteral(". ") +
                          words(step.title, step.game, values_[i]),
                      0, true);
        if (step.ask) {
            composer.line(words(step.ask->text, step.game, values_[i]), 0, false, 1);
        }
    }
}

void TeacherPage::print() {
    QPrinter printer;
    QPrintDialog dialog(&printer, this);
    if (dialog.exec() == QDialog::Accepted) {
        printOn(printer);
    }
}

void TeacherPage::printOn(QPrinter& printer) const {
    QTextDocument paper;
    QFont font = fontFor(TextRole::body);
    font.setPointSizeF(11);
    paper.setDefaultFont(font);
    compose(paper);
    paper.print(&printer);
}

} // namespace lightsout

#include "moc_TeacherPage.cpp"
