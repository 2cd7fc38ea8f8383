// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/CourseMap.h"

#include "lessons/TeacherPage.h"
#include "text/NumberText.h"
#include "theme/Theme.h"

#include <QGridLayout>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <map>
#include <utility>

namespace lightsout {

namespace {

/// The buttons of the lessons, with lines from each lesson to those that build on it.
class LessonGraph : public QWidget {
public:
    LessonGraph() : layout_(new QGridLayout(this)) {
        constexpr int columnSpacing = 48;
        layout_->setHorizontalSpacing(columnSpacing);
    }

    void add(QPushButton* button, int level) {
        layout_->addWidget(button, layoutRows_[level]++, level);
    }
    void connectTo(const QWidget* from, const QWidget* to) { lines_.emplace_back(from, to); }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(themeOf(*this).secondText, 1.5));
        const bool isMirrored = layoutDirection() == Qt::RightToLeft;
        for (const auto& [from, to] : lines_) {
            const QRectF begin = from->geometry();
            const QRectF end = to->geometry();
            painter.drawLine(QPointF(isMirrored ? begin.left() : begin.right(), begin.center().y()),
                             QPointF(isMirrored ? end.right() : end.left(), end.center().y()));
        }
    }

private:
    QGridLayout* layout_;
    std::map<int, int> layoutRows_;
    std::vector<std::pair<const QWidget*, const QWidget*>> lines_;
};

/// Returns a title broken into lines that are not much longer than needed for two of them.
QString inTwoLines(QString title) {
    constexpr qsizetype longest = 24;
    const qsizetype middle = title.indexOf(QLatin1Char(' '), title.size() / 2);
    if (title.size() > longest && middle > 0) {
        title[middle] = QLatin1Char('\n');
    }
    return title;
}

} // namespace

CourseMap::CourseMap(const LessonShelf& shelf, QWidget* parent) : QDialog(parent) {
    setObjectName(QStringLiteral("courseMapDialog"));
    setWindowTitle(tr("Course map"));
    auto* graph = new LessonGraph;
    std::map<std::size_t, QPushButton*> buttons;
    std::map<std::size_t, std::vector<std::size_t>> after;
    for (const ShelvedLesson& lesson : shelf.lessons()) {
        if (lesson.isOwn || lesson.isBook() || lesson.lesson() == nullptr) {
            continue;
        }
        const Lesson& content = *lesson.lesson();
        const QString age = QString::fromStdString(content.age);
        const QString minutes =
            TeacherPage::tr("%Ln minute(s)", nullptr, static_cast<int>(content.minutes));
        QString title = inTwoLines(lesson.title());
        title.replace(QLatin1Char('&'), QStringLiteral("&&"));
        auto* button = new QPushButton(numberText(static_cast<std::size_t>(lesson.number)) +
                                       QStringLiteral(". ") + title + QLatin1Char('\n') + age +
                                       QStringLiteral(" · ") + minutes);
        button->setObjectName(QStringLiteral("course ") + lesson.name);
        button->setToolTip(QString::fromStdString(content.aims));
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, [this, name = lesson.name] {
            accept();
            Q_EMIT lessonChosen(name);
        });
        graph->add(button, shelf.levelOf(lesson));
        buttons[static_cast<std::size_t>(lesson.number)] = button;
        after[static_cast<std::size_t>(lesson.number)] = content.after;
        for (const std::size_t needed : content.after) {
            // Another lesson that this one needs may need it, too.
            const bool isImplied = std::ranges::any_of(content.after, [&](std::size_t other) {
                return std::ranges::find(after[other], needed) != after[other].end();
            });
            if (buttons.contains(needed) && !isImplied) { // lessons are in order
                graph->connectTo(buttons[needed], button);
            }
        }
    }
    auto* scroll = new QScrollArea(this);
    scroll->setWidget(graph);
    scroll->setAccessibleName(windowTitle());
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(scroll);
    constexpr QSize size(1200, 640);
    resize(parent == nullptr ? size : size.boundedTo(parent->window()->size()));
}

} // namespace lightsout

#include "moc_CourseMap.cpp"
