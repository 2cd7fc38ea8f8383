#include "text/CountText.h"

#include "document/VertexText.h"

#include <QLocale>

namespace lightsout {

namespace {

constexpr std::size_t largestWrittenOut = 40;

} // namespace

QString powerOfTwoText(std::size_t exponent) {
    return exponent <= largestWrittenOut ? QLocale().toString(qulonglong{1} << exponent)
                                         : isolated(QStringLiteral("2^%1").arg(exponent));
}

} // namespace lightsout
