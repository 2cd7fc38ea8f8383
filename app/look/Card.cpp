#include "look/Card.h"

#include <QApplication>
#include <QVBoxLayout>

namespace lightsout {

namespace {

constexpr int blankWidth = 6;

void setTextColor(QLabel* label, const QColor& color) {
    QPalette palette = label->palette();
    palette.setColor(QPalette::WindowText, color);
    label->setPalette(palette);
}

} // namespace

Card::Card(QWidget* parent) : QFrame(parent), content_(new QVBoxLayout(this)) {
    setObjectName(QStringLiteral("card"));
    content_->setContentsMargins(22, 15, 22, 15);
    content_->setSpacing(8);
}

QLabel* Card::addText(TextRole role) {
    QLabel* label = makeLabel(role, role == TextRole::body || role == TextRole::small, this);
    label->setWordWrap(true);
    content_->addWidget(label);
    return label;
}

FactLabel::FactLabel(const QString& name, QWidget* parent)
    : QWidget(parent), name_(makeLabel(TextRole::small, true, this)),
      value_(makeLabel(TextRole::value, false, this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(name_);
    layout->addWidget(value_);
    setName(name);
}

void FactLabel::setName(const QString& name) {
    name_->setText(name);
    value_->setAccessibleName(name);
}

void FactLabel::setValue(const QString& value, bool emphasized) {
    value_->setText(value);
    setTextColor(value_, emphasized ? Theme::current().press : Theme::current().text);
}

Qt::Alignment leadingAlignment() {
    return Qt::AlignAbsolute | (QApplication::isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft);
}

QLabel* makeLabel(TextRole role, bool isSecond, QWidget* parent) {
    auto* label = new QLabel(parent);
    label->setFont(fontFor(role));
    label->setTextFormat(Qt::PlainText); // labels of vertices come from files
    label->setAlignment(leadingAlignment() | Qt::AlignVCenter);
    // A wrapped right-to-left line is set a blank too far to the left.
    label->setContentsMargins(QApplication::isRightToLeft() ? blankWidth : 0, 0, 0, 0);
    setTextColor(label, isSecond ? Theme::current().secondText : Theme::current().text);
    return label;
}

} // namespace lightsout
