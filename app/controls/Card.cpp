// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/Card.h"

#include "controls/Layouts.h"
#include "controls/PartedView.h"
#include "controls/WhyButton.h"
#include "controls/WrapLayout.h"
#include "text/FactText.h"
#include "theme/LookChanges.h"

#include <QFormLayout>
#include <QTimer>
#include <QVBoxLayout>

namespace lightsout {

Card::Card(QWidget* parent) : QFrame(parent), content_(new QVBoxLayout(this)) {
    content_->setContentsMargins(22, 15, 22, 15);
    content_->setSpacing(8);
}

Card::Card(CardFrame frame, QWidget* parent) : Card(parent) {
    setObjectName(QLatin1String(frame.objectName));
    title_ = addText(frame.role);
    if (frame.help != nullptr) {
        new WhyButton(*title_, QLatin1String(frame.help));
    }
    if (frame.title) {
        onLanguageChanged(title_,
                          [this, title = std::move(frame.title)] { title_->setText(title()); });
    }
}

void Card::flash() {
    constexpr int milliseconds = 1500;
    auto* frame = new QFrame(this);
    frame->setObjectName(QStringLiteral("flash"));
    frame->setAttribute(Qt::WA_TransparentForMouseEvents);
    frame->setGeometry(rect());
    frame->show();
    QTimer::singleShot(milliseconds, frame, &QObject::deleteLater);
}

TextLabel* Card::addText(TextRole role) {
    TextLabel* label = makeLabel(role, role == TextRole::body || role == TextRole::small, this);
    label->setWordWrap(true);
    content_->addWidget(label);
    return label;
}

QWidget* Card::addRow(std::initializer_list<QWidget*> widgets, int gap) {
    auto* row = new QWidget(this);
    auto* layout = new WrapLayout(row, gap);
    for (QWidget* widget : widgets) {
        layout->addWidget(widget);
    }
    content_->addWidget(row);
    return row;
}

FactLabel::FactLabel(QWidget* parent)
    : QWidget(parent), name_(makeLabel(TextRole::small, true, this)),
      value_(makeLabel(TextRole::value, false, this)) {
    setColumn(this, {name_, value_}, 2);
    refreshAccessibleName();
}

FactLabel::FactLabel(std::string_view fact, QWidget* parent)
    : FactLabel([fact] { return factName(*factNamed(fact)); },
                [fact] { return factSentence(*factNamed(fact)); }, parent) {
    fact_ = factNamed(fact);
}

FactLabel::FactLabel(std::function<QString()> name, std::function<QString()> meaning,
                     QWidget* parent)
    : FactLabel(parent) {
    onLanguageChanged(this, [this, name = std::move(name), meaning = std::move(meaning)] {
        setName(name());
        setMeaning(meaning ? meaning() : QString());
    });
}

void FactLabel::setName(const QString& name) {
    name_->setText(name);
    refreshAccessibleName();
}

void FactLabel::refreshAccessibleName() {
    // The description says why a value is unknown.
    const QString name = value_->accessibleDescription().isEmpty()
                             ? tr("%1: %2").arg(name_->text(), value_->text())
                             : name_->text();
    changeName(*value_, name);
}

void FactLabel::setValue(const QString& value, bool emphasized) {
    setValue(value, emphasized ? TextLabel::Tone::press : TextLabel::Tone::text);
}

void FactLabel::setValue(const QString& value, TextLabel::Tone tone) {
    value_->setKnown(value);
    value_->setTone(tone);
    refreshAccessibleName();
}

void FactLabel::setValue(const std::optional<Value>& value, bool isComputing, bool emphasized) {
    const auto [text, reason] = shownValue(*fact_, value, isComputing);
    if (text.isEmpty()) {
        setUnknown(reason);
    } else {
        setValue(text, emphasized);
    }
}

void FactLabel::setUnknown(const QString& why) {
    value_->setUnknown(why);
    value_->setTone(TextLabel::Tone::text);
    refreshAccessibleName();
}

QWidget* withName(std::function<QString()> name, QWidget* field, QWidget* parent) {
    auto* both = new QWidget(parent);
    auto* row = setRow(both, {});
    TextLabel* label = makeLabel(TextRole::body, true, both);
    label->setBuddy(field);
    onLanguageChanged(label, [label, name = std::move(name)] { label->setText(name()); });
    row->addWidget(label);
    row->addWidget(field);
    return both;
}

void addField(QFormLayout* form, const QString& name, QWidget* field) {
    form->addRow(name, field);
    field->setAccessibleName(QString(name).remove(QLatin1Char('&')));
}

} // namespace lightsout

#include "moc_Card.cpp"
