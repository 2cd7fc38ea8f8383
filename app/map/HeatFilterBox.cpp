// SPDX-License-Identifier: GPL-3.0-or-later
#include "map/HeatFilterBox.h"

#include "controls/Layouts.h"
#include "controls/TextLabel.h"
#include "controls/WrapLayout.h"
#include "theme/LookChanges.h"

#include <QSpinBox>

#include <utility>

namespace lightsout {

/// A spin box that shows each value as a text, such as "2⁴" for 4. A number can be typed.
class HeatFilterBox::ValueBox : public QSpinBox {
public:
    using QSpinBox::QSpinBox;

    void setTextOf(std::function<QString(int)> textOf) {
        textOf_ = std::move(textOf);
        setPrefix({}); // replaces the text, and computes the size again
    }

protected:
    QString textFromValue(int value) const override {
        return textOf_ ? textOf_(value) : QSpinBox::textFromValue(value);
    }
    int valueFromText(const QString& text) const override {
        return text == textFromValue(value()) ? value() : text.toInt();
    }
    QValidator::State validate(QString& text, int& position) const override {
        return text == textFromValue(value()) ? QValidator::Acceptable
                                              : QSpinBox::validate(text, position);
    }

private:
    std::function<QString(int)> textOf_;
};

HeatFilterBox::HeatFilterBox(int most, QWidget* parent)
    : QWidget(parent), choice_(new EnumBox<Choice>(this)), value_(new ValueBox(this)) {
    choice_->setObjectName(QStringLiteral("filter"));
    showChosenWhole(*choice_);
    value_->setObjectName(QStringLiteral("filterValue"));
    TextLabel* sentence = makeLabel(TextRole::small, true, this);
    sentence->setObjectName(QStringLiteral("filterSentence"));
    sentence->setWordWrap(true);
    sentence->reserveLines(2);
    sentence_ = sentence;
    value_->setRange(0, most);
    value_->setValue(1);
    value_->hide();
    auto* row = new WrapLayout;
    row->addWidget(choice_);
    row->addWidget(value_);
    setColumn(this, {row, sentence_}, 4);
    connect(choice_, &QComboBox::currentIndexChanged, this, [this] {
        value_->setVisible(choice() == Choice::value);
        Q_EMIT changed();
    });
    connect(value_, &QSpinBox::valueChanged, this, &HeatFilterBox::changed);
    setNames<HeatFilterBox>(choice_, QT_TR_NOOP("Shown cells"),
                            QT_TR_NOOP("Show only these cells in colour"));
    setNames<HeatFilterBox>(value_, QT_TR_NOOP("Value of the shown cells"));
}

void HeatFilterBox::setTexts(const QString& all, const QString& value, const QString& rows,
                             std::function<QString(int)> textOf) {
    setItemTexts(*choice_, {all, value, rows});
    value_->setTextOf(std::move(textOf));
}

void HeatFilterBox::setSentence(const QString& sentence) {
    sentence_->setText(sentence);
}

std::uint32_t HeatFilterBox::value() const {
    return static_cast<std::uint32_t>(value_->value());
}

void HeatFilterBox::setChoice(Choice choice, std::uint32_t value) {
    value_->setValue(static_cast<int>(value));
    choice_->setValue(choice);
}

} // namespace lightsout

#include "moc_HeatFilterBox.cpp"
