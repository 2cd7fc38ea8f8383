// SPDX-License-Identifier: GPL-3.0-or-later
#include "elimination/DeterminantText.h"

#include "text/NumberText.h"

#include <QLocale>

namespace lightsout {

namespace {

constexpr qsizetype groupLength = 3;
constexpr qsizetype maxShortDigits = 12;
constexpr QChar breakOpportunity(0x200B); // zero width space

/// The sign and the digits of an integer.
struct SignedDigits {
    explicit SignedDigits(const std::string& decimal)
        : digits(QString::fromStdString(decimal)),
          sign(digits.startsWith(QLatin1Char('-')) ? QStringLiteral("−") : QString()) {
        digits.remove(QLatin1Char('-'));
    }
    QString digits;
    QString sign;
};

} // namespace

QString wholeIntegerText(const std::string& decimal) {
    const SignedDigits number(decimal);
    const QString separator =
        QLocale().groupSeparator() +
        (number.digits.size() > maxShortDigits ? QString(breakOpportunity) : QString());
    QString text = number.sign;
    for (qsizetype i = 0; i < number.digits.size(); ++i) {
        if (i > 0 && (number.digits.size() - i) % groupLength == 0) {
            text += separator;
        }
        text += number.digits[i];
    }
    return text;
}

QString shortIntegerText(const std::string& decimal) {
    const SignedDigits number(decimal);
    if (number.digits.size() <= maxShortDigits) {
        return wholeIntegerText(decimal);
    }
    return QStringLiteral("%1%2%3%4 × 10%5")
        .arg(number.sign, number.digits.left(1), QLocale().decimalPoint(), number.digits.mid(1, 2),
             superscript(static_cast<std::size_t>(number.digits.size() - 1)));
}

} // namespace lightsout
