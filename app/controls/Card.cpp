// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/Card.h"

#include "controls/PartedView.h"
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

FactLabel::FactLabel(QWidget* parent)
    : QWidget(parent), name_(makeLabel(TextRole::small, true, this)),
      value_(makeLabel(TextRole::value, false, this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(name_);
    layout->addWidget(value_);
    refreshAccessibleName();
}

FactLabel::FactLabel(std::string_view fact, QWidget* parent) : FactLabel(parent) {
    fact_ = factNamed(fact);
    onLanguageChanged(this, [this] {
        setName(factName(*fact_));
        setMeaning(factSentence(*fact_));
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

void FactLabel::setUnknown(const QString& why) {
    value_->setUnknown(why);
    value_->setTone(TextLabel::Tone::text);
    refreshAccessibleName();
}

void addField(QFormLayout* form, const QString& name, QWidget* field) {
    form->addRow(name, field);
    field->setAccessibleName(QString(name).remove(QLatin1Char('&')));
}

} // namespace lightsout

#include "moc_Card.cpp"
