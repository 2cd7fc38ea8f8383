// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/Prose.h"
#include "theme/Theme.h"

#include <QLabel>

#include <vector>

namespace lightsout {

class ProseView;

// The parts of the wall. Their text is as large as the wall allows, regardless of the text size of
// the other windows: setUnit() sets the number of pixels in a hundredth of the wall's height.

/// A text on the wall.
class WallText : public QLabel {
    Q_OBJECT

public:
    /// `size` is the height of the font in units.
    WallText(double size, bool isBold, QWidget* parent);

    void setUnit(double unit);
    void setSize(double size);
    void setColour(ThemeColour colour);

protected:
    void changeEvent(QEvent* event) override;

private:
    void applyStyle();

    double size_;
    bool isBold_;
    double unit_ = 1;
    ThemeColour colour_ = &Theme::text;
};

/// A painted part of the wall.
class WallView : public QWidget {
public:
    using QWidget::QWidget;
    virtual void setUnit(double unit);

protected:
    double unit() const { return unit_; }
    /// Returns the font of text that is `size` pixels high.
    static QFont fontOf(double size, bool isBold = false);

private:
    double unit_ = 1;
};

/// The names of the pupils in the lobby. The more there are, the smaller they are.
class NameCloud : public WallView {
    Q_OBJECT

public:
    using WallView::WallView;
    /// Emphasises the last name.
    void setNames(const QStringList& names);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QStringList names_;
};

/// The choices of a question and, once the teacher reveals them, how often each answer was given.
class AnswerBars : public WallView {
    Q_OBJECT

public:
    struct Bar {
        QString answer;
        std::size_t count = 0;
        bool isRight = false;
        Prose prose{}; ///< the answer with drawn formulas; empty if it has none
    };
    using WallView::WallView;

    /// `whole` is the count at which a bar has its full length. If `isRevealed` is false, only the
    /// answers are shown.
    void setBars(std::vector<Bar> bars, std::size_t whole, bool isRevealed);
    void setUnit(double unit) override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    double gap() const;
    double rowHeight() const;
    double textSize() const;
    /// Returns the place of the answer in a row.
    QRectF wordsRect(std::size_t row) const;
    void placeProses();

    std::vector<Bar> bars_;
    std::vector<ProseView*> proses_; ///< null for answers without formulas
    std::size_t whole_ = 1;
    bool isRevealed_ = false;
};

/// The ranking of a contest, in as many columns as it needs.
class RankingView : public WallView {
    Q_OBJECT

public:
    struct Row {
        QString place; ///< empty if the pupil has solved no board
        QString name;
        QString rounds;
        QString presses;
        QString time;
    };
    using WallView::WallView;

    /// `heads` are the headings of the columns.
    void setRows(Row heads, std::vector<Row> rows);
    const std::vector<Row>& rows() const { return rows_; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Row heads_;
    std::vector<Row> rows_;
};

} // namespace lightsout
